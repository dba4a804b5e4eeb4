package cardart

import (
	"image"
	"math"
	"strings"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
)

// mark is one part of a book's emblem: an icon or a drawing of its own, placed in the
// ring, whose inside has the radius 1.
type mark struct {
	icon       string
	x, y, size float64
	draw       func(c *pixel.Canvas)
}

func one(name string) []mark { return []mark{{icon: name, size: 1.3}} }

// teleport is a thing standing in a swirl of light.
func teleport(name string) []mark {
	return []mark{{draw: swirl}, {icon: name, size: 1.02}}
}

// emblems are the pictures in the rings of the 17 spellbooks.
func emblems(id string) []mark {
	switch id {
	case "SB-01": // Phantom Blade
		return []mark{{draw: mist}, {icon: "sword", size: 1.3}}
	case "SB-02": // Fairy Pact
		return one("fairy")
	case "SB-03": // Monster Teleporter
		return teleport("monster")
	case "SB-04": // Silent Latch
		return one("padlock-open")
	case "SB-05": // Featherfall
		return []mark{{icon: "pitfall", y: .22, size: 1.12}, {draw: feather}}
	case "SB-06": // Crossed Ways
		return []mark{{draw: crossing}}
	case "SB-07": // Spider Climb
		return one("stairs-up")
	case "SB-08": // Living Circle
		return one("magic-circle")
	case "SB-09": // Barrel Teleporter
		return teleport("barrel")
	case "SB-10": // Haggler
		return []mark{{icon: "purse", x: -.12, y: -.08, size: 1.2}, {icon: "coin", x: .50, y: .46, size: .66}}
	case "SB-11": // North-South Gate
		return []mark{{draw: gate(90)}}
	case "SB-12": // East-West Gate
		return []mark{{draw: gate(0)}}
	case "SB-13": // Bonfire
		return []mark{{icon: "lava-pit", size: 1.3}}
	case "SB-14": // Fairy Twins
		return []mark{{icon: "fairy", x: -.36, y: -.10, size: .96}, {icon: "fairy", x: .36, y: .16, size: .96}}
	case "SB-15": // Encore
		return []mark{{icon: "recycling", y: -.1, size: 1.2}, {icon: "coins-2", x: .44, y: .52, size: .62}}
	case "SB-16": // Second Thoughts
		return []mark{{icon: "room", x: -.16, y: .1, size: 1.06}, {icon: "undo", x: .40, y: -.36, size: .74}}
	case "SB-17": // Exchange
		return []mark{{draw: exchange}}
	}
	return one("spellbook")
}

// outlined fills a shape with a dark edge, as the icons have.
func outlined(c *pixel.Canvas, p pixel.Path, col pixel.RGB, w float64) {
	c.Stroke(p, pixel.Pen{W: w}, pixel.Hex(0x2b211c), 1)
	c.Fill(p, col, 1)
}

func swirl(c *pixel.Canvas) {
	for i := range 3 {
		t := c.With(pixel.Turn(float64(i) * 120))
		p := pixel.SVG("M0.100 -0.900C0.700 -0.800 0.950 -0.200 0.700 0.350")
		t.Stroke(p, pixel.Pen{W: .26}, pixel.Hex(0x7f5fd6), .55)
		t.Stroke(p, pixel.Pen{W: .12}, pixel.Hex(0xc9b4ff), .9)
	}
}

func mist(c *pixel.Canvas) {
	c.Glow(pixel.Ellipse(0, 0, .62, .62), .2, pixel.Hex(0x9fb8ff), .6)
	c.With(pixel.Move(-.14, -.1)).Stroke(pixel.SVG("M-.5 .5L.5 -.5"), pixel.Pen{W: .16}, pixel.Hex(0xbcd0ff), .5)
	c.With(pixel.Move(.14, .1)).Stroke(pixel.SVG("M-.5 .5L.5 -.5"), pixel.Pen{W: .16}, pixel.Hex(0xbcd0ff), .5)
}

