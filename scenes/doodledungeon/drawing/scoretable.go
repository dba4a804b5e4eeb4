package drawing

import (
	"fmt"
	"math"

	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
)

// scoreTable is where the lines of the scoring sheet stand.
type scoreTable struct {
	spec        *ScoreSpec
	hand        *pencil.Script
	columns     []float64 // middles
	width       float64   // of a column
	left, right float64
}

func scoreRows() [ScoreRows + 1]float64 {
	return [ScoreRows + 1]float64{198, 262, 326, 386, 446, 506, 566, 632}
}

func newTable(spec *ScoreSpec) *scoreTable {
	t := &scoreTable{spec: spec, hand: pencil.NewScript(), left: 312, right: 894}
	n := max(len(spec.Columns), 1)
	if n > 3 {
		t.right = 948
	}
	t.width = (t.right - t.left) / float64(n)
	for i := range spec.Columns {
		t.columns = append(t.columns, t.left+t.width*(float64(i)+.5))
	}
	return t
}

// write makes the drawings of all steps.
func (t *scoreTable) write() []scoreStep {
	steps := []scoreStep{{inks: t.ruled()}}
	for i, c := range t.spec.Columns {
		at := t.hidden(i)
		for n, q := range c.Hidden {
			steps = append(steps, scoreStep{t.treasure(i, n, q, at[n]), true, i, n})
		}
	}
	for row := HiddenRow + 1; row < ScoreRows; row++ {
		steps = append(steps, scoreStep{inks: t.row(row)})
	}
	return append(steps, scoreStep{inks: t.totals()}, scoreStep{inks: t.places()})
}

func (t *scoreTable) pencil(d *pencil.Drawing, n int) (plain, bold pencil.Pencil) {
	plain = pencil.New(d, pencil.Graphite(), pencil.Seed(t.spec.Seed, n, 61)).Thicker(1.12)
	plain.Press = .86
	bold = plain.Thicker(1.32)
	bold.Press = .98
	return plain, bold
}

func graphite() []ink { return []ink{{colour: pencil.GraphiteColour()}} }

// headX is where the heading begins.
const headX = 46

// headWidth is how wide the heading may be: a crown above the first column stays clear of it.
func (t *scoreTable) headWidth() float64 {
	if len(t.columns) == 0 {
		return 560
	}
	return t.columns[0] - 32 - headX
}

// ruled is the table ruled by hand, its labels and names.
func (t *scoreTable) ruled() []ink {
	out := graphite()
	p, b := t.pencil(&out[0].d, 0)
	p.Write(t.hand, t.spec.Heading, headX, 96, fit(t.hand, t.spec.Heading, t.headWidth(), 18))
	for i, c := range t.spec.Columns {
		h := fit(t.hand, c.Name, t.width-26, 20)
		b.WriteMiddle(t.hand, c.Name, t.columns[i], 160-h, h)
	}
	faint := p
	faint.Press = .55
	rows := scoreRows()
	for _, y := range rows[1:] {
		faint.Ruled(40, y-10, t.right+2, y-11)
	}
	faint.Press = .6
	for i := range len(t.columns) + 1 {
		x := t.left + t.width*float64(i)
		faint.Ruled(x, 132, x+1, 706)
	}
	b.Ruled(40, rows[0]-10, t.right+2, rows[0]-11)
	b.Ruled(38, rows[7]-4, t.right+4, rows[7]-5)
	b.Ruled(40, rows[7], t.right+2, rows[7]-1)
	for i, l := range t.spec.Labels {
		p.Write(t.hand, l, 102, rows[i]+14, fit(t.hand, l, 200, 16))
		t.sign(&out[0].d, i, rows[i])
	}
	b.Write(t.hand, t.spec.TotalLabel, 102, rows[7]+22, fit(t.hand, t.spec.TotalLabel, 200, 22))
	return out
}

// sign draws a row's small drawing at its left.
func (t *scoreTable) sign(d *pencil.Drawing, row int, y float64) {
	things := [ScoreRows]Thing{ChestThing, GuardedThing, GoblinThing, OrcThing, DragonThing, StoneThing, HeartThing}
	side := 44.0
	if row >= HeroRow || row <= GuardedRow {
		side = 38
	}
	drawSmall(d, things[row], 68-side/2, y+22-side/2-1, side)
}

func (t *scoreTable) row(row int) []ink {
	out := graphite()
	p, _ := t.pencil(&out[0].d, row+1)
	y := scoreRows()[row]
	for i, c := range t.spec.Columns {
		h := fit(t.hand, c.Cells[row], t.width-24, 18)
		p.WriteMiddle(t.hand, c.Cells[row], t.columns[i], y+31-h, h)
	}
	return out
}

func (t *scoreTable) red(d *pencil.Drawing, seed int) pencil.Pencil {
	lead := pencil.Coloured()
	lead.Radius, lead.Flow = 1.35, .36
	p := pencil.New(d, lead, pencil.Seed(t.spec.Seed, seed))
	p.Press = .9
	return p
}

