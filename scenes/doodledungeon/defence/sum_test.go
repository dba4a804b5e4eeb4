package defence_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/tabletest"
)

// DD-084: below the sum stands what its terms are, and in a small window with large text
// the verdict comes first.
func TestTheTermsOfTheSumAreNamed(t *testing.T) {
	require.True(t, tabletest.At(t, "fight").Says("dice goblin"))
	s := tabletest.AtIn(t, "fight", apptest.Window{W: 1024, H: 640, Text: 1.5, Scale: tabletest.Coarse(.25)})
	require.False(t, s.Says("dice goblin"))
	require.True(t, s.Says("12 short of 20"))
}
