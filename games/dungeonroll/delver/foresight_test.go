package delver

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/foresight"
)

// fixed values nothing: steps are looked at, not valued.
type fixed struct{}

func (fixed) Ended(foresight.Position) int   { return 0 }
func (fixed) Regroup(foresight.Position) int { return 0 }

// settled goes over the phases that the rules end by themselves and the search does not.
func settled(s *foresight.Search, p foresight.Position) foresight.Position {
	for {
		if p.Phase == dungeonroll.MonsterPhase && p.Monsters() == 0 || p.Phase == dungeonroll.LootPhase &&
			p.Row[dungeonroll.Chest]+p.Row[dungeonroll.Potion] == 0 {
			q := s.Steps(p)
			p = q[len(q)-1]
			for _, r := range q { // the end of the phase, not the Scout's retiring
				if r.Phase != dungeonroll.Ended {
					p = r
				}
			}
			continue
		}
		p.Slain = false // of no account here
		return p
	}
}

// ruled lists what can follow by the rules: every listed move with every outcome of up
// to two dice.
func ruled(s *foresight.Search, d *dungeonroll.Delve) map[foresight.Position]bool {
	out := map[foresight.Position]bool{}
	d.Moves(func(m dungeonroll.Move) {
		var luck tape
		p, _ := trial(d, &m, &luck)
		out[settled(s, p)] = true
		for i := 0; i < 36 && luck.dice > 0 && luck.dice <= 2; i++ {
			rolled := tape{faces: []int{i % 6, i / 6}}
			p, _ := trial(d, &m, &rolled)
			out[settled(s, p)] = true
		}
	})
	return out
}

// Every step of the search is one that the rules allow, with what the rules make of it:
// all heroes, both sides, both variants, positions from random play.
func TestForesightFollowsTheRules(t *testing.T) {
	g, err := dungeonroll.New()
	require.NoError(t, err)
	steps := 0
	for _, h := range append([]dungeonroll.Hero{dungeonroll.NoHero}, dungeonroll.Heroes()...) {
		for n := range 12 {
			s, _, err := g.Set(dungeonroll.Position{Phase: dungeonroll.Forming, Classic: n%3 == 2, Seed: fmt.Sprint(n),
				Players: []dungeonroll.Player{{Hero: h, XP: uint16(n % 2 * 5), Tokens: someTokens(n)}}})
			require.NoError(t, err)
			luck := play.NewChance("foresight", fmt.Sprint(h, n))
			for s.Phase() != dungeonroll.Over {
				d := s.Delve()
				if comparable(&d) {
					steps += compare(t, &d)
				}
				moves := s.Moves(0)
				m := moves[luck.Pick("move", len(moves))].(dungeonroll.Move)
				if m.Kind == dungeonroll.Flee || m.Kind == dungeonroll.Retire || m.Kind == dungeonroll.UseToken {
					m = moves[luck.Pick("move", len(moves))].(dungeonroll.Move)
				}
				require.Nil(t, s.Do(0, &m, nil))
			}
		}
	}
	require.Greater(t, steps, 15000)
}

func someTokens(n int) (t dungeonroll.Tokens) {
	for k := dungeonroll.Sword; k <= dungeonroll.Portal; k++ {
		if (n+int(k))%4 == 0 {
			t[k] = 1
		}
	}
	return t
}

// comparable leaves positions out whose lists of moves the rules bound, or where more
// than two dice are rolled.
func comparable(d *dungeonroll.Delve) bool {
	phase := d.Phase == dungeonroll.MonsterPhase || d.Phase == dungeonroll.LootPhase || d.Phase == dungeonroll.DragonPhase
	raising := d.Hero == dungeonroll.Dwarf && !d.Spent && (d.Master || d.Party.Count(dungeonroll.Champion) > 2)
	return phase && d.Owed == 0 && d.Row.Count(dungeonroll.Potion) <= 3 && !raising
}

func compare(t *testing.T, d *dungeonroll.Delve) int {
	s := foresight.NewSearch(d.Hero, d.Rules, fixed{}, foresight.Averaged)
	allowed := ruled(s, d)
	at := foresight.Of(d)
	steps := s.Steps(at)
	for _, q := range steps {
		q = settled(s, q)
		if d.Hero == dungeonroll.NoHero {
			q.Master = false
		}
		if !allowed[q] && q != settled(s, at) {
			require.Failf(t, "a step that the rules do not know", "%s master %v\nfrom %+v\nto   %+v", d.Hero, d.Master, at, q)
		}
	}
	return len(steps)
}
