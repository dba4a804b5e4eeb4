package drawing

import (
	"image"
	"image/draw"
	"math"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
)

// The rows of the scoring sheet.
const (
	HiddenRow = iota
	GuardedRow
	GoblinRow
	OrcRow
	DragonRow
	HeroRow
	HeartsRow
	ScoreRows
)

// Hiding is a treasure's square as it is written on the scoring sheet.
type Hiding struct {
	Square string
	Lost   bool // struck out: nothing guards it
}

// ScoreColumn is one player's column.
type ScoreColumn struct {
	Name   string
	Hidden []Hiding
	Cells  [ScoreRows]string // but for HiddenRow: "4 x 2 = 8", "ESCAPED", "-3"
	Total  string
	Place  string // "1st"
	Winner bool
}

// ScoreSpec is all that is written on a scoring sheet.
type ScoreSpec struct {
	Title, Aside string // printed at the top
	Heading      string // in pencil below
	Labels       [ScoreRows]string
	TotalLabel   string
	Tie          string // why a tie was broken; "" for none
	Mine, Grave  string // what the doodles in the margin say
	Columns      []ScoreColumn
	Seed         int
}

// ScoreWide and ScoreHigh are the size of the scoring sheet in units.
const (
	ScoreWide, ScoreHigh = 980.0, 784.0
)

// ink is a drawing in a colour.
type ink struct {
	d      pencil.Drawing
	colour pixel.RGB
}

// scoreStep is what is written in one go.
type scoreStep struct {
	inks      []ink
	treasure  bool // it is the n-th treasure of a column
	column, n int
}

// ScoreSheet is the standing picture of the scoring sheet, written step by step. It
// belongs to one goroutine.
type ScoreSheet struct {
	img   *image.RGBA
	tooth *cloth.Tooth
	k     float64
	steps []scoreStep
	step  int // steps before it are written
	done  int // dabs of the step
	under *image.RGBA
	layer *pencil.Layer
}

// NewScoreSheet prints the sheet, k device pixels to a unit, and has the table ruled.
func NewScoreSheet(spec *ScoreSpec, lib *script.Library, k float64) *ScoreSheet {
	s := &ScoreSheet{tooth: cloth.NewTooth(k), k: k}
	page := cloth.Page{Pitch: 16, X: 14, Y: 8, Cups: []cloth.Cup{{X: 902, Y: 100, R: 60}, {X: 924, Y: 88, R: 60}},
		Drops: true, Low: .56, Light: cloth.Pool{X: .42, Y: .41}}
	s.img = page.Paint(int(math.Round(ScoreWide*k)), int(math.Round(ScoreHigh*k)), s.tooth)
	t := newTable(spec)
	c := pixel.NewCanvas(s.img, k)
	title := hand.Title(spec.Title, hand.Printed, 27*k, k*.4)
	for i := 0; i+3 < len(title.Pix); i += 4 { // printed: one ink, whatever the style's colours
		a, n := uint32(title.Pix[i+3]), Ink().Color()
		title.Pix[i], title.Pix[i+1], title.Pix[i+2] = uint8(uint32(n.R)*a/255), uint8(uint32(n.G)*a/255), uint8(uint32(n.B)*a/255)
	}
	at := title.Rect.Sub(title.Rect.Min).Add(image.Pt(int(44*k), int(32*k)))
	draw.Draw(s.img, at, title, title.Rect.Min, draw.Over)
	lib.Face(script.Body, int(math.Round(19*k))).DrawAt(s.img, spec.Aside, float64(at.Max.X)+36*k, 66*k, Ink().Color(), script.Left)
	c.Stroke(pixel.SVG("M44 80H830"), pixel.Pen{W: 1.6, Butt: true}, Ink(), 1)
	c.Stroke(pixel.SVG("M44 83.500H830"), pixel.Pen{W: .8, Butt: true}, Ink(), 1)
	s.steps = t.write()
	return s
}

// Image is the standing picture; it changes as it is written.
func (s *ScoreSheet) Image() *image.RGBA { return s.img }

// Steps is the number of steps: the table, the treasures one by one (DD-136), the other
// rows line by line, the totals, the places.
func (s *ScoreSheet) Steps() int { return len(s.steps) }

// Treasure says which treasure a step writes, by column and number; false for other steps.
func (s *ScoreSheet) Treasure(step int) (column, n int, ok bool) {
	if step < 0 || step >= len(s.steps) || !s.steps[step].treasure {
		return 0, 0, false
	}
	return s.steps[step].column, s.steps[step].n, true
}

// Duration is how long a step should take to write, in seconds.
func (s *ScoreSheet) Duration(step int) float64 {
	n := 0
	for i := range s.steps[step].inks {
		n += s.steps[step].inks[i].d.Len()
	}
	return math.Min(.68, .12+float64(n)*.00012)
}

// Write has all steps before a step written and of the step itself a share, 0 to 1. It
// gives the pixels that have changed. Nothing that is written can be taken back.
func (s *ScoreSheet) Write(step int, share float64) []image.Rectangle {
	var out []image.Rectangle
	for s.step < min(step, len(s.steps)) {
		out = append(out, s.to(1)...)
	}
	if s.step == step && step < len(s.steps) {
		out = append(out, s.to(share)...)
	}
	return out
}

// to writes the present step up to a share.
func (s *ScoreSheet) to(share float64) []image.Rectangle {
	inks := s.steps[s.step].inks
	all := 0
	for i := range inks {
		all += inks[i].d.Len()
	}
	n := int(pixel.Clamp(share, 0, 1) * float64(all))
	var out []image.Rectangle
	from := 0
	for i := range inks {
		d := &inks[i].d
		a, b := max(s.done-from, 0), min(n-from, d.Len())
		if a < b {
			if a == 0 || s.layer == nil {
				s.open(d)
			}
			part := d.Part(a, b)
			r := s.layer.Draw(&part)
			draw.Draw(s.img, r, s.under, r.Min, draw.Src)
			s.layer.Over(s.img, inks[i].colour, r)
			out = append(out, r)
		}
		from += d.Len()
	}
	s.done = max(s.done, n)
	if share >= 1 {
		s.step, s.done, s.layer, s.under = s.step+1, 0, nil, nil
	}
	return out
}

// open prepares the area of a drawing.
func (s *ScoreSheet) open(d *pencil.Drawing) {
	x0, y0, x1, y1 := d.Bounds()
	r := image.Rect(int(x0*s.k)-1, int(y0*s.k)-1, int(x1*s.k)+2, int(y1*s.k)+2).Intersect(s.img.Rect)
	s.under = image.NewRGBA(r)
	draw.Draw(s.under, r, s.img, r.Min, draw.Src)
	s.layer = pencil.NewLayer(r, s.tooth)
}
