package decor

import (
	"image"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pixel"
)

// Panel is a dark red board with a brass line: players, choice, coach, log. A brown one
// is for the treasures.
func Panel(w, h float64, brown bool, k float64) *image.RGBA {
	s := newSlab(w, h, k, 8, 8, 24, 28)
	p := pixel.RoundRect(0, 0, w, h, 9)
	s.drop(pixel.RoundRect(-5, -5, w+10, h+10, 13), 4, 8, 7, .7)
	for _, q := range [4]struct {
		d float64
		c uint32
		a float64
	}{{6, 0xe0b66a, .33}, {5, 0x6f4f21, 1}, {4, 0x1b0a08, 1}, {1.5, 0xb98a3c, 1}} {
		s.Fill(pixel.RoundRect(-q.d, -q.d, w+2*q.d, h+2*q.d, 9+q.d), pixel.Hex(q.c), q.a)
	}
	ground := oval{w * .25, 0, w * 1.2, h, []pixel.Stop{tone(0, 0x43201a), tone(.6, 0x2a120f), tone(1, 0x1c0b0a)}}
	if brown {
		ground = oval{w * .3, 0, w * 1.2, h * 1.4, []pixel.Stop{tone(0, 0x3b1f14), tone(.65, 0x24120b), tone(1, 0x190b07)}}
	}
	s.Fill(p, ground, 1)
	s.Stroke(pixel.RoundRect(5.5, 5.5, w-11, h-11, 6), pixel.Pen{W: 1}, pixel.Hex(0xb98a3c), .4)
	return s.Img
}

// Chosen is the light behind the row of the player whose turn it is.
func Chosen(w, h, k float64) *image.RGBA {
	s := newSlab(w, h, k, 2, 2, 2, 2)
	p := pixel.RoundRect(0, 0, w, h, 6)
	s.Fill(p, pixel.Hex(0xf3cd76), .13)
	s.Stroke(p, pixel.Pen{W: 1.5}, pixel.Hex(0xf3cd76), .53)
	return s.Img
}

// Sheet is a sheet of parchment lying on the table: hero card, score sheet.
func Sheet(w, h, k float64, seed uint32) *image.RGBA {
	s := newSlab(w, h, k, 4, 4, 24, 28)
	p := pixel.RoundRect(0, 0, w, h, 10)
	s.drop(p, 5, 8, 7, .65)
	s.Fill(pixel.RoundRect(-1.5, -1.5, w+3, h+3, 11), pixel.Hex(0x5b3a14), 1)
	skin := cloth.Parchment(s.px(w), s.px(h), k, seed)
	s.Fill(p, pixel.Picture{Img: skin, W: w, H: h}, 1)
	s.Clipped(p).Fill(rect(8, 0, w-16, 1.2), pixel.RGB{R: 1, G: 1, B: 1}, .6)
	return s.Img
}

// ScoreSheet is the parchment of the results: a sheet ruled by hand for cols players
// (each 150 wide, behind 230 for the names of the rows) and rows lines of 44, below a
// head of 70. Its words are written with the marker hand.
func ScoreSheet(cols, rows int, k float64) *image.RGBA {
	w, h := ScoreSize(cols, rows)
	m := Sheet(w, h, k, 7)
	c := pixel.NewCanvas(m, k)
	ink := pixel.Hex(0x5b3a14)
	rule := func(x0, y0, x1, y1, pw, a float64, seed uint32) {
		var ps []pixel.Pt
		const n = 24
		for i := range n + 1 {
			t := float64(i) / n
			wob := .7 * pixel.Noise(t*7, float64(seed), seed)
			x, y := x0+(x1-x0)*t, y0+(y1-y0)*t
			if x1-x0 > y1-y0 {
				y += wob
			} else {
				x += wob
			}
			ps = append(ps, pixel.Pt{X: x, Y: y})
		}
		c.Stroke(pixel.Lines(ps, false), pixel.Pen{W: pw}, ink, a)
	}
	for r := range rows + 1 {
		y := ScoreHead + ScoreRow*float64(r)
		pw, a := 1.2, .45
		if r == 0 || r == rows-1 {
			pw, a = 2.2, .8
		}
		rule(24, y, w-24, y, pw, a, uint32(r))
	}
	for i := range cols {
		x := ScoreName + ScoreCol*float64(i)
		rule(x, 24, x, h-24, 1.2, .4, uint32(40+i))
	}
	return m
}

// Measures of the score sheet.
const (
	ScoreHead = 70.0
	ScoreRow  = 44.0
	ScoreName = 230.0
	ScoreCol  = 150.0
)

// ScoreSize is the size of a score sheet.
func ScoreSize(cols, rows int) (w, h float64) {
	return ScoreName + ScoreCol*float64(cols) + 20, ScoreHead + ScoreRow*float64(rows) + 30
}