// spot is where a treasure's square is written, and how large.
type spot struct{ left, top, width, size float64 }

// hidden gives the places of the squares of one column, in two lines if they are many.
func (t *scoreTable) hidden(column int) []spot {
	all, x, y := t.spec.Columns[column].Hidden, t.columns[column], scoreRows()[HiddenRow]
	lines := [][]Hiding{all}
	h, top, down := 16.0, y+15, 0.0
	if len(all) > 4 {
		half := (len(all) + 1) / 2
		lines, h, top, down = [][]Hiding{all[:half], all[half:]}, 15, y+3, 24
	}
	var out []spot
	for i, line := range lines {
		text := ""
		for j, q := range line {
			if j > 0 {
				text += " "
			}
			text += q.Square
		}
		size := fit(t.hand, text, t.width-14, h)
		left := x - t.hand.Width(text, size)/2
		for _, q := range line {
			w := t.hand.Width(q.Square, size)
			out = append(out, spot{left, top + down*float64(i) + (h-size)/2, w, size})
			left += w + t.hand.Width("M M", size) - 2*t.hand.Width("M", size)
		}
	}
	return out
}

// treasure writes one square and strikes it out if its treasure is lost.
func (t *scoreTable) treasure(column, n int, q Hiding, at spot) []ink {
	out := graphite()
	p, _ := t.pencil(&out[0].d, 40+20*column+n)
	p.Write(t.hand, q.Square, at.left, at.top, at.size)
	if q.Lost {
		out = append(out, ink{colour: pixel.Hex(0xc23b22)})
		red := t.red(&out[1].d, 31+7*column+n)
		red.Ruled(at.left-2, at.top+at.size*.65, at.left+at.width+3, at.top+at.size*.35)
	}
	return out
}

func (t *scoreTable) totals() []ink {
	out := graphite()
	_, b := t.pencil(&out[0].d, 20)
	for i, c := range t.spec.Columns {
		b.Thicker(1.2).WriteMiddle(t.hand, c.Total, t.columns[i], scoreRows()[7]+16, 34)
	}
	return out
}

// places rings the winners' totals, crowns them, writes the places and fills the margin
// with doodles.
func (t *scoreTable) places() []ink {
	out := []ink{{colour: pencil.GraphiteColour()}, {colour: pixel.Hex(0xc23b22)}, {colour: pixel.Hex(0xc98a10)}}
	p, _ := t.pencil(&out[0].d, 21)
	red := t.red(&out[1].d, 32)
	gold := t.red(&out[2].d, 33)
	y := scoreRows()[7]
	for i, c := range t.spec.Columns {
		x := t.columns[i]
		side := math.Min(t.width*.5-t.hand.Width(c.Place, 15)-4, 62)
		if !c.Winner {
			p.Write(t.hand, c.Place, x+math.Min(side, 44), y+48, 15)
			continue
		}
		red.Ring(x+1, y+33, math.Min(48, t.width/2-t.hand.Width(c.Place, 15)-18), 28, 1.9)
		red.Write(t.hand, c.Place, x+side, y+52, 15)
		gold.Path("M0 20L-3 4L8 12L14 0L20 12L31 4L28 20ZM0 23L28 23", x-15, 108, 1)
	}
	if t.spec.Tie != "" {
		p.Write(t.hand, t.spec.Tie, 312, 728, fit(t.hand, t.spec.Tie, 360, 12))
	}
	t.margin(&out[0].d)
	return out
}

// margin draws a dragon on its hoard and a hero's stone at the foot of the sheet.
func (t *scoreTable) margin(d *pencil.Drawing) {
	p, _ := t.pencil(d, 22)
	p.Press = .78
	for i := range 13 {
		p.Path(oval(0, 0, 6, 3.6), 54+float64(i%7)*12+p.Jitter(3), 766-float64(i/7)*7+p.Jitter(1.5), 1)
	}
	drawCreature(p, thingMarks[DragonThing], 64, 697, 1)
	if t.spec.Mine != "" {
		p.Write(t.hand, t.spec.Mine, 150, 717, fit(t.hand, t.spec.Mine, 140, 14))
		p.Ruled(132, 732, 147, 725)
	}
	if t.spec.Grave == "" {
		return
	}
	h := fit(t.hand, t.spec.Grave, 186, 11)
	x := ScoreWide - 60 - t.hand.Width(t.spec.Grave, h)
	p.Write(t.hand, t.spec.Grave, x, 745, h)
	p.Path("M0 44L0 16Q0 0 16 0Q32 0 32 16L32 44M-10 44L44 44M9 14L23 14M16 8L16 27", x-58, 723, 1)
	p.Path("M-12 44L-9 35M-6 44L-6 33M39 44L42 33M46 44L48 37", x-58, 723, 1)
}

// Times writes a count of things worth points each: "4 x 2 = 8", or the sum alone where
// that says it all.
func Times(count, each int) string {
	if count == 0 || each == 1 || count == 1 {
		return fmt.Sprint(count * each)
	}
	return fmt.Sprintf("%d x %d = %d", count, each, count*each)
}
