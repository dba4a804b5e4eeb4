package results

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/rehearsal"
	"delvebox/scenes/mapmasters/reward"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// table opens the final score of the recorded match.
func table(t testing.TB, w apptest.Window) (*rehearsal.Rig, *View, *store.Store) {
	t.Helper()
	m, _ := rehearsal.Until(t, rehearsal.Four(), nil, 6)
	return set(t, w, m)
}

func set(t testing.TB, w apptest.Window, m *play.Match) (*rehearsal.Rig, *View, *store.Store) {
	t.Helper()
	st, err := store.Open(t.TempDir())
	require.NoError(t, err)
	save := st.Begin("mapmasters")
	m.Record(save)
	require.Nil(t, m.SaveError())
	var v *View
	r := rehearsal.Mount(t, w, m, save, st, func(b *board.Board) board.View {
		v = newView(b, reward.Look)
		return v
	})
	return r, v, st
}

// ended gives a match that is over, with the first and second scores of the first round
// of each seat; everything else is nothing.
func ended(t testing.TB, seats []play.SeatSetup, scores ...[2]int) *play.Match {
	t.Helper()
	pos := mapmasters.Position{Round: 6, Phase: mapmasters.Over, Primary: []mapmasters.ObjectiveID{22, 1, 2, 3, 4, 5}, Secondary: []mapmasters.ObjectiveID{6, 7, 8, 9, 10, 11}}
	for _, s := range scores {
		rows := make([]mapmasters.Row, 6)
		for i := range rows {
			rows[i].Done = true
		}
		rows[0].First, rows[0].Second = s[0], s[1]
		pos.Players = append(pos.Players, mapmasters.PlayerPosition{Rows: rows})
	}
	return rehearsal.Laid(t, pos, play.Setup{Seed: "lantern", Seats: seats})
}

// The figures on the board are those of the events that end the game, MMV-169 to
// MMV-175.
func TestFiguresAreThoseOfTheEvents(t *testing.T) {
	_, v, _ := table(t, apptest.Window{})
	_, evs := rehearsal.Until(t, rehearsal.Four(), nil, 6)
	n := 0
	for _, ev := range evs {
		switch e := ev.(type) {
		case mapmasters.FinalScored:
			for _, s := range v.all {
				if s.Seat != e.Seat {
					continue
				}
				n++
				assert.Equal(t, e.VP, s.figure(final))
				for i, term := range e.Terms {
					assert.Equal(t, term.Value, s.figure(column(i)), term.Key)
					assert.Equal(t, term.Key, keys[i])
				}
			}
		case mapmasters.GameRanked:
			for i, r := range e.Ranking {
				assert.Equal(t, r.Seat, v.all[i].Seat)
				assert.Equal(t, r.Place, v.all[i].Place)
			}
		}
	}
	assert.Equal(t, 4, n)
}

func TestTheResultIsStoredOnce(t *testing.T) {
	r, v, st := table(t, apptest.Window{})
	assert.Empty(t, v.told)
	newView(r.Board, reward.Look) // the table may ask again
	results, unread, err := st.Fame()
	require.NoError(t, err)
	assert.Zero(t, unread)
	require.Len(t, results, 1)
	for i, s := range results[0].Seats {
		assert.Equal(t, v.all[i].Score, s.Score)
		assert.Equal(t, v.all[i].Place, s.Place)
	}
	open, err := st.Matches()
	require.NoError(t, err)
	assert.Empty(t, open, "a match that is over cannot be continued")
	assert.Equal(t, 1, v.place)
}

func TestThePlaceInTheHallCountsBetterScores(t *testing.T) {
	_, v, st := table(t, apptest.Window{})
	require.NoError(t, st.AddResult(store.Result{Match: "other", Game: "mapmasters", Seats: []store.SeatResult{{Score: 500}, {Score: 400}, {Score: 1}}}))
	require.NoError(t, st.AddResult(store.Result{Match: "third", Game: "minotaur", Seats: []store.SeatResult{{Score: 500}}}))
	assert.Equal(t, 3, v.hall())
}

func TestWhatCannotBeStoredIsTold(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	m, _ := rehearsal.Until(t, rehearsal.Four(), nil, 6)
	st, err := store.Open(dir)
	require.NoError(t, err)
	save := st.Begin("mapmasters")
	m.Record(save)
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "fame.log"), 0o755)) // no file can be there
	var v *View
	r := rehearsal.Mount(t, apptest.Window{}, m, save, st, func(b *board.Board) board.View {
		v = newView(b, reward.Look)
		assert.Len(t, v.told, 1)
		return v
	})
	assert.Empty(t, v.told, "it has been told with the first picture")
	assert.Zero(t, v.place)
	assert.True(t, apptest.Says(r.Rehearsal, "cannot be read"), "a toast says so: %v", apptest.Lines(r.Rehearsal))
}

