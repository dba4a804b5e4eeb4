package doodler

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
)

// whole is certainty in the fixed point of chances.
const whole = 1 << 16

// kinds is how many marks there are, as indices.
const kinds = int(sheet.Dragon) + 1

// outlook is what a dungeon holds ready for a hero, as somebody who does not know its
// owner's cards and treasures guesses.
type outlook struct {
	kind   [sheet.Squares]sheet.Mark // traps and monsters not crossed out
	worth  [sheet.Squares]int        // what the owner loses with a monster
	win    [kinds]int                // chance of a monster to win, in parts of whole
	damage [kinds]int                // hearts lost at a trap or to a winner
	price  [kinds]int                // what a monster brings without a treasure
	prize  int                       // what a guarded treasure brings
	hearts int
	relief int // hearts that cards of the rivals are going to save
	death  int // points for a dead hero
}

// relief is how many hearts the rivals' cards save in a whole game, by rough count.
const reliefHearts = 3

// assist is the chance, in hundredths, that a card of the owner is of use in a fight, by
// the Hand cards level.
var assist = [...]int{0, 35, 45, 52, 58}

// levels is the values in force by category.
type levels [card.Categories]int

// levelsOf is what a seat's upgrades have unlocked.
func levelsOf(s *doodledungeon.State, seat play.Seat) (l levels) {
	for c := range card.Categories {
		l[c] = s.Level(seat, c)
	}
	return l
}

// fresh is the outlook of a dungeon whose hero has not set out.
func fresh(s *doodledungeon.State, seat play.Seat, hoard int) *outlook {
	own := s.Sheet(seat)
	return outlookOf(s.Tables(), &own, levelsOf(s, seat), hoard)
}

// outlookOf is the outlook of a sheet with these levels. Hoard is what all its treasures
// are thought to be worth; it is spread over the monsters by their strength.
func outlookOf(t *card.Tables, own *sheet.Sheet, at levels, hoard int) *outlook {
	o := &outlook{hearts: t.Figures.Hearts, relief: reliefHearts, death: t.Figures.Death * point}
	o.prize = at[card.TreasureTrack] * point
	o.damage[sheet.Trap] = at[card.TrapTrack]
	shares := 0
	for _, m := range sheet.Monsters() {
		o.damage[m], o.price[m] = t.Damage(m), t.Points(m)*point
		o.win[m] = chance(at[card.TrackOf(m)], at[card.HandTrack], t.Figures.Strength)
		shares += own.Standing(m).Count() * lure(o.win[m])
	}
	for sq := range own.Stops().Each {
		m := own.At(sq)
		o.kind[sq] = m
		if m.Monster() {
			o.worth[sq] = o.price[m] + hoard*lure(o.win[m])/max(1, shares)
		}
	}
	return o
}

// lure is how likely a monster is to stand on a treasure, compared with others.
func lure(win int) int { return whole/3 + win }

// chance is that of a monster to win with the dice and, now and then, a card that is as
// good as another die.
func chance(level, hand, need int) int {
	alone, helped := parts(fight.AtLeast(2, need-level)), parts(fight.AtLeast(3, need-level))
	return alone + (helped-alone)*assist[min(hand, len(assist)-1)]/100
}

// parts gives a chance in parts of whole.
func parts(c fight.Chance) int { return c.Hits * whole / max(1, c.Of) }
