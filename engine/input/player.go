package input

import (
	"fmt"
	"time"
)

// Stage is what a scripted player acts on: a window full of named controls.
type Stage interface {
	// Locate gives the middle of a named control or place, in logical pixels.
	Locate(name string) (x, y float64, ok bool)
	// Picture asks for a picture of the window; done is called when it is kept.
	Picture(name string, done func(error))
	// Idle says whether nothing moves and nothing is being painted.
	Idle() bool
}

// Player is a hand that follows a script: it finds controls by name and makes the
// same events as a person would, tick by tick. An action that cannot be carried out
// within its patience ends the script with an error.
type Player struct {
	Patience time.Duration // how long to wait for a name to appear
	Pause    time.Duration // rest after each action, so that a person can follow
	Hurry    bool          // all events of an action in one tick, as far as they can be

	stage   Stage
	actions []action
	began   time.Duration // of the current action
	started bool
	rest    time.Duration
	x, y    float64
	pending [][]Event // events of the coming ticks
	err     error
}

// action is one step of a script. Run is called each tick until it says done.
type action struct {
	what string
	run  func(p *Player, now time.Duration) (done bool, err error)
}

// NewPlayer makes a hand without a script.
func NewPlayer(stage Stage) *Player {
	return &Player{stage: stage, Patience: 10 * time.Second}
}

// Err is why the script ended early, nil if it did not.
func (p *Player) Err() error { return p.err }

// Done says whether there is nothing left to do.
func (p *Player) Done() bool { return p.err != nil || len(p.actions) == 0 && len(p.pending) == 0 }

// Events gives what the hand does in the tick at the time now, and whether the script
// goes on. It implements the hand of a window.
func (p *Player) Events(now time.Duration) ([]Event, bool) {
	if len(p.pending) > 0 {
		evs := p.pending[0]
		p.pending = p.pending[1:]
		return evs, true
	}
	if now < p.rest {
		return nil, true
	}
	if p.err != nil || len(p.actions) == 0 {
		return nil, false
	}
	a := p.actions[0]
	if !p.started {
		p.started, p.began = true, now
	}
	n := len(p.actions)
	done, err := a.run(p, now)
	if err != nil {
		p.err = fmt.Errorf("%s: %w", a.what, err)
		return nil, false
	}
	if !done {
		return nil, true
	}
	added := p.actions[n:] // what the action itself has asked for comes next
	p.actions = append(append([]action{}, added...), p.actions[1:n]...)
	p.started = false
	p.rest = now + p.Pause
	if len(p.pending) == 0 {
		return nil, true
	}
	evs := p.pending[0]
	p.pending = p.pending[1:]
	return evs, true
}

func (p *Player) add(what string, run func(p *Player, now time.Duration) (bool, error)) {
	p.actions = append(p.actions, action{what, run})
}

// tick appends the events of one coming tick.
func (p *Player) tick(evs ...Event) {
	if n := len(p.pending); p.Hurry && n > 0 {
		p.pending[n-1] = append(p.pending[n-1], evs...)
		return
	}
	p.pending = append(p.pending, evs)
}

// waitFor finds a name, giving it time to appear.
func (p *Player) waitFor(name string, now time.Duration) (x, y float64, found bool, err error) {
	x, y, ok := p.stage.Locate(name)
	if !ok && now-p.began > p.Patience {
		return 0, 0, false, fmt.Errorf("nothing named %q is in the window", name)
	}
	return x, y, ok, nil
}

// moveTo moves the pointer in a few samples, as a hand does.
func (p *Player) moveTo(x, y float64, b Button) {
	samples := 3
	if p.Hurry {
		samples = 1
	}
	for i := 1; i <= samples; i++ {
		f := float64(i) / float64(samples)
		p.tick(Event{Kind: Move, X: p.x + (x-p.x)*f, Y: p.y + (y-p.y)*f, Button: b})
	}
	p.x, p.y = x, y
}

func (p *Player) press(b Button) {
	p.tick(Event{Kind: Press, X: p.x, Y: p.y, Button: b})
	p.tick()
	p.tick(Event{Kind: Release, X: p.x, Y: p.y, Button: b})
}

// Click clicks the named control with the left button.
func (p *Player) Click(name string) { p.click(name, Left) }

// RightClick clicks the named control with the right button.
func (p *Player) RightClick(name string) { p.click(name, Right) }

func (p *Player) click(name string, b Button) {
	p.add("click "+name, func(p *Player, now time.Duration) (bool, error) {
		x, y, ok, err := p.waitFor(name, now)
		if !ok {
			return false, err
		}
		p.moveTo(x, y, b)
		p.press(b)
		return true, nil
	})
}

