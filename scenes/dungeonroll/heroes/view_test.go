package heroes

import (
	"testing"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/rig"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func opened(t *testing.T, w apptest.Window, s play.Setup) (*rig.Rig, *View) {
	t.Helper()
	m := rig.Until(t, s, func(*dungeonroll.State) bool { return true })
	var v *View
	r := rig.New(t, w, m, func(b *board.Board) board.View { v = newView(b); return v })
	return r, v
}

func TestTheChoiceIsInOrderInEveryWindow(t *testing.T) {
	rig.Check(t, "heroes", func(t *testing.T, w apptest.Window) *rig.Rig {
		r, v := opened(t, w, rig.Setup(4, "choice"))
		v.chosen = dungeonroll.Knight
		v.pick(r.Stack.UI, 0, 0) // one is gone, one chosen
		require.Equal(t, "knight", v.State().Player((v.State().First()+3)%4).Hero.String())
		v.choose(r.Stack.UI, dungeonroll.Scout, 0, 0)
		apart(t, r, v)
		return r
	})
}

func TestEightHeroesAlone(t *testing.T) {
	rig.Check(t, "heroes-alone", func(t *testing.T, w apptest.Window) *rig.Rig {
		s := rig.Setup(1, "choice")
		s.Options["pack"], s.Options["promo"] = "off", "off"
		r, v := opened(t, w, s)
		require.Len(t, v.list, 8)
		apart(t, r, v)
		return r
	})
}

// The last in turn order chooses first, the first seat last; no hero is taken twice,
// DR-008.
func TestSeatsChooseInTheirOrder(t *testing.T) {
	r, v := opened(t, apptest.Window{}, rig.Setup(3, "choice"))
	s := r.Board.State()
	first := s.First()
	order := []play.Seat{(first + 2) % 3, (first + 1) % 3, first}
	for i, h := range []dungeonroll.Hero{dungeonroll.Viking, dungeonroll.Dwarf, dungeonroll.Scout} {
		require.Equal(t, order[i], r.Board.State().Adventurer())
		if i > 0 {
			r.Click("hero-viking")
			assert.Contains(t, r.Stack.UI.Refused(), "taken", "the rules say why")
			assert.Equal(t, dungeonroll.NoHero, v.chosen)
		}
		r.Click(control(h))
		assert.Equal(t, h, v.chosen)
		r.Click("take")
		assert.Equal(t, h, r.Board.State().Player(order[i]).Hero)
	}
	assert.NotEqual(t, dungeonroll.Choosing, r.Board.State().Phase())
}

// Only the heroes of the ticked sets lie there, DR-007.
func TestTilesAreThoseOfTheTickedSets(t *testing.T) {
	s := rig.Setup(2, "choice")
	s.Options["basic"], s.Options["promo"] = "off", "off"
	_, v := opened(t, apptest.Window{}, s)
	require.Len(t, v.list, 8)
	for _, h := range v.list {
		assert.Equal(t, dungeonroll.HeroPack, v.Tables.Hero(h).Set)
	}
	delete(s.Options, "basic")
	_, v = opened(t, apptest.Window{}, s)
	assert.Len(t, v.list, 16, "Basic is ticked unless it is said otherwise")
}

func TestAHeroIsChosenByKey(t *testing.T) {
	r, v := opened(t, apptest.Window{}, rig.Setup(2, "choice"))
	turn := v.State().Adventurer()
	r.Press(input.ArrowR) // the focus comes to the heroes
	name, shown := r.Stack.UI.Focused()
	require.True(t, shown)
	require.Equal(t, control(v.list[0]), name)
	r.Press(input.ArrowR, input.ArrowD)
	want := v.list[1+v.grid.columns]
	require.Equal(t, want, v.looked)
	r.Press(input.Enter)
	require.Equal(t, want, v.chosen)
	assert.Equal(t, turn, v.State().Adventurer(), "it is not taken yet")
	r.Press(input.Enter)
	assert.Equal(t, want, v.State().Player(turn).Hero)
}

func TestEnterTakesWhatWasClicked(t *testing.T) {
	r, v := opened(t, apptest.Window{}, rig.Setup(2, "choice"))
	turn := v.State().Adventurer()
	r.Press(input.Enter)
	assert.NotEmpty(t, r.Stack.UI.Refused(), "nobody is chosen yet")
	r.Click("hero-minstrel")
	r.Press(input.Enter)
	assert.Equal(t, dungeonroll.Minstrel, v.State().Player(turn).Hero)
}

func TestUndoPutsTheHeroDown(t *testing.T) {
	r, v := opened(t, apptest.Window{}, rig.Setup(2, "choice"))
	r.Click("hero-minstrel")
	require.True(t, v.Undo(r.Stack.UI))
	assert.Equal(t, dungeonroll.NoHero, v.chosen)
	assert.False(t, v.Undo(r.Stack.UI), "what is left belongs to the match")
}

// Pointing at a tile shows both sides of that hero.
func TestTheHeroUnderThePointerIsLarge(t *testing.T) {
	r, v := opened(t, apptest.Window{}, rig.Setup(2, "choice"))
	r.Play(func(p *input.Player) { p.Point("hero-sorceress") })
	assert.Equal(t, dungeonroll.Sorceress, v.looked)
	r.Draw()
	r.Step()
	r.Draw()
	assert.Equal(t, [2]dungeonroll.Hero{dungeonroll.Sorceress, dungeonroll.Sorceress}, v.cards)
	assert.True(t, apptest.Says(r.Rehearsal, "The ultimate works in Monster"), "where the ultimate works")
}

// apart sees that the tiles lie apart and inside their room.
func apart(t *testing.T, r *rig.Rig, v *View) {
	t.Helper()
	l := v.lay(r.Stack.UI)
	for i := range v.list {
		a := v.grid.at(i, len(v.list))
		assert.Equal(t, a, a.Cut(l.tiles), "tile %d leaves its room", i)
		assert.Greater(t, a.W, 92.0)
		for j := range i {
			assert.False(t, a.Overlaps(v.grid.at(j, len(v.list))), "tiles %d and %d", i, j)
		}
	}
}
