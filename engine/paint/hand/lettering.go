package hand

import (
	"math"
	"strconv"
	"strings"
	"unicode"

	"delvebox/engine/paint/pixel"

	"golang.org/x/text/unicode/norm"
)

// Cut is the pen that a title is cut with, in hundredths of the letters' height.
type Cut struct {
	broad, thin float64 // widths across and along the nib
	nib         float64 // angle of the nib, radians
	flare       float64 // how much a free end swells
	wobble      float64 // unevenness of the cut
	track       float64 // extra space between letters
}

// Roman is the pen of the house and of Map Masters.
func Roman() Cut { return Cut{19, 8.5, .28, .42, .05, 8} }

// Heavy is the pen of Dungeon Roll.
func Heavy() Cut { return Cut{27, 13, .15, .30, .03, 13} }

// Chisel is the pen of Minotaur.
func Chisel() Cut { return Cut{17, 9, .5, .75, .02, 13} }

// Thread is the even pen of Satchel Quest and Doodle Dungeon.
func Thread() Cut { return Cut{15, 15, 0, 0, 0, 8} }

// Letters is a title cut with a pen. Its upper left corner is (0,0).
type Letters struct {
	Fill   pixel.Path // the outlines
	Bones  pixel.Path // the skeleton, for seams
	Width  float64
	Height float64
}

// CutLetters sets a text in display capitals that are height high. Small letters become
// capitals; a sign without a skeleton leaves a gap, so ask HasLetters first.
func CutLetters(text string, height float64, c Cut) Letters {
	caps, over := capitals(), marks()
	k := height / 100
	out := Letters{Height: height}
	dice := pixel.Seed(text)
	x := 0.0
	last := 0.0
	for _, r := range norm.NFD.String(upper(text)) {
		if m, ok := over[r]; ok { // sits on the letter before
			mid := x - (last+c.track)*k + last*k/2
			mc := c
			mc.broad, mc.flare = c.broad*.8, 0
			out.add(m, mid, k, mc, dice)
			continue
		}
		g, ok := caps[r]
		if !ok {
			g = caps[' ']
		}
		out.add(g.strokes, x, k, c, dice)
		last = g.width
		x += (g.width + c.track) * k
	}
	out.Width = math.Max(0, x-c.track*k)
	return out
}

// upper gives a text in capitals; ß becomes SS.
func upper(s string) string { return strings.Map(unicode.ToUpper, strings.ReplaceAll(s, "ß", "ss")) }

// HasLetters tells whether every sign of the text has a skeleton.
func HasLetters(text string) bool {
	caps, over := capitals(), marks()
	for _, r := range norm.NFD.String(upper(text)) {
		if _, ok := caps[r]; !ok {
			if _, ok = over[r]; !ok {
				return false
			}
		}
	}
	return true
}

// LettersWidth is the width of CutLetters without drawing them.
func LettersWidth(text string, height float64, c Cut) float64 {
	caps, over := capitals(), marks()
	w := 0.0
	for _, r := range norm.NFD.String(upper(text)) {
		if _, ok := over[r]; ok {
			continue
		}
		g, ok := caps[r]
		if !ok {
			g = caps[' ']
		}
		w += g.width + c.track
	}
	return math.Max(0, (w-c.track)*height/100)
}

func (l *Letters) add(strokes []string, x, k float64, c Cut, dice *pixel.RNG) {
	carry := func(ps []pixel.Pt) []pixel.Pt {
		out := make([]pixel.Pt, len(ps))
		for i, p := range ps {
			out[i] = pixel.Pt{X: x + p.X*k, Y: p.Y * k}
		}
		return out
	}
	for _, s := range strokes {
		b := parseBone(s)
		l.Bones.Add(pixel.Lines(carry(b.line), b.closed))
		for _, o := range b.outlines(c, dice) {
			l.Fill.Add(pixel.Lines(carry(o), true))
		}
	}
}

// bone is one stroke of a skeleton in fine pieces.
type bone struct {
	line       []pixel.Pt
	straight   bool
	closed     bool
	freeA, end bool // which ends are free
}

