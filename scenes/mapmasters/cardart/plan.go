package cardart

import (
	"math"

	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"
)

// near is what may be the nearest piece of a layer for a point of one square: the
// pieces of the square and its eight neighbours. Everything else is further than 50 u
// away, where nobody asks.
type near struct {
	along, across []pixel.Box // runs from W to E, and from N to S
	spots         []pixel.Pt  // niches round icons
}

type squares[T any] [card.Rows][card.Columns]T

// site is what a plan is drawn from: a card, or the emblem on the box.
type site interface {
	At(l card.Layer, c, r int) card.Cell
	Icon(c, r int) card.Icon
	Rooms() []card.Room
}

// plan is a card as distance fields, good for all sizes of one class.
type plan struct {
	c     site
	l     look
	id    string // seeds the dice
	title string
	seed  uint32

	hall, room, tunnel *pixel.Field // room and tunnel are nil where there is none
	stones             []stone
	keep               []pixel.Box // places that stay free of hatching
	label              pixel.Box   // empty on small cards
	lines              []string    // of the label
	shrink             float64     // of the label's letters, 1 for their usual size
	gem                pixel.Pt
}

// newPlan samples the fields of a card and finds the places of its gem and its name;
// measure gives the width of a line of the name in u.
func newPlan(c *card.Card, l look, measure func(string) float64) *plan {
	id := c.ID
	if c.IsTurned() {
		id += "t"
	}
	p := newSite(c, id, l)
	p.title = Title(c)
	p.place(measure)
	return p
}

func newSite(c site, id string, l look) *plan {
	p := &plan{c: c, l: l, id: id, seed: uint32(*pixel.Seed(id))}
	p.sampleHall()
	p.sampleTunnel()
	p.sampleRooms()
	p.layStones()
	return p
}

// runs gives the two boxes of a square: a hallway of half width w that leads to the
// joined sides.
func runs(c, r int, j card.Side, w float64) (along, across *pixel.Box) {
	cx, cy := (float64(c)+.5)*square, (float64(r)+.5)*square
	const over = 7 // a run reaches over the seam, so its round ends leave no notch
	end := func(s card.Side) float64 {
		if j.Has(s) {
			return square/2 + over
		}
		return w
	}
	if j&(card.E|card.W) != 0 {
		along = &pixel.Box{X0: cx - end(card.W), Y0: cy - w, X1: cx + end(card.E), Y1: cy + w, R: 5}
	}
	if j&(card.N|card.S) != 0 {
		across = &pixel.Box{X0: cx - w, Y0: cy - end(card.N), X1: cx + w, Y1: cy + end(card.S), R: 5}
	}
	return along, across
}

func (p *plan) layer(l card.Layer, w float64, spot func(c, r int) bool) (cells squares[near], any bool) {
	for r := range card.Rows {
		for c := range card.Columns {
			cell := p.c.At(l, c, r)
			n := near{}
			if cell.Hallway() {
				any = true
				a, b := runs(c, r, cell.Joined, w)
				if a != nil {
					n.along = append(n.along, *a)
				}
				if b != nil {
					n.across = append(n.across, *b)
				}
			}
			if spot(c, r) {
				n.spots = append(n.spots, pixel.Pt{X: (float64(c) + .5) * square, Y: (float64(r) + .5) * square})
			}
			cells[r][c] = n
		}
	}
	return cells, any
}

// around gathers for each square what lies in it and round it.
func around(cells *squares[near]) (out squares[near]) {
	for r := range card.Rows {
		for c := range card.Columns {
			n := &out[r][c]
			for i := max(r-1, 0); i <= min(r+1, card.Rows-1); i++ {
				for j := max(c-1, 0); j <= min(c+1, card.Columns-1); j++ {
					n.along = append(n.along, cells[i][j].along...)
					n.across = append(n.across, cells[i][j].across...)
					n.spots = append(n.spots, cells[i][j].spots...)
				}
			}
		}
	}
	return out
}

// faraway is the distance where there is nothing near.
const faraway = 99.0

// dist is the distance from the runs and niches: inner corners rounded, straight
// seams straight.
func (n *near) dist(x, y, radius float64) float64 {
	a, b := faraway, faraway
	for i := range n.along {
		a = math.Min(a, n.along[i].Dist(x, y))
	}
	for i := range n.across {
		b = math.Min(b, n.across[i].Dist(x, y))
	}
	d := pixel.SMin(a, b, 7)
	for _, s := range n.spots {
		if dx, dy := x-s.X, y-s.Y; dx*dx+dy*dy < 4900 {
			d = pixel.SMin(d, math.Sqrt(dx*dx+dy*dy)-radius, 7)
		}
	}
	return d
}

func (p *plan) field() *pixel.Field {
	return pixel.NewField(-rim, -rim, cardW+rim, cardH+rim, p.l.by)
}

