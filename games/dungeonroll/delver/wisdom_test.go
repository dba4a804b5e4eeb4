package delver

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/foresight"
)

func TestWisdomReadsWhatItWrites(t *testing.T) {
	w, err := Learned()
	require.NoError(t, err)
	again, err := ParseWisdom(w.String())
	require.NoError(t, err)
	assert.Equal(t, w, again)
	assert.NotEqual(t, &Wisdom{}, w)
}

func TestFaultsOfWisdomNameTheLine(t *testing.T) {
	for text, want := range map[string]string{
		"# fine\nfrob 1 2":           "line 2",
		"kept 1 1 2 3":               "3 numbers, not 11",
		"kept 9 1 2 3":               `"kept" is no row`,
		"on dwarf master 12 1":       `"on" is no row`,
		"future dwarf 1 a b c d e":   "5 numbers, not 6",
		"future dwarf 1 1 2 3 4 x":   "5 numbers, not 6",
		"future dwarf 1 1 2 3 4 5 x": "invalid syntax",
	} {
		_, err := ParseWisdom(text)
		assert.ErrorContains(t, err, want, text)
	}
}

// More of what helps is worth more, for every hero and both sides: no learned weight is
// so wrong that a full party looks worse than a lost one.
func TestLearnedWorthGrowsWithTheParty(t *testing.T) {
	w, err := Learned()
	require.NoError(t, err)
	for _, h := range dungeonroll.Heroes() {
		for _, master := range []bool{false, true} {
			for level := uint8(1); level < 6; level++ {
				p := foresight.Position{Level: level, Phase: dungeonroll.RegroupPhase, Master: master, Grave: 7}
				if master {
					p.XP = 7
				}
				nobody := w.goOn(h, &p, 3)
				p.Grave, p.Party = 0, [7]uint8{0, 1, 1, 1, 1, 2, 1}
				assert.Greater(t, w.goOn(h, &p, 3), nobody+point, "%s %v level %d", h, master, level)
			}
		}
	}
}

// Treasures given up at the end cost as little as possible. DR-170 DR-216
func TestLeastLossAtTheEnd(t *testing.T) {
	for _, c := range []struct {
		owned, want dungeonroll.Tokens
		n           int
	}{
		{dungeonroll.Tokens{dungeonroll.Sword: 3, dungeonroll.Portal: 2, dungeonroll.Scales: 3},
			dungeonroll.Tokens{dungeonroll.Sword: 3, dungeonroll.Scales: 1}, 4},
		{dungeonroll.Tokens{dungeonroll.Portal: 2, dungeonroll.Scales: 2}, dungeonroll.Tokens{dungeonroll.Portal: 1}, 1},
		{dungeonroll.Tokens{dungeonroll.Ring: 2}, dungeonroll.Tokens{dungeonroll.Ring: 2}, 6},
	} {
		assert.Equal(t, c.want, leastLoss(&c.owned, c.n))
	}
}

// A total that leads for certain wins, a tie goes to the fewer treasures. DR-218
func TestChanceAgainstARival(t *testing.T) {
	r := rival{total: 20, tokens: 3, done: true}
	assert.Equal(t, 1000, r.beaten(21, 9))
	assert.Equal(t, 1000, r.beaten(20, 2))
	assert.Equal(t, 500, r.beaten(20, 3))
	assert.Equal(t, 0, r.beaten(20, 4))
	r.done = false
	assert.Equal(t, 0, r.beaten(20, 0))
	assert.Less(t, r.beaten(22, 0), r.beaten(26, 0))
	assert.Equal(t, 1000, r.beaten(60, 0))
}
