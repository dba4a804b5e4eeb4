package delve

import (
	"image"

	"delvebox/assets/dungeonroll/faces"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"
)

// plinthStone is a low column of grey stone, w x h logical pixels, its corner at (0,0).
func plinthStone(w, h, k float64) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, int(w*k+.5), int((h+14)*k+.5)))
	c := pixel.NewCanvas(m, k)
	c.Fill(pixel.Ellipse(w*.54, h-2, w*.52, 13), pixel.RGB{}, .45)
	top := h * .52
	grey := func(v float64) pixel.RGB { return pixel.RGB{R: v, G: v * .96, B: v * .9} }
	shaft := pixel.Blend(w*.14, 0, w*.72, h, grey(.52), grey(.2))
	c.Fill(pixel.RoundRect(w*.14, top, w*.72, h-8-top, 3), shaft, 1)
	c.Fill(pixel.RoundRect(w*.05, h-16, w*.95, h-2, 4), grey(.36), 1)
	c.Fill(pixel.RoundRect(w*.05, h-17, w*.95, h-7, 4), grey(.5), 1)
	c.Fill(pixel.Ellipse(w/2, top+7, w*.47, h*.17), grey(.3), 1)
	c.Fill(pixel.Ellipse(w/2, top, w*.47, h*.17), grey(.58), 1)
	c.Fill(pixel.Ellipse(w/2, top+1.5, w*.39, h*.135), grey(.48), 1)
	return m
}

// dragonHead is the dragon that has come: its head in embers, (0,0) its middle.
func dragonHead(size, k float64) *image.RGBA {
	px := int(size * k)
	head, err := icon.NewSetFrom(faces.Files).Draw("dragon", px)
	r := image.Rect(-px, -px, px, px)
	m := image.NewRGBA(r)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			dx, dy := float64(x)/float64(px), float64(y)/float64(px)*1.15
			a := 1 - (dx*dx+dy*dy)/.82
			if a <= 0 {
				continue
			}
			o := m.PixOffset(x, y)
			pixel.PutAlpha(m.Pix[o:o+4], pixel.Hex(0xff5a1e), a*a*.75)
		}
	}
	if err != nil {
		return m
	}
	at := image.Pt(-px/2, -px/2)
	for y := range head.Rect.Dy() {
		for x := range head.Rect.Dx() {
			o, i := m.PixOffset(x+at.X, y+at.Y), head.PixOffset(x, y)
			a := uint32(255 - head.Pix[i+3])
			for j := range 4 {
				m.Pix[o+j] = uint8(uint32(head.Pix[i+j]) + uint32(m.Pix[o+j])*a/255)
			}
		}
	}
	return m
}
