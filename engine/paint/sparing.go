package paint

import (
	"image"
	"image/color"
	"math"
)

// Sparing is a Surface that draws only what changed. It notes the marks of a frame
// (what is drawn, where, under which clip), compares them with the frame before, and
// draws on the surface below it only within the regions where the two differ. The
// surface below must keep its pixels from frame to frame.
//
// A picture must not change once it has been drawn: new pixels need a new Picture. A
// picture may be freed only after Flush.
type Sparing struct {
	below   Surface
	size    image.Rectangle
	now     []mark
	then    []mark
	clips   []image.Rectangle
	whole   bool // the frame before is not to be relied upon
	flushed bool // this frame's marks up to done are drawn
	done    int
	region  region
	kept    map[mark]int // scratch of match: where a mark of the frame before stands
	drawn   int          // device pixels drawn over by the last Flush
}

// mark is one drawing of a frame. Two equal marks look the same.
type mark struct {
	kind    markKind
	picture *Picture
	at      Place
	src     image.Rectangle
	dst     Box
	colour  color.NRGBA
	fade    float64
	clip    image.Rectangle
	bounds  image.Rectangle // all pixels it can touch, the clip heeded
}

type markKind uint8

const (
	wholePicture markKind = iota
	partOfPicture
	plainColour
)

// NewSparing makes a sparing surface. Begin gives it the surface to draw on.
func NewSparing() *Sparing {
	return &Sparing{whole: true, kept: map[mark]int{}}
}

// Begin starts a frame on a surface that still holds the frame before. A surface of
// another size is drawn on as a whole.
func (s *Sparing) Begin(below Surface) {
	if b := below.Bounds(); b != s.size {
		s.size, s.whole = b, true
	}
	s.below = below
	s.then, s.now = s.now, s.then[:0]
	s.clips = s.clips[:0]
	s.flushed, s.done = false, 0
}

// Forget makes the next Flush draw everything.
func (s *Sparing) Forget() { s.whole = true }

// Below is the surface that is drawn on.
func (s *Sparing) Below() Surface { return s.below }

// Drawn is the number of device pixels that the last Flush drew over.
func (s *Sparing) Drawn() int { return s.drawn }

// Bounds implements Surface.
func (s *Sparing) Bounds() image.Rectangle { return s.size }

// Clip implements Surface.
func (s *Sparing) Clip(r image.Rectangle) { s.clips = append(s.clips, r.Intersect(s.clip())) }

// Unclip implements Surface.
func (s *Sparing) Unclip() { s.clips = s.clips[:len(s.clips)-1] }

func (s *Sparing) clip() image.Rectangle {
	if n := len(s.clips); n > 0 {
		return s.clips[n-1]
	}
	return s.size
}

// Draw implements Surface.
func (s *Sparing) Draw(p *Picture, at Place) {
	if p == nil || at.Fade >= 1 {
		return
	}
	s.add(mark{kind: wholePicture, picture: p, at: at}, reach(p, at))
}

// DrawPart implements Surface.
func (s *Sparing) DrawPart(p *Picture, src image.Rectangle, dst Box, fade float64) {
	if p == nil || fade >= 1 || src.Empty() {
		return
	}
	s.add(mark{kind: partOfPicture, picture: p, src: src, dst: dst, fade: fade}, outside(dst))
}

// Fill implements Surface.
func (s *Sparing) Fill(b Box, c color.NRGBA) {
	if c.A == 0 {
		return
	}
	s.add(mark{kind: plainColour, dst: b, colour: c}, outside(b))
}

func (s *Sparing) add(m mark, reach image.Rectangle) {
	m.clip = s.clip()
	m.bounds = reach.Intersect(m.clip)
	if !m.bounds.Empty() {
		s.now = append(s.now, m)
	}
}

// Snapshot implements Surface: it draws what is still waiting.
func (s *Sparing) Snapshot() *Picture {
	if len(s.now) > 0 {
		s.Flush()
	}
	return s.below.Snapshot()
}

