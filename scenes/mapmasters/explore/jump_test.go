package explore

import (
	"strings"
	"testing"

	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app/apptest"

	"github.com/stretchr/testify/require"
)

// lay puts cards where they are wanted: "D10 0,0", with " turned" behind it.
func lay(t testing.TB, h hands, places ...string) *rig {
	for _, p := range places {
		h.cards = append(h.cards, strings.Fields(p)[0])
	}
	r := newRig(t, h)
	for _, p := range places {
		w := strings.Fields(p)
		if len(w) > 2 {
			r.point("card-" + w[0])
			r.key("R", false)
		}
		r.drag("card-"+w[0], "place "+w[1])
	}
	return r
}

func TestCircleIntoAGuardedRoom(t *testing.T) {
	r := lay(t, hands{aim: dungeon.Circles, ready: mapmasters.Tokens{1, 0, 0, 0}}, "D10 0,0", "D31 5,2")
	r.drag("edge 1,0 N", "square 1,0", "square 1,1", "square 3,1", "square 3,3")
	require.Equal(t, "start(1,0,m,N) S E E S S", r.v.s.pen.Path().String())
	r.draw("jumps")
	r.click("circle")
	require.NotNil(t, r.v.aim)
	words := r.u.T("mapmasters.choose.aim-circle")
	require.True(t, apptest.Says(r.Rehearsal, words), "what is to be done now")
	r.point("target 8,6")
	r.draw("aim")
	r.click("target 8,6")
	require.NotNil(t, r.v.ask, "the room is guarded")
	r.draw("guarded")
	require.False(t, apptest.Says(r.Rehearsal, words))
	r.click("pay-1")
	require.Equal(t, "start(1,0,m,N) S E E S S circle(item; 8,6,m)[fairy(sword)]", r.v.s.pen.Path().String())
	r.draw("jumped")
}

func TestClimbWithSpiderClimb(t *testing.T) {
	r := lay(t, hands{aim: dungeon.Pits, books: []mapmasters.BookID{dungeon.SpiderClimb}}, "D11 0,0")
	r.click("edge 0,5 W")
	r.click("square 1,5")
	r.click("stairs")
	r.click("square 2,5")
	r.click("square 2,4")
	r.click("square 3,4")
	r.draw("climb")
	r.click("climb")
	require.Equal(t, "start(0,5,m,W) E stairs E N E climb", r.v.s.pen.Path().String())
}

func TestWrapRound(t *testing.T) {
	r := lay(t, hands{aim: dungeon.Coins, books: []mapmasters.BookID{dungeon.NorthSouthGate}}, "S03 0,0")
	r.click("edge 0,5 W")
	r.click("square 1,5")
	r.click("square 1,6")
	r.click("edge 1,6 S")
	require.Equal(t, dungeon.Outside, r.v.s.pen.Standing())
	r.draw("outside")
	r.click("wrap")
	require.Equal(t, "start(0,5,m,W) E S S wrap(SB-11)", r.v.s.pen.Path().String())
	r.click("square 1,1")
	r.draw("wrapped")
	require.Equal(t, dungeon.Moving, r.v.s.pen.Standing())
}

func TestFairyPactAsksForTheKind(t *testing.T) {
	// MMV-074
	r := lay(t, hands{aim: dungeon.Monsters, books: []mapmasters.BookID{dungeon.FairyPact}}, "S03 0,0")
	r.click("book-SB-02")
	r.draw("pact")
	r.click("pact-sword")
	require.Equal(t, card.Sword, r.v.s.pact)
	require.Equal(t, 1, r.v.s.pen.Fairies().Of(card.Sword))
	r.drag("edge 1,0 N", "square 1,1", "square 1,2")
	require.NotNil(t, r.v.ask)
	r.draw("room")
	r.click("pay-1")
	r.draw("in-room")
	require.Equal(t, 3, r.v.total().points)
	r.click("done")
	r.click("done-yes")
	m := r.b.Match.History()[0].Move.(mapmasters.Explore)
	require.Equal(t, card.Sword, m.Pact)
}

