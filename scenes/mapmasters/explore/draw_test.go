package explore

import (
	"testing"
	"time"

	"delvebox/engine/input"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"

	"github.com/stretchr/testify/require"
)

const beginning = "start(9,10,m,E) W N N W W W W W W W N N N"

func TestPathIsDrawnAlongTheConceptPicture(t *testing.T) {
	r := laidCrown(t, crown())
	r.drag("edge 9,10 E", "square 9,10", "square 8,10", "square 8,8", "square 4,8", "square 1,8", "square 1,5")
	require.Equal(t, beginning, r.v.s.pen.Path().String())
	r.draw("drawn")
	r.click("square 1,4")
	require.NotNil(t, r.v.ask, "a monster has to be paid for")
	r.draw("asked")
	r.click("pay-1")
	r.click("square 1,3")
	r.click("square 2,3")
	r.draw("pit")
	r.click("pay-1")
	r.click("square 6,3")
	r.drag("square 6,3", "square 6,2", "square 7,2", "square 8,2", "square 8,1", "square 9,1", "square 11,1", "square 11,3", "square 12,3", "square 13,3")
	r.draw("concept")
	require.Equal(t, beginning+" N[item(7,8)] N E[fairy(rope)] E E E E N E E N E E E S S E", r.v.s.pen.Path().String())
	require.Equal(t, 3, r.v.total().points)
	require.Equal(t, 3, r.v.underPen())

	// The second sword, and out by the edge; Done asks once and hands the dungeon in.
	r.click("pay-1")
	r.click("square 14,3")
	r.draw("before-exit")
	r.click("edge 14,3 E")
	require.Equal(t, dungeon.Outside, r.v.s.pen.Standing())
	r.draw("exit")
	r.key("Enter", false)
	require.True(t, r.v.confirm)
	r.draw("confirm")
	require.Equal(t, 0, r.b.Match.Len())
	spent := r.v.clock.millis()
	r.key("Enter", false)
	require.Equal(t, 1, r.b.Match.Len())
	m, ok := r.b.Match.History()[0].Move.(mapmasters.Explore)
	require.True(t, ok)
	require.Equal(t, beginning+" N[item(7,8)] N E[fairy(rope)] E E E E N E E N E E E S S E E[item(8,2)] E E", m.Path.String())
	require.GreaterOrEqual(t, m.Millis, spent)
	require.Len(t, m.Cards, 5)
}

func TestAFastDragIsDrawnSquareBySquare(t *testing.T) {
	r := laidCrown(t, crown())
	r.click("edge 9,10 E")
	r.click("square 8,10")
	x, y := r.find("square 8,8")
	x2, y2 := r.find("square 2,8")
	r.to(r.find("square 8,10"))
	r.send(input.Event{Kind: input.Press})
	r.x, r.y = x, y
	r.send(input.Event{Kind: input.Move})
	r.x, r.y = x2, y2
	r.send(input.Event{Kind: input.Move})
	r.send(input.Event{Kind: input.Release})
	require.Equal(t, "start(9,10,m,E) W N N W W W W W W", r.v.s.pen.Path().String())
}

// S04: the straight line of a fast hand from (1,6) to (4,3) touches the pocket at (3,4).
func TestAFastDragAcrossACornerEndsInNoPocket(t *testing.T) {
	r := newRig(t, hands{cards: []string{"S04"}, aim: dungeon.Monsters})
	r.drag("hand-1", "place 0,0")
	r.click("edge 1,6 S")
	r.to(r.find("square 1,6"))
	r.send(input.Event{Kind: input.Press})
	r.x, r.y = r.find("square 4,3")
	r.send(input.Event{Kind: input.Move})
	r.send(input.Event{Kind: input.Release})
	require.Equal(t, "start(1,6,m,S) N N N E E E", r.v.s.pen.Path().String())
}

