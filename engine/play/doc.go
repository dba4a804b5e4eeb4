// Package play is the kernel that every game of the box is played through: set-up,
// state, moves, events, refusals, the match with its undo, and the journal.
//
// One move's way:
//
//	gesture -> Move -> Match.Do(seat, move) -> State.Apply -> events + journal line
//	                                        \-> Refusal (clause, reason), nothing changed
//
// Contracts: game.go, refusal.go, chance.go, digest.go. The match around a position:
// match.go, undo.go, think.go (bots beside the loop), draft.go, recorder.go (saving).
// The journal: journal.go (format), replay.go. Beside it stand torches, the pattern for
// a game; playtest, the trial that every game is run through; scenario, stories in
// plain text that must come out.
//
// The package knows no game, no screen, no file and no clock. Everything in it is
// deterministic: the same set-up, seed and moves give the same digests everywhere.
// Rules and bots compute in integers.
package play
