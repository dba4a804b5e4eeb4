package heroart

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Medallion paints the hero's head in a round brass setting of diameter d logical
// pixels, for the players' summaries; its ring is of the seat's colour. (0,0) is its
// upper left corner. It fails for an unknown hero.
func Medallion(hero string, s Side, ring pixel.RGB, d, k float64) (*image.RGBA, error) {
	both, ok := gallery[hero]
	if !ok || s > Master {
		return nil, unknown(hero)
	}
	n := max(int(math.Round(d*k)), 1)
	zoom := float64(n) / 200 // so many units of the portrait are seen
	head, err := both[s]().paint(n, n, zoom, -(186-100)*zoom, 3*zoom)
	if err != nil {
		return nil, err
	}
	m := pixel.New(n, n)
	c := pixel.NewCanvas(m, float64(n)/100)
	c.Fill(pixel.Circle(50, 50, 49.5), pixel.Hex(0x2a120f), 1)
	c.Fill(pixel.Circle(50, 50, 44), pixel.Picture{Img: head, W: 100, H: 100}, 1)
	c.Stroke(pixel.Circle(50, 50, 45), pixel.Pen{W: 7}, ring, 1)
	c.Stroke(pixel.Circle(50, 50, 41.5), pixel.Pen{W: 2.4}, pixel.Hex(0x2a120f), .8)
	if s == Master {
		c.Stroke(pixel.Circle(50, 50, 47.5), pixel.Pen{W: 3}, pixel.Hex(0xffdf8a), 1)
	}
	c.Stroke(pixel.SVG("M9 36A44 44 0 0 1 36 9"), pixel.Pen{W: 3}, pixel.Hex(0xffffff), .7)
	return m, nil
}

// Tile is what the hero choice shows of a hero.
type Tile struct {
	Hero       string
	Side       Side
	Name       string
	Set        Set
	Difficulty int
}

// Tile paints the compact form of a card: the picture in its frame with the name on a
// strip of parchment below, w x h logical pixels in all. Hover and choice are the
// caller's to mark. It fails for an unknown hero.
func (p *Painter) Tile(t Tile, w, h, k float64) (*image.RGBA, error) {
	pw, ph := max(int(math.Round(w*k)), 1), max(int(math.Round(h*k)), 1)
	strip := math.Max(22, h*.2)
	const edge = 5.0
	art, err := Portrait(t.Hero, t.Side, w-2*edge, h-strip-edge-3, k)
	if err != nil {
		return nil, err
	}
	m := pixel.New(pw, ph)
	c := pixel.NewCanvas(m, k)
	c.Fill(pixel.RoundRect(0, 0, w, h, 7), pixel.Hex(0x4a2c0e), 1)
	c.Fill(pixel.RoundRect(1, 1, w-2, h-2, 6), pixel.Blend(0, 0, w, h, pixel.Hex(0xf6e8c4), pixel.Hex(0xd6ba84)), 1)
	c.Stroke(pixel.RoundRect(2, 2, w-4, h-4, 5), pixel.Pen{W: 1}, pixel.Hex(0xfffaf0), .7)
	pic := pixel.Picture{Img: art, X: edge, Y: edge, W: w - 2*edge, H: h - strip - edge - 3}
	c.Fill(pixel.RoundRect(edge, edge, w-2*edge, h-strip-edge-3, 2), pic, 1)
	pictureFrame(c, edge, edge, w-2*edge, h-strip-edge-3, t.Side)
	stamps(c, edge+13, h-strip-3, t.Set, t.Difficulty)
	ink := pixel.Hex(0x4a1410)
	if t.Side == Master {
		ink = pixel.Hex(0x8a1512)
	}
	top := h - strip + 6 // the stamps hang into the strip
	p.letter(m, t.Name, w/2*k, (top+(h-top)/2-1)*k, math.Min(14, (h-top)*.72)*k, (w-16)*k, k, ink)
	return m, nil
}
