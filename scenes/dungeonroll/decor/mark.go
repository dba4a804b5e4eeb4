package decor

import (
	"image"

	"delvebox/engine/paint/pixel"
)

// Target is the amber ring under a die that may be taken; (0,0) is its middle. Half is
// half a side of the die.
func Target(half, k float64) *image.RGBA {
	const amber = 0xffb62e
	return pool(2.27*half, 2.32*half, k, veil(0, 0xffc44d, 0), veil(.52, amber, .15), veil(.74, amber, .75), veil(1, 0xff9d17, 0))
}

// Badge is the mark of crossed swords on a die that would be taken; (0,0) is its middle.
func Badge(k float64) *image.RGBA {
	o := newSlab(18, 18, k, 17, 17, 0, 0)
	s := o.on(pixel.Move(-16, -16))
	s.drop(pixel.Circle(16, 16, 15), 1, 2, 1.5, .6)
	s.Fill(pixel.Circle(16, 16, 15.5), pixel.Hex(0x5b3a0c), 1)
	s.Fill(pixel.Circle(16, 16, 13.5), slant(2, 2, 28, 28, tone(0, 0xffe6a0), tone(.5, 0xffcf5e), tone(1, 0xe0a12e)), 1)
	s.line("M10 22L22 9M9 18.5L13.5 23M24 22L11 9M25 18.5L20.5 23", 3, 0x4a1410, 1)
	return s.Img
}

// Empty is the place that a die has left: a shade with a dashed outline; (0,0) is its
// middle. Half is half a side of the die.
func Empty(half, k float64) *image.RGBA {
	w, h := 2*half, 2.2*half
	o := newSlab(w/2, h*.55, k, w/2+2, h/2+2, 2, 2)
	s := o.on(pixel.Move(-w/2, -h*.45))
	s.Fill(pixel.RoundRect(0, 0, w, h, .43*half), pixel.RGB{}, .26)
	s.Stroke(pixel.RoundRect(0, 0, w, h, .43*half), pixel.Pen{W: 2, Butt: true, Dash: []float64{7, 6}}, pixel.Hex(0xf3cd76), .85)
	return s.Img
}

// Braid is the gold cord that parts the level's dice from the party, w long; (0,0) is its
// left end. It hangs a little unevenly.
func Braid(w, k float64) *image.RGBA {
	s := newSlab(w, 10, k, 4, 14, 8, 12)
	var p pixel.Path
	p.MoveTo(0, 0)
	p.CubeTo(w*.18, -6, w*.36, -5.5, w*.5, 0)
	p.CubeTo(w*.66, 3, w*.82, 2.5, w, -2)
	s.on(pixel.Move(2, 4)).GlowStroke(p, pixel.Pen{W: 9}, 1.6, pixel.RGB{}, .55)
	s.Stroke(p, pixel.Pen{W: 8}, pixel.Hex(0x8a5f1c), 1)
	s.Stroke(p, pixel.Pen{W: 6.6, Butt: true, Dash: []float64{4, 3.5}}, pixel.Hex(0xf0cb73), 1)
	s.on(pixel.Move(0, -2)).Stroke(p, pixel.Pen{W: 2, Butt: true, Dash: []float64{3, 4.5}}, pixel.Hex(0xfff0bd), .85)
	s.on(pixel.Move(0, 2.6)).Stroke(p, pixel.Pen{W: 1.6, Butt: true, Dash: []float64{4, 3.5}}, pixel.Hex(0x9c6f22), .6)
	return s.Img
}
