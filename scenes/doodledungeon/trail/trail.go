// Package trail is the view in which a seat draws the hero's path through the dungeon of
// its neighbour to the right (DD-052): step by step with the pointer, the arrow keys or a
// click on the next square. Refused steps leave no line; the reason stands beside. What
// the line meets is listed with its chances.
package trail

import (
	"time"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/trail"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
	"delvebox/scenes/sitting"
)

// View implements board.View.
type View struct {
	*board.Board
	p     board.Places
	st    *doodledungeon.State
	seat  play.Seat // who draws
	of    play.Seat // whose dungeon it is
	pen   *trail.Pen
	drag  sheet.Square // where the pointer was while it draws, NoSquare if it does not
	wipe  bool         // the whole line is about to be erased
	sure  bool         // the main button asks whether the line shall end here
	again time.Duration
	stuck bool
	count int // steps the answer of stuck is of
	draft sitting.Draft
}

// New makes the view and brings back the line that the seat had drawn when the program
// ended.
func New(b *board.Board) board.View {
	v := &View{Board: b, drag: sheet.NoSquare, count: -1, again: -time.Hour}
	v.st = b.State()
	v.seat = v.st.Turn()
	v.of = v.st.Neighbour(v.seat)
	v.pen = v.st.PenFor(v.seat)
	v.restore(b.Match.Draft(v.seat))
	return v
}

// Happen implements board.View.
func (v *View) Happen(*ui.UI, play.Seat, []play.Event) {}

// Undo implements board.View: it takes a step back.
func (v *View) Undo(u *ui.UI) bool {
	if v.pen.Len() == 0 || !v.free() {
		return false
	}
	v.back(u)
	return true
}

// Reset implements board.View.
func (v *View) Reset(*ui.UI) {}

// Busy implements board.View.
func (v *View) Busy(*ui.UI) bool { return false }

// Locate gives the middle of a square by its name.
func (v *View) Locate(name string) (x, y float64, ok bool) { return v.p.Locate(name) }

// Pen is the line so far, for the scripted hand.
func (v *View) Pen() *trail.Pen { return v.pen }

// mine says whether it is the viewer who draws, free whether the sheet lies before him.
func (v *View) mine() bool { return v.Mine() && v.Viewer == v.seat }

func (v *View) free() bool { return v.mine() && v.Look == play.NoSeat }

// Frame implements board.View.
func (v *View) Frame(u *ui.UI) {
	v.p, v.st = board.Lay(u), v.State()
	v.PageDesk(u, v.p.Sheet)
	if !v.drawing() {
		return
	}
	if n := v.pen.Len(); n != v.count {
		v.count, v.stuck, v.sure = n, n > 0 && v.pen.Stuck(), false
	}
	v.PhaseSlip(u, v.p, v.PhaseName(), u.T("doodledungeon.turn", "name", v.SeatName(v.seat)))
	if !v.Looking(u, v.p) {
		v.sheet(u)
	}
	v.left(u)
	v.right(u)
}

// sheet draws the dungeon with the line so far, and takes steps.
func (v *View) sheet(u *ui.UI) {
	sight := v.Sight(v.of)
	if v.Match.IsBot(v.seat) {
		v.Paper(u, v.p, v.of, sight)
		v.SquareTips(u, v.p, v.of)
		return
	}
	sight.Path = v.pen.Path()
	sight.Colour = v.Line(v.seat)
	v.Paper(u, v.p, v.of, sight)
	v.SheetTips(u, v.p, v.of)
	next := v.pen.Next()
	v.quiet(u, next.Or(sheet.Of(v.pen.Tip())).Or(sheet.Of(sight.Path...)))
	if v.pen.Len() > 0 {
		v.spent(u, v.pen.Twice())
	}
	if v.free() {
		v.Glow(u, v.p, next, sheet.NoSquare)
	}
	t := u.Touch("sheet", v.p.Rect(drawing.Grid()))
	if t.Ring && v.pen.Tip().Valid() {
		u.Ring(v.p.Rect(drawing.SquareRect(v.pen.Tip())), 6)
	}
	q := v.p.SquareAt(t.X, t.Y)
	if t.Hot && q.Valid() {
		u.SetCursor(ui.CursorCross)
		v.tell(u, q)
	}
	if v.free() {
		v.hand(u, t, q)
		v.keys(u, t)
	}
}

