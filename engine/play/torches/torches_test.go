package torches_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/playtest"
	"delvebox/engine/play/torches"
)

func setup(seats, n int) play.Setup {
	s := play.Setup{Game: "torches", Seed: fmt.Sprint("torches ", n)}
	for i := range seats {
		s.Seats = append(s.Seats, play.SeatSetup{Name: fmt.Sprint("Player ", i+1), Level: []string{"", "keen"}[i%2]})
	}
	return s
}

func TestTheTrial(t *testing.T) {
	playtest.Run(t, playtest.Plan{
		Game:  torches.Game{},
		Setup: func(n int) play.Setup { return setup(2+n%3, n) },
	}, 12)
}

// TOR-001
func TestEachDrawsThreeTorches(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		s, events, err := torches.Game{}.New(setup(seats, 0))
		require.NoError(t, err)
		assert.Len(t, events, 3*seats)
		for _, hand := range s.(*torches.State).Hands {
			assert.Len(t, hand, 3)
		}
	}
	_, _, err := torches.Game{}.New(setup(5, 0))
	require.Error(t, err)
}

// TOR-004
func TestDoneDrawsOneTorchIntoASmallHand(t *testing.T) {
	s, _, err := torches.Game{}.New(setup(2, 0))
	require.NoError(t, err)
	full := s.(*torches.State)
	for range 2 {
		_, err = s.Apply(0, torches.Play{Torch: full.Hands[0][0]})
		require.NoError(t, err)
	}
	events, err := s.Apply(0, torches.Done{})
	require.NoError(t, err)
	assert.Len(t, events, 1)
	assert.Len(t, full.Hands[0], 2)
	events, err = s.Apply(1, torches.Done{})
	require.NoError(t, err)
	assert.Empty(t, events, "a hand of three draws nothing")
}
