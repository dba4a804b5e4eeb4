package cardart

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// gemColours are body, dark and light of the stone for each cost; 0 is a starter's.
var gemColours = map[int][3]pixel.RGB{
	0: {pixel.Hex(0x9a8d78), pixel.Hex(0x6d614f), pixel.Hex(0xd9cfbc)},
	3: {pixel.Hex(0x3f8f4a), pixel.Hex(0x1f5a2c), pixel.Hex(0x9fd9a2)},
	4: {pixel.Hex(0x2f79b9), pixel.Hex(0x164777), pixel.Hex(0x9fcdf2)},
	5: {pixel.Hex(0x8a4bb0), pixel.Hex(0x532571), pixel.Hex(0xd6aef0)},
	6: {pixel.Hex(0xc23a32), pixel.Hex(0x7a1a17), pixel.Hex(0xf4a79c)},
}

// drawGem cuts a stone of eight facets, lit by their direction, with the cost on its
// table.
func drawGem(c *pixel.Canvas, cost int, x, y, r float64) {
	cs, ok := gemColours[cost]
	if !ok {
		cs = gemColours[0]
	}
	body, dark, light := cs[0], cs[1], cs[2]
	oct := func(q float64) (ps []pixel.Pt) {
		for i := range 8 {
			s, co := math.Sincos(math.Pi/8 + float64(i)*math.Pi/4)
			ps = append(ps, pixel.Pt{X: x + q*co, Y: y + q*s})
		}
		return ps
	}
	o, t := oct(r), oct(r*.62)
	outline := pixel.Lines(o, true)
	c.With(pixel.Move(r*.1, r*.16)).Fill(outline, ink, .35)
	c.Fill(outline, body, 1)
	for i := range 8 {
		j := (i + 1) % 8
		lit := (2*x - o[i].X - o[j].X + 2*y - o[i].Y - o[j].Y) / 2 / r / 1.6
		col := light
		if lit < 0 {
			col, lit = dark, -lit
		}
		c.Fill(pixel.Lines([]pixel.Pt{o[i], o[j], t[j], t[i]}, true), col, math.Min(lit, 1))
	}
	table := pixel.Lines(t, true)
	c.Fill(table, body.Mul(.8), 1)
	c.Stroke(table, pixel.Pen{W: r * .05}, light, .7)
	c.Stroke(outline, pixel.Pen{W: r * .12}, ink, 1)
	if cost == 0 {
		c.Fill(pixel.Lines(oct(r*.2), true), light, 1)
		return
	}
	f := figure(cost, x, y, r)
	c.Stroke(f, pixel.Pen{W: r * .3}, dark.Mul(.8), 1)
	c.Stroke(f, pixel.Pen{W: r * .165}, pixel.Hex(0xfffdf2), 1)
}

// Gem is the stone that shows a cost (0 for a starter), of radius r logical pixels. The
// stone's middle is the middle of the picture.
func (p *Painter) Gem(cost int, r, k float64) *image.RGBA {
	n := int(math.Ceil(r*1.2*k)) * 2
	m := pixel.New(n, n)
	c := pixel.NewCanvas(m, k)
	drawGem(c, cost, float64(n)/2/k, float64(n)/2/k, r)
	return m
}
