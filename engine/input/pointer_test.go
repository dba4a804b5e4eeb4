package input_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
)

func TestAPointerThatLiesStillHasNotMoved(t *testing.T) {
	var p input.Pointer
	require.False(t, p.Moved(0, 0), "the first place is told before the window is open")
	for range 200 {
		require.False(t, p.Moved(640, 400), "where it lies nobody has put it")
	}
	require.True(t, p.Moved(641, 400))
	require.False(t, p.Moved(641, 400))
	require.True(t, p.Moved(640, 400))
}
