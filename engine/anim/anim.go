// Package anim moves things in time: easings, and timelines that play a row of
// happenings and can be skipped to their end.
//
// Units: durations of the wall or of a test's own clock; progress from 0 to 1.
package anim

import (
	"math"
	"time"
)

// Easing bends a progress from 0 to 1.
type Easing func(t float64) float64

// Linear goes evenly.
func Linear(t float64) float64 { return t }

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

// Speed is how fast a player wants things to move.
type Speed uint8

// The speeds of the settings page.
const (
	Normal Speed = iota
	Fast
	Slow
	Off
)

// Scale gives the duration at this speed.
func (s Speed) Scale(d time.Duration) time.Duration {
	switch s {
	case Fast:
		return d / 2
	case Slow:
		return d * 8 / 5
	case Off:
		return 0
	}
	return d
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

// Step is one happening of a timeline: it is shown for a while, and Do, which may be
// nil, is called once when it begins (a sound, a figure written).
type Step struct {
	Name string
	For  time.Duration
	Do   func()
}

// Timeline plays steps one after the other. The zero value has nothing to play.
type Timeline struct {
	steps []Step
	next  int           // first step that has not begun
	began time.Duration // when the current step began
	alive bool          // a step is being shown
}

// Add puts steps at the end.
func (t *Timeline) Add(steps ...Step) { t.steps = append(t.steps, steps...) }

// Advance begins all steps that are due at the time now and says whether anything is
// still being shown or still to come.
func (t *Timeline) Advance(now time.Duration) bool {
	for {
		if t.alive {
			end := t.began + t.steps[t.next-1].For
			if now < end {
				return true
			}
			t.alive = false
		}
		if t.next == len(t.steps) {
			t.steps, t.next = nil, 0
			return false
		}
		s := t.steps[t.next]
		t.next++
		t.alive, t.began = true, now
		if s.Do != nil {
			s.Do()
		}
	}
}

// Now gives the step being shown and its progress, or "" when there is none.
func (t *Timeline) Now(now time.Duration) (name string, progress float64) {
	if !t.alive {
		return "", 1
	}
	s := t.steps[t.next-1]
	return s.Name, Span{t.began, t.began + s.For}.At(now)
}

// Skip begins everything that is left at once, silently ending the timeline.
func (t *Timeline) Skip() {
	for t.next < len(t.steps) {
		s := t.steps[t.next]
		t.next++
		if s.Do != nil {
			s.Do()
		}
	}
	t.steps, t.next, t.alive = nil, 0, false
}

// Playing says whether something is being shown or still to come.
func (t *Timeline) Playing() bool { return t.alive || t.next < len(t.steps) }
