package defence_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/table"
	"delvebox/scenes/doodledungeon/tabletest"
)

// In the smallest window with the largest text the cards above three rivals' dungeons lie
// each below its own sheet.
func TestCardsAboveRivalsKeepApart(t *testing.T) {
	s := tabletest.AtIn(t, "help", apptest.Window{W: 1024, H: 640, Scale: tabletest.Coarse(.5), Text: 1.5})
	set := play.Setup{Game: "doodledungeon", Seed: "four", Options: map[string]string{"tips": "off"}}
	for i, c := range []string{"orange", "blue", "green", "black"} {
		set.Seats = append(set.Seats, play.SeatSetup{Name: c, Color: c})
		if i > 0 {
			set.Seats[i].Level = "easy"
		}
	}
	require.NoError(t, s.A.Begin(set))
	s.Table = s.A.Stack.Top().(*table.Table)
	require.True(t, until(s, func(st *doodledungeon.State) bool { return len(st.Above(1))+len(st.Above(2))+len(st.Above(3)) > 3 }))
	s.R.Step() // the table is opened
	renew(s)
	s.Keep("left-rivals")
	for _, seat := range []play.Seat{1, 2, 3} {
		small, ok := s.A.UI.Find(board.RivalName(seat))
		require.True(t, ok)
		for i := range s.State().Above(seat) {
			c, ok := s.A.UI.Find("above-" + strconv.Itoa(int(seat)+1) + "-" + strconv.Itoa(i+1))
			require.True(t, ok)
			require.GreaterOrEqual(t, c.X, small.X-4)
			require.LessOrEqual(t, c.Right(), small.Right()+4)
		}
	}
}
