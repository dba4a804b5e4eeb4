package dice

import (
	"image"
	"math"
	"slices"

	"delvebox/engine/paint/pixel"
)

// Ten is a ten-sided die: ten kites, five around each of two poles, figures 1 to 10.
// It is painted from plain faces; figures are given as lines, so that they can be those
// of any hand.
type Ten struct {
	Body  pixel.RGB // colour in full light
	Ink   pixel.RGB // colour of the figures
	Gloss float64   // 0 dull to 1 polished
}

// RedTen is a die of red enamel.
func RedTen() Ten { return Ten{pixel.Hex(0xd9583f), pixel.Hex(0xfff6ea), .5} }

// WhiteTen is a die of bone.
func WhiteTen() Ten { return Ten{pixel.Hex(0xfbf3df), pixel.Hex(0x2a2430), .35} }

// BlackTen is a die of black resin.
func BlackTen() Ten { return Ten{pixel.Hex(0x3d3944), pixel.Hex(0xf4ead1), .8} }

// Figure is how a number is written on a die: lines on a grid 6 high, and its width.
type Figure struct {
	Lines []pixel.Polyline
	Width float64
}

// Roll is how a ten-sided die lies or flies: Yaw turns it on the table, Spin about the
// axis through its poles and Tumble over; on the way it has Left to roll, 0 or less, in
// the direction Travel. All are degrees. The zero Roll lies with its first face up.
type Roll struct{ Yaw, Spin, Tumble, Travel, Left float64 }

// the shape: corners of the belt lie alternately above and below the middle by zig; the
// poles' height makes the kites flat.
const tenPole = 1.0

func tenCorners() (corners [12]vec, faces [10][4]int) {
	// Belt of ten points at radius 1; for flat kites zig = pole*(1-cos36)/(1+cos36).
	c := math.Cos(36 * math.Pi / 180)
	zig := tenPole * (1 - c) / (1 + c)
	for i := range 10 {
		s, q := math.Sincos(float64(i) * 36 * math.Pi / 180)
		z := zig
		if i%2 == 1 {
			z = -zig
		}
		corners[i] = vec{q, s, z}
	}
	corners[10], corners[11] = vec{0, 0, tenPole}, vec{0, 0, -tenPole}
	for i := range 5 {
		up, low := 2*i, (2*i+1)%10
		faces[2*i] = [4]int{10, up, low, (up + 2) % 10}
		faces[2*i+1] = [4]int{11, (low + 2) % 10, (up + 2) % 10, low}
	}
	return corners, faces
}

// Picture paints the die showing a figure on the face that looks up, unit device pixels
// to its half height. (0,0) is its middle; the picture has no shadow.
func (d Ten) Picture(r Roll, figure Figure, unit float64) *image.RGBA {
	return d.paint(r, unit, func(c *pixel.Canvas, at [12]vec, list []seen, faces [10][4]int) {
		if n := len(list); n > 0 {
			d.write(c, figure, at, faces[list[n-1].face], unit)
		}
	})
}

// Rolling is Picture with a figure on each face, as it shows while the die rolls: those
// that look up steeply are written. The first face is up when it lies.
func (d Ten) Rolling(r Roll, figures *[10]Figure, unit float64) *image.RGBA {
	return d.paint(r, unit, func(c *pixel.Canvas, at [12]vec, list []seen, faces [10][4]int) {
		for _, s := range list {
			if s.normal.z > .7 {
				d.write(c, figures[s.face], at, faces[s.face], unit)
			}
		}
	})
}

// seen is a face that looks up.
type seen struct {
	face   int
	normal vec
}

// paint paints the body and has the figures written on the faces seen, from the one that
// looks up least.
func (d Ten) paint(r Roll, unit float64, write func(c *pixel.Canvas, at [12]vec, list []seen, faces [10][4]int)) *image.RGBA {
	side := int(math.Ceil(unit*1.12)) + 2
	m := image.NewRGBA(image.Rect(-side, -side, side, side))
	c := pixel.NewCanvas(m, 1)
	corners, faces := tenCorners()
	way := tenTurn(r)
	var at [12]vec
	for i, v := range corners {
		at[i] = way.of(v)
	}
	flat := func(v vec) pixel.Pt { return pixel.Pt{X: v.x * unit, Y: -v.y * unit} }
	var list []seen
	for i, f := range faces {
		n := cross(at[f[1]].sub(at[f[0]]), at[f[3]].sub(at[f[0]])).unit()
		if n.dot(at[f[2]]) < 0 {
			n = n.mul(-1)
		}
		if n.z > .01 {
			list = append(list, seen{i, n})
		}
	}
	slices.SortFunc(list, func(a, b seen) int { return int(math.Copysign(1, a.normal.z-b.normal.z)) })
	light := vec{-.5, .52, .69}.unit()
	half := vec{light.x, light.y, light.z + 1}.unit()
	for _, s := range list {
		f := faces[s.face]
		ps := []pixel.Pt{flat(at[f[0]]), flat(at[f[1]]), flat(at[f[2]]), flat(at[f[3]])}
		p := pixel.Lines(ps, true)
		l := .34 + .78*math.Max(0, s.normal.dot(light))
		c.Stroke(p, pixel.Pen{W: 1}, d.Body.Mul(l*.9), 1) // no seams between faces
		shine := d.Gloss * math.Pow(math.Max(0, s.normal.dot(half)), 24)
		a, b := d.Body.Mul(l*1.06).Screen(pixel.RGB{R: 1, G: .97, B: .9}, .30*shine), d.Body.Mul(l*.90)
		x0, y0, x1, y1 := edges(ps)
		c.Fill(p, pixel.Blend(x0, y0, x1-x0, y1-y0, a, b), 1)
	}
	for _, s := range list {
		f := faces[s.face]
		for i := range 4 {
			v, w := at[f[i]], at[f[(i+1)%4]]
			mid := v.add(w).unit()
			c.Stroke(pixel.Lines([]pixel.Pt{flat(v), flat(w)}, false), pixel.Pen{W: math.Max(1, unit*.025)},
				d.Body.Screen(pixel.RGB{R: 1, G: 1, B: 1}, .6), .10+.38*math.Max(0, mid.dot(light)))
		}
	}
	write(c, at, list, faces)
	return m
}

