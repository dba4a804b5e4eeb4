package explore

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPathIsDrawnAlongTheConceptPicture(t *testing.T) {
	r := laidCrown(t, crown())
	r.drag("edge 9,10 E", "square 9,10", "square 8,10", "square 8,8", "square 4,8", "square 1,8", "square 1,5")
	require.Equal(t, "start(9,10,m,E) W N N W W W W W W W N N N", r.v.s.pen.Path().String())
	r.draw("drawn")
	r.click("square 1,4")
	require.NotNil(t, r.v.ask)
	r.draw("asked")
	r.click("pay-1")
	r.click("square 1,3")
	r.click("square 2,3")
	r.draw("pit")
	r.click("pay-1")
	r.click("square 6,3")
	r.draw("crossed")
	r.drag("square 6,3", "square 6,2", "square 7,2", "square 8,2", "square 8,1", "square 9,1", "square 11,1", "square 11,3", "square 12,3", "square 13,3")
	r.draw("concept")
	t.Log(r.v.s.pen.Path().String())
}
