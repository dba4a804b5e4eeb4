package heroart

import (
	"image"

	"delvebox/engine/paint/pixel"
)

// The ground of a portrait in its own units.
const (
	groundW = 372.0
	groundH = 250.0
)

// easel draws the shapes of a portrait. m places a part, given in its own units, on the
// ground; light and ink stay what they are on the ground however a part is turned,
// mirrored or zoomed. The first mistake in path data is kept in its sheet.
type easel struct {
	c     *pixel.Canvas
	m     pixel.Matrix
	sheet *sheet
	line  float64 // width of the ink
	depth float64 // how far the shade reaches in from the right and lower edge
}

type sheet struct{ err error }

func newEasel(img *image.RGBA, k float64) *easel {
	return &easel{c: pixel.NewCanvas(img, k), m: pixel.Identity(), sheet: &sheet{}, line: 4, depth: 8}
}

// at moves the following parts to (x,y), zoomed.
func (e *easel) at(x, y, zoom float64) *easel {
	d := *e
	d.m = e.m.Mul(pixel.Move(x, y)).Mul(pixel.Zoom(zoom, zoom))
	return &d
}

// turn turns the following parts clockwise by degrees.
func (e *easel) turn(deg float64) *easel {
	d := *e
	d.m = e.m.Mul(pixel.Turn(deg))
	return &d
}

// mirror turns left and right about the head's middle, x = 186.
func (e *easel) mirror() *easel {
	d := *e
	d.m = e.m.Mul(pixel.Matrix{A: -1, D: 1, E: 372})
	return &d
}

// flip turns left and right about x = 0.
func (e *easel) flip() *easel {
	d := *e
	d.m = e.m.Mul(pixel.Zoom(-1, 1))
	return &d
}

// fine is for small parts: thinner ink, shallower shade.
func (e *easel) fine() *easel {
	d := *e
	d.line, d.depth = 3, 4
	return &d
}

// ghost draws fainter, for what stands in the distance.
func (e *easel) ghost(a float64) *easel {
	d := *e
	d.c = e.c.Faded(a)
	return &d
}

// inside draws only within a shape.
func (e *easel) inside(d string) *easel {
	f := *e
	f.c = e.c.Clipped(e.path(d))
	return &f
}

func (e *easel) path(d string) pixel.Path {
	p, err := pixel.ParsePath(d)
	if err != nil && e.sheet.err == nil {
		e.sheet.err = err
	}
	return p.Map(e.m)
}

// solid is a rounded thing: lit, shaded along its right and lower edge, inked.
func (e *easel) solid(d string, h hue) { e.body(e.path(d), h, -e.depth, -e.depth*.62) }

// disc is a solid circle.
func (e *easel) disc(x, y, r float64, h hue) {
	e.body(pixel.Circle(x, y, r).Map(e.m), h, -e.depth*.8, -e.depth*.6)
}

// egg is a solid ellipse.
func (e *easel) egg(x, y, rx, ry float64, h hue) {
	e.body(pixel.Ellipse(x, y, rx, ry).Map(e.m), h, -e.depth*.8, -e.depth*.6)
}

func (e *easel) body(p pixel.Path, h hue, dx, dy float64) {
	e.c.Fill(p, h.shade, 1)
	e.c.Clipped(p).Fill(p.Map(pixel.Move(dx, dy)), h.base, 1)
	e.c.Stroke(p, pixel.Pen{W: e.line}, ink, 1)
}

// split is a thing with an edge towards us: all to the right of x (a part's own unit)
// lies in shade.
func (e *easel) split(d string, h hue, x float64) {
	p := e.path(d)
	e.c.Fill(p, h.base, 1)
	half := pixel.Lines([]pixel.Pt{e.m.Apply(pixel.Pt{X: x, Y: -900}), e.m.Apply(pixel.Pt{X: x, Y: 900}),
		e.m.Apply(pixel.Pt{X: x + 900, Y: 900}), e.m.Apply(pixel.Pt{X: x + 900, Y: -900})}, true)
	e.c.Clipped(p).Fill(half, h.shade, 1)
	e.c.Stroke(p, pixel.Pen{W: e.line}, ink, 1)
}

// flat is a shape without shade and ink.
func (e *easel) flat(d string, c pixel.RGB, alpha float64) { e.c.Fill(e.path(d), c, alpha) }

// dot is a flat circle.
func (e *easel) dot(x, y, r float64, c pixel.RGB) { e.c.Fill(pixel.Circle(x, y, r).Map(e.m), c, 1) }

// shade darkens what lies under it: cast shadows, folds.
func (e *easel) shade(d string, alpha float64) { e.c.Fill(e.path(d), pixel.Hex(0x1c0a1c), alpha) }

// stroke is a line of its own colour.
func (e *easel) stroke(d string, c pixel.RGB, w float64) {
	e.c.Stroke(e.path(d), pixel.Pen{W: w * e.m.Scale()}, c, 1)
}

// gleam is the highlight on a thing.
func (e *easel) gleam(d string, h hue) {
	e.c.Stroke(e.path(d), pixel.Pen{W: e.line * .95}, h.light, .9)
}

// cord is a line of a colour with an edge of ink: strings, chains, whips.
func (e *easel) cord(d string, h hue, w float64) {
	p := e.path(d)
	e.c.Stroke(p, pixel.Pen{W: w*e.m.Scale() + 2*e.line*.8}, ink, 1)
	e.c.Stroke(p, pixel.Pen{W: w * e.m.Scale()}, h.base, 1)
}

// glow is a soft light round a place.
func (e *easel) glow(x, y, r float64, c pixel.RGB, alpha float64) {
	g := pixel.Radial{C: e.m.Apply(pixel.Pt{X: x, Y: y}), R: r * e.m.Scale(),
		Stops: []pixel.Stop{{At: 0, Color: c, Alpha: alpha}, {At: .4, Color: c, Alpha: alpha * .5}, {At: 1, Color: c, Alpha: 0}}}
	e.c.Fill(pixel.Circle(x, y, r).Map(e.m), g, 1)
}
