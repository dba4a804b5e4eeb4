package defence_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/tabletest"
)

// shielded says whether a Shield lies above the first seat's dungeon and nothing else.
func shielded(st *doodledungeon.State, tables *card.Tables) bool {
	list := st.Above(0)
	return len(list) == 1 && tables.Card(list[0].Card).Action == card.Shield
}

// DD-115: what a Shield saves is told before a trap is sprung and after.
func TestWhatAShieldSavesIsToldOfATrap(t *testing.T) {
	s := tabletest.Deal(t, "shield-4")
	require.True(t, until(s, func(st *doodledungeon.State) bool {
		m, ok := st.Meeting()
		return ok && m.Mark == sheet.Trap && !m.Picked && shielded(st, s.Tables) && st.Hearts(0) > 3
	}))
	renew(s)
	m, _ := s.State().Meeting()
	left := max(0, m.Damage-2)
	heart := map[int]string{0: "no hearts", 1: "1 heart", 2: "2 hearts"}
	require.True(t, s.Says("It takes "+heart[left]), m.Damage)
	require.True(t, s.Says("Cards above the dungeon save "+heart[m.Damage-left]), m.Damage)
	was := s.State().Hearts(0)
	s.Act("click main\nwait idle")
	require.Equal(t, was-left, s.State().Hearts(0))
	require.True(t, s.Says("It took "+heart[left]))
}

// DD-131: when the hero has died it says so, with the points, and what he does not meet any
// more is no prospect.
func TestTheDeathIsTold(t *testing.T) {
	s := tabletest.Deal(t, "death-2413")
	require.True(t, until(s, func(st *doodledungeon.State) bool {
		m, ok := st.Meeting()
		return ok && m.Damage >= st.Hearts(0) && len(st.Above(0)) == 0 && len(st.Encounters(0)) > 1 && st.Hero(1) == doodledungeon.Alive &&
			(m.Mark == sheet.Trap || m.Fight.Strength() >= 20)
	}))
	renew(s)
	require.True(t, s.Says("The hero will die of it."))
	s.Act("click main\nwait idle")
	require.Equal(t, doodledungeon.Dead, s.State().Hero(0))
	require.True(t, s.Says("The hero is dead: 5 points."))
	require.True(t, s.Says("not met"))
}

// The Coach's counsel is of the hand as it is, not of the card that has just been played.
func TestTheCoachCounselsOnTheHandAsItIs(t *testing.T) {
	s := tabletest.At(t, "fight")
	name := ""
	require.True(t, until(s, func(st *doodledungeon.State) bool {
		m, ok := st.Meeting()
		if !ok || !m.Mark.Monster() || m.Fight.Strength() >= 20 {
			return false
		}
		plan, _ := st.BestPlay(0)
		name, _ = handOf(st, func(a card.Action) bool { return a == plan.First && a != card.LoadedDice && a.Adds(m.Mark) }, s.Tables)
		return name != ""
	}))
	renew(s)
	require.True(t, s.Says("First: "))
	hand := len(s.State().Hand(0))
	s.Act("click " + name + "\nwait idle")
	require.Len(t, s.State().Hand(0), hand-1)
	plan, _ := s.State().BestPlay(0)
	require.Equal(t, plan.First != card.NoAction, s.Says("First: "))
}
