package build

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"delvebox/games/doodledungeon/sketch"
)

// A pencil that stands still, or is moved outside the square, does not add to the drawing.
func TestAPencilThatStandsStillDrawsNothing(t *testing.T) {
	var o sketching
	for range 1000 {
		assert.True(t, o.add(sketch.Point{X: 5, Y: 5}))
	}
	assert.Equal(t, []sketch.Stroke{{{X: 5, Y: 5}}}, o.strokes)
	for n := range 1000 {
		assert.True(t, o.add(sketch.Point{X: 300 + n, Y: -1 - n}))
	}
	assert.Equal(t, []sketch.Stroke{{{X: 5, Y: 5}, {X: sketch.Size, Y: 0}}}, o.strokes)
	o.down = false
	assert.True(t, o.add(sketch.Point{X: sketch.Size, Y: 0}), "a dot where the stroke ended")
	assert.Len(t, o.strokes, 2)
}

// Taking back a stroke leaves the others as they are; with none left the square is closed.
func TestTheLastStrokeIsTakenBack(t *testing.T) {
	o := sketching{on: true}
	for x := range 3 {
		o.down = false
		o.add(sketch.Point{X: x, Y: 1})
		o.add(sketch.Point{X: x, Y: 9})
	}
	o.back()
	assert.Equal(t, []sketch.Stroke{{{X: 0, Y: 1}, {X: 0, Y: 9}}, {{X: 1, Y: 1}, {X: 1, Y: 9}}}, o.strokes)
	assert.False(t, o.down, "the next point begins a stroke")
	o.back()
	o.back()
	assert.True(t, o.on)
	o.back()
	assert.False(t, o.on)
}
