package box_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/performer"
)

// TestADiskThatFillsUpDuringPlay plays through the mouse while the disk is full: a
// sentence says so, the match goes on, leaving the table and coming back loses nothing,
// and when there is room again everything is saved.
func TestADiskThatFillsUpDuringPlay(t *testing.T) {
	a, r := open(t, 1280, 800, 1)
	still := a.Settings
	still.Animation = "off"
	a.Heed(still)
	room := store.NewRoom(1 << 20)
	a.Store.Within(room)
	hand := func(do func(p *input.Player)) {
		t.Helper()
		apptest.Hand(t, r, func(p *input.Player) {
			p.Hurry = true
			do(p)
		})
	}
	table := func() app.Table {
		t.Helper()
		top, ok := a.Stack.Top().(app.Table)
		require.True(t, ok, "%T is on top", a.Stack.Top())
		return top
	}
	playTo := func(n int) {
		t.Helper()
		m := table().Playing()
		hand(func(p *input.Player) {
			performer.Perform(a, p, false, func(play.State) bool { return m.Len() >= n }, nil)
		})
	}
	onDisk := func() int {
		t.Helper()
		list, err := a.Store.Matches()
		require.NoError(t, err)
		require.Len(t, list, 1)
		require.NoError(t, list[0].Err, "what is on the disk is whole")
		return list[0].Moves
	}
	full := a.Sentence(play.Sentence{Key: "fault.save-full"})

	require.NoError(t, a.Begin(play.Setup{Game: a.Games[0].ID(), Seed: "lantern-482", Seats: []play.SeatSetup{
		{Name: "Blue", Color: "blue"}, {Name: "Orange", Color: "orange"},
	}}))
	playTo(2)
	require.Equal(t, 2, onDisk())
	require.False(t, apptest.Says(r, full))

	room.Set(25) // half a line
	playTo(3)
	require.True(t, apptest.Says(r, full), "the player is told")
	apptest.Keep(t, "disk-full", r.Draw())
	playTo(5)
	require.Equal(t, 2, onDisk(), "what was told as saved is there")
	digest := table().Playing().Digest()

	a.Stack.Home()
	r.Step()
	hand(func(p *input.Player) { p.Expect("continue", false) })
	require.True(t, apptest.Says(r, a.UI.T("shelf.held")), "the shelf says that it is kept meanwhile")
	apptest.Keep(t, "disk-full-shelf", r.Draw())
	hand(func(p *input.Player) { p.Click("quit") })
	require.False(t, a.Stack.Quitting(), "moves are not thrown away without a word")
	hand(func(p *input.Player) { p.Click("continue") })
	require.Equal(t, digest, table().Playing().Digest(), "nothing is lost by leaving")

	room.Set(1 << 20)
	playTo(6)
	require.True(t, apptest.Says(r, a.UI.T("fault.save-retry")))
	require.Equal(t, 6, onDisk())
	a.Stack.Home()
	r.Step()
	hand(func(p *input.Player) { p.Click("continue") })
	require.Equal(t, 6, table().Playing().Len())
}

// Room that comes while the shelf is looked at is used at once.
func TestRoomIsUsedAsSoonAsTheShelfIsSeen(t *testing.T) {
	a, r := open(t, 1280, 800, 1)
	room := store.NewRoom(0)
	a.Store.Within(room)
	require.NoError(t, a.Begin(play.Setup{Game: a.Games[0].ID(), Seed: "lantern-482", Seats: []play.SeatSetup{
		{Name: "Blue", Color: "blue"}, {Name: "Orange", Color: "orange"},
	}}))
	r.Step()
	a.Stack.Home()
	r.Send(input.Event{Kind: input.Tick})
	list, err := a.Store.Matches()
	require.NoError(t, err)
	require.Empty(t, list)
	_, held := a.Held()
	require.True(t, held)
	room.Set(1 << 20)
	a.Open.Settings()
	a.Stack.Home()
	r.Send(input.Event{Kind: input.Tick})
	list, err = a.Store.Matches()
	require.NoError(t, err)
	require.Len(t, list, 1)
	_, held = a.Held()
	require.False(t, held)
}
