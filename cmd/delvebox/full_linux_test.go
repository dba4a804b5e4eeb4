package main

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/store"
)

// smallDisk makes a disk of 64 KiB, all of it taken; free gives room again. Where that is
// not allowed the test is left out.
func smallDisk(t *testing.T) (dir string, free func()) {
	t.Helper()
	dir = t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=64k"); err != nil {
		t.Skipf("no disk can be made here: %v", err)
	}
	t.Cleanup(func() { _ = syscall.Unmount(dir, syscall.MNT_DETACH) })
	for _, sub := range []string{"journals", "finished", "locks"} {
		require.NoError(t, os.Mkdir(filepath.Join(dir, sub), 0o755))
	}
	filler := filepath.Join(dir, "filler")
	require.Error(t, os.WriteFile(filler, make([]byte, 80<<10), 0o600), "it takes all there is")
	return dir, func() { _ = os.Remove(filler) }
}

// TestAFullDiskInAWindow plays on a full disk: the window says so, the match goes on, and
// when there is room everything is saved.
func TestAFullDiskInAWindow(t *testing.T) {
	dir, free := smallDisk(t)
	pics := pictures(t)
	told := filepath.Join(pics, "disk-full.png")
	_ = os.Remove(told)
	script := filepath.Join(t.TempDir(), "full.script")
	require.NoError(t, os.WriteFile(script, []byte(`
wait idle
click box-mapmasters
wait idle
click kind-2.0
click main
wait idle
click pass
wait 500ms
picture disk-full
wait 1500ms
click pass
wait idle
picture disk-room
`), 0o600))
	go func() {
		for range 600 {
			if _, err := os.Stat(told); err == nil {
				free()
				return
			}
			time.Sleep(100 * time.Millisecond)
		}
	}()
	said, code := runProgram(t, program(t), "--script", script, "--pictures", pics, "--data", dir, "--silent")
	require.Zero(t, code, "%s", said)
	st, err := store.Open(dir)
	require.NoError(t, err)
	list, err := st.Matches()
	require.NoError(t, err)
	require.Len(t, list, 1)
	require.NoError(t, list[0].Err)
	require.Equal(t, 2, list[0].Moves, "both moves are saved, also the one that found no room")
}
