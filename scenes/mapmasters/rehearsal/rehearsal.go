// Package rehearsal plays Map Masters without a window, for the tests of its views: a
// whole [Table] with the scripted hand, or a [Rig] that shows one view alone. The match
// is a new one, one that has wandered to a wanted position, or a recorded one of four.
package rehearsal

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/cartographer"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/table"
)

// Table is a match on the table, played without a window.
type Table struct {
	window
	Match *play.Match
}

// Game gives the rules with their computer players.
func Game(t testing.TB) *mapmasters.Game {
	t.Helper()
	g, err := mapmasters.New(cartographer.Levels()...)
	require.NoError(t, err)
	return g
}

// Setup seats people and bots by colours; a colour that begins with a star is a bot.
func Setup(seed string, colours ...string) play.Setup {
	s := play.Setup{Game: "mapmasters", Seed: seed, Options: map[string]string{"bots": "at-once"}}
	for _, c := range colours {
		seat := play.SeatSetup{Color: c}
		if c[0] == '*' {
			seat.Color, seat.Level = c[1:], "normal"
		}
		seat.Name = string(seat.Color[0]-32) + seat.Color[1:]
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// Start begins a match.
func Start(t testing.TB, s play.Setup) *play.Match {
	t.Helper()
	m, err := play.NewMatch(Game(t), s)
	require.NoError(t, err)
	return m
}

// laid is Map Masters set up freely.
type laid struct {
	*mapmasters.Game
	at mapmasters.Position
}

// New implements play.Game.
func (g *laid) New(play.Setup) (play.State, []play.Event, error) {
	s, err := g.Set(g.at)
	return s, nil, err
}

// Laid gives a match that begins in a position.
func Laid(t testing.TB, at mapmasters.Position, s play.Setup) *play.Match {
	t.Helper()
	s.Game = "mapmasters"
	m, err := play.NewMatch(&laid{Game(t), at}, s)
	require.NoError(t, err)
	return m
}

// Open lays the match on a table. Views that are not given show nothing.
func Open(t *testing.T, m *play.Match, w apptest.Window, v table.Views) *Table {
	t.Helper()
	a, r := apptest.Open(t, w, m.Game())
	tb, err := table.New(a, m, a.Store.Begin("mapmasters"), complete(v))
	require.NoError(t, err)
	a.Stack.Push(tb)
	return &Table{window{r, a, t}, m}
}

func complete(v table.Views) table.Views {
	none := func(*board.Board) board.View { return Blank{} }
	for _, f := range []*func(*board.Board) board.View{&v.Market, &v.Hand, &v.Explore, &v.Refresh, &v.Results} {
		if *f == nil {
			*f = none
		}
	}
	if v.Reward == nil {
		v.Reward = func(_ *board.Board, _ []play.Event, done func()) board.View {
			done()
			return Blank{}
		}
	}
	for _, f := range []*func(*board.Board){&v.Log, &v.Menu} {
		if *f == nil {
			*f = func(*board.Board) {}
		}
	}
	return v
}

// Act follows a script of the scripted hand.
func (tb *Table) Act(script string) {
	tb.t.Helper()
	require.NoError(tb.t, tb.Try(script))
}

// Try follows a script and gives what went wrong.
func (tb *Table) Try(script string) error {
	tb.t.Helper()
	p := input.NewPlayer(&scene.Stage{Stack: tb.Stack})
	require.NoError(tb.t, p.ReadScript(tb.t.Name(), script))
	return tb.Play(p, 120*time.Second)
}

// Rests lets time go by, drawing what there is to draw as the window does, and says
// whether everything has come to rest.
func (tb *Table) Rests(d time.Duration) bool {
	for end := tb.Stack.UI.Now + d; tb.Stack.UI.Now < end; {
		tb.Step()
		if tb.Stack.NeedsPicture() {
			tb.Stack.Draw(tb.Canvas)
		}
	}
	return !tb.Stack.NeedsPicture()
}
