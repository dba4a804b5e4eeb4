package fame

import (
	"delvebox/engine/input"
	"delvebox/engine/paint/hand"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// Fame is the scene.
type Fame struct {
	*app.App
	box     *app.Box // whose results are shown, nil if no game is open
	tab     int
	read    bool
	results []store.Result
	unread  int                // lines of the statistics that could not be read
	amiss   error              // why nothing could be read
	open    []store.Preview    // matches to go on with
	lost    error              // why they could not be listed
	filter  filter             //
	records records            // what counts at present
	sums    []standing         //
	counts  counts             //
	lines   map[player]bool    // who is in the chart
	chosen  string             // the match that is marked, by the name of its save
	tall    map[string]float64 // heights of papers, as they came out in the last pass
}

// The tabs, in their order.
const (
	tabBest = iota
	tabPlayers
	tabOpen
	tabCount // what is counted, where there is no room for a column
)

// New opens the Hall of Fame.
func New(a *app.App) scene.Scene {
	return &Fame{App: a, box: a.Handy(), tall: map[string]float64{}}
}

// Return implements scene.Returner: a match may have been played on.
func (s *Fame) Return() { s.read = false }

// look reads what the store has kept.
func (s *Fame) look() {
	if s.read {
		return
	}
	s.read = true
	s.results, s.unread, s.amiss = s.Store.Fame()
	s.open, s.lost = s.Store.Matches()
	s.begin()
}

// begin begins with the results of a game.
func (s *Fame) begin() {
	s.filter, s.chosen, s.lines = filter{}, "", nil
	s.count()
	if len(s.records.matches) > 0 && len(s.records.seats()) == 0 { // only computer players so far
		s.filter.bots = true
		s.count()
	}
	if n := len(s.records.matches); n > 0 {
		s.chosen = s.records.matches[n-1].Match
	}
	s.lines = map[player]bool{}
	for i, p := range s.records.regulars() {
		s.lines[p] = i < 2
	}
}

// count counts anew.
func (s *Fame) count() {
	s.records = count(s.results, s.id(), s.filter, s.Now())
	s.sums = s.records.standings(s.id())
	s.counts = s.records.counts(s.id())
}

// Frame implements scene.Scene.
func (s *Fame) Frame(u *ui.UI) {
	s.look()
	l := house.Lay(u)
	house.Table(u)
	leave := u.Button("main", l.Main, ui.Button{Word: u.T("button.back"), Key: u.T("keys.names-esc")})
	back, x := house.Back(u, u.T("button.back"), l.Narrow)
	house.Title(u, x+2, 14, 30, u.T("fame.title"), hand.Inlaid)
	pressed, _ := house.Tools(u, l.Bar, l.Narrow,
		house.Tool{Name: "rulebook", Icon: "rulebook", Key: "R", Tip: ui.Tip{Title: u.T("button.rulebook")}},
		house.Tool{Name: "settings", Icon: "settings", Key: "S", Tip: ui.Tip{Title: u.T("button.settings")}}, house.Mute(s.App))
	if l.Tight {
		l.Mat = ui.R(l.Mat.X, l.Mat.Y, u.W-32, l.Main.Y-10-l.Mat.Y)
	} else if s.tab == tabCount {
		s.tab = tabBest
	}
	sheet := s.tabs(u, l.Mat, l.Tight)
	in := sheet.InsetXY(20, 18)
	switch s.tab {
	case tabBest:
		s.best(u, in, l)
	case tabPlayers:
		s.players(u, in)
	case tabOpen:
		s.matches(u, in)
	case tabCount:
		s.choices(u, ui.R(in.X, in.Y, min(in.W, 420*u.TextScale), in.H))
	}
	if !l.Tight {
		s.column(u, l.Column)
	}
	icon, text := s.strip(u, l.Strip.W-60)
	house.Strip(u, l.Strip, icon, text)
	switch {
	case leave, back, u.Key(input.Escape):
		s.Stack.Pop()
	case pressed == "rulebook", u.Key("R"):
		s.Open.Rulebook(s.id(), "")
	case pressed == "settings", u.Key("S"):
		s.Open.Settings()
	case pressed == "mute", u.Key("M"):
		house.ToggleMute(s.App)
	}
}

// id is the game whose results are shown.
func (s *Fame) id() string {
	if s.box == nil {
		return ""
	}
	return s.box.ID
}

// unit is what its scores are counted in.
func (s *Fame) unit(u *ui.UI) string {
	if s.box == nil || s.box.Fame.Unit == "" {
		return u.T("fame.unit-points")
	}
	return u.T(s.box.Fame.Unit)
}

// strip says how much is counted.
func (s *Fame) strip(u *ui.UI, room float64) (icon, text string) {
	if s.tab == tabOpen {
		return "keyboard", u.T("fame.strip-open")
	}
	n := len(s.records.matches)
	if n == 0 {
		return "keyboard", u.T("fame.kept-here")
	}
	text = u.T("fame.strip-since", "matches", u.T("fame.matches", "n", n), "game", s.Title(s.id()), "day", s.day(u, s.records.matches[0].When))
	if u.Width(ui.Label, text) > room {
		text = u.T("fame.matches", "n", n)
	}
	return "log", text
}

// tabs draws the index cards and the sheet below them.
func (s *Fame) tabs(u *ui.UI, r ui.Rect, withCount bool) ui.Rect {
	tabs := []house.Tab{
		{Name: "tab-best", Icon: "trophy", Word: u.T("fame.tab-best")},
		{Name: "tab-players", Icon: "person", Word: u.T("fame.tab-players")},
		{Name: "tab-open", Icon: "play", Word: u.T("fame.open-matches")},
	}
	if withCount {
		tabs = append(tabs, house.Tab{Name: "tab-count", Icon: "settings", Word: u.T("fame.count")})
	}
	sheet, now := house.Tabs(u, r, "tabs", s.tab, tabs...)
	s.tab = now
	return sheet
}
