package score

import (
	"delvebox/engine/input"
	"delvebox/engine/paint/hand"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/house"
)

// page is the sheet opened over the table.
type page struct{ *board.Board }

// Open lays the sheet over the table until it is closed.
func Open(b *board.Board) { b.Stack.Push(page{b}) }

// Frame implements scene.Scene.
func (p page) Frame(u *ui.UI) {
	board.Night(u)
	u.Clauses(p.Rulebook)
	r := ui.R(24, 16, u.W-48, u.H-32)
	house.TitleMiddle(u, r.CX(), r.Y, 32, r.W-260, u.T("dungeonroll.score.title"), hand.Inlaid, 0)
	r.Top(58)
	word := u.T("dungeonroll.score.back")
	foot := r.Foot(46 + u.Grow(ui.ButtonWord))
	r.Foot(14)
	climb(u, p.Board, r, draw(u, p.Board, r, marks{fresh: fresh{seat: play.NoSeat}}))
	w := max(200, u.Width(ui.ButtonWord, word)+90)
	if u.Button("go-on", foot.Middle(w, foot.H), ui.Button{Kind: ui.Secondary, Word: word, Key: u.T("keys.names-esc"), Press: input.Enter}) || u.Key(input.Escape) {
		p.Stack.Pop()
	}
}
