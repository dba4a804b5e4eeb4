package delve

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/rig"
)

// fixed luck: every die falls alike, whoever rolls it.
type fixed struct{}

// Pick implements dungeonroll.Luck.
func (fixed) Pick(string, int) int { return 0 }

// Which of two roles a companion plays in a fight or at a chest is never a decision: with
// the same targets each role that the rules allow comes to the same, for every hero and
// both sides. So the table asks for none; against the dragon, where types count, the sign
// on the plinth can be turned (DR-124).
func TestTheRoleIsNeverADecision(t *testing.T) {
	g := rig.Game(t)
	ruled := 0
	for _, h := range dungeonroll.Heroes() {
		for _, master := range []bool{false, true} {
			p := dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Players: []dungeonroll.Player{{Hero: h, Master: master}},
				Delve: dungeonroll.Delve{Level: 6, Graveyard: 1}, Row: []dungeonroll.Foe{dungeonroll.Goblin, dungeonroll.Goblin, dungeonroll.Skeleton, dungeonroll.Ooze, dungeonroll.Chest, dungeonroll.Chest}}
			p.Players[0].Tokens[dungeonroll.Sword], p.Players[0].Tokens[dungeonroll.ScrollToken] = 1, 1
			for f := dungeonroll.Cleric; f <= dungeonroll.Scroll; f++ {
				p.Party = append(p.Party, dungeonroll.Die(f))
			}
			for _, phase := range []dungeonroll.Phase{dungeonroll.MonsterPhase, dungeonroll.LootPhase} {
				if p.Phase = phase; phase == dungeonroll.LootPhase {
					p.Row = p.Row[4:]
				}
				s, _, err := g.Set(p)
				require.NoError(t, err)
				d := s.Delve()
				d.Moves(func(m dungeonroll.Move) {
					if m.Kind != dungeonroll.Fight && m.Kind != dungeonroll.OpenChests {
						return
					}
					m.Role = dungeonroll.NoFace
					want := d
					want.Do(&m, fixed{}, nil)
					for role := dungeonroll.Cleric; role <= dungeonroll.Champion; role++ {
						m.Role = role
						if w := d.Check(&m); w.Refused() {
							continue
						}
						have := d
						have.Do(&m, fixed{}, nil)
						assert.Equal(t, want, have, "%s master %v: %s", h, master, m.String())
						ruled++
					}
				})
			}
		}
	}
	assert.Greater(t, ruled, 500)
}
