package crew_test

import (
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"

	"delvebox/engine/paint/crew"
)

// TestShareReturnsWhenAllIsDone counts what many sharers at once, each sharing its own
// parts again, have done by the time that Share returns.
func TestShareReturnsWhenAllIsDone(t *testing.T) {
	var left, done atomic.Int64
	left.Store(200)
	crew.Share(func() {
		for left.Add(-1) >= 0 {
			var parts atomic.Int64
			parts.Store(10)
			crew.Share(func() {
				for parts.Add(-1) >= 0 {
					done.Add(1)
				}
			})
		}
	})
	assert.EqualValues(t, 2000, done.Load())
}
