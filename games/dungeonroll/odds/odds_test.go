package odds_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/odds"
)

// row is a line of the table of section 5.
type row struct {
	hero   string // a name of either side, "" for none
	party  string
	spent  bool
	lair   uint8
	next   int
	chance odds.Fraction
	tokens string
}

// regroup is a delve at Regroup on the level above the next one.
func (r row) regroup(t testing.TB) dungeonroll.Delve {
	t.Helper()
	g, err := dungeonroll.New()
	require.NoError(t, err)
	hero, master := dungeonroll.NoHero, false
	for _, h := range dungeonroll.Heroes() {
		if c := g.Tables().Hero(h); r.hero != "" && (c.Novice == r.hero || c.Master == r.hero) {
			hero, master = h, c.Master == r.hero
		}
	}
	if r.hero != "" {
		require.NotZero(t, hero, r.hero)
	}
	p := dungeonroll.Position{Phase: dungeonroll.RegroupPhase, Players: []dungeonroll.Player{{Hero: hero, Master: master}}}
	for _, w := range strings.Fields(r.party) {
		f, err := dungeonroll.ParseFace(w)
		require.NoError(t, err)
		p.Party = append(p.Party, dungeonroll.Die(f))
	}
	for _, w := range strings.Fields(r.tokens) {
		k, err := dungeonroll.ParseToken(w)
		require.NoError(t, err)
		p.Players[0].Tokens[k]++
	}
	p.Delve = dungeonroll.Delve{Level: uint8(r.next - 1), Lair: r.lair, Graveyard: uint8(7 - len(p.Party)), Spent: r.spent}
	if r.next == 1 { // before the first level there is no Regroup
		p.Delve.Level = 1
	}
	s, _, err := g.Set(p)
	require.NoError(t, err)
	d := s.Delve()
	d.Level = uint8(r.next - 1)
	return d
}

// Section 5, odds vectors.
var vectors = []row{
	{"", "", false, 0, 1, odds.Fraction{Num: 3, Den: 6}, ""},
	{"", "F", false, 0, 2, odds.Fraction{Num: 28, Den: 36}, ""},
	{"", "H", false, 0, 2, odds.Fraction{Num: 30, Den: 36}, ""},
	{"", "H", false, 0, 3, odds.Fraction{Num: 137, Den: 216}, ""},
	{"", "C F M", false, 0, 4, odds.Fraction{Num: 1284, Den: 1296}, ""},
	{"", "C F M", false, 2, 4, odds.Fraction{Num: 726, Den: 1296}, ""},
	{"", "F T H", false, 1, 5, odds.Fraction{Num: 6441, Den: 7776}, ""},
	{"", "H H H", false, 0, 6, odds.Fraction{Num: 44025, Den: 46656}, ""},
	{"", "H H H", false, 0, 8, odds.Fraction{Num: 1481727, Den: 1679616}, ""},
	{"", "H H H", false, 0, 10, odds.Fraction{Num: 48785457, Den: 60466176}, ""},
	{"", "", false, 0, 5, odds.Fraction{Num: 7776, Den: 7776}, "RI"},
	{"Minstrel", "T T", false, 0, 3, odds.Fraction{Num: 196, Den: 216}, ""},
	{"Crusader", "F", false, 0, 3, odds.Fraction{Num: 202, Den: 216}, ""},
	{"Enchantress", "S S", true, 0, 4, odds.Fraction{Num: 1167, Den: 1296}, ""},
	{"Dragon Slayer", "F H", true, 2, 3, odds.Fraction{Num: 138, Den: 216}, ""},
	{"Drake Kin", "F", false, 2, 4, odds.Fraction{Num: 752, Den: 1296}, ""},
}

func TestOddsVectorsOfSectionFive(t *testing.T) {
	for _, v := range vectors {
		t.Run(v.hero+" "+v.party, func(t *testing.T) {
			d := v.regroup(t)
			o := odds.Next(&d)
			assert.Equal(t, v.chance, o.Clear)
			assert.Equal(t, v.next, o.Level)
			assert.Equal(t, v.next-1, o.Retire)
		})
	}
}

// The coach answers at a Regroup: shallow levels, every throw of ten dice, and much at
// hand.
func BenchmarkNext(b *testing.B) {
	for _, v := range []row{vectors[5], vectors[9],
		{hero: "Paladin", party: "C F M T H", next: 7, tokens: "SW TA TT"},
		{hero: "Commander", party: "C F F T", next: 6, tokens: "SW EL"},
		{hero: "Chieftain", party: "C F M T H H", next: 6, lair: 1, tokens: "SW EL"},
		{hero: "Beguiler", party: "S S C T", next: 8, lair: 2, tokens: "SW SC"},
		{hero: "Guild Master", party: "C F M T H S H", next: 10, tokens: "SW TA SC RI EL DB"},
		{hero: "Guild Master", party: "C F T S", next: 10, lair: 1, tokens: "SW EL DB"},
		{hero: "Chieftain", party: "C F M S", next: 10, lair: 2, tokens: "SW TA TT EL"}} {
		b.Run(v.hero+" "+v.party+" "+v.tokens, func(b *testing.B) {
			d := v.regroup(b)
			for b.Loop() {
				odds.Next(&d)
			}
		})
	}
}
