package dungeonart

import (
	"math"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/dungeon"
)

// dots cuts a line into pieces of on with gaps of off: a tunnel's line, that reads as
// lying below.
func dots(l hand.Line, on, off float64) []hand.Line {
	var out []hand.Line
	var cur hand.Line
	left, ink := on, true
	for i := range l {
		if i == 0 {
			cur = hand.Line{l[0]}
			continue
		}
		a, b := l[i-1], l[i]
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		for d > 0 {
			if d < left {
				left -= d
				if ink {
					cur = append(cur, b)
				}
				break
			}
			t := left / d
			a = pixel.Pt{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
			d -= left
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

// arcs are faint lines of dots that join the ends of jumps over a distance; a square has
// the side q.
func arcs(p *dungeon.Pen, q float64) []hand.Line {
	t := p.Tableau()
	var out []hand.Line
	for i := 1; i < p.Len(); i++ {
		switch p.StepAt(i).Action {
		case dungeon.UseCircle, dungeon.UseBarrel, dungeon.ToMonster:
		default:
			continue
		}
		a, b := t.Spot(p.NodeAfter(i-1)), t.Spot(p.NodeAfter(i))
		from := pixel.Pt{X: (float64(a.X) + .5) * q, Y: (float64(a.Y) + .5) * q}
		to := pixel.Pt{X: (float64(b.X) + .5) * q, Y: (float64(b.Y) + .5) * q}
		dx, dy := to.X-from.X, to.Y-from.Y
		far := math.Hypot(dx, dy)
		if far < q {
			continue
		}
		cut := .55 * q / far // the rings stay free
		bow := math.Min(.16*far, 1.2*q)
		var ps []pixel.Pt
		for j := 0; j <= 8; j++ {
			s := cut + (1-2*cut)*float64(j)/8
			up := bow * 4 * s * (1 - s)
			ps = append(ps, pixel.Pt{X: from.X + dx*s + dy/far*up, Y: from.Y + dy*s - dx/far*up})
		}
		out = append(out, dots(hand.Smooth(ps), q*.05, q*.2)...)
	}
	return out
}
