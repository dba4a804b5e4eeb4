package furniture

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// SeatActive is the cream plate of the player whose turn it is, edged in the seat's
// colour and glowing in it.
func SeatActive(c pixel.RGB, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 11, 11, 11, 11)
	q := box{0, 0, float64(w) / k, float64(h) / k, float64(h) / k / 2}
	b.soft(q, 4, c.Mix(pixel.RGB{R: 1, G: 1, B: 1}, .15), .55)
	b.fill(q, slant(q, hex(0xfaf1da), hex(0xeee0bd)), 1)
	b.line(q, 3, solid(c), 1)
	return tight(b.img)
}

// SeatWaiting is the dark plate of a player who waits or is done.
func SeatWaiting(w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 0)
	q := box{0, 0, float64(w) / k, float64(h) / k, float64(h) / k / 2}
	b.fill(q, solid(hex(0x0d0805)), .72)
	b.line(q, 2, veil(0, q.h*.5, black(), .3, 0), 1)
	return b.img
}

// SeatThinking is the dark plate of a bot that thinks, in a dashed ring of the seat's
// colour; turn, 0 to 1, is how far the ring has run round its dashes.
func SeatThinking(c pixel.RGB, turn float64, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 1, 1, 1, 1)
	q := box{0, 0, float64(w) / k, float64(h) / k, float64(h) / k / 2}
	b.fill(q, solid(hex(0x0d0805)), .72)
	ring := q.in(1)
	n := math.Max(1, math.Round(ring.round()/58))
	b.dashed(ring, 2.4, c, 1, 46, 12, turn*ring.round()/n)
	return b.img
}

// DoneMark is the small green disc with a tick on a seat that is done, 20 logical pixels
// across.
func DoneMark(k float64) *image.RGBA {
	d := int(math.Round(20 * k))
	b := newBoard(d, d, k, 1, 1, 1, 1)
	b.fill(disc(10, 10, 9.6), solid(hex(0x1f4a1e)), 1)
	b.line(disc(10, 10, 9.7), 1.4, solid(hex(0xd4f0b4)), 1)
	b.canvas().Stroke(pixel.SVG("M5.6 9.6l3.2 3.6l5.6 -7"), pixel.Pen{W: 2.4}, hex(0xfffdf0), 1)
	return b.img
}

// PlaceCard is the cream card of a seat at the table, a stripe of the seat's colour at
// its left.
func PlaceCard(c pixel.RGB, w, h int, k float64) *image.RGBA {
	l, t, r, bt := spread(6)
	b := newBoard(w, h, k, l, t, r, bt)
	q := box{0, 0, float64(w) / k, float64(h) / k, 10}
	b.paper(q, 6)
	stripe := box{0, 10, 6, q.h - 20, 3}
	b.fill(stripe, across(0, 6, c.Mul(.82), c, c), 1)
	return tight(b.img)
}

// NameLine is the dotted line under a name, w device pixels long.
func NameLine(w int, k float64) *image.RGBA {
	b := newBoard(w, max(1, int(math.Round(2*k))), k, 1, 1, 1, 1)
	var p pixel.Path
	p.MoveTo(0, 1)
	p.LineTo(float64(w)/k, 1)
	b.canvas().Stroke(p, pixel.Pen{W: 1.4, Dash: []float64{2, 4}}, hex(0x7a5f35), 1)
	return b.img
}

// EmptyPlace is the dashed place of a seat that may be added.
func EmptyPlace(st State, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 0)
	q := box{0, 0, float64(w) / k, float64(h) / k, 10}
	a, edge := .34, .8
	if st == Hover || st == Pressed {
		a, edge = .18, 1
	}
	b.fill(q, solid(hex(0x10160a)), a)
	b.dashed(q.in(1), 2, hex(0xd8c98a), edge, 8, 6, 0)
	return b.img
}

// Slot is the dashed place of a card on paper.
func Slot(w, h int, radius, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 0)
	q := box{0, 0, float64(w) / k, float64(h) / k, radius}
	b.fill(q, solid(hex(0xd9c79d)), .55)
	b.dashed(q.in(.7), 1.4, hex(0x8a6d3e), .8, 4, 4, 0)
	return b.img
}

// Stand is the turned wooden foot on which a figure waits, d device pixels across. Its
// (0,0) is the middle of its upper face.
func Stand(c pixel.RGB, d int, k float64) *image.RGBA {
	r := float64(d) / k / 2
	ry := r * .34
	m := r + 24
	up := int(math.Ceil(m * k))
	b := board{image.NewRGBA(image.Rect(-up, -int(math.Ceil((ry+12)*k)), up+int(math.Ceil(12*k)), int(math.Ceil((ry+44)*k)))), k}
	cv := b.canvas()
	cv.Glow(pixel.Ellipse(9, 18, r*1.04, ry*1.15), 7, black(), .6)
	side := pixel.Path{}
	side.MoveTo(-r, 0)
	side.LineTo(-r, 13)
	half := pixel.Ellipse(0, 13, r, ry)
	side.LineTo(r, 13)
	side.LineTo(r, 0)
	side.Close()
	turned := pixel.Linear{A: pixel.Pt{X: -r}, B: pixel.Pt{X: r}, Stops: []pixel.Stop{
		{At: 0, Color: hex(0xa46c3b), Alpha: 1}, {At: .35, Color: hex(0x7c4c26), Alpha: 1}, {At: 1, Color: hex(0x3f2412), Alpha: 1}}}
	dark := hex(0x20120a)
	cv.Stroke(half, pixel.Pen{W: 2.8}, dark, 1)
	cv.Stroke(side, pixel.Pen{W: 2.8}, dark, 1)
	cv.Fill(half, turned, 1)
	cv.Fill(side, turned, 1)
	top := pixel.Ellipse(0, 0, r, ry)
	cv.Stroke(top, pixel.Pen{W: 2.8}, dark, 1)
	cv.Fill(top, pixel.Down(-ry, ry, hex(0x9a673a), hex(0x7d4f29)), 1)
	cv.Stroke(pixel.Ellipse(0, .6, r-1.4, ry-1), pixel.Pen{W: 1.4}, pixel.Linear{A: pixel.Pt{X: -r}, B: pixel.Pt{X: r * .5}, Stops: []pixel.Stop{
		{At: 0, Color: hex(0xe2b37c), Alpha: .9}, {At: 1, Color: hex(0xe2b37c), Alpha: 0}}}, 1)
	felt := pixel.Ellipse(0, 0, r*.84, ry*.80)
	cv.Fill(felt, c.Mul(.62), 1)
	cv.Stroke(felt, pixel.Pen{W: 2}, black(), .35)
	glow := pixel.Radial{C: pixel.Pt{X: -r * .2, Y: -ry * .1}, R: r * .8, Stops: []pixel.Stop{
		{At: 0, Color: hex(0xfff4c8), Alpha: .4}, {At: 1, Color: hex(0xff9a2e), Alpha: 0}}}
	cv.Clipped(felt).Fill(felt, glow, 1)
	return tight(b.img)
}

// Grip is where a card is taken to be moved: six dots, 12 x 18 logical pixels.
func Grip(k float64) *image.RGBA {
	b := newBoard(int(math.Round(12*k)), int(math.Round(18*k)), k, 0, 0, 0, 0)
	for i := range 6 {
		b.fill(disc(2+float64(i%2)*8, 2+float64(i/2)*7, 2), solid(hex(0x7a5f35)), 1)
	}
	return b.img
}
