package sitting_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/torches"
	"delvebox/engine/ui"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/sitting"
)

// broken is Torches with a computer player that comes to nothing.
type broken struct{ torches.Game }

func (broken) Bot(string) (play.Bot, error) { return lost{}, nil }

type lost struct{}

func (lost) Choose(context.Context, play.State, play.Seat, *play.Chance) (play.Move, error) {
	panic("the map is upside down")
}

// watched is Torches with computer players that are counted when they are asked, and that
// tell when they are done. Patient ones think until they are stopped.
type watched struct {
	torches.Game
	asked   *int
	done    chan error // why it ended, nil when a move was chosen
	patient bool
}

func watch(patient bool) watched {
	return watched{asked: new(int), done: make(chan error, 64), patient: patient}
}

func (g watched) Bot(level string) (play.Bot, error) {
	*g.asked++
	b, err := g.Game.Bot(level)
	return thinker{b, g}, err
}

type thinker struct {
	play.Bot
	game watched
}

func (b thinker) Choose(ctx context.Context, s play.State, seat play.Seat, luck *play.Chance) (m play.Move, err error) {
	if b.game.patient {
		<-ctx.Done()
		err = ctx.Err()
	} else {
		m, err = b.Bot.Choose(ctx, s, seat, luck)
	}
	b.game.done <- err
	return m, err
}

// think lets computer players think until the match has so many moves.
func think(t *testing.T, s *sitting.Sitting, moves int) {
	t.Helper()
	require.Eventually(t, func() bool {
		if s.Match.Len() < moves {
			s.Think(s.UI, false)
		}
		return s.Match.Len() >= moves
	}, 10*time.Second, time.Millisecond)
}

func TestComputerPlayersPlayAMatchToItsEnd(t *testing.T) {
	s, _ := sit(t, torches.Game{}, "keen", "novice")
	heard := 0
	s.Moved = func(*ui.UI, play.Seat, []play.Event) { heard++ }
	require.Eventually(t, func() bool {
		s.Think(s.UI, false)
		return s.Match.Outcome() != nil
	}, 10*time.Second, time.Millisecond)
	assert.Equal(t, s.Match.Len(), heard)
	assert.Equal(t, play.NoSeat, s.Actor())
	s.Think(s.UI, false) // nobody has anything to think about
}

func TestNoThoughtBeginsWhileTheTableIsHeld(t *testing.T) {
	g := watch(false)
	s, _ := sit(t, g, "keen", "")
	s.Think(s.UI, true)
	assert.Zero(t, *g.asked)
	think(t, s, 1)
	assert.Equal(t, 1, *g.asked)
}

func TestAComputerPlayerThatFailsDoesNotStopTheMatch(t *testing.T) {
	s, r := sit(t, broken{}, "keen", "")
	think(t, s, 1)
	assert.EqualValues(t, 0, s.Match.History()[0].Seat)
	s.Stack.Push(bare{})
	fault := &play.Fault{Where: "bot of seat 0, move 1", What: "the map is upside down"}
	assert.True(t, apptest.Says(r, s.Say(fault)), "it is said in the player's language")
}

// bare is a scene of nothing but what the house itself shows.
type bare struct{}

// Frame implements scene.Scene.
func (bare) Frame(*ui.UI) {}

// In the end all hold up a torch in any order: a person may be quicker than the computer
// player, whose thought is then thought anew.
func TestAThoughtThatTheMatchHasOvertakenIsNoMove(t *testing.T) {
	g := watch(false)
	s, _ := sit(t, g, "keen", "")
	for s.Match.State().(*torches.State).Round <= 3 {
		_, err := s.Match.Do(s.Match.Actors()[0], torches.Done{})
		require.NoError(t, err)
	}
	s.Think(s.UI, false)         // it begins to think
	require.NoError(t, <-g.done) // and has thought
	require.True(t, s.Do(s.UI, torches.Hold{Torch: torches.Nothing}, 0, 0), s.UI.Refused())
	n, heard := s.Match.Len(), 0
	s.Moved = func(*ui.UI, play.Seat, []play.Event) { heard++ }
	think(t, s, n+1)
	assert.Equal(t, 1, heard, "the thought that was overtaken is not told as a move")
	assert.NotNil(t, s.Match.Outcome())
}

func TestLeavingStopsTheThought(t *testing.T) {
	g := watch(true)
	s, _ := sit(t, g, "keen", "")
	s.Think(s.UI, false)
	s.StandUp()
	require.ErrorIs(t, <-g.done, context.Canceled)
	assert.Zero(t, s.Match.Len())
}

func TestAComputerPlayersPauseIsAsChosen(t *testing.T) {
	s, r := sit(t, torches.Game{}, "keen", "")
	r.Stack.UI.Prefs.Speed = 1
	assert.Zero(t, s.Pause(s.UI))
	for choice, want := range map[string]time.Duration{"fast": 150 * time.Millisecond, "calm": 600 * time.Millisecond, "": 600 * time.Millisecond} {
		setup := s.Setup()
		setup.Options = map[string]string{"bots": choice}
		m, err := play.NewMatch(torches.Game{}, setup)
		require.NoError(t, err)
		assert.Equal(t, want, sitting.New(s.App, m, nil, names{}).Pause(s.UI), choice)
	}
}
