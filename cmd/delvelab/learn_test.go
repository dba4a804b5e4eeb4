package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/dungeonroll/delver"
)

func TestLearnWritesWisdom(t *testing.T) {
	path := filepath.Join(t.TempDir(), "wisdom.txt")
	code, out, errs := lab(t, "learn", path, "--hero", "knight", "--rounds", "2", "-n", "2")
	require.Equal(t, codeFine, code, errs)
	assert.Contains(t, out, "round 2")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	_, err = delver.ParseWisdom(string(text))
	require.NoError(t, err)
	code, _, errs = lab(t, "learn", path, "--from", path, "--hero", "knight", "--rounds", "1", "-n", "1")
	assert.Equal(t, codeFine, code, errs)
}

func TestLearnRefusesWhatMakesNoSense(t *testing.T) {
	path := filepath.Join(t.TempDir(), "wisdom.txt")
	code, _, errs := lab(t, "learn", path, "--hero", "nobody")
	assert.Equal(t, codeUsage, code)
	assert.Contains(t, errs, "nobody")
	code, _, errs = lab(t, "learn", path, "--from", file(t, "w.txt", "frob 1"))
	assert.Equal(t, codeFound, code)
	assert.Contains(t, errs, "line 1")
	code, _, _ = lab(t, "learn", path, "--from", path)
	assert.Equal(t, codeFile, code)
}

// The fit finds weights that made the outcomes, and stays near its prior without any.
func TestLeastSquares(t *testing.T) {
	q := newSquares(2)
	for i := range 100 {
		q.add([][2]int{{0, 1}, {1, i % 7}}, float64(5+3*(i%7)))
	}
	got := q.solve(nil, 0.001)
	assert.InDelta(t, 5, got[0], 0.01)
	assert.InDelta(t, 3, got[1], 0.01)
	assert.InDeltaSlice(t, []float64{2, 4}, newSquares(2).solve([]float64{2, 4}, 10), 1e-9)
}