// Point moves the pointer onto the named control.
func (p *Player) Point(name string) {
	p.add("point "+name, func(p *Player, now time.Duration) (bool, error) {
		x, y, ok, err := p.waitFor(name, now)
		if ok {
			p.moveTo(x, y, Left)
		}
		return ok, err
	})
}

// Drag presses the left button on the first name, moves over the others and lets go.
// Each name is looked up when the pointer is about to go there: what is held may have
// moved the table.
func (p *Player) Drag(names ...string) {
	p.add(fmt.Sprintf("drag %q", names), func(p *Player, now time.Duration) (bool, error) {
		x, y, ok, err := p.waitFor(names[0], now)
		if !ok {
			return false, err
		}
		p.moveTo(x, y, Left)
		p.tick(Event{Kind: Press, X: x, Y: y})
		p.tick(Event{Kind: Move, X: x + 8, Y: y})
		for _, n := range names[1:] {
			p.carry(n)
		}
		p.add("let go", func(p *Player, _ time.Duration) (bool, error) {
			p.tick(Event{Kind: Release, X: p.x, Y: p.y})
			return true, nil
		})
		return true, nil
	})
}

// carry moves what is held to the named place, once the table has come to rest.
func (p *Player) carry(name string) {
	const settle = 400 * time.Millisecond
	p.add("carry to "+name, func(p *Player, now time.Duration) (bool, error) {
		if !p.stage.Idle() && now-p.began < settle {
			return false, nil
		}
		x, y, ok, err := p.waitFor(name, now)
		if ok {
			p.moveTo(x, y, Left)
		}
		return ok, err
	})
}

// Type types a text.
func (p *Player) Type(text string) {
	p.add("type "+text, func(p *Player, _ time.Duration) (bool, error) {
		for _, r := range text {
			p.tick(Event{Kind: Rune, X: p.x, Y: p.y, Rune: r})
		}
		return true, nil
	})
}

// Press presses a key.
func (p *Player) Press(k Key, m Mods) {
	p.add("key "+string(k), func(p *Player, _ time.Duration) (bool, error) {
		p.tick(Event{Kind: KeyDown, X: p.x, Y: p.y, Key: k, Mods: m})
		p.tick(Event{Kind: KeyUp, X: p.x, Y: p.y, Key: k, Mods: m})
		return true, nil
	})
}

// Turn turns the wheel over the named control by so many notches, positive upwards.
func (p *Player) Turn(name string, notches float64) {
	p.add("wheel "+name, func(p *Player, now time.Duration) (bool, error) {
		x, y, ok, err := p.waitFor(name, now)
		if ok {
			p.moveTo(x, y, Left)
			p.tick(Event{Kind: Wheel, X: x, Y: y, DY: notches})
		}
		return ok, err
	})
}

// Wait lets time pass.
func (p *Player) Wait(d time.Duration) {
	p.add("wait "+d.String(), func(p *Player, now time.Duration) (bool, error) {
		return now-p.began >= d, nil
	})
}

// WaitIdle waits until nothing moves and nothing is being painted.
func (p *Player) WaitIdle() {
	p.add("wait idle", func(p *Player, now time.Duration) (bool, error) {
		if now-p.began > 3*p.Patience {
			return false, fmt.Errorf("the window did not come to rest")
		}
		return (p.Hurry || now-p.began > 100*time.Millisecond) && p.stage.Idle(), nil
	})
}

// Expect waits until the named control is there, or, if absent, until it is not.
func (p *Player) Expect(name string, absent bool) {
	p.add("expect "+name, func(p *Player, now time.Duration) (bool, error) {
		if _, _, ok := p.stage.Locate(name); ok != absent {
			return true, nil
		}
		if now-p.began > p.Patience {
			if absent {
				return false, fmt.Errorf("%q is still in the window", name)
			}
			return false, fmt.Errorf("nothing named %q is in the window", name)
		}
		return false, nil
	})
}

// Picture keeps a picture of the window under a name.
func (p *Player) Picture(name string) {
	asked, kept := false, false
	var failed error
	p.add("picture "+name, func(p *Player, _ time.Duration) (bool, error) {
		if !asked {
			asked = true
			p.stage.Picture(name, func(err error) { kept, failed = true, err })
		}
		return kept, failed
	})
}

// Do runs a function between actions; actions it adds to the player come next.
func (p *Player) Do(what string, f func() error) {
	p.add(what, func(*Player, time.Duration) (bool, error) { return true, f() })
}
