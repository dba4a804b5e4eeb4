package delver

import (
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/foresight"
	"delvebox/games/dungeonroll/odds"
)

// normal is the level Normal: it goes through all sequences of actions of the level that
// need no luck, for the end with the best party left, re-rolls monsters where it would
// flee, and retires on level 4 or deeper, earlier when the coach gives the next level
// little chance.
type normal struct{}

const (
	normalLevel  = 4
	normalChance = 600 // per mille, before that level
	normalSure   = 850 // per mille, from that level on
	normalNodes  = 20000
)

// normalJudge values a party by the weights of its faces.
type normalJudge struct{}

// dieWorth is what an active die is worth to Normal.
var dieWorth = [...]int{dungeonroll.Cleric: 500, dungeonroll.Fighter: 500, dungeonroll.Mage: 500,
	dungeonroll.Thief: 450, dungeonroll.Champion: 675, dungeonroll.Scroll: 400}

func (normalJudge) Ended(p foresight.Position) int {
	return point*(int(p.XP)+unused(&p.Tokens)) + 1100*int(p.Fresh)
}

func (j normalJudge) Regroup(p foresight.Position) int {
	v := j.Ended(p) + point*int(p.Level)
	for f, n := range p.Party {
		v += int(n) * dieWorth[f]
	}
	if !p.Spent {
		v += 500
	}
	return v - 150*int(p.Lair)
}

func (n normal) delve(q *question) (dungeonroll.Move, error) {
	d := &q.d
	switch d.Phase {
	case dungeonroll.RegroupPhase:
		return n.regroup(d), nil
	case dungeonroll.Forming:
		return best(d, func(m *dungeonroll.Move) int { return easyRank(d, m) }), nil
	}
	s := foresight.NewSearch(d.Hero, d.Rules, normalJudge{}, foresight.Averaged)
	s.Limit, s.Stop = normalNodes, q.over
	flee := normalJudge{}.Ended(foresight.Of(d))
	var t tape
	value := func(m *dungeonroll.Move) int {
		if q.over() {
			return foresight.Nothing
		}
		switch m.Kind {
		case dungeonroll.Reroll:
			// Only where it would flee: with all monsters and nothing else.
			if m.Level == d.Row.MonsterSlots() && m.Party == 0 && m.Level != 0 {
				return flee + 1
			}
			return foresight.Nothing
		case dungeonroll.Flee:
			return flee
		}
		p, _ := trial(d, m, &t)
		if t.dice > 0 {
			return averageOf(d, m, s, q)
		}
		return s.Value(p)
	}
	m := best(d, value)
	return m, q.stopped()
}

// averageOf is the mean over a few rolls of an action that rolls dice.
func averageOf(d *dungeonroll.Delve, m *dungeonroll.Move, s *foresight.Search, q *question) int {
	const times = 12
	sum := 0
	t := tape{stream: q.luck}
	for range times {
		p, _ := trial(d, m, &t)
		sum += s.Value(p)
	}
	return sum / times
}

func (normal) regroup(d *dungeonroll.Delve) dungeonroll.Move {
	retire, seek := dungeonroll.Move{Kind: dungeonroll.Retire}, dungeonroll.Move{Kind: dungeonroll.SeekGlory}
	if w := d.Check(&retire); w.Refused() {
		return seek
	}
	need := normalChance
	if d.Level >= normalLevel {
		need = normalSure
	}
	if odds.Next(d).Clear.PerMille() < need {
		return retire
	}
	return seek
}

func (normal) discard(_ *question, owned *dungeonroll.Tokens, n int) dungeonroll.Tokens {
	return cheapest(owned, n, plainWorth)
}

// plainWorth orders the treasures for Normal.
func plainWorth(k dungeonroll.Token) int {
	switch k {
	case dungeonroll.Portal:
		return 2 * point
	case dungeonroll.Scales, dungeonroll.Ring, dungeonroll.Elixir:
		return point * 3 / 2
	}
	return point
}

// best is the move with the highest value, the first of equal ones.
func best(d *dungeonroll.Delve, value func(*dungeonroll.Move) int) dungeonroll.Move {
	var found dungeonroll.Move
	most := foresight.Nothing
	d.Moves(func(m dungeonroll.Move) {
		if v := value(&m); v > most || found.Kind == dungeonroll.NoMove {
			found, most = m, v
		}
	})
	return found
}
