package defence

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"delvebox/engine/ui"
)

// Three hand cards lie side by side in the smallest window; more share its width.
func TestThreeHandCardsLieSideBySide(t *testing.T) {
	r := ui.R(800, 340, 213, 151)
	for n := 1; n <= 5; n++ {
		w, h, step := fan(r, n, 213.0/248)
		assert.LessOrEqual(t, w+step*float64(n-1), r.W+.01, n)
		assert.LessOrEqual(t, h, r.H, n)
		assert.GreaterOrEqual(t, w, narrowest, n)
		if n > 1 && n <= 3 {
			assert.GreaterOrEqual(t, step, w, n)
		}
	}
}
