package box_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/play/torches"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/box"
	"delvebox/scenes/performer"
)

// torchTable is the smallest table a game can have: one button for each legal move, and
// "again" when the match is over.
type torchTable struct {
	*app.App
	match *play.Match
	save  *store.Save
	ended bool
	kept  error
}

func (t *torchTable) Playing() *play.Match { return t.match }

func (t *torchTable) Actor() play.Seat {
	if a := t.match.Actors(); len(a) > 0 {
		return a[0]
	}
	return play.NoSeat
}

func (t *torchTable) Playable() bool { return t.Actor() != play.NoSeat }

func (t *torchTable) Frame(u *ui.UI) {
	if t.match.Outcome() != nil {
		if !t.ended {
			t.ended = true
			_, t.kept = t.Finish(t.match, t.save)
		}
		if u.Button("again", ui.R(20, 20, 300, 60), ui.Button{Word: "again"}) {
			t.Stack.Home()
		}
		return
	}
	for i, m := range t.match.Moves(t.Actor()) {
		if u.Button("do "+m.String(), ui.R(20, 20+70*float64(i), 300, 60), ui.Button{Word: m.String()}) {
			_, _ = t.match.Do(t.Actor(), m)
			u.Wake()
			return
		}
	}
}

// Leave lets the save go.
func (t *torchTable) Leave() {
	if !t.ended {
		t.save.Close()
	}
}

// torchMime plays the first legal move.
type torchMime struct{}

func (torchMime) Phase(play.State) string { return "torches" }

func (torchMime) Decide(s play.State, seat play.Seat, n int) (play.Move, error) {
	list := s.Moves(seat)
	return list[n%len(list)], nil
}

func (torchMime) Carry(h app.Hand, m play.Move) error {
	h.Player.Click("do " + m.String())
	h.Player.WaitIdle()
	return nil
}

func (torchMime) Same(want, made play.Move) bool { return want.String() == made.String() }

// torchBox is the game of torches as a box: everything that a box can have, small.
func torchBox() app.Box {
	return app.Box{
		ID: "torches", Game: torches.Game{},
		Open: func(a *app.App, m *play.Match, save *store.Save) (scene.Scene, error) {
			return &torchTable{App: a, match: m, save: save}, nil
		},
		Look: app.Look{Seats: "2–4", Emblem: "key", Cloth: pixel.Hex(0x3b4348)},
		SetUp: app.SetUp{
			Options: []app.Option{
				{Key: "coach", Start: func(s app.Sitting) string { return map[bool]string{true: "on", false: "off"}[len(s.Seats) == 2] }},
				{Key: "wood", Kind: app.Choice, Values: []string{"oak", "pine", "yew"},
					Offered: func(s app.Sitting, v string) bool { return v != "yew" || len(s.Seats) == 2 }},
				{Key: "sets", Kind: app.Ticks, Values: []string{"basic", "more"}, Start: app.Always("basic")},
				{Key: "camp-1", Word: "camp", Kind: app.Text, Seat: 1, Start: app.Always("Hearth")},
				{Key: "camp-3", Word: "camp", Kind: app.Text, Seat: 3, Start: app.Always("Ember")},
				{Key: "pick", Kind: app.Choice, Values: []string{"one", "two"}, Shown: func(s app.Sitting) bool { return s.Is("wood", "pine") }},
			},
			Minutes: func(people, bots int) int { return people + bots },
		},
		Fame: app.Record{
			Columns: []app.Column{app.Best},
			Note:    func(m *play.Match, seat play.Seat) string { return fmt.Sprint("seat-", seat) },
		},
		Mime: torchMime{},
	}
}

// openTorches puts the program together with all boxes and the torches.
func openTorches(t *testing.T) (*app.App, *scene.Rehearsal) {
	t.Helper()
	boxes, err := box.Boxes()
	require.NoError(t, err)
	a, err := box.OpenWith(box.Options{Data: t.TempDir(), Silent: true, Now: apptest.Evening}, append(boxes, torchBox()))
	require.NoError(t, err)
	still := a.Settings
	still.Animation = "off"
	a.Heed(still)
	t.Cleanup(a.Stack.Close)
	return a, scene.NewRehearsal(a.Stack, 1280, 800, 1)
}

// TestAGameThatTheHouseNeverHeardOfIsPlayed takes a box off the shelf, sets a match up
// with options of its own, plays it to the end through the mouse, leaves and continues on
// the way, and finds it in the Hall of Fame.
func TestAGameThatTheHouseNeverHeardOfIsPlayed(t *testing.T) {
	a, r := openTorches(t)
	hand := func(do func(p *input.Player)) {
		t.Helper()
		apptest.Hand(t, r, func(p *input.Player) {
			p.Hurry = true
			do(p)
		})
	}
	hand(func(p *input.Player) {
		p.Click("box-torches")
		p.Click("kind-2.0") // a person, not a bot
		p.Click("wood.1")
		p.Click("sets-more")
		p.Click("camp-1")
		p.Type("Deep ")
		p.Click("pick.1")
	})
	apptest.Keep(t, "setup-torches", r.Draw())
	hand(func(p *input.Player) { p.Click("main") })
	table, ok := a.Stack.Top().(*torchTable)
	require.True(t, ok, "the table is %T", a.Stack.Top())
	require.Equal(t, map[string]string{"bots": "calm", "coach": "on", "wood": "pine", "sets": "basic,more", "pick": "two", "camp-1": "Deep"}, table.match.Setup().Options)

	hand(func(p *input.Player) {
		performer.Perform(a, p, false, func(play.State) bool { return table.match.Len() >= 3 }, nil)
	})
	a.Stack.Home()
	apptest.Keep(t, "shelf-torches", r.Draw())
	hand(func(p *input.Player) { p.Click("continue") })
	again, ok := a.Stack.Top().(*torchTable)
	require.True(t, ok)
	require.Equal(t, 3, again.match.Len(), "goes on where it was left")
	hand(func(p *input.Player) { performer.Perform(a, p, false, nil, nil) })
	require.NotNil(t, again.match.Outcome())
	require.True(t, again.ended)
	require.NoError(t, again.kept)

	results, unread, err := a.Store.Fame()
	require.NoError(t, err)
	require.Zero(t, unread)
	require.Len(t, results, 1)
	assert.Equal(t, "torches", results[0].Game)
	for _, s := range results[0].Seats {
		assert.NotEmpty(t, s.Note)
	}
	list, err := a.Store.Matches()
	require.NoError(t, err)
	require.Empty(t, list)
	a.Stack.Home()
	hand(func(p *input.Player) { p.Click("fame"); p.Click("tab-players") })
	apptest.Keep(t, "fame-torches", r.Draw())
	require.True(t, apptest.Says(r, a.UI.T("fame.record")))
	require.False(t, apptest.Says(r, a.UI.T("fame.wins")), "the box asked for one column only")
}

// Options that hang on others, or on who sits at the table, come and go with them.
func TestOptionsFollowTheTable(t *testing.T) {
	a, r := openTorches(t)
	a.Open.SetUp("torches")
	apptest.Act(t, r, "expect no pick.1\nclick wood.1\nexpect pick.1\nclick wood.2\nexpect no pick.1")
	apptest.Act(t, r, "click add-seat\nexpect no wood.2\nclick kind-2.0\nclick kind-3.0\nclick main")
	o := a.Stack.Top().(*torchTable).match.Setup().Options
	require.Equal(t, map[string]string{"bots": "calm", "coach": "off", "wood": "oak", "sets": "basic", "camp-1": "Hearth", "camp-3": "Ember"}, o)
}
