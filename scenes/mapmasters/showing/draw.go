package showing

import (
	"image"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/cardart"
	"delvebox/scenes/mapmasters/dungeonart"
)

// ringSteps is how many steps of the path the drawing of a circle lasts.
const ringSteps = 1.6

// Cards draws the cards. Come, from 0 to 1, is how far they have come onto the table:
// one after the other, falling a little, or fading where nothing is to move.
func (s *Site) Cards(u *ui.UI, b *board.Board, c Camera, come float64) {
	n := float64(len(s.placed))
	for i, p := range s.placed {
		r := c.Card(p.X, p.Y)
		look := board.CardLook{Turned: p.Turned, Lift: 3}
		if come < 1 {
			own := min(max(come*(n+1.5)-float64(i), 0)/2.5, 1)
			look.Fade = 1 - own
			if !u.Prefs.Reduced {
				r.Y -= (1 - own) * (1 - own) * 22
			}
			if look.Fade >= 1 {
				s.ready(u, b, c, i)
				continue
			}
		}
		b.Card(u, p.Card, r.X, r.Y, r.W, look)
	}
}

// Ready has the pictures painted that will soon be asked for.
func (s *Site) Ready(u *ui.UI, b *board.Board, c Camera, ink dungeonart.Ink) {
	if !u.Drawing() {
		return
	}
	for i := range s.placed {
		s.ready(u, b, c, i)
	}
	if s.Len() > 0 {
		s.trail(u, c, ink)
	}
}

func (s *Site) ready(u *ui.UI, b *board.Board, c Camera, i int) {
	p := s.placed[i]
	r := c.Card(p.X, p.Y)
	b.Card(u, p.Card, r.X, r.Y, r.W, board.CardLook{Turned: p.Turned, Fade: 1})
}

// Path draws the path and its circles after so many steps, in the ink of a seat.
func (s *Site) Path(u *ui.UI, c Camera, ink dungeonart.Ink, progress, fade float64) {
	if !u.Drawing() || s.Len() == 0 || progress <= 0 || fade >= 1 {
		return
	}
	for _, m := range s.marks {
		drawStroke(u, c, s.circle(m).Ground(), s.share(progress, m.Step), fade, ink)
	}
	s.line(u, c, ink, progress, fade)
	for _, m := range s.marks {
		drawn := s.share(progress, m.Step)
		if drawn <= 0 {
			continue
		}
		s.icon(u, c, m, fade)
		drawStroke(u, c, s.circle(m), drawn, fade, ink)
		if m.Crossed {
			drawStroke(u, c, s.circle(m).Crossing(), s.share(progress, m.Used), fade, ink)
		}
	}
}

// share is how much of a circle is drawn that began with a step.
func (s *Site) share(progress float64, step int) float64 {
	if progress >= float64(s.Len()) {
		return 1
	}
	return min(max(progress-float64(step)-.5, 0)/ringSteps, 1)
}

// line draws the path's own ink: all of it, or the squares that have been reached.
func (s *Site) line(u *ui.UI, c Camera, ink dungeonart.Ink, progress, fade float64) {
	pic := s.trail(u, c, ink)
	if pic == nil {
		return
	}
	if progress >= float64(s.Len()) {
		u.Put(pic, c.X, c.Y, paint.Place{Fade: fade})
		return
	}
	px := u.Px(c.Square)
	ox, oy := math.Round(c.X*u.Scale), math.Round(c.Y*u.Scale)
	shown := map[[2]int]bool{}
	for _, cl := range s.cells {
		part := min(max(progress-float64(cl.step)+.5, 0), 1)
		if part <= 0 {
			break
		}
		at := [2]int{cl.x, cl.y}
		if shown[at] {
			continue
		}
		full := image.Rect(cl.x*px, cl.y*px, (cl.x+1)*px, (cl.y+1)*px)
		r := reached(full, cl.from, part)
		shown[at] = r == full
		if r.Empty() {
			continue
		}
		u.Surface().DrawPart(pic, r.Sub(pic.Origin),
			paint.Box{X: ox + float64(r.Min.X), Y: oy + float64(r.Min.Y), W: float64(r.Dx()), H: float64(r.Dy())}, fade)
	}
}

// reached is the part of a square that lies behind the pen.
func reached(full image.Rectangle, from card.Side, part float64) image.Rectangle {
	d := int(math.Round(part * float64(full.Dx())))
	switch from {
	case card.N:
		full.Max.Y = full.Min.Y + d
	case card.S:
		full.Min.Y = full.Max.Y - d
	case card.W:
		full.Max.X = full.Min.X + d
	case card.E:
		full.Min.X = full.Max.X - d
	}
	return full
}

// icon shows a hallway's icon again over the line.
func (s *Site) icon(u *ui.UI, c Camera, m Mark, fade float64) {
	if !dungeonart.InHallway(s.tab, m.X, m.Y, m.Icon) {
		return
	}
	x, y := c.Middle(m.X, m.Y)
	if size := dungeonart.IconSize(c.Square, m.Icon) * c.Square; size > 0 {
		u.Icon(cardart.IconName(m.Icon), x, y, size, ui.IconPlain, 1-.86*(1-fade))
	}
}

type candleKey struct{ px int }

// Light is the light that runs along the path: warm, round the pen's tip.
func (s *Site) Light(u *ui.UI, c Camera, progress, fade float64) {
	x, y, ok := s.Head(progress)
	if !ok || !u.Drawing() || fade >= 1 {
		return
	}
	px := u.Px(c.Square * 5.4)
	wx, wy := c.To(x, y)
	u.Picture(candleKey{px}, wx, wy, paint.Place{Fade: 1 - .62*(1-fade)}, func(float64) *image.RGBA { return furniture.Candle(px, px) })
	small := u.Px(c.Square * 1.9)
	for range 2 { // bright at its heart
		u.Picture(candleKey{small}, wx, wy, paint.Place{Fade: fade}, func(float64) *image.RGBA { return furniture.Candle(small, small) })
	}
}

// Place is where a Discovery stands in the window.
func (m Mark) Place(c Camera) ui.Rect { return c.Rect(m.X, m.Y) }
