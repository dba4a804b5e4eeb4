package rulebook

import (
	"image"
	"image/draw"
	"math"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	book "delvebox/engine/rulebook"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/cardart"
)

// figures paints the rulebook's pictures.
type figures struct {
	art   *ui.Art
	cards *card.Catalog
	cut   *cardart.Painter
	plans map[string]plan
}

func newFigures(art *ui.Art) *figures {
	f := &figures{art: art, plans: plans(), cut: cardart.New(art.Icons, art.Faces)}
	f.cards, _ = card.Load() // without cards there are captions without pictures
	return f
}

type figureKey struct {
	name string
	w    float64
}

type discKey struct{ r float64 }

const (
	discR     = 12.0 // of a caption's number
	underPic  = 14   // from picture to captions
	corner    = 8.0  // of a picture
	ringShare = .09  // of a square: the pen's width in a ring
)

// size is how large the picture of a plan is when it is w wide and h tall at most.
func (p plan) size(w, h float64) (float64, float64) {
	w = min(w, h*p.w/p.h)
	return w, w * p.h / p.w
}

// height is how tall a figure with its captions is.
func (f *figures) height(u *ui.UI, b *book.Block, w float64) float64 {
	h := 0.0
	if p, ok := f.plans[b.Name]; ok {
		_, ph := p.size(w, w)
		h = ph + underPic
	}
	return h + f.captions(u, b, w)
}

func (f *figures) captionHeight(u *ui.UI, caption string, w float64) float64 {
	return max(2*discR+6, u.ParagraphHeight(ui.Label, plain(caption), w-2*discR-8)+8)
}

// captions is how tall all captions of a figure are.
func (f *figures) captions(u *ui.UI, b *book.Block, w float64) (h float64) {
	for _, c := range b.Captions {
		h += f.captionHeight(u, c, w)
	}
	return h
}

// plain is a caption without its full stop: it stands in a list.
func plain(caption string) string {
	if n := len(caption) - 1; n > 0 && caption[n] == '.' {
		return caption[:n]
	}
	return caption
}

// draw draws a figure with its captions into a column, the picture no taller than tall,
// and gives its height.
func (f *figures) draw(u *ui.UI, b *book.Block, r ui.Rect, tall float64, h *hand.Hand) float64 {
	y := r.Y
	if p, ok := f.plans[b.Name]; ok && f.cards != nil {
		w, ph := p.size(r.W, tall)
		q := ui.R(r.X, y, w, ph)
		u.Shadow(q, corner, 5, 0)
		if !u.PictureLater(figureKey{b.Name, w}, q.X, q.Y, paint.Place{}, func(k float64) *image.RGBA { return f.paint(p, w, k) }) {
			u.Hollow(q)
		}
		square := w / p.w
		for i, at := range p.numbers {
			f.number(u, q.X+(at.X-p.x)*square, q.Y+(at.Y-p.y)*square, i+1, h)
		}
		y += ph + underPic
	}
	for i, c := range b.Captions {
		ch := f.captionHeight(u, c, r.W)
		f.number(u, r.X+discR, y+discR+1, i+1, h)
		u.Paragraph(r.X+2*discR+8, y+max(0, discR+1-u.LineHeight(ui.Label)/2), r.W-2*discR-8, ui.Label, plain(c), ui.Ink, ui.AlignLeft)
		y += ch
	}
	return y - r.Y
}

// number is a brass disc with a figure in the marker hand.
func (f *figures) number(u *ui.UI, x, y float64, n int, h *hand.Hand) {
	u.Picture(discKey{discR}, x-discR, y-discR, paint.Place{}, func(k float64) *image.RGBA {
		return furniture.IconButton(ui.StateNormal, int(2*discR*k+.5), k)
	})
	u.Picture(figureKey{"number " + strconv.Itoa(n), 0}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		const size = 26
		word := strconv.Itoa(n)
		lines := h.Lines(word, -h.Measure(word, size*k)/2, .335*size*k, size*k)
		return hand.NewBrush(k).Sketch(lines, 2.6*k, hand.Marker(pixel.Hex(0x2b1a0c)))
	})
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
	frame(out, k)
	return out
}

// frame gives a picture round corners and a thin dark edge.
func frame(m *image.RGBA, k float64) {
	b := pixel.Box{X1: float64(m.Rect.Dx()), Y1: float64(m.Rect.Dy()), R: corner * k}
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			d := b.Dist(float64(x)+.5, float64(y)+.5)
			if d < -2*k-1 {
				continue
			}
			p := m.Pix[m.PixOffset(x, y):][:4]
			pixel.Over(p, pixel.Hex(0x2b2118), .6*pixel.Cover(math.Abs(d+.7*k)-.7*k))
			cover := pixel.Cover(d)
			for i := range 4 {
				p[i] = uint8(float64(p[i])*cover + .5)
			}
		}
	}
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
