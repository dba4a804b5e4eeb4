// Package dungeonroll is Dungeon Roll: one to four seats send a hero with seven party
// dice into a dungeon, three times each, and gather experience and treasures (DR-001 to
// DR-230).
//
// The table:
//
//	                  the level, slot 1 to the left            the lair
//	+-----------+   +---+---+---+---+---+                  +---+---+---+
//	| level die |   | g | k | o | c | p |  ... up to 10    | d | d | d |  3: the dragon
//	+-----------+   +---+---+---+---+---+                  +---+---+---+
//	+-----------+   the party, slot 1 to the left              supply of 10 dice
//	| hero card |   +---+---+---+---+---+---+---+          +-----------+
//	| 2 sides   |   | C | F | M | T | H | S | T*|          | graveyard |  no faces
//	+-----------+   +---+---+---+---+---+---+---+          +-----------+
//	own treasures: SW TA SC TT SR RI DS EL DB TP           treasure chest of 36
//
// The phases of a delve, with their files:
//
//	Forming    form.go          draws, the party, the Mercenary's and the Scout's choice
//	Monster    fight.go reroll.go treasure.go ability.go effects.go   until no monster is left
//	Loot       loot.go          chests opened, potions quaffed
//	Dragon     dragon.go        with three dice in the lair
//	Regroup    regroup.go       retire, or a level deeper: level.go
//
// What follows by itself, and how phases end, stands in settle.go and ends.go.
//
// Around it stand the choice of heroes (setup.go) and the end of the game (finish.go).
//
// [Delve] is one adventurer's delve as plain comparable data: Check says why a [Move]
// is refused, Do makes it, Moves lists what is legal; random numbers come through
// [Luck]. [State] is the game: seats around one delve at a time, with its chance stream.
// Each hero stands in the file of its name (hero_*.go) as a card with two sides: fields
// for its specialties, which the rules ask for, and an [ultimate]. Whatever a screen or
// log shows comes as a typed event (event.go). Position and Game.Set set a table up
// freely; [Script] lays dice and treasures down; the package story gives scenario files
// their words. Moves as recorded are listed in testdata/scenarios/README.md.
//
// Every random number is drawn from the state's stream, by the names in luck.go.
//
// # Decisions
//
// Where the specification leaves something open:
//
//   - Forming the party counts as a phase: what is not possible in it is refused as
//     WRONG_PHASE, since that stands first in the table of reasons (DR-223).
//   - A role that is left out is any role in which the action fits, the die's own first.
//     The roles differ in nothing that follows, so nobody has to be asked.
//   - Too few treasures named for a discard leave the choice open: CHOICE_PENDING. Too
//     few monsters for the Dwarf, or faces for the Paladin, are NOTHING_CHOSEN.
//   - After the Archaeologist's ultimate the discard is always a decision of its own,
//     even if all has to go. At the end of the game six treasures or fewer go by
//     themselves.
//   - Setting a die to the face that it shows is NO_TARGET.
//   - The Drake Kin names a type by any of its dice; all of that type are discarded.
//   - The Crusader's and Spellsword's card is a source of other actions. "ultimate" alone
//     has NO_TARGET there.
//   - In Choice mode computer players' heroes are drawn by the state itself, when it is
//     their turn, with the move before (DR-011, DR-012).
//   - Drawn heroes and the discards at the end go by seat numbers, not from the first
//     adventurer.
//   - The first adventurer is drawn for a single player, too.
//   - The ultimate counts as usable for DR-045 when it would act: the Guild's as long as
//     there is a die, the Scout's always, the hero card only with something to do.
//   - Lists of moves name one of several equal dice, and bound the choices of large
//     re-rolls and revivals (choices.go). Everything else may be played all the same.
package dungeonroll
