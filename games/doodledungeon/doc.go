// Package doodledungeon is Doodle Dungeon: two to four dungeon masters draft cards and
// draw their elements on squared paper, draw a hero's path through a neighbour's dungeon,
// and defend their own with dice and the cards they drafted (DD-001 to DD-137).
//
// The table:
//
//	 draw pile   revealed: one more than there are seats   discards
//	  +----+      +----+  +----+  +----+                    +----+
//	  |    |      | 07 |  | 31 |  | 54 |                    | 12 |
//	  +----+      +----+  +----+  +----+                    +----+
//
//	a seat's sheet                                          beside it
//	      A B C D E F G H      hearts 20                    faceup card
//	 in>  . . . # . . . .   1  goblin   [ ][ ][ ][ ]...     action pile (14)
//	      . G . . . T . .   2  orc      [ ][ ]...           hand
//	      # # . . O . . .   3  dragon   [ ][ ]...           above it: 2 Hero
//	      . . . D . . . .  ... trap, treasure, hand         actions of rivals
//	      . . T . . . G .  10  >out                         treasure squares (secret)
//
// The phases, with their files:
//
//	Draft      draft.go                      14 rounds: one card a seat
//	Building   build.go, erase.go            its elements, left to right; one seat at a time
//	Drawing    drawing.go, package trail     one path a seat, through the dungeon to the right
//	Defence    defence.go, walk.go,          turns: walk, encounter, Hero actions, refill
//	           encounter.go, act.go, above.go
//	Over       final.go                      treasures, monsters, death or hearts
//
// Sub-packages: sheet (squared paper and the building law), trail (the pen), card (cards,
// actions, tracks), fight (dice and chances), sketch (freehand drawings), doodler
// (computer players), story (words for scenario files).
//
// [State] is one position as plain data. A move is checked whole before anything changes;
// move.go lists the moves and parse.go reads them. Whatever a screen or log shows comes
// as a typed event (event*.go). State.Seen hides what a seat may not know and State.Guess
// deals it anew, for computer players. Position and Game.Set set a table up freely.
//
// Squares go from A1 to H10; places in a path count squares from 0, -1 is the entrance.
// Strength, hearts and points are whole numbers.
//
// # Decisions
//
// Where the specification leaves something open:
//
//   - The name of a dungeon is an option of the set-up ("dungeon-1"). Left out, the
//     proposal of the game stands; given, it must not be blank (DD-002).
//   - The cards that go back to the box come from the bottom of the shuffled pile
//     (DD-003). Which they are nobody ever learns.
//   - A seat is skipped in Building only if every element of its card lapses: the card is
//     then turned at once. Otherwise the seat turns it itself, since it may still erase.
//   - A lapsed element cannot be erased: there is nothing to rub out. Erasing an element
//     judges those after it anew, lapsed or not (DD-024).
//   - Walls are moves by their squares. A formation that would stick out of the grid has
//     the squares that lie inside, and is refused by DD-031.
//   - Erasing and sketching stand in no list of moves, since random play would not end;
//     they are legal as long as the card is faceup. Undo works beside them.
//   - A monster's freehand drawing is a move of its own ("sketch"), kept in the position
//     and so in save and replay; it can be made while the monster's card is faceup and is
//     rubbed out with the monster. Stamped monsters need no move.
//   - Cards in hand are played by their action, since copies do not differ in Phase C; of
//     several the one drawn first is played.
//   - Walking and settling are moves, though forced: a player sees the own turn begin.
//     A trap and a fight stay open until settled even if nothing can be played, so that
//     nobody learns from haste what is in the hand.
//   - Step 4 begins with the first card put under; Hero actions are then over. Without a
//     card in hand, steps 3 and 4 are carried out without asking, the refill included; the
//     size of a hand is public, so this tells nothing.
//   - The order of the own pile is hidden in Phase C, but not the cards the seat has put
//     under it itself, nor what the rest is made of: a person may remember both.
//   - What the draw pile is made of after round 12 with four players is known to all: it
//     was the discard pile (DD-015, DD-018).
//   - Two Bombs may name the same monster; the second is discarded when the first goes off
//     (DD-114).
//   - Of a tie in points the ranking says whether fewer crossed-out monsters broke it or
//     the place is shared (DD-134); of three in a tie each has the reason for its own place.
package doodledungeon
