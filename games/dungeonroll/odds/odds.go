// Package odds is the coach of Dungeon Roll: exact chances of the next level, from every
// throw of its dice, with the best play that needs no further luck.
//
// The next level counts as cleared when party, graveyard, treasures and ultimate at hand
// lead through its monsters and its dragon without re-rolls, dice that a hero rolls,
// portal, an ultimate that retires, treasures drawn on the way and a hero turning over
// on the way. The Dwarf's champion that would be rolled again counts as gone; dice laid
// out by the Scout are known. This is the definition beside the vectors of section 5 of
// the specification. The coach never plays.
package odds

import (
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/foresight"
)

// Fraction is an exact number from counting throws.
type Fraction struct{ Num, Den int }

// PerMille is the fraction in thousandths, rounded to the nearest.
func (f Fraction) PerMille() int {
	if f.Den == 0 {
		return 0
	}
	return (f.Num*1000 + f.Den/2) / f.Den
}

// Outlook is what the coach says at Regroup.
type Outlook struct {
	Level  int      // the next one
	Clear  Fraction // chance that it can be cleared, its dragon included
	Dragon Fraction // chance that the throw brings three dice or more into the lair
	GoOn   Fraction // mean experience of going on once and retiring after it
	Retire int      // experience of retiring now
}

// Next looks at the level below a delve at Regroup. On level 10 there is none: all
// fractions are 0 of 1.
func Next(d *dungeonroll.Delve) Outlook {
	o := Outlook{Level: int(d.Level) + 1, Clear: Fraction{0, 1}, Dragon: Fraction{0, 1}, GoOn: Fraction{0, 1},
		Retire: int(d.Level)}
	if d.Level >= 10 {
		return o
	}
	p := foresight.Of(d)
	s := coach(d, foresight.Denied)
	rolls := []foresight.Roll{{Weight: 1}}
	var known bool
	if rolls[0].Count, known = foresight.Known(d); !known {
		rolls = foresight.Rolls(min(o.Level, d.Supply()))
	}
	all := 0
	for i := range rolls {
		r := &rolls[i]
		all += r.Weight
		q := s.Enter(p, &r.Count)
		if q.Lair >= 3 {
			o.Dragon.Num += r.Weight
		}
		if s.Value(q) > 0 {
			o.Clear.Num += r.Weight
		}
	}
	o.GoOn.Num = o.Clear.Num * o.Level
	o.Clear.Den, o.Dragon.Den, o.GoOn.Den = all, all, all
	return o
}

// cleared is the judge of the coach: a cleared level is 1, everything else nothing.
type cleared struct{}

func (cleared) Ended(foresight.Position) int   { return 0 }
func (cleared) Regroup(foresight.Position) int { return 1 }

// coach is a search for whether a level can be cleared.
func coach(d *dungeonroll.Delve, luck foresight.Luck) *foresight.Search {
	s := foresight.NewSearch(d.Hero, d.Rules, cleared{}, luck)
	s.Enough, s.Drawable = 1, d.Chest
	return s
}

// Verdict is what the coach says in the midst of a level.
type Verdict uint8

// The verdicts.
const (
	Winnable Verdict = iota // the level can be cleared without further luck
	WithLuck                // only if re-rolls, dice that a hero rolls or drawn treasures come well
	Lost                    // it cannot be cleared
)

// FromHere judges a delve on a level, by the definition of the odds.
func FromHere(d *dungeonroll.Delve) Verdict {
	p := foresight.Of(d)
	if coach(d, foresight.Denied).Value(p) > 0 {
		return Winnable
	}
	if coach(d, foresight.Granted).Value(p) > 0 {
		return WithLuck
	}
	return Lost
}
