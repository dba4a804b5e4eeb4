package ui

import (
	"time"

	"delvebox/engine/anim"
)

// ease is a figure on its way to another.
type ease struct {
	from, to float64
	began    time.Duration
	last     time.Duration
}

// Ease gives a figure that follows target within d, easing out. The first time a
// name is asked for the figure stands at target.
func (u *UI) Ease(name string, target float64, d time.Duration) float64 {
	e := u.eases[name]
	if e == nil {
		e = &ease{from: target, to: target, began: u.Now}
		u.eases[name] = e
	}
	e.last = u.Now
	d = u.Pace(d)
	if e.to != target {
		e.from, e.to, e.began = e.value(u.Now, d), target, u.Now
	}
	v := e.value(u.Now, d)
	if v != e.to {
		u.dirty = true
	}
	return v
}

func (e *ease) value(now, d time.Duration) float64 {
	if d <= 0 || e.from == e.to || now-e.began >= d {
		return e.to
	}
	return e.from + (e.to-e.from)*anim.Out(float64(now-e.began)/float64(d))
}

// Pace gives a duration at the player's speed.
func (u *UI) Pace(d time.Duration) time.Duration {
	return time.Duration(float64(d) * u.Prefs.Speed)
}

// sweepEases forgets figures that nobody has asked for during the last seconds.
func (u *UI) sweepEases() {
	for k, e := range u.eases {
		if u.Now-e.last > 10*time.Second {
			delete(u.eases, k)
		}
	}
}
