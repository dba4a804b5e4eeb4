// Package table is the scene of a Doodle Dungeon match: it decides who sits at the
// computer, when the curtain falls, which view shows the present phase, lets the computer
// players think, and tells the Hall of Fame when the match is over.
//
// The curtain falls where something secret is about to be seen and two or more persons
// play: before a card with a treasure is built, before each turn of the defence, and when
// a person asks to see the own treasures. With one person it never falls.
package table

import (
	"delvebox/engine/paint/cloth"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/app"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/sitting"
)

// Views make the views. The door sets them, so that they do not know each other.
type Views struct {
	Draft   func(b *board.Board) board.View
	Build   func(b *board.Board) board.View
	Trail   func(b *board.Board) board.View
	Defence func(b *board.Board) board.View
	Results func(b *board.Board) board.View
	Log     func(b *board.Board)
	Menu    func(b *board.Board)
}

// stage is what a view was made for; another stage needs another view.
type stage struct {
	phase doodledungeon.Phase
	turn  play.Seat // whose building or path it is
}

// Table is the scene.
type Table struct {
	*board.Board
	views   Views
	view    board.View
	shown   stage
	curtain *sitting.Curtain
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
	return t, nil
}

// secret says whether the acting person is about to see what the others must not.
func (t *Table) secret(actor play.Seat) bool {
	if len(t.People()) < 2 {
		return false
	}
	s := t.State()
	switch s.Phase() {
	case doodledungeon.Defence:
		return true
	case doodledungeon.Building:
		for _, e := range t.Tables.Card(s.Faceup(actor)).Elements {
			if e.Kind == card.Treasure {
				return true
			}
		}
	}
	return t.Peek
}

func (t *Table) busy(u *ui.UI) bool { return t.view != nil && t.view.Busy(u) }

// needsCurtain says whether the acting person has still to take the computer.
func (t *Table) needsCurtain(u *ui.UI) bool {
	actor := t.Actor()
	return actor != play.NoSeat && !t.Match.IsBot(actor) && t.Handed != actor && !t.busy(u) && t.secret(actor)
}

// Playable says whether the acting person sits at the computer and can decide now.
func (t *Table) Playable() bool {
	u := t.UI
	return t.Mine() && !t.Match.IsBot(t.Actor()) && t.curtain == nil && t.view != nil && !t.busy(u) && !t.needsCurtain(u) &&
		t.shown == t.stage(u)
}

// settle makes viewer, curtain and view fit the position.
func (t *Table) settle(u *ui.UI) {
	actor := t.Actor()
	if t.Handed != play.NoSeat && t.Handed != actor && !t.busy(u) {
		t.hand(play.NoSeat)
	}
	if c := t.curtain; c != nil && !c.Pressed() && c.Seat != actor {
		t.curtain = nil // it asked for a seat that has nothing to decide any more
	}
	if t.curtain == nil && t.needsCurtain(u) {
		t.curtain = sitting.Fall(u, actor, cloth.Curtain())
	}
	if actor != play.NoSeat && !t.Match.IsBot(actor) && actor != t.Viewer && !t.busy(u) && !t.secret(actor) {
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
	t.Look = play.NoSeat
	t.shown, t.view = want, t.make(want)
	u.Wake()
}

// hand notes who has taken the computer.
func (t *Table) hand(seat play.Seat) {
	t.Handed, t.Peek = seat, false
	t.Changed()
}

// stage is what is to be shown now. What is being shown is shown to its end first.
func (t *Table) stage(u *ui.UI) stage {
	if t.busy(u) {
		return t.shown
	}
	s := t.State()
	w := stage{phase: s.Phase(), turn: play.NoSeat}
	if w.phase == doodledungeon.Building || w.phase == doodledungeon.Drawing {
		w.turn = s.Turn()
	}
	return w
}

func (t *Table) make(s stage) board.View {
	switch s.phase {
	case doodledungeon.Draft:
		return t.views.Draft(t.Board)
	case doodledungeon.Building:
		return t.views.Build(t.Board)
	case doodledungeon.Drawing:
		return t.views.Trail(t.Board)
	case doodledungeon.Defence:
		return t.views.Defence(t.Board)
	}
	return t.views.Results(t.Board)
}

// moved hears of every move made at this table.
func (t *Table) moved(u *ui.UI, seat play.Seat, evs []play.Event) {
	for _, ev := range evs {
		if e, ok := ev.(doodledungeon.CardTurned); ok {
			t.Brush(e.Seat)
		}
	}
	if t.State().Phase() <= doodledungeon.Drawing { // later the defence times them itself
		for _, ev := range evs {
			board.Sound(u, ev)
		}
	}
	if t.view != nil {
		t.view.Happen(u, seat, evs)
	}
}

// Tick implements scene.Ticker.
func (t *Table) Tick(u *ui.UI) {
	if t.view == nil {
		return
	}
	if v, ok := t.view.(scene.Ticker); ok {
		v.Tick(u)
	}
	t.Think(u, t.busy(u))
	t.Conclude(u)
}

// Frame implements scene.Scene.
func (t *Table) Frame(u *ui.UI) {
	t.settle(u)
	if t.curtain == nil { // which answers only after a while
		t.Haste.Pass(u)
	}
	if t.curtain != nil && t.curtain.Closed(u) {
		t.drawCurtain(u)
		return
	}
	u.Clauses(t.Rulebook)
	t.desk(u)
	if t.curtain != nil {
		t.drawCurtain(u)
	}
	t.keys(u)
}

// desk draws the table as the present view shows it.
func (t *Table) desk(u *ui.UI) {
	defer board.Enlarge(u)()
	t.TipFoot = 0
	t.view.Frame(u)
	t.tools(u)
	if t.curtain == nil && t.Playable() && t.Look == play.NoSeat {
		if l, ok := t.view.(Teacher); ok {
			t.Lesson(u, l.Lesson())
		}
	}
}

// Leave implements scene.Leaver.
func (t *Table) Leave() {
	if v, ok := t.view.(scene.Leaver); ok { // it keeps its draft as long as the save is open
		v.Leave()
	}
	t.StandUp()
	t.Free()
}

// Locate implements scene.Locator: views know the squares of their sheets.
func (t *Table) Locate(name string) (x, y float64, ok bool) {
	if l, is := t.view.(interface {
		Locate(name string) (x, y float64, ok bool)
	}); is {
		return l.Locate(name)
	}
	return 0, 0, false
}

// Teacher is a view that explains itself in a first game: the key of the tip that fits
// now, "" for none.
type Teacher interface{ Lesson() string }

// View is the view of the present phase, for the scripted hand.
func (t *Table) View() board.View { return t.view }