func TestDrawingBackTakesStepsBack(t *testing.T) {
	r := laidCrown(t, crown())
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8")
	n := r.v.s.pen.Len()
	r.drag("square 4,8", "square 6,8")
	require.Equal(t, n-2, r.v.s.pen.Len())
	r.key("Backspace", false)
	require.Equal(t, n-3, r.v.s.pen.Len())
	r.key("Z", true)
	require.Equal(t, n-4, r.v.s.pen.Len())
	r.key("Y", true)
	r.key("Y", true)
	require.Equal(t, n-2, r.v.s.pen.Len())
	r.click("pen-redo")
	require.Equal(t, n-1, r.v.s.pen.Len())
	r.click("sponge")
	require.Equal(t, 0, r.v.s.pen.Len())
	r.key("Z", true)
	require.Equal(t, n-1, r.v.s.pen.Len(), "the sponge can be taken back")
	r.key("Delete", false)
	require.Equal(t, 0, r.v.s.pen.Len(), "the key wipes too")
}

func TestARefusedStepLeavesNoInkAndSaysWhy(t *testing.T) {
	r := laidCrown(t, crown())
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8")
	n := r.v.s.pen.Len()
	r.click("square 4,9") // rock
	require.Equal(t, n, r.v.s.pen.Len())
	require.NotEmpty(t, r.u.Refused())
	r.draw("refused")
	r.drag("square 4,8", "square 4,7")
	require.Equal(t, n, r.v.s.pen.Len())
}

// A path begins with a press on an arrow, outside the cards: letting go there, or moving
// about on it, is no wish to leave by the same opening (MMV-044).
func TestBeginningAPathRefusesNothing(t *testing.T) {
	r := laidCrown(t, crown())
	r.click("edge 9,10 E")
	require.Empty(t, r.u.Refused())
	r.click("sponge")
	r.point("edge 9,10 E")
	r.send(input.Event{Kind: input.Press})
	r.to(r.x+3, r.y)
	require.Empty(t, r.u.Refused())
	r.to(r.find("square 8,10"))
	r.to(r.find("edge 9,10 E"))
	r.send(input.Event{Kind: input.Release})
	require.Empty(t, r.u.Refused())
	require.Equal(t, "start(9,10,m,E)", r.v.s.pen.Path().String(), "drawn back to the edge")
}

func TestInkShowsInTheSameFrame(t *testing.T) {
	h := crown()
	h.scale = 1
	r := laidCrown(t, h)
	r.click("edge 9,10 E")
	r.draw("")
	before := append([]byte(nil), r.Canvas.Image.Pix...)
	x, y := r.find("square 8,10")
	r.to(x, y)
	r.Stack.Draw(r.Canvas)
	begin := time.Now()
	r.send(input.Event{Kind: input.Press})
	r.Stack.Draw(r.Canvas)
	t.Log("one step with its picture on a canvas:", time.Since(begin))
	require.Equal(t, 2, r.v.s.pen.Len())
	i := r.Canvas.Image.PixOffset(int(x), int(y))
	require.NotEqual(t, before[i:i+3], r.Canvas.Image.Pix[i:i+3])
}

func TestMovingACardWipesThePathFromThereOn(t *testing.T) {
	r := laidCrown(t, crown())
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8", "square 1,8", "square 1,5")
	require.Equal(t, beginning, r.v.s.pen.Path().String())
	r.press("card-S01", input.Right) // turned: its squares are others now
	require.Equal(t, "start(9,10,m,E) W N N W W W", r.v.s.pen.Path().String())
	r.draw("turned")
	r.key("Z", true)
	require.Equal(t, beginning, r.v.s.pen.Path().String())
}

func TestACardGoesBackToTheHand(t *testing.T) {
	r := laidCrown(t, crown())
	r.drag("square 11,6", "square 14,3") // rock of the third card
	r.key("Z", true)
	x, y := r.find("square 14,0") // rock
	r.to(x, y)
	r.send(input.Event{Kind: input.Press})
	r.to(x-40, y+60)
	require.NotNil(t, r.v.hold)
	r.draw("lifted")
	z := r.v.returnZone()
	r.to(z.CX(), z.CY())
	r.draw("return")
	r.send(input.Event{Kind: input.Release})
	r.rest()
	require.Len(t, r.v.s.laid, 4)
	_, laid := r.v.s.place(mapmasters.CardID(9))
	require.False(t, laid)
}

