package reward

import (
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/play"
	"delvebox/engine/sound"
)

// scene is what a station shows.
type scene uint8

const (
	revealing scene = iota // a seat's dungeon, its coins, its First Score
	racing                 // the times of a Time Bonus round
	asking                 // the Secondary Objective lies facedown and waits
	turning                // it is turned over
	following              // a seat's path once more for the Second Score, and its exit
	settled                // everything is written
)

// station is one scene of the show, its acts at normal speed; after the last it stays
// for a while and the next begins.
type station struct {
	scene scene
	seat  play.Seat // NoSeat if it is no seat's own
	acts  anim.Timeline
	stay  time.Duration
}

// The acts of the scenes.
const (
	actCome  = iota // cards come onto the table
	actRun          // the light runs along the path
	actCoins        // coins fly to the purse
	actFirst        // the First Score is written
)
const (
	actFollow = iota + 1 // the light runs again (act 0: the dungeon changes)
	actSecond            // the Second Score is written
	actExit              // the exit box is stamped
)
const (
	actCircle = 2 // the fastest time is circled (acts 0 and 1: the list comes, the times)
	actTurn   = 0 // the Secondary Objective is turned over (act 1: it goes to its place)
)

const ms = time.Millisecond

// stations lists the show.
func stations(l *ledger, calm bool) []station {
	var out []station
	add := func(sc scene, seat play.Seat, stay time.Duration, acts ...time.Duration) {
		out = append(out, station{sc, seat, anim.Row(acts...), stay})
	}
	for _, a := range l.accounts {
		n := time.Duration(a.site.Len())
		run := min(max(75*ms*n, 900*ms), 3000*ms)
		coins := time.Duration(0)
		if a.coins > 0 {
			coins = 520*ms + min(time.Duration(a.coins)*70*ms, 600*ms)
		}
		if n == 0 {
			run = 100 * ms
		}
		if calm {
			run, coins = min(run, 500*ms), min(coins, 200*ms)
		}
		add(revealing, a.seat, 1100*ms, 520*ms, run, coins, 460*ms)
	}
	if l.timed {
		add(racing, play.NoSeat, 1500*ms, 300*ms, time.Duration(len(l.accounts))*380*ms, 500*ms)
	}
	add(asking, play.NoSeat, 0)
	add(turning, play.NoSeat, 900*ms, 620*ms, 420*ms)
	for _, a := range l.accounts {
		n := time.Duration(a.site.Len())
		run := min(max(45*ms*n, 600*ms), 1700*ms)
		if n == 0 {
			run = 100 * ms
		}
		if calm {
			run = min(run, 300*ms)
		}
		add(following, a.seat, 900*ms, 220*ms, run, 460*ms, 380*ms)
	}
	add(settled, play.NoSeat, 0)
	return out
}

// show plays the stations.
type show struct {
	list []station
	at   int
	t    time.Duration // in the station, at normal speed
}

// now is the station being shown.
func (s *show) now() *station { return &s.list[s.at] }

// waits says whether the station lasts until the player goes on.
func (s *show) waits() bool { return s.now().scene == asking || s.now().scene == settled }

// still says whether nothing of the station moves any more.
func (s *show) still() bool { return s.t >= s.now().acts.Length() }

// over says whether everything has been shown.
func (s *show) over() bool { return s.now().scene == settled }

// advance lets d of time pass; hold keeps a finished station on the table. It says
// whether anything has changed.
func (s *show) advance(d time.Duration, hold bool) bool {
	if s.waits() {
		return false
	}
	was := s.still()
	s.t += d
	if hold {
		s.t = min(s.t, s.now().acts.Length())
	}
	if s.t >= s.now().acts.Length()+s.now().stay {
		s.next()
		return true
	}
	return !was
}

// rush goes through everything that does not wait, as when nothing is to be animated.
func (s *show) rush() {
	for !s.waits() {
		s.next()
	}
}

// next begins the next station.
func (s *show) next() {
	if s.at+1 < len(s.list) {
		s.at++
		s.t = 0
	}
}

// skip ends what moves, or goes on when nothing does.
func (s *show) skip() {
	if s.still() && !s.waits() {
		s.next()
		return
	}
	s.t = max(s.t, s.now().acts.Length())
}

// share is how far an act of a scene of a seat has come, 0 to 1.
func (s *show) share(sc scene, seat play.Seat, act int) float64 {
	for i := range s.list {
		st := &s.list[i]
		if st.scene != sc || st.seat != seat {
			continue
		}
		switch {
		case i < s.at:
			return 1
		case i > s.at:
			return 0
		}
		return st.acts[act].At(s.t)
	}
	return 0
}

// cues gives the sounds of what has begun since before in the present station.
func (v *View) cues(before time.Duration) {
	st := v.show.now()
	play := func(e sound.Effect) { v.b.Sound.Play(e, sound.Touch{Speed: .6}) }
	begins := func(act int, e sound.Effect) {
		if st.acts.Begins(act, before, v.show.t) {
			play(e)
		}
	}
	switch st.scene {
	case revealing:
		begins(actCome, sound.CardTurn)
		begins(actRun, sound.Marker)
		if a := v.account(st.seat); a != nil && a.coins > 0 {
			begins(actCoins, sound.Coin)
		}
		begins(actFirst, sound.Ring)
	case racing:
		begins(1, sound.Tick)
		begins(2, sound.Ring)
	case turning:
		begins(0, sound.Reveal)
	case following:
		begins(0, sound.CardSlide)
		begins(actSecond, sound.Ring)
		if a := v.account(st.seat); a != nil {
			if a.exit {
				begins(actExit, sound.Stamp)
			} else {
				begins(actExit, sound.Cross)
			}
		}
	}
}
