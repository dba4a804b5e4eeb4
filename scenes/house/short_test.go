package house_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/ui"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/house"
)

func TestANameFitsAsLargeAsItCanThenShort(t *testing.T) {
	for _, w := range []apptest.Window{{}, {Text: 1.5}} {
		a, _ := apptest.Open(t, w)
		u, name := a.UI, "Bartholomea of the Hollow"
		full := u.Width(ui.SeatName, name)
		smallest := ui.SeatName
		smallest.Size = ui.Legible / u.TextScale
		least := u.Width(smallest, name)
		for width := full + 10; width > 2; width -= 3 {
			got, s := house.Fit(u, ui.SeatName, name, width)
			assert.LessOrEqual(t, u.Width(s, got), width+.5, "%q in %v", got, width)
			switch {
			case width >= full:
				assert.Equal(t, ui.SeatName, s)
				assert.Equal(t, name, got)
			case got == name:
				assert.Less(t, s.Size, ui.SeatName.Size)
				assert.GreaterOrEqual(t, width, least-1)
			case width >= least:
				assert.Fail(t, "cut where a smaller one has room", "%q in %v", got, width)
			case got != "":
				assert.True(t, strings.HasSuffix(got, "…"), got)
				assert.GreaterOrEqual(t, s.Size*u.TextScale, ui.Legible-.001)
			}
		}
		got, _ := house.Fit(u, ui.SeatName, name, 2)
		assert.Empty(t, got)
	}
}

// advised gives long advice a place that is too low, or high enough.
type advised struct{ h float64 }

func (s advised) Frame(u *ui.UI) {
	house.Advice(u, ui.R(20, 20, 200, s.h), "A title", "One sentence that takes more than a single line.", "Another sentence of the same sort.", "The last one.")
}

func TestAdviceWithoutRoomScrolls(t *testing.T) {
	for h, scrolls := range map[float64]bool{120: true, 600: false} {
		a, r := apptest.Open(t, apptest.Window{Text: 1.5})
		a.Stack.Push(advised{h})
		require.True(t, apptest.Says(r, "A title"))
		_, there := a.UI.Find("advice")
		require.Equal(t, scrolls, there)
	}
}
