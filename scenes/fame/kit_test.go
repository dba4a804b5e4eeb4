package fame

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
)

// game is the one of most tests.
const game = "mapmasters"

// today is when the tests take place.
var today = time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)

// ground lies below the scene.
type ground struct{}

func (ground) Frame(*ui.UI) {}

// hall is an open Hall of Fame in a window that nobody sees.
type hall struct {
	t      *testing.T
	a      *app.App
	opened *play.Match // by Continue
	setUp  string
	*scene.Rehearsal
}

// newHall makes a program with an empty store, its scene not yet open.
func newHall(t *testing.T, win apptest.Window) *hall {
	t.Helper()
	g, err := mapmasters.New()
	require.NoError(t, err)
	a, r := apptest.OpenBoxes(t, win, app.Box{ID: game, Game: g, Look: app.Look{Emblem: "compass"}, Fame: app.Record{Unit: "fame.unit-vp"}})
	h := &hall{t: t, a: a, Rehearsal: r}
	h.a.Open.Match = func(m *play.Match, _ *store.Save) { h.opened = m }
	h.a.Open.SetUp = func(game string) { h.setUp = game }
	h.Stack.Push(ground{})
	return h
}

// open opens the scene.
func (h *hall) open() *Fame {
	h.a.Now = func() time.Time { return today }
	s := New(h.a).(*Fame)
	h.Stack.Push(s)
	h.Step()
	h.Send(input.Event{Kind: input.Tick})
	return s
}

// play lets a hand act.
func (h *hall) play(script func(p *input.Player)) {
	h.t.Helper()
	apptest.Hand(h.t, h.Rehearsal, script)
}

// sees says whether a control is in the window.
func (h *hall) sees(name string) bool {
	h.Send(input.Event{Kind: input.Tick})
	q, ok := h.a.UI.Find(name)
	return ok && q.W > 0 && q.H > 0
}

// person and bot are seats with a score.
func person(name, color string, score int) store.SeatResult {
	return store.SeatResult{Name: name, Color: color, Score: score}
}

func bot(name, color, level string, score int) store.SeatResult {
	return store.SeatResult{Name: name, Color: color, Level: level, Score: score}
}

// ended is a match that ended some days ago; places follow from the scores.
func ended(days int, name string, seats ...store.SeatResult) store.Result {
	for i := range seats {
		seats[i].Place = 1
		for _, o := range seats {
			if o.Score > seats[i].Score {
				seats[i].Place++
			}
		}
	}
	return store.Result{Match: name, When: today.AddDate(0, 0, -days), Game: "mapmasters", Seed: "lantern", Moves: 140 + days, Seats: seats}
}

// evenings are the matches of the pictures.
func evenings() []store.Result {
	blue := []int{38, 45, 52, 48, 55, 53, 62, 71, 58, 66, 61, 63}
	green := []int{41, 47, 44, 52, 49, 57, 68, 51, 55, 60, 54, 59}
	var out []store.Result
	for i := range blue {
		seats := []store.SeatResult{person("Blue", "blue", blue[i]), person("Green", "green", green[i])}
		switch i % 3 {
		case 0:
			seats = append(seats, person("Pink", "purple", 34+i*2))
		case 1:
			seats = append(seats, bot("Orange", "orange", "hard", 36+i*2), bot("Sky", "sky", "hard", 40+i))
		case 2:
			seats = append(seats, person("Pink", "purple", 38+i*2), bot("Black", "black", "normal", 30+i))
		}
		out = append(out, ended(78-i*7, "match-"+string(rune('a'+i)), seats...))
	}
	out[11].When = today.Add(-2 * time.Hour)
	return out
}

// write keeps results in the store.
func (h *hall) write(results ...store.Result) {
	h.t.Helper()
	for _, r := range results {
		require.NoError(h.t, h.a.Store.AddResult(r))
	}
}

// begin saves an open match of some moves and gives the name of its save.
func (h *hall) begin(seed string, moves int, seats ...play.SeatSetup) string {
	h.t.Helper()
	g := h.a.Games[0]
	m, err := play.NewMatch(g, play.Setup{Game: g.ID(), Seed: seed, Seats: seats})
	require.NoError(h.t, err)
	save := h.a.Store.Begin(g.ID())
	m.Record(save)
	for range moves {
		at := m.Actors()[0]
		list := m.Moves(at)
		require.NotEmpty(h.t, list)
		_, err := m.Do(at, list[0])
		require.NoError(h.t, err)
	}
	name := save.Name()
	save.Close()
	return name
}

// keep writes a picture to look at.
func (h *hall) keep(name string) {
	h.t.Helper()
	if apptest.Pictures() {
		apptest.Keep(h.t, name, h.Draw())
	}
}
