package rehearsal

import (
	_ "embed" // the recorded moves
	"slices"
	"strconv"
	"strings"
	"testing"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"

	"github.com/stretchr/testify/require"
)

//go:embed testdata/four.moves
var moves string

// Seed is the seed of the match that four computer players have played and recorded.
const Seed = "lantern-482"

// Four are the seats of the recorded match: two people, two computer players.
func Four() []play.SeatSetup {
	return []play.SeatSetup{
		{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"},
		{Name: "Pink", Color: "purple", Level: "normal"}, {Name: "Orange", Color: "orange", Level: "normal"},
	}
}

// Until plays the recorded match up to its reward number n, from 1, and gives the
// events of the move that brought it; 0 plays none.
func Until(t testing.TB, seats []play.SeatSetup, options map[string]string, n int) (*play.Match, []play.Event) {
	t.Helper()
	g := Game(t)
	m, err := play.NewMatch(g, play.Setup{Game: "mapmasters", Seats: seats, Seed: Seed, Options: options})
	require.NoError(t, err)
	for line := range strings.Lines(moves) {
		if n == 0 {
			break
		}
		who, text, _ := strings.Cut(strings.TrimSpace(line), " ")
		seat, err := strconv.Atoi(who)
		require.NoError(t, err, line)
		move, err := g.ParseMove(text)
		require.NoError(t, err, line)
		evs, err := m.Do(play.Seat(seat), move)
		require.NoError(t, err, "the recorded match does not fit the rules any more: go test ./scenes/mapmasters/rehearsal -record")
		if Rewarded(evs) {
			if n--; n == 0 {
				return m, evs
			}
		}
	}
	return m, nil
}

// Rewarded says whether the events hold a Reward phase.
func Rewarded(evs []play.Event) bool {
	return slices.ContainsFunc(evs, func(e play.Event) bool { _, is := e.(mapmasters.RewardOpened); return is })
}