// Flush draws what changed since the frame before. Drawing may go on after it; the next
// Flush of the same frame draws only what has been added.
func (s *Sparing) Flush() {
	s.region.clear()
	switch {
	case s.flushed:
		for _, m := range s.now[s.done:] {
			s.region.add(m.bounds)
		}
	case s.whole:
		s.region.add(s.size)
	default:
		s.compare()
	}
	s.drawn = 0
	for _, r := range s.region.rects {
		s.drawn += r.Dx() * r.Dy()
		s.replay(s.now[s.done:], r)
	}
	s.flushed, s.whole, s.done = true, false, len(s.now)
}

// replay draws marks within r.
func (s *Sparing) replay(marks []mark, r image.Rectangle) {
	s.below.Clip(r)
	for i := range marks {
		m := &marks[i]
		if !m.bounds.Overlaps(r) {
			continue
		}
		clipped := !m.unclipped().Intersect(r).In(m.clip)
		if clipped {
			s.below.Clip(m.clip.Intersect(r))
		}
		switch m.kind {
		case wholePicture:
			s.below.Draw(m.picture, m.at)
		case partOfPicture:
			s.below.DrawPart(m.picture, m.src, m.dst, m.fade)
		case plainColour:
			s.below.Fill(m.dst, m.colour)
		}
		if clipped {
			s.below.Unclip()
		}
	}
	s.below.Unclip()
}

// unclipped gives all pixels the mark would touch without its clip.
func (m *mark) unclipped() image.Rectangle {
	if m.kind == wholePicture {
		return reach(m.picture, m.at)
	}
	return outside(m.dst)
}

// compare adds the bounds of all marks that are new, gone, or in another order to the
// region. Marks that stay keep their order in both frames, so outside the region both
// frames look the same.
func (s *Sparing) compare() {
	now, then := s.now, s.then
	for len(now) > 0 && len(then) > 0 && now[0] == then[0] {
		now, then = now[1:], then[1:]
	}
	for len(now) > 0 && len(then) > 0 && now[len(now)-1] == then[len(then)-1] {
		now, then = now[:len(now)-1], then[:len(then)-1]
	}
	clear(s.kept)
	for i := len(then) - 1; i >= 0; i-- { // the first of equal ones wins
		s.kept[then[i]] = i
	}
	next := 0 // marks of then before this one are dealt with
	for i := range now {
		at, found := s.kept[now[i]]
		if found && at < next && next < len(then) && then[next] == now[i] {
			at = next
		}
		if !found || at < next {
			s.region.add(now[i].bounds)
			continue
		}
		for ; next < at; next++ {
			s.region.add(then[next].bounds)
		}
		next = at + 1
	}
	for ; next < len(then); next++ {
		s.region.add(then[next].bounds)
	}
	s.region.merge(s.size)
}

// reach gives the pixels that a picture covers at a place, with a margin for rounding
// and smoothing.
func reach(p *Picture, at Place) image.Rectangle {
	x0, y0 := float64(p.Origin.X)-at.PivotX, float64(p.Origin.Y)-at.PivotY
	x1, y1 := x0+float64(p.W), y0+float64(p.H)
	scale := at.Scale
	if scale == 0 {
		scale = 1
	}
	if at.Turn == 0 {
		return outside(Box{at.X + scale*x0, at.Y + scale*y0, scale * (x1 - x0), scale * (y1 - y0)})
	}
	sin, cos := math.Sincos(at.Turn)
	sin, cos = sin*scale, cos*scale
	left, top := math.Inf(1), math.Inf(1)
	right, bottom := math.Inf(-1), math.Inf(-1)
	for _, c := range [4][2]float64{{x0, y0}, {x1, y0}, {x0, y1}, {x1, y1}} {
		x, y := at.X+cos*c[0]-sin*c[1], at.Y+sin*c[0]+cos*c[1]
		left, right = math.Min(left, x), math.Max(right, x)
		top, bottom = math.Min(top, y), math.Max(bottom, y)
	}
	return outside(Box{left, top, right - left, bottom - top})
}

// outside gives the whole pixels round a box, and one more on each side.
func outside(b Box) image.Rectangle {
	return image.Rect(
		int(math.Floor(b.X))-1, int(math.Floor(b.Y))-1,
		int(math.Ceil(b.X+b.W))+1, int(math.Ceil(b.Y+b.H))+1,
	)
}
