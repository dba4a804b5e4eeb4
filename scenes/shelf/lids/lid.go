package lids

import (
	"image"
	"math"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
)

// The lid in units, and the empty margin of its picture in logical pixels for a lid of
// the shelf's width: room for sides, shadow and turning.
const (
	lidW, lidH = 212.0, 328.0
	margin     = 40.0 // units, on all four sides
)

// Painter paints lids. Any number of goroutines may use it.
type Painter struct {
	icons *icon.Set
	faces *script.Library
}

// New makes a painter that draws icons and lettering with what it is given.
func New(icons *icon.Set, faces *script.Library) *Painter {
	return &Painter{icons: icons, faces: faces}
}

// Origin tells where, in a picture made by Lid for a lid w logical pixels wide, the
// lid's upper left corner lies (before turning), in logical pixels from the picture's.
func Origin(w float64) float64 { return margin * w / lidW }

// Height is the height of a lid w logical pixels wide.
func Height(w float64) float64 { return w * lidH / lidW }

// Icons gives the icons that lids are painted with.
func (p *Painter) Icons() *icon.Set { return p.icons }

// Faces gives the faces.
func (p *Painter) Faces() *script.Library { return p.faces }

// Work is one lid being painted, in units.
type Work struct {
	*Painter
	C     *pixel.Canvas // its ground
	px    float64       // device pixels in a unit
	cover pixel.Path
}

// Lid paints a lid, w logical pixels wide without its sides, lying at its
// angle. foot is the line at its lower edge; lift raises it (0 lies on the table, 1 is
// held up under the pointer), which makes its shadow longer and softer.
func (p *Painter) Lid(d Design, foot string, w, k, lift float64) *image.RGBA {
	px := w * k / lidW
	m := pixel.New(int(math.Ceil((lidW+2*margin)*px)), int(math.Ceil((lidH+2*margin)*px)))
	turn := pixel.Move(margin+lidW/2, margin+lidH/2).Mul(pixel.Turn(d.Turn)).Mul(pixel.Move(-lidW/2, -lidH/2))
	q := &Work{Painter: p, C: pixel.NewCanvas(m, px).With(turn), px: px, cover: pixel.RoundRect(0, 0, lidW, lidH, 5)}
	q.sides(d.Side, lift)
	ground := d.Cloth(int(math.Ceil(lidW*px)), int(math.Ceil(lidH*px)), w*k/lidW)
	outer := q.C
	outer.Fill(q.cover, pixel.Picture{Img: ground, W: lidW, H: lidH}, 1)
	q.C = outer.Clipped(q.cover)
	d.Art(q)
	q.foot(foot, d.Foot)
	q.C = outer
	q.light()
	return m
}

// sides draws the shadows and the two sides of the box that show.
func (q *Work) sides(side pixel.RGB, lift float64) {
	black := pixel.Hex(0)
	body := pixel.SVG("M5 0H207L220 11V336Q220 341 215 341H12L0 326V5Q0 0 5 0Z")
	q.C.With(pixel.Move(8+12*lift, 12+16*lift)).Glow(body, 11+5*lift, black, .62-.12*lift)
	q.C.With(pixel.Move(3+3*lift, 4+4*lift)).Glow(body, 3.5+2*lift, black, .6-.15*lift)
	low := pixel.SVG("M2 325L9 341H218Q220 341 220 339L210 325Z")
	right := pixel.SVG("M209 2L220 11V339Q220 341 218 341L209 327Z")
	q.C.Fill(low, pixel.Down(326, 341, side.Mul(.50), side.Mul(.34)), 1)
	q.C.Fill(right, pixel.Linear{A: pixel.Pt{X: 210}, B: pixel.Pt{X: 220}, Stops: []pixel.Stop{{At: 0, Color: side.Mul(.68), Alpha: 1}, {At: 1, Color: side.Mul(.50), Alpha: 1}}}, 1)
	// the lid is a tray over the box: its lower edge is a seam
	seam := pixel.SVG("M5 334.500H215.500M215.500 334.500V7")
	q.C.Stroke(seam, pixel.Pen{W: 1}, black, .38)
	q.C.With(pixel.Move(.5, .9)).Stroke(seam, pixel.Pen{W: .8}, pixel.Hex(0xffffff), .10)
}

