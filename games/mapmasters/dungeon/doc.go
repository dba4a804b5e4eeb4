// Package dungeon is the heart of Map Masters: cards laid on a common lattice of
// squares as a tableau (MMV-132 to MMV-135), and the one path that is drawn through
// it, step by step, with a Pen (MMV-027 to MMV-090).
//
//	placements --New--> Tableau --NewPen(kit)--> Pen --Step, Back, Next, Why--> Result
//	                       \--- Replay(kit, path): a whole plan, checked ---------/
//
// Squares have lattice co-ordinates: x grows to the right, y downwards, both may be
// negative. Inside the package a square of one layer is a Node, a small dense number,
// so that a step touches a few array cells and no map. Everything is integers, pure and
// repeatable.
//
// The marks a path leaves on the tableau (stays, circled and crossed out icons, visited
// rooms) and what a group of explorers carries (items, tokens, books) are kept apart,
// since in the co-operative mode the first belong to all lines together and the second
// to one group.
package dungeon
