package table_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/rehearsal"
	"delvebox/scenes/mapmasters/table"
)

// hand is a view that writes what the viewer holds: the secret of a seat.
type hand struct {
	rehearsal.Blank
	b      *board.Board
	paused []bool
}

const secretWord = "The hand of "

func (v *hand) Frame(u *ui.UI, l house.Layout) {
	u.Text(l.Mat.CX(), l.Mat.CY(), ui.Body, secretWord+v.b.SeatName(v.b.Viewer), ui.Cream, ui.AlignMiddle)
	for i, h := range v.b.State().Hand(v.b.Viewer) {
		u.Area("held-"+string(rune('1'+i)), ui.R(l.Mat.X+float64(i)*40, l.Mat.Y, 30, 30))
		u.Text(l.Mat.X, l.Mat.Y+float64(i)*30+60, ui.Body, v.b.CardName(h.Card), ui.Cream, ui.AlignLeft)
	}
}
func (v *hand) Pause(on bool) { v.paused = append(v.paused, on) }

// views show every hand as an open secret.
func views() table.Views {
	see := func(b *board.Board) board.View { return &hand{b: b} }
	return table.Views{Explore: see, Hand: see}
}

// exploring gives a match in which everybody has passed and the first seat explores.
func exploring(t *testing.T, colours ...string) *play.Match {
	t.Helper()
	m := rehearsal.Start(t, rehearsal.Setup("lantern", colours...))
	for state(m).Phase() == mapmasters.MarketPhase {
		_, err := m.Do(m.Actors()[0], mapmasters.Pass{})
		require.NoError(t, err)
	}
	require.Equal(t, mapmasters.ExplorationPhase, state(m).Phase())
	return m
}

func state(m *play.Match) *mapmasters.State { return m.State().(*mapmasters.State) }

// explore lets the acting seat explore, as its view would.
func explore(t *testing.T, tb *rehearsal.Table) {
	t.Helper()
	top := tb.Stack.Top().(*table.Table)
	moves := tb.Match.Moves(tb.Match.Actors()[0])
	require.True(t, top.Do(tb.Stack.UI, moves[len(moves)-1], 0, 0))
	tb.Step()
}

// secrets are the lines of the present picture, and its controls, that tell of a hand.
func secrets(tb *rehearsal.Table) (out []string) {
	for _, l := range apptest.Lines(tb.Rehearsal) {
		if strings.HasPrefix(l.Text, secretWord) {
			out = append(out, strings.TrimPrefix(l.Text, secretWord))
		}
	}
	for _, name := range tb.Stack.UI.Names() {
		if strings.HasPrefix(name, "held-") {
			out = append(out, name)
		}
	}
	return out
}

// written are all lines of the present picture, also those that the curtain covers.
func written(tb *rehearsal.Table) (out []string) {
	for _, l := range apptest.Lines(tb.Rehearsal) {
		out = append(out, l.Text)
	}
	return out
}

func name(tb *rehearsal.Table, seat play.Seat) string { return tb.Match.Setup().Seats[seat].Name }

// Before the button is pressed nothing of the next seat's hand is drawn or can be
// pointed at, at whatever moment of the curtain's fall one looks.
func TestNothingSecretIsSeenBeforeTheComputerIsTaken(t *testing.T) {
	tb := rehearsal.Open(t, exploring(t, "blue", "green"), rehearsal.Usual(), views())
	tb.Stack.UI.Prefs.Speed = 1
	first := tb.Match.Actors()[0]
	for range 2 {
		who := tb.Match.Actors()[0]
		for range 60 {
			tb.Step()
			require.Empty(t, secrets(tb), "%v at %v", who, tb.Stack.UI.Now)
			require.NotContains(t, written(tb), tb.App.UI.T("handover.waiting-bot", "name", name(tb, who)), "a person is no bot that thinks")
		}
		require.True(t, apptest.Says(tb.Rehearsal, tb.App.UI.T("handover.button", "name", name(tb, who))))
		tb.Act("click handover\nwait 600ms")
		seen := secrets(tb)
		require.Equal(t, name(tb, who), seen[0])
		require.Contains(t, seen, "held-1")
		explore(t, tb)
		if who == first {
			require.Empty(t, secrets(tb), "the hand is gone with the move")
		}
	}
}

