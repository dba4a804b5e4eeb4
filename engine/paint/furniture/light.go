package furniture

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Candle is a pool of warm light, w x h device pixels, to be laid over a figure or a
// place with a low strength (.15 to .35). (0,0) is its middle.
func Candle(w, h int) *image.RGBA {
	return pool(w, h, []pixel.Stop{
		{At: 0, Color: hex(0xfff4c8), Alpha: 1}, {At: .25, Color: hex(0xffd27a), Alpha: .75}, {At: 1, Color: hex(0xff9a2e), Alpha: 0}})
}

// Spot is the shade over a mat with a clear middle: what a line of the log speaks of
// stays lit. Radius is where the shade is full, (x,y) the middle, in device pixels.
func Spot(w, h int, x, y, radius float64) *image.RGBA {
	dark := hex(0x0a0d05)
	m := image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1)))
	radial(m, x, y, radius, radius, []pixel.Stop{
		{At: 0, Color: dark, Alpha: 0}, {At: .14, Color: dark, Alpha: 0}, {At: .34, Color: dark, Alpha: .42}, {At: 1, Color: dark, Alpha: .58}})
	return m
}

func pool(w, h int, stops []pixel.Stop) *image.RGBA {
	m := image.NewRGBA(image.Rect(-w/2, -h/2, max(w-w/2, 1), max(h-h/2, 1)))
	radial(m, 0, 0, math.Max(1, float64(w)/2), math.Max(1, float64(h)/2), stops)
	return m
}

// radial fills a picture with an elliptic gradient.
func radial(m *image.RGBA, cx, cy, rx, ry float64, stops []pixel.Stop) {
	t := paint{bx: 1, stops: stops}.table(1, 1)
	w := m.Rect.Dx()
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		row := m.Pix[m.PixOffset(m.Rect.Min.X, y):][:4*w]
		dy := (float64(y) + .5 - cy) / ry
		for x := range w {
			dx := (float64(m.Rect.Min.X+x) + .5 - cx) / rx
			i := int(math.Sqrt(dx*dx+dy*dy) * (tones - 1))
			if c := &t.tones[min(i, tones-1)]; c[3] != 0 {
				over(row[4*x:], c, 256)
			}
		}
	}
}

// Medal is a round ground for an icon, d device pixels across: paper, or a colour with a
// light inner ring. (0,0) is its middle.
func Medal(body, ring pixel.RGB, st State, d int, k float64) *image.RGBA {
	r := float64(d) / k / 2
	up := int(math.Ceil((r + 10) * k))
	b := board{image.NewRGBA(image.Rect(-up, -up, up, up)), k}
	dy := 0.0
	switch st {
	case Hover:
		b.soft(disc(3, 5, r), 4, black(), .5)
		dy = -1
	case Pressed:
		dy = 1.5
	}
	b.soft(disc(2, 3, r), 2, black(), .5)
	q := disc(0, dy, r)
	if st == Disabled {
		body, ring = hex(0x5d6a55), hex(0x8b9a80)
	}
	b.fill(q, slant(q, body.Mix(pixel.RGB{R: 1, G: 1, B: 1}, .12), body.Mul(.90)), 1)
	b.line(q, 2, solid(ink()), 1)
	if st == Disabled {
		b.dashed(q.in(5), 1.6, ring, 1, 3, 4, 0)
	} else {
		b.line(q.in(3.4), 1.6, solid(ring), .9)
	}
	return tight(b.img)
}
