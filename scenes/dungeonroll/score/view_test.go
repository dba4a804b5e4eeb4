package score

import (
	"testing"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/rig"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// after plays a match of n persons until so many delves are over.
func after(t *testing.T, n, ended int) *play.Match {
	t.Helper()
	return rig.Until(t, rig.Setup(n, "random"), func(s *dungeonroll.State) bool {
		sum := 0
		for seat := range play.Seat(n) {
			sum += played(s.Player(seat))
		}
		return sum >= ended
	})
}

func opened(t *testing.T, w apptest.Window, m *play.Match) (*rig.Rig, *View, *int) {
	t.Helper()
	var v *View
	done := 0
	r := rig.New(t, w, m, func(b *board.Board) board.View {
		v = newView(b, func() { done++ })
		return v
	})
	return r, v, &done
}

func TestTheSheetIsInOrderInEveryWindow(t *testing.T) {
	m := after(t, 4, 7)
	rig.Check(t, "score", func(t *testing.T, w apptest.Window) *rig.Rig {
		r, _, _ := opened(t, w, m)
		return r
	})
}

func TestTheSheetOfOneIsInOrder(t *testing.T) {
	m := after(t, 1, 2)
	rig.Check(t, "score-alone", func(t *testing.T, w apptest.Window) *rig.Rig {
		r, _, _ := opened(t, w, m)
		return r
	})
}

func TestTheSheetOpenedOverTheTable(t *testing.T) {
	m := after(t, 3, 4)
	rig.Check(t, "score-open", func(t *testing.T, w apptest.Window) *rig.Rig {
		r, _, _ := opened(t, w, m)
		Open(r.Board)
		r.Let(50 * time.Millisecond)
		return r
	})
	for _, way := range []string{"", "Escape"} {
		r, _, done := opened(t, apptest.Window{}, m)
		table := r.Stack.Top()
		Open(r.Board)
		require.NotEqual(t, table, r.Stack.Top())
		if way == "" {
			r.Click("go-on")
		} else {
			r.Press(input.Key(way))
		}
		assert.Equal(t, table, r.Stack.Top())
		assert.Zero(t, *done)
	}
}

// What the sheet says are the figures of the rules: level, ending, experience and
// treasures of every delve.
func TestTheSheetSaysWhatTheRulesCounted(t *testing.T) {
	m := after(t, 3, 9)
	r, _, _ := opened(t, apptest.Window{W: 1920, H: 1080}, m)
	s := r.Board.State()
	for seat := range play.Seat(3) {
		p := s.Player(seat)
		sum := 0
		for d, rec := range p.Records {
			require.NotEqual(t, dungeonroll.NotEnded, rec.End)
			sum += int(rec.XP)
			text := r.Board.Words.T("dungeonroll.score.how", "level", int(rec.Level), "how", r.Board.Words.T("dungeonroll.ended."+rec.End.String()))
			assert.True(t, apptest.Says(r.Rehearsal, text), text)
			assert.Contains(t, sentence(r.Stack.UI, d+1, rec), text[len("Level "):len("Level ")+1])
		}
		assert.Equal(t, int(p.XP), sum, "the delves' experience is all there is, DR-006")
	}
}

// The delve that has just ended is the one that is written and ringed.
func TestTheNewestDelveIsRinged(t *testing.T) {
	m := after(t, 3, 4)
	_, v, _ := opened(t, apptest.Window{Speed: 1}, m)
	var want play.Seat
	for _, e := range m.History() {
		for _, ev := range e.Events {
			if _, ended := ev.(dungeonroll.DelveEnded); ended {
				want = e.Seat
			}
		}
	}
	assert.Equal(t, want, v.fresh.seat)
	assert.Equal(t, 2, v.fresh.delve)
}

// mastering is a match whose last delve ended by making the hero a master.
func mastering(t *testing.T) *play.Match {
	t.Helper()
	m := rig.Laid(t, dungeonroll.Position{Phase: dungeonroll.RegroupPhase, Seats: 2, Delve: dungeonroll.Delve{Level: 4},
		Players: []dungeonroll.Player{{Hero: dungeonroll.Knight, XP: 3}, {Hero: dungeonroll.Minstrel}}})
	_, err := m.Do(0, dungeonroll.Move{Kind: dungeonroll.Retire})
	require.NoError(t, err)
	return m
}

// Whoever becomes a master by retiring sees the card turn over beside the sheet, DR-113.
func TestTheCardOfANewMasterTurnsOver(t *testing.T) {
	m := mastering(t)
	says := "The Knight turns into the Dragon Slayer."
	r, v, _ := opened(t, apptest.Window{Speed: 1}, m)
	require.True(t, v.fresh.mastered)
	r.Let(written + turning*2/5)
	r.Picture("score-master-turning")
	require.Positive(t, v.end()-v.now())
	r.Let(turning)
	assert.True(t, v.cheer, "the fanfare")
	assert.True(t, apptest.Says(r.Rehearsal, says))
	rig.Check(t, "score-master", func(t *testing.T, w apptest.Window) *rig.Rig {
		r, _, _ := opened(t, w, m)
		return r
	})
	_, v, _ = opened(t, apptest.Window{}, after(t, 2, 1))
	assert.False(t, v.fresh.mastered)
}

// With reduced motion the two sides fade; a key ends it.
func TestANewMastersCardFadesWithReducedMotion(t *testing.T) {
	r, v, _ := opened(t, apptest.Window{Speed: 1, Reduced: true}, mastering(t))
	r.Let(written + turning/2)
	r.Picture("score-master-fading")
	r.Press(input.Space)
	assert.GreaterOrEqual(t, v.now(), v.end())
	assert.True(t, v.cheer)
}

func TestComputerPlayersDelvesAreNotAnnounced(t *testing.T) {
	s := rig.Setup(2, "random")
	s.Seats[0].Level, s.Seats[1].Level = "normal", "normal"
	m := rig.Until(t, s, func(s *dungeonroll.State) bool { return s.Round() == 2 })
	r, v, _ := opened(t, apptest.Window{}, m)
	assert.Equal(t, play.NoSeat, v.fresh.seat)
	assert.Empty(t, apptest.Faults(r.Rehearsal))
}

func TestWritingCanBeSkippedAndGoesOnByItself(t *testing.T) {
	m := after(t, 3, 4)
	r, v, done := opened(t, apptest.Window{Speed: 1}, m)
	figure, _ := v.shares()
	require.Less(t, figure, 1.0)
	r.Press(input.Space)
	figure, ring := v.shares()
	assert.Equal(t, [2]float64{1, 1}, [2]float64{figure, ring})
	assert.Zero(t, *done, "skipping does not go on")
	r.Press(input.Enter)
	assert.Equal(t, 1, *done)

	r, v, _ = opened(t, apptest.Window{Speed: 1}, m)
	r.Let(2 * time.Second)
	_, ring = v.shares()
	assert.Equal(t, 1.0, ring)

	_, v, _ = opened(t, apptest.Window{Speed: 1, Reduced: true}, m)
	figure, ring = v.shares()
	assert.Equal(t, [2]float64{1, 1}, [2]float64{figure, ring}, "with reduced motion it is there at once")
}

// While it is written the sheet wakes the window; then nothing moves.
func TestAWrittenSheetIsStill(t *testing.T) {
	r, _, _ := opened(t, apptest.Window{Speed: 1}, after(t, 2, 2))
	r.Let(2 * time.Second)
	r.Away()
	r.Let(time.Second)
	r.Step()
	assert.False(t, r.Stack.UI.NeedsPicture())
}

// The crown is the one who is ahead alone.
func TestTheLeaderIsAheadAlone(t *testing.T) {
	for _, c := range []struct {
		xp   []uint16
		want play.Seat
	}{{[]uint16{3, 5, 4}, 1}, {[]uint16{5, 5, 4}, play.NoSeat}, {[]uint16{7}, play.NoSeat}, {[]uint16{0, 0}, play.NoSeat}} {
		var p dungeonroll.Position
		p.Phase = dungeonroll.RegroupPhase
		for _, xp := range c.xp {
			p.Players = append(p.Players, dungeonroll.Player{XP: xp})
		}
		r, _, _ := opened(t, apptest.Window{Scale: .25}, rig.Laid(t, p))
		assert.Equal(t, c.want, leader(r.Board), c.xp)
	}
}

// Whoever forms the party is on level 1, there is no level 0.
func TestALevelIsNamedWhileThePartyIsFormed(t *testing.T) {
	m := rig.Laid(t, dungeonroll.Position{Phase: dungeonroll.Forming, Players: []dungeonroll.Player{{Hero: dungeonroll.Scout}}})
	r, _, _ := opened(t, apptest.Window{Scale: .3}, m)
	assert.True(t, apptest.Says(r.Rehearsal, r.Board.Words.T("dungeonroll.score.under", "level", 1)))
}
