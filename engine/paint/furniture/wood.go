package furniture

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Sign is the wooden board before a column of the market, on which price and count
// stand.
func Sign(w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 10, 6, 12, 16)
	q := box{0, 0, float64(w) / k, float64(h) / k, 5}
	b.soft(q.by(1.5, 4), 4, black(), .55)
	b.plank(q, uint32(w))
	return tight(b.img)
}

// plank is a piece of wood with a light upper edge.
func (b board) plank(q box, seed uint32) {
	b.fill(q, wood(q), 1)
	b.grain(q, .085, seed)
	b.line(q, 1.2, solid(hex(0x2b1a0c)), 1)
	b.hair(q.x+3, q.y+1.6, q.w-6, 1.4, hex(0xd7a672), .8)
	b.hair(q.x+3, q.y+q.h-1.8, q.w-6, 1.2, black(), .35)
}

// Deck is a pile of n cards, at least one, of which only the backs' upper part shows
// above a Sign: w x h device pixels, body and line being the back's colours. Further
// cards lie below to the right.
func Deck(n int, body, line pixel.RGB, w, h int, k float64) *image.RGBA {
	n = min(max(n, 1), 5)
	b := newBoard(w, h, k, 8, 6, 14, 12)
	W, H := float64(w)/k, float64(h)/k
	all := box{0, 0, W + 1.4*float64(n-1), H + 1.2*float64(n-1), 6}
	b.soft(all.by(1.5, 2.5), 3, black(), .5)
	for i := n - 1; i >= 0; i-- {
		d := float64(i)
		q := box{d * 1.4, d * 1.2, W, H, 6}
		c := body.Mul(1 - .11*d)
		b.fill(q, slant(q, c.Mul(1.08), c.Mul(.92)), 1)
		b.line(q, 1, solid(hex(0x14100b)), 1)
		if i == 0 {
			b.hair(6, 1.4, W-12, 1.2, pixel.RGB{R: 1, G: 1, B: 1}, .35)
			b.line(box{4.4, 4.4, W - 8.8, H - 8.8, 4}, 1.2, solid(line), .8)
		}
	}
	return tight(b.img)
}

// DeckOrnament is the drawing on a card's back: a ring between two rafters, 88 x 44
// logical pixels; (0,0) is its middle.
func DeckOrnament(line pixel.RGB, k float64) *image.RGBA {
	w, h := int(math.Ceil(46*k)), int(math.Ceil(24*k))
	b := board{image.NewRGBA(image.Rect(-w, -h, w, h)), k}
	c := b.canvas()
	c.Stroke(pixel.SVG("M-44 -22L-13 0L-44 22M44 -22L13 0L44 22"), pixel.Pen{W: 1.4}, line, .8)
	b.line(disc(0, 0, 13.7), 1.4, solid(line), .8)
	return b.img
}

// BrassPlate is a plate with a name, screwed on wood.
func BrassPlate(w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 2, 2, 3, 4)
	b.plate(box{0, 0, float64(w) / k, float64(h) / k, 5})
	return b.img
}

func (b board) plate(q box) {
	b.soft(q.by(.8, 1.4), 1, black(), .5)
	b.fill(q, brass(q, Normal), 1)
	b.line(q, 1.4, solid(hex(0x3a2409)), 1)
	b.line(q.in(2), 1, solid(hex(0xfff0bf)), .6)
	for _, x := range [2]float64{q.x + 7, q.x + q.w - 7} {
		b.fill(disc(x, q.y+q.h/2, 1.7), solid(hex(0x7d5a22)), 1)
		b.hair(x-1, q.y+q.h/2+.3, 2, .8, hex(0x3a2409), .9)
	}
}

// PodiumDepth is how far a podium's upper face and right side reach back, in logical
// pixels: PodiumDepth to the right and PodiumRise up.
const (
	PodiumDepth = 22
	PodiumRise  = 38
)