// sample fills a field: value gives the distance at a point of the square (c,r), worn
// what the row adds to it, e being 0 at the card's edge and 1 from 12 u inside on.
func (p *plan) sample(value func(c, r int, x, y float64) float64, worn func(y float64) func(x, e float64) float64) *pixel.Field {
	f := p.field()
	pixel.Bands(f.H, func(j0, j1 int) {
		for j := j0; j < j1; j++ {
			y := -rim + float64(j)*f.By
			r := min(max(int(y/square), 0), card.Rows-1)
			add := worn(y)
			ey := math.Min(y, cardH-y)
			row := f.V[j*f.W : (j+1)*f.W]
			for i := range row {
				x := -rim + float64(i)*f.By
				c := min(max(int(x/square), 0), card.Columns-1)
				d := value(c, r, x, y)
				if add != nil && d < 60 {
					e := math.Min(ey, math.Min(x, cardW-x))
					if e < 12 {
						e = pixel.Step(1, 12, e)
					} else {
						e = 1
					}
					d += add(x, e)
				}
				row[i] = float32(d)
			}
		}
	})
	return f
}

func still(float64) func(x, e float64) float64 { return nil }

// sampleHall fills the hallway's field, its edge worn except at the card's edge, where
// all hallways are equally wide so that two cards meet.
func (p *plan) sampleHall() {
	cells, _ := p.layer(card.Main, p.l.hall, func(c, r int) bool {
		ic := p.c.Icon(c, r)
		return p.c.At(card.Main, c, r).Hallway() && ic.On(card.Main)
	})
	all := around(&cells)
	worn := still
	if w := p.l.wobble; w > 0 {
		worn = func(y float64) func(x, e float64) float64 {
			a, b := pixel.NewRow(y/9, p.seed), pixel.NewRow(y/3.6, p.seed+1)
			return func(x, e float64) float64 { return w * e * (.75*a.At(x*(1./9)) + .5*b.At(x*(1/3.6))) }
		}
	}
	p.hall = p.sample(func(c, r int, x, y float64) float64 { return all[r][c].dist(x, y, p.l.niche) }, worn)
}

func (p *plan) sampleTunnel() {
	cells, any := p.layer(card.Under, p.l.tunnel, func(c, r int) bool {
		ic := p.c.Icon(c, r)
		return p.c.At(card.Under, c, r).Hallway() && ic.On(card.Under) && !(ic.Kind == card.Stairs && p.c.At(card.Main, c, r).Room != 0)
	})
	if !any {
		return
	}
	all := around(&cells)
	worn := still
	if p.l.wobble > 0 {
		worn = func(y float64) func(x, e float64) float64 {
			a := pixel.NewRow(y/6, p.seed+3)
			return func(x, e float64) float64 { return 1.1 * e * a.At(x*(1./6)) }
		}
	}
	p.tunnel = p.sample(func(c, r int, x, y float64) float64 { return all[r][c].dist(x, y, p.l.nook) }, worn)
}

func (p *plan) sampleRooms() {
	const in = 3.0 // the floor begins this far inside its squares
	var cells squares[near]
	any := false
	for r := range card.Rows {
		for c := range card.Columns {
			a := p.c.At(card.Main, c, r).Room
			if a == 0 {
				continue
			}
			any = true
			x, y := float64(c)*square, float64(r)*square
			b := pixel.Box{X0: x + in, Y0: y + in, X1: x + square - in, Y1: y + square - in, R: 2}
			e, s := p.c.At(card.Main, c+1, r).Room == a, p.c.At(card.Main, c, r+1).Room == a
			add := func(dx, dy float64) {
				q := b
				q.X1 += dx
				q.Y1 += dy
				cells[r][c].along = append(cells[r][c].along, q)
			}
			const bridge = 2*in + 4
			if e {
				add(bridge, 0)
			}
			if s {
				add(0, bridge)
			}
			if e && s && p.c.At(card.Main, c+1, r+1).Room == a {
				add(bridge, bridge)
			}
			add(0, 0)
		}
	}
	if !any {
		return
	}
	all := around(&cells)
	worn := still
	if w := p.l.wobble; w > 0 {
		worn = func(y float64) func(x, e float64) float64 {
			a := pixel.NewRow(y/7, p.seed+2)
			return func(x, e float64) float64 { return .25 * w * a.At(x*(1./7)) }
		}
	}
	p.room = p.sample(func(c, r int, x, y float64) float64 {
		d := faraway
		for i := range all[r][c].along {
			d = math.Min(d, all[r][c].along[i].Dist(x, y))
		}
		return d
	}, worn)
}

// bytes is the memory of the fields.
func (p *plan) bytes() (n int) {
	for _, f := range []*pixel.Field{p.hall, p.room, p.tunnel} {
		if f != nil {
			n += 4 * len(f.V)
		}
	}
	return n
}

func at(f *pixel.Field, x, y float64) float64 {
	if f == nil {
		return faraway
	}
	return f.At(x, y)
}

// open is the distance from the nearest floor, under the distance from a tunnel.
func (p *plan) open(x, y float64) float64  { return math.Min(p.hall.At(x, y), at(p.room, x, y)) }
func (p *plan) under(x, y float64) float64 { return at(p.tunnel, x, y) }
