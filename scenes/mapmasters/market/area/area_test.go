package area

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/rehearsal"
)

// look is a view of the areas alone, about one seat.
type look struct {
	rehearsal.Blank
	b    *board.Board
	dock *Dock
	seat play.Seat
	row  ui.Rect // where they stood last
}

func (v *look) Frame(u *ui.UI, l house.Layout) {
	mat, row := Split(u, l)
	v.row = row
	v.b.Ground(u, mat)
	v.dock.Look.Card, v.dock.Look.Book, v.dock.Look.Fairy = mapmasters.NoCard, mapmasters.NoBook, card.None
	if row.H > 0 {
		v.dock.Draw(u, row, v.seat)
	}
	v.dock.Papers(u, mat)
}

func table(t *testing.T, w apptest.Window, m *play.Match) (*rehearsal.Rig, *look) {
	t.Helper()
	v := &look{}
	r := rehearsal.Mount(t, w, m, nil, nil, func(b *board.Board) board.View {
		v.b, v.dock = b, New(b)
		return v
	})
	return r, v
}

func set(t *testing.T, pos mapmasters.Position) *play.Match {
	t.Helper()
	return rehearsal.Laid(t, pos, play.Setup{Seats: rehearsal.Four()[:len(pos.Players)]})
}

func recorded(t *testing.T, n int) *play.Match {
	t.Helper()
	m, _ := rehearsal.Until(t, rehearsal.Four(), nil, n)
	return m
}

// What a seat is said to have is what its score board holds, MMV-169 to MMV-173: first
// scores in full, half the second ones, bonuses, exits; coins are no points yet.
func TestPointsAreThoseOfTheScoreBoard(t *testing.T) {
	for n := range 7 {
		st := recorded(t, n).State().(*mapmasters.State)
		for seat := range play.Seat(4) {
			first, second, time := 0, 0, 0
			for _, row := range st.Rows(seat) {
				first, second, time = first+row.First, second+row.Second, time+row.Time
			}
			exits := st.Finals()[seat].ExitVP
			require.Equal(t, first+second/2+time+exits, Points(st, seat), "round %d, seat %d", n, seat)
			if n == 0 {
				require.Zero(t, Points(st, seat))
			}
		}
	}
}

// Nobody looks through another's deck or discards, MMV-125; the own deck lies there
// without its order.
func TestOnlyTheOwnPilesAreListed(t *testing.T) {
	r, v := table(t, apptest.Window{}, recorded(t, 2))
	u, st := r.Stack.UI, v.b.State()
	for seat := range play.Seat(4) {
		v.dock.paper.of = sheetOf{kind: deckPaper, seat: seat}
		deck, _ := v.dock.cardsOf(u)
		v.dock.paper.of.kind = discardsPaper
		gone, note := v.dock.cardsOf(u)
		if seat != v.b.Viewer {
			assert.Empty(t, deck)
			assert.Empty(t, gone)
			assert.Contains(t, note, r.App.Words.Number(st.DiscardSize(seat)))
			continue
		}
		assert.Equal(t, st.Unseen(seat), deck)
		assert.IsNonDecreasing(t, deck)
		assert.Equal(t, st.Discards(seat), gone)
		require.NotEmpty(t, gone)
	}
}

// In the Refresh phase the next round's Building Area holds what was recycled and no
// more, MMV-157 and MMV-165.
func TestTheBuildingAreaHoldsWhatStays(t *testing.T) {
	hand := []mapmasters.CardID{1, 2, 3, 4, 5}
	m := set(t, mapmasters.Position{Phase: mapmasters.RefreshPhase, Players: []mapmasters.PlayerPosition{
		{Down: hand, Found: &dungeon.Result{Recycling: 1, Scissors: 1}}, {Down: hand, Found: &dungeon.Result{}}}})
	r, v := table(t, apptest.Window{}, m)
	require.Len(t, v.dock.inArea(0), 5)
	v.dock.Staying = true
	require.Empty(t, v.dock.inArea(0))
	v.b.Viewer = 0
	require.True(t, v.b.Do(r.Stack.UI, mapmasters.UseRecycling{Card: 3}, 0, 0))
	require.True(t, v.b.Do(r.Stack.UI, mapmasters.UseScissors{Card: 4}, 0, 0))
	stay := v.dock.inArea(0)
	require.Len(t, stay, 1)
	assert.Equal(t, mapmasters.CardID(3), stay[0].Card)
	r.Settle()
	r.Point("own-card-1")
	assert.Equal(t, mapmasters.CardID(3), v.dock.Look.Card, "it is shown large")
	r.Point("place-2")
	assert.Zero(t, v.dock.Look.Card)
}

