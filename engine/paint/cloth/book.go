package cloth

import (
	"image"
	"image/draw"

	"delvebox/engine/paint/pixel"
)

// Book is the open rulebook: a leather cover, leaves, a left page that is left
// logical pixels wide and a right one that takes the rest. The pages begin 12
// logical pixels inside the cover. Beyond the cover's round corners it is
// transparent.
func Book(w, h int, k, left float64) *image.RGBA {
	m := Leather(w, h, k, pixel.Hex(0x5a2f1a), 66)
	Round(m, 10*k)
	c := pixel.NewCanvas(m, k)
	lw, lh := float64(w)/k, float64(h)/k
	c.Stroke(pixel.RoundRect(.8, .8, lw-1.6, lh-1.6, 9.5), pixel.Pen{W: 1.6}, pixel.Hex(0xc08a58), .55)
	const rim = 12.0
	ph := lh - 2*rim
	right := lw - 2*rim - left
	leaf := func(x, y, w float64) {
		p := pixel.RoundRect(x, y, w, ph, 4)
		c.Fill(p, pixel.Hex(0xd9c59a), 1)
		c.Stroke(p, pixel.Pen{W: .8}, pixel.Hex(0x8a7048), 1)
	}
	for i := 3.0; i >= 1; i-- {
		leaf(rim-i*2, rim+i*1.2, left+i*2)
		leaf(rim+left, rim+i*1.2, right+i*2)
	}
	page := func(x0, x1 float64, seed uint32) {
		a, b := int(x0*k+.5), int(x1*k+.5)
		y := int(rim*k + .5)
		p := Paper(b-a, int(ph*k+.5), k, Cream(), seed)
		draw.Draw(m, p.Rect.Add(image.Pt(a, y)), p, image.Point{}, draw.Src)
	}
	fold := rim + left
	page(rim, fold, 5)
	page(fold, lw-rim, 8)
	shade := pixel.Hex(0x3a240f)
	c.Fill(pixel.RoundRect(fold-40, rim, 40, ph, 0), pixel.Linear{A: pixel.Pt{X: fold - 40}, B: pixel.Pt{X: fold}, Stops: []pixel.Stop{{At: 0, Color: shade}, {At: 1, Color: shade, Alpha: .42}}}, 1)
	c.Fill(pixel.RoundRect(fold, rim, 46, ph, 0), pixel.Linear{A: pixel.Pt{X: fold}, B: pixel.Pt{X: fold + 46}, Stops: []pixel.Stop{{At: 0, Color: shade, Alpha: .36}, {At: .4, Color: shade, Alpha: .08}, {At: 1, Color: shade}}}, 1)
	c.Stroke(pixel.Lines([]pixel.Pt{{X: fold, Y: rim}, {X: fold, Y: lh - rim}}, false), pixel.Pen{W: 1.4, Butt: true}, pixel.Hex(0x2b1a0c), .7)
	return m
}

// Round cuts the picture's corners to a radius in device pixels.
func Round(m *image.RGBA, r float64) {
	b := m.Rect
	box := pixel.Box{X0: float64(b.Min.X), Y0: float64(b.Min.Y), X1: float64(b.Max.X), Y1: float64(b.Max.Y), R: r}
	n := int(r) + 1
	for y := b.Min.Y; y < b.Max.Y; y++ {
		if y >= b.Min.Y+n && y < b.Max.Y-n {
			continue
		}
		for x := b.Min.X; x < b.Max.X; x++ {
			if x >= b.Min.X+n && x < b.Max.X-n {
				continue
			}
			v := pixel.Cover(box.Dist(float64(x)+.5, float64(y)+.5))
			o := m.PixOffset(x, y)
			for i := o; i < o+4; i++ {
				m.Pix[i] = uint8(float64(m.Pix[i])*v + .5)
			}
		}
	}
}
