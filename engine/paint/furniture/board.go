package furniture

import (
	"image"
	"math"
	"sync"

	"delvebox/engine/paint/pixel"
)

// board is a picture under the brush. Its coordinates are logical pixels with the
// control's upper left corner at (0,0).
type board struct {
	img *image.RGBA
	k   float64
}

// newBoard makes room for a control of w x h device pixels with margins in logical
// pixels: left, above, right, below.
func newBoard(w, h int, k, l, t, r, b float64) board {
	up := func(v float64) int { return int(math.Ceil(v * k)) }
	return board{image.NewRGBA(image.Rect(-up(l), -up(t), max(w, 1)+up(r), max(h, 1)+up(b))), k}
}

// canvas is a brush for shapes other than boxes, in the same coordinates.
func (b board) canvas() *pixel.Canvas { return pixel.NewCanvas(b.img, b.k) }

// box is a rectangle with round corners in logical pixels.
type box struct{ x, y, w, h, r float64 }

// in is the box with all its edges moved inwards.
func (q box) in(d float64) box {
	return box{q.x + d, q.y + d, q.w - 2*d, q.h - 2*d, math.Max(0, q.r-d)}
}

// by is the box moved.
func (q box) by(dx, dy float64) box { return box{q.x + dx, q.y + dy, q.w, q.h, q.r} }

// disc is the box of a circle.
func disc(x, y, r float64) box { return box{x - r, y - r, 2 * r, 2 * r, r} }

// oval is the round box in device pixels about its middle.
type oval struct{ cx, cy, hw, hh, r float64 }

func (b board) oval(q box) oval {
	o := oval{(q.x + q.w/2) * b.k, (q.y + q.h/2) * b.k, math.Max(0, q.w/2*b.k), math.Max(0, q.h/2*b.k), q.r * b.k}
	o.r = math.Min(o.r, math.Min(o.hw, o.hh))
	return o
}

// half is half the length of the row at qy (distance beyond the corner's middle) within
// the distance d of the outline; negative if the row misses it.
func (o oval) half(dy, d float64) float64 {
	qy := math.Abs(dy) - o.hh + o.r
	if qy <= 0 {
		return o.hw + d
	}
	s := o.r + d
	if s <= 0 || qy >= s {
		return -1
	}
	return o.hw - o.r + math.Sqrt(s*s-qy*qy)
}

// dist is the distance from the outline.
func (o oval) dist(dx, dy float64) float64 {
	qx, qy := math.Abs(dx)-o.hw+o.r, math.Abs(dy)-o.hh+o.r
	switch {
	case qx > 0 && qy > 0:
		return math.Sqrt(qx*qx+qy*qy) - o.r
	case qx > qy:
		return qx - o.r
	}
	return qy - o.r
}

// rows are the rows of the picture that the oval, widened by d, reaches.
func (b board) rows(o oval, d float64) (int, int) {
	return max(int(math.Floor(o.cy-o.hh-d)), b.img.Rect.Min.Y), min(int(math.Ceil(o.cy+o.hh+d)), b.img.Rect.Max.Y)
}

// columns are the columns of the picture from cx-half to cx+half.
func (b board) columns(cx, half float64) (int, int) {
	return max(int(math.Floor(cx-half)), b.img.Rect.Min.X), min(int(math.Ceil(cx+half)), b.img.Rect.Max.X)
}

// full is the widest span of whole pixels within half of cx.
func (b board) full(cx, half float64, x0, x1 int) (int, int) {
	if half <= 0 {
		return x1, x1
	}
	a := min(max(int(math.Ceil(cx-half)), x0), x1)
	return a, max(min(int(math.Floor(cx+half)), x1), a)
}

// fill paints the box.
func (b board) fill(q box, p paint, opacity float64) {
	if q.w <= 0 || q.h <= 0 {
		return
	}
	b.lay(b.oval(q), nil, p, opacity)
}

// line paints the outline of the box, width wide, inside its edge.
func (b board) line(q box, width float64, p paint, opacity float64) {
	o, i := b.oval(q), b.oval(q.in(width))
	i.r = math.Min(math.Max(0, o.r-width*b.k), math.Min(i.hw, i.hh))
	b.lay(o, &i, p, opacity)
}

// lay paints the oval without its hole, nil for none. Pixels at the edges are covered in
// part; between them whole rows are full of paint, or empty.
func (b board) lay(o oval, hole *oval, p paint, opacity float64) {
	core := &o // the inside of which is full, or empty
	if hole != nil {
		core = hole
	}
	t := p.table(b.k, opacity)
	y0, y1 := b.rows(o, .5)
	for y := y0; y < y1; y++ {
		dy := float64(y) + .5 - o.cy
		outer := o.half(dy, .5)
		if outer < 0 {
			continue
		}
		x0, x1 := b.columns(o.cx, outer)
		inner := -1.0
		if math.Abs(dy) <= core.hh-.5 {
			inner = core.half(dy, -.5) - .5
		}
		a0, a1 := b.full(o.cx, inner, x0, x1)
		row := b.img.Pix[b.img.PixOffset(b.img.Rect.Min.X, y):]
		edge := func(from, to int) {
			for x := from; x < to; x++ {
				dx := float64(x) + .5 - o.cx
				c := pixel.Cover(o.dist(dx, dy))
				if hole != nil {
					c -= pixel.Cover(hole.dist(dx, dy))
				}
				if c > 0 {
					t.lay(row, x-b.img.Rect.Min.X, x, y, uint32(c*256))
				}
			}
		}
		edge(x0, a0)
		if hole == nil {
			t.span(row, b.img.Rect.Min.X, a0, a1, y)
		}
		edge(a1, x1)
	}
}

