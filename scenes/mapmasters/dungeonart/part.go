package dungeonart

import (
	"image"
	"math"

	"delvebox/engine/paint/hand"
)

// part is one stroke of the pen, or one icon laid over the line.
type part struct {
	lines    []hand.Line
	width    float64
	pale     bool
	even     bool // a line that grows: its width does not depend on its length
	icon     *image.RGBA
	name     string // of the icon
	strength uint8  // of the icon
	box      image.Rectangle
	sum      checksum // names what does not depend on the block
}

// checksum names what is to be seen. It is FNV-1a, a word at a time.
type checksum uint64

func (c *checksum) mix(n int) { *c = (*c ^ checksum(uint32(n))) * 1099511628211 }

func (s *Sheet) add(p part) {
	sum := checksum(14695981039346656037)
	sum.mix(int(p.width * 64))
	if p.pale {
		sum.mix(1)
	}
	if p.icon != nil {
		for _, c := range []byte(p.name) {
			sum.mix(int(c))
		}
		sum.mix(p.box.Min.X)
		sum.mix(p.box.Min.Y)
		sum.mix(p.box.Dx())
	}
	r := p.width/2 + 3
	for _, line := range p.lines {
		for _, q := range line {
			p.box = p.box.Union(image.Rect(int(q.X-r)-1, int(q.Y-r)-1, int(q.X+r)+2, int(q.Y+r)+2))
		}
		if len(line) > 0 {
			sum.mix(int(line[0].X * 8))
			sum.mix(int(line[0].Y * 8))
		}
	}
	p.sum = sum
	s.parts = append(s.parts, p)
}

// sums names what each block shows of a part: the points of its lines that lie near the
// block, and how they end there. Side is the side of a block.
type sums struct {
	side  int
	k     float64
	of    map[image.Point]int // which glimpse a block has
	seen  []glimpse
	place []image.Point // of each glimpse
}

// glimpse is what one block shows of one line.
type glimpse struct {
	sum  checksum
	last float64 // how far along the line its last point near the block is
}

// add mixes what the blocks show of a part into what they show of all.
func (s *sums) add(p *part, into map[image.Point]checksum) {
	if p.icon != nil {
		for y := div(p.box.Min.Y, s.side); y <= div(p.box.Max.Y-1, s.side); y++ {
			for x := div(p.box.Min.X, s.side); x <= div(p.box.Max.X-1, s.side); x++ {
				s.mix(into, image.Pt(x, y), p.sum)
			}
		}
		return
	}
	for _, l := range p.lines {
		length := s.glimpses(p, l)
		for i := range s.seen {
			g := &s.seen[i]
			g.sum.mix(int(min(length-g.last, 40*s.k))) // the wet shine stops before the stroke's end
			s.mix(into, s.place[i], g.sum)
		}
	}
}

func (s *sums) mix(into map[image.Point]checksum, at image.Point, sum checksum) {
	into[at] = into[at]*31 + sum
}

// glimpses lists what each block shows of a line, and gives the line's length.
func (s *sums) glimpses(p *part, l hand.Line) (length float64) {
	clear(s.of)
	s.seen, s.place = s.seen[:0], s.place[:0]
	begin := p.sum
	length = l.Length()
	if p.even { // the wet shine begins by the length of a short stroke
		begin.mix(int(min(length, 120*s.k)))
	} else {
		begin.mix(int(length))
	}
	r := int(p.width) + 4
	walked := 0.0
	for i, q := range l {
		if i > 0 {
			walked += math.Hypot(q.X-l[i-1].X, q.Y-l[i-1].Y)
		}
		word := int(q.X*8) ^ int(q.Y*8)<<16
		for y := div(int(q.Y)-r, s.side); y <= div(int(q.Y)+r, s.side); y++ {
			for x := div(int(q.X)-r, s.side); x <= div(int(q.X)+r, s.side); x++ {
				g := s.glimpse(image.Pt(x, y), begin)
				g.sum.mix(word)
				g.last = walked
			}
		}
	}
	return length
}

// glimpse is what a block shows of the present line.
func (s *sums) glimpse(at image.Point, begin checksum) *glimpse {
	i, known := s.of[at]
	if !known {
		i = len(s.seen)
		s.of[at] = i
		s.seen, s.place = append(s.seen, glimpse{sum: begin}), append(s.place, at)
	}
	return &s.seen[i]
}
