package cardart

import (
	"math"

	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"
)

// pebbles lie in the hallways, more of them where nobody treads.
func (e *easel) pebbles() {
	r := pixel.Seed(e.id + "grit")
	k := e.l.k
	dot := func(x, y, dx, w float64, c pixel.RGB, a float64) {
		pixel.Stroke(e.img, x*k, y*k, (x+dx)*k, y*k, w*k, w*k, c, a)
	}
	for range 1500 {
		x, y, d := r.In(0, cardW), r.In(0, cardH), r.F()
		h := e.hall.At(x, y)
		if h > -2.2 || at(e.room, x, y) < 2 || h < -7 && d > .30 {
			continue
		}
		w, dx, tone := r.In(.7, 2.1)*(1+.035*h), r.In(.2, 1.1), r.F()
		dot(x+.5, y+.6, dx-.5, w, pebbleLo, .55)
		dot(x, y, dx, w, pebble.Mix(pebbleHi, tone), .9)
	}
}

// cracks run through some of the flagstones.
func (e *easel) cracks() {
	k := e.l.k
	for _, s := range e.stones {
		for i := 1; i < len(s.crack); i++ {
			a, b := s.crack[i-1], s.crack[i]
			if at(e.room, a.X, a.Y) > -3 || at(e.room, b.X, b.Y) > -3 {
				continue
			}
			pixel.Stroke(e.img, (a.X+.7)*k, (a.Y+.7)*k, (b.X+.7)*k, (b.Y+.7)*k, .8*k, .8*k, crackHi, .6)
			pixel.Stroke(e.img, a.X*k, a.Y*k, b.X*k, b.Y*k, k, .8*k, crackLow, .8)
		}
	}
}

// doors draws a plank leaf on each line between a hallway and a room.
func (e *easel) doors() {
	for r := range card.Rows {
		for c := range card.Columns {
			cell := e.c.At(card.Main, c, r)
			if !cell.Hallway() {
				continue
			}
			for _, s := range card.Sides() {
				dx, dy := s.Step()
				if cell.Joined.Has(s) && e.c.At(card.Main, c+dx, r+dy).Room != 0 {
					e.door((float64(c)+.5)*square+30*float64(dx), (float64(r)+.5)*square+30*float64(dy), dx != 0)
				}
			}
		}
	}
}

// door draws a leaf with its middle at (mx,my); an upright one stands between W and E.
func (e *easel) door(mx, my float64, upright bool) {
	l := e.l
	hl, ht := l.hall-2.5, 4.3
	if l.stones == 0 {
		hl, ht = l.hall, 6
	}
	b := pixel.Box{X0: mx - hl, Y0: my - ht, X1: mx + hl, Y1: my + ht, R: 1.2}
	if upright {
		b = pixel.Box{X0: mx - ht, Y0: my - hl, X1: mx + ht, Y1: my + hl, R: 1.2}
	}
	fade := 1.0
	if e.v == Under {
		fade = .38
	}
	for iy := max(0, int((b.Y0-6)*l.k)); iy < min(e.img.Rect.Max.Y, int((b.Y1+7)*l.k)); iy++ {
		for ix := max(0, int((b.X0-6)*l.k)); ix < min(e.img.Rect.Max.X, int((b.X1+7)*l.k)); ix++ {
			x, y := (float64(ix)+.5)*e.px, (float64(iy)+.5)*e.px
			p := e.img.Pix[e.img.PixOffset(ix, iy):]
			q := b.Dist(x, y)
			t, u := x-mx, y-my
			if upright {
				t, u = u, t
			}
			plank := wood
			if l.stones > 0 {
				pixel.Over(p, ink, fade*.4*(1-pixel.Step(-1, 3, b.Dist(x-2, y-2))))
				plank = plank.Mul(1 + .08*pixel.Noise(t/1.2, u*2, e.seed+60))
				plank = plank.Mix(woodJoint, .7*pixel.Clamp(.5+(.7-math.Abs(math.Mod(t+50, 7)-3.5))/e.px, 0, 1))
				plank = plank.Mix(woodHi, .5*pixel.Step(-1.5, -3.4, u))
			}
			pixel.Over(p, plank, fade*pixel.Cover(q/e.px))
			pixel.Over(p, ink, fade*pixel.Cover((math.Abs(q)-l.wall*.36)/e.px))
		}
	}
}

// labelPaper lays the cream label for the name.
func (e *easel) labelPaper() {
	b, k := e.label, e.l.k
	for iy := max(0, int((b.Y0-6)*k)); iy < min(e.img.Rect.Max.Y, int((b.Y1+7)*k)); iy++ {
		for ix := max(0, int((b.X0-6)*k)); ix < min(e.img.Rect.Max.X, int((b.X1+7)*k)); ix++ {
			x, y := (float64(ix)+.5)*e.px, (float64(iy)+.5)*e.px
			p := e.img.Pix[e.img.PixOffset(ix, iy):]
			d := b.Dist(x, y)
			if d > 6 {
				continue
			}
			pixel.Over(p, ink, .28*(1-pixel.Step(-1, 2.5, b.Dist(x-1.6, y-2))))
			pixel.Over(p, labelPaper.Mul(1+.012*pixel.Noise(x/1.6, y/1.6, e.seed+50)), pixel.Cover(d/e.px))
			pixel.Over(p, ink, .9*pixel.Cover((math.Abs(d+.6)-.55)/e.px))
			pixel.Over(p, ink, .55*pixel.Cover((math.Abs(d+3.2)-.3)/e.px))
		}
	}
}

// rimLight gives a card-like picture its edge, light towards the upper left and dark
// towards the lower right, and cuts the corners round. px is one pixel in u.
func (e *easel) rimLight() {
	b := pixel.Box{X1: cardW, Y1: cardH, R: 13}
	h, w := e.img.Rect.Dy(), e.img.Rect.Dx()
	inner := int(14*e.l.k) + 2 // pixels further inside are not touched
	band := int(3*e.l.k) + 2
	for iy := range h {
		y := (float64(iy) + .5) * e.px
		for ix := 0; ix < w; ix++ {
			if iy >= inner && iy < h-inner && ix == band || iy >= band && iy < h-band && ix == inner {
				ix = max(ix, w-1-ix)
			}
			x := (float64(ix) + .5) * e.px
			d := b.Dist(x, y)
			if d < -3 {
				continue
			}
			p := e.img.Pix[iy*e.img.Stride+4*ix:][:4]
			c := pixel.Read(p)
			lit := pixel.Clamp((1-x/cardW-y/cardH)*.9, -1, 1) * 1.6
			v := pixel.Step(-2.2, -.3, d)
			if lit > 0 {
				c = c.Mix(edgeLit, .75*v*math.Min(1, lit))
			} else {
				c = c.Mix(edgeShade, .6*v*math.Min(1, -lit))
			}
			pixel.PutAlpha(p, c, pixel.Cover(d/e.px))
		}
	}
}
