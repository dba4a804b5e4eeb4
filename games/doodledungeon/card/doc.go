// Package card is the 60 cards of Doodle Dungeon, the 20 actions on them, the elements
// to be built, and the upgrade tracks of the sheet: the data of DD part 4, loaded from
// assets/doodledungeon and checked against the specification's totals.
package card
