// Package card is the dungeon card: a portrait grid of 5 columns and 7 rows of
// squares on two layers, its openings, its rooms and the icons on it (MMV-001 to
// MMV-011), the text map that a person draws it as, and the catalogue of all cards.
//
//	 c  0 1 2 3 4          card D10 cost 3 "Carpet Landing"
//	r 0 . N . N .          open N1 E1 E5 S1 W3
//	  1 W . . . E          .│...  .....  .....
//	  2 . . . . .          .├─┬─  .....  ..P.1
//	  3 W . . . E          .│.│.  .....  .B...
//	  4 . . . . .          ─┤.│.  .....  ...T.
//	  5 W . . . E          .│.│.  .....  .1.P.
//	  6 . S . S .          .├─┴─  .....  ..R..
//	                       .│...  .....  .....
//
// The letters on the left are the ten places where a hallway or tunnel may leave a
// card. Units are squares; (c,r) counts from the upper left corner of the card as it
// lies, sides are those of the card as it lies. A card does not change once it is made.
package card
