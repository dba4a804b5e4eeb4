// Package figures paints the pictures of Map Masters' rulebook: parts of cards with a path
// on them that the game's own pen has drawn.
package figures

import (
	"image"
	"image/draw"
	"math"
	"strconv"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app"
	"delvebox/scenes/mapmasters/cardart"
)

// ringShare is the pen's width in a ring, of a square.
const ringShare = .09

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

// marker is the colour of the path in the pictures: Blue's.
func marker() hand.Ink { return hand.Marker(pixel.Hex(0x0072b2)) }

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

// ink draws the path of a pen over a card's face whose squares have the side q.
func (f *figures) ink(m *image.RGBA, pen *dungeon.Pen, q float64) {
	if pen.Len() == 0 {
		return
	}
	brush := hand.NewBrush(q / 60)
	finds := pen.Result().Finds
	ring := func(d dungeon.Find) hand.Line {
		r := .45
		if pen.Tableau().Room(pen.Tableau().NodeAt(dungeon.Spot{X: d.X, Y: d.Y})) >= 0 {
			r = .425
		}
		return hand.Circle((float64(d.X)+.5)*q, (float64(d.Y)+.5)*q, r*q, "rulebook"+strconv.Itoa(7*d.X+d.Y))
	}
	for _, d := range finds {
		brush.Pale(m, []hand.Line{ring(d)}, ringShare*1.7*q, 1)
	}
	wide := hand.TrailWidth(q)
	for _, s := range stretches(pen, q) {
		line := hand.Trail(s.stops, q)
		if s.under {
			brush.Draw(m, dashes(line, .13*q, .21*q), wide*1.05, marker())
			continue
		}
		brush.Draw(m, []hand.Line{line}, wide, marker())
	}
	f.heads(m, pen, q, brush)
	for _, d := range finds { // the icons that the line has run over
		if pen.Tableau().Room(pen.Tableau().NodeAt(dungeon.Spot{X: d.X, Y: d.Y, Layer: d.Icon.Layer})) >= 0 {
			continue
		}
		px := int(math.Round(.7 * q))
		if img, err := f.art.Icons.Draw(cardart.IconName(d.Icon), px); err == nil {
			at := image.Pt(int((float64(d.X)+.5)*q)-px/2, int((float64(d.Y)+.5)*q)-px/2)
			draw.Draw(m, img.Rect.Add(at), img, img.Rect.Min, draw.Over)
		}
	}
	for _, d := range finds {
		brush.Draw(m, []hand.Line{ring(d)}, ringShare*q, marker())
		if d.Crossed {
			x, y := (float64(d.X)+.5)*q, (float64(d.Y)+.5)*q
			brush.Draw(m, hand.Cross(x, y, .27*q, "rulebook"+strconv.Itoa(d.X+7*d.Y)), .078*q, marker())
		}
	}
}

// heads are the arrow heads where the path comes in and goes out.
func (f *figures) heads(m *image.RGBA, pen *dungeon.Pen, q float64, brush *hand.Brush) {
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
		brush.Draw(m, []hand.Line{hand.Arrow(tip, angle, .26*q, at.String())}, hand.TrailWidth(q)*.9, marker())
	}
	first := pen.StepAt(0)
	head(first.At, first.Side, false)
	if pen.Standing() == dungeon.Outside {
		head(pen.Tableau().Spot(pen.Node()), pen.StepAt(pen.Len()-1).Side, true)
	}
}
