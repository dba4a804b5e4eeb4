// Package delver is the computer player of Dungeon Roll, in three levels (section 6 of
// the specification).
package delver
