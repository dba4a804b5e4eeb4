// Package table is the scene of a Map Masters match: it decides who sits at the
// computer, when the curtain falls, which view shows the present phase, and lets the
// computer players think beside the game loop.
package table

import (
	"delvebox/engine/paint/cloth"
	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/sitting"
)

// Views make the view of each phase. The program's main function sets them, so that
// the views do not know each other.
type Views struct {
	Market  func(b *board.Board) board.View
	Hand    func(b *board.Board) board.View // the decision of SB-16
	Explore func(b *board.Board) board.View
	// Reward shows what an exploration phase brought; done is called when it has been
	// looked at.
	Reward  func(b *board.Board, evs []play.Event, done func()) board.View
	Refresh func(b *board.Board) board.View
	Results func(b *board.Board) board.View
	Log     func(b *board.Board)
	Menu    func(b *board.Board)
}

// Table is the scene.
type Table struct {
	*board.Board
	views  Views
	view   board.View
	shown  stage
	handed play.Seat // the seat that has taken the computer for a secret phase

	reward  []play.Event // events of the reward being looked at
	curtain *sitting.Curtain
	covered bool
	news    *news // nil for none
}

// stage is what a view was made for; another stage needs another view.
type stage struct {
	phase  mapmasters.Phase
	round  int
	viewer play.Seat // for secret phases only
	reward bool
}

// New makes the scene of a match.
func New(a *app.App, m *play.Match, save *store.Save, v Views) (*Table, error) {
	b, err := board.New(a, m, save)
	if err != nil {
		return nil, err
	}
	t := &Table{Board: b, views: v, handed: play.NoSeat}
	b.Moved = t.moved
	b.OpenLog = func() { t.views.Log(b) }
	return t, nil
}

// secret says whether the phase is played behind the curtain.
func secret(p mapmasters.Phase) bool {
	return p == mapmasters.HandPhase || p == mapmasters.ExplorationPhase
}

// needsCurtain says whether the acting person has still to take the computer.
func (t *Table) needsCurtain() bool {
	actor := t.Actor()
	return t.reward == nil && actor != play.NoSeat && !t.Match.IsBot(actor) &&
		secret(t.State().Phase()) && t.handed != actor
}

// Playable says whether the acting person sits at the computer and can decide: no curtain
// hangs, falls or is still to fall, and no reward is being looked at.
func (t *Table) Playable() bool {
	return t.Mine() && !t.Match.IsBot(t.Actor()) && t.curtain == nil && t.reward == nil && !t.needsCurtain()
}

// settle makes viewer, curtain and view fit the position.
func (t *Table) settle(u *ui.UI) {
	actor := t.Actor()
	phase := t.State().Phase()
	if actor != play.NoSeat && !t.Match.IsBot(actor) && t.reward == nil {
		if !secret(phase) || t.handed == actor {
			t.Viewer = actor
		}
	}
	if c := t.curtain; c != nil && !c.Pressed() && c.Seat != actor {
		t.curtain = nil // it asked for a seat that has nothing to decide any more
	}
	if t.needsCurtain() && t.curtain == nil {
		t.curtain = sitting.Fall(u, actor, cloth.Curtain())
	}
	if !secret(phase) {
		t.handed = play.NoSeat
	}
	want := stage{phase: phase, round: t.State().Round(), viewer: play.NoSeat, reward: t.reward != nil}
	if t.reward != nil {
		want.phase = mapmasters.RewardPhase
	} else if secret(phase) {
		want.viewer = t.handed
	}
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

func (t *Table) make(s stage) board.View {
	switch {
	case s.reward:
		return t.views.Reward(t.Board, t.reward, t.rewarded)
	case s.phase == mapmasters.Over:
		return t.views.Results(t.Board)
	case secret(s.phase) && s.viewer == play.NoSeat:
		return &waiting{t}
	case s.phase == mapmasters.HandPhase:
		return t.views.Hand(t.Board)
	case s.phase == mapmasters.ExplorationPhase:
		return t.views.Explore(t.Board)
	case s.phase == mapmasters.RefreshPhase:
		return t.views.Refresh(t.Board)
	}
	return t.views.Market(t.Board)
}

// rewarded goes on after the reward has been looked at.
func (t *Table) rewarded() {
	t.reward = nil
	t.UI.Wake()
}

// moved hears of every move made at this table.
func (t *Table) moved(u *ui.UI, seat play.Seat, evs []play.Event) {
	if seat == t.handed {
		t.handed = play.NoSeat // the next secret needs the next person, or the same again
	}
	for _, e := range evs {
		if _, opened := e.(mapmasters.RewardOpened); opened {
			t.reward = evs
		}
	}
	if t.view != nil {
		t.view.Happen(u, seat, evs)
	}
	t.hear(u, evs)
}

// Frame implements scene.Scene.
func (t *Table) Frame(u *ui.UI) {
	t.settle(u)
	if t.curtain == nil { // which answers only after a while
		t.Haste.Pass(u)
	}
	if t.curtain != nil && t.curtain.Closed(u) {
		t.drawCurtain(u)
		t.announce(u, ui.Rect{})
		return
	}
	house.Table(u)
	u.Clauses(t.Rulebook)
	l := house.Lay(u)
	u.Ground(l.Mat)
	t.tools(u, l)
	t.view.Frame(u, l)
	if s, ok := t.view.(Stripped); ok {
		s.Strip(u, l.Strip)
	} else {
		t.Strip(u, l.Strip)
	}
	if t.curtain != nil {
		t.drawCurtain(u)
	}
	t.announce(u, l.Mat)
	t.Keys(u, t)
}

// Stripped is a view with a line of its own at the foot.
type Stripped interface {
	Strip(u *ui.UI, r ui.Rect)
}

func (t *Table) cover(on bool) {
	if t.covered != on {
		t.covered = on
		if t.view != nil {
			t.view.Pause(on)
		}
	}
}

// Leave implements scene.Leaver.
func (t *Table) Leave() {
	if t.view != nil { // it keeps its draft as long as the save is open
		t.view.Pause(true)
	}
	t.StandUp()
}

// Locate implements scene.Locator: views know the squares of their boards.
func (t *Table) Locate(name string) (x, y float64, ok bool) {
	if l, is := t.view.(interface {
		Locate(name string) (x, y float64, ok bool)
	}); is {
		return l.Locate(name)
	}
	return 0, 0, false
}
