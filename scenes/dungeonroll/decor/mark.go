package decor

import (
	"image"

	"delvebox/engine/paint/pixel"
)

// Target is the amber ring under a die that may be taken; (0,0) is its middle.
func Target(k float64) *image.RGBA {
	const amber = 0xffb62e
	return pool(84, 86, k, veil(0, 0xffc44d, 0), veil(.52, amber, .15), veil(.74, amber, .75), veil(1, 0xff9d17, 0))
}

// BadgeSize is the width of a badge.
const BadgeSize = 34.0

// Badge is the mark of crossed swords on a die that would be taken; (0,0) is its upper
// left corner, 16,16 its middle.
func Badge(k float64) *image.RGBA {
	s := newSlab(BadgeSize, BadgeSize, k, 1, 1, 4, 5)
	s.drop(pixel.Circle(16, 16, 15), 1, 2, 1.5, .6)
	s.Fill(pixel.Circle(16, 16, 15.5), pixel.Hex(0x5b3a0c), 1)
	s.Fill(pixel.Circle(16, 16, 13.5), slant(2, 2, 28, 28, tone(0, 0xffe6a0), tone(.5, 0xffcf5e), tone(1, 0xe0a12e)), 1)
	s.line("M10 22L22 9M9 18.5L13.5 23M24 22L11 9M25 18.5L20.5 23", 3, 0x4a1410, 1)
	return s.Img
}

// Empty is the place that a die has left, w x h: a shade with a dashed outline.
func Empty(w, h, k float64) *image.RGBA {
	s := newSlab(w, h, k, 2, 2, 2, 2)
	s.Fill(pixel.RoundRect(0, 0, w, h, 16), pixel.RGB{}, .26)
	s.Stroke(pixel.RoundRect(0, 0, w, h, 16), pixel.Pen{W: 2, Butt: true, Dash: []float64{7, 6}}, pixel.Hex(0xf3cd76), .85)
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
