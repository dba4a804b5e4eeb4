package explore

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"
)

// The line bears the seat's pattern or not, as the settings say, at once.
func TestThePatternComesAndGoesWithTheSetting(t *testing.T) {
	r := laidCrown(t, crown())
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8")
	r.point("done") // off the mat
	look := func(on bool) []byte {
		set := r.b.App.Settings
		set.Patterns = on
		r.b.Apply(set)
		r.draw("")
		return bytes.Clone(r.Canvas.Image.Pix)
	}
	with, without := look(true), look(false)
	n := 0
	for i := range with {
		if with[i] != without[i] {
			n++
		}
	}
	require.Greater(t, n, 4*100, "several badges")
	require.Equal(t, with, look(true))
}