func feather(c *pixel.Canvas) {
	t := c.With(pixel.Move(.02, -.34)).With(pixel.Turn(28))
	outlined(t, pixel.SVG("M0 .52C-.34 .3 -.36 -.2 -.02 -.56C.3 -.24 .34 .26 .06 .5Z"), pixel.Hex(0xf4efe0), .14)
	t.Fill(pixel.SVG("M.02 .5C.3 .26 .3 -.2 -.02 -.54C.06 -.2 .04 .2 .02 .5Z"), pixel.Hex(0xb9c6dd), 1)
	t.Stroke(pixel.SVG("M0 -.4L.03 .66"), pixel.Pen{W: .07}, pixel.Hex(0x6c7a96), 1)
}

func crossing(c *pixel.Canvas) {
	way := func(p pixel.Path, col pixel.RGB) {
		c.Stroke(p, pixel.Pen{W: .44}, pixel.Hex(0x2b211c), 1)
		c.Stroke(p, pixel.Pen{W: .28}, col, 1)
	}
	way(pixel.SVG("M-.72 .3C-.3 .3 .1 -.3 .72 -.3"), pixel.Hex(0xd55e00))
	way(pixel.SVG("M-.3 -.72C-.3 -.3 .3 .1 .3 .72"), pixel.Hex(0x3f8fd0))
	c.Stroke(pixel.SVG("M-.25 -.55C-.2 -.25 .18 -.02 .26 .3"), pixel.Pen{W: .06}, pixel.Hex(0xd8ecff), .8)
	c.Stroke(pixel.SVG("M-.62 .24C-.5 .23 -.42 .18 -.36 .14"), pixel.Pen{W: .06}, pixel.Hex(0xffe2c4), .8)
}

// gate is an arrow that leaves on one side of a card and comes back on the other.
func gate(deg float64) func(c *pixel.Canvas) {
	return func(c *pixel.Canvas) {
		t := c.With(pixel.Turn(deg))
		outlined(t, pixel.RoundRect(-.34, -.44, .68, .88, .08), pixel.Hex(0xf4ead1), .14)
		t.Stroke(pixel.SVG("M-.34 0H.34"), pixel.Pen{W: .24, Butt: true}, pixel.Hex(0xdcb06a), 1)
		for _, s := range [...]float64{1, -1} {
			a := t.With(pixel.Zoom(s, 1))
			p := pixel.SVG("M.3 -.1H.56V-.3L.9 0L.56 .3V.1H.3Z")
			outlined(a, p, pixel.Hex(0xf0b83c), .13)
		}
	}
}

func exchange(c *pixel.Canvas) {
	for i, col := range [...]pixel.RGB{pixel.Hex(0xf4ead1), pixel.Hex(0xd9c79d)} {
		x := -.36 + .72*float64(i)
		outlined(c, pixel.RoundRect(x-.24, -.34, .48, .68, .07), col, .13)
		c.Stroke(pixel.Lines([]pixel.Pt{{X: x - .1, Y: -.3}, {X: x - .1, Y: .3}}, false), pixel.Pen{W: .1, Butt: true}, pixel.Hex(0xa06f33), 1)
	}
	for _, deg := range [...]float64{0, 180} {
		t := c.With(pixel.Turn(deg))
		arc := pixel.SVG("M-.62 -.50C-.3 -.86 .22 -.84 .46 -.58")
		t.Stroke(arc, pixel.Pen{W: .27}, pixel.Hex(0x2b211c), 1)
		head := pixel.SVG("M.66 -.36L.30 -.44L.62 -.76Z")
		outlined(t, head, pixel.Hex(0x7ac04a), .14)
		t.Stroke(arc, pixel.Pen{W: .14}, pixel.Hex(0x7ac04a), 1)
	}
}

// emblem draws a book's picture into a ring of radius r (in the canvas's units) about
// (x,y).
func (p *Painter) emblem(c *pixel.Canvas, id string, x, y, r float64) {
	t := c.With(pixel.Move(x, y)).With(pixel.Zoom(r, r))
	for _, m := range emblems(id) {
		if m.draw != nil {
			m.draw(t)
			continue
		}
		at := t.M.Apply(pixel.Pt{X: m.x, Y: m.y})
		p.paste(c.Img, m.icon, at.X, at.Y, m.size*t.M.Scale(), 1)
	}
}

