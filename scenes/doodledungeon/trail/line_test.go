package trail_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/tabletest"
	"delvebox/scenes/doodledungeon/trail"
)

// DD-052: the dungeon drawn through is that of the neighbour to the right, and its
// treasures are not to be seen (DD-061).
func TestTheNeighboursDungeonIsDrawnThrough(t *testing.T) {
	s := tabletest.At(t, "path")
	of := s.State().Neighbour(0)
	require.True(t, s.Says(s.SeatName(of)+"’s dungeon"))
	require.True(t, s.Treasures(of).Empty())
	require.False(t, s.State().TreasureCount(of) == 0, "there are some")
}

// DD-055, DD-060: walls are refused with the reason, and Shift with a click draws the
// shortest way.
func TestWallsAreRefusedAndAWayIsLed(t *testing.T) {
	s := tabletest.At(t, "path")
	v := s.View().(*trail.View)
	s.Act("click A1\nclick B1\nclick C1")
	require.Equal(t, 2, v.Pen().Len(), "C1 is a wall")
	require.NotEmpty(t, s.Refused())
	v.Pen().Reset()
	require.NoError(t, v.Pen().Step(sheet.Entrance))
	want := len(v.Pen().WayTo(sheet.Exit))
	require.Positive(t, want)
	x, y, ok := s.Locate("H10")
	require.True(t, ok)
	shift := input.Mods{Shift: true}
	s.R.Send(input.Event{Kind: input.Move, X: x, Y: y}, input.Event{Kind: input.Press, X: x, Y: y, Mods: shift}, input.Event{Kind: input.Release, X: x, Y: y, Mods: shift})
	require.Equal(t, want+1, v.Pen().Len())
	require.True(t, v.Pen().Done())
}

// DD-060: a finished line is confirmed by the main button, and the next player's turn
// begins.
func TestAFinishedLineIsConfirmed(t *testing.T) {
	s := tabletest.At(t, "path")
	v := s.View().(*trail.View)
	v.Pen().Lead(sheet.Exit)
	want := v.Pen().Path()
	s.A.UI.Wake()
	s.Act("wait idle\nclick main\nwait idle")
	require.Equal(t, want, s.State().Path(s.State().Neighbour(0)))
	require.False(t, s.State().Phase() == doodledungeon.Drawing && s.State().Turn() == 0)
}

// What the line meets is listed in its order with what is to be expected; the list follows
// the line.
func TestWhatTheLineMeetsIsListed(t *testing.T) {
	s := tabletest.At(t, "path")
	v := s.View().(*trail.View)
	require.True(t, s.Says("Nobody yet"))
	s.Act("click A1")
	require.True(t, s.Has("met-1"), "a dragon stands on A1")
	require.False(t, s.Has("met-2"))
	v.Pen().Lead(sheet.Exit)
	s.A.UI.Wake()
	s.Act("wait idle")
	n := len(v.Pen().Encounters())
	require.Greater(t, n, 1)
	require.True(t, s.Has("met-"+string(rune('0'+min(n, 9)))))
	s.Act("click erase\nclick erase")
	require.False(t, s.Has("met-1"))
}

// Erasing all asks first: two right clicks in a row ask as well, and a step takes the
// question back.
func TestErasingAllAsksFirst(t *testing.T) {
	s := tabletest.At(t, "path")
	v := s.View().(*trail.View)
	s.Act("click A1\nclick A2\nclick A3\nclick A4")
	s.Act("click erase")
	require.Equal(t, 4, v.Pen().Len())
	require.True(t, s.Says("Really all?"))
	s.Act("click B4")
	require.Equal(t, 5, v.Pen().Len())
	require.False(t, s.Says("Really all?"), "drawing on is an answer")
	s.Act("right B4")
	require.False(t, s.Says("Really all?"), "one takes a step back")
	s.Act("right A4")
	require.Equal(t, 3, v.Pen().Len())
	require.True(t, s.Says("Really all?"), "two in a row ask")
	s.Act("click erase")
	require.Zero(t, v.Pen().Len())
}

// All arrow keys draw on from the end of the line, and none leads out of the grid.
func TestArrowKeysDrawOn(t *testing.T) {
	s := tabletest.At(t, "path")
	v := s.View().(*trail.View)
	for _, step := range []struct{ key, square string }{{"Up", "A1"}, {"Down", "A2"}, {"Left", "A2"}, {"Down", "A3"}, {"Down", "A4"},
		{"Right", "B4"}, {"Left", "A4"}, {"Up", "A3"}} {
		s.Act("key Arrow" + step.key)
		require.Equal(t, step.square, v.Pen().Tip().String(), step.key)
	}
	require.Equal(t, 7, v.Pen().Len())
}

// Beside the end of the line a square says why the line may not go on to it.
func TestASquareSaysWhyItIsNotEntered(t *testing.T) {
	s := tabletest.At(t, "path")
	s.Act("click A1\nclick B1\npoint phase\npoint C1\nwait 700ms")
	require.True(t, s.Says("There is a wall on C1"))
	s.Act("point phase\npoint D1\nwait 700ms")
	require.False(t, s.Says("branches"), "one that is not beside it says what it is only")
}

// DD-014, DD-061: the own pile opens behind the curtain only, while the line stays.
func TestTheOwnPileIsLookedThroughBehindTheCurtain(t *testing.T) {
	s := tabletest.At(t, "path")
	v := s.View().(*trail.View)
	s.Act("click A1\nclick A2")
	require.False(t, s.Has("pile-1"))
	s.Act("click peek\nwait 700ms")
	require.True(t, s.Says("I am Orange"))
	s.Act("click handover\nwait idle")
	require.True(t, s.Has("pile-1"))
	require.Equal(t, play.Seat(0), s.Handed)
	require.Same(t, v, s.View().(*trail.View))
	require.Equal(t, 2, v.Pen().Len())
	list := s.State().Pile(0)
	require.Len(t, list, 14)
	for _, id := range list[:3] { // the list scrolls
		require.True(t, s.Says(s.CardName(id)), s.CardName(id))
	}
}

// The hint names a square on a shortest way, and says so where none is left.
func TestTheHintShowsAWay(t *testing.T) {
	s := tabletest.At(t, "path")
	v := s.View().(*trail.View)
	s.Act("click A1\nkey H")
	way := v.Pen().WayOn()
	require.True(t, s.Says(s.Words.T("doodledungeon.hint.way", "square", way[0], "n", len(way))))
	v.Pen().Lead(sheet.Exit)
	s.Act("key H")
	require.True(t, s.Says(s.Words.T("doodledungeon.hint.done")))
	require.Empty(t, s.Refused(), "a hint refuses nothing")
}

// Who looks at another sheet while drawing is still the one who draws.
func TestTheAdviceStaysWhileAnotherSheetIsLookedAt(t *testing.T) {
	s := tabletest.At(t, "path")
	require.True(t, s.Says("Begin on A1"))
	s.Look = s.State().Neighbour(s.State().Neighbour(0))
	s.A.UI.Wake()
	s.R.Step()
	s.R.Draw()
	require.True(t, s.Says("Begin on A1"))
	require.False(t, s.Says("draws the path"))
}
