package door_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/doodledungeon/tabletest"
)

// DD-043, DD-045: with several persons own treasures are on the screen only behind the
// curtain, and the log never tells where they are.
func TestTreasuresAreSeenOnlyBehindTheCurtain(t *testing.T) {
	s := tabletest.At(t, "curtain")
	s.Act("wait idle")
	require.True(t, s.Says("I am Orange"))
	require.True(t, s.Treasures(0).Empty(), "nothing may be drawn of them yet")
	require.False(t, s.Playable())
	s.Act("wait 700ms\nclick handover\nwait idle")
	require.Equal(t, s.State().Treasures(0), s.Treasures(0))
	require.True(t, s.Playable())
	free := s.State().Treasures(0).Not()
	q := free.First()
	s.Act("click " + q.String())
	require.True(t, s.State().Treasures(0).Has(q))
	for _, l := range s.Log() {
		require.NotContains(t, l.Text, "treasure on")
		if strings.Contains(l.Text, "treasure") {
			require.NotContains(t, l.Text, q.String())
		}
	}
}

// DD-071: a hand is on the screen only behind the curtain, at no moment of its fall.
func TestAHandIsSeenOnlyBehindTheCurtain(t *testing.T) {
	s := tabletest.At(t, "turn")
	s.A.UI.Prefs.Speed = 1
	names := map[string]bool{}
	for _, id := range s.State().Hand(0) {
		names[s.CardName(id)] = true
	}
	require.NotEmpty(t, names)
	for range 60 {
		s.R.Step()
		for _, id := range s.Hand(0) {
			require.Equal(t, card.Unknown, id)
		}
		require.False(t, s.Playable())
	}
	s.Act("wait 700ms\nclick handover\nwait 900ms")
	require.True(t, s.Playable())
	require.Equal(t, s.State().Hand(0), s.Hand(0))
	for _, l := range s.Log() {
		for name := range names {
			require.False(t, strings.Contains(l.Text, "Drew") && strings.Contains(l.Text, name), l.Text)
		}
	}
}
