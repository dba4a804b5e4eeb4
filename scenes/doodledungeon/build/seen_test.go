package build_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/tabletest"
)

// tones counts the light and the dark pixels in the middle of a square in the present
// picture.
func tones(s *tabletest.Sitting, q sheet.Square) (light, dark int) {
	s.T.Helper()
	x, y, ok := s.Locate(q.String())
	require.True(s.T, ok)
	k, m := s.A.UI.Scale, s.R.Draw()
	for dy := -16; dy <= 16; dy++ {
		for dx := -16; dx <= 16; dx++ {
			c := m.RGBAAt(int((x+float64(dx))*k), int((y+float64(dy))*k))
			switch sum := int(c.R) + int(c.G) + int(c.B); {
			case sum > 560:
				light++
			case sum < 420:
				dark++
			}
		}
	}
	return light, dark
}

// The dungeon lies there on its paper: squares that nothing is drawn on are lighter than
// walls and monsters.
func TestTheDungeonIsSeenWhileItIsBuilt(t *testing.T) {
	s := tabletest.AtIn(t, "upgrade", apptest.Window{Scale: tabletest.Coarse(.5)})
	s.Act("point phase\nwait idle")
	sh := s.State().Sheet(0)
	blank, _ := tones(s, sh.Blank().First())
	require.Greater(t, blank, 1000, "paper")
	for q := range sh.Walls().Or(sh.Monsters()).Each {
		light, dark := tones(s, q)
		require.Less(t, light, blank, q)
		require.Positive(t, dark, q)
	}
}

// DD-010: beside the sheet lie the cards of this round that are not turned yet, and the
// one that was left over.
func TestWhatWasDraftedLiesBeside(t *testing.T) {
	s := tabletest.AtIn(t, "walls", apptest.Window{W: 1440, H: 900, Scale: tabletest.Coarse(.25)})
	n := 0
	for seat := range play.Seat(s.State().Seats()) {
		if s.State().Faceup(seat) != card.NoCard {
			n++
		}
	}
	require.Positive(t, n)
	require.True(t, s.Has("drafted-"+strconv.Itoa(n+1)))
	require.False(t, s.Has("drafted-"+strconv.Itoa(n+2)))
	require.True(t, s.Says("left over"))
	s.Act("point drafted-" + strconv.Itoa(n+1) + "\nwait 700ms")
	require.True(t, s.Says(s.CardName(s.State().Discards()[0])))
}

// What stands at the pointer stands there after a click on the sheet as well: the pointer
// goes on to the next element without leaving it.
func TestTheReasonStandsAtThePointerAfterAClick(t *testing.T) {
	s := tabletest.At(t, "monster")
	sh := s.State().Sheet(0)
	s.Act("click " + sh.Room().First().String())
	_, e, ok := s.State().Due(0)
	require.True(t, ok && e.Mark.Monster(), "another monster is to be drawn")
	sh = s.State().Sheet(0)
	close := sh.Blank().Minus(sh.Room())
	s.Act("point " + close.Nth(close.Count()-1).String() + "\nwait 700ms")
	require.True(t, s.Says("Too close"))
}
