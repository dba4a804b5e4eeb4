package explore

import (
	"testing"

	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app/apptest"

	"github.com/stretchr/testify/require"
)

// advised begins with a player who is new.
func advised(t *testing.T, h hands) *rig {
	r := newRig(t, h)
	r.b.App.Settings.Coach, r.b.App.Settings.Told = true, nil
	r.rest()
	return r
}

// says tells which advice is given now, "" for none.
func (r *rig) says() string {
	r.t.Helper()
	for _, l := range lessons() {
		if apptest.Says(r.Rehearsal, r.u.T("mapmasters.explore.coach."+l.name)) {
			return l.name
		}
	}
	return ""
}

// One lesson after the other, each until it is heeded, each once.
func TestAdviceLeadsThroughTheFirstExploration(t *testing.T) {
	r := advised(t, crown())
	require.Equal(t, "cards", r.says())
	r.draw("coach-cards")
	r.drag("hand-1", "place 0,0")
	require.Equal(t, "turning", r.says())
	r.draw("coach-turning")
	r.point("hand-2")
	r.key("R", false)
	r.key("R", false)
	require.Empty(t, r.says(), "it has been heeded")
	for i, place := range []string{"place 5,-2", "place 10,0", "place 0,7", "place 5,5"} {
		r.drag("hand-"+string(rune('2'+i)), place)
	}
	require.Equal(t, "drawing", r.says())
	r.draw("coach-drawing")
	r.drag("edge 9,10 E", "square 9,10", "square 8,10", "square 8,8", "square 4,8", "square 1,8", "square 1,5")
	require.Empty(t, r.says())
	r.click("square 1,4")
	require.Equal(t, "spending", r.says())
	require.Empty(t, r.faults(), "advice lies on no other words")
	r.draw("coach-spending")
	r.click("pay-1")
	require.Empty(t, r.says())
	r.click("square 1,3")
	r.click("square 1,1")
	r.click("square 0,1")
	r.click("edge 0,1 W")
	require.Equal(t, dungeon.Outside, r.v.s.pen.Standing())
	require.Equal(t, "done", r.says())
	r.draw("coach-done")
	r.click("done")
	require.Equal(t, []string{"cards", "turning", "drawing", "spending", "done"}, r.b.App.Settings.Told)

	kept, _ := r.b.App.Store.Settings()
	require.Equal(t, r.b.App.Settings.Told, kept.Told, "the next match knows")
}

// Whoever draws with cards still in hand is told about the path, not about turning cards.
func TestAdviceOnCardsEndsWithThePath(t *testing.T) {
	r := advised(t, crown())
	r.drag("hand-1", "place 0,0")
	require.Equal(t, "turning", r.says())
	r.click(r.v.freeEdges()[0].name())
	require.NotEqual(t, dungeon.Unstarted, r.v.s.pen.Standing())
	require.Empty(t, r.says())
}

func TestAdviceIsPutAway(t *testing.T) {
	r := advised(t, crown())
	r.click("got-it")
	require.Empty(t, r.says())
	require.Equal(t, []string{"cards"}, r.b.App.Settings.Told)
}

func TestNoAdviceWhereNoneIsWanted(t *testing.T) {
	r := advised(t, crown())
	r.b.App.Settings.Coach = false
	require.Empty(t, r.says())
	h := crown()
	h.options = map[string]string{"hints": "off"}
	require.Empty(t, advised(t, h).says())
}

// Advice never hides the hand, the choices, or what it is about.
func TestAdviceFindsItsPlaceInEveryWindow(t *testing.T) {
	for _, w := range [][3]float64{{1024, 640, 1.5}, {2560, 1080, 1}} {
		h := crown()
		h.w, h.h, h.text = int(w[0]), int(w[1]), w[2]
		r := advised(t, h)
		require.Equal(t, "cards", r.says(), "%v", w)
		require.Empty(t, r.faults(), "%v", w)
		r = laidCrown(t, h)
		r.b.App.Settings.Coach, r.b.App.Settings.Told = true, []string{"cards", "turning"}
		require.Equal(t, "drawing", r.says(), "%v", w)
		require.Empty(t, r.faults(), "%v", w)
	}
}
