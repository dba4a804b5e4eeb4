package build_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/sketch"
	"delvebox/scenes/doodledungeon/tabletest"
)

// DD-038: beside a trap or monster nothing is drawn, and the reason stands at the pointer
// before the click.
func TestTheReasonStandsAtThePointer(t *testing.T) {
	s := tabletest.At(t, "monster")
	sh := s.State().Sheet(0)
	q := sheet.NoSquare
	for c := range sh.Creatures().Each {
		for n := range sheet.Square(sheet.Squares) {
			if n.Beside(c) && sh.At(n) == sheet.Empty {
				q = n
			}
		}
	}
	require.True(t, q.Valid())
	s.Act("point " + q.String() + "\nwait 700ms")
	require.True(t, s.Says("Too close"))
	n := s.Playing().Len()
	s.Act("click " + q.String())
	require.Equal(t, n, s.Playing().Len())
}

// DD-041, DD-042: a treasure is hidden on any square, but not twice on one.
func TestATreasureIsHiddenOnce(t *testing.T) {
	s := tabletest.At(t, "treasure")
	had := s.Treasures(0)
	require.False(t, had.Empty())
	s.Act("click " + had.First().String())
	require.Equal(t, had, s.State().Treasures(0))
	require.NotEmpty(t, s.Refused())
	q := had.Not().First()
	s.Act("click " + q.String())
	require.Equal(t, had.With(q), s.State().Treasures(0))
}

// DD-046: an upgrade is no matter of the grid; a click there says where it is made.
func TestAClickOnTheGridUpgradesNothing(t *testing.T) {
	s := tabletest.At(t, "upgrade")
	n := s.Playing().Len()
	s.Act("click D5")
	require.Equal(t, n, s.Playing().Len())
	require.Contains(t, s.Refused(), "tracks")
}

// DD-024: the eraser and undo take back the same; what has been turned over stays.
func TestTheEraserTakesTheLastElement(t *testing.T) {
	s := tabletest.At(t, "built")
	before := len(s.State().Erasable(0))
	s.Act("key Backspace")
	require.Less(t, len(s.State().Erasable(0)), before)
	n, _, ok := s.State().Due(0)
	require.True(t, ok, "building goes on")
	pieces := s.State().Pieces(0)
	require.Equal(t, len(pieces)-1, n, "with the last one")
}

// The question before the card is turned is dropped by undo, and does not come with the
// warnings switched off.
func TestTheQuestionBeforeTurningCanBeDropped(t *testing.T) {
	s := tabletest.At(t, "built")
	s.Act("click main")
	require.True(t, s.Says("Yes, turn it over"))
	s.Act("key Ctrl+Z")
	require.False(t, s.Says("Yes, turn it over"))
	require.Equal(t, play.Seat(0), s.State().Turn())
	id := s.State().Faceup(0)
	s.Warn = false
	s.Act("wait 500ms\nclick main")
	require.Equal(t, id, s.State().Pile(0)[0], "without warnings one click turns it")
}

// The hint for a monster names a square that is legal.
func TestTheHintNamesALegalSquare(t *testing.T) {
	s := tabletest.At(t, "monster")
	s.Act("key H")
	sh := s.State().Sheet(0)
	found := false
	for q := range sh.Room().Each {
		for _, key := range []string{"room", "treasure", "must"} {
			found = found || s.Says(s.Words.T("doodledungeon.hint."+key, "square", q))
		}
	}
	require.True(t, found)
	require.Empty(t, s.Refused(), "a hint refuses nothing")
}

// Taking back while one draws takes the last stroke, and the square is put away only when
// none is left; Esc leaves what stands on the sheet.
func TestStrokesAreTakenBackOneByOne(t *testing.T) {
	s := tabletest.At(t, "sketch")
	n := s.Playing().Len()
	var q sheet.Square
	for _, pc := range s.State().Pieces(0) {
		if pc.Fate == doodledungeon.Built && pc.Mark.Monster() {
			q = pc.On.First()
		}
	}
	s.Act("click sketch\nwait idle")
	stroke(s, 30)
	stroke(s, 70)
	s.Act("key Ctrl+Z\nclick sketch-done")
	require.Len(t, s.State().Sketch(0, q).Strokes(), 1)
	require.Equal(t, n+1, s.Playing().Len())
	kept := s.State().Sketch(0, q)
	s.Act("click sketch\nwait idle\nkey Escape\nwait idle")
	require.False(t, s.Has("sketch-paper"))
	require.Equal(t, kept, s.State().Sketch(0, q), "Esc changes nothing")
	s.Act("click sketch\nwait idle\nkey Ctrl+Z\nwait idle")
	require.True(t, s.Has("sketch-paper"))
	s.Act("key Ctrl+Z\nwait idle")
	require.False(t, s.Has("sketch-paper"))
	require.Equal(t, n+1, s.Playing().Len(), "the sheet itself is as it was")
}

// Who draws more than is kept is told, and keeps what has been drawn.
func TestADrawingThatIsTooLargeIsKeptAsFarAsItGoes(t *testing.T) {
	s := tabletest.At(t, "sketch")
	s.Act("click sketch\nwait idle")
	for i := range 70 {
		stroke(s, float64(20+i))
	}
	require.NotEmpty(t, s.Refused())
	s.Act("click sketch-done")
	longest := 0
	for _, pc := range s.State().Pieces(0) {
		if pc.Fate == doodledungeon.Built && pc.Mark.Monster() {
			longest = max(longest, len(s.State().Sketch(0, pc.On.First()).Strokes()))
		}
	}
	require.Equal(t, sketch.Strokes, longest)
}

// stroke draws one line across the enlarged square, y pixels from its top.
func stroke(s *tabletest.Sitting, y float64) {
	s.T.Helper()
	r, ok := s.A.UI.Find("sketch-paper")
	require.True(s.T, ok)
	at := func(k input.Kind, x float64) input.Event { return input.Event{Kind: k, X: r.X + x, Y: r.Y + y} }
	s.R.Send(at(input.Move, 40), at(input.Press, 40), at(input.Move, 90), at(input.Move, 140), at(input.Release, 140))
}

// An own drawing that is wiped, or left as it was, changes nothing.
func TestAnOwnDrawingIsLeftAsItWas(t *testing.T) {
	s := tabletest.At(t, "sketch")
	n := s.Playing().Len()
	s.Act("click sketch\nwait idle")
	require.True(t, s.Has("sketch-paper"))
	s.Act("click sketch-wipe\nclick sketch-stamp")
	require.False(t, s.Has("sketch-paper"))
	require.Equal(t, n, s.Playing().Len())
}
