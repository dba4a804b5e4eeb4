package sketch_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon/sketch"
)

func TestDrawingsReadBack(t *testing.T) {
	strokes := []sketch.Stroke{{{10, 20}, {30, 40}, {30, 40}, {55, 61}}, {}, {{120, -4}}}
	d, err := sketch.New(strokes...)
	require.NoError(t, err)
	assert.Equal(t, sketch.Drawing("10,20 30,40 55,61 / 99,0"), d)
	back, err := sketch.Parse(string(d))
	require.NoError(t, err)
	assert.Equal(t, d, back)
	assert.Equal(t, []sketch.Stroke{{{10, 20}, {30, 40}, {55, 61}}, {{99, 0}}}, d.Strokes())
	none, err := sketch.New()
	require.NoError(t, err)
	assert.Empty(t, none)
	assert.Empty(t, none.Strokes())
}

func TestOddDrawingsAreRefused(t *testing.T) {
	for _, text := range []string{" ", "1", "1,2,3", "a,b", "1,2 /", "/", "1,2 / / 3,4", "1,2  3,4", "100,0", "-1,0", "+1,2", "01,2", "1,2 1,2"} {
		_, err := sketch.Parse(text)
		assert.Error(t, err, "%q", text)
	}
	var many sketch.Stroke
	for i := range sketch.Points + 1 {
		many = append(many, sketch.Point{X: i % 90, Y: i % 7})
	}
	_, err := sketch.New(many)
	require.ErrorIs(t, err, sketch.ErrTooLarge)
	_, err = sketch.New(make([]sketch.Stroke, 3)...)
	require.NoError(t, err)
	_, err = sketch.Parse(string(make([]byte, 1<<14)))
	require.ErrorIs(t, err, sketch.ErrTooLarge)
}

// A drawing holds just so many strokes and points, and reads back then; one more is too much.
func TestALargestDrawingIsKept(t *testing.T) {
	strokes := make([]sketch.Stroke, sketch.Strokes)
	for i := range sketch.Points {
		s := &strokes[i%sketch.Strokes]
		*s = append(*s, sketch.Point{X: sketch.Size - i/sketch.Strokes, Y: sketch.Size - i%9})
	}
	d, err := sketch.New(strokes...)
	require.NoError(t, err)
	back, err := sketch.Parse(string(d))
	require.NoError(t, err)
	assert.Equal(t, strokes, back.Strokes())
	_, err = sketch.New(append(strokes[:sketch.Strokes:sketch.Strokes], sketch.Stroke{{1, 1}})...)
	require.ErrorIs(t, err, sketch.ErrTooLarge, "a point too many")
	dots := make([]sketch.Stroke, sketch.Strokes)
	for i := range dots {
		dots[i] = sketch.Stroke{{i, i}}
	}
	_, err = sketch.New(dots...)
	require.NoError(t, err)
	_, err = sketch.New(append(dots, sketch.Stroke{{1, 1}})...)
	require.ErrorIs(t, err, sketch.ErrTooLarge, "a stroke too many")
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"", "10,20 30,40 / 5,5", "1,2 /", "99,99"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, err := sketch.Parse(text)
		if err != nil {
			return
		}
		again, err := sketch.New(d.Strokes()...)
		require.NoError(t, err)
		require.Equal(t, d, again)
		require.Equal(t, text, string(d))
	})
}
