// Package results is the view of the final scoring: the scoring sheet, written in pencil
// line by line for all players; then the places, with the reason if a tie was broken.
package results

import (
	"time"

	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

// View implements board.View.
type View struct {
	*board.Board
	p       board.Places
	page    ui.Rect // the scoring sheet
	s       float64 // logical pixels to one of its units
	paper   *drawing.ScoreSheet
	k       float64
	step    int // being written
	since   time.Duration
	going   bool
	swallow bool // the button that skipped is still down
	all     bool // written to the end

	pics  []band // of the sheet
	trash []*paint.Picture
}

// band is a strip of the sheet, as a picture of its own.
type band struct {
	pic, was *paint.Picture // was is what it looked like before, while it fades
	since    time.Duration  // when it changed last
	dirty    bool
}

// bands is the number of pictures that show the sheet.
const bands = 16

// New makes the view.
func New(b *board.Board) board.View {
	b.Free()
	return &View{Board: b, pics: make([]band, bands)}
}

// Happen implements board.View.
func (v *View) Happen(*ui.UI, play.Seat, []play.Event) {}

// Undo implements board.View.
func (v *View) Undo(*ui.UI) bool { return false }

// Reset implements board.View.
func (v *View) Reset(*ui.UI) {}

// Busy implements board.View.
func (v *View) Busy(*ui.UI) bool { return false }

// Frame implements board.View.
func (v *View) Frame(u *ui.UI) {
	v.p = board.Lay(u)
	s := min((u.H-24)/drawing.ScoreHigh, (u.W-v.p.Right.W-v.p.Left.W*.7-40)/drawing.ScoreWide)
	w, h := s*drawing.ScoreWide, s*drawing.ScoreHigh
	room := ui.R(v.p.Left.X+v.p.Left.W*.7+10, 0, v.p.Right.X-v.p.Left.X-v.p.Left.W*.7-24, u.H)
	v.page, v.s = ui.R(room.X+(room.W-w)/2, (u.H-h)/2, w, h), s
	if v.Look != play.NoSeat {
		v.PageDesk(u, v.p.Sheet)
		v.Looking(u, v.p)
	} else {
		v.PageDesk(u, v.page)
		v.skip(u)
		v.sheet(u)
		v.tips(u)
	}
	v.left(u)
	v.right(u)
}
