// Package figures paints the pictures of Map Masters' rulebook: parts of cards with a path
// on them that the game's own pen has drawn.
package figures

import (
	"image"
	"image/draw"
	"math"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app"
	"delvebox/scenes/mapmasters/cardart"
	"delvebox/scenes/mapmasters/dungeonart"
)

// unit is the side of a square in logical pixels for which the ink's texture is made.
const unit = 60

// figures paints them.
type figures struct {
	art   *ui.Art
	cards *card.Catalog
	cut   *cardart.Painter
}

// Figures gives the pictures by the names that the rulebook calls them; none if the cards
// cannot be read.
func Figures(art *ui.Art) map[string]app.Figure {
	cards, err := card.Load()
	if err != nil {
		return nil
	}
	f := &figures{art: art, cards: cards, cut: cardart.New(art.Icons, art.Faces)}
	out := map[string]app.Figure{}
	for name, p := range plans() {
		numbers := make([]pixel.Pt, len(p.numbers))
		for i, n := range p.numbers {
			numbers[i] = pixel.Pt{X: n.X - p.x, Y: n.Y - p.y}
		}
		out[name] = app.Figure{W: p.w, H: p.h, Numbers: numbers, Paint: func(w, k float64) *image.RGBA { return f.paint(p, w, k) }}
	}
	return out
}

// paint paints the part of the card that a plan shows, w logical pixels wide, with the
// ink on it.
func (f *figures) paint(p plan, w, k float64) *image.RGBA {
	pw, ph := int(math.Round(w*k)), int(math.Round(w*p.h/p.w*k))
	out := pixel.New(pw, ph)
	c, pen, err := p.draw(f.cards)
	if err != nil {
		return out
	}
	face := f.cut.Face(c, w*card.Columns/p.w, k, cardart.Plain)
	q := float64(face.Rect.Dx()) / card.Columns
	f.ink(face, pen, q)
	from := image.Pt(int(math.Round(p.x*q)), int(math.Round(p.y*q)))
	draw.Draw(out, out.Rect, face, face.Rect.Min.Add(from), draw.Src)
	return out
}

// ink draws the path of a pen over a card's face whose squares have the side q, with
// the marks that the exploration draws: a rulebook that showed other ink would be wrong.
func (f *figures) ink(m *image.RGBA, pen *dungeon.Pen, q float64) {
	if pen.Len() == 0 {
		return
	}
	tab, finds := pen.Tableau(), pen.Result().Finds
	blue, _ := icon.LiveryOf("blue")
	ink := dungeonart.InkOf(blue, false)
	var s dungeonart.Sheet
	s.Begin(q, q/unit, ink, dungeonart.NewStamps(f.art.Icons))
	for _, d := range finds {
		s.Stroke(dungeonart.CircleOf(tab, d.X, d.Y, d.Icon, d.Crossed).Ground())
	}
	s.Path(pen, 0)
	for _, d := range finds {
		s.Icon(tab, d.X, d.Y, d.Icon)
	}
	for _, d := range finds {
		c := dungeonart.CircleOf(tab, d.X, d.Y, d.Icon, d.Crossed)
		s.Stroke(c)
		if d.Crossed {
			s.Stroke(c.Crossing())
		}
	}
	draw.Draw(m, m.Rect, s.Paint(image.Rectangle{Max: m.Rect.Size()}), image.Point{}, draw.Over)
	heads(m, pen, q, ink)
}

// heads are the arrow heads where the path comes in and goes out, on the card: those of
// a sheet stand beside it, where a picture has no room.
func heads(m *image.RGBA, pen *dungeon.Pen, q float64, tone dungeonart.Ink) {
	brush, ink := hand.NewBrush(q/unit), hand.Marker(tone.RGB())
	head := func(at dungeon.Spot, side card.Side, out bool) {
		dx, dy := side.Step()
		angle := math.Atan2(float64(dy), float64(dx))
		far := .12
		if out {
			far = .47
		} else {
			angle += math.Pi
		}
		tip := pixel.Pt{X: (float64(at.X) + .5 + far*float64(dx)) * q, Y: (float64(at.Y) + .5 + far*float64(dy)) * q}
		brush.Draw(m, []hand.Line{hand.Arrow(tip, angle, .26*q, at.String())}, hand.TrailWidth(q)*.9, ink)
	}
	first := pen.StepAt(0)
	head(first.At, first.Side, false)
	if pen.Standing() == dungeon.Outside {
		head(pen.Tableau().Spot(pen.Node()), pen.StepAt(pen.Len()-1).Side, true)
	}
}
