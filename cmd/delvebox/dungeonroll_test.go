package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/box"
)

// famous reads the one result of a data folder, a match of a game, of which no match is
// open any more.
func famous(t *testing.T, dir, game string) store.Result {
	t.Helper()
	st, err := store.Open(dir)
	require.NoError(t, err)
	results, unread, err := st.Fame()
	require.NoError(t, err)
	require.Zero(t, unread)
	require.Len(t, results, 1, "the Hall of Fame has the match, once")
	list, err := st.Matches()
	require.NoError(t, err)
	require.Empty(t, list, "a finished match is not offered to be continued")
	require.Equal(t, game, results[0].Game)
	return results[0]
}

// A single player's three delves, from the first throw to the banner with the rank.
func TestAWholeSoloGameOfDungeonRollInAWindow(t *testing.T) {
	t.Parallel()
	dir, pics := t.TempDir(), pictures(t)
	said, code := runProgram(t, program(t), "--demo", "delve-solo", "--keep", "--pictures", pics, "--data", dir, "--silent", "--hurry", "--size", "1280x800")
	require.Zero(t, code, "%s", said)
	require.Empty(t, said, "the program plays without a word on its standard output or error")
	r := famous(t, dir, "dungeonroll")
	require.Len(t, r.Seats, 1)
	assert.Contains(t, r.Seats[0].Note, " ", "the Hall of Fame keeps hero and rank")
	for _, name := range []string{"dungeonroll-monster", "dungeonroll-regroup", "reward", "results"} {
		_, err := os.Stat(filepath.Join(pics, "play-"+name+".png"))
		require.NoError(t, err, "there is no picture of %s", name)
	}
}

// A person against two computer players, at the pace of a game that is watched.
func TestAGameOfDungeonRollAgainstBotsInAWindow(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	said, code := runProgram(t, program(t), half("--demo", "delve-three", "--data", dir)...)
	require.Zero(t, code, "%s", said)
	require.Empty(t, said)
	require.Len(t, famous(t, dir, "dungeonroll").Seats, 3)
}

// phaseOf reads the one open match of Dungeon Roll: how many decisions it has, and in
// which phase it stands. A match that is over is not open.
func phaseOf(t *testing.T, dir string) (moves int, phase dungeonroll.Phase, open bool) {
	t.Helper()
	games, err := box.Games()
	require.NoError(t, err)
	st, err := store.Open(dir)
	require.NoError(t, err)
	list, err := st.Matches()
	require.NoError(t, err)
	if len(list) == 0 {
		return 0, dungeonroll.Over, false
	}
	require.Len(t, list, 1)
	m, save, _, err := st.Continue(games, list[0].Name)
	require.NoError(t, err)
	require.NoError(t, save.Close())
	return m.Len(), phaseAt(t, m), true
}

func phaseAt(t *testing.T, m *play.Match) dungeonroll.Phase {
	t.Helper()
	s, ok := m.State().(*dungeonroll.State)
	require.True(t, ok)
	return s.Phase()
}

// The program is killed without warning in the choice of heroes, the Monster, the Loot,
// the Dragon and the Regroup phase; what it finds when it is started again is every
// decision made, DR-225, and from there the game is played to its end.
func TestDungeonRollKilledInEveryPhaseNothingIsLost(t *testing.T) {
	t.Parallel()
	path, dir := program(t), t.TempDir()
	missing := map[dungeonroll.Phase]bool{
		dungeonroll.Choosing: true, dungeonroll.MonsterPhase: true, dungeonroll.LootPhase: true,
		dungeonroll.DragonPhase: true, dungeonroll.RegroupPhase: true,
	}
	for moves, games := 0, 1; len(missing) > 0; {
		kill(t, path, dir, moves)
		written := journalMoves(dir)
		have, phase, open := phaseOf(t, dir)
		if !open { // the hand was too quick for one of the phases
			games++
			require.LessOrEqual(t, games, 3, "never killed in %v", missing)
			dir, moves = t.TempDir(), 0
			continue
		}
		require.Equal(t, written, have, "every decision in the journal is there again")
		delete(missing, phase)
		moves = written + 1
	}
	said, code := runProgram(t, path, choice(dir)...)
	require.Zero(t, code, "%s", said)
	require.Len(t, famous(t, dir, "dungeonroll").Seats, 1)
}

// choice is how the game that is killed is called.
func choice(dir string) []string {
	return half("--demo", "delve-choice", "--data", dir)
}

// kill lets the program play up to a number of decisions, and a moment longer: in the
// middle of whatever comes next.
func kill(t *testing.T, path, dir string, moves int) {
	t.Helper()
	killAfter(t, exec.Command(path, choice(dir)...), dir, moves)
}

// killAfter starts the program, kills it when the match in a folder has so many
// decisions, and waits for its end.
func killAfter(t *testing.T, cmd *exec.Cmd, dir string, moves int) {
	t.Helper()
	require.NoError(t, cmd.Start())
	ended := make(chan struct{})
	go func() { _ = cmd.Wait(); close(ended) }()
	reach(t, dir, moves, ended)
	_ = cmd.Process.Kill()
	<-ended
}

// reach waits until the match has so many decisions, or the program has ended.
func reach(t *testing.T, dir string, moves int, ended <-chan struct{}) {
	t.Helper()
	deadline := time.Now().Add(4 * time.Minute)
	for {
		files, _ := filepath.Glob(filepath.Join(dir, "journals", "*.journal"))
		if len(files) > 0 && journalMoves(dir) >= moves {
			break
		}
		select {
		case <-ended:
			return
		case <-time.After(15 * time.Millisecond):
		}
		require.True(t, time.Now().Before(deadline), "decision %d was never made", moves)
	}
	time.Sleep(40 * time.Millisecond)
}
