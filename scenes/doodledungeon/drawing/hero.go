package drawing

import (
	"image"
	"math"

	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"
)

// heroEmblem is the sign on a hero's shield by livery, as path data on the shield's own
// place, to be filled or drawn as a line: colour is never the only mark.
func heroEmblem(livery string) (fill, line string) {
	switch livery {
	case "blue":
		return "", "M13.500 31V49M8 38H19"
	case "orange":
		return oval(13.5, 39, 4.2, 4.6), ""
	case "green":
		return "", "M7.500 41L13.500 34L19.500 41M7.500 47L13.500 40L19.500 47"
	case "purple":
		return "M13.500 31L15.500 36.500L20 37L16.600 40.500L17.500 46L13.500 43.200L9.500 46L10.400 40.500L7 37L11.500 36.500Z", ""
	case "vermillion":
		return "", "M6.500 36Q10 32 13.500 36Q17 40 20.500 36M7 43Q10 39 13.500 43Q17 47 20 43"
	case "sky":
		return "", "M9.500 30V47M13.500 29V50M17.500 30V47"
	case "yellow":
		return "", oval(13.5, 39, 4.4, 4.8)
	}
	return "", ""
}

// Hero paints a hero figure of a livery, h logical pixels high, with its shadow, turned
// by deg degrees clockwise (90 for a fallen one). (0,0) is the middle of its base.
func Hero(l icon.Livery, h, deg, k float64) *image.RGBA {
	s := h / 76
	r := int(math.Ceil(h * 1.15 * k))
	m := image.NewRGBA(image.Rect(-r, -r, r, r))
	base := pixel.Of(l.Colour)
	white := pixel.RGB{R: 1, G: 1, B: 1}
	dark, light, cream := base.Mul(.62), base.Mix(white, .62), pixel.Hex(0xfff3df)
	turn := pixel.NewCanvas(m, k).With(pixel.Turn(deg))
	c := turn.With(pixel.Zoom(s, s).Mul(pixel.Move(-27, -60)))
	d := pixel.SVG
	c.Glow(pixel.Ellipse(33, 67, 21, 7), 2.2, pixel.Hex(0x2a1a0c), .55)
	c.Fill(pixel.Ellipse(27, 63, 20, 9), dark, 1)
	c.Fill(pixel.Ellipse(27, 60, 20, 9), base, 1)
	c.Stroke(pixel.Ellipse(27, 60, 14, 6), pixel.Pen{W: 2.6}, cream, 1)
	c.Stroke(d("M7 60Q7 52 27 51"), pixel.Pen{W: 1.4}, white, .6)
	c.Fill(d("M15 60L17 38Q12 36 12 30Q12 24 20 23Q18 19 18 14Q18 5 27 5Q36 5 36 14Q36 19 34 23Q42 24 42 31L41 39L37 39L39 60Q27 65 15 60Z"), base, 1)
	c.Fill(d("M36 14Q36 19 34 23Q42 24 42 31L41 39L37 39L39 60Q34 62.400 29 62.600L31 36L29 24Q34 20 31 6Q36 8 36 14Z"), dark, 1)
	c.Stroke(d("M19 13Q19 7 26 6"), pixel.Pen{W: 2}, white, .8)
	c.Fill(d("M18 13H36V16.500H18Z"), pixel.Hex(0x2a1608), .75)
	c.Fill(d("M27 5Q30 -1 37 2Q33 3 31 7Z"), light, 1)
	c.Fill(d("M47 8L49 5L51 8L51 34L47 34Z"), pixel.Hex(0xdfe5ea), 1)
	c.Stroke(d("M47 8L49 5L51 8L51 34L47 34Z"), pixel.Pen{W: 1}, pixel.Hex(0x5b646d), 1)
	c.Fill(d("M43 34H55V37.500H43ZM47.500 37H50.500V45H47.500Z"), pixel.Hex(0x6d4a22), 1)
	shield := d("M6 30Q14 26 21 30L21 41Q20 49 13.500 52Q7 49 6 41Z")
	c.Fill(shield, cream, 1)
	fill, line := heroEmblem(l.Key)
	if fill != "" {
		c.Fill(d(fill), base.Mul(.92), 1)
	}
	if line != "" {
		c.Clipped(shield).Stroke(d(line), pixel.Pen{W: 2.6}, base.Mul(.92), 1)
	}
	c.Stroke(shield, pixel.Pen{W: 2.4}, dark, 1)
	return m
}
