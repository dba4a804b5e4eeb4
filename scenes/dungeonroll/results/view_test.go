package results

import (
	"bytes"
	"testing"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/rig"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// over is a match that is over, as laid.
func over(t testing.TB, players ...dungeonroll.Player) *play.Match {
	t.Helper()
	return rig.Laid(t, dungeonroll.Position{Phase: dungeonroll.Over, Players: players})
}

// left makes treasures.
func left(kinds ...dungeonroll.Token) (out dungeonroll.Tokens) {
	for _, k := range kinds {
		out[k]++
	}
	return out
}

const (
	sw = dungeonroll.Sword
	ds = dungeonroll.Scales
	tp = dungeonroll.Portal
	el = dungeonroll.Elixir
	ri = dungeonroll.Ring
)

func four() []dungeonroll.Player {
	return []dungeonroll.Player{
		{Hero: dungeonroll.Knight, XP: 17, Tokens: left(tp, ds, ds, ds, el)},
		{Hero: dungeonroll.Minstrel, XP: 22, Tokens: left(sw)},
		{Hero: dungeonroll.Dwarf, XP: 9, Tokens: left(tp, ds, ri, ri, sw, sw, el)},
		{Hero: dungeonroll.Viking, XP: 4},
	}
}

func opened(t testing.TB, w apptest.Window, m *play.Match) (*rig.Rig, *View) {
	t.Helper()
	var v *View
	r := rig.New(t, w, m, func(b *board.Board) board.View { v = newView(b); return v })
	return r, v
}

func TestTheEndOfFourIsInOrder(t *testing.T) {
	m := over(t, four()...)
	rig.Check(t, "end", func(t *testing.T, w apptest.Window) *rig.Rig {
		r, _ := opened(t, w, m)
		return r
	})
}

func TestTheEndOfOneIsInOrder(t *testing.T) {
	m := over(t, dungeonroll.Player{Hero: dungeonroll.Sorceress, XP: 25, Tokens: left(tp, ds, ds, el)})
	rig.Check(t, "end-alone", func(t *testing.T, w apptest.Window) *rig.Rig {
		r, _ := opened(t, w, m)
		return r
	})
}

// In the largest window, and at scale 2, the end fills the chest.
func TestTheEndIsInOrderInTheLargestWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("large windows take a while")
	}
	for name, players := range map[string][]dungeonroll.Player{"end": four(), "end-alone": four()[:1]} {
		r, v := opened(t, apptest.Window{W: 3840, H: 2160}, over(t, players...))
		r.Away()
		assert.Empty(t, apptest.Faults(r.Rehearsal))
		p := board.Places(r.Stack.UI)
		assert.Positive(t, v.heap(r.Stack.UI, inside(stageOf(r.Stack.UI, p))))
		r.Picture(name + "-3840")
	}
}

// Every rank has its banner and its word, down to nothing at all, DR-221, DR-222.
func TestEveryRankHasItsBanner(t *testing.T) {
	for i, xp := range []uint16{0, 16, 24, 30, 35} {
		r, v := opened(t, apptest.Window{}, over(t, dungeonroll.Player{Hero: dungeonroll.Viking, XP: xp}))
		require.Equal(t, i, v.rank())
		key := v.Tables.Ranks()[i].Key
		assert.True(t, apptest.Says(r.Rehearsal, r.App.Words.T("dungeonroll.rank-word."+key)), key)
		r.Away()
		assert.Empty(t, apptest.Faults(r.Rehearsal))
		r.Picture("end-rank-" + key)
	}
}

// The treasures counted one by one make the total of the rules: example 6, 17 XP with a
// portal, three scales and an elixir are 25, DR-216.
func TestWhatIsCountedMakesTheTotal(t *testing.T) {
	_, v := opened(t, apptest.Window{}, over(t, four()...))
	for _, s := range v.all {
		assert.Equal(t, int(s.player.XP), s.after(0))
		assert.Equal(t, s.Score, s.after(len(s.steps)), s.Seat)
		for i := range s.steps {
			assert.Greater(t, s.after(i+1), s.after(i), "every step counts")
		}
	}
	knight := v.all[0]
	require.Equal(t, play.Seat(0), knight.Seat)
	assert.Equal(t, 25, knight.Score)
	assert.Len(t, knight.steps, 6, "five treasures and one pair of scales")
	assert.Equal(t, "Experience 17 · Treasures left 4 · Town portals left 2 · Pairs of dragon scales 2", v.terms(knight))
}

// Ties: the fewest treasures win, else the place is shared and the next one skipped;
// example 26, DR-218 to DR-220.
func TestTiesAreExplained(t *testing.T) {
	two, three := left(sw, el), left(sw, el, ri)
	for _, c := range []struct {
		name       string
		players    []dungeonroll.Player
		places     []int
		head, text string
	}{
		{"fewest", []dungeonroll.Player{{XP: 19, Tokens: three}, {XP: 20, Tokens: two}, {XP: 20}}, []int{1, 2, 3},
			"Orange wins", "22 points, as many as Blue. Fewer treasures left decide: 2 against 3."},
		{"shared", []dungeonroll.Player{{XP: 20, Tokens: two}, {XP: 20, Tokens: left(ri, sw)}, {XP: 20}}, []int{1, 1, 3},
			"Blue and Orange share the win", "22 points each, with 2 treasures left each: nothing tells them apart."},
		{"clear", []dungeonroll.Player{{XP: 20}, {XP: 13}}, []int{1, 2}, "Blue wins", "20 points, 7 ahead of Orange."},
	} {
		r, v := opened(t, apptest.Window{}, over(t, c.players...))
		var places []int
		for _, s := range v.all {
			places = append(places, s.Place)
		}
		assert.Equal(t, c.places, places, c.name)
		head, text := v.verdict()
		assert.Equal(t, []string{c.head, c.text}, []string{head, text}, c.name)
		assert.True(t, apptest.Says(r.Rehearsal, c.text), c.name)
		r.Away()
		assert.Empty(t, apptest.Faults(r.Rehearsal), c.name)
		r.Picture("end-tie-" + c.name)
	}
}

