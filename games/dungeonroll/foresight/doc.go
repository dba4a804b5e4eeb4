// Package foresight looks ahead in a delve of Dungeon Roll: what can still become of the
// level on the table. The coach's odds and the computer players stand on it.
//
//	Delve --Of--> Position        counts of faces, equal for delves that play alike
//	Position --Search.Value-->    the best end, as a Judge values ends
//
// A [Position] forgets the slots: two delves that differ in the order of their dice are
// one position, which makes the number of positions of a level small enough to go
// through all of them. A [Search] goes through every order of fights, treasures and
// abilities, keeps what it has seen, and asks a [Judge] what the ends are worth. What a
// die may act as it asks the rules; what an action takes away it counts for itself, and
// a test compares every step with the rules.
//
// Treasures that would be drawn on the way stay unknown ([Position.Fresh]): the search
// counts them and never uses them. Scrolls, the Commander and the Archaeologist are left
// to those who call: their outcomes are too many for every position. Dice that a hero
// rolls on the way are handled as the search's [Luck] says.
//
// Some choices are left out because another one is never worse: leaving monsters of a
// group alive, reviving a second die of a plain face, opening fewer chests. An elixir is
// kept while neither monsters nor a dragon threaten: it is worth more later.
//
// Values are whole numbers in whatever unit the judge uses. Work is counted in
// positions, never in time.
package foresight
