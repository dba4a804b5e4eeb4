package rulebook

import (
	"strings"
	"time"

	files "delvebox/assets/rulebook"
	book "delvebox/engine/rulebook"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
)

// Rulebook is the scene.
type Rulebook struct {
	*app.App
	shown   int         // the game whose tab is chosen
	written *book.Book  // the rulebook of the only game that has one
	amiss   error       // why it could not be read
	chapter int         // that lies open
	mark    *book.Place // the paragraph that one has come to
	seek    *book.Place // the place to be brought into sight when the page is laid out
	back    []book.Place
	table   bool // the scene lies over a table, to which one goes back
	asked   asked
	find    find
	page    page
	figures *figures
	opened  time.Duration
	listed  int // the chapter that the contents show, -1 for none yet
}

// asked is what led here: a clause whose number was clicked, and the sentence of the
// refusal that named it.
type asked struct {
	clause, why string
	at          book.Place
	found       bool
}

// games are the five of the box, in the order of the shelf.
var games = []struct{ id, icon string }{
	{"mapmasters", "compass"}, {"doodledungeon", "pencil"}, {"dungeonroll", "die-dragon"},
	{"satchelquest", "chip-coin"}, {"minotaur", "minotaur"},
}

// New opens the rulebook of a game, at a clause ("MMV-045") unless that is empty.
func New(a *app.App, game, clause string) scene.Scene {
	s := &Rulebook{App: a, figures: newFigures(a.UI.Art), find: find{at: -1}, opened: a.UI.Now, listed: -1}
	for i, g := range games {
		if g.id == game {
			s.shown = i
		}
	}
	if _, ok := a.Stack.Top().(scene.Locator); ok { // only a table knows places beyond its controls
		s.table = true
	}
	s.written, s.amiss = read(a.Settings.Language)
	if s.amiss != nil || clause == "" {
		return s
	}
	s.asked = asked{clause: clause, why: a.UI.Refused()}
	if at, ok := s.written.Find(clause); ok {
		s.asked.at, s.asked.found = at, true
		s.turn(at)
	}
	return s
}

// read reads the rulebook in a language, in English where there is none in it.
func read(language string) (*book.Book, error) {
	data, err := files.Files.ReadFile(language + "/mapmasters.md")
	if err != nil {
		if data, err = files.Files.ReadFile("en/mapmasters.md"); err != nil {
			return nil, err
		}
	}
	return book.Parse(string(data))
}

// turn opens the book at a place and marks it.
func (s *Rulebook) turn(to book.Place) {
	if s.chapter != to.Chapter {
		s.UI.Play("page")
	}
	s.chapter, s.mark, s.seek = to.Chapter, &to, &to
	if to.Block == book.Title {
		s.mark = nil
	}
}

// follow goes where a link leads, and remembers from where.
func (s *Rulebook) follow(target string) {
	to, ok := s.written.Find(target)
	if !ok {
		return
	}
	from := book.Place{Chapter: s.chapter, Block: book.Title}
	if s.mark != nil {
		from = *s.mark
	}
	s.back = append(s.back, from)
	s.turn(to)
}

// comeBack goes back to where the last link was followed; false if none was.
func (s *Rulebook) comeBack() bool {
	n := len(s.back) - 1
	if n < 0 {
		return false
	}
	to := s.back[n]
	s.back = s.back[:n]
	s.turn(to)
	return true
}

// open opens a chapter; while something is searched for, at its first place.
func (s *Rulebook) open(chapter int) {
	s.back = nil
	for i, h := range s.find.hits {
		if h.Chapter == chapter {
			s.visit(i)
			return
		}
	}
	s.turn(book.Place{Chapter: chapter, Block: book.Title})
}

// here is the chapter that lies open.
func (s *Rulebook) here() *book.Chapter { return &s.written.Chapters[s.chapter] }

// isWritten says whether the chosen game has a rulebook.
func (s *Rulebook) isWritten() bool { return games[s.shown].id == "mapmasters" && s.amiss == nil }

// game is the title of the chosen game.
func (s *Rulebook) game(u *ui.UI) string { return u.T("game." + games[s.shown].id + ".title") }

// mode is what the rulebook's title says beyond the game's name: "Versus".
func (s *Rulebook) mode() string {
	_, mode, _ := strings.Cut(s.written.Title, ": ")
	return mode
}
