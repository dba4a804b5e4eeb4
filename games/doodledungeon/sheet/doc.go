// Package sheet is the squared paper of Doodle Dungeon: the grid of 80 squares, what is
// drawn on it, and the building law (DD-027 to DD-040).
//
//	     A B C D E F G H
//	in>  . . . . . . . .   1      a square is a number from 0 (A1) to 79 (H10), row by row
//	     . . . . . . . .   2
//	     . . . . . . . .  ...
//	     . . . . . . . .  10  >out
//
// A [Set] is a set of squares in two machine words, so that reachability is a flood of a
// few dozen shifts: the check of one wall placement takes well under a microsecond. A
// [Formation] is a shape of walls with its turned and mirrored positions; a [Sheet] is a
// dungeon's drawing. The law answers twice: by a truth value for searches (MayWall, Room)
// and by a refusal with clause, reason and squares for players (WhyWall, WhyCreature).
package sheet
