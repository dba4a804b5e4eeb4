package board_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/rehearsal"
)

// look is a view that draws what a test wants.
type look struct {
	rehearsal.Blank
	frame func(u *ui.UI, l house.Layout)
}

func (v look) Frame(u *ui.UI, l house.Layout) {
	if v.frame != nil {
		v.frame(u, l)
	}
}

// table sets the recorded match, played up to its nth reward, before a bare view.
func table(t *testing.T, w apptest.Window, n int, v look) *rehearsal.Rig {
	t.Helper()
	m, _ := rehearsal.Until(t, rehearsal.Four(), nil, n)
	return rehearsal.Mount(t, w, m, nil, nil, func(*board.Board) board.View { return v })
}

// Every event of a whole match that the log tells of has its sentence, and stands under
// its round.
func TestTheLogTellsAWholeMatch(t *testing.T) {
	r := table(t, apptest.Window{}, 6, look{})
	icons, round := map[string]int{}, 0
	for _, l := range r.Board.Log() {
		require.NotEmpty(t, l.Text)
		require.NotContains(t, l.Text, "{", "a gap is left open")
		require.NotContains(t, l.Text, "mapmasters.", "a sentence is missing")
		require.NotEmpty(t, l.Icon, l.Text)
		if next := r.App.Words.T("log.round", "n", round+1); l.Head == next {
			round++
		}
		require.Equal(t, r.App.Words.T("log.round", "n", round), l.Head, l.Text)
		icons[l.Icon]++
	}
	assert.Equal(t, 6, round)
	assert.Empty(t, r.App.Words.Missing())
	assert.Equal(t, 2*4*6, icons["star"], "both scores of four seats in six rounds")
	assert.Equal(t, 4*6, icons["exit"])
	assert.Equal(t, 4, icons["trophy"])
}

// The log is kept until something happens, and is then told anew.
func TestTheLogFollowsMoveAndUndo(t *testing.T) {
	people := rehearsal.Four()
	for i := range people {
		people[i].Level = ""
	}
	m, _ := rehearsal.Until(t, people, nil, 0)
	r := rehearsal.Mount(t, apptest.Window{}, m, nil, nil, func(*board.Board) board.View { return look{} })
	b, u := r.Board, r.Stack.UI
	b.Viewer = b.Actor()
	before := len(b.Log())
	first := b.Actor()
	require.True(t, b.Do(u, mapmasters.BuyFairy{Kind: mapmasters.Fairies()[0]}, 0, 0))
	assert.Len(t, b.Log(), before+1)
	assert.Equal(t, first, b.Log()[before].Seat)
	assert.NotEqual(t, first, b.Actor(), "the next one buys")
	_, err := b.Match.Undo(first)
	require.NoError(t, err)
	b.Changed()
	assert.Len(t, b.Log(), before)
	assert.Equal(t, first, b.Actor())
	assert.Equal(t, 6, b.State().Coins(first))
}

// A refused move changes nothing, names its clause, and opens the rulebook there.
func TestARefusalNamesItsClause(t *testing.T) {
	r := table(t, apptest.Window{}, 0, look{})
	b, u := r.Board, r.Stack.UI
	b.Viewer = b.Actor()
	opened := ""
	b.Open.Rulebook = func(game, clause string) { opened = game + " " + clause }
	n := b.Match.Len()
	require.False(t, b.Do(u, mapmasters.BuyCard{Cost: 9}, 200, 200))
	assert.Equal(t, n, b.Match.Len())
	assert.NotEmpty(t, u.Refused())
	r.Settle()
	r.Click("refusal.clause")
	assert.Equal(t, "mapmasters MMV-114", opened)
}

func TestTermsAreWrittenAsASum(t *testing.T) {
	b := table(t, apptest.Window{}, 0, look{}).Board
	assert.Equal(t, "0", b.Terms(nil))
	assert.Equal(t, "3 keys × 2", b.Terms([]play.Term{{Key: "key", Count: 3, Each: 2}}))
	assert.Equal(t, "1 key × 2 + 4 coins × 1", b.Terms([]play.Term{{Key: "key", Count: 1, Each: 2}, {Key: "coin", Count: 4, Each: 1}}))
}

