package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/games/mapmasters"
	"delvebox/scenes/box"
)

// built is where the program is that all tests of this package run.
var built struct {
	sync.Once
	dir string
	err error
}

func TestMain(m *testing.M) {
	code := m.Run()
	_ = os.RemoveAll(built.dir)
	os.Exit(code)
}

// program builds delvebox once for all tests of this package.
func program(t *testing.T) string {
	t.Helper()
	built.Do(func() {
		if built.dir, built.err = os.MkdirTemp("", "delvebox-test-"); built.err != nil {
			return
		}
		out, err := exec.Command("go", "build", "-buildvcs=false", "-o", built.dir, ".").CombinedOutput()
		if err != nil {
			built.err = fmt.Errorf("%w: %s", err, out)
		}
	})
	require.NoError(t, built.err)
	return filepath.Join(built.dir, "delvebox")
}

// half adds to a call that the program hurries in a window of half the usual scale: the
// same scenes and controls in a quarter of the pixels.
func half(args ...string) []string {
	return append(args, "--silent", "--hurry", "--size", "1280x800", "--scale", "0.5")
}

// pictures is where pictures are kept: DELVEBOX_PICTURES, or a scratch folder.
func pictures(t *testing.T) string {
	if dir := os.Getenv("DELVEBOX_PICTURES"); dir != "" {
		return dir
	}
	return t.TempDir()
}

// runProgram lets the program run to its end and gives what it said.
func runProgram(t *testing.T, path string, args ...string) (said string, code int) {
	t.Helper()
	cmd := exec.Command(path, args...)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	done := make(chan error, 1)
	require.NoError(t, cmd.Start())
	go func() { done <- cmd.Wait() }()
	select {
	case <-done:
	case <-time.After(8 * time.Minute):
		require.NoError(t, cmd.Process.Kill())
		t.Fatalf("the program did not end; it said:\n%s", out.String())
	}
	return out.String(), cmd.ProcessState.ExitCode()
}

// savedMatch reads the one match of a data folder that is still open.
func savedMatch(t *testing.T, dir string) *play.Match {
	t.Helper()
	games, err := box.Games()
	require.NoError(t, err)
	st, err := store.Open(dir)
	require.NoError(t, err)
	list, err := st.Matches()
	require.NoError(t, err)
	require.Len(t, list, 1)
	m, save, _, err := st.Continue(games, list[0].Name)
	require.NoError(t, err)
	require.NoError(t, save.Close())
	return m
}

// openMatch is savedMatch for Map Masters, with its position.
func openMatch(t *testing.T, dir string) (*play.Match, *mapmasters.State) {
	t.Helper()
	m := savedMatch(t, dir)
	return m, m.State().(*mapmasters.State)
}

func TestTwoPeoplePlayTwoRoundsInAWindow(t *testing.T) {
	t.Parallel()
	dir, pics := t.TempDir(), pictures(t)
	said, code := runProgram(t, program(t), "--demo", "pair", "--keep", "--pictures", pics, "--data", dir, "--silent", "--hurry", "--size", "1280x800")
	require.Zero(t, code, "%s", said)
	require.Empty(t, said, "the program plays without a word on its standard output or error")
	m, s := openMatch(t, dir)
	require.Equal(t, 3, s.Round(), "two rounds have been played")
	require.Greater(t, m.Len(), 10)
	for _, name := range []string{"market", "curtain", "exploration", "laid", "drawn", "reward"} {
		_, err := os.Stat(filepath.Join(pics, "play-"+name+".png"))
		require.NoError(t, err, "there is no picture of %s", name)
	}
}

func TestAWholeGameAgainstBotsInAWindow(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	said, code := runProgram(t, program(t), half("--demo", "bots", "--data", dir)...)
	require.Zero(t, code, "%s", said)
	require.Len(t, famous(t, dir, "mapmasters").Seats, 3)
}

// TestKilledInEveryPhaseNothingIsLost kills the program without warning again and
// again, a few decisions later each time, and goes on with what it finds.
func TestKilledInEveryPhaseNothingIsLost(t *testing.T) {
	t.Parallel()
	path, dir := program(t), t.TempDir()
	args := half("--demo", "pair", "--pictures", t.TempDir(), "--data", dir)
	phases := map[mapmasters.Phase]bool{}
	for _, moves := range []int{1, 4, 6, 7, 8, 11} {
		cmd := exec.Command(path, args...)
		require.NoError(t, cmd.Start())
		deadline := time.Now().Add(4 * time.Minute)
		for journalMoves(dir) < moves && time.Now().Before(deadline) {
			time.Sleep(20 * time.Millisecond)
		}
		time.Sleep(300 * time.Millisecond) // in the middle of whatever comes next
		require.NoError(t, cmd.Process.Kill())
		_ = cmd.Wait()
		written := journalMoves(dir)
		require.GreaterOrEqual(t, written, moves)
		m, s := openMatch(t, dir)
		require.Equal(t, written, m.Len(), "every decision in the journal is there again")
		phases[s.Phase()] = true
	}
	require.True(t, phases[mapmasters.MarketPhase] && phases[mapmasters.ExplorationPhase], "killed in %v", phases)
	said, code := runProgram(t, path, args...)
	require.Zero(t, code, "%s", said)
	_, s := openMatch(t, dir)
	require.Equal(t, 3, s.Round())
}

// journalMoves counts the whole lines of decisions in the journal of the one match.
func journalMoves(dir string) int {
	files, _ := filepath.Glob(filepath.Join(dir, "journals", "*.journal"))
	n := 0
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			continue
		}
		for line := range bytes.Lines(data) {
			if bytes.Contains(line, []byte(" move ")) && bytes.HasSuffix(line, []byte("\n")) {
				n++
			}
		}
	}
	return n
}

func TestWrongCallsAreAnswered(t *testing.T) {
	path := program(t)
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"--nonsense"}, 2, "unknown flag"},
		{[]string{"--size", "12"}, 2, "two numbers"},
		{[]string{"--scale", "99"}, 2, "scale"},
		{[]string{"--language", "xx"}, 2, "there is en and qps"},
		{[]string{"--script", "/nowhere/at-all"}, 1, "script cannot be read"},
		{[]string{"--demo", "chess"}, 1, "no demo"},
		{[]string{"no-such-match", "--silent"}, 1, "not there any more"},
	} {
		said, code := runProgram(t, path, append(c.args, "--data", t.TempDir())...)
		require.Equal(t, c.code, code, "%v: %s", c.args, said)
		require.Contains(t, said, c.says)
		require.NotContains(t, said, "goroutine")
	}
}

func TestADisplayThatDoesNotAnswer(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("windows need no server here")
	}
	path := program(t)
	for _, name := range []string{":9944", "nonsense"} {
		t.Setenv("DISPLAY", name)
		said, code := runProgram(t, path, "--data", t.TempDir())
		require.Equal(t, 1, code)
		require.Contains(t, said, "no server answers at DISPLAY="+name)
		require.NotContains(t, said, "goroutine")
	}
}