// bookRing is the dark ring with its rays and the emblem.
func (p *Painter) bookRing(c *pixel.Canvas, id string, x, y, r float64) {
	c.Glow(pixel.Circle(x, y, r*1.15), r*.2, pixel.Hex(0x8a6fd8), .35)
	c.Fill(pixel.Circle(x, y, r), pixel.Hex(0x1e1638), 1)
	c.Stroke(pixel.Circle(x, y, r), pixel.Pen{W: r * .045}, gold, 1)
	for i := range 12 {
		c.With(pixel.Move(x, y)).With(pixel.Turn(float64(i)*30)).Stroke(pixel.Lines([]pixel.Pt{{Y: -r * 1.12}, {Y: -r * 1.22}}, false), pixel.Pen{W: r * .035}, gold, 1)
	}
	p.emblem(c, id, x, y, r)
}

// Spellbook paints the face of a spellbook: id "SB-01" to "SB-17", its name in the
// player's language, w logical pixels wide.
func (p *Painter) Spellbook(id, name string, w, k float64) *image.RGBA {
	s := newSheet(w, k, pixel.Hex(0x5f4d92), pixel.Hex(0x33275c), .045, 79)
	c := s.c
	c.Stroke(pixel.RoundRect(4, 4, 92, 132, 4), pixel.Pen{W: 1.1}, gold, 1)
	for _, q := range [...][2]float64{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}} {
		corner := pixel.SVG("M0 0h15q-3 12 -15 15z").Map(pixel.Matrix{A: q[0], D: q[1], E: 50 - q[0]*47, F: 70 - q[1]*67})
		c.With(pixel.Move(.4, .7)).Fill(corner, pixel.Hex(0), .35)
		c.Fill(corner, pixel.Blend(0, 0, 100, 140, pixel.Hex(0xf0cf7c), pixel.Hex(0xb98a3a)), 1)
		c.Stroke(corner, pixel.Pen{W: .6}, goldDark, 1)
	}
	lines, size := p.fit(name, 84, 11.5, 8)
	p.bookRing(c, id, 50, 59-3*float64(len(lines)-1), 27)
	u := c.M.A
	f := p.faces.Face(script.Heading, max(int(math.Round(size*u)), 1))
	for i, t := range lines {
		y := 140 - 20 - (size*1.12)*float64(len(lines)-1-i)
		f.DrawAt(s.img, t, 50*u+.06*size*u, (y+.08*size)*u, pixel.Hex(0x120c26).Alpha(.8), script.Middle)
		f.DrawAt(s.img, t, 50*u, y*u, cream.Color(), script.Middle)
	}
	return s.done()
}

// fit breaks a name into at most two lines no wider than width, in hundredths of the
// card's width, and gives the size of the letters between least and most.
func (p *Painter) fit(name string, width, most, least float64) ([]string, float64) {
	const px = 48
	f := p.faces.Face(script.Heading, px)
	widest := func(ls []string) float64 {
		v := 1.0
		for _, l := range ls {
			v = math.Max(v, f.Measure(l)/px)
		}
		return v
	}
	ls := []string{name}
	if words := strings.Fields(name); widest(ls)*most > width && len(words) > 1 {
		best := math.Inf(1)
		for i := 1; i < len(words); i++ {
			two := []string{strings.Join(words[:i], " "), strings.Join(words[i:], " ")}
			if v := widest(two); v < best {
				best, ls = v, two
			}
		}
	}
	return ls, math.Max(least, math.Min(most, width/widest(ls)))
}

// BookToken paints a spellbook's round sign, of radius r logical pixels, as it stands
// among payments.
func (p *Painter) BookToken(id string, r, k float64) *image.RGBA {
	m, c, x := disc(r, k)
	c.Fill(pixel.Circle(x, x, r), pixel.Blend(x-r, x-r, 2*r, 2*r, pixel.Hex(0x5b4a8c), pixel.Hex(0x33275c)), 1)
	c.Stroke(pixel.Circle(x, x, r), pixel.Pen{W: 2}, pixel.Hex(0x2b2118), 1)
	c.Stroke(pixel.Circle(x, x, r*.85), pixel.Pen{W: 1.6}, gold, 1)
	p.emblem(c, id, x, x, r*.72)
	return m
}
