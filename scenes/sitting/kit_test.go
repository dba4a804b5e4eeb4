package sitting_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/torches"
	"delvebox/engine/scene"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/sitting"
)

// names tells events by their names, under a heading that each die opens.
type names struct{}

func (names) Head(ev play.Event) string {
	if e, ok := ev.(torches.Rolled); ok {
		return fmt.Sprint("Pips ", e.Pips)
	}
	return ""
}

func (names) Tell(seat play.Seat, ev play.Event) (sitting.Line, bool) {
	if e, ok := ev.(torches.Drew); ok {
		return sitting.Line{Seat: e.Seat, Text: "draws " + string(e.Torch)}, e.Torch != ""
	}
	return sitting.Line{Seat: seat, Text: ev.Name()}, true
}

// sit sets a match of Torches on a table, of seats by their levels, "" for a person.
func sit(t *testing.T, g play.Game, levels ...string) (*sitting.Sitting, *scene.Rehearsal) {
	t.Helper()
	return sitIn(t, apptest.Window{}, g, levels...)
}

// sitIn does so in a window.
func sitIn(t *testing.T, w apptest.Window, g play.Game, levels ...string) (*sitting.Sitting, *scene.Rehearsal) {
	t.Helper()
	setup := play.Setup{Game: "torches", Seed: "lantern", Options: map[string]string{"bots": "at-once"}}
	for i, level := range levels {
		setup.Seats = append(setup.Seats, play.SeatSetup{Name: [...]string{"Blue", "Green"}[i], Color: [...]string{"blue", "green"}[i], Level: level})
	}
	m, err := play.NewMatch(g, setup)
	require.NoError(t, err)
	a, r := apptest.Open(t, w, g)
	return sitting.New(a, m, nil, names{}), r
}

// do makes a move for whoever has to decide, as the person at the computer.
func do(t *testing.T, s *sitting.Sitting, m play.Move) {
	t.Helper()
	s.Viewer = s.Actor()
	require.True(t, s.Do(s.UI, m, 0, 0), s.UI.Refused())
}

// first is the first legal move of a seat.
func first(t *testing.T, s *sitting.Sitting) play.Move {
	t.Helper()
	moves := s.Match.Moves(s.Actor())
	require.NotEmpty(t, moves)
	return moves[0]
}
