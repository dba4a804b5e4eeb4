package furniture

import (
	"image"

	"delvebox/engine/paint/pixel"
)

// Column is a column of the score board.
type Column struct {
	Width float64   // device pixels
	Head  pixel.RGB // the ground of its heading; words on it are #fffdf4
	Body  pixel.RGB // the tint of its cells
	Plain bool      // the cells are bare parchment
}

// The colours of the columns of Map Masters' board, from left to right: seat, primary,
// secondary, time, exits, coins, final score.
func ScoreColumns() []Column {
	col := func(head, body uint32) Column { return Column{Head: hex(head), Body: hex(body)} }
	cs := []Column{col(0x4a3a26, 0), col(0x1c5f92, 0xe8f3fc), col(0x9c3f6b, 0xfceef4), col(0x2e6d37, 0xe6f4e4), col(0xa13a22, 0xfdebe5), col(0x7d5a12, 0xfbf3da), col(0x4a3a26, 0xfffaf0)}
	cs[0].Plain = true
	return cs
}

// ScoreBoard is the board on which the scores are written: parchment with coloured
// columns, a heading head device pixels high and rows of row each; the row that won (-1
// for none) is lit.
func ScoreBoard(cols []Column, head, row float64, rows, won int, k float64) *image.RGBA {
	W, H, x := 0.0, (head+row*float64(rows))/k, 0.0
	for _, c := range cols {
		W += c.Width / k
	}
	w, h := int(W*k+.5), int(H*k+.5)
	l, t, r, bt := spread(8)
	b := newBoard(w, h, k, l, t, r, bt)
	q := box{0, 0, W, H, 14}
	b.shadowAround(q, 8, q)
	head, row = head/k, row/k
	for i, c := range cols {
		cw := c.Width / k
		cell := box{x, 0, cw, H, 0}
		// The outer columns carry the board's round corners: drawn wider, then cut off.
		switch i {
		case 0:
			cell = box{x, 0, cw + 20, H, 14}
		case len(cols) - 1:
			cell = box{x - 20, 0, cw + 20, H, 14}
		}
		if i == len(cols)-1 && i > 0 {
			x += cw
			continue // drawn first, below
		}
		if i == 0 {
			if last := cols[len(cols)-1]; len(cols) > 1 {
				lw := last.Width / k
				b.cells(box{W - lw - 20, 0, lw + 20, H, 14}, last, head)
			}
		}
		b.cells(cell, c, head)
		x += cw
	}
	b.fibre(q, .010, 77)
	if won >= 0 && won < rows {
		y := head + row*float64(won)
		lit := box{0, y, W, row, 0}
		if won == rows-1 {
			lit = box{0, y, W, row, 14}
		}
		b.fill(lit, solid(yellow()), .26)
	}
	line := hex(0x4a3a26)
	for i := 1; i < rows; i++ {
		b.fill(box{0, head + row*float64(i) - .55, W, 1.1, 0}, solid(line), .6)
	}
	x = 0
	for _, c := range cols[:max(len(cols)-1, 0)] {
		x += c.Width / k
		b.fill(box{x - .65, 0, 1.3, H, 0}, solid(line), .6)
	}
	b.line(q, 1.6, solid(hex(0xfffdf3)), .8)
	return tight(b.img)
}

// cells paints one column: heading and body.
func (b board) cells(q box, c Column, head float64) {
	parchment := slant(box{0, 0, q.w + q.x, q.h, 0}, hex(0xf8efd9), hex(0xeee0bf))
	b.fill(q, parchment, 1)
	if !c.Plain {
		b.fill(q, solid(c.Body), .85)
	}
	// The heading keeps the upper corners and is level at its foot.
	o := board{b.img.SubImage(image.Rect(b.img.Rect.Min.X, b.img.Rect.Min.Y, b.img.Rect.Max.X, int(head*b.k+.5))).(*image.RGBA), b.k}
	o.fill(q, solid(c.Head), 1)
	o.fill(q, veil(0, head, pixel.RGB{R: 1, G: 1, B: 1}, .08, 0), 1)
}

// Emblem is the dark plate on paper that carries a large icon, in the cloth's colour.
func Emblem(c pixel.RGB, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 0)
	q := box{0, 0, float64(w) / k, float64(h) / k, 8}
	b.fill(q, slant(q, c.Mul(1.06), c.Mul(.90)), 1)
	b.line(q, 3, veil(0, 10, black(), .3, 0), 1)
	b.line(q.in(2), 1.5, solid(c.Mix(hex(0xf4f0d8), .72)), .7)
	return b.img
}

// Count is the dark pill on which a number of things stands.
func Count(w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 0)
	b.fill(box{0, 0, float64(w) / k, float64(h) / k, float64(h) / k / 2}, solid(hex(0x1b2410)), .75)
	return b.img
}
