package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/games/doodledungeon"
	"delvebox/scenes/box"
	"delvebox/scenes/doodledungeon/stops"
)

// Two persons at one computer, with a curtain before everything secret.
func TestAWholeGameOfDoodleDungeonByTwoPeopleInAWindow(t *testing.T) {
	t.Parallel()
	dir, pics := t.TempDir(), pictures(t)
	said, code := runProgram(t, program(t), half("--demo", "doodle-pair", "--keep", "--pictures", pics, "--data", dir)...)
	require.Zero(t, code, "%s", said)
	require.Empty(t, said, "the program plays without a word on its standard output or error")
	require.Len(t, famous(t, dir, "doodledungeon").Seats, 2)
	for _, name := range []string{"doodledungeon-draft", "doodledungeon-building", "doodledungeon-drawing", "doodledungeon-defence-encounter", "curtain", "results"} {
		_, err := os.Stat(filepath.Join(pics, "play-"+name+".png"))
		require.NoError(t, err, "there is no picture of %s", name)
	}
}

// A person against three computer players.
func TestAGameOfDoodleDungeonAgainstBotsInAWindow(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	said, code := runProgram(t, program(t), half("--demo", "doodle-four", "--data", dir)...)
	require.Zero(t, code, "%s", said)
	require.Empty(t, said)
	require.Len(t, famous(t, dir, "doodledungeon").Seats, 4)
}

// The program is killed without warning in the draft, while building, while a path is
// drawn and in the defence, a decision after it went on with the match; every decision is
// there again.
func TestDoodleDungeonKilledInEveryPhaseNothingIsLost(t *testing.T) {
	t.Parallel()
	path := program(t)
	for _, phase := range []doodledungeon.Phase{doodledungeon.Draft, doodledungeon.Building, doodledungeon.Drawing, doodledungeon.Defence} {
		t.Run(phase.String(), func(t *testing.T) {
			dir := t.TempDir()
			moves := playedTo(t, dir, phase)
			killAfter(t, exec.Command(path, half("--demo", "doodle-pair", "--pictures", t.TempDir(), "--data", dir)...), dir, moves+1)
			written := journalMoves(dir)
			require.Greater(t, written, moves, "the program has made a decision")
			require.Equal(t, written, savedMatch(t, dir).Len(), "every decision in the journal is there again")
		})
	}
}

// playedTo leaves a saved match of two persons in a folder that stands at the beginning
// of a phase, and gives its number of decisions.
func playedTo(t *testing.T, dir string, phase doodledungeon.Phase) int {
	t.Helper()
	games, err := box.Games()
	require.NoError(t, err)
	at := slices.IndexFunc(games, func(g play.Game) bool { return g.ID() == "doodledungeon" })
	m, err := play.NewMatch(games[at], play.Setup{
		Game: "doodledungeon", Seed: "graphite-482",
		Seats:   []play.SeatSetup{{Name: "Orange", Color: "orange"}, {Name: "Blue", Color: "blue"}},
		Options: map[string]string{"bots": "at-once", "warnings": "on", "coach": "on", "tips": "off"},
	})
	require.NoError(t, err)
	st, err := store.Open(dir)
	require.NoError(t, err)
	save := st.Begin("doodledungeon")
	m.Record(save)
	for i := 0; ; i++ {
		s, ok := m.State().(*doodledungeon.State)
		require.True(t, ok)
		if s.Phase() == phase && i > 0 {
			break
		}
		move, err := stops.Decide(s, i)
		require.NoError(t, err)
		_, err = m.Do(m.Actors()[0], move)
		require.NoError(t, err)
	}
	require.NoError(t, save.Close())
	return m.Len()
}
