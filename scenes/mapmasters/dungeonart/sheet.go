package dungeonart

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/cardart"
)

// Sheet lists everything that the marker has drawn, in the order of drawing.
type Sheet struct {
	px    float64 // side of a square in device pixels
	k     float64 // device pixels to a logical one
	ink   Ink
	icons *Stamps
	parts []part
}

// Begin clears the sheet for squares of px device pixels, k of them to a logical one.
func (s *Sheet) Begin(px, k float64, ink Ink, icons *Stamps) {
	s.px, s.k, s.ink, s.icons, s.parts = px, k, ink, icons, s.parts[:0]
}

// Square is the side of a square in device pixels.
func (s *Sheet) Square() float64 { return s.px }

// Empty says whether nothing has been drawn.
func (s *Sheet) Empty() bool { return len(s.parts) == 0 }

// Path draws the line of a path, dotted where it runs below, with the seat's pattern on
// it, and an arrow head where it comes in and where it leaves. Toward is the side on
// which a choice is open, 0 for none.
func (s *Sheet) Path(p *dungeon.Pen, toward card.Side) {
	width := hand.TrailWidth(s.px)
	first := len(s.parts)
	for _, r := range runs(p, toward) {
		for i := range r.stops {
			r.stops[i].At.X *= s.px
			r.stops[i].At.Y *= s.px
		}
		line := hand.Trail(r.stops, s.px)
		if r.under {
			for _, d := range dots(line, s.px*.13, s.px*.21) {
				s.line(width*1.05, d)
			}
		} else {
			s.line(width, line)
		}
		s.pattern(p.Tableau(), line, len(s.parts) == first+1)
	}
	for _, d := range arcs(p, s.px) {
		s.line(width*.55, d)
	}
	s.heads(p, width*.92)
}

// heads draws the arrow heads where the path comes in and leaves.
func (s *Sheet) heads(p *dungeon.Pen, width float64) {
	if p.Len() == 0 {
		return
	}
	head := func(at dungeon.Spot, side card.Side, far, turn float64) {
		dx, dy := side.Step()
		tip := pixel.Pt{X: (float64(at.X) + .5 + far*float64(dx)) * s.px, Y: (float64(at.Y) + .5 + far*float64(dy)) * s.px}
		s.line(width, hand.Arrow(tip, math.Atan2(float64(dy), float64(dx))+turn, .30*s.px, at.String()))
	}
	first := p.StepAt(0)
	head(first.At, first.Side, .60, math.Pi)
	if p.Standing() == dungeon.Outside {
		head(p.Tableau().Spot(p.Node()), p.StepAt(p.Len()-1).Side, .72, 0)
	}
}

// Stroke draws a circle, its ground or a cross.
func (s *Sheet) Stroke(st Stroke) {
	lines := st.lines((float64(st.X)+.5)*s.px, (float64(st.Y)+.5)*s.px, s.px)
	s.add(part{lines: lines, width: widths[st.Kind] * s.px, pale: st.Kind == Pale})
}

// iconStrength is how much of an icon shows through the line it is drawn over, of 255.
const iconStrength = 219

// Icon shows the icon of a hallway square again over the line that runs through it.
func (s *Sheet) Icon(t *dungeon.Tableau, x, y int, what card.Icon) {
	if !InHallway(t, x, y, what) {
		return
	}
	s.stamp(cardart.IconName(what), IconSize(s.px/s.k, what)*s.px, (float64(x)+.5)*s.px, (float64(y)+.5)*s.px, iconStrength)
}

// InHallway says whether an icon of the tableau lies in a hallway, where the line runs
// over it.
func InHallway(t *dungeon.Tableau, x, y int, what card.Icon) bool {
	n := t.NodeAt(dungeon.Spot{X: x, Y: y, Layer: what.Layer})
	return n >= 0 && t.Room(n) < 0
}

// stamp lays an icon of so many pixels on a place.
func (s *Sheet) stamp(name string, size, cx, cy float64, strength uint8) {
	d := int(math.Round(size))
	if d < 1 {
		return
	}
	if img := s.icons.get(name, d); img != nil {
		at := image.Pt(int(math.Round(cx-float64(d)/2)), int(math.Round(cy-float64(d)/2)))
		s.add(part{icon: img, name: name, strength: strength, box: image.Rectangle{Min: at, Max: at.Add(img.Rect.Size())}})
	}
}

func (s *Sheet) line(width float64, l hand.Line) {
	s.add(part{lines: []hand.Line{l}, width: width, even: true})
}

// IconSize is how large an icon is on a card, in squares, by the side of a square in
// logical pixels; 0 where the card is too small to show any.
func IconSize(q float64, what card.Icon) float64 {
	share := 42. / 60
	switch w := q * card.Columns; {
	case w < 80:
		return 0
	case w < 128:
		share = 54. / 60
	case w < 150:
		share = 49. / 60
	case w < 260:
		share = 44. / 60
	}
	if what.Layer == card.Under && what.Kind != card.Stairs {
		share *= .9
	}
	return share
}

// Box is what the sheet covers.
func (s *Sheet) Box() image.Rectangle {
	var box image.Rectangle
	for i := range s.parts {
		box = box.Union(s.parts[i].box)
	}
	return box
}

// Paint paints a part of the sheet.
func (s *Sheet) Paint(area image.Rectangle) *image.RGBA {
	img := image.NewRGBA(area)
	brush := hand.NewBrush(s.k)
	ink := hand.Marker(s.ink.RGB())
	for i := range s.parts {
		p := &s.parts[i]
		switch {
		case !p.box.Overlaps(area):
		case p.icon != nil:
			draw.DrawMask(img, p.box, p.icon, p.icon.Rect.Min, image.NewUniform(color.Alpha{p.strength}), image.Point{}, draw.Over)
		case p.pale:
			brush.Pale(img, p.lines, p.width, paleStrength)
		default:
			ink.Even = p.even
			brush.Draw(img, p.lines, p.width, ink)
		}
	}
	return img
}
