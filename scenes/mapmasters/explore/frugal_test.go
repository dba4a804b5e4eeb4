package explore

import (
	"testing"

	"delvebox/engine/input"
	"delvebox/engine/paint"

	"github.com/stretchr/testify/assert"
)

// Describing a picture, and hearing of a move of the pen, takes little memory: nothing
// is put together that nobody asks for. The bounds are what is needed today and a little
// room.
func TestDescribingAPictureTakesLittleMemory(t *testing.T) {
	r := laidCrown(t, crown())
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8")
	for range 4 {
		r.draw("")
	}
	nothing := &paint.Null{Size: [2]int{1280, 800}}
	allocs := testing.AllocsPerRun(40, func() { r.Stack.Draw(nothing) })
	t.Log("allocations of a picture:", allocs)
	assert.Less(t, allocs, 320.)

	i := 0
	allocs = testing.AllocsPerRun(40, func() {
		i++
		r.Stack.Event(input.Event{Kind: input.Move, X: r.x + float64(i%2), Y: r.y})
	})
	t.Log("allocations of an event:", allocs)
	assert.Less(t, allocs, 150.)
}
