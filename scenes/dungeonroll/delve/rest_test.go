package delve_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
)

// The pictures of tumbling dice are painted while the banner stands. That comes to an end
// however little the gallery keeps: a window that lets go of the first picture before it has
// the last would paint for ever.
func TestTheBannerComesToRest(t *testing.T) {
	h := closed(t, laid{phase: dungeonroll.Forming, hero: dungeonroll.Viking, window: apptest.Window{Speed: 1, Scale: .2}})
	g := h.App.UI.Art.Gallery
	g.SetBudget(1)
	for frames := 0; h.Stack.NeedsPicture() || g.Busy() > 0; h.Step() {
		if h.Stack.NeedsPicture() {
			require.Less(t, frames, 400, "the window does not come to rest")
			frames++
			h.Stack.Draw(h.Canvas)
			g.Sweep()
		}
	}
}
