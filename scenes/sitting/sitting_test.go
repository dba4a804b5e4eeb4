package sitting_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/torches"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/sitting"
)

func TestTheFirstPersonSitsAtTheComputer(t *testing.T) {
	s, _ := sit(t, torches.Game{}, "keen", "")
	assert.EqualValues(t, 1, s.Viewer)
	assert.EqualValues(t, 0, s.Actor())
	assert.False(t, s.Mine())
	assert.Equal(t, []play.Seat{1}, s.People())
	assert.Equal(t, "Green", s.SeatName(1))
	assert.Empty(t, s.SeatName(7))
	s, _ = sit(t, torches.Game{}, "keen", "keen")
	assert.Equal(t, play.NoSeat, s.Viewer, "nobody plays")
}

func TestARefusedMoveChangesNothingAndIsTold(t *testing.T) {
	s, _ := sit(t, torches.Game{}, "", "")
	s.Viewer = 1
	before := s.Changes()
	assert.False(t, s.Do(s.UI, torches.Roll{}, 10, 20), "it is Blue's turn")
	assert.NotEmpty(t, s.UI.Refused())
	assert.Equal(t, before, s.Changes())
	assert.Zero(t, s.Match.Len())
}

func TestATableHearsOnlyWhatTheViewerMayKnow(t *testing.T) {
	s, _ := sit(t, torches.Game{}, "", "")
	secret := []play.Event{torches.Drew{Seat: 1, Torch: "oak"}}
	s.Viewer = 0
	assert.Equal(t, []play.Event{torches.Drew{Seat: 1}}, s.Seen(1, secret))
	s.Viewer = 1
	assert.Equal(t, secret, s.Seen(1, secret))
}

// The first move of a turn can be brought back by who took it back, although another
// seat has made the move before it.
func TestTheFirstMoveOfATurnIsTakenBackAndBroughtBack(t *testing.T) {
	s, _ := sit(t, torches.Game{}, "", "")
	do(t, s, torches.Done{})
	require.EqualValues(t, 1, s.Actor())
	do(t, s, first(t, s))
	played := s.Match.Digest()
	require.True(t, s.Undo(s.UI), s.UI.Refused())
	require.NotEqual(t, played, s.Match.Digest())
	require.True(t, s.Redo(s.UI), s.UI.Refused())
	assert.Equal(t, played, s.Match.Digest())
	assert.False(t, s.Redo(s.UI), "there is no more to bring back")
}

func TestNothingIsTakenBackPastARoll(t *testing.T) {
	s, _ := sit(t, torches.Game{}, "", "")
	do(t, s, torches.Roll{})
	before := s.Match.Digest()
	assert.False(t, s.Undo(s.UI))
	assert.NotEmpty(t, s.UI.Refused())
	assert.Equal(t, before, s.Match.Digest())
}

func TestTheLogTellsWhatTheViewerMayReadUnderItsHeadings(t *testing.T) {
	s, _ := sit(t, torches.Game{}, "", "")
	require.Len(t, s.Log(), 3, "the viewer's own torches")
	do(t, s, torches.Roll{})
	do(t, s, torches.Done{})
	s.Viewer = 0
	s.Changed()
	log := s.Log()
	require.Len(t, log, 4)
	assert.Empty(t, log[2].Head)
	assert.Contains(t, log[3].Head, "Pips")
	assert.Equal(t, "die-rolled", log[3].Text)
	s.Viewer = 1
	s.Changed()
	for _, l := range s.Log()[:3] {
		assert.EqualValues(t, 1, l.Seat, "no torch of Blue's is told to Green")
	}
}

func TestTheLogTellsNothingBeforeItIsShown(t *testing.T) {
	s, _ := sit(t, torches.Game{}, "", "")
	do(t, s, first(t, s))
	do(t, s, torches.Roll{})
	shown := false
	s.Shown = func(play.Event) bool { return shown }
	assert.Len(t, s.Log(), 4, "the torch of the move before, not yet the die")
	shown = true
	assert.Len(t, s.Log(), 5)
	s.Shown = nil
	assert.Len(t, s.Log(), 5)
}

// teller counts what it is asked to tell.
type teller struct {
	names
	told *int
}

func (t teller) Tell(seat play.Seat, ev play.Event) (sitting.Line, bool) {
	*t.told++
	return t.names.Tell(seat, ev)
}

// While the last move is being shown, which lasts for many pictures, what came before it
// is not told again.
func TestTheLogTellsOnlyTheLastMoveAgain(t *testing.T) {
	m, err := play.NewMatch(torches.Game{}, play.Setup{Game: "torches", Seed: "lantern",
		Seats: []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"}}})
	require.NoError(t, err)
	a, _ := apptest.Open(t, apptest.Window{}, torches.Game{})
	told := 0
	s := sitting.New(a, m, nil, teller{told: &told})
	do(t, s, torches.Done{})
	do(t, s, torches.Roll{})
	whole := slices.Clone(s.Log())
	require.Len(t, whole, 4)
	told = 0
	s.Log()
	require.Zero(t, told, "nothing has happened")
	shown := false
	s.Shown = func(play.Event) bool { return shown }
	require.Equal(t, whole[:3], s.Log())
	require.Zero(t, told)
	shown = true
	require.Equal(t, whole, s.Log())
	require.Equal(t, 1, told)
	s.Shown = nil
	require.Equal(t, whole, s.Log())
	do(t, s, torches.Done{})
	do(t, s, torches.Roll{})
	fresh := sitting.New(a, m, nil, names{})
	fresh.Viewer = s.Viewer
	require.Equal(t, fresh.Log(), s.Log(), "what follows is told as ever")
}

// A match is told to the Hall of Fame once, and only when it is over.
func TestAMatchIsConcludedOnceItIsOver(t *testing.T) {
	s, _ := sit(t, torches.Game{}, "", "")
	s.Save = s.Store.Begin("torches")
	s.Match.Record(s.Save)
	told := func() int {
		results, _, err := s.Store.Fame()
		require.NoError(t, err)
		return len(results)
	}
	s.Conclude(s.UI)
	require.Zero(t, told(), "it has only begun")
	for s.Match.Outcome() == nil {
		do(t, s, first(t, s))
	}
	s.Conclude(s.UI)
	s.Conclude(s.UI)
	require.Equal(t, 1, told())
}
