package furniture

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Paper is a sheet of cream paper lying lift logical pixels over what is below: 5 for
// panels to read, 3 for slips, 0 for printed.
func Paper(w, h int, lift, k float64) *image.RGBA {
	l, t, r, bt := spread(lift)
	b := newBoard(w, h, k, l, t, r, bt)
	b.paper(box{0, 0, float64(w) / k, float64(h) / k, 10}, lift)
	return tight(b.img)
}

func (b board) paper(q box, lift float64) {
	b.shadowAround(q, lift, q)
	b.fill(q, cream(q), 1)
	b.fibre(q, .006, uint32(q.w))
	b.hair(q.x+9, q.y+1, q.w-18, 1.6, hex(0xfffdf3), 1)
	b.line(q, 1.2, solid(hex(0x7a5f35)), .6)
}

// Plaque is the cream board of dialogs and of the curtain, with a double rule; with
// screws it is fixed by four brass ones.
func Plaque(w, h int, screws bool, lift, k float64) *image.RGBA {
	l, t, r, bt := spread(lift)
	b := newBoard(w, h, k, l, t, r, bt)
	q := box{0, 0, float64(w) / k, float64(h) / k, 16}
	b.shadowAround(q, lift, q)
	b.fill(q, cream(q), 1)
	b.fibre(q, .007, uint32(w))
	b.line(q, 2, solid(hex(0xfffaf0)), .9)
	b.line(box{9.3, 9.3, q.w - 18.6, q.h - 18.6, 9.7}, 1.4, solid(hex(0x7a5f35)), .7)
	b.line(box{13.6, 13.6, q.w - 27.2, q.h - 27.2, 6.9}, .8, solid(hex(0x7a5f35)), .7)
	if screws {
		for _, c := range [4][2]float64{{26, 26}, {q.w - 26, 26}, {26, q.h - 26}, {q.w - 26, q.h - 26}} {
			b.screw(c[0], c[1])
		}
	}
	return tight(b.img)
}

func (b board) screw(x, y float64) {
	b.soft(disc(x+.8, y+1.2, 7), 1, black(), .35)
	q := disc(x, y, 7.6)
	b.fill(q, brass(q, Normal), 1)
	b.line(q, 1.2, solid(hex(0x3a2409)), 1)
	var p pixel.Path
	p.MoveTo(x-3, y+3)
	p.LineTo(x+3, y-3)
	b.canvas().Stroke(p, pixel.Pen{W: 1.6}, hex(0x3a2409), 1)
}

// Panel is a dark field sunk into the table; paper lies on it.
func Panel(w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 0)
	q := box{0, 0, float64(w) / k, float64(h) / k, 8}
	b.fill(q, solid(hex(0x0d0805)), .70)
	b.line(q, 3, veil(0, 9, black(), .35, 0), 1)
	b.hair(7, .6, q.w-14, 1.2, hex(0xc49a63), .5)
	b.hair(7, q.h-.6, q.w-14, 1.2, black(), .5)
	return b.img
}

// SeatPanel is a dark panel edged in a seat's colour.
func SeatPanel(c pixel.RGB, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 0)
	q := box{0, 0, float64(w) / k, float64(h) / k, 10}
	b.fill(q, solid(hex(0x0d0805)), .66)
	b.line(q, 1.6, solid(c), .8)
	return b.img
}

// Strip is the dark line at the foot of the window, with its brass hairline.
func Strip(w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 0)
	q := box{0, 0, float64(w) / k, float64(h) / k, 6}
	b.fill(q, solid(hex(0x0d0805)), .72)
	b.fill(box{0, 0, q.w, 1.2, 0}, solid(hex(0xc49a63)), .45)
	return b.img
}

// Rule is a thin brown line across paper, w device pixels long.
func Rule(w int, k float64) *image.RGBA {
	h := max(1, int(math.Round(1.2*k)))
	b := newBoard(w, h, k, 0, 0, 0, 1)
	b.fill(box{0, 0, float64(w) / k, float64(h) / k, 0}, solid(hex(0x8a6d3e)), .6)
	return b.img
}

// Shadow is the soft shadow alone of a thing w x h with corners of the radius, lifted by
// 3 (lying), 6 (panel), 12 (hover) or 26 (held) logical pixels.
func Shadow(w, h int, radius, lift, k float64) *image.RGBA {
	l, t, r, bt := spread(lift)
	b := newBoard(w, h, k, l, t, r, bt)
	b.shadow(box{0, 0, float64(w) / k, float64(h) / k, radius}, lift)
	return tight(b.img)
}

// Cast paints the shadow of a thing w x h at x, y, in logical pixels, on what lies under
// it.
func Cast(m *image.RGBA, x, y, w, h, radius, lift, k float64) {
	board{m, k}.shadow(box{x, y, w, h, radius}, lift)
}

// Fade is the shade at the foot of paper whose content goes on below.
func Fade(w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 0)
	q := box{0, 0, float64(w) / k, float64(h) / k, 8}
	b.fill(q, veil(0, q.h, hex(0xb99a62), 0, .55), 1)
	return b.img
}
