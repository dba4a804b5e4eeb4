package main

import (
	"math"
	"sync"

	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/delver"
)

// school gathers what self-play teaches, as sums for least squares.
type school struct {
	lessons [19][2][10]*squares // by hero, side and level
	kept    [3]*squares         // by delve: treasures, then hero and experience
	only    dungeonroll.Hero    // the one that learns; NoHero for all
	mutex   sync.Mutex
	total   float64
	games   float64
}

const (
	tokenPlaces  = 11
	talePlaces   = tokenPlaces + 19*6
	pullLesson   = 250  // lessons that the mean of all heroes counts for
	pullOne      = 60   // lessons that the hero's own weights count for, where it learns alone
	pullTale     = 60   // tales that the rule of thumb for treasures counts for
	fading       = 0.75 // of the older rounds' weight
	lessonCount  = delver.Features
	thumbKept    = 1300
	leprechaunUp = 4 // only a quarter of a treasure's worth is use
)

func newSchool() *school {
	s := &school{}
	for h := range s.lessons {
		for side := range s.lessons[h] {
			for level := range s.lessons[h][side] {
				s.lessons[h][side][level] = newSquares(lessonCount)
			}
		}
	}
	for i := range s.kept {
		s.kept[i] = newSquares(talePlaces)
	}
	return s
}

func (s *school) lesson(l delver.Lesson) {
	side := 0
	if l.Master {
		side = 1
	}
	s.lessons[l.Hero][side][l.Level].add(l.Features, float64(l.Worth)) // a hero is one job's
}

func (s *school) tale(t delver.Tale) {
	var x [][2]int
	for k, n := range t.Tokens {
		if n > 0 && t.Hero != dungeonroll.Leprechaun {
			x = append(x, [2]int{k, int(n)})
		}
	}
	y := float64(t.Later)
	if t.Hero == dungeonroll.Leprechaun {
		y -= float64(thumbKept * t.Tokens.Count() / leprechaunUp)
	}
	x = append(x, [2]int{tokenPlaces + int(t.Hero)*6 + t.Experience, 1})
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.kept[t.Delve].add(x, y)
	if t.Delve == 1 {
		s.games++
		s.total += y / 1000
	}
}

func (s *school) meanTotal() float64 { return s.total / max(1, s.games) }

// teach fits the wisdom to all lessons.
func (s *school) teach(w *delver.Wisdom) {
	if s.only != dungeonroll.NoHero {
		s.teachOne(w)
		return
	}
	for level := range delver.Depths {
		for side := range 2 {
			all := newSquares(lessonCount)
			for h := range s.lessons {
				all.join(s.lessons[h][side][level])
			}
			mean := all.solve(nil, 1)
			for h := range s.lessons {
				own := s.lessons[h][side][level].solve(mean, pullLesson)
				w.SetOn(dungeonroll.Hero(h), side == 1, level, whole(own))
			}
		}
	}
	for delve := 1; delve < 3; delve++ {
		prior := make([]float64, talePlaces)
		for i := range prior {
			prior[i] = float64(3-delve) * 6500
			if i < tokenPlaces {
				prior[i] = thumbKept
			}
		}
		prior[dungeonroll.Scales], prior[dungeonroll.Portal] = 1900, 2200
		row := whole(s.kept[delve].solve(prior, pullTale))
		for _, k := range dungeonroll.TokenKinds() {
			w.SetKept(delve, k, max(1000, row[k]))
		}
		for h := range s.lessons {
			for xp := range 6 {
				w.SetFuture(dungeonroll.Hero(h), delve, xp, row[tokenPlaces+h*6+xp])
			}
		}
	}
}

// teachOne fits the wisdom of one hero, held near what it was.
func (s *school) teachOne(w *delver.Wisdom) {
	for level := range delver.Depths {
		for side := range 2 {
			var before []float64
			for _, v := range w.On(s.only, side == 1, level) {
				before = append(before, float64(v))
			}
			own := s.lessons[s.only][side][level].solve(before, pullOne)
			w.SetOn(s.only, side == 1, level, whole(own))
		}
	}
}

// fade lets what was learned with less wisdom count less.
func (s *school) fade() {
	for h := range s.lessons {
		for side := range s.lessons[h] {
			for level := range s.lessons[h][side] {
				s.lessons[h][side][level].fade(fading)
			}
		}
	}
	for i := range s.kept {
		s.kept[i].fade(fading)
	}
	s.total, s.games = 0, 0
}

func whole(list []float64) []int32 {
	out := make([]int32, len(list))
	for i, v := range list {
		out[i] = int32(math.Round(v))
	}
	return out
}

// squares are the normal equations of a least squares fit.
type squares struct {
	n int
	a []float64 // n by n
	b []float64
}

func newSquares(n int) *squares {
	return &squares{n: n, a: make([]float64, n*n), b: make([]float64, n)}
}

// add adds an observation: places with how much, and the outcome.
func (q *squares) add(x [][2]int, y float64) {
	for _, f := range x {
		q.b[f[0]] += float64(f[1]) * y
		for _, g := range x {
			q.a[f[0]*q.n+g[0]] += float64(f[1] * g[1])
		}
	}
}

func (q *squares) join(r *squares) {
	for i, v := range r.a {
		q.a[i] += v
	}
	for i, v := range r.b {
		q.b[i] += v
	}
}

func (q *squares) fade(by float64) {
	for i := range q.a {
		q.a[i] *= by
	}
	for i := range q.b {
		q.b[i] *= by
	}
}

// solve gives the weights, held near a prior (nil: zero) as if it had been observed so
// often.
func (q *squares) solve(prior []float64, pull float64) []float64 {
	n := q.n
	m := make([][]float64, n)
	for i := range m {
		m[i] = append(append(make([]float64, 0, n+1), q.a[i*n:(i+1)*n]...), q.b[i])
		m[i][i] += pull
		if prior != nil {
			m[i][n] += pull * prior[i]
		}
	}
	for i := range n { // Gauss; the matrix is positive definite
		for j := i + 1; j < n; j++ {
			if f := m[j][i] / m[i][i]; f != 0 {
				for k := i; k <= n; k++ {
					m[j][k] -= f * m[i][k]
				}
			}
		}
	}
	x := make([]float64, n)
	for i := n - 1; i >= 0; i-- {
		v := m[i][n]
		for k := i + 1; k < n; k++ {
			v -= m[i][k] * x[k]
		}
		x[i] = v / m[i][i]
	}
	return x
}
