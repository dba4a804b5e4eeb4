package doodledungeon_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
)

// DD-024, DD-025: what is built can be taken back until the card is turned, and the
// others learn nothing of a treasure that was.
func TestUndoStopsWhenTheCardIsTurned(t *testing.T) {
	m, err := play.NewMatch(newGame(t), table(2, "undo"))
	require.NoError(t, err)
	luck := play.NewChance("undo", "moves")
	limit := func(seat play.Seat) string {
		if why := m.CanUndo(seat); why != nil {
			return why.Args["why"]
		}
		return "allowed"
	}
	treasures := 0
	for m.State().(*doodledungeon.State).Round() < 12 {
		s := m.State().(*doodledungeon.State)
		seat := s.Turn()
		move := s.Sample(seat, func(n int) int { return luck.Pick("move", n) })
		before := m.Digest()
		_, err := m.Do(seat, move)
		require.NoError(t, err)
		switch move := move.(type) {
		case doodledungeon.TurnOver:
			require.Equal(t, "card-turned", limit(seat))
			require.Equal(t, "card-turned", limit(1-seat))
			continue
		case doodledungeon.Hide:
			treasures++
			_, err = m.Undo(seat)
			require.NoError(t, err)
			require.Equal(t, before, m.Digest())
			log := m.Log(1 - seat)
			require.NotEqual(t, move.String(), log[len(log)-1].Move.String())
			_, err = m.Redo(seat)
			require.NoError(t, err)
			log = m.Log(1 - seat)
			require.Equal(t, "hide", log[len(log)-1].Move.String())
			log = m.Log(seat)
			require.Equal(t, move.String(), log[len(log)-1].Move.String())
		}
		require.Equal(t, "allowed", limit(seat), move.String())
		require.NotNil(t, m.CanUndo(1-seat))
	}
	assert.Positive(t, treasures)
}

// DD-062, DD-087: a confirmed path, dice and drawn cards stay; what draws nothing can be
// taken back.
func TestWhatReveals(t *testing.T) {
	reveals := func(e play.Event) string {
		if r, ok := e.(play.Revealing); ok {
			return r.Reveals()
		}
		return ""
	}
	for _, e := range []play.Event{doodledungeon.RoundOpened{}, doodledungeon.DiscardsShuffled{}, doodledungeon.CardTurned{},
		doodledungeon.PathDrawn{}, doodledungeon.PileShuffled{}, doodledungeon.CardsDrawn{}, doodledungeon.DieRolled{},
		doodledungeon.TreasuresRevealed{}} {
		assert.NotEmpty(t, reveals(e), e.Name())
	}
	for _, e := range []play.Event{doodledungeon.CardTaken{}, doodledungeon.WallBuilt{}, doodledungeon.TreasureHidden{},
		doodledungeon.ElementsErased{}, doodledungeon.CardLaid{}, doodledungeon.CardPutUnder{}, doodledungeon.HeroWalked{}} {
		assert.Empty(t, reveals(e), e.Name())
	}
}

// A freehand drawing is kept by the journal and read back with it.
func TestTheJournalKeepsFreehandDrawings(t *testing.T) {
	g := newGame(t)
	m, err := play.NewMatch(g, table(2, "sketch"))
	require.NoError(t, err)
	luck := play.NewChance("sketch", "moves")
	var owner play.Seat
	square := sheet.NoSquare
	for square == sheet.NoSquare {
		s := m.State().(*doodledungeon.State)
		owner = s.Turn()
		move := s.Sample(owner, func(n int) int { return luck.Pick("move", n) })
		_, err := m.Do(owner, move)
		require.NoError(t, err)
		if d, ok := move.(doodledungeon.Draw); ok && d.Mark.Monster() {
			square = d.Square
		}
	}
	_, err = m.Do(owner, parse(t, "sketch "+square.String()+" 10,10 90,90 / 10,90 90,10"))
	require.NoError(t, err)
	read, _, err := play.Replay([]play.Game{g}, m.Journal())
	require.NoError(t, err)
	s := read.Seen(1 - owner).(*doodledungeon.State)
	assert.Equal(t, "10,10 90,90 / 10,90 90,10", string(s.Sketch(owner, square)))
	assert.Len(t, s.Sketch(owner, square).Strokes(), 2)
}