func TestEveryAimHasATitleAndAnIcon(t *testing.T) {
	r := table(t, apptest.Window{}, 0, look{})
	titles := map[string]bool{}
	for a := range dungeon.Aims {
		_, err := r.Stack.UI.Art.Icons.Draw(board.AimIcon(a), 20)
		assert.NoError(t, err, a.String())
		titles[r.Board.AimTitle(a)] = true
	}
	assert.Len(t, titles, int(dungeon.Aims), "each has its own name")
	assert.Empty(t, r.App.Words.Missing())
	assert.Equal(t, "?", r.Board.CardName(mapmasters.UnknownCard))
}

// The bar says of every seat what it does: buys, has passed, waits; while a reward is
// shown nobody acts.
func TestTheBarSaysWhatEachSeatDoes(t *testing.T) {
	r := table(t, apptest.Window{}, 0, look{})
	b, u := r.Board, r.Stack.UI
	first := b.Actor()
	b.Viewer = first
	require.True(t, b.Do(u, mapmasters.Pass{}, 0, 0))
	word := func(key string) string { return b.Words.T("mapmasters.seat." + key) }
	next := b.Actor()
	for seat := range play.Seat(4) {
		want := word("waits")
		switch {
		case seat == first:
			want = word("passed")
		case seat == next && b.Match.IsBot(seat):
			want = word("thinks")
		case seat == next:
			want = word("buys")
		}
		assert.Equal(t, want, b.Doing(seat), "seat %d", seat)
	}
	b.Staged = &board.Stage{Round: 1, Phase: mapmasters.RewardPhase}
	for seat := range play.Seat(4) {
		assert.Equal(t, word("done"), b.Doing(seat))
	}
	u.Wake()
	assert.True(t, apptest.Says(r.Rehearsal, "Round 1 of 6"))
}

// The strip at the foot shows the newest sentence whatever its room, and older ones as
// far as they fit, in their order.
func TestTheStripKeepsTheNewestLine(t *testing.T) {
	lines := []string{"The first thing happened.", "Then a second thing happened.", "A third.", "The fourth and newest."}
	width := 0.0
	r := table(t, apptest.Window{}, 0, look{})
	r.View = look{frame: func(u *ui.UI, l house.Layout) {
		r.Board.StripOf(u, ui.R(l.Mat.X, l.Mat.Y, width, 36), lines)
	}}
	shown := func(w float64) (out []string) {
		width = w
		r.Stack.UI.Wake()
		for _, l := range apptest.Lines(r.Rehearsal) {
			if i := strings.Index(strings.Join(lines, "|"), l.Text); i >= 0 && len(l.Text) > 3 {
				out = append(out, l.Text)
			}
		}
		return out
	}
	assert.Equal(t, lines, shown(900))
	last := 4
	for w := 900.0; w > 120; w -= 40 {
		got := shown(w)
		require.NotEmpty(t, got, "at %v", w)
		require.LessOrEqual(t, len(got), last, "fewer with less room")
		last = len(got)
		require.Equal(t, lines[4-last:], got)
	}
	assert.Equal(t, 1, last)
}

// Of the bar's plates the acting seat's alone keeps its name where there is no room for
// all; the others have their figures and tooltips.
func TestTheActingSeatKeepsItsNameInTheBar(t *testing.T) {
	seats := rehearsal.Four()
	for i := range seats {
		seats[i].Name = strings.Repeat("W", 9) + seats[i].Name
	}
	m, _ := rehearsal.Until(t, seats, nil, 0)
	r := rehearsal.Mount(t, apptest.Window{W: 1024, H: 640}, m, nil, nil, func(*board.Board) board.View { return look{} })
	for seat := range play.Seat(4) {
		said := apptest.Says(r.Rehearsal, r.Board.SeatName(seat))
		assert.Equal(t, seat == r.Board.Actor(), said, "seat %d", seat)
		_, there := r.Stack.UI.Find("seat-" + string(rune('1'+int(seat))))
		assert.True(t, there)
	}
}
