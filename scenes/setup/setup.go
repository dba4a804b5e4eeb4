// Package setup is the scene in which a match is prepared: who sits at the table, the
// options, the seed, and Start.
package setup

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"delvebox/engine/paint/icon"
	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
)

// mostName is the greatest number of letters of a name.
const mostName = 12

// Setup is the scene.
type Setup struct {
	*app.App
	box         *app.Box
	game        play.Game
	least, most int
	levels      []string

	seats  []play.SeatSetup
	chosen map[string]string // options that somebody has chosen
	pace   int
	seed   string
	drawn  int // how many seeds have been drawn, so that each is another
	offset int // where in a game's list of names the proposals begin

	past   []table
	judged judged
	order  order
}

// table is what undo brings back.
type table struct {
	seats  []play.SeatSetup
	chosen map[string]string
	pace   int
	seed   string
}

// paces are the values of the option "bots".
var paces = []string{"at-once", "fast", "calm"}

// New prepares a match of the game with the seats of last time.
func New(a *app.App, id string) (*Setup, bool) {
	g, ok := a.Game(id)
	if !ok {
		return nil, false
	}
	s := &Setup{App: a, box: a.Box(id), game: g, levels: g.Levels(), chosen: map[string]string{}, pace: 2}
	s.least, s.most = g.Seats()
	for _, seat := range a.Settings.Seats {
		s.seats = append(s.seats, play.SeatSetup(seat))
	}
	s.repair()
	s.newSeed()
	s.offset = len(a.Settings.Seats)
	for _, r := range s.seed {
		s.offset += int(r)
	}
	return s, true
}

// repair makes the seats fit the game: their number, colours, levels.
func (s *Setup) repair() {
	if len(s.seats) > s.most {
		s.seats = s.seats[:s.most]
	}
	used := map[string]bool{}
	for i := range s.seats {
		if _, ok := icon.LiveryOf(s.seats[i].Color); !ok || used[s.seats[i].Color] {
			s.seats[i].Color = s.free(used)
		}
		used[s.seats[i].Color] = true
		if s.seats[i].Level != "" && !s.hasLevel(s.seats[i].Level) {
			s.seats[i].Level = s.usualLevel()
		}
	}
	for len(s.seats) < s.least {
		s.add()
	}
}

func (s *Setup) hasLevel(l string) bool {
	for _, have := range s.levels {
		if have == l {
			return true
		}
	}
	return false
}

func (s *Setup) usualLevel() string {
	if s.hasLevel("normal") {
		return "normal"
	}
	if len(s.levels) > 0 {
		return s.levels[0]
	}
	return ""
}

// free is the first colour that nobody has.
func (s *Setup) free(used map[string]bool) string {
	for _, l := range icon.Liveries() {
		if !used[l.Key] {
			return l.Key
		}
	}
	return "black"
}

func (s *Setup) used() map[string]bool {
	used := map[string]bool{}
	for _, seat := range s.seats {
		used[seat.Color] = true
	}
	return used
}

// add gives the table one more seat: the first is a person, the others are bots where
// the game has any.
func (s *Setup) add() {
	c := s.free(s.used())
	level := ""
	if len(s.seats) > 0 {
		level = s.usualLevel()
	}
	s.seats = append(s.seats, play.SeatSetup{Name: s.Words.T("color." + c), Color: c, Level: level})
}

// newSeed draws a seed that has not been seen: a word and a number.
func (s *Setup) newSeed() {
	s.drawn++
	c := play.NewChance(s.Now().Format(time.RFC3339Nano), "seed "+strconv.Itoa(s.drawn))
	s.seed = s.DrawSeed(&c)
}

// remember keeps the table for undo.
func (s *Setup) remember() {
	t := table{slices.Clone(s.seats), maps.Clone(s.chosen), s.pace, s.seed}
	s.past = append(s.past, t)
}

func (s *Setup) undo() {
	n := len(s.past)
	if n == 0 {
		return
	}
	t := s.past[n-1]
	s.past = s.past[:n-1]
	s.seats, s.chosen, s.pace, s.seed = t.seats, t.chosen, t.pace, t.seed
}

// wrong says why the match cannot start, "" if it can.
func (s *Setup) wrong() string {
	names := map[string]bool{}
	for _, seat := range s.seats {
		name := strings.TrimSpace(seat.Name)
		switch {
		case name == "":
			return s.Words.T("setup.name-empty")
		case names[name]:
			return s.Words.T("setup.name-twice", "name", name)
		}
		names[name] = true
	}
	if len(s.seats) < s.least {
		return s.Words.T("setup.too-few")
	}
	return s.refused()
}

// judged keeps what the rules say of a set-up, so that they are asked once for each.
type judged struct{ what, why string }

// refused says why the rules do not begin a match of these seats and options, "" if they
// do.
func (s *Setup) refused() string {
	set := s.setup()
	set.Seed = "judged" // which seed it is makes no difference
	what := fmt.Sprint(set)
	if s.judged.what == what {
		return s.judged.why
	}
	s.judged = judged{what: what}
	if _, err := play.NewMatch(s.game, set); err != nil {
		var r *play.Refusal
		if errors.As(err, &r) {
			s.judged.why = s.Reason(s.box.ID, r)
		} else {
			s.judged.why = s.Say(err)
		}
	}
	return s.judged.why
}

// setup is the match as it stands.
func (s *Setup) setup() play.Setup {
	set := play.Setup{Game: s.game.ID(), Seed: strings.TrimSpace(s.seed), Options: s.options()}
	for _, seat := range s.seats {
		seat.Name = strings.TrimSpace(seat.Name)
		set.Seats = append(set.Seats, seat)
	}
	return set
}

// start begins the match.
func (s *Setup) start(u *ui.UI) {
	if strings.TrimSpace(s.seed) == "" {
		s.newSeed()
	}
	setup := s.setup()
	set := s.Settings
	set.Seats, set.Told = nil, s.told(setup.Options)
	for _, seat := range setup.Seats {
		set.Seats = append(set.Seats, store.Seat(seat))
	}
	s.Apply(set)
	s.Stack.Pop()
	if err := s.Begin(setup); err != nil {
		u.Notify("lock", s.Say(err), "", nil)
	}
}