// tenTurn is the die's turning: with no roll its first face looks at the eye, the pole's
// corner away.
func tenTurn(r Roll) turn {
	corners, faces := tenCorners()
	f := faces[0]
	n := cross(corners[f[1]].sub(corners[f[0]]), corners[f[3]].sub(corners[f[0]])).unit()
	if n.dot(corners[f[2]]) < 0 {
		n = n.mul(-1)
	}
	up := corners[f[0]].sub(n.mul(n.dot(corners[f[0]]))).unit()
	rest := turn{cross(up, n), up, n} // what becomes x, y, z
	lying := yawed(r.Yaw).after(tipped(r.Tumble - 14)).after(rest).after(yawed(r.Spin))
	if r.Left == 0 {
		return lying
	}
	return rolled(r.Travel, r.Left).after(lying)
}

// tipped turns about the axis to the right: with a positive angle the top comes nearer.
func tipped(deg float64) turn {
	s, c := math.Sincos(deg * math.Pi / 180)
	return turn{{1, 0, 0}, {0, c, -s}, {0, s, c}}
}

func cross(a, b vec) vec {
	return vec{a.y*b.z - a.z*b.y, a.z*b.x - a.x*b.z, a.x*b.y - a.y*b.x}
}

// write puts the figure on a face, as the face lies.
func (d Ten) write(c *pixel.Canvas, figure Figure, at [12]vec, f [4]int, unit float64) {
	top, low := at[f[0]], at[f[2]]
	axis := top.sub(low)
	across := at[f[3]].sub(at[f[1]])
	if across.x*axis.y-across.y*axis.x < 0 {
		across = across.mul(-1)
	}
	mid := top.add(low.sub(top).mul(.56))
	size := .118 // units of the grid to units of the die
	if figure.Width > 4.5 {
		size = .092
	}
	ax, ay := across.unit().mul(size), axis.unit().mul(size)
	m := pixel.Matrix{A: ax.x * unit, B: -ax.y * unit, C: -ay.x * unit, D: ay.y * unit, E: mid.x * unit, F: -mid.y * unit}
	for _, l := range figure.Lines {
		ps := make([]pixel.Pt, len(l.Points))
		for i, q := range l.Points {
			ps[i] = m.Apply(pixel.Pt{X: q.X - figure.Width/2, Y: q.Y - 3})
		}
		p := pixel.Lines(ps, l.Closed)
		c.With(pixel.Move(unit*.02, unit*.02)).Stroke(p, pixel.Pen{W: unit * .11}, d.Body.Mul(.55), .5)
		c.Stroke(p, pixel.Pen{W: unit * .11}, d.Ink, 1)
	}
}

// TenShadow is the shadow of a ten-sided die lying on the table, or lift units over it.
func TenShadow(unit, lift float64) *image.RGBA {
	r := int(unit*(1.6+lift)) + 4
	m := image.NewRGBA(image.Rect(-r, -r, r, r))
	c := pixel.NewCanvas(m, 1)
	p := pixel.Ellipse(unit*(.14+.38*lift), unit*(.20+.30*lift), unit*.86, unit*.84)
	c.Glow(p, unit*(.10+.10*lift), pixel.RGB{}, .62/(1+lift))
	return m
}

func edges(ps []pixel.Pt) (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = ps[0].X, ps[0].Y, ps[0].X, ps[0].Y
	for _, p := range ps[1:] {
		x0, x1, y0, y1 = math.Min(x0, p.X), math.Max(x1, p.X), math.Min(y0, p.Y), math.Max(y1, p.Y)
	}
	return x0, y0, math.Max(x1, x0+1e-6), math.Max(y1, y0+1e-6)
}
