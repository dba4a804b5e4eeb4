package shelf

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The minis on the sheet beside Continue keep clear of the button, however many players
// there are and however narrow the window.
func TestMinisKeepClearOfContinue(t *testing.T) {
	for players := 1; players <= 5; players++ {
		for _, width := range []float64{74, 120, 190, 230, 400} {
			step, fits := crowd(players, width)
			assert.LessOrEqual(t, float64(players)*step, width, "%d players in %v", players, width)
			assert.Equal(t, fits, step >= miniLeast, "%d players in %v", players, width)
		}
	}
	step, fits := crowd(2, 400)
	assert.Equal(t, miniStep, step)
	assert.True(t, fits)
	_, fits = crowd(5, 74)
	assert.False(t, fits, "five need the room of the emblem")
	_, fits = crowd(5, 190)
	assert.True(t, fits, "which is enough")
}
