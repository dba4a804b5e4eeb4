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
	GoOn   Fraction // mean experience of clearing it and retiring then, its dragon's included
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
	j := &judge{xp: int(p.XP)}
	s := foresight.NewSearch(d.Hero, d.Rules, j, foresight.Denied)
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
		s.Enough = j.most(&q, d.Hero)
		if v := s.Value(q); v > 0 {
			o.Clear.Num += r.Weight
			o.GoOn.Num += r.Weight * v
		}
	}
	o.Clear.Den, o.Dragon.Den, o.GoOn.Den = all, all, all
	return o
}

// judge values a cleared level by the experience it brings with retiring then, and
// everything else by nothing.
type judge struct{ xp int }

func (j *judge) Ended(foresight.Position) int { return 0 }

func (j *judge) Regroup(p foresight.Position) int { return int(p.Level) + int(p.XP) - j.xp }

// most is an experience that no way through the position exceeds: without a dragon and
// with treasures in the chest it is the level's own.
func (j *judge) most(p *foresight.Position, h dungeonroll.Hero) int {
	const dragon, empty = 2, 11
	switch {
	case int(p.Chest) <= int(p.Row[dungeonroll.Chest])+1:
		return int(p.Level) + dragon + empty
	case p.Lair >= 3 || p.Tokens[dungeonroll.Bait] > 0 || h == dungeonroll.Knight && !p.Spent:
		return int(p.Level) + 1
	}
	return int(p.Level)
}
