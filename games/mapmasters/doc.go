// Package mapmasters is Map Masters in Versus mode: two to five seats buy cards, lay
// five of them as a dungeon each, draw one path through it, and score what the path
// has circled, for six rounds (MMV-091 to MMV-176).
//
// The table:
//
//	 fairy market     spellbooks      cost 3     cost 4     cost 5     cost 6
//	+------+------+  +----------+   +--------+ +--------+ +--------+ +--------+
//	|sword |scroll|  |  deck 15 |   |deck 16 | |deck 16 | |deck 16 | |deck 16 |
//	|  5   |  5   |  +----------+   +--------+ +--------+ +--------+ +--------+
//	+------+------+  | open  1  |   | open 1 | | open 1 | | open 1 | | open 1 |
//	| key  | rope |  +----------+   +--------+ +--------+ +--------+ +--------+
//	|  5   |  5   |  | open  2  |   | open 2 | | open 2 | | open 2 | | open 2 |
//	+------+------+  +----------+   +--------+ +--------+ +--------+ +--------+
//
//	a seat:  purse | fairy tokens | books (2) | Building Area (5) | deck | discards
//	its score board, six rows:  First Score | Second Score | Time Bonus | Exit
//
// The phases of a round, with their files:
//
//	Market       market.go, buy_*.go            one purchase a turn, until all have passed
//	Hand         hand.go                        drawn up to five; only SB-16 asks anybody
//	Exploration  explore.go, exploration.go     one plan a seat, in turn order
//	Reward       reward.go                      worked out at once after the last plan
//	Refresh      refresh.go, optimize.go, exchange.go   one action a move, then done
//	Over         final.go                       after the sixth Reward phase
//
// [State] is one position as plain data. A move is checked whole before anything
// changes; move.go lists the moves and parse.go reads them. Whatever a screen or log
// shows comes as a typed event (event*.go). State.Seen hides what a seat may not know
// and State.Guess deals it anew, for computer players. Position and Game.Set set a
// table up freely; the package story gives scenario files their words.
//
// Money is in coins, points in VP, time in milliseconds, places of cards in squares.
//
// # Decisions
//
// Where the specification leaves something open:
//
//   - Refresh is played as single actions and a final "refresh done", so that each can
//     be taken back, instead of one list (MMV 4.8).
//   - A seat that can do nothing at all in the Refresh phase is closed without being
//     asked; one that has done something says "done" itself.
//   - SB-16's card is shown to its owner when the Hand phase comes to it. "Unused"
//     keeps card and book as they are; the screen offers it before the card is shown.
//     The others see deck and discards in the sizes they would have if the card had been
//     kept, and the book faceup, until all have explored (MMV-125 against MMV-130).
//   - What an accepted plan has spent (MMV-146) is shown to the others as not yet spent
//     until all have explored; otherwise it would tell of the hidden path (MMV-136).
//   - A seat's drawn cards lie facedown for itself, too, until its own exploration
//     begins. From the Reward phase on all five cards of a hand are open to all, placed
//     or not, since the Refresh phase works on them openly.
//   - The others may not look through a seat's discards (MMV-125), so deck, discards
//     and facedown cards of another seat are one heap of which the sizes are known.
//   - A seat without any card still explores: it hands in no path.
//   - Cards laid without a path have to hang together all the same (MMV-144).
//   - SB-02 may be given up without a path being drawn; when the timer ends an
//     exploration without a path, it stays.
//   - At 300 000 ms or later, with the timer on, only a plan marked "timed out" is
//     accepted, and not before (MMV-139).
//   - A slot that stayed empty for want of cards stays so until the market is changed
//     after round 3 (MMV-121, MMV-167).
//   - The slot of a third book is refilled before the old book goes to the discards
//     (MMV-116, MMV-120).
//   - The recorded explorations of a round are kept until its Refresh phase ends; after
//     round 6 they stay.
package mapmasters