func TestTheButtonAnswersOnlyOnceTheCurtainHangs(t *testing.T) {
	tb := rehearsal.Open(t, exploring(t, "blue", "green"), rehearsal.Usual(), views())
	tb.Stack.UI.Prefs.Speed = 1
	tb.Act("key Enter\nkey Enter\nwait 300ms\nkey Enter\nkey Enter")
	require.Empty(t, secrets(tb), "keys pressed by who sat there before do not lift it")
	tb.Act("wait 700ms\nkey Enter\nwait 600ms")
	require.NotEmpty(t, secrets(tb))
}

func TestKeysOfTheTableRestBehindTheCurtain(t *testing.T) {
	opened := 0
	v := views()
	v.Log = func(*board.Board) { opened++ }
	tb := rehearsal.Open(t, exploring(t, "blue", "green"), rehearsal.Usual(), v)
	tb.Act("wait idle\nkey L\nkey Ctrl+Z\nkey H")
	require.Zero(t, opened)
	require.Empty(t, secrets(tb))
}

func TestThePersonAloneIsAskedForNoName(t *testing.T) {
	tb := rehearsal.Open(t, exploring(t, "blue", "*green"), rehearsal.Usual(), views())
	if tb.Match.IsBot(tb.Match.Actors()[0]) {
		exploreBeside(t, tb.Match)
		tb.Step()
	}
	u := tb.App.UI
	require.True(t, apptest.Says(tb.Rehearsal, u.T("mapmasters.exploration.start")))
	require.False(t, apptest.Says(tb.Rehearsal, u.T("handover.button", "name", "Blue")))
}

// exploreBeside lets the acting seat explore without the table.
func exploreBeside(t *testing.T, m *play.Match) {
	t.Helper()
	who := m.Actors()[0]
	moves := m.Moves(who)
	_, err := m.Do(who, moves[len(moves)-1])
	require.NoError(t, err)
}

func TestADungeonThatIsDoneStaysDone(t *testing.T) {
	tb := rehearsal.Open(t, exploring(t, "blue", "green"), rehearsal.Usual(), views())
	tb.Act("click handover\nwait idle")
	explore(t, tb)
	tb.Act("click handover\nwait idle")
	second, before := name(tb, tb.Match.Actors()[0]), tb.Match.Len()
	tb.Act("key Ctrl+Z\nwait idle")
	require.Equal(t, before, tb.Match.Len())
	require.Equal(t, second, secrets(tb)[0], "who sits there goes on")
	require.True(t, apptest.Says(tb.Rehearsal, tb.App.UI.T("reveals.done-is-final")), "and reads why")
}

// In the open market the person beside may take back a purchase for the one who made
// it, until the next seat has decided.
func TestAnOpenDecisionIsTakenBackAcrossSeats(t *testing.T) {
	m := rehearsal.Start(t, rehearsal.Setup("lantern", "blue", "green"))
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Step()
	top, first := tb.Stack.Top().(*table.Table), m.Actors()[0]
	require.True(t, top.Do(tb.Stack.UI, mapmasters.Pass{}, 0, 0))
	tb.Act("wait idle")
	require.NotEqual(t, first, top.Viewer)
	tb.Act("key Ctrl+Z\nwait idle")
	require.Equal(t, []play.Seat{first}, m.Actors())
	require.Equal(t, first, top.Viewer, "the table turns to the seat that decides")
	tb.Act("key Ctrl+Y\nwait idle")
	require.NotEqual(t, first, m.Actors()[0])
}

func TestTheCurtainAsksWhoeverHasToDecide(t *testing.T) {
	tb := rehearsal.Open(t, exploring(t, "blue", "green"), rehearsal.Usual(), views())
	tb.Stack.UI.Prefs.Speed = 1
	tb.Step()
	late := name(tb, tb.Match.Actors()[0])
	exploreBeside(t, tb.Match) // while the curtain falls for another
	tb.App.UI.Wake()
	tb.Stack.Top().(*table.Table).Changed()
	tb.Rests(time.Second)
	now := name(tb, tb.Match.Actors()[0])
	require.True(t, apptest.Says(tb.Rehearsal, tb.App.UI.T("handover.button", "name", now)))
	require.False(t, apptest.Says(tb.Rehearsal, tb.App.UI.T("handover.button", "name", late)))
}

