// Package torches is the smallest whole game: the pattern for a new game's package,
// and what the kernel's own tests play. Torches are named by their wood; the later
// in the list of woods, the brighter.
//
//	TOR-001 Two to four players; each draws three torches, facedown to the others.
//	TOR-002 Three rounds. In your turn you may play up to two torches, one at a time:
//	        one brighter than the torch that burns brings its brightness and burns
//	        from now on; a darker one brings nothing.
//	TOR-003 Once a turn you may roll the die and score its pips.
//	TOR-004 Done ends the turn; a hand of fewer than three draws one torch.
//	TOR-005 After the third round all secretly hold up one torch or nothing. When
//	        everybody has, they are shown: the brightest brings its brightness.
//	TOR-006 The highest score wins; a tie is broken by the torches left, then shared.
package torches
