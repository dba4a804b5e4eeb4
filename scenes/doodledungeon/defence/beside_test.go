package defence

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// Words below single figures are moved apart a little, and left out where that is not
// enough.
func TestWordsStandBesideEachOther(t *testing.T) {
	at := []float64{40, 90, 134}
	assert.True(t, standBeside(at, []float64{30, 44, 46}, 0, 200))
	assert.Equal(t, []float64{40, 90, 139}, at)
	assert.False(t, standBeside([]float64{40, 90, 120}, []float64{30, 44, 46}, 0, 200), "19 pixels off its term")
	assert.False(t, standBeside([]float64{40, 90, 134}, []float64{30, 44, 46}, 0, 160), "beyond the edge")
}
