package odds_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/odds"
)

// What the coach says in the midst of a level (section 7).
func TestVerdictInTheMidstOfALevel(t *testing.T) {
	g, err := dungeonroll.New()
	require.NoError(t, err)
	for _, c := range []struct {
		name, party, row, tokens string
		hero                     dungeonroll.Hero
		master                   bool
		lair                     uint8
		want                     odds.Verdict
	}{
		{name: "a cleric takes all skeletons", party: "C", row: "k k k", want: odds.Winnable},
		{name: "two types for one companion", party: "C", row: "g o", want: odds.Lost},
		{name: "a scroll may bring chests", party: "C S", row: "g o", want: odds.WithLuck},
		{name: "a scroll token too", party: "C", row: "g o", tokens: "SR", want: odds.WithLuck},
		{name: "nobody left", row: "g", want: odds.Lost},
		{name: "a portal is no victory", row: "g", tokens: "TP", want: odds.Lost},
		{name: "a ring is", row: "g", tokens: "RI", want: odds.Winnable},
		{name: "the dragon waits behind", party: "C F", row: "g", lair: 3, want: odds.Lost},
		{name: "a chest may hold a ring", party: "C F T", row: "g c", lair: 3, want: odds.WithLuck},
		{name: "a potion brings the third type", party: "S C F", row: "p", lair: 3, want: odds.Winnable},
		{name: "the Tracker's goblin", row: "g", hero: dungeonroll.Tracker, want: odds.Winnable},
		{name: "two goblins for the Tracker", row: "g g", hero: dungeonroll.Tracker, want: odds.WithLuck},
		{name: "the Alchemist's die", row: "g", hero: dungeonroll.Alchemist, want: odds.WithLuck},
		{name: "the Thaumaturge's dice", row: "g o", hero: dungeonroll.Alchemist, master: true, want: odds.WithLuck},
		{name: "the Commander's order", row: "g o", hero: dungeonroll.Mercenary, master: true, want: odds.WithLuck},
		{name: "treasures dug up", row: "g", hero: dungeonroll.Archaeologist, want: odds.WithLuck},
		{name: "leaving is no victory", row: "g", hero: dungeonroll.Scout, want: odds.Lost},
		{name: "the Minstrel's song", row: "c", lair: 4, hero: dungeonroll.Minstrel, want: odds.Winnable},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Players: []dungeonroll.Player{{Hero: c.hero, Master: c.master}}}
			for _, w := range strings.Fields(c.party) {
				f, err := dungeonroll.ParseFace(w)
				require.NoError(t, err)
				p.Party = append(p.Party, dungeonroll.Die(f))
			}
			for _, w := range strings.Fields(c.row) {
				f, err := dungeonroll.ParseFoe(w)
				require.NoError(t, err)
				p.Row = append(p.Row, f)
			}
			for _, w := range strings.Fields(c.tokens) {
				k, err := dungeonroll.ParseToken(w)
				require.NoError(t, err)
				p.Players[0].Tokens[k]++
			}
			p.Delve = dungeonroll.Delve{Level: 4, Lair: c.lair, Graveyard: uint8(7 - len(p.Party))}
			s, _, err := g.Set(p)
			require.NoError(t, err)
			d := s.Delve()
			assert.Equal(t, c.want, odds.FromHere(&d))
		})
	}
}

// The dragon comes with three dice; the Sorceress's lair is emptied by the fourth.
// DR-062 DR-194
func TestChanceOfTheDragon(t *testing.T) {
	for _, c := range []struct {
		row
		want odds.Fraction
	}{
		{row{next: 1, lair: 2}, odds.Fraction{Num: 1, Den: 6}},
		{row{next: 2, lair: 1}, odds.Fraction{Num: 1, Den: 36}},
		{row{next: 2, lair: 3}, odds.Fraction{Num: 36, Den: 36}},
		{row{next: 2, lair: 2}, odds.Fraction{Num: 11, Den: 36}},
		{row{hero: "Sorceress", next: 2, lair: 2}, odds.Fraction{Num: 10, Den: 36}},
	} {
		d := c.regroup(t)
		assert.Equal(t, c.want, odds.Next(&d).Dragon, "%+v", c.row)
	}
}

// Going on once is worth the level times the chance; level 10 has none below.
func TestMeanExperienceOfGoingOn(t *testing.T) {
	d := vectors[1].regroup(t)
	o := odds.Next(&d)
	assert.Equal(t, odds.Fraction{Num: 28 * 2, Den: 36}, o.GoOn)
	assert.Equal(t, 778, o.Clear.PerMille())
	d.Level = 10
	assert.Equal(t, odds.Outlook{Level: 11, Clear: odds.Fraction{Num: 0, Den: 1}, Dragon: odds.Fraction{Num: 0, Den: 1},
		GoOn: odds.Fraction{Num: 0, Den: 1}, Retire: 10}, odds.Next(&d))
}

// The Scout knows what lies ahead. DR-188
func TestScoutKnowsTheNextLevel(t *testing.T) {
	g, err := dungeonroll.New()
	require.NoError(t, err)
	p := dungeonroll.Position{Phase: dungeonroll.RegroupPhase, Players: []dungeonroll.Player{{Hero: dungeonroll.Scout}},
		Party: []dungeonroll.Die{dungeonroll.Die(dungeonroll.Fighter)},
		Delve: dungeonroll.Delve{Level: 1, Graveyard: 6, Assigned: [6]dungeonroll.Foe{0, 1, 1, 2, 3, 4}}}
	s, _, err := g.Set(p)
	require.NoError(t, err)
	d := s.Delve()
	assert.Equal(t, odds.Fraction{Num: 1, Den: 1}, odds.Next(&d).Clear)
}
