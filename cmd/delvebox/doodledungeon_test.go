package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/store"
)

// doodled reads the one result of a data folder, of which no match is open any more.
func doodled(t *testing.T, dir string) store.Result {
	t.Helper()
	st, err := store.Open(dir)
	require.NoError(t, err)
	results, unread, err := st.Fame()
	require.NoError(t, err)
	require.Zero(t, unread)
	require.Len(t, results, 1, "the Hall of Fame has the match, once")
	require.Equal(t, "doodledungeon", results[0].Game)
	list, err := st.Matches()
	require.NoError(t, err)
	require.Empty(t, list, "a finished match is not offered to be continued")
	return results[0]
}

// long skips a test that plays for minutes; scenes/doodledungeon/door plays the same
// games through the mouse without a window.
func long(t *testing.T) {
	t.Helper()
	if os.Getenv("DELVEBOX_LONG") == "" {
		t.Skip("a whole game in a window takes minutes: DELVEBOX_LONG=1 plays it")
	}
}

// Two persons at one computer, with a curtain before everything secret.
func TestAWholeGameOfDoodleDungeonByTwoPeopleInAWindow(t *testing.T) {
	long(t)
	dir, pics := t.TempDir(), pictures(t)
	said, code := runProgram(t, program(t), "--demo", "doodle-pair", "--keep", "--pictures", pics, "--data", dir, "--silent", "--hurry", "--size", "1280x800")
	require.Zero(t, code, "%s", said)
	require.Empty(t, said, "the program plays without a word on its standard output or error")
	require.Len(t, doodled(t, dir).Seats, 2)
	for _, name := range []string{"doodledungeon-draft", "doodledungeon-building", "doodledungeon-drawing", "doodledungeon-defence-encounter", "curtain", "results"} {
		_, err := os.Stat(filepath.Join(pics, "play-"+name+".png"))
		require.NoError(t, err, "there is no picture of %s", name)
	}
}

// A person against three computer players.
func TestAGameOfDoodleDungeonAgainstBotsInAWindow(t *testing.T) {
	long(t)
	dir := t.TempDir()
	said, code := runProgram(t, program(t), "--demo", "doodle-four", "--keep", "--pictures", pictures(t), "--data", dir, "--silent", "--hurry", "--size", "1280x800")
	require.Zero(t, code, "%s", said)
	require.Empty(t, said)
	require.Len(t, doodled(t, dir).Seats, 4)
}
