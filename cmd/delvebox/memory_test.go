package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A window with four times the pixels holds pictures of four times the size: a limit that
// did not grow with them would have the program collect without a pause.
func TestMemoryGrowsWithTheWindow(t *testing.T) {
	m := memory{shown: true}
	least := m.most()
	m.area = reckoned / 2
	assert.Equal(t, least, m.most(), "a small window has no less than the usual one")
	m.area = reckoned
	assert.Equal(t, least, m.most())
	m.area = 4 * reckoned
	const sheet = 796 * 782 * 4 * 4 // bytes of one at this size; a form and two of them are kept
	assert.Greater(t, m.most(), least+3*sheet)
	m.shown = false
	assert.Equal(t, m.most()-(opening-playing), (&memory{area: m.area, shown: true}).most())
}
