package delve_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/rig"
)

// stages are positions that fill the table, with what is clicked there.
func stages() map[string]struct {
	l      laid
	clicks []string
} {
	all := tokens(dungeonroll.Sword, dungeonroll.Talisman, dungeonroll.Tools, dungeonroll.ScrollToken, dungeonroll.Ring, dungeonroll.Scales, dungeonroll.Scales, dungeonroll.Elixir, dungeonroll.Portal)
	return map[string]struct {
		l      laid
		clicks []string
	}{
		"full":    {laid{hero: dungeonroll.GuildLeader, xp: 6, level: 10, party: "CFMTHSSC", row: "ggkkoocppo", lair: 0, tokens: all, seats: 4}, nil},
		"held":    {laid{hero: dungeonroll.TimeTraveller, level: 8, party: "CFMTHSH", row: "ggkkoocp", lair: 2, tokens: all, seats: 4}, []string{"party-1"}},
		"marking": {laid{hero: dungeonroll.Tracker, level: 5, party: "SFMTHSH", row: "ggkkp", lair: 2}, []string{"party-1", "main", "level-1", "party-2"}},
		"fan":     {laid{phase: dungeonroll.LootPhase, hero: dungeonroll.Sorceress, level: 7, party: "SF", row: "ppppc", lair: 2, graveyard: 5}, []string{"party-1", "level-1"}},
		"dragon":  {laid{phase: dungeonroll.DragonPhase, hero: dungeonroll.HalfGoblin, level: 7, party: "CFMTHS", row: "ppc", lair: 5, graveyard: 1}, []string{"party-1", "plinth-1", "party-2", "plinth-2"}},
		"regroup": {laid{phase: dungeonroll.RegroupPhase, hero: dungeonroll.Minstrel, level: 9, party: "CFMTHSS", lair: 2, tokens: all, seats: 3}, []string{"coach"}},
		"scout":   {laid{phase: dungeonroll.Forming, hero: dungeonroll.Scout}, []string{"scout-1", "tray-3"}},
		"recruit": {laid{party: "CFMTHSS", row: "gk", warn: true}, []string{"flee"}},
	}
}

// With the largest text in the smallest window the table still says what the phase wants and
// what has happened last.
func TestLargeTextLeavesNothingOut(t *testing.T) {
	h := open(t, laid{phase: dungeonroll.LootPhase, hero: dungeonroll.Occultist, party: "FT", row: "cp", graveyard: 2, seats: 3, window: apptest.Window{W: 1024, H: 640, Text: 1.5, Scale: .5}})
	assert.True(t, apptest.Says(h.Rehearsal, h.App.Words.T("dungeonroll.wants.loot")))
	h.Click("party-1")
	h.Click("level-2")
	h.Click("face-1-champion")
	h.Click("main")
	log := h.Board.Log()
	assert.True(t, apptest.Says(h.Rehearsal, log[len(log)-1].Text), log[len(log)-1].Text)
	h.Picture("delve-large")
}

// ... and the coach's words stay on their board.
func TestTheCoachStaysOnItsBoard(t *testing.T) {
	for _, w := range []apptest.Window{{W: 1024, H: 640, Text: 1.5}, {W: 1024, H: 640, Text: 1.25}, {Text: 1.5}} {
		w.Scale = 1 // letters come in whole pixels
		h := open(t, laid{phase: dungeonroll.RegroupPhase, hero: dungeonroll.Archaeologist, level: 2, party: "CMTHSF", lair: 1, seats: 3, window: w})
		h.Click("coach")
		panel, ok := h.App.UI.Find("coach")
		require.True(t, ok)
		read := 0
		for _, l := range apptest.Lines(h.Rehearsal) {
			if l.Rect.X >= panel.X && l.Rect.Right() <= panel.Right()+1 && l.Rect.CY() > panel.Y && l.Rect.Y < panel.Bottom()+14 {
				assert.LessOrEqual(t, l.Rect.Bottom(), panel.Bottom(), l.Text)
				read++
			}
		}
		assert.GreaterOrEqual(t, read, 3)
		h.Picture(fmt.Sprintf("delve-coach-%d-%.0f", w.W, 100*w.Text))
	}
}

// Nothing overlaps and nothing is cut off at any stage in any window.
func TestEveryStageInEveryWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("all windows take a while")
	}
	for name, s := range stages() {
		for size, w := range rig.Windows() {
			if !apptest.Pictures() && size != "1024-150" && size != "1024-qps" { // the narrowest
				continue
			}
			t.Run(name+"/"+size, func(t *testing.T) {
				s.l.window = w
				h := open(t, s.l)
				for _, n := range s.clicks {
					h.Click(n)
				}
				h.Away()
				require.Empty(t, apptest.Faults(h.Rehearsal))
				require.Empty(t, h.App.Words.Missing())
				h.Picture("stage-" + name + "-" + size)
			})
		}
	}
}
