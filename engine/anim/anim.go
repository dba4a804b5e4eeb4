// Package anim moves things in time: easings, which bend a progress from 0 to 1, spans
// of time, and timelines of acts that follow one another and can be skipped.
//
// Units: durations on the clock of whoever plays; progress from 0 to 1.
package anim

import (
	"math"
	"time"
)

// In starts slowly.
func In(t float64) float64 { return t * t * t }

// Out ends slowly.
func Out(t float64) float64 { return 1 - math.Pow(1-t, 3) }

// Fall overshoots to 109 % in the first 72 % of the time and comes back smoothly.
func Fall(t float64) float64 {
	if t < .72 {
		return 1.09 * Out(t/.72)
	}
	s := (t - .72) / .28
	return 1.09 - .09*s*s*(3-2*s)
}

// Span is a stretch of time on a timeline.
type Span struct{ From, To time.Duration }

// At gives the progress of the span at a time: 0 before, 1 after it.
func (s Span) At(t time.Duration) float64 {
	if t >= s.To {
		return 1
	}
	if t <= s.From {
		return 0
	}
	return float64(t-s.From) / float64(s.To-s.From)
}

// Timeline is a row of acts, each with its span counted from the beginning of the first.
// It holds no position: whoever plays it keeps the time, and skips by setting it to
// Length.
type Timeline []Span

// Row gives the timeline of acts of these lengths, one after the other.
func Row(lengths ...time.Duration) Timeline {
	var at time.Duration
	t := make(Timeline, len(lengths))
	for i, l := range lengths {
		t[i] = Span{at, at + l}
		at += l
	}
	return t
}

// Length is when the last act ends.
func (t Timeline) Length() time.Duration {
	if len(t) == 0 {
		return 0
	}
	return t[len(t)-1].To
}

// Begins says whether an act begins after the time before and up to now; there is no
// such act in a timeline that is too short for it.
func (t Timeline) Begins(act int, before, now time.Duration) bool {
	return act < len(t) && before <= t[act].From && now > t[act].From
}
