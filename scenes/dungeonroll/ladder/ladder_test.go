package ladder

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// Every point is a step to the right, and the plate is that of the rank, DR-221.
func TestEveryPointIsAStep(t *testing.T) {
	from := []int{0, 16, 24, 30, 35}
	last := -1.0
	for total := range 50 {
		at := place(from, total)
		rank := 0
		for i, n := range from {
			if total >= n {
				rank = i
			}
		}
		assert.Equal(t, rank, int(at), "%d points", total)
		assert.Greater(t, at, last, "%d points", total)
		last = at
	}
	assert.LessOrEqual(t, place(from, 200), 4.84, "it stays on the ladder")
	assert.Zero(t, place(from, 0), "even nothing has a rank, DR-222")
}