func parseBone(s string) bone {
	f := strings.Fields(s[1:])
	ps := make([]pixel.Pt, len(f))
	for i, q := range f {
		a, b, _ := strings.Cut(strings.TrimPrefix(q, "*"), ",")
		ps[i].X, _ = strconv.ParseFloat(a, 64) // the skeletons are our own; a test reads them all
		ps[i].Y, _ = strconv.ParseFloat(b, 64)
	}
	b := bone{freeA: f[0][0] == '*', end: f[len(f)-1][0] == '*'}
	switch s[0] {
	case 'L':
		b.straight = true
		for i := 0; i <= 14; i++ {
			t := float64(i) / 14
			b.line = append(b.line, pixel.Pt{X: ps[0].X + (ps[1].X-ps[0].X)*t, Y: ps[0].Y + (ps[1].Y-ps[0].Y)*t})
		}
	case 'C':
		b.line = pixel.CatmullRom(ps, 9)
	case 'O':
		b.closed = true
		for i := 0; i <= 44; i++ {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / 44)
			b.line = append(b.line, pixel.Pt{X: ps[0].X + (ps[1].X-4)*cos, Y: ps[0].Y + (ps[1].Y-4)*sin})
		}
	}
	return b
}

// outlines are the shapes that the pen leaves along the bone, in the same turning sense
// but for the inside of a ring.
func (b bone) outlines(c Cut, dice *pixel.RNG) [][]pixel.Pt {
	line, n := b.line, len(b.line)
	acc := make([]float64, n)
	for i := 1; i < n; i++ {
		acc[i] = acc[i-1] + pixel.Hyp(line[i].X-line[i-1].X, line[i].Y-line[i-1].Y)
	}
	left, right := make([]pixel.Pt, n), make([]pixel.Pt, n)
	phase := dice.In(0, 9)
	swell := func(d float64) float64 { return c.broad * c.flare * math.Exp(-math.Pow(d/13, 2)) }
	for i := range line {
		p, q := line[max(i-1, 0)], line[min(i+1, n-1)]
		if b.closed && (i == 0 || i == n-1) {
			p, q = line[n-2], line[1]
		}
		dx, dy := q.X-p.X, q.Y-p.Y
		l := math.Max(1e-6, pixel.Hyp(dx, dy))
		dx, dy = dx/l, dy/l
		w := c.thin + (c.broad-c.thin)*math.Abs(dy*math.Cos(c.nib)+dx*math.Sin(c.nib))
		if b.freeA {
			w += swell(acc[i])
		}
		if b.end {
			w += swell(acc[n-1] - acc[i])
		}
		w *= 1 + c.wobble*pixel.Noise(acc[i]/11+phase, 1, 7)
		o := c.wobble * 6 * pixel.Noise(acc[i]/15+phase, 5, 9)
		h := w / 2
		L := pixel.Pt{X: line[i].X + dy*(h+o), Y: line[i].Y - dx*(h+o)}
		R := pixel.Pt{X: line[i].X - dy*(h-o), Y: line[i].Y + dx*(h-o)}
		// Feet and heads stand level on the line, whatever the slant.
		if b.straight && math.Abs(dy) > .5 && (i == 0 || i == n-1) && (math.Abs(line[i].Y) < 1 || math.Abs(line[i].Y-100) < 1) {
			level := func(q pixel.Pt) pixel.Pt {
				t := (line[i].Y - q.Y) / dy
				return pixel.Pt{X: q.X + dx*t, Y: q.Y + dy*t}
			}
			L, R = level(L), level(R)
		}
		left[i], right[i] = L, R
	}
	if b.closed {
		return [][]pixel.Pt{turned(left, true), turned(right, false)}
	}
	poly := append([]pixel.Pt{}, left...)
	for i := n - 1; i >= 0; i-- {
		poly = append(poly, right[i])
	}
	return [][]pixel.Pt{turned(poly, true)}
}

// turned gives the outline in the asked turning sense, so that shapes that overlap add.
func turned(ps []pixel.Pt, clockwise bool) []pixel.Pt {
	s := 0.0
	for i := range ps {
		j := (i + 1) % len(ps)
		s += ps[i].X*ps[j].Y - ps[j].X*ps[i].Y
	}
	if (s > 0) != clockwise {
		for i, j := 0, len(ps)-1; i < j; i, j = i+1, j-1 {
			ps[i], ps[j] = ps[j], ps[i]
		}
	}
	return ps
}
