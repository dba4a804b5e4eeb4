package delve_test

import (
	"strconv"
	"testing"

	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The figure is clicked again and again without looking: nothing moves away from under
// the pointer when fewer dice come back, and every die has its faces in the smallest
// window, DR-053.
func TestTheFanOfFacesStandsStill(t *testing.T) {
	for _, w := range []apptest.Window{{}, {W: 1024, H: 640}, {W: 1024, H: 640, Text: 1.5}} {
		h := open(t, laid{phase: dungeonroll.LootPhase, level: 7, party: "S", row: "pppppp", graveyard: 6, window: w})
		h.Click("party-1")
		h.Click("level-1")
		first, ok := h.App.UI.Find("count.less")
		require.True(t, ok)
		for i := range 6 {
			assert.True(t, h.there("face-"+strconv.Itoa(i+1)+"-champion"), "die %d", i+1)
		}
		for range 5 {
			h.press("count.less")
			now, ok := h.App.UI.Find("count.less")
			require.True(t, ok)
			require.Equal(t, first, now)
		}
		h.Click("main")
		h.made("quaff 1 revive champion")
	}
}
