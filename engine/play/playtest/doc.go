// Package playtest runs any game through the same trial: many matches, played at
// random and by bots, with everything checked after every move that can be checked
// without knowing the rules. A game's test fills in a [Plan] and calls [Run]:
//
//	playtest.Run(t, playtest.Plan{Game: mygame.New(), Setup: setup, Invariants: count}, 1000)
//
// Checked are: the game's own invariants; that an acting seat has moves and each is
// legal and reads back; that clones share nothing; that a refused move changes
// nothing and names its clause; that the same move gives the same position; that a
// seat sees nothing hidden in position, log and undo; that undo and redo lead to and
// fro; that the journal replays to the same digests; that bots choose alike from the
// same view, legally, and stop when asked; that the game ends within its bound, with
// a ranking of all seats.
package playtest
