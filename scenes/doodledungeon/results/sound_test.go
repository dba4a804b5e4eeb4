package results

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"delvebox/engine/sound"
)

func TestChestsOpenFirstAndTheFanfareComesLast(t *testing.T) {
	const steps = 10
	var all []sound.Effect
	for step := range steps {
		all = append(all, heard(step, steps))
	}
	assert.Equal(t, []sound.Effect{sound.Sheet, sound.Chest}, all[:2])
	for _, e := range all[2 : steps-1] {
		assert.Equal(t, sound.PencilLong, e)
	}
	assert.Equal(t, sound.Fanfare, all[steps-1])
}
