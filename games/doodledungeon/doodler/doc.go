// Package doodler is the computer player of Doodle Dungeon, in three levels (section 6
// of the specification). Values of positions are thousandths of a point of the final
// score, chances are parts of [whole].
package doodler
