package furniture

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// grain darkens and lightens the box along the fibres of wood.
func (b board) grain(q box, strength float64, seed uint32) {
	b.texture(q, func(y float64) func(x float64) float64 {
		bend := 2.2 * pixel.Noise(y/26, float64(seed), 80)
		long, fine := pixel.NewRow((y+bend)/2.4, seed+81), pixel.NewRow(y/1.1, seed+82)
		return func(x float64) float64 {
			return 1 + strength*(1.3*long.At(x/46)+.7*fine.At(x/13))
		}
	})
}

// fibre is the faint tooth of paper: a small tile of noise, laid side by side over the
// box. Its strength is so low that the repetition does not show.
func (b board) fibre(q box, strength float64, seed uint32) {
	const n = 96
	var tile [n * n]int16
	for y := range n {
		fy := float64(y) / b.k
		tooth, strand := pixel.NewRow(fy/1.6, seed+91), pixel.NewRow(fy/2.2, seed+92)
		for x := range n {
			fx := float64(x) / b.k
			v := 255 * strength * (tooth.At(fx/1.6) + .8*strand.At(fx/10))
			// A little of its own for each pixel keeps halves from vanishing.
			tile[y*n+x] = int16(math.Floor(v + pixel.Hash(x, y, seed)))
		}
	}
	o := b.oval(q)
	y0, y1 := b.rows(o, -1)
	for y := y0; y < y1; y++ {
		half := o.half(float64(y)+.5-o.cy, -1)
		if half < 1 {
			continue
		}
		x0, x1 := b.full(o.cx, half, b.img.Rect.Min.X, b.img.Rect.Max.X)
		row := tile[(y-y0)%n*n:][:n]
		p := b.img.Pix[b.img.PixOffset(x0, y):][:4*(x1-x0)]
		for i := 0; len(p) >= 4; p = p[4:] {
			d := int(row[i])
			if i++; i == n {
				i = 0
			}
			if d != 0 && p[3] == 255 {
				p[0] = uint8(min(max(int(p[0])+d, 0), 255))
				p[1] = uint8(min(max(int(p[1])+d, 0), 255))
				p[2] = uint8(min(max(int(p[2])+d, 0), 255))
			}
		}
	}
}

// texture multiplies what is painted inside the box; row gives the factor along a row.
func (b board) texture(q box, row func(y float64) func(x float64) float64) {
	o := b.oval(q)
	y0, y1 := b.rows(o, 0)
	for y := y0; y < y1; y++ {
		half := o.half(float64(y)+.5-o.cy, 0)
		if half < 0 {
			continue
		}
		x0, x1 := b.columns(o.cx, half)
		at := row((float64(y) + .5) / b.k)
		p := b.img.Pix[b.img.PixOffset(x0, y):]
		for x := x0; x < x1; x, p = x+1, p[4:] {
			f := at((float64(x) + .5) / b.k)
			a := float64(p[3])
			p[0] = uint8(math.Min(a, float64(p[0])*f+.5))
			p[1] = uint8(math.Min(a, float64(p[1])*f+.5))
			p[2] = uint8(math.Min(a, float64(p[2])*f+.5))
		}
	}
}

// cut makes the inside of the box empty.
func (b board) cut(q box) {
	o := b.oval(q)
	y0, y1 := b.rows(o, .5)
	for y := y0; y < y1; y++ {
		dy := float64(y) + .5 - o.cy
		half := o.half(dy, .5)
		if half < 0 {
			continue
		}
		x0, x1 := b.columns(o.cx, half)
		p := b.img.Pix[b.img.PixOffset(x0, y):]
		for x := x0; x < x1; x, p = x+1, p[4:] {
			keep := 1 - pixel.Cover(o.dist(float64(x)+.5-o.cx, dy))
			for c := range 4 {
				p[c] = uint8(float64(p[c])*keep + .5)
			}
		}
	}
}

// dashed is a dashed line along the middle of the box's edge. The dashes are stretched so
// that a whole number goes round; start, in logical pixels, moves them along.
func (b board) dashed(q box, width float64, c pixel.RGB, opacity, on, off, start float64) {
	round := q.round()
	n := math.Max(1, math.Round(round/(on+off)))
	pitch := round / n
	on *= pitch / (on + off)
	c2 := b.canvas()
	for i := range int(n) {
		s := start + pitch*float64(i)
		p, r := q.at(s), q.at(s+on)
		switch chord := pixel.Hyp(r.X-p.X, r.Y-p.Y); {
		case chord < on*.9999: // round a corner
			var ps []pixel.Pt
			for j := range 9 {
				ps = append(ps, q.at(s+on*float64(j)/8))
			}
			c2.Stroke(pixel.Lines(ps, false), pixel.Pen{W: width, Butt: true}, c, opacity)
		case math.Abs(r.Y-p.Y) < 1e-6:
			b.fill(box{math.Min(p.X, r.X), p.Y - width/2, on, width, 0}, solid(c), opacity)
		default:
			b.fill(box{p.X - width/2, math.Min(p.Y, r.Y), width, on, 0}, solid(c), opacity)
		}
	}
}

// round is the length of the box's edge.
func (q box) round() float64 { return 2*(q.w+q.h) - (8-2*math.Pi)*q.r }

// at is the place so far along the edge.
func (q box) at(s float64) pixel.Pt {
	round := q.round()
	if s = math.Mod(s, round); s < 0 {
		s += round
	}
	bend := q.r * math.Pi / 2
	for side := range 4 {
		// Each side is a straight part and the corner behind it, turned by quarters.
		long := q.w - 2*q.r
		if side%2 == 1 {
			long = q.h - 2*q.r
		}
		var x, y float64 // from the middle of the corner behind, the side running to +x on top
		switch {
		case s <= long:
			x, y = s-long, -q.r
		case s <= long+bend:
			sin, cos := math.Sincos((s - long) / math.Max(q.r, 1e-9))
			x, y = q.r*sin, -q.r*cos
		default:
			s -= long + bend
			continue
		}
		switch side {
		case 0:
			return pixel.Pt{X: q.x + q.w - q.r + x, Y: q.y + q.r + y}
		case 1:
			return pixel.Pt{X: q.x + q.w - q.r - y, Y: q.y + q.h - q.r + x}
		case 2:
			return pixel.Pt{X: q.x + q.r - x, Y: q.y + q.h - q.r - y}
		default:
			return pixel.Pt{X: q.x + q.r + y, Y: q.y + q.r - x}
		}
	}
	return pixel.Pt{X: q.x + q.r, Y: q.y}
}

// tight cuts the empty rim off a picture, keeping its coordinates.
func tight(m *image.RGBA) *image.RGBA {
	w := m.Rect.Dx()
	b := image.Rectangle{}
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		row := m.Pix[m.PixOffset(m.Rect.Min.X, y):][:4*w]
		a, z := 0, w-1
		for a < w && row[4*a+3] == 0 {
			a++
		}
		if a == w {
			continue
		}
		for row[4*z+3] == 0 {
			z--
		}
		b = b.Union(image.Rect(m.Rect.Min.X+a, y, m.Rect.Min.X+z+1, y+1))
	}
	out := image.NewRGBA(b)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		copy(out.Pix[out.PixOffset(b.Min.X, y):][:4*b.Dx()], m.Pix[m.PixOffset(b.Min.X, y):])
	}
	return out
}
