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
// top row, else in any; in two lines where it is wider than the run.
func (p *plan) placeLabel(measure func(string) float64) {
	const air = 24 // beside the name, both sides together
	one := measure(p.title) + air
	lines, two := []string{p.title}, one
	if words := strings.Fields(p.title); len(words) > 1 {
		lines = []string{words[0], strings.Join(words[1:], " ")}
		two = math.Max(measure(lines[0]), measure(lines[1])) + air
	}
	best, row := pixel.Box{}, 6
	for _, r := range [...]int{6, 0, 5, 1, 4, 2, 3} {
		for a := range card.Columns {
			for b := a; b < card.Columns && p.rock(b, r); b++ {
				x0, x1 := p.run(a, b, r)
				if x1-x0 > best.X1-best.X0+1 {
					best, row = pixel.Box{X0: x0, X1: x1}, r
				}
			}
		}
		if best.X1-best.X0 >= math.Min(two, 110) {
			break
		}
	}
	room := math.Max(best.X1-best.X0, 40)
	h, need := 25.0, one
	p.lines = []string{p.title}
	if one > room && len(lines) > 1 {
		p.lines, h, need = lines, 41, two
	}
	w := math.Min(need, room)
	p.shrink = math.Min(1, (w-air/2)/(need-air+1)) // a name too long for every run
	mid := (best.X0 + best.X1) / 2
	switch { // keep to the outer corner, away from the hallway
	case best.X0 <= 13:
		mid = best.X0 + w/2 + math.Min(4, room-w)
	case best.X1 >= cardW-13:
		mid = best.X1 - w/2 - math.Min(4, room-w)
	}
	y := (float64(row)+.5)*square - h/2
	switch row {
	case 0:
		y = 13
	case 6:
		y = cardH - 13 - h
	}
	p.label = pixel.Box{X0: mid - w/2, Y0: y, X1: mid + w/2, Y1: y + h, R: 5}
	p.keep = append(p.keep, p.label)
}

// run gives the free width over the rock squares a to b of a row.
func (p *plan) run(a, b, r int) (x0, x1 float64) {
	x0, x1 = float64(a)*square-p.reach(a-1, r), float64(b+1)*square+p.reach(b+1, r)
	if a == 0 {
		x0 = 12
	}
	if b == card.Columns-1 {
		x1 = cardW - 12
	}
	// beside the gem
	if r == 0 && p.gem.Y < cardH/2 || r == 6 && p.gem.Y > cardH/2 {
		if p.gem.X < cardW/2 {
			x0 = math.Max(x0, p.gem.X+22)
		} else {
			x1 = math.Min(x1, p.gem.X-22)
		}
	}
	return x0, x1
}

// reach is how far a label may go into a square that is not rock.
func (p *plan) reach(c, r int) float64 {
	half := p.l.hall
	switch {
	case p.c.At(card.Main, c, r).Room != 0:
		return 0
	case p.c.Icon(c, r).Kind != card.None:
		half = p.l.niche
	}
	return math.Max(0, square/2-half-6)
}
