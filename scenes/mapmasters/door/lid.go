package door

import (
	"image"
	"image/draw"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/scenes/mapmasters/cardart"
	"delvebox/scenes/shelf/lids"
)

// design is the lid of Map Masters.
func design() lids.Design {
	return lids.Design{
		Cloth: func(w, h int, k float64) *image.RGBA {
			return cloth.Felt(w, h, k, pixel.Hex(0x526334), cloth.Pool{X: .4, Y: .4}, 61)
		},
		Side: pixel.Hex(0x526334), Foot: pixel.Hex(0xf0ebcb), Turn: -1.6, Art: compass,
	}
}

// emblem is the little picture beside the game's name: the middle of the dungeon on the
// lid, as wide as it is high.
func emblem(art *ui.Art, size, k float64) *image.RGBA {
	tall := cardart.New(art.Icons, art.Faces).Emblem(size, k)
	w := tall.Rect.Dx()
	square := image.NewRGBA(image.Rect(0, 0, w, min(w, tall.Rect.Dy())))
	draw.Draw(square, square.Rect, tall, image.Pt(0, (tall.Rect.Dy()-square.Rect.Dy())/2), draw.Src)
	return square
}

func points(xy ...float64) (ps []pixel.Pt) {
	for i := 0; i+1 < len(xy); i += 2 {
		ps = append(ps, pixel.Pt{X: xy[i], Y: xy[i+1]})
	}
	return ps
}

// compass is a compass whose face is a piece of dungeon, a path drawn through it.
func compass(q *lids.Work) {
	base := q.C
	c := base.With(pixel.Move(106, 203)).With(pixel.Zoom(.93, .93))
	q.C = c
	c.With(pixel.Move(3, 4)).Glow(pixel.Circle(0, 0, 90), 4, pixel.Hex(0x1c2411), .45)
	for i := range 16 {
		l, w := 94.0, 15.0
		if i%2 == 1 {
			l, w = 86, 9
		}
		if i%4 == 2 {
			l, w = 90, 12
		}
		t := c.With(pixel.Turn(float64(i) * 22.5))
		t.Fill(pixel.Lines(points(0, -l, w, -60, 0, -54), true), pixel.Hex(0x8d6a22), 1)
		t.Fill(pixel.Lines(points(0, -l, -w, -60, 0, -54), true), pixel.Hex(0xf0d58a), 1)
	}
	c.Fill(pixel.Circle(0, 0, 76), pixel.Hex(0x2a1d0c), 1)
	c.Fill(pixel.Circle(0, 0, 74), lids.Brass(-74, -74, 148, 148), 1)
	face := cardart.New(q.Icons(), q.Faces()).Emblem(180, c.M.Scale())
	c.Fill(pixel.Circle(0, 0, 68), pixel.Picture{Img: face, X: -90, Y: -126, W: 180, H: 252}, 1)
	c.Glow(pixel.Circle(0, 0, 18), 3, pixel.Hex(0x1d1206), .25)
	q.Icon("key", 0, 0, 44)
	q.C = c
	q.Ink(0x0072b2, 6, hand.Smooth(points(-68, 37, -44, 36, -37, 30, -36, 12, -24, 3, -20, 0)),
		hand.Smooth(points(22, -4, 34, -8, 36, -20, 37, -34, 46, -37, 68, -36)))
	q.Ink(0xd55e00, 4.6, hand.Circle(0, 0, 27, "emblem"))
	c.Stroke(pixel.Circle(0, 0, 68.5), pixel.Pen{W: 2.4}, pixel.Hex(0x2b2118), 1)
	c.Stroke(pixel.Circle(0, 0, 75), pixel.Pen{W: 1}, pixel.Hex(0xfff3c4), .6)
	// the glass over the face catches the candle
	c.Stroke(pixel.SVG("M-58 -22A62 62 0 0 1 -22 -58"), pixel.Pen{W: 4}, pixel.Hex(0xffffff), .30)
	q.C = base
	q.Title(hand.FeltLid, 178, 24, 38, 9, "Map", "Masters")
}
