package delve

import (
	"fmt"
	"image"
	"image/draw"

	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"
)

// plinthStone is a drum of grey stone seen from the front and above, w x h logical pixels,
// its corner at (0,0).
func plinthStone(w, h, k float64) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, int((w+16)*k+.5), int((h+22)*k+.5)))
	c := pixel.NewCanvas(m, k)
	rx, ry, top, foot := w*.47, h*.21, h*.42, h*.8
	c.Glow(pixel.Ellipse(w*.55, foot+6, rx*1.02, ry*1.05), 7, pixel.RGB{}, .6)
	side := func(y, wider float64) pixel.Path { // what an upright drum covers from y down
		var p pixel.Path
		p.MoveTo(w/2-rx-wider, y)
		p.LineTo(w/2-rx-wider, foot)
		p.CubeTo(w/2-rx-wider, foot+ry*1.33, w/2+rx+wider, foot+ry*1.33, w/2+rx+wider, foot)
		p.LineTo(w/2+rx+wider, y)
		p.Close()
		return p
	}
	stone := pixel.Linear{A: pixel.Pt{X: w/2 - rx}, B: pixel.Pt{X: w/2 + rx}, Stops: []pixel.Stop{
		{At: 0, Color: pixel.Hex(0x8d8478), Alpha: 1}, {At: .25, Color: pixel.Hex(0xa59b8d), Alpha: 1}, {At: .7, Color: pixel.Hex(0x6a6259), Alpha: 1}, {At: 1, Color: pixel.Hex(0x3f3a35), Alpha: 1},
	}}
	c.Fill(side(top, 0), stone, 1)
	in := c.Clipped(side(top, 0))
	for i, x := range []float64{.2, .45, .72} { // joints between the blocks
		y := top + (foot-top)*.5
		in.Stroke(pixel.SVG(joint(w, x, y, foot+ry, i)), pixel.Pen{W: 1.6}, pixel.Hex(0x2d2925), .65)
	}
	in.Stroke(belt(w, rx, ry, top+(foot-top)*.5), pixel.Pen{W: 1.8}, pixel.Hex(0x2d2925), .7)
	c.Fill(pixel.Ellipse(w/2, top+4, rx+3, ry+2), pixel.Hex(0x3d3833), 1)
	c.Fill(pixel.Ellipse(w/2, top, rx+3, ry+2), pixel.Hex(0x8b8276), 1)
	c.Fill(pixel.Ellipse(w/2, top-.5, rx+1.4, ry+.8), pixel.Linear{A: pixel.Pt{X: w * .1}, B: pixel.Pt{X: w * .9, Y: top + ry}, Stops: []pixel.Stop{
		{At: 0, Color: pixel.Hex(0xcfc5b5), Alpha: 1}, {At: 1, Color: pixel.Hex(0x857c70), Alpha: 1},
	}}, 1)
	c.Stroke(pixel.Ellipse(w/2, top-.5, rx*.78, ry*.76), pixel.Pen{W: 2}, pixel.Hex(0x564f47), .8)
	c.Stroke(pixel.Ellipse(w/2+.8, top+.9, rx*.78, ry*.76), pixel.Pen{W: 1}, pixel.Hex(0xf4ead8), .6)
	return m
}

// belt is the joint that runs round a drum.
func belt(w, rx, ry, y float64) pixel.Path {
	var p pixel.Path
	p.MoveTo(w/2-rx, y)
	p.CubeTo(w/2-rx, y+ry*1.33, w/2+rx, y+ry*1.33, w/2+rx, y)
	return p
}

func joint(w, x, y, foot float64, i int) string {
	if i%2 == 0 {
		return fmt.Sprintf("M%.1f %.1fV%.1f", w*x, y-18, y+16)
	}
	return fmt.Sprintf("M%.1f %.1fV%.1f", w*x, y+12, foot)
}

// dragonHead is the dragon that has come: its head in embers, (0,0) its middle.
func dragonHead(icons *icon.Set, size, k float64) *image.RGBA {
	px := int(size * k)
	r := image.Rect(-px, -px, px, px)
	m := image.NewRGBA(r)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			dx, dy := float64(x)/float64(px), float64(y)/float64(px)*1.25
			a := 1 - (dx*dx+dy*dy)/.9
			if a <= 0 {
				continue
			}
			o := m.PixOffset(x, y)
			pixel.PutAlpha(m.Pix[o:o+4], pixel.Hex(0xff6a1e), a*a*.7)
		}
	}
	head, err := icons.Draw("die-dragon", px)
	if err != nil {
		return m
	}
	at := image.Pt(-px/2, -px/2)
	draw.Draw(m, head.Rect.Add(at), head, head.Rect.Min, draw.Over)
	return m
}