// Podium is a step of the winners' podium, seen a little from the upper left: its front
// is w x h device pixels and begins at (0,0); the upper face lies above, the side to the
// right. With plate a brass plate (112 x 34 logical pixels at most) stands on its front,
// in its middle.
func Podium(w, h int, plate bool, k float64) *image.RGBA {
	b := newBoard(w, h, k, 22, PodiumRise+4, PodiumDepth+30, 30)
	W, H := float64(w)/k, float64(h)/k
	q := box{0, 0, W, H, 0}
	c := b.canvas()
	poly := func(ps ...float64) pixel.Path {
		var p pixel.Path
		for i := 0; i < len(ps); i += 2 {
			if i == 0 {
				p.MoveTo(ps[0], ps[1])
			} else {
				p.LineTo(ps[i], ps[i+1])
			}
		}
		p.Close()
		return p
	}
	c.Glow(poly(10, 10, W+10, 10, W+PodiumDepth+4, 10, W+PodiumDepth+4, H-16, W+14, H+10, 8, H+10), 7, black(), .6)
	dark := hex(0x20120a)
	top := poly(0, 0, PodiumDepth, -PodiumRise, W+PodiumDepth, -PodiumRise, W, 0)
	side := poly(W, 0, W+PodiumDepth, -PodiumRise, W+PodiumDepth, H-PodiumRise, W, H)
	c.Fill(top, pixel.Down(-PodiumRise, 0, hex(0x9c6937), hex(0xb27b46)), 1)
	b.rings(c, top, W)
	c.Fill(side, pixel.Down(-PodiumRise, H, hex(0x4a2b16), hex(0x33200f)), 1)
	pen := pixel.Pen{W: 1.4}
	b.fill(q, down(0, H, hex(0x8e5c31), hex(0x5a3319)), 1)
	b.grain(q, .10, uint32(w+h))
	for _, p := range []pixel.Path{top, side, poly(0, 0, W, 0, W, H, 0, H)} {
		c.Stroke(p, pen, dark, 1)
	}
	b.hair(1.4, 1.2, W-2.8, 1.6, hex(0xe2b37c), .8)
	if plate {
		pw, ph := math.Min(112, W-24), math.Min(H-12, 34)
		b.plate(box{(W - pw) / 2, (H - ph) / 2, pw, ph, 5})
	}
	return tight(b.img)
}

// rings draws the year rings on the upper face of a podium.
func (b board) rings(c *pixel.Canvas, top pixel.Path, w float64) {
	in := c.Clipped(top)
	for i := range 4 {
		y := -6 - 9*float64(i)
		var p pixel.Path
		p.MoveTo(-4, y)
		p.CubeTo(w*.3, y+3*math.Sin(float64(i)*2.1+w), w*.7, y-4*math.Sin(float64(i)*1.3), w+26, y+1)
		in.Stroke(p, pixel.Pen{W: 1}, hex(0x5a3517), .35)
	}
}

// Cord is a twisted gold cord, w device pixels long and 7 logical pixels thick.
func Cord(w int, k float64) *image.RGBA {
	b := newBoard(w, int(math.Round(7*k)), k, 0, 0, 0, 0)
	W := float64(w) / k
	b.fill(box{0, 0, W, 7, 0}, solid(hex(0x7d5a1c)), 1)
	b.fill(box{0, 1, W, 4.4, 0}, down(1, 5.4, hex(0xf4d98a), hex(0xe6c36a), hex(0xc19a45)), 1)
	var p pixel.Path
	for x := -4.0; x < W+4; x += 6.6 {
		p.MoveTo(x+1.2, 1)
		p.LineTo(x-1.2, 5.4)
	}
	b.canvas().Stroke(p, pixel.Pen{W: 1.5, Butt: true}, hex(0x7d5a1c), .75)
	return b.img
}

// Banner dresses a cloth of w x h device pixels: its shadow, the gold cords at its upper
// and lower edge, and the shade at its ends. The cloth is painted by the caller at least
// that large; a nil cloth is moss green.
func Banner(cloth *image.RGBA, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 18, 14, 26, 34)
	q := box{0, 0, float64(w) / k, float64(h) / k, 0}
	b.soft(q.by(4, 10), 8, black(), .6)
	if cloth == nil {
		b.fill(q, down(0, q.h, hex(0x5f7040), hex(0x4c5b32)), 1)
	} else {
		for y := range min(h, cloth.Rect.Dy()) {
			n := 4 * min(w, cloth.Rect.Dx())
			copy(b.img.Pix[b.img.PixOffset(0, y):][:n], cloth.Pix[y*cloth.Stride:][:n])
		}
	}
	ends := paint{bx: q.w, stops: []pixel.Stop{{At: 0, Color: hex(0x10160a), Alpha: .5}, {At: .22, Color: hex(0x10160a), Alpha: 0}, {At: .78, Color: hex(0x10160a), Alpha: 0}, {At: 1, Color: hex(0x10160a), Alpha: .5}}}
	b.fill(q, ends, 1)
	cord := Cord(w, k)
	for _, y := range [2]int{0, h} {
		top := y - cord.Rect.Dy()/2
		for j := range cord.Rect.Dy() {
			copy(b.img.Pix[b.img.PixOffset(0, top+j):][:4*w], cord.Pix[j*cord.Stride:][:4*w])
		}
	}
	return tight(b.img)
}
