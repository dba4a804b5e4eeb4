package table

import (
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/house"
)

// waiting is what is to be seen while others explore: the closed curtain and who
// thinks.
type waiting struct{ t *Table }

// Frame implements board.View.
func (v *waiting) Frame(u *ui.UI, l house.Layout) {
	t := v.t
	house.Mat(u, l.Mat, house.Moss())
	actor := t.Actor()
	if t.Match.IsBot(actor) { // else the curtain is about to ask for a person
		u.Mini(t.SeatColour(actor), l.Mat.CX(), l.Mat.CY()+50, 150, 0)
		u.Text(l.Mat.CX(), l.Mat.CY()+110, ui.PageHeading, u.T("handover.waiting-bot", "name", t.SeatName(actor)), ui.Cream, ui.AlignMiddle)
		u.Flames(l.Mat.CX()-16, l.Mat.CY()+140)
	}
	t.Objective(u, ui.R(l.Column.X, l.Column.Y, l.Column.W, 104))
}

// Tick implements board.View.
func (v *waiting) Tick(*ui.UI) {}

// Happen implements board.View.
func (v *waiting) Happen(*ui.UI, play.Seat, []play.Event) {}

// Undo implements board.View.
func (v *waiting) Undo(*ui.UI) bool { return false }

// Redo implements board.View.
func (v *waiting) Redo(*ui.UI) bool { return false }

// Pause implements board.View.
func (v *waiting) Pause(bool) {}
