package drawing

import (
	"image"
	"strconv"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/dice"
	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
)

// Sum writes a calculation in pencil: the terms and signs, then the total, larger; width
// logical pixels wide, 44 high. It gets smaller where it is long.
func Sum(terms []string, total string, width float64, tooth *cloth.Tooth, seed int) *image.RGBA {
	s := pencil.NewScript()
	var d pencil.Drawing
	p := pencil.New(&d, pencil.Graphite(), pencil.Seed(seed, 8)).Thicker(1.35)
	p.Press = .96
	h, places := layTerms(s, terms, total, width)
	for i, t := range terms {
		p.Write(s, t, places[i], 34-h, h)
	}
	p.Thicker(1.25).Write(s, total, places[len(terms)]+2, 38-h*1.5, h*1.5)
	return pencil.Picture(&d, width, 44, tooth, pencil.GraphiteColour())
}

// SumMiddles gives where the middles of the terms of a Sum stand, in logical pixels.
func SumMiddles(terms []string, total string, width float64) []float64 {
	s := pencil.NewScript()
	h, places := layTerms(s, terms, total, width)
	for i, t := range terms {
		places[i] += s.Width(t, h) / 2
	}
	return places[:len(terms)]
}

// layTerms gives the height of a sum's letters and where its terms begin, the total last.
func layTerms(s *pencil.Script, terms []string, total string, width float64) (h float64, places []float64) {
	h, gap := 21.0, 8.0
	long := func() float64 {
		w := 14.0 + s.Width(total, h*1.5)
		for _, t := range terms {
			w += s.Width(t, h) + gap
		}
		return w
	}
	for long() > width && h > 10 {
		h, gap = h*.95, gap*.95
	}
	x := 8.0
	for _, t := range terms {
		places = append(places, x)
		x += s.Width(t, h) + gap
	}
	return h, append(places, x)
}

// Tally is a count in strokes, every fifth across: done of all, those to come faint dots.
// It is 80 x 26 units.
func Tally(done, all, seed int) *pencil.Drawing {
	d := &pencil.Drawing{}
	p := pencil.New(d, pencil.Graphite(), pencil.Seed(seed, 14)).Thicker(1.15)
	p.Press = .92
	faint := p
	faint.Press = .22
	x := 4.0
	for i := range all {
		q := p
		if i >= done {
			q = faint
		}
		if i%5 == 4 && i < done {
			q.Ruled(x-23, 19, x-1, 7)
			x += 4
			continue
		}
		q.Ruled(x, 5, x+q.Jitter(1), 21)
		x += 5.2
	}
	return d
}

// Heart is a printed heart, w logical pixels wide, for counts beside small sheets; (0,0)
// is its corner.
func Heart(w, k float64) *image.RGBA {
	m, c := sprite(w, w*26/28, 3, k)
	s := w / 28
	p := pixel.SVG(heartOutline).Map(pixel.Zoom(s, s))
	c.With(pixel.Move(1, 2)).Glow(p, 1.2, pixel.RGB{}, .5)
	c.Fill(p, pixel.Down(0, w, pixel.Hex(0xf0745f), pixel.Hex(0xd9483a)), 1)
	c.Stroke(pixel.SVG("M6 9Q7 6 10 7").Map(pixel.Zoom(s, s)), pixel.Pen{W: 1.6 * s}, pixel.RGB{R: 1, G: 1, B: 1}, .55)
	return m
}

// DieFigure writes a number for a ten-sided die in the pencil hand.
func DieFigure(s *pencil.Script, n int) dice.Figure {
	var f dice.Figure
	for i, r := range strconv.Itoa(n) {
		lines, w := s.Letter(r)
		if i > 0 {
			f.Width += 1.2
		}
		for _, l := range lines {
			for j := range l.Points {
				l.Points[j].X += f.Width
			}
			f.Lines = append(f.Lines, l)
		}
		f.Width += w
	}
	return f
}