// Who wins is not told before all is counted.
func TestTheVerdictWaitsForTheCount(t *testing.T) {
	r, v := opened(t, apptest.Window{Speed: 1}, over(t, four()...))
	a := v.acts()
	r.Let(a.open + 3*counting)
	assert.Equal(t, 3, v.counted())
	assert.False(t, apptest.Says(r.Rehearsal, "wins"))
	r.Picture("end-counting")
	r.Let(a.end)
	assert.True(t, apptest.Says(r.Rehearsal, "Blue wins"))
}

// Skipping the arrival at any moment ends in the same picture.
func TestSkippingEndsInTheSamePicture(t *testing.T) {
	for _, players := range [][]dungeonroll.Player{four()[:2], four()[:1]} {
		w := apptest.Window{W: 1024, H: 640}
		r, _ := opened(t, w, over(t, players...))
		r.Away()
		want := bytes.Clone(r.Draw().Pix)
		for _, reduced := range []bool{false, true} {
			for _, wait := range []time.Duration{0, 900 * time.Millisecond, 6 * time.Second} {
				r, _ := opened(t, apptest.Window{W: 1024, H: 640, Speed: 1, Reduced: reduced}, over(t, players...))
				r.Let(wait)
				r.Press(input.Space)
				r.Away()
				r.Let(300 * time.Millisecond)
				assert.True(t, bytes.Equal(want, r.Draw().Pix), "after %v, reduced %v, %d players", wait, reduced, len(players))
			}
		}
	}
}

// When the arrival is over nothing moves any more.
func TestTheEndIsStill(t *testing.T) {
	r, v := opened(t, apptest.Window{Speed: 1, Reduced: true}, over(t, four()[0]))
	r.Let(v.acts().end + time.Second)
	r.Away()
	r.Let(500 * time.Millisecond)
	r.Step()
	assert.False(t, r.Stack.UI.NeedsPicture())
}

func TestTheHallKnowsPlaceAndHero(t *testing.T) {
	r, v := opened(t, apptest.Window{}, over(t, four()[0]))
	assert.Zero(t, v.hall.place, "nothing has been told yet")
	for i, s := range []store.SeatResult{{Score: 31, Note: "knight champion"}, {Score: 25, Note: "knight seasoned-explorer"}, {Score: 40, Note: "viking hero-of-ages"}} {
		require.NoError(t, r.App.Store.AddResult(store.Result{Match: string(rune('a' + i)), Game: "dungeonroll", Seats: []store.SeatResult{s}}))
	}
	require.NoError(t, r.App.Store.AddResult(store.Result{Match: "m", Game: "mapmasters", Seats: []store.SeatResult{{Score: 90}}}))
	assert.Equal(t, hall{place: 3, hero: dungeonroll.Knight, heroBest: 31}, v.ask())
}

// The Hall of Fame keeps the hero, and the rank of a single player, in words that are
// there.
func TestNotesHaveTheirWords(t *testing.T) {
	r, v := opened(t, apptest.Window{}, over(t, four()[0]))
	assert.Equal(t, "knight seasoned-explorer", Note(r.Board.Match, 0))
	assert.Equal(t, "minstrel", Note(over(t, four()...), 1))
	assert.Empty(t, Note(over(t, dungeonroll.Player{}, dungeonroll.Player{}), 1), "a recruit among others has none")
	for _, h := range dungeonroll.Heroes() {
		assert.True(t, r.App.Words.Has("dungeonroll.fame."+h.String()), h)
	}
	for _, rank := range v.Tables.Ranks() {
		assert.True(t, r.App.Words.Has("dungeonroll.fame."+rank.Key), rank.Key)
	}
}

func TestPlayAgainKeepsTheSeatsAndChangesTheSeed(t *testing.T) {
	r, v := opened(t, apptest.Window{}, over(t, four()...))
	var next *play.Match
	r.App.Open.Match = func(m *play.Match, _ *store.Save) { next = m }
	old := v.Setup()
	r.Press(input.Enter)
	require.Nil(t, next, "the Enter that ended the last delve does not lose sight of the end")
	r.Let(breath)
	r.Press(input.Enter)
	require.NotNil(t, next)
	assert.Equal(t, old.Seats, next.Setup().Seats)
	assert.Equal(t, old.Options, next.Setup().Options)
	assert.NotEqual(t, old.Seed, next.Setup().Seed)
	assert.Equal(t, v.NextSeed(), next.Setup().Seed)
}

func TestToTheShelfAndToTheSheet(t *testing.T) {
	r, _ := opened(t, apptest.Window{}, over(t, four()...))
	top := r.Stack.Top()
	r.Click("sheet")
	require.NotEqual(t, top, r.Stack.Top())
	r.Press(input.Escape)
	require.Equal(t, top, r.Stack.Top())
	opened := false
	r.App.Open.Fame = func() { opened = true }
	r.Click("hall")
	assert.True(t, opened)
	r.Click("shelf")
	assert.NotEqual(t, top, r.Stack.Top())
}
