package box_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/box"
)

// What is amiss with the folder for saves is told when the program starts: once, and
// nothing that is not true.
func TestAFolderThatCannotBeWrittenIsOneNote(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, []byte("mine"), 0o600))
	for path, key := range map[string]string{
		file:                        "fault.save-folder-file",
		filepath.Join(file, "data"): "fault.save-folder-file",
	} {
		a, err := box.Open(box.Options{Data: path, Silent: true})
		require.NoError(t, err)
		r := scene.NewRehearsal(a.Stack, 1280, 800, 1)
		for range 30 {
			r.Send(input.Event{Kind: input.Tick})
		}
		apptest.Keep(t, "amiss", r.Draw())
		require.True(t, apptest.Says(r, a.Sentence(play.Sentence{Key: key, Args: map[string]string{"path": path}})), key)
		for _, untrue := range []string{"The settings", "cannot be read", "was kept as", "was left as it is"} {
			require.False(t, apptest.Says(r, untrue), untrue)
		}
		a.Stack.Close()
	}
	kept, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, "mine", string(kept))
}

// Two programs on one save: the second says that the match is open, and takes nothing.
func TestAMatchThatIsOpenElsewhereIsLeftThere(t *testing.T) {
	dir := t.TempDir()
	first, err := box.Open(box.Options{Data: dir, Silent: true})
	require.NoError(t, err)
	defer first.Stack.Close()
	require.NoError(t, first.Begin(play.Setup{Game: first.Games[0].ID(), Seed: "lantern-482", Seats: []play.SeatSetup{
		{Name: "Blue", Color: "blue"}, {Name: "Orange", Color: "orange"},
	}}))
	second, err := box.Open(box.Options{Data: dir, Silent: true})
	require.NoError(t, err)
	defer second.Stack.Close()
	r := scene.NewRehearsal(second.Stack, 1280, 800, 1)
	shelf := second.Stack.Top()
	apptest.Act(t, r, "click continue\nwait idle")
	require.Equal(t, shelf, second.Stack.Top())
	require.True(t, apptest.Says(r, second.UI.T("fault.save-locked")))
	first.Stack.Home()
	apptest.Act(t, r, "click continue\nwait idle")
	require.NotEqual(t, shelf, second.Stack.Top(), "the first has let it go")
}