// light is what the candle does to the whole lid, and its edges.
func (q *Work) light() {
	warm, black, white := pixel.Hex(0xfff3d0), pixel.Hex(0), pixel.Hex(0xffffff)
	l := pixel.Blend(0, 0, lidW, lidH, warm, black)
	l.Stops = []pixel.Stop{{At: 0, Color: warm, Alpha: .20}, {At: .5, Color: warm}, {At: .501, Color: black}, {At: 1, Color: black, Alpha: .30}}
	q.C.Fill(q.cover, l, 1)
	q.C.Stroke(pixel.RoundRect(.8, .8, lidW-1.6, lidH-1.6, 4.5), pixel.Pen{W: 1}, black, .35)
	q.C.Stroke(pixel.SVG("M1 322V6Q1 1 6 1H206"), pixel.Pen{W: 1.8}, white, .60)
	q.C.Stroke(pixel.SVG("M6 327.300H206Q211 327.300 211.300 322V6"), pixel.Pen{W: .9}, white, .16)
}

// Title sets one or two lines of display capitals, h units high and at most width wide.
func (q *Work) Title(style hand.Style, width, y, h, gap float64, lines ...string) {
	for _, t := range lines {
		lh := hand.TitleHeight(t, style, width, h)
		l := hand.CutLetters(t, lh, style.Cut())
		l.Paint(q.C.With(pixel.Move((lidW-l.Width)/2, y)), style, 1)
		y += lh + gap
	}
}

// foot writes the line at the lower edge; a line too long is set smaller.
func (q *Work) foot(t string, colour pixel.RGB) {
	size := 15.0
	f := q.faces.Face(script.Medium, max(int(math.Round(size*q.px)), 1))
	if w := f.Measure(t) / q.px; w > lidW-30 {
		size *= (lidW - 30) / w
		f = q.faces.Face(script.Medium, max(int(math.Round(size*q.px)), 1))
	}
	at := q.C.M.Apply(pixel.Pt{X: lidW / 2, Y: lidH - 19})
	f.DrawAt(q.C.Img, t, at.X, at.Y, colour.Color(), script.Middle)
}

// Icon lays an icon of the family on the lid, its middle at (x,y).
func (q *Work) Icon(name string, x, y, size float64) {
	m, err := q.icons.Draw(name, max(int(math.Round(size*q.C.M.Scale())), 1))
	if err != nil {
		return // a set without this icon leaves the place empty
	}
	q.C.Fill(pixel.RoundRect(x-size/2, y-size/2, size, size, 0), pixel.Picture{Img: m, X: x - size/2, Y: y - size/2, W: size, H: size}, 1)
}

// Ink draws strokes of the marker, given in units.
func (q *Work) Ink(colour uint32, width float64, lines ...hand.Line) {
	s := q.C.M.Scale()
	var out []hand.Line
	for _, l := range lines {
		o := make(hand.Line, len(l))
		for i, v := range l {
			o[i] = q.C.M.Apply(v)
		}
		out = append(out, o)
	}
	hand.NewBrush(q.px).Draw(q.C.Img, out, width*s, hand.Marker(pixel.Hex(colour)))
}

// pencil draws a path as graphite: three thin passes, each a little off.
func (q *Work) pencil(p pixel.Path, w float64, colour pixel.RGB, r *pixel.RNG) {
	for i := range 3 {
		q.C.With(pixel.Move(r.PM(w*.45), r.PM(w*.45))).Stroke(p, pixel.Pen{W: w * (1 - .2*float64(i))}, colour, .5)
	}
}

func pts(xy ...float64) (ps []pixel.Pt) {
	for i := 0; i+1 < len(xy); i += 2 {
		ps = append(ps, pixel.Pt{X: xy[i], Y: xy[i+1]})
	}
	return ps
}