func TestKeyboardLaysAndDraws(t *testing.T) {
	r := newRig(t, crown())
	r.key("Digit1", false)
	r.key("Enter", false)
	require.Len(t, r.v.s.laid, 1)
	r.key("2", false)
	require.NotNil(t, r.v.hold)
	r.key("ArrowRight", false)
	r.key("R", false)
	require.True(t, r.v.hold.turned)
	r.key("R", false)
	r.draw("keys")
	r.key("Enter", false)
	require.Len(t, r.v.s.laid, 2)
	require.True(t, r.v.s.tab.Linked())
	r.key("3", false)
	r.key("Escape", false)
	require.Nil(t, r.v.hold)
	require.Len(t, r.v.s.laid, 2)
	r.key("ArrowRight", false)
	r.key("Space", false)
	require.Equal(t, 1, r.v.s.pen.Len())
}

func TestKeysOfACardDoNotGoToTheFocus(t *testing.T) {
	r := newRig(t, crown())
	r.u.Focus("done", true)
	r.key("Digit1", false)
	r.key("Enter", false)
	require.Len(t, r.v.s.laid, 1, "Enter lays the card and presses nothing")
	r.u.Focus("hand-2", false) // it has been clicked
	r.key("ArrowRight", false)
	r.key("Space", false)
	require.Equal(t, 1, r.v.s.pen.Len(), "the arrow chose an edge, not another card")
}

func TestTheFirstTabGoesToWhatIsOffered(t *testing.T) {
	r := laidCrown(t, crown())
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8", "square 1,8", "square 1,5")
	r.click("square 1,4")
	r.key("Tab", false)
	name, shown := r.u.Focused()
	require.Equal(t, "pay-1", name)
	require.True(t, shown)
	r.key("Enter", false)
	require.Nil(t, r.v.ask)
	n := r.v.s.pen.Len()
	r.u.Focus("done", true)
	r.key("ArrowUp", false)
	require.Equal(t, n+1, r.v.s.pen.Len(), "an arrow draws, whatever has the ring")
}

func TestOverlappingCardsAreRefused(t *testing.T) {
	// MMV-132
	r := newRig(t, crown())
	r.drag("hand-1", "place 0,0")
	r.drag("hand-2", "place 1,0")
	require.Len(t, r.v.s.laid, 1)
	require.NotEmpty(t, r.u.Refused())
}

func TestUnderground(t *testing.T) {
	r := laidCrown(t, crown())
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8", "square 1,8", "square 1,5")
	r.click("square 1,4")
	r.click("pay-1")
	r.click("square 1,3")
	r.click("square 2,3")
	r.click("fall")
	require.Equal(t, card.Under, r.v.s.tab.Spot(r.v.s.pen.Node()).Layer)
	r.click("square 2,4")
	r.click("square 3,4")
	r.draw("below")
	r.send(input.Event{Kind: input.KeyDown, Key: input.Tab})
	r.rest()
	require.False(t, r.v.under())
	r.draw("below-tab")
	r.send(input.Event{Kind: input.KeyUp, Key: input.Tab})
	require.True(t, r.v.under())
}

func TestDraftBringsTheDungeonBack(t *testing.T) {
	r := laidCrown(t, crown())
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8")
	r.rest()
	text := r.b.Match.Draft(0)
	require.NotEmpty(t, text)
	v := newView(r.b)
	require.Equal(t, r.v.s.pen.Path().String(), v.s.pen.Path().String())
	require.Equal(t, r.v.s.laid, v.s.laid)
	require.GreaterOrEqual(t, v.clock.millis(), r.v.clock.millis()-11_000)

	for _, cut := range []int{1, 5, 17, 30, 60} {
		m, ok := readDraft(text[:max(0, len(text)-cut)])
		require.True(t, ok, "a torn draft is read as far as it goes")
		require.NotEmpty(t, m.Cards)
	}
	_, ok := readDraft("nonsense")
	require.False(t, ok)
}

func TestClockStandsStillWhileCovered(t *testing.T) {
	// MMV-137
	r := newRig(t, hands{cards: crown().cards, aim: dungeon.Keys, hourglass: true})
	before := r.v.clock.millis()
	r.v.Pause(true)
	r.u.Now += time.Minute
	r.v.Pause(false)
	r.v.Tick(r.u)
	require.Less(t, r.v.clock.millis()-before, 100)
	r.u.Now += time.Second
	r.v.Tick(r.u)
	require.InDelta(t, 1000, r.v.clock.millis()-before, 120)
	r.draw("time-bonus")
}

