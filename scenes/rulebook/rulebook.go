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
	shown   int         // the box whose tab is chosen
	written *book.Book  // its rulebook, nil if it has none
	amiss   error       // why it could not be read
	chapter int         // that lies open
	mark    *book.Place // the paragraph that one has come to
	seek    *book.Place // the place to be brought into sight when the page is laid out
	back    []book.Place
	table   bool // the scene lies over a table, to which one goes back
	asked   asked
	find    find
	page    page
	figures figures
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

// New opens the rulebook of a game, at a clause ("MMV-045") unless that is empty. Without
// such a game it is the first one's.
func New(a *app.App, game, clause string) scene.Scene {
	s := &Rulebook{App: a, find: find{at: -1}, opened: a.UI.Now, listed: -1}
	for i := range a.Boxes {
		if a.Boxes[i].ID == game {
			s.shown = i
		}
	}
	if _, ok := a.Stack.Top().(scene.Locator); ok { // only a table knows places beyond its controls
		s.table = true
	}
	s.take()
	if !s.isWritten() || clause == "" {
		return s
	}
	s.asked = asked{clause: clause, why: a.UI.Refused()}
	if at, ok := s.written.Find(clause); ok {
		s.asked.at, s.asked.found = at, true
		s.turn(at)
	}
	return s
}

// take takes the rulebook of the chosen box in hand, at its first chapter.
func (s *Rulebook) take() {
	s.written, s.amiss = read(s.Settings.Language, s.id())
	s.figures = nil
	if b := s.Box(s.id()); b != nil && b.Figures != nil {
		s.figures = b.Figures(s.UI.Art)
	}
	s.chapter, s.mark, s.seek, s.back, s.listed = 0, nil, nil, nil, -1
	s.asked, s.page = asked{}, page{}
}

// read reads a game's rulebook in a language, in English where there is none in it; nil
// if it is not written yet.
func read(language, game string) (*book.Book, error) {
	for _, tag := range []string{language, "en"} {
		if data, err := files.Files.ReadFile(tag + "/" + game + ".md"); err == nil {
			return book.Parse(string(data))
		}
	}
	return nil, nil
}

// hasBook says whether a game's rulebook is written.
func hasBook(language, game string) bool {
	b, _ := read(language, game)
	return b != nil
}

// id is the game whose tab is chosen.
func (s *Rulebook) id() string {
	if s.shown < len(s.Boxes) {
		return s.Boxes[s.shown].ID
	}
	return ""
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
func (s *Rulebook) isWritten() bool { return s.written != nil }

// game is the title of the chosen game.
func (s *Rulebook) game(u *ui.UI) string { return s.Title(s.id()) }

// mode is what the rulebook's title says beyond the game's name: "Versus".
func (s *Rulebook) mode() string {
	_, mode, _ := strings.Cut(s.written.Title, ": ")
	return mode
}