// soft paints the box blurred by sigma logical pixels.
func (b board) soft(q box, sigma float64, c pixel.RGB, opacity float64) {
	b.softAround(q, sigma, c, opacity, box{})
}

// softSteps is how finely a blurred edge is told.
const softSteps = 128

// softness is how much of a colour a blurred edge has, of 256, from 2.6 sigmas inside the
// edge (256) in steps to as much outside (0).
var softness = sync.OnceValue(func() *[softSteps + 2]uint32 {
	var gauss [softSteps + 2]uint32
	for i := range gauss {
		d := (float64(i)/softSteps*2 - 1) * 2.6
		gauss[i] = uint32(256*.5*math.Erfc(d/math.Sqrt2) + .5)
	}
	return &gauss
})

// softAround is soft, left out where the opaque box lid will cover it anyway.
func (b board) softAround(q box, sigma float64, c pixel.RGB, opacity float64, lid box) {
	o, cover := b.oval(q), b.oval(lid)
	s := sigma * b.k
	// A blurred corner is rounder than the corner.
	o.r = math.Min(o.r+1.2*s, math.Min(o.hw, o.hh))
	reach := 2.6 * s
	t := solid(c).table(b.k, opacity)
	gauss, inv := softness(), softSteps/(2*reach)
	y0, y1 := b.rows(o, reach)
	for y := y0; y < y1; y++ {
		dy := float64(y) + .5 - o.cy
		outer := o.half(dy, reach)
		if outer < 0 {
			continue
		}
		x0, x1 := b.columns(o.cx, outer)
		inner := -1.0
		if math.Abs(dy) <= o.hh-reach {
			inner = o.half(dy, -reach) - .5
		}
		a0, a1 := b.full(o.cx, inner, x0, x1)
		row := b.img.Pix[b.img.PixOffset(b.img.Rect.Min.X, y):]
		l0, l1 := x1, x1 // the lid's whole pixels
		if dl := float64(y) + .5 - cover.cy; lid.w > 0 && math.Abs(dl) < cover.hh-1 {
			l0, l1 = b.full(cover.cx, cover.half(dl, -1)-.5, x0, x1)
		}
		edge := func(from, to int) {
			for x := from; x < to; x++ {
				if x >= l0 && x < l1 {
					if x = l1; x >= to {
						break
					}
				}
				u := (o.dist(float64(x)+.5-o.cx, dy) + reach) * inv
				switch {
				case u <= 0:
					t.lay(row, x-b.img.Rect.Min.X, x, y, 256)
				case u < softSteps:
					t.lay(row, x-b.img.Rect.Min.X, x, y, gauss[int(u)])
				}
			}
		}
		// Beside the corners every pixel of a row between them has one distance.
		if flat := o.hw - o.r; inner < 0 && flat > 1 {
			f0, f1 := b.full(o.cx, flat, x0, x1)
			if u := (o.dist(0, dy) + reach) * inv; u > 0 && u < softSteps && math.Abs(dy) > o.hh-o.r {
				edge(x0, f0)
				g := gauss[int(u)]
				for x := f0; x < f1; x++ {
					if x >= l0 && x < l1 {
						if x = l1; x >= f1 {
							break
						}
					}
					t.lay(row, x-b.img.Rect.Min.X, x, y, g)
				}
				edge(f1, x1)
				continue
			}
		}
		edge(x0, a0)
		t.span(row, b.img.Rect.Min.X, a0, min(a1, max(l0, a0)), y)
		t.span(row, b.img.Rect.Min.X, max(a0, min(l1, a1)), a1, y)
		edge(a1, x1)
	}
}

// shadow is the soft shadow of a thing lying lift logical pixels over the ground, and
// the contact shadow at its foot.
func (b board) shadow(q box, lift float64) { b.shadowAround(q, lift, box{}) }

// shadowAround is the shadow left out under the opaque box lid.
func (b board) shadowAround(q box, lift float64, lid box) {
	if lift <= 0 {
		return
	}
	sigma, a := 4.0, .55
	if lift > 8 {
		sigma, a = 8, .5
	}
	if lift > 18 {
		sigma, a = 16, .5
	}
	b.softAround(q.by(lift*.45, lift*.6), sigma, pixel.RGB{}, a, lid)
	b.softAround(q.by(1, 1.5), 2, pixel.RGB{}, .5, lid)
}

// spread is how far a shadow of that lift reaches beyond its thing, in logical pixels.
func spread(lift float64) (left, top, right, bottom float64) {
	if lift <= 0 {
		return 1, 1, 1, 1
	}
	s := 4 * 2.6
	if lift > 8 {
		s = 8 * 2.6
	}
	if lift > 18 {
		s = 16 * 2.6
	}
	return math.Max(1, s-lift*.45), math.Max(1, s-lift*.6), s + lift*.45, s + lift*.6
}

// hair is a level line from x to x+w with round ends.
func (b board) hair(x, y, w, width float64, c pixel.RGB, opacity float64) {
	b.fill(box{x, y - width/2, w, width, width / 2}, solid(c), opacity)
}

// post is an upright line from y to y+h with round ends.
func (b board) post(x, y, h, width float64, c pixel.RGB, opacity float64) {
	b.fill(box{x - width/2, y, width, h, width / 2}, solid(c), opacity)
}
