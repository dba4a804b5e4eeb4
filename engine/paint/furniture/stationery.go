package furniture

import (
	"fmt"
	"image"

	"delvebox/engine/paint/pixel"
)

// What lies on a writing desk: the pencil and the eraser that are buttons, a ruler that
// is a gauge, a sharpener.

// lacquer is the paint of a pencil in a state.
type lacquer struct{ light, body, dark pixel.RGB }

func lacquerOf(st State) lacquer {
	switch st {
	case Disabled:
		return lacquer{hex(0xb8ac95), hex(0x9c907a), hex(0x776c58)}
	case Hover:
		return lacquer{hex(0xffe07a), hex(0xf2bd3c), hex(0xc48a1e)}
	case Pressed:
		return lacquer{hex(0xe6bd45), hex(0xd09a20), hex(0xa56f10)}
	}
	return lacquer{hex(0xf7cf55), hex(0xe5ad2a), hex(0xb97d14)}
}

// PencilWord is the colour of words on a pencil.
func PencilWord(st State) pixel.RGB {
	if st == Disabled {
		return hex(0x2e281f)
	}
	return hex(0x3a2708)
}

// PencilRoom is the part of a pencil w x h logical pixels in size on which words stand,
// from x0 to x1.
func PencilRoom(w, h float64) (x0, x1 float64) {
	s := h / 58
	return 30 * s, w - 66*s
}

// PencilButton is a sharpened pencil as a button, its tip to the right, w x h device
// pixels. Yellow, or grey when it cannot be used.
func PencilButton(st State, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 10, 8, 18, 22)
	lw, s := float64(w)/k, float64(h)/k/58
	c := b.canvas()
	dy, drop, dark := 0.0, 7.0, .55
	switch st {
	case Hover:
		dy, drop = -1, 9
	case Pressed:
		dy, drop, dark = 2, 3, .5
	case Disabled:
		drop, dark = 5, .45
	}
	p := pixelPath(pixel.Zoom(s, s))
	tw := lw / s // width in the drawing's own units
	outline := p("M10 5Q1 6 1 29Q1 52 10 53L10 54L%[1]g 54L%[2]g 29L%[1]g 4L10 4Z", tw-62, tw-2)
	c.With(pixel.Move(4, drop)).Glow(outline, 4, black(), dark)
	c = c.With(pixel.Move(0, dy))
	paintPencil(c, p, tw, lacquerOf(st), st == Disabled)
	return tight(b.img)
}

// pixelPath gives a maker of paths from a pattern of path data, carried over by m.
func pixelPath(m pixel.Matrix) func(pattern string, v ...any) pixel.Path {
	return func(pattern string, v ...any) pixel.Path {
		if len(v) > 0 {
			pattern = fmt.Sprintf(pattern, v...)
		}
		return pixel.SVG(pattern).Map(m)
	}
}

// paintPencil paints a pencil tw units long and 58 high, its eraser at the left.
func paintPencil(c *pixel.Canvas, p func(string, ...any) pixel.Path, tw float64, l lacquer, grey bool) {
	white, x, tip := hex(0xffffff), tw-62, tw-2
	c.Fill(p("M26 4H%[1]gL%[1]g 54H26Z", x), l.body, 1)
	c.Fill(p("M26 4H%[1]gV18H26Z", x), l.light, 1)
	c.Fill(p("M26 42H%[1]gV54H26Z", x), l.dark, 1)
	c.Stroke(p("M26 18H%g", x), pixel.Pen{W: .8, Butt: true}, l.dark, .25)
	c.Stroke(p("M26 42H%g", x), pixel.Pen{W: .8, Butt: true}, l.dark, .4)
	c.Stroke(p("M26 5H%g", x), pixel.Pen{W: 1.6, Butt: true}, white, .55)
	// the wood of the cone reaches back in scallops, one for each face
	wood, face, core := hex(0xecd0a0), hex(0xf3dcb4), hex(0x34323a)
	if grey {
		wood, face, core = hex(0xcfc3ab), hex(0xd9cfba), hex(0x4c4a4c)
	}
	for _, q := range []struct {
		y0, y1, reach float64
		c             pixel.RGB
	}{{4, 18, 54, l.light}, {18, 42, 50, l.body}, {42, 54, 54, l.dark}} {
		c.Fill(p("M%[1]g %[2]gQ%[4]g %[3]g %[1]g %[5]gZ", x-.5, q.y0, (q.y0+q.y1)/2, tw-q.reach+1, q.y1), q.c, 1)
	}
	c.Fill(p("M%[1]g 4L%[2]g 29L%[1]g 54Q%[3]g 48 %[1]g 42Q%[4]g 30 %[1]g 18Q%[3]g 10 %[1]g 4Z", x, tip, tw-54, tw-50), wood, 1)
	c.Fill(p("M%[1]g 42Q%[3]g 30 %[1]g 18L%[2]g 29Z", x, tip, tw-50), face, 1)
	c.Fill(p("M%g 54L%g 29L%g 31L%g 46Z", x, tip, tw-20, tw-58), hex(0xb98f58), .5)
	c.Fill(p("M%[1]g 21.6L%[2]g 29L%[1]g 36.6Q%[3]g 29 %[1]g 21.6Z", tw-19, tip, tw-15), core, 1)
	c.Stroke(p("M%g 24L%g 28", tw-17, tw-7), pixel.Pen{W: 1.2}, white, .35)
	// ferrule and eraser
	c.Fill(p("M10 4H28V54H10Z"), hex(0xa9aeb4), 1)
	for _, fx := range [3]float64{13, 18, 23} {
		c.Stroke(p("M%[1]g 4V54", fx), pixel.Pen{W: 1.6, Butt: true}, hex(0x6e747c), 1)
	}
	c.Fill(p("M10 4H28V16H10Z"), white, .4)
	c.Fill(p("M10 42H28V54H10Z"), black(), .25)
	pink, shine := hex(0xd9848a), hex(0xf0aab0)
	if grey {
		pink, shine = hex(0xb59a98), hex(0xc9b3b0)
	}
	c.Fill(p("M10 5Q1 6 1 29Q1 52 10 53Z"), pink, 1)
	c.Fill(p("M9 6Q3 8 3 20L9 20Z"), shine, 1)
	c.Fill(p("M10 42Q4 48 10 53Z"), black(), .18)
}

