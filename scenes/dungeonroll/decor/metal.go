package decor

import (
	"image"

	"delvebox/engine/paint/pixel"
)

func iron(x, y, w, h float64) pixel.Linear {
	return slant(x, y, w, h, tone(0, 0x6f6963), tone(.45, 0x433e3b), tone(1, 0x221f1e))
}

func gilt(x, y, w, h float64) pixel.Linear {
	return slant(x, y, w, h, tone(0, 0xffe9a8), tone(.45, 0xd9a441), tone(1, 0x7d5417))
}

func stone(x, y, w, h float64) pixel.Linear {
	return slant(x, y, w, h, tone(0, 0xcfc8b8), tone(.5, 0x978f82), tone(1, 0x5d564f))
}

// nail is the head of a nail.
func (s slab) nail(x, y, r float64) {
	s.Fill(pixel.Circle(x+1, y+1.5, r*1.08), pixel.Hex(0x0c0a09), 1)
	s.Fill(pixel.Circle(x, y, r), pixel.Radial{C: pixel.Pt{X: x - .3*r, Y: y - .4*r}, R: 1.6 * r, Stops: []pixel.Stop{
		tone(0, 0xd8d0c4), tone(.4, 0x827a72), tone(1, 0x26221f)}}, 1)
}

// corner is the iron on a corner of the chest, its outer corner at (0,0).
func (s slab) corner() {
	s.area("M-3 -3H74L62 25H25V62L-3 74Z", pixel.Hex(0x15110f), 1)
	s.area("M-2 -2H72L61 22H22V61L-2 72Z", iron(-2, -2, 74, 74), 1)
	s.line("M-2 -1H71M-1 -1V71", 1.6, 0x9d948a, .75)
	s.line("M61 22H22V61", 2, 0x0c0a09, 1)
	for _, p := range [3]pixel.Pt{{X: 10, Y: 10}, {X: 46, Y: 10}, {X: 10, Y: 46}} {
		s.nail(p.X, p.Y, 4.6)
	}
}

// band is a strap of iron over the frame.
func (s slab) band(x, y, w, h float64) {
	s.Fill(rect(x-.7, y-.7, w+1.4, h+1.4), pixel.Hex(0x0c0a09), 1)
	s.Fill(rect(x, y, w, h), iron(x, y, w, h), 1)
	s.Stroke(pixel.Lines([]pixel.Pt{{X: x + 1, Y: y + h}, {X: x + 1, Y: y + 1}, {X: x + w, Y: y + 1}}, false), pixel.Pen{W: 1.2, Butt: true}, pixel.Hex(0x9d948a), .7)
	s.nail(x+w/2, y+h/2, 4.5)
}

// lock is the gilt plate with the keyhole; (0,0) is the middle of its upper edge.
func (s slab) lock() {
	s.drop(pixel.SVG("M-38 0H38V36Q38 58 0 64Q-38 58 -38 36Z"), 3, 5, 3, .55)
	s.area("M-38 0H38V36Q38 58 0 64Q-38 58 -38 36Z", pixel.Hex(0x15110f), 1)
	s.area("M-36 1H36V35Q36 55 0 61Q-36 55 -36 35Z", gilt(-36, 1, 72, 60), 1)
	s.line("M-35 34V1H35", 1.6, 0xfff6d0, 1)
	s.line("M-30 6H30V50Q14 58 0 58Q-14 58 -30 50Z", 1.4, 0x6b4512, .7)
	s.Fill(pixel.Circle(0, 26, 8), pixel.Hex(0x1b0f05), 1)
	s.area("M-4 28L-7 48H7L4 28Z", pixel.Hex(0x1b0f05), 1)
}

// Plate is a brass plate with room for a word in the colour Engraved.
func Plate(w, h, k float64) *image.RGBA {
	s := newSlab(w, h, k, 2, 2, 8, 10)
	s.plate(0, 0, w, h, 5)
	return s.Img
}

func (s slab) plate(x, y, w, h, r float64) {
	p := pixel.RoundRect(x, y, w, h, r)
	s.drop(p, 2, 3, 2.5, .6)
	s.Fill(pixel.RoundRect(x-1, y-1, w+2, h+2, r+1), pixel.Hex(0x3d250a), 1)
	s.Fill(p, pixel.Linear{A: pixel.Pt{X: x, Y: y}, B: pixel.Pt{X: x + h*.17, Y: y + h}, Stops: []pixel.Stop{
		tone(0, 0xf7dc95), tone(.38, 0xcf9d47), tone(.72, 0x9a6a24), tone(1, 0xc7973f)}}, 1)
	in := s.Clipped(p)
	in.Fill(rect(x, y+h-1, w, 1), pixel.Hex(0x5b3a0c), .9)
	in.Fill(rect(x, y, w, 1), pixel.Hex(0xfff3c9), 1)
}

// Phases is the brass plate on the lid with the field of the phase that is now sunk in
// dark red, from x on and wide; no field is sunk where wide is 0. The word in it is
// written in the colour Sunk, the others in Engraved.
func Phases(w, h, x, wide, k float64) *image.RGBA {
	s := newSlab(w, h, k, 2, 2, 8, 10)
	s.plate(0, 0, w, h, 7)
	if wide > 0 {
		s.Fill(pixel.RoundRect(x, 5, wide, h-10, 6), pixel.Hex(0x5a1018), 1)
		s.sunk(x, 5, wide, h-10, 6, 0, 1, 1, .5)
	}
	return s.Img
}
