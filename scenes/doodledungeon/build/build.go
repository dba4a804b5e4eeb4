// Package build is the view in which a seat builds the elements of its card: the sheet
// large, the card beside it, and what is to be drawn at the pointer. Legal squares glow;
// where something does not fit, the squares that are in the way or would be cut off are
// marked, and the sentence stands beside.
package build

import (
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/sitting"
)

// View implements board.View.
type View struct {
	*board.Board
	p     board.Places
	st    *doodledungeon.State
	seat  play.Seat    // who builds
	due   card.Element // what is to be built now
	n     int          // its number on the card
	open  bool         // there is something to be built
	pos   int          // position of the formation
	shape *sheet.Formation
	at    sheet.Square // square under the pointer or the keyboard's, NoSquare for none
	cur   sheet.Square // the keyboard's square
	keyed bool         // the keyboard leads, not the pointer
	sure  bool         // the card is about to be turned over
	own   sketching
	draft sitting.Draft
	piled bool // the own action pile is looked through

	legal  sheet.Set // squares that glow
	places int       // places where the formation fits as it lies
	known  int       // Changes that legal is of
	atPos  int       // ... and the position
}

// New makes the view and opens the drawing that the seat had begun when the program ended.
func New(b *board.Board) board.View {
	v := &View{Board: b, at: sheet.NoSquare, cur: sheet.At(3, 4), known: -1}
	v.st = b.State()
	v.seat = v.st.Turn()
	v.restore(b.Match.Draft(v.seat))
	return v
}

// Happen implements board.View.
func (v *View) Happen(*ui.UI, play.Seat, []play.Event) { v.sure = false }

// Undo implements board.View.
func (v *View) Undo(*ui.UI) bool {
	switch {
	case v.own.on:
		v.own.back()
		v.draft.Change()
	case v.sure:
		v.sure = false
	default:
		return false
	}
	return true
}

// Reset implements board.View.
func (v *View) Reset(*ui.UI) { v.sure, v.own = false, sketching{} }

// Busy implements board.View: a card that is turned over waits for the last stroke.
func (v *View) Busy(*ui.UI) bool { return false }

// free says whether the viewer may build now.
func (v *View) free() bool { return v.Mine() && v.Look == play.NoSeat && !v.own.on }

// Frame implements board.View.
func (v *View) Frame(u *ui.UI) {
	v.p, v.st = board.Lay(u), v.State()
	v.seat = v.st.Turn()
	if v.st.Phase() != doodledungeon.Building { // the table is about to change the view
		v.PageDesk(u, v.p.Sheet)
		return
	}
	v.n, v.due, v.open = v.st.Due(v.seat)
	if v.due.Shape != v.shape {
		v.shape, v.pos = v.due.Shape, 0
	}
	v.work()
	v.PageDesk(u, v.p.Sheet)
	v.phase(u)
	if !v.Looking(u, v.p) {
		v.sheet(u)
	}
	v.left(u)
	v.right(u)
	v.sketch(u)
}

// work finds the legal squares of what is due.
func (v *View) work() {
	if n := v.Changes(); v.known == n && v.atPos == v.pos {
		return
	}
	v.known, v.atPos = v.Changes(), v.pos
	v.legal, v.places = sheet.Set{}, 0
	if !v.open {
		return
	}
	sh := v.st.Sheet(v.seat)
	switch v.due.Kind {
	case card.Formation:
		w, h := v.shape.Size(v.pos)
		for row := range sheet.Rows - h + 1 {
			for column := range sheet.Columns - w + 1 {
				if on, ok := v.shape.At(v.pos, column, row); ok && sh.MayWall(on) {
					v.legal = v.legal.Or(on)
					v.places++
				}
			}
		}
	case card.Creature:
		v.legal = sh.Room()
	case card.Treasure: // legal anywhere; where it can be guarded is lit
		v.legal = sh.Guards().Or(sh.Room()).Minus(v.Treasures(v.seat))
	}
}

// hung is the squares that the formation at the pointer would cover.
func (v *View) hung(q sheet.Square) (on sheet.Set, column, row int) {
	w, h := v.shape.Size(v.pos)
	column, row = q.Column()-(w-1)/2, q.Row()-(h-1)/2
	on, _ = v.shape.At(v.pos, column, row)
	return on, column, row
}

// move is the move that a click on a square would make.
func (v *View) move(q sheet.Square) doodledungeon.Move {
	switch v.due.Kind {
	case card.Formation:
		on, _, _ := v.hung(q)
		return doodledungeon.Wall{On: on}
	case card.Creature:
		return doodledungeon.Draw{Mark: v.due.Mark, Square: q}
	case card.Treasure:
		return doodledungeon.Hide{Square: q}
	}
	return nil
}

// Hanging is the formation at the pointer and its position, for the scripted hand; false
// if none hangs there.
func (v *View) Hanging() (f *sheet.Formation, position int, ok bool) {
	return v.shape, v.pos, v.open && v.shape != nil
}

// Locate gives the middle of a square by its name.
func (v *View) Locate(name string) (x, y float64, ok bool) { return v.p.Locate(name) }
