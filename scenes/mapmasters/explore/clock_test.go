package explore

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// The clock is drawn each second while a hand moves and in the last minute, and in steps
// of five while the player only thinks (MMV-137).
func TestARestingTableDrawsItsClockInCoarseSteps(t *testing.T) {
	c := clock{stirred: 20 * time.Second}
	for _, q := range []struct {
		now  time.Duration
		left int
		want int
	}{
		{20 * time.Second, 280, 1},
		{29 * time.Second, 271, 1},
		{31 * time.Second, 269, 5},
		{239 * time.Second, 61, 5},
		{240 * time.Second, 60, 1},
		{295 * time.Second, 5, 1},
	} {
		assert.Equal(t, q.want, c.step(q.now, q.left), "%s, %d s left", q.now, q.left)
	}
}
