package drawing

import (
	"image"
	"math"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/games/doodledungeon/sheet"
)

// MiniSize is the height of a small sheet of a width, both in logical pixels.
func MiniSize(w float64) (h float64) { return w * 146 / 112 }

// Mini is a dungeon's small sheet, w logical pixels wide, k device pixels to each: squared
// paper, the frame, walls and creatures, the path as a plain line. Below the frame a strip
// is free for a label.
func Mini(v *View, w, k float64) *image.RGBA {
	h := MiniSize(w)
	px, py := int(math.Round(w*k)), int(math.Round(h*k))
	const over = 2 // painted larger and brought down, so that thin lines stay soft
	kk := k * over
	s := w / 112 // the mini's own units
	tooth := cloth.NewTooth(kk)
	m := cloth.Page{Pitch: 9 * s, X: 6 * s, Y: 6 * s}.Paint(px*over, py*over, tooth)
	c := pixel.NewCanvas(m, kk)
	cell := 12.25 * s
	g := plan{7 * s, 6 * s, cell}
	c.Fill(pixel.RoundRect(0, 0, w, h, 0), pixel.Hex(0xe8dcc0), .25)
	layer := pencil.NewLayer(m.Rect, tooth)
	if ps := lanes(v.Path); len(ps) > 0 {
		var line pixel.Path
		for i, q := range ps {
			for j, p := range q.line {
				x, y := g.x+(p.X-GridX-4)/Cell*cell, g.y+(p.Y-GridY-6)/Cell*cell
				if i == 0 && j == 0 {
					line.MoveTo(math.Max(x, 2*s), y)
				} else {
					line.LineTo(math.Min(x, w-2*s), y)
				}
			}
		}
		c.Stroke(line, pixel.Pen{W: 1.7 * s}, v.Colour, .85)
	}
	lead := pencil.Graphite()
	lead.Radius, lead.Flow = .34*s, .5
	var d pencil.Drawing
	drawWalls(&d, lead, g, v.Sheet.Walls(), v.Sheet.Walls(), uint64(v.Seed), Rect{W: w, H: h})
	for q := range v.Sheet.Creatures().Each {
		drawMark(&d, lead, g, q, v.Sheet.At(q), v.Own[q], v.seed(q))
	}
	layer.Draw(&d)
	layer.Over(m, pencil.GraphiteColour(), m.Rect)
	for q := range v.Sheet.Crossed().Each {
		x, y := g.at(q)
		for _, l := range [2][4]float64{{.1, .1, .88, .85}, {.88, .1, .1, .85}} {
			c.Stroke(pixel.Lines([]pixel.Pt{{X: x + l[0]*cell, Y: y + l[1]*cell}, {X: x + l[2]*cell, Y: y + l[3]*cell}}, false),
				pixel.Pen{W: 1.1 * s}, pencil.GraphiteColour(), .9)
		}
	}
	c.Stroke(pixel.RoundRect(g.x, g.y, cell*sheet.Columns, cell*sheet.Rows, 0), pixel.Pen{W: 1.5 * s}, Ink(), 1)
	return pixel.Halve(m)
}
