package input_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
)

// desk is a window of named places that a test moves about.
type desk struct {
	at       map[string][2]float64
	busy     bool
	pictures []string
	broken   error // what keeping a picture gives
}

func (d *desk) Locate(name string) (x, y float64, ok bool) {
	p, ok := d.at[name]
	return p[0], p[1], ok
}

func (d *desk) Picture(name string, done func(error)) {
	d.pictures = append(d.pictures, name)
	done(d.broken)
}

func (d *desk) Idle() bool { return !d.busy }

// frame is the time between two ticks.
const frame = 20 * time.Millisecond

// hand gives a player at a desk with a few things on it.
func hand() (*input.Player, *desk) {
	d := &desk{at: map[string][2]float64{"a": {100, 50}, "b": {300, 80}, "c": {300, 400}}}
	return input.NewPlayer(d), d
}

// act lets the player act until it is done, at most for so long, and gives its events
// that are more than the passing of time. Before each tick meanwhile is called.
func act(t *testing.T, p *input.Player, most time.Duration, meanwhile func(now time.Duration)) []input.Event {
	t.Helper()
	var out []input.Event
	for now := time.Duration(0); !p.Done(); now += frame {
		require.Less(t, now, most, "the script has not come to its end")
		if meanwhile != nil {
			meanwhile(now)
		}
		evs, _ := p.Events(now)
		out = append(out, evs...)
	}
	return out
}

// kinds are the kinds of events, runs of Move taken as one.
func kinds(evs []input.Event) (out []input.Kind) {
	for _, e := range evs {
		if n := len(out); e.Kind != input.Move || n == 0 || out[n-1] != input.Move {
			out = append(out, e.Kind)
		}
	}
	return out
}

func TestAClickMovesThereAndPresses(t *testing.T) {
	p, _ := hand()
	p.RightClick("b")
	evs := act(t, p, time.Second, nil)
	require.NoError(t, p.Err())
	require.Equal(t, []input.Kind{input.Move, input.Press, input.Release}, kinds(evs))
	press := evs[len(evs)-2]
	assert.Equal(t, input.Right, press.Button)
	assert.Equal(t, [2]float64{300, 80}, [2]float64{press.X, press.Y})
}

func TestANameIsAwaited(t *testing.T) {
	p, d := hand()
	p.Click("late")
	evs := act(t, p, 5*time.Second, func(now time.Duration) {
		if now >= 2*time.Second {
			d.at["late"] = [2]float64{7, 9}
		}
	})
	require.NoError(t, p.Err())
	require.Equal(t, 7.0, evs[len(evs)-1].X)
}

func TestPatienceEnds(t *testing.T) {
	for name, ask := range map[string]func(p *input.Player){
		"click nowhere":    func(p *input.Player) { p.Click("nowhere") },
		"point nowhere":    func(p *input.Player) { p.Point("nowhere") },
		"wheel nowhere":    func(p *input.Player) { p.Turn("nowhere", 1) },
		"expect nowhere":   func(p *input.Player) { p.Expect("nowhere", false) },
		"carry to nowhere": func(p *input.Player) { p.Drag("a", "nowhere") },
	} {
		p, _ := hand()
		p.Patience = 200 * time.Millisecond
		ask(p)
		p.Click("a")
		evs := act(t, p, 2*time.Second, nil)
		require.ErrorContains(t, p.Err(), name, "the error begins with the action")
		require.ErrorContains(t, p.Err(), `nothing named "nowhere" is in the window`)
		require.NotContains(t, kinds(evs), input.Release, "%s: nothing is done after it", name)
	}
}

func TestExpectNoWaitsUntilItIsGone(t *testing.T) {
	p, d := hand()
	p.Expect("a", true)
	act(t, p, 5*time.Second, func(now time.Duration) {
		if now > time.Second {
			delete(d.at, "a")
		}
	})
	require.NoError(t, p.Err())

	p, _ = hand()
	p.Patience = frame
	p.Expect("a", true)
	act(t, p, time.Second, nil)
	require.ErrorContains(t, p.Err(), `"a" is still in the window`)
}

func TestADragLooksUpEachPlaceWhenItGoesThere(t *testing.T) {
	p, d := hand()
	p.Drag("a", "b", "c")
	evs := act(t, p, 5*time.Second, func(now time.Duration) {
		if now == 3*frame { // the table gives way to what is held
			d.at["c"] = [2]float64{500, 600}
		}
	})
	require.NoError(t, p.Err())
	require.Equal(t, []input.Kind{input.Move, input.Press, input.Move, input.Release}, kinds(evs))
	var through bool
	for _, e := range evs {
		through = through || e.X == 300 && e.Y == 80
	}
	assert.True(t, through, "the drag leads over b")
	last := evs[len(evs)-1]
	assert.Equal(t, [2]float64{500, 600}, [2]float64{last.X, last.Y})
}

func TestADragWaitsForTheTableButNotForEver(t *testing.T) {
	p, d := hand()
	d.busy = true
	p.Drag("a", "b")
	ticks := 0
	act(t, p, 5*time.Second, func(time.Duration) { ticks++ })
	require.NoError(t, p.Err())
	require.Greater(t, time.Duration(ticks)*frame, 400*time.Millisecond)
}

func TestHurryPutsAnActionIntoOneTick(t *testing.T) {
	p, _ := hand()
	p.Hurry = true
	p.Click("a")
	p.Type("ab")
	first, _ := p.Events(0)
	require.Equal(t, []input.Kind{input.Move, input.Press, input.Release}, kinds(first))
	second, _ := p.Events(frame)
	require.Equal(t, []input.Kind{input.Rune, input.Rune}, kinds(second))
	require.True(t, p.Done())
}

func TestAPauseFollowsEachAction(t *testing.T) {
	p, _ := hand()
	p.Pause = time.Second
	p.Press("A", input.Mods{})
	p.Press("B", input.Mods{})
	var at []time.Duration
	for now := time.Duration(0); !p.Done(); now += frame {
		evs, _ := p.Events(now)
		for _, e := range evs {
			if e.Kind == input.KeyDown {
				at = append(at, now)
			}
		}
	}
	require.Len(t, at, 2)
	require.GreaterOrEqual(t, at[1]-at[0], time.Second)
}

func TestWaitIdleGivesUp(t *testing.T) {
	p, d := hand()
	d.busy, p.Patience = true, 100*time.Millisecond
	p.WaitIdle()
	act(t, p, time.Second, nil)
	require.ErrorContains(t, p.Err(), "wait idle: the window did not come to rest")
}

func TestAPictureThatCannotBeKeptEndsTheScript(t *testing.T) {
	p, d := hand()
	d.broken = errors.New("the disk is full")
	p.Picture("market")
	p.Click("a")
	require.Empty(t, act(t, p, time.Second, nil))
	require.Equal(t, []string{"market"}, d.pictures)
	require.EqualError(t, p.Err(), "picture market: the disk is full")
}

func TestWhatDoAddsComesNext(t *testing.T) {
	p, _ := hand()
	p.Do("look", func() error {
		p.Press("A", input.Mods{})
		return nil
	})
	p.Press("B", input.Mods{})
	var keys []input.Key
	for _, e := range act(t, p, time.Second, nil) {
		if e.Kind == input.KeyDown {
			keys = append(keys, e.Key)
		}
	}
	require.Equal(t, []input.Key{"A", "B"}, keys)
}
