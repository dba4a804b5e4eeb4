package reward

import (
	"bytes"
	"context"
	"image"
	"testing"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/cartographer"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/rehearsal"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// table opens the reward of a round of the recorded match.
func table(t testing.TB, w apptest.Window, round int, options map[string]string) (*rehearsal.Rig, *View, *int) {
	t.Helper()
	m, evs := rehearsal.Until(t, rehearsal.Four(), options, round)
	left := 0
	var v *View
	r := rehearsal.Mount(t, w, m, nil, nil, func(b *board.Board) board.View {
		v = newView(b, evs, func() { left++ })
		return v
	})
	return r, v, &left
}

// The figures on board and tally are those of the events: coins MMV-149, First Score
// MMV-150, Second Score in full MMV-151, exit MMV-153.
func TestFiguresAreThoseOfTheEvents(t *testing.T) {
	for round := 1; round <= 6; round++ {
		r, v, _ := table(t, apptest.Window{}, round, nil)
		r.Click("turn-secondary")
		_, evs := rehearsal.Until(t, rehearsal.Four(), nil, round)
		shown := map[play.Seat]map[string]line{}
		for _, a := range v.l.accounts {
			shown[a.seat] = map[string]line{}
			for _, q := range v.lines(r.Stack.UI, a) {
				assert.Equal(t, 1.0, q.share, q.name)
				shown[a.seat][q.name] = q
			}
		}
		n := 0
		number := func(seat play.Seat, name string, want int) {
			n++
			assert.Equal(t, r.App.Words.Number(want), shown[seat][name].figure, "round %d, seat %d, %s", round, seat, name)
		}
		for _, ev := range evs {
			switch e := ev.(type) {
			case mapmasters.CoinsEarned:
				number(e.Seat, "tally-coins", e.Coins)
				assert.Equal(t, e.Purse, v.account(e.Seat).purse)
			case mapmasters.FirstScored:
				number(e.Seat, "tally-first", e.VP)
			case mapmasters.SecondScored:
				number(e.Seat, "tally-second", e.VP)
			case mapmasters.ExitMarked:
				n++
				assert.Equal(t, e.Exit, shown[e.Seat]["tally-exit"].tick)
			case mapmasters.TimeBonusGiven:
				for seat := range shown {
					vp := 0
					if seat == e.Seat {
						vp = e.VP
					}
					number(seat, "tally-time", vp)
				}
			}
		}
		assert.GreaterOrEqual(t, n, 16)
		for _, a := range v.l.accounts {
			row := r.Board.State().Rows(a.seat)[round-1]
			assert.Equal(t, mapmasters.Row{First: a.first, Second: a.second, Time: a.bonus, Exit: a.exit, Done: true}, row)
		}
	}
}

func TestFiguresAreExplainedByTheirTerms(t *testing.T) {
	r, v, _ := table(t, apptest.Window{}, 2, nil)
	r.Click("turn-secondary")
	a := v.account(0)
	first := v.lines(r.Stack.UI, a)[0]
	assert.Equal(t, "9", first.figure)
	assert.Equal(t, "3 monsters ×\u00a03\u00a0VP", first.why)
	r.Point("tally-first")
	assert.Equal(t, v.l.primary.Aim, v.lit, "what the figure counts is lit on the dungeon")
}

// The Secondary Objective stays hidden until it is turned over, MMV-151.
func TestTheSecondaryWaitsAndIsHidden(t *testing.T) {
	r, v, _ := table(t, apptest.Window{Speed: 1}, 2, nil)
	for v.show.now().scene != asking {
		r.Press(input.Enter)
	}
	r.Let(20 * time.Second)
	require.Equal(t, asking, v.show.now().scene, "it waits however long it takes")
	for _, a := range v.l.accounts {
		for _, q := range v.lines(r.Stack.UI, a) {
			if q.name == "tally-second" {
				assert.Empty(t, q.figure)
				assert.Equal(t, noAim, q.aim)
			}
		}
	}
	assert.NotContains(t, r.Stack.UI.Names(), "objective-"+v.l.secondary.ID.String())
	r.Draw()
	r.Click("turn-secondary")
	require.Equal(t, turning, v.show.now().scene)
	r.Press(input.Enter)
	r.Settle()
	assert.Contains(t, r.Stack.UI.Names(), "objective-"+v.l.secondary.ID.String())
}

func TestTheShowPlaysByItself(t *testing.T) {
	r, v, _ := table(t, apptest.Window{Speed: .5}, 2, nil)
	met := map[scene]bool{}
	for i := 0; v.show.now().scene != asking && i < 60*60; i++ {
		met[v.show.now().scene] = true
		r.Step()
	}
	assert.Equal(t, map[scene]bool{revealing: true, racing: true}, met)
}

// Whatever is pressed and whenever, the last picture is the same.
func TestSkippingAtAnyMomentEndsInTheSamePicture(t *testing.T) {
	w := apptest.Window{W: 1024, H: 640}
	last := func(w apptest.Window, press func(r *rehearsal.Rig, v *View)) *image.RGBA {
		r, v, _ := table(t, w, 2, nil)
		press(r, v)
		require.True(t, v.show.over())
		r.Away()
		r.Let(3 * time.Second)
		return r.Draw()
	}
	want := last(w, func(r *rehearsal.Rig, _ *View) { r.Press(input.Enter) })
	ways := map[string]func(r *rehearsal.Rig, v *View){
		"space at odd moments": func(r *rehearsal.Rig, v *View) {
			luck := play.NewChance("skips", "test")
			for !v.show.over() {
				r.Let(time.Duration(luck.Pick("wait", 1500)) * time.Millisecond)
				r.Press(input.Space)
			}
		},
		"enter at once": func(r *rehearsal.Rig, v *View) {
			for !v.show.over() {
				r.Press(input.Enter)
			}
		},
		"clicks and looks": func(r *rehearsal.Rig, v *View) {
			for i := 0; !v.show.over(); i++ {
				r.Let(700 * time.Millisecond)
				switch {
				case v.show.now().scene == asking && v.look == play.NoSeat:
					r.Click("turn-secondary")
				case i%3 == 0:
					r.Press(input.ArrowL)
				case i%3 == 1:
					r.Click("mat")
				default:
					r.Click("go-on")
				}
			}
			v.look = play.NoSeat
		},
	}
	w.Speed = 1
	for name, press := range ways {
		got := last(w, press)
		assert.True(t, bytes.Equal(want.Pix, got.Pix), "%s ends elsewhere", name)
		if !bytes.Equal(want.Pix, got.Pix) {
			apptest.Keep(t, "reward-want", want)
			apptest.Keep(t, "reward-got", got)
		}
	}
	w.Reduced = true
	assert.True(t, bytes.Equal(want.Pix, last(w, ways["enter at once"]).Pix), "with reduced motion")
}

func TestTheMainButtonLeavesOnce(t *testing.T) {
	r, v, left := table(t, apptest.Window{}, 6, nil)
	require.True(t, v.l.last)
	require.NotNil(t, r.Board.Staged, "the bar tells of the reward")
	r.Press(input.Enter) // turns the secondary over
	assert.Zero(t, *left)
	r.Click("go-on")
	r.Click("go-on")
	assert.Equal(t, 1, *left)
	assert.Nil(t, r.Board.Staged)
}

func TestTimeStandsStillWhileTheTableIsCovered(t *testing.T) {
	r, v, _ := table(t, apptest.Window{Speed: 1}, 1, nil)
	r.Let(600 * time.Millisecond)
	was := v.show.t
	v.Pause(true)
	r.Stack.UI.Now += time.Minute
	v.Pause(false)
	r.Step()
	assert.Less(t, v.show.t-was, 100*time.Millisecond)
}

func TestDungeonsAreLookedAtBySeat(t *testing.T) {
	r, v, _ := table(t, apptest.Window{}, 3, nil)
	r.Click("turn-secondary")
	for _, seat := range []play.Seat{3, 1} {
		r.Click(tabName(seat))
		assert.Equal(t, seat, v.shown().seat)
	}
	now := v.shown()
	r.Away()
	r.Press(input.ArrowR)
	assert.NotEqual(t, now, v.shown())
	r.Press(input.ArrowL)
	assert.Equal(t, now, v.shown())
	r.Press("2")
	assert.Equal(t, v.l.accounts[1], v.shown())
}

func TestAHiddenDungeonCannotBeLookedAt(t *testing.T) {
	r, v, _ := table(t, apptest.Window{Speed: 1}, 3, nil)
	first, last := v.l.accounts[0], v.l.accounts[3]
	r.Let(100 * time.Millisecond)
	r.Click(tabName(last.seat))
	assert.Equal(t, first, v.shown())
}

// The best path is offered to people, after everything has been shown, and where the
// match allows it.
func TestTheBestPathIsForPeople(t *testing.T) {
	r, v, _ := table(t, apptest.Window{}, 2, nil)
	assert.False(t, v.bestOffered(), "not before all is shown")
	r.Click("turn-secondary")
	for _, a := range v.l.accounts {
		r.Click(tabName(a.seat))
		_, there := r.Stack.UI.Find("best-path")
		assert.Equal(t, !r.Board.Match.IsBot(a.seat), there)
	}
	r, _, _ = table(t, apptest.Window{}, 2, map[string]string{"best": "off"})
	r.Click("turn-secondary")
	assert.NotContains(t, r.Stack.UI.Names(), "best-path")
}

func TestTheBestPathIsNoWorseThanTheOwn(t *testing.T) {
	r, v, _ := table(t, apptest.Window{}, 3, nil)
	r.Click("turn-secondary")
	r.Click("best-path")
	for i := 0; (v.best.layout != nil || v.best.plan != nil) && i < 3000; i++ {
		time.Sleep(10 * time.Millisecond)
		r.Step()
	}
	require.NotNil(t, v.best.here)
	require.NotNil(t, v.best.there)
	own := v.shown().own(cartographer.Known(v.l.primary), v.l.primary)
	assert.GreaterOrEqual(t, v.best.here.value, own.value)
	assert.GreaterOrEqual(t, v.best.there.value, v.best.here.value)
	assert.Equal(t, v.shown().first, own.vp)
	assert.Equal(t, v.shown().coins, own.coins)
	r.Click("best-there")
	assert.Equal(t, v.best.there.site, v.best.site())
	r.Away()
	r.Picture("reward-best")
	r.Press("B")
	assert.Nil(t, v.best.site())
}

// A search that was cut off says "at least", with the figures.
func TestACutSearchSaysAtLeast(t *testing.T) {
	r, v, _ := table(t, apptest.Window{}, 3, nil)
	r.Click("turn-secondary")
	v.best.of, v.best.open = v.shown(), true
	v.best.there = &answer{vp: 99, coins: 2, value: 1 << 30}
	r.Draw()
	assert.True(t, apptest.Says(r.Rehearsal, "at least 99 VP, 2 coins"))
	assert.Empty(t, r.App.Words.Missing())
}

func TestLeavingEndsTheSearch(t *testing.T) {
	r, v, left := table(t, apptest.Window{}, 3, nil)
	r.Click("turn-secondary")
	r.Click("best-path")
	layout, plan := v.best.layout, v.best.plan
	ended, end := false, v.best.cancel
	v.best.cancel = func() {
		ended = true
		end()
	}
	r.Click("go-on")
	assert.Equal(t, 1, *left)
	assert.Nil(t, v.best.layout)
	require.True(t, ended)
	<-layout // an ended search answers at once, a late answer finds nobody
	<-plan
}

// A search that has been ended gives no answer, however far it has come.
func TestAnEndedSearchGivesNothing(t *testing.T) {
	_, v, _ := table(t, apptest.Window{}, 3, nil)
	ctx, end := context.WithCancel(context.Background())
	end()
	a := v.l.accounts[0]
	kit, worth := a.kit(v.b.State()), cartographer.Known(v.l.primary)
	assert.Nil(t, onLayout(ctx, a.site.Tableau(), kit, a.plan.Pact, worth, v.l.primary))
	var hand []*card.Card
	for _, id := range v.hand(a) {
		hand = append(hand, v.b.Tables.Card(id))
	}
	assert.Nil(t, inAnyLayout(ctx, hand, kit, worth, v.l.primary))
}

// The log, drawn up during the show, tells what has been shown and no more.
func TestTheLogIsNeverAheadOfTheShow(t *testing.T) {
	for _, round := range []int{2, 6} {
		r, v, _ := table(t, apptest.Window{Speed: 1}, round, nil)
		before := len(r.Board.Log())
		told := func() map[string]int {
			n := map[string]int{}
			for _, l := range r.Board.Log()[before:] {
				n[l.Icon]++
			}
			return n
		}
		require.Empty(t, told(), "nothing has been shown yet")
		seats := len(v.l.accounts)
		figures := func() (coins, stars, exits int) { // what the pictures say
			for _, a := range v.l.accounts {
				count := func(n *int, sc scene, act int) {
					if v.show.share(sc, a.seat, act) >= 1 {
						*n++
					}
				}
				count(&coins, revealing, actCoins)
				count(&stars, revealing, actFirst)
				count(&stars, following, actSecond)
				count(&exits, following, actExit)
			}
			return coins, stars, exits
		}
		for i := 0; !v.show.over(); i++ {
			r.Let(70 * time.Millisecond)
			coins, stars, exits := figures()
			n := told()
			require.Equal(t, []int{coins, stars, exits, 0}, []int{n["coin"], n["star"], n["exit"], n["trophy"]}, "scene %d of round %d", v.show.now().scene, round)
			if v.show.now().scene == asking {
				require.Equal(t, seats, stars)
				r.Press(input.Enter)
			}
		}
		n := told()
		assert.Equal(t, []int{seats, 2 * seats, seats}, []int{n["coin"], n["star"], n["exit"]})
		assert.Zero(t, n["trophy"], "the final scores come with the final picture")
		v.leave()
		if round == 6 {
			assert.Equal(t, seats, told()["trophy"])
		}
	}
}

// The main button names what comes next: a Refresh phase in which nobody has anything to
// do is over before anyone has seen it.
func TestTheMainButtonNamesWhatComesNext(t *testing.T) {
	says := func(m *play.Match, evs []play.Event) string {
		var v *View
		r := rehearsal.Mount(t, apptest.Window{}, m, nil, nil, func(b *board.Board) board.View {
			v = newView(b, evs, func() {})
			return v
		})
		r.Click("turn-secondary")
		return v.onward(r.Stack.UI)
	}
	assert.Equal(t, "On to the refresh", says(rehearsal.Until(t, rehearsal.Four(), nil, 1)))
	assert.Equal(t, "To the final score", says(rehearsal.Until(t, rehearsal.Four(), nil, 6)))

	m := rehearsal.Start(t, rehearsal.Setup("idle", "blue", "green"))
	for {
		var move play.Move = mapmasters.Pass{}
		if m.State().(*mapmasters.State).Phase() == mapmasters.ExplorationPhase {
			move = mapmasters.Explore{Millis: 1000} // no card, no path, nothing circled
		}
		evs, err := m.Do(m.Actors()[0], move)
		require.NoError(t, err)
		if rehearsal.Rewarded(evs) {
			assert.Equal(t, "On to round 2", says(m, evs))
			return
		}
	}
}
