// Package delve is the view of a delve: the open chest with the level above the braid and
// the party below it, the lair, the graveyard, the hero card, the treasures, and all
// that a player does with them.
//
//	view.go      the picture as a whole           column.go side.go  the two columns
//	piece.go     where dice lie                   ground.go          lid, lair, graveyard
//	happen.go    what a move changes              beat.go            how that is shown
//	hold.go      what the player holds            drop.go            what it does where
//	mark.go fan.go extra.go seal.go guild.go      what is asked before a move is made
//	dragon.go regroup.go scout.go discard.go      the stages with a table of their own
//	warn.go coach.go tips.go                      the helps
//
// A move is put together here and made through the board, whose rules have the last
// word: what is not allowed is tried all the same, so that they can say why.
package delve
