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

// A card under the pointer can be read where the cards lie narrow, and stays in the column
// and in its height.
func TestTheCardUnderThePointerIsLarge(t *testing.T) {
	for _, r := range []ui.Rect{ui.R(1000, 450, 248, 230), ui.R(800, 340, 213, 151)} {
		for n := 1; n <= 5; n++ {
			w, h, step := fan(r, n, r.W/248)
			for i := range n {
				c := ui.R(r.X+step*float64(i), r.Y+10, w, h)
				l := large(r, c, r.W/248)
				assert.GreaterOrEqual(t, l.W, c.W)
				assert.GreaterOrEqual(t, l.X, r.X)
				assert.LessOrEqual(t, l.Right(), r.Right()+.01)
				assert.LessOrEqual(t, l.Bottom(), r.Bottom())
				if n >= 3 && r.H > 200 {
					assert.Greater(t, l.W, 110.0, "%d cards", n)
				}
			}
		}
	}
}
