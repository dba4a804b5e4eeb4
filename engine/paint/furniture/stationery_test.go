package furniture

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/paint/painttest"
)

func TestStationery(t *testing.T) {
	const k = 1.5
	m := image.NewRGBA(image.Rect(0, 0, 1000, 640))
	draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{50, 28, 15, 255}), image.Point{}, draw.Src)
	put := func(p *image.RGBA, x, y int) {
		require.False(t, p.Rect.Empty())
		draw.Draw(m, p.Rect.Add(image.Pt(x, y)), p, p.Rect.Min, draw.Over)
	}
	for i, st := range []State{Normal, Hover, Pressed, Disabled} {
		put(PencilButton(st, 372, 87, k), 20, 20+i*110)
		put(Eraser(st, 270, 72, k), 420, 20+i*110)
	}
	put(Crumbs(270, 60, k, 3), 420, 470)
	put(Sharpener(1.6, k), 720, 30)
	put(Shavings(k), 720, 130)
	put(Ruler(250*k/1, 20, k), 30, 500)
	put(RulerWedge(false, k), 30+int(RulerAt(250, 17)*k), 500)
	put(RulerWedge(true, k), 30+int(RulerAt(250, 21)*k), 500)
	put(Slip(220, 120, -1.2, k), 720, 230)
	put(LyingPencil(560, 28, 104, k), 920, 420)
	painttest.Keep(t, "stationery", m)
}

func TestRulerKeepsFiguresOnTheWood(t *testing.T) {
	for _, f := range []float64{-3, 0, 20, 24, 40} {
		x := RulerAt(222, f)
		require.True(t, x >= 0 && x <= 222, "%v stands at %v", f, x)
	}
	require.Less(t, RulerAt(222, 17), RulerAt(222, 20))
}
