package defence_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/tabletest"
)

// DD-112: with the keys alone a Bomb goes from monster to monster and names one; meanwhile
// the main button rests.
func TestABombIsAimedWithTheKeys(t *testing.T) {
	s := tabletest.At(t, "help")
	bomb := func(st *doodledungeon.State) string {
		name, _ := handOf(st, func(a card.Action) bool { return a == card.Bomb }, s.Tables)
		return name
	}
	require.True(t, until(s, func(st *doodledungeon.State) bool {
		sh := st.Sheet(1)
		return bomb(st) != "" && st.Step() == doodledungeon.Helping && sh.Guards().Count() > 2 && st.Hero(1) == doodledungeon.Alive && len(st.Above(1)) < 2
	}))
	renew(s)
	n := s.Playing().Len()
	was := len(s.State().Above(1))
	s.Act("click " + bomb(s.State()))
	s.A.UI.Focus(board.RivalName(1), true)
	s.Act("key Enter\nwait idle")
	require.True(t, s.Has("bomb-back"))
	s.Act("click main")
	require.Equal(t, n, s.Playing().Len(), "the main button rests")
	s.A.UI.Focus("sheet", true)
	s.Act("key ArrowRight\nkey ArrowRight\nkey ArrowLeft\nkey Enter")
	above := s.State().Above(1)
	require.Len(t, above, was+1)
	sh := s.State().Sheet(1)
	require.Equal(t, sh.Guards().Nth(1), above[was].Square)
}

// While another dungeon is looked at the slip says so, and not that somebody else decides.
func TestTheSlipSaysWhoseDungeonIsLookedAt(t *testing.T) {
	s := tabletest.At(t, "help")
	s.Act("click rival-2")
	require.True(t, s.Says("This is Blue’s dungeon."))
	require.False(t, s.Says("decides."))
}
