// Package trail draws the hero's path through a dungeon, square by square, with a [Pen]
// (DD-053 to DD-060).
//
//	sheet --NewPen--> Pen --Step, Back, Next, Why, Stuck--> Path --Check: a whole path--> nil
//
// A path is the list of its squares from A1 to H10, the first and last visits included.
// What an encounter is on it depends on the drawing alone (DD-058), so the pen never looks
// at what is crossed out.
package trail
