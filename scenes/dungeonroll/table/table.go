// Package table is the scene of a Dungeon Roll match: it decides who sits at the
// computer, which view shows the present stage, lets the computer players think, and
// tells the Hall of Fame when the match is over. All of the game lies open, so there is
// no curtain: between two people a banner names the next adventurer.
package table

import (
	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
	"delvebox/scenes/dungeonroll/board"
)

// Views make the views. The door sets them, so that they do not know each other.
type Views struct {
	Heroes func(b *board.Board) board.View // the choice of heroes
	Delve  func(b *board.Board) board.View
	// Score shows the sheet after a person's delve; done is called when it has been looked
	// at. Nil goes on at once.
	Score   func(b *board.Board, done func()) board.View
	Results func(b *board.Board) board.View
	Sheet   func(b *board.Board) // the score sheet, at any time
	Log     func(b *board.Board)
	Menu    func(b *board.Board)
}

// stage is what a view was made for.
type stage uint8

const (
	nothing stage = iota
	choosing
	delving
	scoring
	ended
)

// Table is the scene.
type Table struct {
	*board.Board
	views Views
	view  board.View
	delve board.View // kept for the whole match: it knows where the dice lie
	shown stage
	score bool // a person's delve is over and the sheet has not been looked at
}

// New makes the scene of a match.
func New(a *app.App, m *play.Match, save *store.Save, v Views) (*Table, error) {
	b, err := board.New(a, m, save)
	if err != nil {
		return nil, err
	}
	t := &Table{Board: b, views: v}
	b.Moved = t.moved
	b.OpenLog = func() { t.views.Log(b) }
	b.Point = t.point
	return t, nil
}

// settle makes viewer and view fit the position.
func (t *Table) settle(u *ui.UI) {
	if actor := t.Actor(); actor != play.NoSeat && !t.Match.IsBot(actor) && actor != t.Viewer {
		t.Viewer = actor
		t.Changed()
	}
	want := t.stage(u)
	if t.view != nil && t.shown == want {
		return
	}
	if t.view != nil {
		u.Forget()
		t.Haste.Open()
	}
	t.shown, t.view = want, t.make(want)
	u.Wake()
}

// stage is what is to be shown now. A delve that is over is shown to its end first.
func (t *Table) stage(u *ui.UI) stage {
	if t.shown == delving && t.delve != nil && t.delve.Busy(u) {
		return delving
	}
	phase := t.State().Phase()
	switch {
	case t.score:
		return scoring
	case phase == dungeonroll.Choosing:
		return choosing
	case phase == dungeonroll.Over:
		return ended
	}
	return delving
}

func (t *Table) make(s stage) board.View {
	switch s {
	case choosing:
		return t.views.Heroes(t.Board)
	case scoring:
		return t.views.Score(t.Board, t.scored)
	case ended:
		return t.views.Results(t.Board)
	}
	if t.delve == nil {
		t.delve = t.views.Delve(t.Board)
	}
	return t.delve
}

// scored goes on after the sheet has been looked at.
func (t *Table) scored() {
	t.score = false
	t.UI.Wake()
}

// moved hears of every move made at this table.
func (t *Table) moved(u *ui.UI, seat play.Seat, evs []play.Event) {
	for _, e := range evs {
		if _, over := e.(dungeonroll.DelveEnded); over && t.views.Score != nil {
			t.score = t.score || !t.Match.IsBot(seat)
		}
	}
	if t.delve != nil && t.view != t.delve {
		t.delve.Happen(u, seat, evs)
	}
	if t.view != nil {
		t.view.Happen(u, seat, evs)
	}
}

// point lets the view show what a line of the log is about.
func (t *Table) point(place string) {
	if p, ok := t.view.(interface {
		Point(u *ui.UI, place string)
	}); ok {
		p.Point(t.UI, place)
	}
}

// Playable says whether the acting person can decide now.
func (t *Table) Playable() bool {
	if !t.Mine() || t.Match.IsBot(t.Actor()) || t.score || t.view == nil {
		return false
	}
	r, ok := t.view.(interface{ Ready() bool })
	return !ok || r.Ready()
}

// Leave implements scene.Leaver.
func (t *Table) Leave() { t.StandUp() }

// Tick implements scene.Ticker.
func (t *Table) Tick(u *ui.UI) {
	if t.view == nil {
		return
	}
	t.view.Tick(u)
	t.Think(u, t.score || t.view.Busy(u))
	t.Conclude(u)
}

// Frame implements scene.Scene.
func (t *Table) Frame(u *ui.UI) {
	t.settle(u)
	t.Haste.Pass(u)
	u.Clauses(t.Rulebook)
	t.view.Frame(u)
	t.tools(u)
	t.keys(u)
}