// Ties: the higher Secondary score wins, else the place is shared, MMV-176.
func TestTiesAreExplained(t *testing.T) {
	two := rehearsal.Four()[:2]
	for _, c := range []struct {
		name   string
		scores [][2]int
		title  string
		verb   string
		line   string
		key    string
	}{
		{"secondary decides", [][2]int{{12, 4}, {10, 8}}, "Green", "WINS", "14 points, as many as Blue; the Secondary score decides", "tie-secondary"},
		{"shared", [][2]int{{12, 4}, {12, 5}}, "Blue and Green", "SHARE THE WIN", "14 points", "tie-shared"},
		{"clear", [][2]int{{12, 4}, {12, 0}}, "Blue", "WINS", "14 points, 2 before Green", ""},
	} {
		r, v, _ := set(t, apptest.Window{}, ended(t, two, c.scores...))
		name, verb, line := v.words(r.Stack.UI)
		assert.Equal(t, []string{c.title, c.verb, c.line}, []string{name, verb, line}, c.name)
		assert.Equal(t, c.key, v.all[0].Tie, c.name)
		said := v.ties()
		if c.key == "" {
			assert.Empty(t, said)
			continue
		}
		require.Len(t, said, 1, c.name)
		assert.Equal(t, r.App.Words.T("mapmasters.results."+c.key), said[0].text)
		r.Away()
		r.Picture("results-" + c.key)
	}
}

func TestEachRowOfFiguresIsExplained(t *testing.T) {
	r, v, _ := table(t, apptest.Window{})
	for _, s := range v.all {
		sum := 0
		for c := primary; c < final; c++ {
			sum += s.figure(c)
			assert.NotContains(t, v.why(s, c), "[", "a sentence is missing")
		}
		assert.Equal(t, sum, s.figure(final))
	}
	assert.NotEmpty(t, v.reasons(v.all[0], v.all[1], v.b.SeatName))
	assert.Empty(t, r.App.Words.Missing())
}

func TestPlayAgainKeepsTheSeatsAndChangesTheSeed(t *testing.T) {
	r, v, st := table(t, apptest.Window{})
	var next *play.Match
	r.App.Open.Match = func(m *play.Match, save *store.Save) { next = m }
	old := r.Board.Setup()
	r.Press(input.Enter)
	require.Nil(t, next, "the Enter that skips the last reward twice does not lose sight of the score")
	for range 90 {
		r.Step()
	}
	r.Press(input.Enter)
	require.NotNil(t, next)
	assert.Equal(t, old.Seats, next.Setup().Seats)
	assert.Equal(t, old.Options, next.Setup().Options)
	assert.NotEqual(t, old.Seed, next.Setup().Seed)
	assert.NotEqual(t, r.View, r.Stack.Top(), "the old table is gone")
	open, err := st.Matches()
	require.NoError(t, err)
	assert.Len(t, open, 1)
	assert.Equal(t, v.b.NextSeed(), next.Setup().Seed)
}

func TestToTheShelf(t *testing.T) {
	r, _, _ := table(t, apptest.Window{})
	top := r.Stack.Top()
	r.Click("shelf")
	assert.NotEqual(t, top, r.Stack.Top())
}

// Skipping the arrival at any moment ends in the same picture.
func TestSkippingEndsInTheSamePicture(t *testing.T) {
	w := apptest.Window{W: 1024, H: 640}
	r, _, _ := table(t, w)
	r.Away()
	want := bytes.Clone(r.Draw().Pix)
	w.Speed = 1
	for _, wait := range []time.Duration{0, 700 * time.Millisecond, 2 * time.Second, 10 * time.Second} {
		r, _, _ := table(t, w)
		r.Let(wait)
		r.Press(input.Space)
		r.Away()
		r.Let(500 * time.Millisecond)
		got := r.Draw()
		assert.True(t, bytes.Equal(want, got.Pix), "after %v", wait)
	}
}

func TestFiguresAreReachedByKey(t *testing.T) {
	r, v, _ := table(t, apptest.Window{})
	for range 40 {
		r.Press(input.Tab)
		if name, _ := r.Stack.UI.Focused(); name == "figure-1-primary" || name == "figure-"+string(rune('1'+int(v.all[0].Seat)))+"-primary" {
			r.Press(input.ArrowR)
			now, shown := r.Stack.UI.Focused()
			assert.True(t, shown)
			assert.Contains(t, now, "-secondary")
			return
		}
	}
	t.Fatal("the figures are not reached")
}

// The reasons stay on their paper with names of the broadest letters.
func TestReasonsStayOnTheirPaper(t *testing.T) {
	seats := []play.SeatSetup{{Name: "WWWWWWWWWWWW", Color: "blue"}, {Name: "WWWWWWWWWWWM", Color: "orange"}}
	m := ended(t, seats, [2]int{44, 27}, [2]int{40, 31})
	for _, w := range []apptest.Window{{W: 1280, H: 800, Text: 1.5}, {W: 1024, H: 640, Text: 1.5}, {W: 1024, H: 640}} {
		r, v, _ := set(t, w, m)
		r.Away()
		lines := 0
		u := r.Stack.UI
		right := u.W - 16 // of the column
		u.Witness = func(l ui.Written) {
			if strings.Contains(l.Text, "WWW") && l.Rect.X > u.W-300*u.TextScale {
				lines++
				assert.LessOrEqual(t, l.Rect.Right(), right-14, "%q at %d, text %.1f", l.Text, w.W, w.Text)
			}
		}
		r.Picture("results-w")
		assert.NotZero(t, lines)
		assert.NotEmpty(t, v.all)
	}
}
