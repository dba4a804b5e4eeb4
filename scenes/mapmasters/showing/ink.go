package showing

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// trailKey names the ink of one path at one size.
type trailKey struct {
	site *Site
	px   int
	tone color.NRGBA
}

// trail gives the ink of the whole path, nil while it is being painted. Its point (0,0)
// is the lattice's corner.
func (s *Site) trail(u *ui.UI, c Camera, tone color.NRGBA) *paint.Picture {
	px := u.Px(c.Square)
	k := u.Scale
	return u.Art.Gallery.Later(trailKey{s, px, tone}, func() *image.RGBA { return s.paintTrail(float64(px), k, tone) })
}

func (s *Site) paintTrail(px, k float64, tone color.NRGBA) *image.RGBA {
	x0, y0, x1, y1 := s.bounds()
	q := int(px)
	img := image.NewRGBA(image.Rect((x0-1)*q, (y0-1)*q, (x1+1)*q, (y1+1)*q))
	brush := hand.NewBrush(k)
	ink := hand.Marker(rgb(tone))
	width := hand.TrailWidth(px)
	for _, r := range s.runs {
		stops := make([]hand.Stop, len(r.stops))
		for i, st := range r.stops {
			stops[i] = hand.Stop{At: pixel.Pt{X: st.At.X * px, Y: st.At.Y * px}, Free: st.Free}
		}
		line := hand.Trail(stops, px)
		if r.under { // it reads as lying below
			brush.Draw(img, dotted(line, px*.13, px*.21), width*1.05, ink)
			continue
		}
		brush.Draw(img, []hand.Line{line}, width, ink)
	}
	brush.Draw(img, s.arrows(px), width*.92, ink)
	return img
}

// arrows are the heads where the path comes in and where it leaves.
func (s *Site) arrows(px float64) []hand.Line {
	if s.Len() == 0 {
		return nil
	}
	head := func(at dungeon.Spot, side card.Side, far, turn float64) hand.Line {
		dx, dy := side.Step()
		tip := pixel.Pt{X: (float64(at.X) + .5 + far*float64(dx)) * px, Y: (float64(at.Y) + .5 + far*float64(dy)) * px}
		return hand.Arrow(tip, math.Atan2(float64(dy), float64(dx))+turn, .30*px, at.String())
	}
	first := s.pen.StepAt(0)
	out := []hand.Line{head(first.At, first.Side, .60, math.Pi)}
	if s.pen.Standing() == dungeon.Outside {
		out = append(out, head(s.tab.Spot(s.pen.Node()), s.pen.StepAt(s.Len()-1).Side, .72, 0))
	}
	return out
}

// dotted cuts a line into pieces of on with gaps of off.
func dotted(l hand.Line, on, off float64) []hand.Line {
	var out []hand.Line
	for at, length := 0.0, l.Length(); at < length; at += on + off {
		if piece := between(l, at, min(at+on, length)); len(piece) > 1 {
			out = append(out, piece)
		}
	}
	return out
}

// between is the part of a line from one distance along it to another.
func between(l hand.Line, from, to float64) hand.Line {
	var out hand.Line
	walked := 0.0
	for i := 1; i < len(l); i++ {
		a, b := l[i-1], l[i]
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		at := func(s float64) pixel.Pt {
			t := (s - walked) / max(d, 1e-9)
			return pixel.Pt{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
		}
		if walked+d >= from && walked <= to {
			if len(out) == 0 {
				out = append(out, at(max(from, walked)))
			}
			out = append(out, at(min(to, walked+d)))
		}
		walked += d
	}
	return out
}

func rgb(c color.NRGBA) pixel.RGB {
	return pixel.Hex(uint32(c.R)<<16 | uint32(c.G)<<8 | uint32(c.B))
}

// strokeKey names a circle or a cross as far as it has been drawn. Its point (0,0) is
// the middle of the square.
type strokeKey struct {
	seed  string
	part  stroke
	frame int
	px    int
	tone  color.NRGBA
}

type stroke uint8

const (
	paleRing stroke = iota
	ring
	crossing
)

// frames is how many pictures the drawing of a circle has.
const frames = 6

// drawStroke draws a mark's circle, the pale ground of it, or its cross.
func (s *Site) drawStroke(u *ui.UI, c Camera, m Mark, part stroke, share, fade float64, tone color.NRGBA) {
	frame := min(int(math.Ceil(share*frames)), frames)
	if frame <= 0 || fade >= 1 {
		return
	}
	px := u.Px(c.Square)
	q := float64(px)
	r := .45
	switch n := s.tab.NodeAt(dungeon.Spot{X: m.X, Y: m.Y}); {
	case n >= 0 && s.tab.Room(n) >= 0 && m.Icon.Layer == card.Main:
		r = .425
	case m.Crossed:
		r = .47
	}
	seed := strconv.Itoa(m.X) + "," + strconv.Itoa(m.Y)
	key := strokeKey{seed, part, frame, px, tone}
	cx, cy := c.To(float64(m.X)+.5, float64(m.Y)+.5)
	u.Picture(key, cx, cy, paint.Place{Fade: fade}, func(k float64) *image.RGBA {
		half := px/2 + int(6*k) + 2
		img := image.NewRGBA(image.Rect(-half, -half, half, half))
		brush := hand.NewBrush(k)
		share := float64(frame) / frames
		switch part {
		case paleRing:
			brush.Pale(img, hand.Begun([]hand.Line{hand.Circle(0, 0, r*q, seed)}, share), .09*q*1.7, .55)
		case ring:
			brush.Draw(img, hand.Begun([]hand.Line{hand.Circle(0, 0, r*q, seed)}, share), .09*q, hand.Marker(rgb(tone)))
		case crossing:
			brush.Draw(img, hand.Begun(hand.Cross(0, 0, r*.58*q, seed), share), .078*q, hand.Marker(rgb(tone)))
		}
		return img
	})
}
