// Package painttest keeps the pictures that tests paint, to be looked at.
package painttest

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// folder names the folder for pictures.
const folder = "DELVEBOX_PICTURES"

// Pictures says whether pictures are kept: in the folder that DELVEBOX_PICTURES names.
func Pictures() bool { return os.Getenv(folder) != "" }

// Only passes a test over that does nothing but paint pictures, where none are kept.
func Only(t testing.TB) {
	t.Helper()
	if !Pictures() {
		t.Skip("pictures to look at; set " + folder + " to a folder")
	}
}

// Keep writes a picture as NAME.png where pictures are kept.
func Keep(t testing.TB, name string, m image.Image) {
	t.Helper()
	if !Pictures() {
		return
	}
	f, err := os.Create(filepath.Join(os.Getenv(folder), name+".png"))
	require.NoError(t, err)
	require.NoError(t, png.Encode(f, m))
	require.NoError(t, f.Close())
}
