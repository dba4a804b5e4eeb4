package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/torches"
)

func TestLevelsAreFoundByTheirNames(t *testing.T) {
	keen, err := torches.Game{}.Bot("keen")
	require.NoError(t, err)
	levels := play.Levels{{Name: "easy"}, {Name: "hard", Bot: keen}}
	assert.Equal(t, []string{"easy", "hard"}, levels.Names())
	assert.Empty(t, play.Levels(nil).Names())
	bot, err := levels.Bot("hard")
	require.NoError(t, err)
	assert.Equal(t, keen, bot)
	_, err = levels.Bot("godlike")
	var r *play.Refusal
	require.ErrorAs(t, err, &r)
	assert.Equal(t, "no-such-level", r.Key)
}
