package cardart

import (
	"math"

	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"
)

// stone is a flagstone of a room's floor.
type stone struct {
	b      pixel.Box
	tone   float64    // -1 to 1
	crack  []pixel.Pt // wanders from the upper edge, or nothing
	bitten bool       // lacks its lower right corner
}

// layStones covers each room with courses of flagstones.
func (p *plan) layStones() {
	r := pixel.Seed(p.id + "stones")
	for _, room := range p.c.Rooms() {
		x0, y0, x1, y1 := cardW, cardH, 0.0, 0.0
		for _, s := range room.Positions {
			x, y := float64(s%card.Columns)*square, float64(s/card.Columns)*square
			x0, y0 = math.Min(x0, x), math.Min(y0, y)
			x1, y1 = math.Max(x1, x+square), math.Max(y1, y+square)
		}
		for y := y0; y < y1-4; {
			h := 20 + r.PM(2.5)
			if y+h > y1-9 {
				h = y1 - y
			}
			// courses begin outside, so that their joints do not line up
			for x := x0 - r.In(0, 16); x < x1; {
				w := r.In(19, 35)
				s := stone{b: pixel.Box{X0: x + .9, Y0: y + .9, X1: x + w - .9, Y1: y + h - .9, R: 2.6}, tone: r.PM(1)}
				s.bitten = r.F() < .2
				if r.F() < .3 {
					s.crack = crack(r, x, y, w, h)
				}
				p.stones = append(p.stones, s)
				x += w
			}
			y += h
		}
	}
}

func crack(r *pixel.RNG, x, y, w, h float64) (ps []pixel.Pt) {
	cx, cy := x+r.In(.2, .8)*w, y+1
	slope := r.PM(.8) * 3
	for cy < y+h-1 && cx > x+1 && cx < x+w-1 {
		ps = append(ps, pixel.Pt{X: cx, Y: cy})
		cy += r.In(2.2, 4)
		cx += slope + r.PM(2.2)
		if len(ps) > 3 && r.F() < .18 {
			break
		}
	}
	return ps
}

// stoneRow paints flagstones along one row.
type stoneRow struct {
	p                *plan
	y                float64
	course           []*stone // those the row may touch, from left to right in each room
	rough, bite, dot pixel.Row
	blotch           pixel.FBMRow
	dust             *pixel.Ramp
}

func (p *plan) stoneRow(y float64, dust *pixel.Ramp) stoneRow {
	s := stoneRow{p: p, y: y, dust: dust}
	if p.l.stones == 0 {
		return s
	}
	for i := range p.stones {
		if t := &p.stones[i]; y >= t.b.Y0-1 && y <= t.b.Y1+1 {
			s.course = append(s.course, t)
		}
	}
	s.rough, s.bite, s.dot = pixel.NewRow(y/3.5, p.seed+40), pixel.NewRow(y/2, p.seed+44), pixel.NewRow(y/1.4, p.seed+42)
	s.blotch = pixel.NewFBMRow(y/9, 2, p.seed+41)
	return s
}

// at gives the floor at x, in being the distance from the room's wall, negative inside.
func (s *stoneRow) at(x, in float64) pixel.RGB {
	if s.p.l.stones == 0 {
		c := flag
		if math.Min(math.Mod(x+300, 30), math.Mod(s.y+300, 30)) < 2.2 {
			c = c.Mix(joint, .35)
		}
		return c
	}
	c := joint.Mix(jointMoss, .5)
	for _, t := range s.course {
		if x < t.b.X0-1 || x > t.b.X1+1 {
			continue
		}
		d := t.b.Dist(x, s.y) + .5*s.rough.At(x*(1/3.5))
		if t.bitten {
			d = math.Max(d, 5-pixel.Hyp(x-t.b.X1, s.y-t.b.Y1)+.8*s.bite.At(x*.5))
		}
		f := flag.Mul(1+.075*t.tone).Mix(flagWarm, .35*pixel.Clamp(t.tone*1.5-.4, 0, 1))
		f = f.Mix(flagLow, .30*pixel.Step(0, 1, s.blotch.At(x*(1./9))))
		if s.p.l.stones == 2 {
			f = f.Mul(1 + .035*s.dot.At(x*(1/1.4)))
		}
		low, high := t.b.Dist(x-1.3, s.y-1.3), t.b.Dist(x+1.3, s.y+1.3)
		f = f.Mix(bevel, .55*pixel.Step(-1.6, .3, low)*pixel.Step(.2, -1.4, high))
		f = f.Mix(bevelLow, .45*pixel.Step(-1.8, .2, high))
		c = c.Mix(f, pixel.Cover(d*s.p.l.k))
		break
	}
	return c.Mix(dust, s.dust.At(-in)) // blown in along the walls
}
