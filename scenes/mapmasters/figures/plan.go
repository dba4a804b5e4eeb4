package figures

import (
	"fmt"
	"math"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// plan is a picture of the rulebook: part of a card, a path through it in the grammar of
// the rules, and where the numbers of its captions stand. The path is drawn by the pen
// of the game, so that a picture cannot show what the rules forbid.
type plan struct {
	card       string
	turned     bool
	x, y, w, h float64 // the part of the card that is shown, in squares
	path       string
	numbers    []pixel.Pt // in squares of the card
}

// plans are the pictures by the names that the rulebook calls them.
func plans() map[string]plan {
	return map[string]plan{
		"card": {card: "S08", x: 0, y: .6, w: 5, h: 5.4,
			numbers: []pixel.Pt{{X: 3, Y: 4.2}, {X: 1.8, Y: 1.75}, {X: .4, Y: 4.7}}},
		"path": {card: "D59", x: 0, y: .1, w: 5, h: 4.6, path: "start(4,3,m,E) W[item] W W N N E E E E",
			numbers: []pixel.Pt{{X: 4.6, Y: 2.75}, {X: 2.5, Y: 4.25}, {X: 3.5, Y: 2.1}, {X: 4.6, Y: 2.05}}},
		"rooms": {card: "S03", x: 0, y: 0, w: 5, h: 4.5, path: "start(3,0,m,N) S W W S[item] E S E E E",
			numbers: []pixel.Pt{{X: .8, Y: 1.9}, {X: 1.5, Y: 3.5}, {X: 4.3, Y: 2.95}}},
		"levels": {card: "D28", x: 0, y: 1.7, w: 5, h: 5.3, path: "start(1,6,m,S) N N fall E N N E stairs S W[item] W W W",
			numbers: []pixel.Pt{{X: .7, Y: 4.4}, {X: 4.15, Y: 2.45}, {X: 3, Y: 3.97}}},
	}
}

// draw draws the path of a plan with the game's own pen.
func (p plan) draw(cards *card.Catalog) (*card.Card, *dungeon.Pen, error) {
	c, ok := cards.ByID(p.card)
	if !ok {
		return nil, nil, fmt.Errorf("there is no card %s", p.card)
	}
	tab, err := dungeon.New([]dungeon.Placement{{Card: c, Turned: p.turned}})
	if err != nil {
		return nil, nil, err
	}
	pen := dungeon.NewPen(tab, dungeon.Kit{})
	path, err := dungeon.ParsePath(p.path)
	if err != nil {
		return nil, nil, err
	}
	for _, s := range path {
		if err := pen.Step(s); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", s, err)
		}
	}
	if p.turned {
		c = c.Turned()
	}
	return c, pen, nil
}

// stretch is a part of a path on one level.
type stretch struct {
	under bool
	stops []hand.Stop
}

// stretches follows a path through squares with sides q, part by part between jumps.
func stretches(pen *dungeon.Pen, q float64) []stretch {
	tab := pen.Tableau()
	var out []stretch
	var cur stretch
	put := func(x, y float64, free bool) {
		cur.stops = append(cur.stops, hand.Stop{At: pixel.Pt{X: x * q, Y: y * q}, Free: free})
	}
	for i := range pen.Len() {
		step := pen.StepAt(i)
		at := tab.Spot(pen.NodeAfter(i))
		x, y := float64(at.X)+.5, float64(at.Y)+.5
		dx, dy := step.Side.Step()
		if pen.StandingAfter(i) == dungeon.Outside {
			put(x+.62*float64(dx), y+.62*float64(dy), true)
			continue
		}
		came := step.Side.Opposite()
		if step.Action != dungeon.Go {
			if len(cur.stops) > 0 {
				out = append(out, cur)
			}
			cur = stretch{under: at.Layer == card.Under}
			came = 0
			if step.Action == dungeon.Start {
				came = step.Side
				put(x+.62*float64(dx), y+.62*float64(dy), true)
			}
		}
		left := card.Side(0)
		if i+1 < pen.Len() && pen.StepAt(i+1).Action == dungeon.Go {
			left = pen.StepAt(i + 1).Side
		}
		n := pen.NodeAfter(i)
		if tab.Room(n) >= 0 && came != 0 && left != 0 { // between the icons of a room
			cx, cy := came.Step()
			lx, ly := left.Step()
			put(x+.40*float64(cx+lx), y+.40*float64(cy+ly), true)
			continue
		}
		put(x, y, false)
	}
	if len(cur.stops) > 0 {
		out = append(out, cur)
	}
	return out
}

// dashes cuts a line into pieces, so that it reads as lying below.
func dashes(l hand.Line, on, off float64) []hand.Line {
	var out []hand.Line
	var cur hand.Line
	ink, left := true, on
	for i := 1; i < len(l); i++ {
		a, b := l[i-1], l[i]
		if ink && len(cur) == 0 {
			cur = hand.Line{a}
		}
		for {
			d := math.Hypot(b.X-a.X, b.Y-a.Y)
			if d < left {
				left -= d
				if ink {
					cur = append(cur, b)
				}
				break
			}
			t := left / d
			a = pixel.Pt{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
			if ink {
				out = append(out, append(cur, a))
				cur, left = nil, off
			} else {
				cur, left = hand.Line{a}, on
			}
			ink = !ink
		}
	}
	if ink && len(cur) > 1 {
		out = append(out, cur)
	}
	return out
}
