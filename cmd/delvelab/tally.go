package main

import (
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"time"
)

// sample sums figures up for mean and spread.
type sample struct {
	n          int
	sum, sqsum float64
	least      float64
	most       float64
}

func (s *sample) add(v float64) {
	if s.n == 0 || v < s.least {
		s.least = v
	}
	if s.n == 0 || v > s.most {
		s.most = v
	}
	s.n++
	s.sum += v
	s.sqsum += v * v
}

func (s sample) mean() float64 {
	if s.n == 0 {
		return 0
	}
	return s.sum / float64(s.n)
}

// deviation is that of the sample (divided by n-1).
func (s sample) deviation() float64 {
	if s.n < 2 {
		return 0
	}
	return math.Sqrt(max(0, s.sqsum-s.sum*s.mean()) / float64(s.n-1))
}

// z is the number of standard errors to either side of a 95 % interval.
const z = 1.96

// halfWidth is that of the mean's 95 % interval.
func (s sample) halfWidth() float64 {
	if s.n == 0 {
		return 0
	}
	return z * s.deviation() / math.Sqrt(float64(s.n))
}

// wilson is the 95 % interval of a share of n.
func wilson(share float64, n int) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	m := float64(n)
	middle := (share + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(share*(1-share)/m+z*z/(4*m*m))
	return max(0, middle-half), min(1, middle+half)
}

// line is one line of a table of results: a level or a seat.
type line struct {
	wins   float64 // shared ones in parts
	scores sample
	slow   time.Duration
}

// tally sums up games.
type tally struct {
	games   int
	byLevel map[string]*line
	bySeat  map[int]*line
	moves   sample
	seconds sample
	events  map[string]*sample
	margin  sample // of the winner over the next
}

func newTally() *tally {
	return &tally{byLevel: map[string]*line{}, bySeat: map[int]*line{}, events: map[string]*sample{}}
}

func (t *tally) add(r record) {
	t.games++
	t.moves.add(float64(r.moves))
	t.seconds.add(r.took.Seconds())
	winners, best, next := 0, math.MinInt, math.MinInt
	for seat, place := range r.places {
		if place == 1 {
			winners++
		}
		switch v := r.scores[seat]; {
		case v > best:
			best, next = v, best
		case v > next:
			next = v
		}
	}
	if len(r.places) > 1 {
		t.margin.add(float64(best - next))
	}
	for seat, place := range r.places {
		for _, l := range []*line{at(t.byLevel, r.levels[seat]), at(t.bySeat, seat)} {
			l.scores.add(float64(r.scores[seat]))
			if place == 1 {
				l.wins += 1 / float64(winners)
			}
		}
	}
	for level, d := range r.slowest {
		l := at(t.byLevel, level)
		l.slow = max(l.slow, d)
	}
	for name := range t.events {
		if _, ok := r.events[name]; !ok {
			t.events[name].add(0)
		}
	}
	for name, n := range r.events {
		s := t.events[name]
		if s == nil {
			s = &sample{n: t.games - 1} // none in the games before
			t.events[name] = s
		}
		s.add(float64(n))
	}
}

func at[K comparable](m map[K]*line, k K) *line {
	if m[k] == nil {
		m[k] = &line{}
	}
	return m[k]
}

func (t *tally) print(out io.Writer, events bool) {
	if t.games == 0 {
		return
	}
	g := grid{{"player", "games", "wins", "share", "95 %", "score", "±", "deviation", "least", "most", "slowest move"}}
	for _, level := range slices.Sorted(maps.Keys(t.byLevel)) {
		l := t.byLevel[level]
		g = append(g, append(l.cells(level), l.slow.Round(10*time.Microsecond).String()))
	}
	for _, seat := range slices.Sorted(maps.Keys(t.bySeat)) {
		g = append(g, t.bySeat[seat].cells(fmt.Sprintf("seat %d", seat+1)))
	}
	g.print(out)
	fmt.Fprintln(out)
	g = grid{{"a game", "mean", "±", "least", "most"}}
	g = append(g, t.moves.cells("moves"), t.margin.cells("lead of the first"), t.seconds.cells("seconds"))
	if events {
		for _, name := range slices.Sorted(maps.Keys(t.events)) {
			g = append(g, t.events[name].cells(name))
		}
	}
	g.print(out)
	fmt.Fprintln(out)
}

func (l line) cells(name string) []string {
	n := l.scores.n
	share := l.wins / float64(n)
	low, high := wilson(share, n)
	c := []string{name, fmt.Sprint(n), fmt.Sprintf("%.1f", l.wins), percent(share),
		percent(low) + "–" + percent(high)}
	s := l.scores
	return append(c, fmt.Sprintf("%.2f", s.mean()), fmt.Sprintf("%.2f", s.halfWidth()),
		fmt.Sprintf("%.2f", s.deviation()), fmt.Sprintf("%g", s.least), fmt.Sprintf("%g", s.most))
}

func (s sample) cells(name string) []string {
	return []string{name, fmt.Sprintf("%.3g", s.mean()), fmt.Sprintf("%.2g", s.halfWidth()),
		fmt.Sprintf("%.3g", s.least), fmt.Sprintf("%.3g", s.most)}
}

func percent(v float64) string { return fmt.Sprintf("%.1f %%", 100*v) }
