package draft_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/doodledungeon/tabletest"
)

// DD-009: with the last card taken building begins; the one left over is discarded
// (DD-010).
func TestTheDraftEndsWhenAllHaveACard(t *testing.T) {
	s := tabletest.At(t, "draft")
	left := map[card.ID]bool{}
	for _, id := range s.State().Offer() {
		left[id] = true
	}
	for range s.State().Seats() {
		seat := s.State().Turn()
		require.True(t, s.Says(s.SeatName(seat)+" takes a card"))
		for i, id := range s.State().Offer() {
			if id != card.NoCard {
				s.Act("key " + string(rune('1'+i)))
				require.Equal(t, id, s.State().Faceup(seat))
				delete(left, id)
				break
			}
		}
	}
	require.Equal(t, doodledungeon.Building, s.State().Phase())
	require.Len(t, left, 1)
	require.True(t, left[s.State().Discards()[0]])
}

// A card that is gone, or a number that is none, takes nothing.
func TestNothingIsTakenTwice(t *testing.T) {
	s := tabletest.At(t, "draft")
	s.Act("key 2")
	n := s.Playing().Len()
	s.Act("key 2\nkey 7\nclick main")
	require.Equal(t, n, s.Playing().Len())
	require.NotEmpty(t, s.Refused(), "the main button tells what to do")
}

// The card under the pointer is shown large beside, in place of the piles.
func TestTheCardUnderThePointerIsEnlarged(t *testing.T) {
	s := tabletest.At(t, "draft")
	require.True(t, s.Has("deck"))
	s.Act("point card-" + s.State().Offer()[0].String())
	require.False(t, s.Has("deck"))
	s.Act("point phase")
	require.True(t, s.Has("deck"))
	require.True(t, s.Has("discards"))
}

// A dungeon is looked at closely during the draft, and the cards come back.
func TestADungeonIsLookedAtInTheDraft(t *testing.T) {
	s := tabletest.At(t, "draft")
	name := "card-" + s.State().Offer()[0].String()
	s.Act("click rival-3")
	require.Equal(t, play.Seat(2), s.Look)
	require.False(t, s.Has(name))
	s.Act("click look-back")
	require.True(t, s.Has(name))
}

// With one person at the table the own pile opens at once.
func TestAloneThePileNeedsNoCurtain(t *testing.T) {
	s := tabletest.At(t, "pile") // the stop of the tour has clicked nothing yet
	require.False(t, s.Has("pile-1"))
	s.Act("click own-pile")
	for i := range s.State().Pile(0) {
		require.True(t, s.Has("pile-"+string(rune('1'+i))))
	}
}