func TestEndingAtAnObstacle(t *testing.T) {
	r := lay(t, hands{aim: dungeon.Monsters}, "S03 0,0")
	r.drag("edge 1,0 N", "square 1,1", "square 1,2")
	require.NotNil(t, r.v.ask)
	r.draw("nothing-to-pay")
	r.key("Escape", false)
	require.Nil(t, r.v.ask)
	r.click("square 1,2")
	r.click("stop")
	require.Equal(t, dungeon.Stopped, r.v.s.pen.Standing())
	r.draw("stopped")
	r.click("square 1,3")
	require.NotEmpty(t, r.u.Refused())
	r.key("Backspace", false)
	require.Equal(t, dungeon.Moving, r.v.s.pen.Standing())
}

func TestCrossedWaysIsAskedFor(t *testing.T) {
	// MMV-081: the first visit runs straight through (2,3), the second crosses it.
	r := lay(t, hands{aim: dungeon.Barrels, ready: mapmasters.Tokens{1, 0, 0, 0}, books: []mapmasters.BookID{dungeon.CrossedWays}}, "D31 0,0", "S02 5,0")
	r.click("edge 0,3 W")
	r.click("square 1,3")
	r.click("pay-1")
	for _, s := range []string{"3,3", "3,5", "7,5", "7,1", "3,1", "3,2", "2,2", "2,3"} {
		r.click("square " + s)
	}
	require.NotNil(t, r.v.ask)
	require.Equal(t, askCross, r.v.ask.kind)
	r.draw("crossing")
	r.click("cross")
	require.Nil(t, r.v.ask)
	require.False(t, r.v.s.pen.Books().Has(dungeon.CrossedWays))
}

func TestHintShowsThreeSteps(t *testing.T) {
	r := laidCrown(t, crown())
	require.Empty(t, r.v.HintRefused(r.u))
	r.v.Hint(r.u)
	for range 1000 {
		r.Stack.Tick()
		if r.v.hint.found == nil {
			break
		}
		r.draw("")
	}
	require.Len(t, r.v.hint.path, 3)
	r.draw("hint")
	off := crown()
	off.options = map[string]string{"hints": "off"}
	require.NotEmpty(t, newRig(t, off).v.HintRefused(r.u))
}

func TestPayByItself(t *testing.T) {
	r := laidCrown(t, crown())
	r.b.App.Settings.PayByItself = true
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8", "square 1,8", "square 1,4", "square 1,3")
	require.Nil(t, r.v.ask)
	require.Equal(t, beginning+" N[item] N", r.v.s.pen.Path().String())
}

// A fairy token pays by itself too, a spellbook does not, and a pitfall is always asked
// about (part 7, Choosing a resource).
func TestWhatIsAskedAboutThoughThePenPays(t *testing.T) {
	r := laidCrown(t, crown())
	r.b.App.Settings.PayByItself = true
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8", "square 1,8", "square 1,4", "square 1,3")
	r.click("square 2,3")
	require.NotNil(t, r.v.ask, "one may fall, too")
	r.key("Escape", false)

	r = lay(t, hands{aim: dungeon.Monsters, ready: mapmasters.Tokens{1, 0, 0, 0}, books: []mapmasters.BookID{dungeon.PhantomBlade}}, "D29 0,0")
	r.b.App.Settings.PayByItself = true
	r.drag("edge 1,6 S", "square 1,5", "square 1,4")
	require.Nil(t, r.v.ask)
	require.Equal(t, "start(1,6,m,S) N N[fairy(sword)]", r.v.s.pen.Path().String())

	r = lay(t, hands{aim: dungeon.Monsters, books: []mapmasters.BookID{dungeon.PhantomBlade}}, "D29 0,0")
	r.b.App.Settings.PayByItself = true
	r.drag("edge 1,6 S", "square 1,5", "square 1,4")
	require.NotNil(t, r.v.ask, "the book may be wanted later")
}
