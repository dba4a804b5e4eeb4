package board

import (
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/drawing"
)

// Places says where the things stand in the present window: a column at each side, the
// sheet between them, as large as it goes.
type Places struct {
	Sheet ui.Rect // the sheet of paper
	S     float64 // logical pixels to one of its units
	Left  ui.Rect // the column at the left
	Phase ui.Rect // its first slip
	Right ui.Rect // the column at the right, above the main button
	Note  ui.Rect // a line or two above the main button
	Main  ui.Rect // the main button, always there
	Tools ui.Rect // the table's brass buttons
}

const (
	margin = 8.0
	edge   = 12.0
)

// size is how large things beside the sheet are, 1 in a window of 1280 x 800.
func size(u *ui.UI) float64 { return min(max(min(u.H/800, u.W/1280), .86), 2.4) }

// Grown is how much larger words and small things are than usual: in large windows they
// grow with the room.
func Grown(u *ui.UI) float64 { return 1 + (max(1, size(u))-1)*.75 }

// Enlarge lets words grow with the window; what it gives ends that.
func Enlarge(u *ui.UI) (end func()) {
	was := u.TextScale
	u.TextScale *= Grown(u)
	return func() { u.TextScale = was }
}

// Lay gives the places of a window, to be called between Enlarge and its end.
func Lay(u *ui.UI) Places {
	text := 1 + (u.TextScale/Grown(u)-1)*.36
	size := size(u)
	left, right := 198*size*text, 248*size*text
	room := u.W - 2*edge - 2*margin
	s := min((u.H-2*margin-4)/drawing.High, (room-left-right)/drawing.Wide)
	if spare := room - left - right - s*drawing.Wide; spare > 0 {
		left, right = left+min(spare*.42, left*.3), right+min(spare*.5, right*.3)
	}
	w, h := s*drawing.Wide, s*drawing.High
	x := edge + left + margin + (room-left-right-w)/2
	p := Places{S: s, Sheet: ui.R(x, max(margin, (u.H-h)/2), w, h)}
	p.Left = ui.R(edge, edge, left, u.H-2*edge)
	p.Phase = ui.R(edge, edge, left, 40+u.LineHeight(ui.SmallHead)+u.LineHeight(ui.Label)*1)
	col := ui.R(u.W-edge-right, edge, right, u.H-edge)
	th := 36 * min(Grown(u), 1.6)
	p.Tools = ui.R(col.X, u.H-th-8, right, th)
	mh := max(50, 54*min(size, 1.5)) + u.Grow(ui.BodyBold)*.5 + u.Grow(ui.Note)*.6
	p.Main = ui.R(col.X-4, p.Tools.Y-6-mh, right+8, mh)
	p.Note = ui.R(col.X, p.Main.Y-4-2*u.LineHeight(ui.Note), right, 2*u.LineHeight(ui.Note))
	p.Right = ui.R(col.X, edge, right, p.Note.Y-4-edge)
	return p
}

// At is the place in the window of a place on the sheet.
func (p Places) At(x, y float64) (wx, wy float64) { return p.Sheet.X + x*p.S, p.Sheet.Y + y*p.S }

// Rect is a rectangle of the sheet in the window.
func (p Places) Rect(r drawing.Rect) ui.Rect {
	return ui.R(p.Sheet.X+r.X*p.S, p.Sheet.Y+r.Y*p.S, r.W*p.S, r.H*p.S)
}

// Under is the place on the sheet of a place in the window.
func (p Places) Under(wx, wy float64) (x, y float64) {
	return (wx - p.Sheet.X) / p.S, (wy - p.Sheet.Y) / p.S
}

// Locate gives the middle of a square in the window by its name: "C6".
func (p Places) Locate(name string) (x, y float64, ok bool) {
	q, err := sheet.ParseSquare(name)
	if err != nil || p.S == 0 {
		return 0, 0, false
	}
	r := p.Rect(drawing.SquareRect(q))
	return r.CX(), r.CY(), true
}