// hand draws with the pointer: a press or a drag goes on to the square below it; the
// right button takes a step back, twice in a row asks to erase all.
func (v *View) hand(u *ui.UI, t ui.Touch, q sheet.Square) {
	if t.Menu {
		if u.Now-v.again < 350*time.Millisecond {
			v.wipe = true
		}
		v.again = u.Now
		v.back(u)
		return
	}
	if u.Drawing() {
		return
	}
	switch {
	case t.Pressed && q.Valid():
		v.drag = q
		v.to(u, q, t, u.Event().Mods.Shift)
	case t.Held && v.drag.Valid() && q.Valid() && q != v.drag:
		v.follow(u, q, t)
		v.drag = q
	case t.Clicked && t.Ring && u.Event().Kind == input.KeyDown:
	case !t.Held:
		v.drag = sheet.NoSquare
	}
}

// to goes on to a square that was pressed; with Shift by a shortest way.
func (v *View) to(u *ui.UI, q sheet.Square, t ui.Touch, lead bool) {
	if q == v.pen.Tip() {
		return // the line is taken up where it ends
	}
	if lead {
		for _, w := range v.pen.WayTo(q) {
			if v.pen.Step(w) != nil {
				break
			}
		}
		v.drawn(u)
		return
	}
	v.step(u, q, t.X, t.Y)
}

// follow steps over all squares between where the pointer was and where it is.
func (v *View) follow(u *ui.UI, q sheet.Square, t ui.Touch) {
	for from := v.drag; from != q; {
		dx, dy := q.Column()-from.Column(), q.Row()-from.Row()
		if abs(dx) >= abs(dy) {
			from = sheet.At(from.Column()+sign(dx), from.Row())
		} else {
			from = sheet.At(from.Column(), from.Row()+sign(dy))
		}
		if from == v.pen.Tip() {
			continue
		}
		if !v.step(u, from, t.X, t.Y) {
			return
		}
	}
}

func abs(n int) int { return max(n, -n) }

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// step draws on to a square, or says why not.
func (v *View) step(u *ui.UI, q sheet.Square, x, y float64) bool {
	if err := v.pen.Step(q); err != nil {
		v.Refuse(u, err, x, y)
		return false
	}
	v.drawn(u)
	return true
}

func (v *View) drawn(u *ui.UI) {
	v.wipe = false
	v.draft.Change()
	u.Unrefuse()
	u.Play("pencil-short")
	u.Wake()
}

// back takes the last step back.
func (v *View) back(u *ui.UI) {
	if v.pen.Back() {
		v.draft.Change()
		u.Play("eraser")
	}
	u.Unrefuse()
	u.Wake()
}

// keys draws with the arrow keys; Backspace takes back.
func (v *View) keys(u *ui.UI, t ui.Touch) {
	if u.Key(input.Backspace) {
		v.back(u)
		return
	}
	if name, shown := u.Focused(); shown && name != "sheet" {
		return
	}
	for _, a := range []struct {
		key    input.Key
		dx, dy int
	}{{input.ArrowL, -1, 0}, {input.ArrowR, 1, 0}, {input.ArrowU, 0, -1}, {input.ArrowD, 0, 1}} {
		if !u.Key(a.key) {
			continue
		}
		q := sheet.Entrance
		if tip := v.pen.Tip(); tip.Valid() {
			q = sheet.At(tip.Column()+a.dx, tip.Row()+a.dy)
		}
		r := v.p.Rect(drawing.SquareRect(max(v.pen.Tip(), 0)))
		v.step(u, q, r.CX(), r.Y)
	}
}

// tell says what a square is and why the line may not go on to it.
func (v *View) tell(u *ui.UI, q sheet.Square) {
	tip := v.SquareTip(v.of, q)
	if why := v.pen.Why(q); why != nil && q != v.pen.Tip() && v.free() && v.pen.Tip().Beside(q) {
		tip.Now, tip.Clause = v.Reason(why), why.Clause
	}
	u.Tip("sheet", v.p.Rect(drawing.SquareRect(q)), tip)
}
