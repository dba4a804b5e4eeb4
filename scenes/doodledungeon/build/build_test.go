package build_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/build"
	"delvebox/scenes/doodledungeon/tabletest"
)

// DD-029: the formation at the pointer is turned by wheel and R, mirrored by F, M and the
// right button.
func TestTheFormationTurnsAndMirrorsAtThePointer(t *testing.T) {
	s := tabletest.At(t, "walls")
	v := s.View().(*build.View)
	f, was, ok := v.Hanging()
	require.True(t, ok)
	require.Equal(t, "H3", f.Code, "a shape with eight positions")
	where := func() int { _, p, _ := v.Hanging(); return p }
	s.Act("point D5\nkey R")
	require.Equal(t, f.Turn(was), where())
	s.Act("wheel D5 1")
	require.Equal(t, f.Turn(f.Turn(was)), where())
	s.Act("wheel D5 -1\nwheel D5 -1")
	require.Equal(t, was, where())
	for _, how := range []string{"key F", "key M", "right D5"} {
		before := where()
		s.Act("point D5\n" + how)
		require.Equal(t, f.Mirror(before), where(), how)
	}
	require.Zero(t, s.State().Erasable(0), "turning draws nothing")
}

// DD-031, DD-032: a click where the walls do not fit draws nothing and says why.
func TestARefusedWallStaysUndrawnAndSaysWhy(t *testing.T) {
	s := tabletest.At(t, "walls")
	n := s.Playing().Len()
	s.Act("click B2") // an orc stands there
	require.Equal(t, n, s.Playing().Len())
	require.Contains(t, s.Refused(), "drawing is already there")
}

// DD-024, DD-025, DD-026: what is built can be erased by a click on its element until the
// card is turned over, which asks once.
func TestBuiltElementsAreErasedUntilTheCardIsTurned(t *testing.T) {
	s := tabletest.At(t, "built")
	before := s.State().Sheet(0)
	s.Act("click element-1")
	n, _, open := s.State().Due(0)
	require.True(t, open)
	require.Zero(t, n, "all of the card is erased")
	require.NotEqual(t, before, s.State().Sheet(0))
	s.Act("key Ctrl+Z")
	require.Equal(t, before, s.State().Sheet(0), "and brought back by undo")
	s.Act("click erase")
	require.Len(t, s.State().Erasable(0), 2, "the eraser takes the last one")
	s.Act("key Ctrl+Z\nclick main")
	require.Equal(t, doodledungeon.Building, s.State().Phase())
	require.Equal(t, play.Seat(0), s.State().Turn(), "it asks first")
	require.True(t, s.Says("Yes, turn it over"))
	turned := s.State().Faceup(0)
	s.Act("wait 500ms\nclick main")
	require.Equal(t, turned, s.State().Pile(0)[0], "then it is turned")
}

// DD-021: the main button rests while something is to be built.
func TestTheCardIsNotTurnedBeforeAllIsBuilt(t *testing.T) {
	s := tabletest.At(t, "walls")
	n := s.Playing().Len()
	s.Act("click main")
	require.Equal(t, n, s.Playing().Len())
	require.NotEmpty(t, s.Refused())
}

// DD-046: an upgrade is checked by a click on its track.
func TestAnUpgradeIsCheckedOnItsTrack(t *testing.T) {
	s := tabletest.At(t, "upgrade")
	was := s.State().Checked(0, card.TrapTrack)
	s.Act("click check-trap")
	require.Equal(t, was+1, s.State().Checked(0, card.TrapTrack))
}

// The player may draw a monster freehand: it is kept, and can be taken back.
func TestAMonsterIsDrawnFreehand(t *testing.T) {
	s := tabletest.At(t, "monster")
	_, e, ok := s.State().Due(0)
	require.True(t, ok)
	require.True(t, e.Mark.Monster())
	room := s.State().Sheet(0)
	q := room.Room().First()
	s.Act("click " + q.String() + "\nclick sketch\nwait idle")
	r, found := s.A.UI.Find("sketch-paper")
	require.True(t, found)
	s.R.Send(
		input.Event{Kind: input.Move, X: r.X + 40, Y: r.Y + 40}, input.Event{Kind: input.Press, X: r.X + 40, Y: r.Y + 40},
		input.Event{Kind: input.Move, X: r.X + 90, Y: r.Y + 120}, input.Event{Kind: input.Move, X: r.X + 140, Y: r.Y + 60},
		input.Event{Kind: input.Release, X: r.X + 140, Y: r.Y + 60},
	)
	s.Act("click sketch-done")
	d := s.State().Sketch(0, q)
	require.Len(t, d.Strokes(), 1)
	require.GreaterOrEqual(t, len(d.Strokes()[0]), 3)
	s.Act("click sketch\nwait idle\nclick sketch-stamp")
	require.Empty(t, s.State().Sketch(0, q))
}

// The keyboard builds as well: Tab to the sheet, arrows, Enter.
func TestAMonsterIsDrawnWithTheKeyboard(t *testing.T) {
	s := tabletest.At(t, "monster")
	_, e, _ := s.State().Due(0)
	s.A.UI.Focus("sheet", true)
	s.Act("key ArrowLeft\nkey ArrowRight")
	sh := s.State().Sheet(0)
	cur := sheet.At(3, 4)
	for i := 0; i < 80 && !sh.Room().Has(cur); i++ {
		next := sheet.At(cur.Column()+1, cur.Row())
		key := "key ArrowRight"
		if !next.Valid() {
			next, key = sheet.At(cur.Column(), cur.Row()+1), "key ArrowDown"
		}
		if !next.Valid() {
			break
		}
		s.Act(key)
		cur = next
	}
	if !sh.Room().Has(cur) {
		t.Fatal("no room on the way")
	}
	s.Act("key Enter")
	got := s.State().Sheet(0)
	assert.Equal(t, e.Mark, got.At(cur))
}

// Tips of a first game stand there until they are put away, and are remembered then: they
// stay away when a match is continued.
func TestATipIsPutAway(t *testing.T) {
	s := tabletest.At(t, "monster")
	s.Tips = true
	s.R.Draw()
	require.True(t, s.Says("Monsters on narrow passages"))
	s.Act("click tip-ok")
	require.False(t, s.Says("Monsters on narrow passages"))
	s.Act("wait idle")
	require.True(t, s.Told("tips.creature"))
	require.False(t, s.Told("tips.walls"))
	require.False(t, s.Told("tips"))
}

// DD-021: the card is not turned while something is to be built; the button says why. The
// sharpener's slip says who takes first in the next round (DD-013).
func TestTheCardIsNotTurnedTooEarly(t *testing.T) {
	s := tabletest.AtIn(t, "walls", apptest.Window{W: 1440, H: 1200, Scale: tabletest.Coarse(.25)})
	n := s.Playing().Len()
	s.Act("key Enter")
	require.Equal(t, n, s.Playing().Len())
	require.Contains(t, s.Refused(), "cannot be left out")
	next := s.SeatName((s.State().Start() + 1) % 3)
	require.True(t, s.Says("took first. Next round: "+next+"."))
}
