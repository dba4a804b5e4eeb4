package heroart

import (
	"fmt"
	"math"

	"delvebox/engine/paint/pixel"
)

// secondBanner hangs a second banner on the left of the hall.
func (e *easel) secondBanner(h hue) {
	q := e.mirror()
	q.flat("M326 8H372V124L349 104L326 124Z", h.base, 1)
	q.flat("M349 8H372V124L349 104Z", h.shade, 1)
	q.stroke("M318 7H376", pixel.Hex(0x3a210e), 6)
}

// light fills the ground: bright round (x,y), falling off through mid to edge.
func (e *easel) light(x, y float64, bright, mid, edge uint32) {
	g := pixel.Radial{C: pixel.Pt{X: x, Y: y}, R: 300, Stops: []pixel.Stop{
		{At: 0, Color: pixel.Hex(bright), Alpha: 1}, {At: .38, Color: pixel.Hex(mid), Alpha: 1}, {At: 1, Color: pixel.Hex(edge), Alpha: 1}}}
	e.flatPaint("M-4 -4H376V254H-4Z", g)
}

func (e *easel) flatPaint(d string, p pixel.Paint) { e.c.Fill(e.path(d), p, 1) }

// rays fans n beams of light out from (x,y).
func (e *easel) rays(x, y float64, n int, c pixel.RGB, alpha float64) {
	for i := range n {
		a := 2*math.Pi*float64(i)/float64(n) + .13
		b := a + math.Pi/float64(n)*.9
		sa, ca := math.Sincos(a)
		sb, cb := math.Sincos(b)
		e.flat(fmt.Sprintf("M%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x, y, x+420*ca, y+420*sa, x+420*cb, y+420*sb), c, alpha)
	}
}

// sparks scatters n sparks of light over the upper part, the same for one seed.
func (e *easel) sparks(seed string, n int, c pixel.RGB) {
	r := pixel.Seed(seed)
	for range n {
		x, y, q := r.In(8, 364), r.In(6, 200), r.In(1.2, 2.8)
		e.glow(x, y, q*4, c, .5)
		e.dot(x, y, q, c.Mix(pixel.Hex(0xffffff), .4))
	}
}

// stars are sparks with four points.
func (e *easel) stars(seed string, n int, c pixel.RGB) {
	r := pixel.Seed(seed)
	for range n {
		e.star(r.In(10, 362), r.In(8, 170), r.In(2.5, 6.5), c)
	}
}

func (e *easel) star(x, y, r float64, c pixel.RGB) {
	q := r * .22
	e.flat(fmt.Sprintf("M%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fZ", x, y-r,
		q, r-q, r-q, q, q-r, q, -q, r-q, -q, q-r, q-r, -q, r-q, -q), c, 1)
}

// hall is a room of warm stone: arched windows, a beam of light, a hanging banner.
func hall(e *easel, cloth hue) {
	e.light(112, 46, 0xffe2a0, 0xd99a4c, 0x4a2512)
	c := pixel.Hex(0x7d4a22)
	e.flat("M-4 254V110Q30 50 62 110V254ZM312 254V110Q344 50 376 96V254Z", c, .5)
	e.flat("M12 172V116Q31 76 50 116V172Z", pixel.Hex(0xfff1c4), .75)
	e.stroke("M31 84V172M12 132H50", c, 3)
	e.flat("M50 100L200 254H84L12 172Z", pixel.Hex(0xfff1c4), .16)
	e.flat("M326 8H372V124L349 104L326 124Z", cloth.base, 1)
	e.flat("M349 8H372V124L349 104Z", cloth.shade, 1)
	e.stroke("M318 7H376", pixel.Hex(0x3a210e), 6)
}

// chapel is a tall window of coloured glass behind the head.
func chapel(e *easel, bright, mid, edge uint32, glass ...uint32) {
	e.light(186, 70, bright, mid, edge)
	e.flat("M70 254V96Q70 -30 186 -36Q302 -30 302 96V254Z", pixel.Hex(edge), .55)
	for i := range 5 {
		for j := range 5 {
			x, y := 84+41*float64(i), -30+58*float64(j)
			c := pixel.Hex(glass[(i*2+j*3)%len(glass)])
			if i+j == 1 && j > 0 || i == 0 && j < 2 || i == 4 && j < 2 {
				continue
			}
			e.flat(fmt.Sprintf("M%.0f %.0fl20 29l-20 29l-20 -29Z", x+20, y), c, .9)
			e.flat(fmt.Sprintf("M%.0f %.0fl20 29h-40Z", x+20, y), pixel.Hex(0xffffff), .18)
		}
	}
	e.stroke("M70 254V96Q70 -30 186 -36Q302 -30 302 96V254", pixel.Hex(edge).Mul(.6), 7)
	e.glow(186, 90, 130, pixel.Hex(bright), .55)
}

// tavern is beams, a barrel's head and a candle.
func tavern(e *easel) {
	e.light(66, 96, 0xffd987, 0xb5682c, 0x2c140a)
	c := pixel.Hex(0x3a1d0c)
	e.flat("M-4 -4H376V20H-4ZM-4 20L70 20L-4 92ZM376 20L302 20L376 92Z", c, .85)
	e.flat("M20 20H40V254H20ZM330 20H350V254H330Z", c, .55)
	at := e.at(320, 186, 1).fine()
	at.disc(0, 0, 46, wood)
	at.stroke("M-16 -42V42M0 -45V45M16 -42V42", wood.shade, 2.5)
	at.cord("M-38 0A38 38 0 1 0 38 0A38 38 0 1 0 -38 0", iron, 5)
	e.glow(52, 150, 70, pixel.Hex(0xffe9a8), .8)
	e.solid("M42 168H62V254H42Z", cream)
	e.fine().solid("M52 132Q66 150 52 164Q38 150 52 132Z", tone3(0xffc84a, 0xf08a2a, 0xfff3c4))
}

// lab is a wall of shelves with bottles.
func lab(e *easel, bright, mid, edge uint32) {
	e.light(250, 80, bright, mid, edge)
	c := pixel.Hex(edge)
	e.flat("M-4 72H120V80H-4ZM-4 152H104V160H-4ZM262 62H376V70H262ZM270 148H376V156H270Z", c, .9)
	for i, x := range []float64{16, 46, 80, 282, 316, 348, 12, 50, 84, 286, 322, 352} {
		y := []float64{72, 152}[i/6]
		if x > 200 {
			y -= 8
		}
		b := pixel.Hex([]uint32{0x6ad3c0, 0xe85fb4, 0xf2b53a, 0x8cd35a}[i*7%4])
		h := 26 + float64(i*5%13)
		e.flat(fmt.Sprintf("M%.0f %.0fh-4v%.0fq-9 4 -9 12v%.0fh26v-%.0fq0 -8 -9 -12v-%.0fZ", x+2, y-h-10, 10., h-12, h-12, 10.), b, .55)
		e.flat(fmt.Sprintf("M%.0f %.0fh7v6h-7Z", x-3, y-h-14), c, .8)
	}
}

// stage is a pair of curtains with lamps at their foot.
func stage(e *easel, cloth hue, bright, mid, edge uint32) {
	e.light(186, 90, bright, mid, edge)
	e.flat("M186 -10L40 254H332Z", pixel.Hex(0xfff4cf), .22)
	for _, q := range []*easel{e, e.mirror()} {
		q.flat("M-4 -4H96Q92 120 34 180Q20 220 22 254H-4Z", cloth.base, 1)
		q.flat("M20 -4H36Q34 110 8 190L-4 200V150Q20 80 20 -4ZM62 -4H78Q72 110 26 176L14 190Q56 100 62 -4Z", cloth.shade, .9)
		q.stroke("M18 178Q40 184 52 168", gold.base, 6)
		q.stroke("M40 186L44 212M46 184L54 206", gold.base, 3)
	}
	e.flat("M-4 -4H376V22Q350 40 326 22Q300 40 276 22Q250 40 226 22Q204 40 186 22Q168 40 146 22Q122 40 96 22Q72 40 46 22Q20 40 -4 22Z", cloth.shade, 1)
	e.stroke("M-4 22Q20 40 46 22Q72 40 96 22Q122 40 146 22Q168 40 186 22Q204 40 226 22Q250 40 276 22Q300 40 326 22Q350 40 376 22", gold.base, 4)
}

// treasury is heaps of coins with things that glitter.
func treasury(e *easel, bright, mid, edge uint32) {
	e.light(186, 200, bright, mid, edge)
	e.rays(186, 220, 18, pixel.Hex(bright), .12)
	e.flat("M-4 254V176Q30 140 70 190Q90 170 120 254ZM376 254V160Q340 136 300 186Q276 176 254 254Z", gold.shade, 1)
	r := pixel.Seed("heaps of coins")
	f := e.fine()
	f.line, f.depth = 1.6, 2
	for i := range 46 {
		x, y := r.In(-4, 116), r.In(0, 1)
		if i%2 == 1 {
			x = 372 - x
		}
		edge := math.Min(x, 372-x)
		top := 172 + edge*edge/150
		f.egg(x, top+y*(250-top), 9, 5.5, gold)
	}
	e.stars("glitter", 9, pixel.Hex(0xfff6cf))
}

// crypt is arches in a fog of its own colour.
func crypt(e *easel, bright, mid, edge uint32) {
	e.light(186, 120, bright, mid, edge)
	c := pixel.Hex(edge).Mul(.7)
	e.flat("M-4 254V-4H376V254H338V110Q330 50 290 40Q252 50 246 110V254H126V110Q120 50 82 40Q42 50 34 110V254Z", c, .8)
	e.stroke("M34 254V110Q42 50 82 40Q120 50 126 110M246 110Q252 50 290 40Q330 50 338 110V254", pixel.Hex(mid), 3)
	e.c.Glow(e.path("M-20 250Q40 206 100 228Q186 200 270 228Q330 206 400 250Z"), 10, pixel.Hex(bright), .6)
}

// smithy is pillars of a hall under the mountain, fire between them.
func smithy(e *easel, bright, mid, edge uint32) {
	e.light(186, 210, bright, mid, edge)
	c := pixel.Hex(edge).Mul(.8)
	for _, q := range []*easel{e, e.mirror()} {
		q.flat("M-4 254V-4H20V30L50 10H90L66 40V210L84 230V254Z", c, .9)
		q.stroke("M66 42V208M20 34V254M66 90L44 112L66 134M66 152L44 174L66 196", pixel.Hex(mid), 3)
	}
	e.flat("M-4 -4H376V16L330 34H42L-4 16Z", c, .9)
	e.sparks("smithy", 16, pixel.Hex(0xffb65a))
}
