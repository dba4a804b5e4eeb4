package cardart

import (
	"math"
	"strings"

	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"
)

// rock says that the square is rock on both layers.
func (p *plan) rock(c, r int) bool {
	return p.c.At(card.Main, c, r).Rock() && p.c.At(card.Under, c, r).Rock()
}

// place finds the corner for the gem and the strip for the name. measure gives the
// width of a line of the name in u.
func (p *plan) place(measure func(string) float64) {
	in := 27.0
	if p.l.gem > 30 {
		in = 56
	}
	p.gem = pixel.Pt{X: in, Y: in}
	for _, q := range [...][2]int{{0, 0}, {4, 0}, {0, 6}, {4, 6}} {
		if p.rock(q[0], q[1]) {
			if q[0] == 4 {
				p.gem.X = cardW - in
			}
			if q[1] == 6 {
				p.gem.Y = cardH - in
			}
			break
		}
	}
	gr := p.l.gem + 2.5
	p.keep = append(p.keep, pixel.Box{X0: p.gem.X - gr, Y0: p.gem.Y - gr, X1: p.gem.X + gr, Y1: p.gem.Y + gr, R: gr})
	if p.l.label {
		p.placeLabel(measure)
	}
}

// placeLabel puts the name into the widest run of rock in the bottom row, else in the
// top row; in two lines where it is wider than the run.
func (p *plan) placeLabel(measure func(string) float64) {
	best, row := pixel.Box{}, 6
	for _, r := range [...]int{6, 0} {
		for a := range card.Columns {
			for b := a; b < card.Columns && p.rock(b, r); b++ {
				x0, x1 := p.run(a, b, r)
				if x1-x0 > best.X1-best.X0+1 {
					best, row = pixel.Box{X0: x0, X1: x1}, r
				}
			}
		}
		if best.X1-best.X0 > 110 {
			break
		}
	}
	room := best.X1 - best.X0
	h := 25.0
	p.lines = []string{p.title}
	need := measure(p.title) + 24
	if words := strings.Fields(p.title); need > room && len(words) > 1 {
		p.lines = []string{words[0], strings.Join(words[1:], " ")}
		h = 41
		need = math.Max(measure(p.lines[0]), measure(p.lines[1])) + 24
	}
	w := math.Min(need, math.Max(room, 40))
	mid := (best.X0 + best.X1) / 2
	switch { // keep to the outer corner, away from the hallway
	case best.X0 <= 13:
		mid = best.X0 + w/2 + 4
	case best.X1 >= cardW-13:
		mid = best.X1 - w/2 - 4
	}
	y := cardH - 13 - h
	if row == 0 {
		y = 13
	}
	p.label = pixel.Box{X0: mid - w/2, Y0: y, X1: mid + w/2, Y1: y + h, R: 5}
	p.keep = append(p.keep, p.label)
}

// run gives the free width over the rock squares a to b of a row.
func (p *plan) run(a, b, r int) (x0, x1 float64) {
	reach := square/2 - p.l.hall - 6 // into the neighbouring squares, up to their hallways
	x0, x1 = float64(a)*square-reach, float64(b+1)*square+reach
	if a == 0 {
		x0 = 12
	}
	if b == card.Columns-1 {
		x1 = cardW - 12
	}
	// beside the gem
	if (p.gem.Y < cardH/2) == (r == 0) {
		if p.gem.X < cardW/2 {
			x0 = math.Max(x0, p.gem.X+22)
		} else {
			x1 = math.Min(x1, p.gem.X-22)
		}
	}
	return x0, x1
}
