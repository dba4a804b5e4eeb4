package setup

import (
	"strings"

	"delvebox/engine/input"
	"delvebox/engine/paint/hand"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

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
	house.Title(u, x+2, 14, 30, strings.ToUpper(s.Title(s.box.ID)), hand.Inlaid)
	pressed, _ := house.Tools(u, l.Bar, l.Narrow,
		house.Tool{Name: "rulebook", Icon: "rulebook", Key: "R", Tip: ui.Tip{Title: u.T("button.rulebook")}},
		house.Tool{Name: "settings", Icon: "settings", Key: "S", Tip: ui.Tip{Title: u.T("button.settings")}},
		house.Mute(s.App))
	house.Mat(u, l.Mat, s.cloth())
	s.modes(u, l)
	s.places(u, l)
	s.sheet(u, l)
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

// writing says whether the caret stands in a name, in the seed or in a game's text.
func (s *Setup) writing(u *ui.UI) bool {
	name, _ := u.Focused()
	for _, o := range s.box.SetUp.Options {
		if o.Kind == app.Text && o.Key == name {
			return true
		}
	}
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
	p, b := u.T("count.people", "n", people), u.T("count.bots", "n", bots)
	switch {
	case people == 0:
		return u.T("setup.only-bots")
	case s.box.SetUp.Minutes == nil:
		return u.T("setup.who-plays", "people", p, "bots", b)
	}
	minutes := s.box.SetUp.Minutes(people, bots)
	if bots == 0 {
		return u.T("setup.start-note-people", "people", p, "minutes", minutes)
	}
	return u.T("setup.start-note", "people", p, "bots", b, "minutes", minutes)
}
