package explore

import (
	"testing"

	"delvebox/engine/input"
	"delvebox/games/mapmasters/card"

	"github.com/stretchr/testify/require"
)

// hover takes the second card of the hand and holds it so that its corner floats at a
// point of the lattice.
func (r *rig) hover(fx, fy float64) {
	r.t.Helper()
	r.click("hand-2")
	r.hold(fx, fy)
}

func (r *rig) hold(fx, fy float64) {
	r.to(r.v.at.To(fx+card.Columns/2., fy+card.Rows/2.))
}

// TestACardIsDrawnToTheNearestLegalPlace holds a card two squares off a place: its ghost
// lies there, and so does the card when it is let go (MMV-133, MMV-135).
func TestACardIsDrawnToTheNearestLegalPlace(t *testing.T) {
	r := newRig(t, crown())
	r.drag("hand-1", "place 0,0")
	r.hover(6.4, 1.2) // the place is 5,2
	h := r.v.hold
	require.Equal(t, [2]int{5, 2}, [2]int{h.x, h.y})
	require.True(t, h.snapped())
	at, home := r.v.heldAt()
	require.InDelta(t, r.x-h.gx*r.v.at.Square, at.X, 1, "it stays under the hand")
	require.NotEqual(t, at, home)
	r.draw("ghost")
	r.send(input.Event{Kind: input.Press})
	r.send(input.Event{Kind: input.Release})
	r.rest()
	p, _ := r.v.s.place(r.v.s.hand[1].id)
	require.Equal(t, [2]int{5, 2}, [2]int{p.X, p.Y})
}

// TestAHeldCardIsCalm moves a held card between two places: it does not flicker from one
// to the other, and what the hand sees never jumps.
func TestAHeldCardIsCalm(t *testing.T) {
	r := newRig(t, crown())
	r.drag("hand-1", "place 0,0")
	r.hover(5.2, 1.9)
	require.Equal(t, 2, r.v.hold.y)
	r.hold(5.2, -.1) // half way to 5,-2 and a little further
	require.Equal(t, 2, r.v.hold.y)
	r.hold(5.2, -.4)
	require.Equal(t, -2, r.v.hold.y)
	r.hold(5.2, -1.4)
	last, _ := r.v.heldAt()
	for x := 5.2; x < 9; x += .1 {
		r.hold(x, -1.4)
		at, _ := r.v.heldAt()
		require.Less(t, at.X-last.X, .6*r.v.at.Square, "at %.1f", x)
		last = at
	}
	require.False(t, r.v.hold.snapped(), "too far from everything")
}

// TestACardHeldOverOthersFindsAPlace lets a card go over another one: where it cannot
// lie it is drawn further.
func TestACardHeldOverOthersFindsAPlace(t *testing.T) {
	r := newRig(t, crown())
	r.drag("hand-1", "place 0,0")
	r.hover(2.1, 0)
	require.Nil(t, r.v.hold.why)
	require.Equal(t, 5, r.v.hold.x)
	r.hold(0.5, 0.5)
	require.NotNil(t, r.v.hold.why, "over the middle of the other it has no place")
}
