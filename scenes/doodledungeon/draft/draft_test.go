package draft_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/tabletest"
)

// DD-009: a card is taken by a click or by its number, and nothing of it is secret.
func TestACardIsTaken(t *testing.T) {
	for _, how := range []string{"", "key 2"} {
		s := tabletest.At(t, "draft")
		seat, id := s.State().Turn(), s.State().Offer()[1]
		require.NotEqual(t, card.NoCard, id)
		if how == "" {
			s.Act("click card-" + id.String())
		} else {
			s.Act(how)
		}
		require.Equal(t, id, s.State().Faceup(seat))
	}
}

// DD-014: in the draft the own action pile is looked through, behind the curtain; nobody
// else's ever is.
func TestTheOwnPileIsOpenedInTheDraft(t *testing.T) {
	s := tabletest.AtIn(t, "draft", apptest.Window{Scale: tabletest.Coarse(.25)})
	seat := s.State().Turn()
	var names []string
	for _, id := range s.State().Pile(seat) {
		names = append(names, s.CardName(id))
	}
	require.Len(t, names, 4)
	s.Act("click own-pile\nwait 700ms")
	require.True(t, s.Says("I am "+s.SeatName(seat)))
	require.False(t, s.Has("pile-1"))
	s.Act("click handover\nwait idle")
	if !s.Has("pile-1") {
		s.Act("click own-pile")
	}
	for i, name := range names {
		require.True(t, s.Has("pile-"+string(rune('1'+i))))
		require.True(t, s.Says(name), name)
	}
	apptest.Keep(t, "draft-own-pile", s.R.Draw())
	s.Act("click own-pile")
	require.False(t, s.Has("pile-1"), "and put away")
	s.Act("click own-pile\nclick card-" + s.State().Offer()[1].String() + "\nwait idle")
	require.NotEqual(t, seat, s.State().Turn())
	require.False(t, s.Has("pile-1"), "the next player does not see it")
}

// DD-009: the number of a place that is empty takes nothing, and it is said why.
func TestTheNumberOfAnEmptyPlaceTakesNothing(t *testing.T) {
	s := tabletest.At(t, "draft")
	s.Act("key 1\nwait 500ms")
	n := s.Playing().Len()
	s.Act("key 1")
	require.Equal(t, n, s.Playing().Len())
	require.Contains(t, s.Refused(), "has been taken")
}
