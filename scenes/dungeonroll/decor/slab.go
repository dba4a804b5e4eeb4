package decor

import (
	"image"
	"image/draw"
	"math"

	"delvebox/engine/paint/pixel"
)

// slab is a picture under the brush, in logical pixels.
type slab struct {
	*pixel.Canvas
	k float64
}

// newSlab makes room for a thing of w x h with margins around it.
func newSlab(w, h, k, left, top, right, bottom float64) slab {
	up := func(v float64) int { return int(math.Ceil(v * k)) }
	m := image.NewRGBA(image.Rect(-up(left), -up(top), max(up(w), 1)+up(right), max(up(h), 1)+up(bottom)))
	return slab{pixel.NewCanvas(m, k), k}
}

// px is a length in device pixels.
func (s slab) px(v float64) int { return int(math.Round(v * s.k)) }

// lay puts an opaque picture, painted for this scale, with its corner at x, y.
func (s slab) lay(m *image.RGBA, x, y float64) {
	at := s.M.Apply(pixel.Pt{X: x, Y: y})
	draw.Draw(s.Img, m.Rect.Add(image.Pt(int(math.Round(at.X)), int(math.Round(at.Y)))), m, m.Rect.Min, draw.Src)
}

// on gives a slab whose drawing is moved, grown and turned.
func (s slab) on(m pixel.Matrix) slab { return slab{s.With(m), s.k} }

// rect is the outline of a rectangle.
func rect(x, y, w, h float64) pixel.Path { return pixel.RoundRect(x, y, w, h, 0) }

// line draws along path data.
func (s slab) line(d string, w float64, c uint32, a float64) {
	s.Stroke(pixel.SVG(d), pixel.Pen{W: w}, pixel.Hex(c), a)
}

// area fills path data.
func (s slab) area(d string, p pixel.Paint, a float64) { s.Fill(pixel.SVG(d), p, a) }

// drop is the shadow of a thing: moved by dx, dy and soft over sigma.
func (s slab) drop(p pixel.Path, dx, dy, sigma, a float64) {
	s.With(pixel.Move(dx, dy)).Glow(p, sigma, pixel.RGB{}, a)
}

// sunk shades the inside of a round rectangle as its rim would: from the upper left by
// dx, dy.
func (s slab) sunk(x, y, w, h, r, dx, dy, sigma, a float64) {
	in := s.Clipped(pixel.RoundRect(x, y, w, h, r))
	const far = 60.0
	var p pixel.Path // all around the rectangle, moved
	p.Add(rect(x-far+dx, y-far+dy, w+2*far, far))
	p.Add(rect(x-far+dx, y+h+dy, w+2*far, far))
	p.Add(rect(x-far+dx, y+dy, far, h))
	p.Add(rect(x+w+dx, y+dy, far, h))
	in.Glow(p, sigma, pixel.RGB{}, a)
}

// slant is a gradient over a box from its upper left to its lower right corner.
func slant(x, y, w, h float64, ss ...pixel.Stop) pixel.Linear {
	g := pixel.Blend(x, y, w, h, pixel.RGB{}, pixel.RGB{})
	g.Stops = ss
	return g
}

// tone is an opaque stop of a gradient.
func tone(at float64, c uint32) pixel.Stop { return pixel.Stop{At: at, Color: pixel.Hex(c), Alpha: 1} }

// veil is a translucent one.
func veil(at float64, c uint32, a float64) pixel.Stop {
	return pixel.Stop{At: at, Color: pixel.Hex(c), Alpha: a}
}

// oval is a radial gradient over an ellipse, to be used by Fill.
type oval struct {
	cx, cy, rx, ry float64
	stops          []pixel.Stop
}

// At gives colour and opacity at a place.
func (o oval) At(x, y float64) (pixel.RGB, float64) {
	return pixel.Radial{R: 1, Stops: o.stops}.At((x-o.cx)/o.rx, (y-o.cy)/o.ry)
}
