package explore

import (
	"time"

	"delvebox/engine/sound"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
)

// clock measures the time from Start to Done; it stands still while the table is
// covered (MMV-137).
type clock struct {
	spent   time.Duration
	last    time.Duration
	running bool
	ticked  int // the second that was last heard
	over    bool
	stirred time.Duration // when the player last moved a hand
}

// A clock that nobody watches closely is drawn in coarse steps: each new picture costs a
// machine without a graphics card far more than its digits are worth.
const (
	coarse  = 5 // seconds from picture to picture while the player's hands rest
	resting = 10 * time.Second
	lastFew = 60 // seconds before the end that are all shown
)

// step is how many seconds pass from one picture of the clock to the next.
func (c *clock) step(now time.Duration, left int) int {
	if now-c.stirred < resting || left <= lastFew {
		return 1
	}
	return coarse
}

// millis is the time so far.
func (c *clock) millis() int { return int(c.spent / time.Millisecond) }

// advance counts the time up to now.
func (c *clock) advance(now time.Duration) {
	if c.running && now > c.last {
		c.spent += now - c.last
	}
	c.last, c.running = now, true
}

// shown says whether the player sees a clock.
func (v *View) clockShown() (left bool, shown bool) {
	st := v.b.State()
	return st.Timer(), st.Timer() || st.TimeBonusRound()
}

// Tick implements board.View.
func (v *View) Tick(u *ui.UI) {
	before := v.clock.millis() / 1000
	v.clock.advance(u.Now)
	timer, shown := v.clockShown()
	if second := v.clock.millis() / 1000; shown && second != before {
		left := mapmasters.TimerMillis/1000 - second
		if n := v.clock.step(u.Now, left); second/n != before/n {
			u.Wake()
		}
		if timer && left <= 10 && left >= 0 && v.clock.ticked != second {
			v.clock.ticked = second
			v.b.Sound.Play(sound.Tick, sound.Touch{})
		}
	}
	v.keepDraft(u.Now)
	v.edgePan(u)
	v.lookForHint(u)
	if timer && !v.clock.over && v.clock.millis() >= mapmasters.TimerMillis {
		v.timeOut(u)
	}
}

// Pause implements board.View.
func (v *View) Pause(covered bool) {
	if covered {
		v.clock.running = false
		v.saveDraft()
		return
	}
	v.clock.running = false // begins again with the next tick
}

// timeOut hands in what stands on the table (MMV-139).
func (v *View) timeOut(u *ui.UI) {
	v.clock.over = true
	v.confirm, v.ask, v.aim, v.hold = false, nil, nil, nil
	whole := v.s.plan(v.clock.millis())
	cut := v.b.State().Cut(v.seat, whole)
	if len(cut.Path) < len(whole.Path) || len(cut.Cards) < len(whole.Cards) {
		u.Notify("hourglass", u.T("mapmasters.exploration.clock-over-cut"), "", nil)
	} // the table tells all that the time has ended
	if v.b.Do(u, cut, u.W/2, u.H/2) {
		v.ink.release()
	}
}
