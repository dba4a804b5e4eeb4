package lids

import (
	"image"
	"math"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
)

// dieColours are the faces (top, left, right), the lit edges, and the pictures cut in.
type dieColours struct{ top, left, right, edge, tone uint32 }

// Ivory is the party's die, Ebony the dungeon's.
func ivory() dieColours { return dieColours{0xfff7e2, 0xecdcb6, 0xc4a978, 0xffffff, 0x6e1119} }
func ebony() dieColours { return dieColours{0x45414a, 0x2c2931, 0x17151a, 0x8b8594, 0xd8443a} }

// carvings are one-colour faces on a grid of 64, cut by the even-odd rule.
var carvings = map[string]string{
	"sword": "M50 6L58 14L34 40L42 48L36 54L28 46L14 60L4 50L18 36L10 28L16 22L24 30Z",
	"star":  "M32 4L40 23L60 25L45 39L49 59L32 49L15 59L19 39L4 25L24 23Z",
	"flask": "M24 4H40V10H37V24L54 50C57 56 54 60 48 60H16C10 60 7 56 10 50L27 24V10H24Z",
	"skull": "M32 4C16 4 6 15 6 29C6 37 10 42 15 45V56H24V50H28V56H36V50H40V56H49V45C54 42 58 37 58 29C58 15 48 4 32 4ZM21 24A7 7 0 1 1 20.900 24ZM43 24A7 7 0 1 1 42.900 24Z",
	"drake": "M6 34C14 18 26 14 36 16L34 4L46 16C56 20 60 30 58 40L48 36L50 46L40 42L38 50C32 58 20 60 8 56C18 54 24 50 24 44C18 46 12 44 6 34ZM38 24A4 4 0 1 0 38.100 24Z",
	"chest": "M6 26C6 14 14 8 22 8H42C50 8 58 14 58 26V30H38V26H26V30H6ZM6 35H26V42H38V35H58V56H6Z",
}

// drawDie draws a cube of edge e in isometric view, its upper corner's middle at (x,y).
func drawDie(c *pixel.Canvas, x, y, e, turn float64, d dieColours, faces [3]string) {
	w, v := e*.866, e*.5
	c = c.With(pixel.Move(x, y)).With(pixel.Turn(turn))
	c.Glow(pixel.Ellipse(10, e*.98, e*1.02, e*.42), 8*math.Min(1, e/40), pixel.Hex(0), .55)
	const k = .93
	poly := func(fill uint32, xy ...float64) {
		p := pixel.Lines(pts(xy...), true)
		f := pixel.Hex(fill)
		c.Stroke(p, pixel.Pen{W: e * .17}, f, 1) // round edges
		c.Fill(p, pixel.Blend(-w, -e, 2*w, 2*e, f.Mix(pixel.Hex(0xffffff), .10), f.Mul(.93)), 1)
	}
	poly(d.left, -w*k, -v*k+2, 0, 2, 0, e*k, -w*k, v*k)
	poly(d.right, w*k, -v*k+2, 0, 2, 0, e*k, w*k, v*k)
	poly(d.top, 0, -e*k, w*k, -v*k, 0, 0, -w*k, -v*k)
	c.Stroke(pixel.Lines(pts(-w*k, -v*k+2, 0, 2, w*k, -v*k+2), false), pixel.Pen{W: e * .07}, pixel.Hex(d.edge), .55)
	c.Stroke(pixel.Lines(pts(0, 2, 0, e*k), false), pixel.Pen{W: e * .07}, pixel.Hex(d.edge), .55)
	put := func(n string, m pixel.Matrix, a float64) {
		t := c.With(m).With(pixel.Move(11, 11)).With(pixel.Zoom(.66, .66)).Faded(a)
		p := pixel.SVG(carvings[n])
		t.With(pixel.Move(1.8, 2.2)).FillOdd(p, pixel.Hex(0xffffff), .5)
		t.FillOdd(p, pixel.Hex(d.tone), 1)
	}
	put(faces[0], pixel.Matrix{A: w / 64, B: v / 64, C: -w / 64, D: v / 64, F: -e}, 1)
	put(faces[1], pixel.Matrix{A: w / 64, B: v / 64, D: e / 64, E: -w, F: -v + 1}, .92)
	put(faces[2], pixel.Matrix{A: w / 64, B: -v / 64, D: e / 64, F: 1}, .85)
}

// dungeonRoll is two dice in the light of a treasure on red velvet.
func (q *Work) dungeonRoll() {
	c := q.C
	c.With(pixel.Move(.8, 1)).Stroke(pixel.RoundRect(10, 10, lidW-20, lidH-20, 3), pixel.Pen{W: 4}, pixel.Hex(0x5a3a0a), 1)
	c.Stroke(pixel.RoundRect(10, 10, lidW-20, lidH-20, 3), pixel.Pen{W: 3}, Brass(10, 10, lidW-20, lidH-20), 1)
	c.Stroke(pixel.RoundRect(15.5, 15.5, lidW-31, lidH-31, 1), pixel.Pen{W: 1}, pixel.Hex(0xe2b858), 1)
	amber := pixel.Radial{C: pixel.Pt{X: 106, Y: 205}, R: 100, Stops: []pixel.Stop{{At: 0, Color: pixel.Hex(0xffd768), Alpha: .95}, {At: 1, Color: pixel.Hex(0xff9d1c)}}}
	c.Fill(pixel.Circle(106, 205, 100), amber, .38)
	drawDie(c, 146, 176, 47, 9, ebony(), [3]string{"drake", "skull", "chest"})
	drawDie(c, 75, 220, 57, -8, ivory(), [3]string{"sword", "star", "flask"})
	q.Title(hand.VelvetLid, 168, 30, 37, 9, "Dungeon", "Roll")
}

// Dice paints the two dice that lie on the table, k device pixels a logical one; the
// picture is 150 x 110 logical pixels.
func (p *Painter) Dice(k float64) *image.RGBA {
	m := pixel.New(int(math.Ceil(150*k)), int(math.Ceil(110*k)))
	c := pixel.NewCanvas(m, k)
	drawDie(c, 98, 42, 29, 12, ivory(), [3]string{"flask", "sword", "star"})
	drawDie(c, 38, 60, 25, -16, ebony(), [3]string{"skull", "drake", "chest"})
	return m
}
