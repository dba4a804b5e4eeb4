package playtest_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/playtest"
	"delvebox/engine/play/torches"
)

// plan tries Torches with 2 to 4 seats, a bot at every other one.
func plan(g play.Game) playtest.Plan {
	return playtest.Plan{
		Game: g,
		Setup: func(n int) play.Setup {
			s := play.Setup{Game: "torches", Seed: fmt.Sprint("trial ", n)}
			for i := range 2 + n%3 {
				seat := play.SeatSetup{Name: fmt.Sprint("Player ", i+1)}
				if (n+i)%2 == 1 {
					seat.Level = []string{"novice", "keen"}[n%2]
				}
				s.Seats = append(s.Seats, seat)
			}
			return s
		},
		Invariants: countTorches,
		Hidden:     hidden,
		Resample:   resample,
		Illegal: func(full play.State, luck *play.Chance) []play.Move {
			return []play.Move{torches.Play{Torch: "coal"}, torches.Hold{Torch: "coal"}, torches.Hold{}}
		},
	}
}

// state finds Torches' own state in one of the broken ones too.
func state(s play.State) *torches.State {
	if b, ok := s.(broken); ok {
		return b.State
	}
	return s.(*torches.State)
}

func countTorches(full play.State) error {
	s := state(full)
	met := map[torches.Torch]int{}
	for _, list := range append(slices.Clone(s.Hands), s.Deck) {
		for _, t := range list {
			met[t]++
		}
	}
	for t, n := range met {
		if n != 1 || t.Brightness() == 0 {
			return fmt.Errorf("%d times %q", n, t)
		}
	}
	return nil
}

func hidden(full play.State, by play.Seat) []string {
	s := state(full)
	var list []string
	for _, t := range s.Deck {
		list = append(list, fmt.Sprintf("%q", t))
	}
	for seat, hand := range s.Hands {
		if play.Seat(seat) == by || s.Over {
			continue
		}
		for _, t := range hand {
			list = append(list, fmt.Sprintf("%q", t))
		}
	}
	return list
}

// resample deals the deck and the other hands anew.
func resample(full play.State, by play.Seat, luck *play.Chance) play.State {
	s := state(full)
	pool := slices.Clone(s.Deck)
	for seat, hand := range s.Hands {
		if play.Seat(seat) != by {
			pool = append(pool, hand...)
		}
	}
	play.Shuffle(luck, "resample", pool)
	deal := func(list []torches.Torch) {
		copy(list, pool[:len(list)])
		pool = pool[len(list):]
	}
	deal(s.Deck)
	for seat, hand := range s.Hands {
		if play.Seat(seat) != by {
			deal(hand)
		}
	}
	return full
}

func TestTorchesPassTheTrial(t *testing.T) {
	playtest.Run(t, plan(torches.Game{}), 60)
}

func TestReportCounts(t *testing.T) {
	r, err := plan(torches.Game{}).Play(0)
	require.NoError(t, err)
	assert.Positive(t, r.Moves)
	assert.Positive(t, r.Refused)
	assert.Positive(t, r.Replays)
	assert.NotNil(t, r.Outcome)
	_, _, err = play.Replay([]play.Game{torches.Game{}}, r.Journal)
	assert.NoError(t, err)
}

func TestSparseTrialIsCheaper(t *testing.T) {
	p := plan(torches.Game{})
	p.Every = 5
	r, err := p.Play(1)
	require.NoError(t, err)
	all, err := plan(torches.Game{}).Play(1)
	require.NoError(t, err)
	assert.Less(t, r.Refused, all.Refused)
}

func TestDumpWritesEverythingInOrder(t *testing.T) {
	type inner struct{ secret string }
	type ring struct {
		Next *ring
		M    map[string][]int
		p    *inner
		F    func()
		N    any
	}
	r := &ring{M: map[string][]int{"b": {2}, "a": nil}, p: &inner{"ash"}, F: func() {}}
	r.Next = r
	assert.Equal(t, `ring{Next:ring M:map["a":[] "b":[2 ]] p:inner{secret:"ash" } F:- N:nil }`, playtest.Dump(r))
	assert.Equal(t, playtest.Dump([]int(nil)), playtest.Dump([]int{}))
}
