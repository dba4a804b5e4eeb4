// Package setup is the scene in which a match is prepared: who sits at the table, the
// options, the seed, and Start.
package setup

import (
	"strconv"
	"strings"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/icon"
	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// mostName is the greatest number of letters of a name.
const mostName = 12

// Setup is the scene.
type Setup struct {
	*app.App
	game        play.Game
	least, most int
	levels      []string

	seats []play.SeatSetup
	timer bool
	hints bool
	best  bool
	pace  int
	seed  string
	drawn int // how many seeds have been drawn, so that each is another

	past []table
}

// table is what undo brings back.
type table struct {
	seats              []play.SeatSetup
	timer, hints, best bool
	pace               int
	seed               string
}

// paces are the values of the option "bots".
var paces = []string{"at-once", "fast", "calm"}

// New prepares a match of the game with the seats of last time.
func New(a *app.App, id string) (*Setup, bool) {
	g, ok := a.Game(id)
	if !ok {
		return nil, false
	}
	s := &Setup{App: a, game: g, levels: g.Levels(), hints: true, best: true, pace: 2}
	s.least, s.most = g.Seats()
	for _, seat := range a.Settings.Seats {
		s.seats = append(s.seats, play.SeatSetup(seat))
	}
	s.repair()
	s.newSeed()
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
	c := play.NewChance(time.Now().Format(time.RFC3339Nano), "seed "+strconv.Itoa(s.drawn))
	list := strings.Fields(s.Words.T("setup.seed-words"))
	s.seed = list[c.Pick("word", len(list))] + "-" + strconv.Itoa(100+c.Pick("number", 900))
}

// remember keeps the table for undo.
func (s *Setup) remember() {
	t := table{append([]play.SeatSetup(nil), s.seats...), s.timer, s.hints, s.best, s.pace, s.seed}
	s.past = append(s.past, t)
}

func (s *Setup) undo() {
	n := len(s.past)
	if n == 0 {
		return
	}
	t := s.past[n-1]
	s.past = s.past[:n-1]
	s.seats, s.timer, s.hints, s.best, s.pace, s.seed = t.seats, t.timer, t.hints, t.best, t.pace, t.seed
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
	return ""
}

// start begins the match.
func (s *Setup) start(u *ui.UI) {
	setup := play.Setup{Game: s.game.ID(), Seed: strings.TrimSpace(s.seed), Options: map[string]string{
		"timer": onOff(s.timer), "hints": onOff(s.hints), "best": onOff(s.best), "bots": paces[s.pace],
	}}
	if setup.Seed == "" {
		s.newSeed()
		setup.Seed = s.seed
	}
	set := s.Settings
	set.Seats = nil
	for _, seat := range s.seats {
		seat.Name = strings.TrimSpace(seat.Name)
		setup.Seats = append(setup.Seats, seat)
		set.Seats = append(set.Seats, store.Seat(seat))
	}
	s.Apply(set)
	s.Stack.Pop()
	if err := s.Begin(setup); err != nil {
		u.Notify("lock", s.Say(err), "", nil)
	}
}

func onOff(v bool) string {
	if v {
		return "on"
	}
	return "off"
}

// Frame implements scene.Scene.
func (s *Setup) Frame(u *ui.UI) {
	l := house.Lay(u)
	house.Table(u)
	if s.writing(u) && u.Event().Kind == input.KeyDown && u.Event().Key == input.Enter {
		u.Focus("", false) // the name is written; Enter begins the match only the next time
		u.Take()
	}
	if u.Button("main", l.Main, ui.Button{Word: u.T("setup.start"), Key: u.T("keys.names-enter"), Press: input.Enter, Disabled: s.wrong()}) {
		s.start(u)
		return
	}
	back, x := house.Back(u, u.T("button.back"), l.Narrow)
	house.Title(u, x+2, 14, 30, strings.ToUpper(u.T("game."+s.game.ID()+".title")), hand.Inlaid)
	pressed, _ := house.Tools(u, l.Bar, l.Narrow,
		house.Tool{Name: "rulebook", Icon: "rulebook", Key: "R", Tip: ui.Tip{Title: u.T("button.rulebook")}},
		house.Tool{Name: "settings", Icon: "settings", Key: "S", Tip: ui.Tip{Title: u.T("button.settings")}},
		house.Mute(s.App))
	house.Mat(u, l.Mat, house.Moss())
	s.modes(u, l)
	s.places(u, l)
	s.options(u, l)
	house.Strip(u, l.Strip, "timer", s.length(u))
	switch {
	case back, u.Key(input.Escape):
		s.Stack.Pop()
	case pressed == "rulebook", u.Key("R"):
		s.Open.Rulebook(s.game.ID(), "")
	case pressed == "settings", u.Key("S"):
		s.Open.Settings()
	case pressed == "mute", u.Key("M"):
		house.ToggleMute(s.App)
	case u.KeyCtrl("Z", false):
		s.undo()
	}
}

// writing says whether the caret stands in a name or in the seed.
func (s *Setup) writing(u *ui.UI) bool {
	name, _ := u.Focused()
	return name == "seed" || strings.HasPrefix(name, "name-")
}

// length says who plays and about how long it takes.
func (s *Setup) length(u *ui.UI) string {
	people, bots := 0, 0
	for _, seat := range s.seats {
		if seat.Level == "" {
			people++
		} else {
			bots++
		}
	}
	minutes := 5 + 12*people + 3*bots
	p, b := u.T("count.people", "n", people), u.T("count.bots", "n", bots)
	switch {
	case people == 0:
		return u.T("setup.only-bots")
	case bots == 0:
		return u.T("setup.start-note-people", "people", p, "minutes", minutes)
	}
	return u.T("setup.start-note", "people", p, "bots", b, "minutes", minutes)
}
