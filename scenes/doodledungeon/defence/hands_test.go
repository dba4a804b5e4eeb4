package defence_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/doodledungeon/tabletest"
)

// DD-072: walking, and a click goes to the end of what is shown.
func TestWhatIsShownIsSkippedByAClick(t *testing.T) {
	s := tabletest.At(t, "walk")
	s.A.UI.Prefs.Speed = 1
	u := s.A.UI
	s.Click("main")
	s.R.Draw()
	require.True(t, s.View().Busy(u), "the hero walks")
	require.False(t, s.Playable())
	n := s.Playing().Len()
	x, y, _ := u.Pointer()
	s.R.Send(input.Event{Kind: input.Press, X: x, Y: y}, input.Event{Kind: input.Release, X: x, Y: y})
	require.False(t, s.View().Busy(u))
	require.Equal(t, n, s.Playing().Len(), "the click only skips")
}

// DD-105, DD-107: a Hero action is laid above a rival's dungeon by a click on the card and
// one on the small sheet, or by dragging it there.
func TestAHeroActionIsLaidAboveARivalsDungeon(t *testing.T) {
	for _, how := range []string{"click %c\nclick rival-3", "drag %c rival-3"} {
		s := tabletest.At(t, "help")
		name := ""
		for i, id := range s.State().Hand(0) {
			if a := s.Tables.Card(id).Action; a.Hero() && a != card.Bomb {
				name = "hand-" + string(rune('1'+i))
			}
		}
		require.NotEmpty(t, name)
		was := len(s.State().Above(2))
		s.Act(strings.ReplaceAll(how, "%c", name))
		require.Len(t, s.State().Above(2), was+1, how)
	}
}

// DD-122: a card is put under the pile by a click on it and one on the pile.
func TestACardIsPutUnderThePile(t *testing.T) {
	s := tabletest.At(t, "help")
	hand, pile := len(s.State().Hand(0)), len(s.State().Pile(0))
	s.Act("click hand-1\nclick pile")
	require.Len(t, s.State().Hand(0), hand-1)
	require.Len(t, s.State().Pile(0), pile+1)
	require.Equal(t, doodledungeon.Refilling, s.State().Step())
}

// A small sheet is looked at closely, and Escape leads back.
func TestARivalsDungeonIsLookedAtClosely(t *testing.T) {
	s := tabletest.At(t, "help")
	s.Act("click rival-2")
	require.Equal(t, play.Seat(1), s.Look)
	require.True(t, s.Says("Back from Blue’s dungeon"))
	s.Act("key Escape")
	require.Equal(t, play.NoSeat, s.Look)
}
