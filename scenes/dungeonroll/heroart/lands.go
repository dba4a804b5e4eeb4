package heroart

import (
	"fmt"

	"delvebox/engine/paint/pixel"
)

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

// heaven is a night of stars with veils of colour.
func heaven(e *easel, bright, mid, edge uint32, veil pixel.RGB) {
	e.light(186, 90, bright, mid, edge)
	e.c.Glow(e.path("M-20 120Q80 20 186 70Q300 120 400 20V70Q300 170 186 120Q80 80 -20 180Z"), 16, veil, .55)
	e.stars("heaven", 26, pixel.Hex(0xfff6dc))
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

// cave is rock round a glow, with teeth of stone.
func cave(e *easel, x, y float64, bright, mid, edge uint32) {
	e.light(x, y, bright, mid, edge)
	c := pixel.Hex(edge).Mul(.65)
	e.flat("M-4 -4H376V24L352 62L340 26L312 16L296 48L282 18L240 10L222 30L206 8L150 12L132 40L118 12L84 20L66 74L48 26L24 34L10 90L-4 60Z", c, .95)
	e.flat("M-4 254V150L14 120L30 196L48 180L64 254ZM376 254V140L354 176L342 128L326 206L310 190L296 254Z", c, .95)
}