// dreamer is a computer player that thinks until it is told to stop.
type dreamer struct{ began, stopped chan struct{} }

func (d dreamer) Choose(ctx context.Context, _ play.State, _ play.Seat, _ *play.Chance) (play.Move, error) {
	d.began <- struct{}{}
	<-ctx.Done()
	d.stopped <- struct{}{}
	return nil, ctx.Err()
}

// dreaming lays a match on the table whose acting seat is a dreamer.
func dreaming(t *testing.T, v table.Views) (*rehearsal.Table, dreamer) {
	t.Helper()
	d := dreamer{make(chan struct{}, 8), make(chan struct{}, 8)}
	g, err := mapmasters.New(mapmasters.Level{Name: "normal", Bot: d})
	require.NoError(t, err)
	m, err := play.NewMatch(g, rehearsal.Setup("lantern", "*blue", "*green"))
	require.NoError(t, err)
	return rehearsal.Open(t, m, rehearsal.Usual(), v), d
}

// comes waits for a signal of the dreamer.
func comes(t *testing.T, c chan struct{}, what string) {
	t.Helper()
	select {
	case <-c:
	case <-time.After(5 * time.Second):
		t.Fatal(what)
	}
}

func TestAComputerPlayerStopsThinkingWhenTheTableIsLeft(t *testing.T) {
	tb, d := dreaming(t, views())
	tb.Step()
	comes(t, d.began, "it does not begin to think")
	tb.Stack.Close()
	comes(t, d.stopped, "it thinks on after the table is gone")
	require.Zero(t, tb.Match.Len())
}

// menu is a scene that hides the table; sheet lies over a part of it.
type (
	menu  struct{}
	sheet struct{ menu }
)

func (menu) Frame(*ui.UI) {}
func (sheet) Overlay()    {}

func TestNobodyBeginsToThinkUnderAMenu(t *testing.T) {
	tb, d := dreaming(t, views())
	tb.Stack.Push(sheet{})
	tb.Let(500 * time.Millisecond)
	require.Empty(t, d.began)
	tb.Stack.Pop()
	tb.Step()
	tb.Step()
	comes(t, d.began, "it does not begin to think when the menu is gone")
}

func TestTheViewIsPausedWhileItIsCovered(t *testing.T) {
	var seen *hand
	v := views()
	v.Market = func(b *board.Board) board.View {
		seen = &hand{b: b}
		return seen
	}
	tb := rehearsal.Open(t, rehearsal.Start(t, rehearsal.Setup("lantern", "blue", "green")), rehearsal.Usual(), v)
	tb.Act("wait idle")
	tb.Stack.Push(menu{})
	tb.Step()
	tb.Stack.Pop()
	tb.Step()
	require.Equal(t, []bool{true, false}, seen.paused)
	tb.Stack.Push(sheet{}) // MMV-137: beside it the dungeon is seen
	tb.Step()
	tb.Stack.Pop()
	tb.Step()
	require.Len(t, seen.paused, 2)
}

// disk is a place for saves that can fill up.
type disk struct{ full bool }

func (d *disk) Append([]byte) error {
	if d.full {
		return errors.New("the disk is full")
	}
	return nil
}

func TestASaveThatFailsIsToldOnceAndThatItWorksAgain(t *testing.T) {
	m := rehearsal.Start(t, rehearsal.Setup("lantern", "blue", "green", "purple", "orange"))
	d := &disk{}
	m.Record(d)
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Step()
	top := tb.Stack.Top().(*table.Table)
	pass := func() {
		require.True(t, top.Do(tb.Stack.UI, mapmasters.Pass{}, 0, 0))
		tb.Act("wait idle")
	}
	told := func() (n int) {
		for _, l := range apptest.Lines(tb.Rehearsal) {
			if strings.Contains(l.Text, "the disk is full") {
				n++
			}
		}
		return n
	}
	d.full = true
	pass()
	require.Equal(t, 1, told())
	tb.Let(12 * time.Second) // the toast goes by
	require.Zero(t, told())
	pass()
	assert.Zero(t, told(), "the second failure is no news")
	d.full = false
	pass()
	assert.True(t, apptest.Says(tb.Rehearsal, tb.App.UI.T("fault.save-retry")))
}
