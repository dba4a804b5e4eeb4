// Package play is the kernel that every game of the box is played through: set-up,
// state, moves, events, refusals, the match with its undo, and the journal.
//
// One move's way:
//
//	gesture -> Move -> Match.Do(seat, move) -> State.Apply -> events + journal line
//	                                        \-> Refusal (clause, reason), nothing changed
//
// The package knows no game, no screen, no file and no clock. Everything in it is
// deterministic: the same set-up, seed and moves give the same digests everywhere.
// Rules and bots compute in integers.
package play
