package rehearsal_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"delvebox/engine/play"
	"delvebox/scenes/mapmasters/rehearsal"

	"github.com/stretchr/testify/require"
)

var record = flag.Bool("record", false, "record the match of four anew")

func TestTheRecordedMatchHasSixRewards(t *testing.T) {
	if *record {
		write(t)
		t.Skip("recorded; run again")
	}
	m, evs := rehearsal.Until(t, rehearsal.Four(), nil, 6)
	require.True(t, rehearsal.Rewarded(evs))
	require.NotNil(t, m.Outcome(), "the game ends with the sixth reward")
}

// write lets four computer players play the match and keeps their moves.
func write(t *testing.T) {
	seats := rehearsal.Four()
	for i := range seats {
		seats[i].Level = "normal"
	}
	m, err := play.NewMatch(rehearsal.Game(t), play.Setup{Game: "mapmasters", Seats: seats, Seed: rehearsal.Seed})
	require.NoError(t, err)
	for m.Outcome() == nil {
		_, err := m.Act(<-m.Think(context.Background(), m.Actors()[0]))
		require.NoError(t, err)
	}
	var out strings.Builder
	for _, e := range m.History() {
		fmt.Fprintln(&out, int(e.Seat), e.Move)
	}
	require.NoError(t, os.WriteFile("testdata/four.moves", []byte(out.String()), 0o644))
}