// LyingPencil is a pencil long units of 58 across, lying turned by deg degrees clockwise
// (0 has its tip to the right); 58 units are thick logical pixels. (0,0) is its middle.
func LyingPencil(long, thick, deg, k float64) *image.RGBA {
	r := int((long*thick/58/2 + 30) * k)
	m := image.NewRGBA(image.Rect(-r, -r, r, r))
	c := pixel.NewCanvas(m, k)
	s := thick / 58
	turn := pixel.Turn(deg).Mul(pixel.Zoom(s, s)).Mul(pixel.Move(-long/2, -29))
	p := pixelPath(turn)
	outline := p("M10 5Q1 6 1 29Q1 52 10 53L10 54L%[1]g 54L%[2]g 29L%[1]g 4Z", long-62, long-2)
	c.With(pixel.Move(4, 6)).Glow(outline, 3.5, black(), .55)
	paintPencil(c, p, long, lacquerOf(Normal), false)
	return tight(m)
}

// Eraser is a pink eraser in its paper sleeve as a button, w x h device pixels; a word
// stands on the sleeve (EraserRoom).
func Eraser(st State, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 10, 8, 16, 20)
	lw, lh := float64(w)/k, float64(h)/k
	rubber, lit, shine := hex(0xc96f76), hex(0xe3939a), hex(0xffd6d8)
	sleeve, band, paper := hex(0x2f6384), hex(0x4f88ac), hex(0xf3ead2)
	dy := 0.0
	switch st {
	case Hover:
		lit, sleeve, band, dy = hex(0xf0a5ab), hex(0x38729a), hex(0x5f9ac0), -1
	case Pressed:
		dy = 2
	case Disabled:
		rubber, lit, shine = hex(0xa59592), hex(0xb8a9a5), hex(0xcdc2be)
		sleeve, band, paper = hex(0x6c7276), hex(0x858b8e), hex(0xd0c8b6)
	}
	body := box{1, 2 + dy, lw - 4, lh - 6, 8}
	if st != Pressed {
		b.soft(body.by(4, 6-dy), 4, black(), .6)
	}
	b.soft(body.by(1, 2), 1.5, black(), .5)
	b.fill(body, solid(rubber), 1)
	b.fill(box{body.x, body.y, body.w, body.h - 7, 8}, solid(lit), 1)
	b.hair(body.x+8, body.y+2.5, body.w-16, 1.8, shine, .8)
	// worn corner
	c := b.canvas()
	p := pixelPath(pixel.Move(0, dy))
	c.Fill(p("M3 %gQ1 %g 8 4L15 4Q6 %g 9 %gZ", lh-8, lh*.4, lh*.4, lh-5), rubber.Mul(.88), .5)
	x0, _ := EraserRoom(lw, lh)
	s := box{x0 - 3, dy, lw - x0 + 1, lh - 2, 3}
	b.fill(s, solid(sleeve), 1)
	b.fill(box{s.x, s.y, s.w, 7, 3}, solid(band), 1)
	b.fill(box{s.x, s.y + s.h*.22, s.w, s.h * .56, 0}, solid(paper), 1)
	b.fill(box{s.x, s.y + s.h*.70, s.w, s.h * .08, 0}, solid(paper.Mul(.9)), 1)
	b.post(s.x+.8, s.y, s.h, 1.2, black(), .25)
	return tight(b.img)
}

// EraserRoom is the part of an eraser w x h logical pixels in size on which the word
// stands, from x0 to x1.
func EraserRoom(w, h float64) (x0, x1 float64) { return w*.30 + 3, w - 2 }

// EraserWord is the colour of the word on an eraser.
func EraserWord(st State) pixel.RGB {
	if st == Disabled {
		return hex(0x50555a)
	}
	return hex(0x26485f)
}

