package explore

import (
	"image"
	"image/color"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
)

// The looks of edge marks.
type markLook uint8

const (
	markLink markLook = iota
	markRock
	markFree
	markFreeUnder
	markHot // added to the two before it
)

type markKey struct {
	look markLook
	side card.Side
	size int
}

func (v *View) drawMark(u *ui.UI, look markLook, side card.Side, x, y, fade float64) {
	q := max(v.want.Square, 22)
	key := markKey{look, side, int(q * 8)}
	u.Picture(key, x, y, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return paintMark(look, side, q, k) })
}

// paintMark paints a mark round the point (0,0): a pill across the border for links and
// rock, an arrow for free edges.
func paintMark(look markLook, side card.Side, q, k float64) *image.RGBA {
	n := int(math.Ceil(q * .75 * k))
	img := image.NewRGBA(image.Rect(-n, -n, n, n))
	dx, dy := side.Step()
	turn := math.Atan2(float64(dy), float64(dx)) * 180 / math.Pi
	c := pixel.NewCanvas(img, k).With(pixel.Turn(turn))
	hot := look >= markHot+markFree
	if hot {
		look -= markHot
	}
	dark := pixel.Hex(0x2b2118)
	switch look {
	case markLink, markRock:
		tone, glow := pixel.Hex(0x7ed957), .9
		if look == markRock {
			tone, glow = pixel.Hex(0x9a9a92), .25
		}
		w, h := .13*q, .62*q
		pill := pixel.RoundRect(-w/2, -h/2, w, h, w/2)
		c.Glow(pill, .10*q, tone, glow)
		c.Fill(pill, tone, 1)
		c.Stroke(pill, pixel.Pen{W: 1.2}, dark, .75)
		return img
	}
	s := q * .24
	if hot {
		s *= 1.18
	}
	var p pixel.Path // a broad arrow head with a short tail, pointing along x
	p.MoveTo(s, 0)
	p.LineTo(-.15*s, -.95*s)
	p.LineTo(-.15*s, -.42*s)
	p.LineTo(-s, -.42*s)
	p.LineTo(-s, .42*s)
	p.LineTo(-.15*s, .42*s)
	p.LineTo(-.15*s, .95*s)
	p.Close()
	tone := pixel.Hex(0xfdf3d8)
	if look == markFreeUnder {
		tone = pixel.Hex(0xffc533)
	}
	if hot {
		c.Glow(pixel.Circle(0, 0, s*1.25), s*.6, pixel.Hex(0xffd75a), .9)
		tone = pixel.Hex(0xffe9a0)
	} else {
		c.With(pixel.Turn(-turn)).With(pixel.Move(1, 1.6)).With(pixel.Turn(turn)).Glow(p, 1.6, pixel.Hex(0), .55)
	}
	c.Stroke(p, pixel.Pen{W: 3}, dark, .9)
	c.Fill(p, tone, 1)
	return img
}

// glowDisc draws a soft light round a place.
func glowDisc(u *ui.UI, x, y, r float64, tone color.NRGBA, fade float64) {
	u.Picture(glowKey{int(r * 4), tone}, x, y, paint.Place{Fade: fade}, func(k float64) *image.RGBA {
		n := int(math.Ceil(r * k))
		img := image.NewRGBA(image.Rect(-n, -n, n, n))
		pixel.NewCanvas(img, k).Fill(pixel.Circle(0, 0, r), pixel.Radial{R: r, Stops: []pixel.Stop{
			{At: 0, Color: pixel.Of(tone), Alpha: .95}, {At: .55, Color: pixel.Of(tone), Alpha: .45}, {At: 1, Color: pixel.Of(tone), Alpha: 0}}}, 1)
		return img
	})
}

type glowKey struct {
	r    int
	tone color.NRGBA
}
