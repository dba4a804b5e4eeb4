package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/doodledungeon/tabletest"
)

// No action says that it does 0 of something.
func TestActionsDoSomething(t *testing.T) {
	b := tabletest.At(t, "draft").Board
	for a := card.NoAction + 1; a < card.Actions; a++ {
		assert.NotRegexp(t, `\b0\b`, b.ActionText(a), b.ActionName(a))
	}
}
