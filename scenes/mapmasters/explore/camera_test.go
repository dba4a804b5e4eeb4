package explore

import (
	"testing"
	"time"

	"delvebox/engine/input"
	"delvebox/games/mapmasters/card"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A card taken by its key lies where it can be seen, wherever the table has been moved,
// and stays in sight while the arrows carry it on.
func TestACardTakenByKeyIsInSight(t *testing.T) {
	for _, w := range [][2]int{{1280, 800}, {1024, 640}} {
		h := crown()
		h.w, h.h = w[0], w[1]
		r := newRig(t, h)
		for i, place := range []string{"place 0,0", "place 5,-2", "place 10,0"} {
			r.drag("hand-"+string(rune('1'+i)), place)
		}
		for _, k := range []input.Key{"4", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"} {
			r.key(k, false)
			r.inSight(k)
		}
		r.draw("held-by-key")
		r.key("Escape", false)
		was := r.v.at
		r.key("Plus", false)
		r.key("Plus", false)
		r.v.pan(r.u, 4000, 0)
		r.rest()
		r.key("5", false)
		r.inSight("5")
		r.key("Escape", false)
		r.key("0", false)
		assert.Equal(t, was, r.v.at, "0 shows everything again")
	}
}

// inSight requires that the held card lies on the mat.
func (r *rig) inSight(after input.Key) {
	r.t.Helper()
	h := r.v.hold
	require.NotNil(r.t, h, after)
	c := r.v.at.Card(h.x, h.y)
	a := r.v.area.Inset(-1)
	assert.True(r.t, c.X >= a.X && c.Y >= a.Y && c.Right() <= a.Right() && c.Bottom() <= a.Bottom(), "after %s: %v in %v", after, c, a)
}

// A card let go leaves the table as it was before it was taken.
func TestTheTableComesBack(t *testing.T) {
	r := newRig(t, crown())
	r.drag("hand-1", "place 0,0")
	was := r.v.at
	r.key("2", false)
	for range 3 {
		r.key("ArrowDown", false)
	}
	r.key("Escape", false)
	require.Equal(t, was, r.v.at)
}

func TestTheTableIsScaledByKeysAndWheel(t *testing.T) {
	r := laidCrown(t, crown())
	was := r.v.at
	r.key("Plus", false)
	require.Greater(t, r.v.at.Square, was.Square)
	r.key("Minus", false)
	r.key("Minus", false)
	require.Less(t, r.v.at.Square, was.Square)
	r.key("0", false)
	require.Equal(t, was, r.v.at)

	r.point("square 7,4")
	fx, fy := r.v.at.From(r.x, r.y)
	for _, dy := range []float64{1, 1, -1} {
		r.send(input.Event{Kind: input.Wheel, DY: dy})
		r.rest()
		x, y := r.v.at.To(fx, fy)
		assert.InDelta(t, r.x, x, 1.5, "what is under the pointer stays there")
		assert.InDelta(t, r.y, y, 1.5)
	}
	require.Greater(t, r.v.at.Square, was.Square)
	for range 40 {
		r.send(input.Event{Kind: input.Wheel, DY: 3})
	}
	require.LessOrEqual(t, r.v.want.Square, float64(mostSquare))
	for range 80 {
		r.send(input.Event{Kind: input.Wheel, DY: -3})
	}
	require.GreaterOrEqual(t, r.v.want.Square, float64(leastSquare))
}

func TestTheTableIsMovedByDragging(t *testing.T) {
	for name, drag := range map[string]func(r *rig){
		"middle": func(r *rig) {
			r.send(input.Event{Kind: input.Press, Button: input.Middle})
			r.to(r.x+60, r.y-40)
			r.send(input.Event{Kind: input.Release, Button: input.Middle})
		},
		"space": func(r *rig) {
			r.send(input.Event{Kind: input.KeyDown, Key: input.Space})
			r.send(input.Event{Kind: input.Press})
			r.to(r.x+60, r.y-40)
			r.send(input.Event{Kind: input.Release})
			r.send(input.Event{Kind: input.KeyUp, Key: input.Space})
		},
	} {
		h := crown()
		h.scale = 1
		r := laidCrown(t, h)
		r.drag("edge 9,10 E", "square 8,10", "square 8,8")
		was, steps, laid := r.v.at, r.v.s.pen.Len(), len(r.v.s.laid)
		r.point("square 2,8") // a hallway: no ink is drawn on the way
		drag(r)
		r.rest()
		assert.InDelta(t, was.X+60, r.v.at.X, 1, name)
		assert.InDelta(t, was.Y-40, r.v.at.Y, 1, name)
		assert.Equal(t, steps, r.v.s.pen.Len(), name)
		assert.Len(t, r.v.s.laid, laid, name)
	}
}

// Ink stands where the pen has been, however the table was moved and scaled since.
func TestInkMovesWithTheTable(t *testing.T) {
	r := laidCrown(t, crown())
	r.u.Prefs.Patterns = false
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8")
	for _, k := range []input.Key{"Plus", "Minus", "Minus"} {
		r.key(k, false)
		r.draw("")
		r.u.Now += time.Second
		x, y := r.v.at.To(6+.5, 8+.5)
		got := r.Canvas.Image.RGBAAt(int(x*r.u.Scale), int(y*r.u.Scale))
		assert.Greater(t, int(got.B), int(got.R)+30, "blue ink on the hallway after %s", k)
	}
	require.Equal(t, card.W, r.v.s.pen.StepAt(r.v.s.pen.Len()-1).Side)
}

// The hand means what is to be seen: a press while the table glides meets what lies there
// in the last picture, however long ago that was drawn.
func TestAPressWhileTheTableGlides(t *testing.T) {
	r := laidCrown(t, crown())
	r.u.Prefs.Speed = 1
	for range 5 {
		r.send(input.Event{Kind: input.KeyDown, Key: "Minus"})
	}
	r.Stack.Draw(r.Canvas) // the glide begins
	r.u.Now += 40 * time.Millisecond
	r.Stack.Draw(r.Canvas)
	seen := r.v.at
	require.NotEqual(t, r.v.want.Square, seen.Square, "it is on its way")
	r.x, r.y = r.find("edge 9,10 E")
	r.u.Now += 70 * time.Millisecond // and no picture in the meantime
	r.send(input.Event{Kind: input.Move})
	r.send(input.Event{Kind: input.Press})
	r.send(input.Event{Kind: input.Release})
	require.Equal(t, seen, r.v.at)
	require.Equal(t, "start(9,10,m,E)", r.v.s.pen.Path().String())
	r.Stack.Draw(r.Canvas)
	r.rest()
	require.Equal(t, r.v.want, r.v.at, "and it comes to where it was going")
}