func TestTimerHandsIn(t *testing.T) {
	// MMV-139
	h := crown()
	h.timer = true
	r := laidCrown(t, h)
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8")
	r.draw("timer")
	r.v.clock.spent = 299 * time.Second
	r.u.Now += 2 * time.Second
	r.Stack.Tick()
	require.Equal(t, 1, r.b.Match.Len())
	m := r.b.Match.History()[0].Move.(mapmasters.Explore)
	require.True(t, m.TimeOut)
	require.Len(t, m.Cards, 5)
	require.NotEmpty(t, m.Path)
}

func TestTimeBonusRoundDoesNotAsk(t *testing.T) {
	r := newRig(t, hands{cards: crown().cards, aim: dungeon.Keys, hourglass: true})
	r.drag("hand-1", "place 0,0")
	r.click("edge 1,0 N")
	r.click("done")
	require.Equal(t, 1, r.b.Match.Len())
}

func TestTimeBonusRoundAsksBeforeADungeonWithoutAPath(t *testing.T) {
	r := newRig(t, hands{cards: crown().cards, aim: dungeon.Keys, hourglass: true})
	r.drag("hand-1", "place 0,0")
	r.click("done")
	require.Zero(t, r.b.Match.Len())
	r.click("done-yes")
	require.Equal(t, 1, r.b.Match.Len())
}

func BenchmarkInkStep(b *testing.B) {
	for _, w := range []struct {
		name string
		w, h int
	}{{"800", 1280, 800}, {"2160", 3840, 2160}} {
		b.Run(w.name, func(b *testing.B) {
			h := crown()
			h.w, h.h = w.w, w.h
			r := laidCrown(b, h)
			r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8", "square 1,8", "square 1,5")
			r.Stack.Draw(r.Canvas)
			b.ReportAllocs()
			b.ResetTimer()
			for range b.N {
				r.v.s.back()
				r.v.drawInk(r.u)
				_ = r.v.s.draw(dungeon.Step{Action: dungeon.Go, Side: card.N})
				r.v.drawInk(r.u)
			}
		})
	}
}

// TestMoments keeps pictures of things that move, half way.
func TestMoments(t *testing.T) {
	r := newRig(t, crown())
	r.draw("")
	r.v.began = r.u.Now - 200*time.Millisecond
	r.Stack.Draw(r.Canvas)
	r.shoot("flip")
	r = laidCrown(t, crown())
	r.drag("edge 9,10 E", "square 8,10", "square 8,8")
	r.draw("")
	x, y := r.find("square 7,8")
	r.to(x, y)
	r.send(input.Event{Kind: input.Press})
	r.Stack.Draw(r.Canvas)
	r.u.Now += 110 * time.Millisecond
	r.Stack.Draw(r.Canvas)
	r.shoot("ring")
	r.send(input.Event{Kind: input.Release})
	r.draw("")
	x, y = r.find("sponge")
	r.to(x, y)
	r.send(input.Event{Kind: input.Press})
	r.send(input.Event{Kind: input.Release})
	r.u.Now += 130 * time.Millisecond
	r.Stack.Draw(r.Canvas)
	r.shoot("smear")
	require.NotEmpty(t, r.v.ink.gone.pieces)
	r.draw("")
	r.draw("")
	require.Empty(t, r.v.ink.gone.pieces)
}

func TestNothingMovesNothingIsDrawn(t *testing.T) {
	r := laidCrown(t, crown())
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8")
	for i := 0; r.Stack.NeedsPicture(); i++ {
		require.Less(t, i, 10, "the table does not come to rest")
		r.draw("")
	}
	r.u.Now += 5 * time.Second
	r.Stack.Tick()
	require.False(t, r.Stack.NeedsPicture(), "nobody has touched anything")
	allocs := testing.AllocsPerRun(20, func() { r.Stack.Draw(r.Canvas) })
	t.Log("allocations of a picture in which nothing is new:", allocs)
}

// Who wants no question is asked only about a dungeon without a path.
func TestDoneWithoutAQuestion(t *testing.T) {
	r := laidCrown(t, crown())
	r.b.App.Settings.ConfirmDone = false
	r.click("done")
	require.True(t, r.v.confirm, "there is no path yet")
	r.click("done-no")
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8")
	r.click("done")
	require.Equal(t, 1, r.b.Match.Len())
}
