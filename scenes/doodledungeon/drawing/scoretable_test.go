package drawing

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The heading ends before a crown above the first column, however many columns there are.
func TestTheHeadingLeavesRoomForACrown(t *testing.T) {
	for n := 1; n <= 4; n++ {
		heading := fmt.Sprintf("Deep trouble, %d dungeons", n)
		table := newTable(&ScoreSpec{Heading: heading, Columns: make([]ScoreColumn, n)})
		high := fit(table.hand, heading, table.headWidth(), 18)
		assert.Less(t, headX+table.hand.Width(heading, high), table.columns[0]-20, n)
		assert.Greater(t, high, 14.0, "and can be read")
	}
}
