package odds_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/odds"
)

// laid lays down the dice that fall and counts draws.
type laid struct {
	faces        []int
	dice, tokens int
}

func (l *laid) Pick(name string, n int) int {
	if name == dungeonroll.DrawToken {
		l.tokens++
		return n - 1 // portals, which are left out
	}
	l.dice++
	if l.dice <= len(l.faces) {
		return l.faces[l.dice-1]
	}
	return 0
}

// oracle finds out by the rules alone whether a level can be cleared: every listed move
// but those that the definition leaves out.
type oracle struct{ memo map[dungeonroll.Delve]bool }

func (o *oracle) clears(d dungeonroll.Delve) bool {
	switch d.Phase {
	case dungeonroll.RegroupPhase:
		return true
	case dungeonroll.Ended:
		return false
	}
	d.Record = dungeonroll.Record{}
	if v, ok := o.memo[d]; ok {
		return v
	}
	o.memo[d] = false
	found := false
	d.Moves(func(m dungeonroll.Move) {
		if found || m.Kind == dungeonroll.Flee || m.Token == dungeonroll.Portal && m.Kind == dungeonroll.UseToken ||
			m.Kind == dungeonroll.Reroll {
			return
		}
		after, luck := d, laid{}
		after.Do(&m, &luck, nil)
		if luck.dice > 0 || luck.tokens > 0 && after.Owed > 0 {
			return
		}
		found = o.clears(after)
	})
	o.memo[d] = found
	return found
}

// The coach's chance is what the rules give when every throw is laid down and every move
// tried: heroes without dice to roll on the way, random Regroups of shallow levels.
func TestCoachAgreesWithTheRules(t *testing.T) {
	g, err := dungeonroll.New()
	require.NoError(t, err)
	luck := play.NewChance("oracle", "positions")
	pick := func(n int) int { return luck.Pick("any", n) }
	for _, h := range append(dungeonroll.Heroes(), dungeonroll.NoHero) {
		if h == dungeonroll.Dwarf || h == dungeonroll.Scout {
			continue // a champion that is gone, dice that are known: not by the rules' moves
		}
		for n := range 6 {
			p := dungeonroll.Position{Phase: dungeonroll.RegroupPhase, Classic: n%3 == 2,
				Players: []dungeonroll.Player{{Hero: h, Master: n%2 == 1, XP: uint16(n % 2 * 8)}}}
			for range pick(4) {
				p.Party = append(p.Party, dungeonroll.Die(1+pick(6)))
			}
			if pick(2) == 0 {
				p.Players[0].Tokens[1+pick(10)]++
			}
			p.Delve = dungeonroll.Delve{Level: uint8(1 + pick(2)), Lair: uint8(pick(4)), Graveyard: uint8(7 - len(p.Party)),
				Spent: pick(2) == 0}
			if h == dungeonroll.Sorceress {
				p.Delve.Lair = min(p.Delve.Lair, 2)
			}
			s, _, err := g.Set(p)
			require.NoError(t, err)
			d := s.Delve()
			want := odds.Fraction{Den: 1}
			dice := int(d.Level) + 1
			for range dice {
				want.Den *= 6
			}
			o := oracle{memo: map[dungeonroll.Delve]bool{}}
			for i := range want.Den {
				after, l := d, laid{}
				for k := i; len(l.faces) < dice; k /= 6 {
					l.faces = append(l.faces, k%6)
				}
				after.Do(&dungeonroll.Move{Kind: dungeonroll.SeekGlory}, &l, nil)
				won := o.clears(after)
				if won {
					want.Num++
				}
				if after.Phase != dungeonroll.RegroupPhase && i%5 == 0 {
					assert.Equal(t, won, odds.FromHere(&after) == odds.Winnable)
				}
			}
			assert.Equal(t, want, odds.Next(&d).Clear, fmt.Sprintf("%s %+v", h, p))
		}
	}
}
