package painttest_test

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/paint/painttest"
)

func TestPicturesAreKeptOnlyWhereAFolderIsNamed(t *testing.T) {
	m := image.NewRGBA(image.Rect(0, 0, 3, 2))
	t.Setenv("DELVEBOX_PICTURES", "")
	require.False(t, painttest.Pictures())
	painttest.Keep(t, "nothing", m)
	dir := t.TempDir()
	t.Setenv("DELVEBOX_PICTURES", dir)
	require.True(t, painttest.Pictures())
	painttest.Keep(t, "small", m)
	f, err := os.Open(filepath.Join(dir, "small.png"))
	require.NoError(t, err)
	defer f.Close()
	c, _, err := image.DecodeConfig(f)
	require.NoError(t, err)
	require.Equal(t, [2]int{3, 2}, [2]int{c.Width, c.Height})
}