// Crumbs are what an eraser leaves, within w x h device pixels.
func Crumbs(w, h int, k float64, seed uint32) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1)))
	c := pixel.NewCanvas(m, k)
	lw, lh := float64(w)/k, float64(h)/k
	n := max(int(lw*lh/500), 3)
	for i := range n {
		f := func(j int) float64 { return pixel.Hash(i, j, seed) }
		x, y, a := 5+f(0)*(lw-12), 4+f(1)*(lh-10), f(2)*2-1
		d := pixel.SVG(fmt.Sprintf("M%g %gQ%g %g %g %g", x, y, x+3, y+3*a-1, x+5+2*f(3), y+4*a))
		c.With(pixel.Move(.8, 1.2)).Stroke(d, pixel.Pen{W: 2.4}, black(), .35)
		c.Stroke(d, pixel.Pen{W: 2.2}, hex(0xd58b92).Mix(hex(0xb8666f), f(4)*.5), 1)
	}
	return m
}

// Sharpener is the pencil sharpener of the start player, 44 x 32 logical pixels times
// size.
func Sharpener(size, k float64) *image.RGBA {
	w, h := int(44*size*k)+1, int(32*size*k)+1
	b := newBoard(w, h, k, 4, 4, 10, 12)
	c := pixel.NewCanvas(b.img, k*size)
	p := pixelPath(pixel.Identity())
	outline := p("M3 6L34 2L41 8V25L34 30L3 26Z")
	c.With(pixel.Move(2, 3)).Glow(outline, 2, black(), .6)
	c.Fill(outline, hex(0xb9bec4), 1)
	c.Fill(p("M3 6L34 2L41 8L9 11Z"), hex(0xe6e9ec), 1)
	c.Fill(p("M9 11L41 8V25L34 30L9 28Z"), hex(0x9aa0a8), 1)
	c.Fill(p("M3 6L9 11V28L3 26Z"), hex(0xc6cbd0), 1)
	c.Fill(p("M13 13L33 11L31 25L17 26Z"), hex(0xd9dde1), 1)
	c.Stroke(p("M13 13L33 11L31 25L17 26Z"), pixel.Pen{W: 1}, hex(0x5f666e), 1)
	c.Stroke(p("M3 6L34 2L41 8"), pixel.Pen{W: .9}, hex(0xffffff), .7)
	c.Fill(pixel.Circle(23, 18.6, 3), hex(0x6d747c), 1)
	c.Stroke(pixel.Circle(23, 18.6, 3), pixel.Pen{W: .9}, hex(0x3e444a), 1)
	c.Stroke(p("M21 18.6H25"), pixel.Pen{W: 1.2}, hex(0x2c3136), 1)
	return tight(b.img)
}

// Shavings are two curls of a sharpened pencil, 110 x 46 logical pixels.
func Shavings(k float64) *image.RGBA {
	b := newBoard(int(110*k), int(46*k), k, 2, 2, 6, 8)
	c := b.canvas()
	for _, q := range []struct {
		d    string
		wood uint32
		w    float64
		coat bool
	}{{"M10 26Q20 10 36 20Q48 30 34 36", 0xd9b06c, 7, true}, {"M62 14Q78 6 88 20Q90 32 78 32", 0xe4c084, 6, false}} {
		p := pixel.SVG(q.d)
		c.With(pixel.Move(2, 3)).GlowStroke(p, pixel.Pen{W: q.w}, 2, black(), .5)
		c.Stroke(p, pixel.Pen{W: q.w}, hex(q.wood), 1)
		c.With(pixel.Move(-.8, -1.6)).Stroke(p, pixel.Pen{W: q.w * .3}, hex(0xf6e2b4), .6)
		if q.coat {
			c.Stroke(p, pixel.Pen{W: 1.6}, hex(0xa36c12), 1)
		}
	}
	return tight(b.img)
}

// Slip is a slip of paper w x h device pixels turned by deg degrees clockwise, on which
// words stand upright. (0,0) is the corner it would have unturned.
func Slip(w, h int, deg, k float64) *image.RGBA {
	b := newBoard(w, h, k, 14, 14, 22, 24)
	lw, lh := float64(w)/k, float64(h)/k
	c := b.canvas().With(pixel.Move(lw/2, lh/2).Mul(pixel.Turn(deg)).Mul(pixel.Move(-lw/2, -lh/2)))
	q := pixel.RoundRect(0, 0, lw, lh, 2)
	c.With(pixel.Move(3, 5)).Glow(q, 4.5, black(), .60)
	c.With(pixel.Move(1, 1)).Glow(q, 1, black(), .45)
	c.Fill(q, pixel.Blend(0, 0, lw, lh, hex(0xf6edd6), hex(0xe9dcba)), 1)
	c.Stroke(pixel.RoundRect(.5, .5, lw-1, lh-1, 1.5), pixel.Pen{W: 1}, hex(0xb59f73), .35)
	c.Stroke(pixel.SVG(fmt.Sprintf("M1 .9H%g", lw-1)), pixel.Pen{W: 1.2, Butt: true}, hex(0xffffff), .55)
	return tight(b.img)
}
