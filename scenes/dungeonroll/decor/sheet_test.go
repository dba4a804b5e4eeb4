package decor_test

import (
	"image"
	"image/draw"
	"testing"

	"delvebox/engine/paint/cloth"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/decor"
)

// TestPiecesOnVelvet shows the pieces one by one, to be looked at.
func TestPiecesOnVelvet(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("pictures are not kept")
	}
	const k = 1.5
	q := &picture{k: k, m: image.NewRGBA(image.Rect(0, 0, 1280*1.5, 800*1.5))}
	draw.Draw(q.m, q.m.Rect, cloth.Lining(q.m.Rect.Dx(), q.m.Rect.Dy(), k, cloth.Crimson()), image.Point{}, draw.Src)
	const dragon = "M3 27 Q4 18 12 19 Q17 13 27 13 Q41 11 60 1 Q55 14 44 18 L62 19 Q57 27 49 28 L63 37 Q56 42 50 41 Q50 52 58 62 L24 62 Q30 55 27 50 Q18 55 6 52 L8 43 L12.5 47 L16 41.5 L20 45 Q29 43 32 37 L23 36 L19.5 41.5 L15.5 36 L11 40.5 L8 35 Q3 33 3 27 Z"
	q.put(decor.Glow(true, 300, 120, k), 146, 270)
	q.put(decor.Glow(false, 300, 120, k), 410, 270)
	q.put(decor.Door(true, false, 1.92, k), 48, 24)
	q.put(decor.Door(false, false, 1.92, k), 312, 24)
	q.put(decor.Seal(dragon, 1.38, k), 560, 40)
	for i, apart := range []float64{0, .4, 1} {
		q.put(decor.BrokenSeal(dragon, apart, 1.38, k), 700+140*float64(i), 40)
	}
	for i := range 5 {
		q.put(decor.Shield(i < 3, 1, k), 560+40*float64(i), 210)
		q.put(decor.Coin(i < 3, k), 560+32*float64(i), 270)
	}
	q.put(decor.Tomb(1, k), 800, 290)
	q.put(decor.Tomb(1.4, k), 880, 290)
	q.put(decor.Plot(1, k), 950, 280)
	q.put(decor.Hoard(k), 1000, 220)
	q.put(decor.LevelDie(10, nil, 72, k), 1100, 220)
	q.put(decor.ScoreSheet(3, 8, k), 40, 330)
	q.put(decor.Panel(212, 200, false, k), 800, 330)
	q.put(decor.Sheet(198, 250, k, 2), 1050, 330)
	apptest.Keep(t, "pieces", q.m)
}
