package heroart

import (
	"fmt"
	"math"

	"delvebox/engine/paint/pixel"
)

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

// evening is a sky over hills with a moon (or a low sun) at (x,y).
func evening(e *easel, x, y, r float64, bright, mid, edge, disc uint32) {
	e.light(x, y, bright, mid, edge)
	e.glow(x, y, r*3, pixel.Hex(disc), .5)
	e.dot(x, y, r, pixel.Hex(disc))
	c := pixel.Hex(edge)
	e.flat("M-4 254V170Q50 130 100 168Q150 140 210 172Q290 120 376 166V254Z", c, .55)
	e.flat("M-4 254V206Q70 176 140 208Q230 176 376 212V254Z", c.Mul(.7), .8)
}

// forest is trunks before a light among the trees.
func forest(e *easel, x, y float64, bright, mid, edge uint32) {
	e.light(x, y, bright, mid, edge)
	e.rays(x, y-60, 14, pixel.Hex(bright), .14)
	c := pixel.Hex(edge)
	e.flat("M66 254L76 -4H92L98 254ZM262 254L270 -4H282L296 254Z", c, .4)
	e.flat("M6 254Q18 120 12 -4H44Q38 120 56 254ZM314 254Q330 120 326 -4H360Q352 130 372 254Z", c.Mul(.8), .9)
	e.flat("M-4 -4H376V14Q350 44 322 24Q300 52 268 26Q240 40 214 16Q186 34 158 16Q128 44 100 22Q72 50 46 24Q20 46 -4 20Z", c.Mul(.8), .9)
	e.flat("M-4 254V214Q16 190 34 216Q52 196 70 226Q84 212 96 254ZM276 254Q286 214 304 228Q320 196 340 218Q356 192 376 216V254Z", c.Mul(.6), .95)
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

// desert is a pyramid under a huge sun.
func desert(e *easel, bright, mid, edge uint32) {
	e.light(266, 76, bright, mid, edge)
	e.dot(266, 76, 44, pixel.Hex(bright))
	e.flat("M20 214L110 70L200 214Z", pixel.Hex(mid).Mul(.92), 1)
	e.flat("M110 70L200 214H128Z", pixel.Hex(edge), .8)
	e.flat("M216 214L284 128L352 214Z", pixel.Hex(mid).Mul(.85), 1)
	e.flat("M284 128L352 214H298Z", pixel.Hex(edge), .7)
	e.flat("M-4 254V206Q90 186 190 208Q290 228 376 200V254Z", pixel.Hex(edge).Mul(.8), 1)
}

// cave is rock round a glow, with teeth of stone.
func cave(e *easel, x, y float64, bright, mid, edge uint32) {
	e.light(x, y, bright, mid, edge)
	c := pixel.Hex(edge).Mul(.65)
	e.flat("M-4 -4H376V24L352 62L340 26L312 16L296 48L282 18L240 10L222 30L206 8L150 12L132 40L118 12L84 20L66 74L48 26L24 34L10 90L-4 60Z", c, .95)
	e.flat("M-4 254V150L14 120L30 196L48 180L64 254ZM376 254V140L354 176L342 128L326 206L310 190L296 254Z", c, .95)
}

// sea is waves under a sky with a striped sail.
func sea(e *easel, bright, mid, edge uint32, sailA, sailB uint32, a float64) {
	e.light(100, 60, bright, mid, edge)
	g := e.ghost(a)
	g.flat("M262 24Q312 10 366 24Q352 84 366 148Q312 134 262 148Q278 84 262 24Z", pixel.Hex(sailA), 1)
	g.flat("M288 19Q296 84 288 143L308 140Q314 84 308 17ZM334 18Q330 84 334 142L354 146Q344 84 354 21Z", pixel.Hex(sailB), 1)
	g.stroke("M314 4V200M256 22H372", pixel.Hex(0x3a210e), 6)
	g.flat("M226 176Q250 210 376 200V250H270Q236 230 226 176Z", pixel.Hex(0x4a2914), 1)
	c := pixel.Hex(edge)
	e.flat("M-4 254V196Q16 182 38 196Q58 208 80 194Q102 182 124 196Q146 208 168 196Q190 184 212 198Q234 210 258 198Q282 186 304 200Q328 212 350 198Q362 190 376 196V254Z", c, .9)
	e.stroke("M-4 200Q16 186 38 200Q58 212 80 198Q102 186 124 200M258 202Q282 190 304 204Q328 216 350 202Q362 194 376 200", pixel.Hex(bright), 3)
}

// storm is a torn sky with lightning.
func storm(e *easel, bright, mid, edge uint32) {
	e.light(186, 60, bright, mid, edge)
	c := pixel.Hex(edge)
	e.flat("M-4 -4H376V40Q340 70 300 44Q270 66 236 40Q200 56 170 36Q130 64 96 40Q60 72 30 44Q10 60 -4 48Z", c, .8)
	e.flat("M-4 254V190Q40 150 80 196Q110 176 130 254ZM376 254V176Q330 150 296 196Q262 180 246 254Z", c, .7)
	for _, d := range []string{"M60 40L36 96L58 92L30 156L84 82L60 86L82 42Z", "M318 34L300 84L322 80L290 144L346 70L322 74L340 36Z"} {
		e.c.Glow(e.path(d), 6, pixel.Hex(bright), .8)
		e.flat(d, pixel.Hex(0xffffff).Mix(pixel.Hex(bright), .25), 1)
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

// heaven is a night of stars with veils of colour.
func heaven(e *easel, bright, mid, edge uint32, veil pixel.RGB) {
	e.light(186, 90, bright, mid, edge)
	e.c.Glow(e.path("M-20 120Q80 20 186 70Q300 120 400 20V70Q300 170 186 120Q80 80 -20 180Z"), 16, veil, .55)
	e.stars("heaven", 26, pixel.Hex(0xfff6dc))
}

// crypt is arches in a fog of its own colour.
func crypt(e *easel, bright, mid, edge uint32) {
	e.light(186, 120, bright, mid, edge)
	c := pixel.Hex(edge).Mul(.7)
	e.flat("M-4 254V-4H376V254H338V110Q330 50 290 40Q252 50 246 110V254H126V110Q120 50 82 40Q42 50 34 110V254Z", c, .8)
	e.stroke("M34 254V110Q42 50 82 40Q120 50 126 110M246 110Q252 50 290 40Q330 50 338 110V254", pixel.Hex(mid), 3)
	e.c.Glow(e.path("M-20 250Q40 206 100 228Q186 200 270 228Q330 206 400 250Z"), 10, pixel.Hex(bright), .6)
}

// camp is banners and spears of an army against the sky.
func camp(e *easel, cloth hue, bright, mid, edge uint32) {
	e.light(186, 130, bright, mid, edge)
	e.rays(186, 150, 16, pixel.Hex(bright), .14)
	c := pixel.Hex(edge)
	for i, x := range []float64{14, 40, 66, 92, 116, 258, 284, 310, 336, 360} {
		top := 60 + float64(i*37%50)
		e.flat(fmt.Sprintf("M%.0f %.0fl6 16h-3.500V254h-5V%.0fh-3.500Z", x, top, top+16), c, .75)
	}
	for _, q := range []*easel{e, e.mirror()} {
		q.stroke("M30 6V254", wood.shade, 6)
		q.flat("M30 14H98Q88 44 98 74Q88 92 98 110Q64 96 30 110Z", cloth.base, 1)
		q.flat("M64 14H98Q88 44 98 74Q88 92 98 110Q80 102 64 102Z", cloth.shade, 1)
		q.stroke("M40 40L62 56L84 40M40 66L62 82L84 66", gold.base, 5)
	}
	e.flat("M-4 254V200Q40 190 80 206Q120 190 186 210Q250 190 300 206Q340 190 376 204V254Z", c, .9)
}

// town is gabled houses with lit windows.
func town(e *easel, bright, mid, edge uint32) {
	e.light(110, 60, bright, mid, edge)
	c := pixel.Hex(edge)
	e.flat("M-4 254V120L34 74L72 118V254ZM62 254V150L92 116L124 150V254ZM252 254V138L286 100L320 138V254ZM304 254V110L342 62L376 104V254Z", c, .75)
	e.flat("M16 134h12v18h-12ZM40 134h12v18h-12ZM84 164h10v16h-10ZM272 152h12v18h-12ZM292 152h10v18h-10ZM330 122h12v18h-12ZM352 122h12v18h-12ZM332 164h12v18h-12Z", pixel.Hex(0xffe28a), .9)
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

// meadow is a green hill under a rainbow.
func meadow(e *easel) {
	e.light(90, 40, 0xfff7d0, 0x9fd6e2, 0x3b7a94)
	for i, c := range []uint32{0xd94f43, 0xf09a3c, 0xf3dd5a, 0x6fbf5e, 0x4b8fd0, 0x8a5fc0} {
		r := 176 - 10*float64(i)
		e.stroke(fmt.Sprintf("M%.0f 250A%.0f %.0f 0 0 1 %.0f 250", 200-r, r, r, 200+r), pixel.Hex(c), 10.5)
	}
	e.flat("M-4 254V186Q70 150 150 196Q250 236 376 176V254Z", pixel.Hex(0x4f8a3c), 1)
	e.flat("M-4 254V216Q100 190 200 224Q290 250 376 214V254Z", pixel.Hex(0x356a2e), 1)
}