// A card that lies facedown is neither drawn nor named, MMV-126.
func TestAFacedownCardKeepsItsSecret(t *testing.T) {
	m := set(t, mapmasters.Position{Phase: mapmasters.ExplorationPhase, Players: []mapmasters.PlayerPosition{
		{Open: []mapmasters.CardID{10}, Down: []mapmasters.CardID{1, 2, 3, 4}}, {Down: []mapmasters.CardID{1, 2, 3, 4, 5}}}})
	r, v := table(t, apptest.Window{}, m)
	for viewer := range play.Seat(2) { // the first one explores
		v.b.Viewer = viewer
		r.Stack.UI.Wake()
		r.Settle()
		r.Point("own-card-1")
		assert.Equal(t, mapmasters.CardID(10), v.dock.Look.Card)
		r.Point("own-card-2")
		r.Let(1e9)
		assert.Zero(t, v.dock.Look.Card, "viewer %d: drawn ones lie facedown in this row", viewer)
		assert.True(t, apptest.Says(r.Rehearsal, r.App.Words.T("mapmasters.sheet.facedown")))
	}
}

func TestTheOthersSitClockwise(t *testing.T) {
	_, v := table(t, apptest.Window{}, recorded(t, 0))
	assert.Equal(t, []play.Seat{1, 2, 3}, v.dock.others(0))
	assert.Equal(t, []play.Seat{3, 0, 1}, v.dock.others(2))
}

// Sheet and panels share the row without lying on one another, in every window; where
// there is no row the mat has the room.
func TestSheetAndPanelsShareTheRow(t *testing.T) {
	for name, w := range rehearsal.Windows() {
		w.Scale = .5 // what is measured are logical pixels
		r, v := table(t, w, recorded(t, 1))
		for seat := range play.Seat(4) {
			v.seat = seat
			r.Stack.Event(input.Event{Kind: input.Tick})
			if v.row.H == 0 {
				continue
			}
			var all []ui.Rect
			for _, n := range r.Stack.UI.Names() {
				if strings.HasPrefix(n, "panel-") {
					at, _ := r.Stack.UI.Find(n)
					all = append(all, at)
				}
			}
			require.Len(t, all, 3, name)
			for i, p := range all {
				require.GreaterOrEqual(t, p.X, v.row.X, name)
				require.LessOrEqual(t, p.Right(), v.row.Right()+.5, name)
				for _, o := range all[:i] {
					require.False(t, p.Overlaps(o), "%s: panels", name)
				}
				for j, place := range v.dock.Places {
					require.False(t, p.Overlaps(place), "%s: place %d", name, j)
					for _, o := range v.dock.Places[:j] {
						require.False(t, place.Inset(.5).Overlaps(o), "%s: places %d", name, j)
					}
				}
				require.False(t, p.Overlaps(v.dock.Purse), "%s: the purse", name)
			}
			assert.Equal(t, v.dock.Purse, v.dock.PurseOf(seat, seat))
			assert.Equal(t, v.dock.panels[(seat+1)%4], v.dock.PurseOf((seat+1)%4, seat))
		}
	}
}

// A click on a panel draws the paper up, the same click or Esc puts it away.
func TestAPaperComesAndGoes(t *testing.T) {
	r, v := table(t, apptest.Window{}, recorded(t, 2))
	for _, away := range []func(){func() { r.Click("panel-3") }, func() { r.Press(input.Escape) }, func() { r.Click("paper-close") }} {
		r.Click("panel-3")
		require.True(t, v.dock.Reading())
		require.Equal(t, play.Seat(2), v.dock.paper.of.seat)
		away()
		require.False(t, v.dock.Reading())
	}
}

// A long figure does not touch the next icon, in the narrowest panel of three columns.
func TestFiguresKeepClearOfTheNextIcon(t *testing.T) {
	r, _ := table(t, rehearsal.Size(1024, 640, 100), rehearsal.Start(t, rehearsal.Setup("lantern", "blue", "green")))
	u := r.Stack.UI
	fs := []figure{{"purse", 12, ""}, {"spellbook", 0, ""}, {"fairy", 0, ""}, {"room", 5, ""}, {"star", 48, ""}}
	const icon = 27.0
	room := ui.R(10, 0, 3*(icon+1+u.Width(ui.SeatName, "99")), 70)
	at := columnsOf(u, room, icon, fs, 3)
	for i, f := range fs {
		end := room.Right()
		if c := i % 3; c < 2 {
			end = at[c+1]
		}
		assert.LessOrEqual(t, at[i%3]+icon+u.Width(ui.SeatName, itoa(f.n))+1, end, f.icon)
	}
}
