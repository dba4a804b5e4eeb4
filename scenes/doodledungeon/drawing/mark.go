package drawing

import (
	"math"

	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/sketch"
)

// inSquare is the size of a drawing in the middle of a square of size 1.
const inSquare = .93

// drawMark draws a square's trap or monster, or what a player has drawn in its place.
func drawMark(to *pencil.Drawing, lead pencil.Lead, g plan, q sheet.Square, m sheet.Mark, own sketch.Drawing, seed uint64) {
	if !m.Creature() {
		return
	}
	x, y := g.at(q)
	k := g.cell / 60 * inSquare
	p := pencil.New(to, lead, pencil.Seed(int(seed), int(q), int(m)))
	if own == "" {
		drawCreature(p, m, x+g.cell*.03, y+g.cell*.025, k)
		return
	}
	drawSketch(p, own, x+g.cell*.03, y+g.cell*.03, g.cell*.94)
}

// drawSketch draws freehand lines in a box of the given side.
func drawSketch(p pencil.Pencil, own sketch.Drawing, x, y, side float64) {
	p = p.Thicker(1.15)
	p.Press = .92
	k := side / sketch.Size
	for _, s := range own.Strokes() {
		ps := make([]pixel.Pt, len(s))
		for i, v := range s {
			ps[i] = pixel.Pt{X: x + float64(v.X)*k, Y: y + float64(v.Y)*k}
		}
		p.Freehand(ps)
	}
}

// drawCrossed crosses a square out.
func drawCrossed(to *pencil.Drawing, lead pencil.Lead, g plan, q sheet.Square, seed uint64) {
	x, y := g.at(q)
	s := g.cell / 60
	pencil.New(to, lead, pencil.Seed(int(seed), int(q), 99)).Cross(x+7*s, y+7*s, x+50*s, y+49*s)
}

// drawTick ticks a box of a track.
func drawTick(to *pencil.Drawing, box Rect, seed uint64) {
	pencil.New(to, pencil.Graphite(), seed).Tick(box.X, box.Y, box.W)
}

// drawLostHeart crosses out a heart.
func drawLostHeart(to *pencil.Drawing, i int, seed uint64) {
	r := HeartRect(i)
	pencil.New(to, pencil.Graphite(), pencil.Seed(int(seed), i, 7)).Cross(r.X-1, r.Y+1, r.X+28, r.Y+25)
}

// drawDoors draws the entrance left of A1 and the exit right of H10.
func drawDoors(to *pencil.Drawing, seed uint64) {
	p := pencil.New(to, pencil.Graphite(), seed)
	p.Press = .85
	p.Path("M0 24Q0 2 10 2Q20 2 20 24", GridX-46, GridY+12, 1)
	p.Ruled(GridX-49, GridY+37, GridX-23, GridY+37)
	x, y := GridX+sheet.Columns*Cell, GridY+9*Cell
	p.Path("M0 24Q0 2 12 2Q24 2 24 24", x+14, y+10, 1)
	p.Ruled(x+11, y+35, x+40, y+35)
}

// drawChest draws a small treasure chest, 15 units wide, at (x,y).
func drawChest(p pencil.Pencil, x, y, k float64) {
	p.Path("M0 6Q0 0 4 0L11 0Q15 0 15 6L0 6L0 14L15 14L15 6", x, y, k)
	p.Path("M6 6L6 9L9 9L9 6", x, y, k)
}

// treasureColour is the brown of the pencil for one's own treasures, warnColour that of
// a treasure that can no longer be guarded.
func treasureColour() pixel.RGB { return pixel.Hex(0x9a5b14) }

func warnColour() pixel.RGB { return pixel.Hex(0xc0311c) }

// drawTreasure draws one's own treasure in the corner of its square.
func drawTreasure(to *pencil.Drawing, q sheet.Square, warn bool, seed uint64) {
	lead := pencil.Coloured()
	lead.Radius, lead.Flow = 1, .34
	p := pencil.New(to, lead, pencil.Seed(int(seed), int(q), 5))
	p.Press = .9
	r := SquareRect(q)
	drawChest(p, r.X+41, r.Y+42, 1)
	if warn {
		p.Line(pixel.Pt{X: r.X + 33, Y: r.Y + 44}, pixel.Pt{X: r.X + 33.5, Y: r.Y + 51})
		p.Line(pixel.Pt{X: r.X + 33.5, Y: r.Y + 55}, pixel.Pt{X: r.X + 33.7, Y: r.Y + 55.3})
	}
}

// fit is the height of capitals with which a text fits a width, most at most.
func fit(s *pencil.Script, text string, width, most float64) float64 {
	if w := s.Width(text, most); w > width {
		return math.Max(9, most*width/w)
	}
	return most
}
