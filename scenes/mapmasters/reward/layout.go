package reward

import (
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/house"
)

// noAim stands where no objective is meant.
const noAim = dungeon.Aims

// rounds is the number of rounds of a match.
const rounds = 6

// places is where the parts of the mat stand.
type places struct {
	rail    ui.Rect // the seats
	dungeon ui.Rect
	name    ui.Rect // whose score board it is
	board   ui.Rect
	purse   ui.Rect
	cols    [5]float64 // widths of the board's columns
	head    float64    // heights on the board
	row     float64
	icons   bool    // the heads bear icons in place of words
	grow    float64 // how much larger all is than in a window of 1280 x 800
}

// heads are the words over the board's columns, round first.
func heads(u *ui.UI) [5]string {
	return [5]string{u.T("mapmasters.board.round"), u.T("mapmasters.board.first"), u.T("mapmasters.board.second"), u.T("mapmasters.board.time"), u.T("mapmasters.board.exit")}
}

// arrange divides the mat: seats at the left, the dungeon, the score board at the right.
func (v *View) arrange(u *ui.UI, l house.Layout) places {
	in := l.Mat.Inset(22)
	if l.Low || l.Narrow {
		in = l.Mat.Inset(16)
	}
	g := min(max(min(l.Mat.W/952, l.Mat.H/684), 1), 1.9)
	p := places{grow: g}
	p.rail = in.LeftSide(58 * g)
	in.LeftSide(8)
	cell := 58 * g
	words := heads(u)
	for _, w := range words[1:] {
		cell = max(cell, u.Width(ui.LabelMedium, w)+14)
	}
	first := max(92*g, u.Width(ui.LabelMedium, words[0])+16)
	if first+4*cell > .44*in.W {
		p.icons, cell, first = true, 52, 86
	}
	w := first + 4*cell
	right := in.RightSide(w)
	in.RightSide(14)
	p.dungeon = in
	p.cols = [5]float64{first, cell, cell, cell, cell}
	name, purse := 56*g+u.Grow(ui.Label), 74*g+u.Grow(ui.Label)
	if l.Low {
		name, purse = 48+u.Grow(ui.Label), 58+u.Grow(ui.Label)
	}
	p.head = 34*min(g, 1.3) + u.Grow(ui.LabelMedium)
	p.row = min(max((right.H-name-purse-p.head-24)/rounds, 36), 60*g)
	high := name + 12 + p.head + rounds*p.row + 12 + purse
	right.Y += max(0, (right.H-high)/2)
	p.name = right.Top(name)
	right.Top(12)
	p.board = right.Top(p.head + rounds*p.row)
	right.Top(12)
	p.purse = right.Top(purse)
	return p
}
