package showing

import (
	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/dungeonart"
)

// cell is a square that a step of the path comes to: the part of the ink that shows
// once it has been reached. From is the side where the line comes in, 0 for a jump.
type cell struct {
	x, y int
	step int
	from card.Side
}

// follow notes which square each step comes to. The line begins outside the cards and
// may end there.
func (s *Site) follow() {
	p := s.pen
	for i := range p.Len() {
		step, came := p.StepAt(i), dungeonart.Came(p, i)
		at := s.tab.Spot(p.NodeAfter(i))
		if p.StandingAfter(i) == dungeon.Outside {
			dx, dy := step.Side.Step()
			s.cells = append(s.cells, cell{at.X + dx, at.Y + dy, i, came})
			continue
		}
		if step.Action != dungeon.Go && came != 0 {
			dx, dy := came.Step()
			s.cells = append(s.cells, cell{at.X + dx, at.Y + dy, i, came})
		}
		s.cells = append(s.cells, cell{at.X, at.Y, i, came})
	}
}

// Head is where the pen's tip stands after so many steps, in squares; ok is false
// without a path.
func (s *Site) Head(progress float64) (x, y float64, ok bool) {
	if s.Len() == 0 {
		return 0, 0, false
	}
	i := min(int(progress), s.Len()-1)
	part := min(max(progress-float64(i), 0), 1)
	to := s.spot(i)
	from := to
	switch came := dungeonart.Came(s.pen, i); {
	case came != 0 && (i == 0 || s.pen.StepAt(i).Action != dungeon.Go):
		dx, dy := came.Step()
		from = pixel.Pt{X: to.X + float64(dx), Y: to.Y + float64(dy)}
	case i > 0:
		from = s.spot(i - 1)
	}
	return from.X + (to.X-from.X)*part, from.Y + (to.Y-from.Y)*part, true
}

// spot is the place that step i comes to.
func (s *Site) spot(i int) pixel.Pt {
	at := s.tab.Spot(s.pen.NodeAfter(i))
	p := pixel.Pt{X: float64(at.X) + .5, Y: float64(at.Y) + .5}
	if s.pen.StandingAfter(i) == dungeon.Outside {
		dx, dy := s.pen.StepAt(i).Side.Step()
		p.X += .66 * float64(dx)
		p.Y += .66 * float64(dy)
	}
	return p
}
