package tumble

import (
	"math"
	"time"
)

// Motion is a planned throw.
type Motion struct {
	throw    Throw
	ways     []way
	contacts []Contact
}

// way is what one die does, on its own clock: it begins with 0 when the die leaves the
// hand and ends with whole.
type way struct {
	at   []Pt  // one for each tick
	legs []leg // from the first to the last
}

// leg is a part of the way in one direction.
type leg struct {
	from   float64 // ms
	travel float64 // degrees
}

// Plan plans a throw. Of several plans it takes the one whose dice are left alone in
// their last quarter turn, and of those the one with the most to see before it.
func Plan(t Throw) *Motion {
	var best *Motion
	most := math.Inf(-1)
	for i := range tries {
		p := newPlan(t, t.Seed*tries+uint64(i))
		if v := p.worth(); v > most {
			best, most = p.motion(), v
		}
	}
	return best
}

// Length is when the last die lies still.
func (m *Motion) Length() time.Duration { return Lasts(len(m.ways)) }

// Lasts is how long a throw of n dice takes.
func Lasts(n int) time.Duration {
	if n == 0 {
		return 0
	}
	return (whole + delay*time.Duration(n-1)) * time.Millisecond
}

// Contacts lists what is to be heard, in the order of time.
func (m *Motion) Contacts() []Contact { return m.contacts }

// At gives a die at a moment: at rest from its end on, in the hand before it leaves.
func (m *Motion) At(die int, t time.Duration) State {
	d, w := m.throw.Dice[die], &m.ways[die]
	ms := float64(t)/float64(time.Millisecond) - delay*float64(die)
	last := w.legs[len(w.legs)-1]
	if ms >= whole {
		return State{At: d.To, Travel: last.travel, Yaw: d.Yaw, SX: 1, SY: 1, Last: true, Rest: true}
	}
	ms = max(ms, 0)
	s := State{At: w.place(ms), Z: heightAt(ms), Travel: last.travel}
	s.SX, s.SY = squashAt(ms)
	roll, yaw := rollAt(ms)
	s.Yaw = d.Yaw + yaw
	for i := len(w.legs) - 1; i > 0 && ms < w.legs[i].from; i-- {
		roll -= 90 // a contact turns the die once more, over another edge
		s.Travel = w.legs[i-1].travel
	}
	s.Roll = roll
	s.Last = ms >= last.from && roll > -90
	return s
}

// Travel is the direction in which a die rolls in the end, in which its last quarter
// turn is to be painted.
func (m *Motion) Travel(die int) float64 {
	l := m.ways[die].legs
	return l[len(l)-1].travel
}

func (w *way) place(ms float64) Pt {
	x := ms / tick
	i := min(int(x), len(w.at)-2)
	return between(w.at[i], w.at[i+1], x-float64(i))
}

func between(a, b Pt, t float64) Pt { return Pt{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t} }
