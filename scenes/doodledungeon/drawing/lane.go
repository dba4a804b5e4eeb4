package drawing

import (
	"math"

	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/games/doodledungeon/sheet"
)

// The path keeps to the lower right of the squares, so that drawings stay visible; where
// it goes between the same two squares twice, each pass has a lane of its own.
const (
	laneX, laneY = 13.0, 16.0 // off the middle of a square
	apart        = 6.5        // a lane off the line
	phaseStep    = 60.0
)

// piece is the path's way from one square to the next.
type piece struct {
	line       []pixel.Pt
	from, to   sheet.Square
	arrow      bool
	ax, ay     float64 // the arrow's middle
	angle      float64
	head, tail bool
}

// pass counts how often the path has gone between two squares, and in which direction.
type pass struct{ from, to sheet.Square }

// lanes gives the pieces of a path. Piece 0 leads from the entrance into the first
// square; a path that ends on the exit has one more, out of it.
func lanes(path []sheet.Square) []piece {
	if len(path) == 0 {
		return nil
	}
	ox, oy := GridX+Cell/2+laneX, GridY+Cell/2+laneY
	at := func(q sheet.Square) pixel.Pt {
		return pixel.Pt{X: ox + Cell*float64(q.Column()), Y: oy + Cell*float64(q.Row())}
	}
	off := laneOffsets(path)
	raw := []pixel.Pt{{X: GridX - 40, Y: oy}}
	idx := []int{0}
	add := func(i int, p pixel.Pt) { raw, idx = append(raw, p), append(idx, i) }
	out := make([]piece, len(path))
	out[0] = piece{from: sheet.Entrance, to: path[0]}
	for i := 1; i < len(path); i++ {
		a, b := path[i-1], path[i]
		p, q := at(a), at(b)
		dx, dy := (q.X-p.X)/Cell, (q.Y-p.Y)/Cell
		o := off[i]
		for _, t := range [2]float64{.26, .74} {
			add(i, pixel.Pt{X: p.X + dx*t*Cell - dy*o, Y: p.Y + dy*t*Cell + dx*o})
		}
		if i+1 < len(path) && path[i+1] == a { // turning back
			add(i, pixel.Pt{X: q.X - dx*2 - dy*o, Y: q.Y - dy*2 + dx*o})
			add(i, pixel.Pt{X: q.X - dx*2 + dy*o, Y: q.Y - dy*2 - dx*o})
		}
		out[i] = piece{from: a, to: b, arrow: i%2 == 0 || o != 0, ax: p.X + dx*.56*Cell - dy*o, ay: p.Y + dy*.56*Cell + dx*o, angle: math.Atan2(dy, dx)}
	}
	last := path[len(path)-1]
	if last == sheet.Exit {
		p := at(last)
		add(len(path), pixel.Pt{X: GridX + 8*Cell + 38, Y: p.Y})
		out = append(out, piece{from: last, to: last, arrow: true, ax: GridX + 8*Cell + 34, ay: p.Y})
	} else {
		add(len(path)-1, at(last))
	}
	cut(out, raw, idx)
	out[0].head = true
	out[len(out)-1].tail = true
	return out
}

// laneOffsets says how far each step lies right of the line between its squares.
func laneOffsets(path []sheet.Square) []float64 {
	first := map[pass]int{}
	off := make([]float64, len(path))
	for i := 1; i < len(path); i++ {
		there := pass{path[i-1], path[i]}
		if j, ok := first[pass{there.to, there.from}]; ok { // back the same way: each keeps right
			off[i] = apart
			if off[j] == 0 {
				off[j] = apart
			}
		}
		if j, ok := first[there]; ok { // the same way again: side by side
			off[j], off[i] = -apart*.8, apart
			continue
		}
		first[there] = i
	}
	return off
}

// cut rounds the corners and cuts the line into the pieces.
func cut(out []piece, raw []pixel.Pt, idx []int) {
	for range 3 { // Chaikin's corner cutting
		ps, is := []pixel.Pt{raw[0]}, []int{idx[0]}
		for i := 1; i < len(raw); i++ {
			a, b := raw[i-1], raw[i]
			ps = append(ps, pixel.Pt{X: a.X + (b.X-a.X)*.25, Y: a.Y + (b.Y-a.Y)*.25}, pixel.Pt{X: a.X + (b.X-a.X)*.75, Y: a.Y + (b.Y-a.Y)*.75})
			is = append(is, idx[i-1], idx[i])
		}
		raw, idx = append(ps, raw[len(raw)-1]), append(is, idx[len(idx)-1])
	}
	for i, p := range raw {
		n := min(idx[i], len(out)-1)
		if len(out[n].line) == 0 && i > 0 {
			out[n].line = append(out[n].line, raw[i-1]) // joins the piece before
		}
		out[n].line = append(out[n].line, p)
	}
}

// drawPiece draws a piece of the path: faint where the hero has walked, strong ahead.
func drawPiece(to *pencil.Drawing, p piece, i int, walked bool, seed uint64) {
	lead := pencil.Coloured()
	lead.Flow, lead.Radius = .34, 2.1
	press := .90
	if walked {
		lead.Flow, lead.Radius, press = .22, 1.9, .50
	}
	q := pencil.New(to, lead, pencil.Seed(int(seed), i, 3))
	q.Press = press
	q.Piece(p.line, seed, phaseStep*float64(i), phaseStep*float64(i+1), p.head, p.tail)
	if !p.arrow {
		return
	}
	sin, cos := math.Sincos(p.angle)
	at := func(x, y float64) pixel.Pt { return pixel.Pt{X: p.ax + x*cos - y*sin, Y: p.ay + x*sin + y*cos} }
	q.Lead.Radius, q.Wobble = 1.5, .4
	q.Line(at(-5, -6), at(4, 0), at(-5, 6))
}

// reach is the piece's edges with room for its strokes.
func (p piece) reach() Rect {
	r := Rect{X: p.ax, Y: p.ay}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, q := range p.line {
		x0, x1, y0, y1 = math.Min(x0, q.X), math.Max(x1, q.X), math.Min(y0, q.Y), math.Max(y1, q.Y)
	}
	if p.arrow {
		x0, x1, y0, y1 = math.Min(x0, p.ax), math.Max(x1, p.ax), math.Min(y0, p.ay), math.Max(y1, p.ay)
	}
	if x1 < x0 {
		return r
	}
	return Rect{X: x0 - 10, Y: y0 - 10, W: x1 - x0 + 20, H: y1 - y0 + 20}
}

// PathPlace is where the path passes the middle of its i-th square, -1 for the entrance
// and len(path) for outside the exit: the place of the hero's foot.
func PathPlace(path []sheet.Square, i int) (x, y float64) {
	if i < 0 || len(path) == 0 {
		return DoorIn()
	}
	if i >= len(path) {
		return DoorOut()
	}
	r := SquareRect(path[i])
	return r.X + Cell/2 + laneX, r.Y + Cell/2 + laneY
}

// PathWalk is the line that the hero's foot follows from the i-th square of the path to
// the next: points of the drawn lane.
func PathWalk(path []sheet.Square, i int) []pixel.Pt {
	ps := lanes(path)
	if i+1 < 0 || i+1 >= len(ps) {
		return nil
	}
	return ps[i+1].line
}
