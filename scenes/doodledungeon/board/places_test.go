package board_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

// windows are those that the program may have: from the smallest to the largest, from 4:3
// to 21:9.
func windows() [][2]int {
	return [][2]int{{1024, 640}, {1024, 768}, {1280, 720}, {1280, 800}, {1600, 1200}, {1920, 1080}, {2560, 1080}, {2560, 1440}, {3440, 1440}, {3840, 2160}}
}

// In every window with every size of text the columns stand beside the sheet, all of it in
// the window, and the main button under its column.
func TestColumnsAndSheetHaveTheirPlaces(t *testing.T) {
	for _, w := range windows() {
		for _, text := range []float64{1, 1.25, 1.5} {
			name := fmt.Sprint(w, text)
			a, _ := apptest.Open(t, apptest.Window{W: w[0], H: w[1], Text: text})
			u := a.UI
			end := board.Enlarge(u)
			p := board.Lay(u)
			window := ui.R(0, 0, u.W, u.H)
			for i, r := range []ui.Rect{p.Sheet, p.Left, p.Phase, p.Right, p.Note, p.Tools} {
				in := r.Cut(window)
				require.InDelta(t, r.W, in.W, .01, "%s: %d", name, i)
				require.InDelta(t, r.H, in.H, .01, "%s: %d", name, i)
			}
			require.LessOrEqual(t, p.Left.Right(), p.Sheet.X, name)
			require.LessOrEqual(t, p.Sheet.Right(), p.Main.X+.01, name)
			require.LessOrEqual(t, p.Right.Bottom(), p.Note.Y, name)
			require.LessOrEqual(t, p.Note.Bottom(), p.Main.Y, name)
			require.LessOrEqual(t, p.Main.Bottom(), p.Tools.Y, name)
			require.Greater(t, p.Right.H, u.H*.5, name)
			require.Greater(t, p.S, .62, "%s: the sheet can be read", name)
			require.Greater(t, p.Sheet.W*p.Sheet.H, .2*u.W*u.H, "%s: the sheet is what one looks at", name)
			end()
			require.Equal(t, text, u.TextScale)
		}
	}
}

// In large windows words grow with the room, in small ones they stay.
func TestWordsGrowWithTheWindow(t *testing.T) {
	was := 0.0
	for _, w := range [][2]int{{1024, 640}, {1280, 800}, {1920, 1080}, {2560, 1440}, {3840, 2160}} {
		a, _ := apptest.Open(t, apptest.Window{W: w[0], H: w[1]})
		g := board.Grown(a.UI)
		require.GreaterOrEqual(t, g, max(1, was), "%v", w)
		was = g
	}
	require.InDelta(t, 2, was, .3)
	wide, _ := apptest.Open(t, apptest.Window{W: 3840, H: 800})
	require.Equal(t, 1.0, board.Grown(wide.UI), "a wide window is no large one")
}

// A place on the sheet and the same place in the window are each other's.
func TestPlacesOnTheSheetAndInTheWindow(t *testing.T) {
	a, _ := apptest.Open(t, apptest.Window{W: 1280, H: 800})
	p := board.Lay(a.UI)
	for q := range sheet.Square(sheet.Squares) {
		x, y, ok := p.Locate(q.String())
		require.True(t, ok)
		require.Equal(t, q, p.SquareAt(x, y))
		sx, sy := p.Under(x, y)
		wx, wy := p.At(sx, sy)
		require.InDelta(t, x, wx, 1e-6)
		require.InDelta(t, y, wy, 1e-6)
	}
	_, _, ok := p.Locate("J3")
	require.False(t, ok)
	r := p.Rect(drawing.Grid())
	require.Equal(t, sheet.NoSquare, p.SquareAt(r.X-3, r.CY()))
	require.Equal(t, sheet.NoSquare, p.SquareAt(r.CX(), r.Bottom()+3))
}

// Words are made smaller where there is little room, but never so small that they cannot
// be read.
func TestWordsStayLegible(t *testing.T) {
	for _, text := range []float64{1, 1.5} {
		a, _ := apptest.Open(t, apptest.Window{Text: text})
		u := a.UI
		for _, word := range []string{"Go", "Goblin Slingshot", "The line must end on H10 and nowhere else"} {
			for _, w := range []float64{400, 120, 60, 10} {
				s := board.Fit(u, ui.Note, word, w)
				require.LessOrEqual(t, s.Size, ui.Note.Size)
				require.GreaterOrEqual(t, s.Size*text, board.Legible-.001, "%q in %v", word, w)
				if s.Size*text > board.Legible+.3 {
					require.LessOrEqual(t, u.Width(s, word), w, "%q in %v", word, w)
				}
			}
		}
		fine := ui.Style{Face: ui.Note.Face, Size: 6}
		require.Equal(t, fine, board.Fit(u, fine, "tiny", 500), "what is small by design stays so")
	}
}
