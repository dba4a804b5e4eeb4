package results

import (
	"os"
	"testing"

	"delvebox/engine/store"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/played"

	"github.com/stretchr/testify/require"
)

func table(t testing.TB, w played.Window) (*played.Rig, *View, *store.Store) {
	t.Helper()
	m, _ := played.Until(t, played.Four(), nil, 6)
	st, err := store.Open(t.TempDir())
	require.NoError(t, err)
	save := st.Begin("mapmasters")
	m.Record(save)
	var v *View
	r := played.New(t, w, m, save, st, func(b *board.Board) board.View {
		v = newView(b)
		return v
	})
	return r, v, st
}

// Pictures of all windows, to be looked at, when PICTURES names a folder.
func TestPictures(t *testing.T) {
	if os.Getenv("PICTURES") == "" {
		t.Skip("PICTURES names no folder")
	}
	for name, w := range played.Windows() {
		r, _, _ := table(t, w)
		r.Away()
		r.Picture("results-" + name)
	}
}
