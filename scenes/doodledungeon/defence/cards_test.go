package defence_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/stops"
	"delvebox/scenes/doodledungeon/tabletest"
)

// until makes the moves that the tour would make until the position is one in which the
// first seat may do what is wanted; computer players are played for.
func until(s *tabletest.Sitting, want func(st *doodledungeon.State) bool) bool {
	for n := 0; n < 600 && s.Playing().Outcome() == nil; n++ {
		if st := s.State(); st.Turn() == 0 && want(st) {
			return true
		}
		m, err := stops.Decide(s.State(), n)
		require.NoError(s.T, err)
		if _, err := s.Playing().Do(s.Playing().Actors()[0], m); err != nil {
			s.T.Fatal(err)
		}
		s.Changed()
	}
	return false
}

// renew shows the position that until has led to.
func renew(s *tabletest.Sitting) {
	s.View().Reset(s.A.UI)
	s.R.Step()
	s.R.Draw()
}

func handOf(st *doodledungeon.State, want func(a card.Action) bool, tables *card.Tables) (string, card.Action) {
	for i, id := range st.Hand(0) {
		if a := tables.Card(id).Action; want(a) {
			return "hand-" + string(rune('1'+i)), a
		}
	}
	return "", card.NoAction
}

// DD-091: a card that does not belong into the encounter stays in the hand, and the reason
// stands beside it.
func TestACardOfAnotherEncounterIsRefused(t *testing.T) {
	s := tabletest.At(t, "fight")
	hand := len(s.State().Hand(0))
	name, _ := handOf(s.State(), func(a card.Action) bool { return a == card.DragonPepper }, s.Tables)
	require.NotEmpty(t, name, "a goblin fights, and the hand holds what helps a dragon")
	s.Act("click " + name)
	require.Len(t, s.State().Hand(0), hand)
	require.NotEmpty(t, s.Refused())
}

// DD-087: a fight is settled by the main button alone; the monster flees below 20.
func TestAFightIsSettledByTheMainButton(t *testing.T) {
	s := tabletest.At(t, "fight")
	m, ok := s.State().Meeting()
	require.True(t, ok)
	require.Less(t, m.Fight.Strength(), 20)
	require.True(t, s.Says("flees"))
	s.Act("click main\nwait idle")
	sh := s.State().Sheet(0)
	require.True(t, sh.Crossed().Has(m.Square))
	require.Equal(t, doodledungeon.Helping, s.State().Step())
}

// DD-087, the warning: a fight that could still be won is settled only when the button is
// pressed twice; without the warning once is enough.
func TestAFightThatCanStillBeWonIsNotGivenAwayByOneClick(t *testing.T) {
	for _, warn := range []bool{true, false} {
		s := tabletest.At(t, "fight")
		s.Warn = warn
		if !until(s, func(st *doodledungeon.State) bool {
			m, ok := st.Meeting()
			plan, helps := st.BestPlay(0)
			return ok && m.Mark.Monster() && m.Fight.Strength() < 20 && helps && plan.Chance.Hits > 0 && plan.First != card.NoAction
		}) {
			t.Fatal("no such fight comes up in the game of the tour")
		}
		renew(s)
		n := s.Playing().Len()
		require.True(t, s.Says("could still win"))
		s.Act("click main")
		if !warn {
			require.Greater(t, s.Playing().Len(), n)
			continue
		}
		require.Equal(t, n, s.Playing().Len(), "it asks first")
		require.True(t, s.Says("all the same"))
		s.Act("wait 500ms\nclick main")
		require.Greater(t, s.Playing().Len(), n)
	}
}

// DD-105: a Hero action goes to a rival; the own dungeon takes none, and Dungeon actions
// are not laid at all. Escape puts back what is held.
func TestADungeonActionIsNotLaid(t *testing.T) {
	s := tabletest.At(t, "help")
	name, a := handOf(s.State(), func(a card.Action) bool { return !a.Hero() }, s.Tables)
	require.NotEmpty(t, name)
	was := s.State().Above(1)
	s.Act("drag " + name + " " + board.RivalName(1))
	require.Equal(t, was, s.State().Above(1))
	require.NotEmpty(t, s.Refused(), "%v", a)
	hero, _ := handOf(s.State(), card.Action.Hero, s.Tables)
	s.Act("click " + hero + "\nkey Escape\nclick " + board.RivalName(1))
	require.Equal(t, was, s.State().Above(1), "nothing is held any more: the click looks at the dungeon")
	require.Equal(t, play.Seat(1), s.Look)
	his, own := s.State().Sheet(1), s.State().Sheet(0)
	n := 0
	for i := range sheet.Squares * 2 {
		meets := func(of play.Seat, sh *sheet.Sheet) bool {
			path := s.State().Path(of)
			return i < len(path) && sh.Creatures().Has(path[i])
		}
		if s.Has("way-" + strconv.Itoa(i)) {
			require.True(t, meets(1, &his), "the way of the dungeon looked at")
			if !meets(0, &own) {
				n++
			}
		}
	}
	require.Positive(t, n)
}

// DD-112: a Bomb asks for its monster on the rival's sheet; a click beside names none, and
// one can step back.
func TestABombAsksForItsMonster(t *testing.T) {
	s := tabletest.At(t, "help")
	if !until(s, func(st *doodledungeon.State) bool {
		name, _ := handOf(st, func(a card.Action) bool { return a == card.Bomb }, s.Tables)
		sh := st.Sheet(1)
		return name != "" && st.Step() == doodledungeon.Helping && !sh.Guards().Empty() && st.Hero(1) == doodledungeon.Alive && len(st.Above(1)) < 2
	}) {
		t.Fatal("no Bomb comes up in the game of the tour")
	}
	renew(s)
	name, _ := handOf(s.State(), func(a card.Action) bool { return a == card.Bomb }, s.Tables)
	was := len(s.State().Above(1))
	lay := "click " + name + "\nclick " + board.RivalName(1) + "\nwait idle\n"
	s.Act(lay)
	require.True(t, s.Has("bomb-back"))
	sh := s.State().Sheet(1)
	s.Act("click " + sh.Guards().Not().First().String())
	require.Len(t, s.State().Above(1), was, "no monster stands there")
	s.Act("click bomb-back")
	require.False(t, s.Has("bomb-back"))
	q := sh.Guards().First()
	s.Act(lay + "click " + q.String())
	above := s.State().Above(1)
	require.Len(t, above, was+1)
	require.Equal(t, q, above[was].Square)
}

// DD-100: Loaded Dice ask which dice; the main button rests until one is chosen.
func TestLoadedDiceAskWhichDice(t *testing.T) {
	find := func(st *doodledungeon.State) string {
		name, _ := handOf(st, func(a card.Action) bool { return a == card.LoadedDice }, st.Tables())
		return name
	}
	s := tabletest.Deal(t, "loaded-0")
	require.True(t, until(s, func(st *doodledungeon.State) bool {
		m, ok := st.Meeting()
		return ok && m.Mark.Monster() && find(st) != "" && st.Why(0, doodledungeon.Play{Action: card.LoadedDice, Dice: 1}) == nil
	}), "another seed is needed")
	renew(s)
	n := s.Playing().Len()
	s.Act("click " + find(s.State()) + "\nclick main")
	require.Equal(t, n, s.Playing().Len())
	require.NotEmpty(t, s.Refused())
	s.Act("click die-1\nclick die-2\nclick die-1\nclick main\nwait idle")
	list := s.Playing().History()
	require.Equal(t, doodledungeon.Play{Action: card.LoadedDice, Dice: 2}, list[len(list)-1].Move)
}
