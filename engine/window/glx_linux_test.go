package window

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The program that stands in for glxinfo says that OpenGL ES can be had, and leaves no
// trace: neither in PATH nor in the folder for scratch files.
func TestTheStandInForGLXInfoLeavesNoTrace(t *testing.T) {
	scratch, path := t.TempDir(), os.Getenv("PATH")
	t.Setenv("TMPDIR", scratch)
	t.Setenv("PATH", path)
	done := standIn()
	found, err := exec.LookPath("glxinfo")
	require.NoError(t, err)
	require.Equal(t, scratch, filepath.Dir(filepath.Dir(found)))
	said, err := exec.Command(found).Output()
	require.NoError(t, err)
	require.Equal(t, "GLX extensions:\n    "+esOverGLX+"\n", string(said))
	done()
	assert.Equal(t, path, os.Getenv("PATH"))
	left, err := os.ReadDir(scratch)
	require.NoError(t, err)
	assert.Empty(t, left)
	t.Setenv("PATH", "/elsewhere") // what came after it stays as it is
	done()
	assert.Equal(t, "/elsewhere", os.Getenv("PATH"))
}

func TestWithoutAFolderForScratchFilesNothingStandsIn(t *testing.T) {
	path := os.Getenv("PATH")
	t.Setenv("TMPDIR", filepath.Join(t.TempDir(), "nowhere"))
	standIn()()
	assert.Equal(t, path, os.Getenv("PATH"))
}
