// Package app is what every scene of the program has at hand: the stack of scenes,
// the words, the sound, the store on disk, the games in the box, and the doors that
// lead from one scene to another.
package app

import (
	"errors"
	"time"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/icon"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/sound"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/engine/words"
)

// App is the program.
type App struct {
	Stack    *scene.Stack
	UI       *ui.UI
	Words    *words.Book
	Hand     *hand.Hand
	Sound    sound.Speaker
	Store    *store.Store
	Settings store.Settings
	Boxes    []Box       // as they stand on the shelf
	Games    []play.Game // of the boxes that are open
	Open     Doors
	// FullScreen changes between window and full screen; nil where there is none.
	FullScreen func(on bool)
	// Languages lists the tags that Speak knows.
	Languages []string
	// Speak loads the words of a language.
	Speak func(tag string) (*words.Book, error)
	// Now tells the time of the player's clock.
	Now func() time.Time

	held    []held               // matches that were left before they could be saved
	unsaved map[*play.Match]bool // matches of which it was told that they are not saved
}

// Doors lead to scenes. They are set once by the program, so that a scene can lead to
// another without knowing it.
type Doors struct {
	SetUp    func(game string)
	Match    func(m *play.Match, save *store.Save) // the table of a match
	Rulebook func(game, clause string)
	Settings func()
	Keys     func()
	Fame     func()
}

// Colour gives the livery of a seat's colour; an unknown one wears black.
func Colour(name string) icon.Livery {
	l, ok := icon.LiveryOf(name)
	if !ok {
		l, _ = icon.LiveryOf("black")
	}
	return l
}

// Box finds a box by its game's ID, open or shut; nil if there is none.
func (a *App) Box(id string) *Box {
	for i := range a.Boxes {
		if a.Boxes[i].ID == id {
			return &a.Boxes[i]
		}
	}
	return nil
}

// Game finds a game of the boxes that are open.
func (a *App) Game(id string) (play.Game, bool) {
	if b := a.Box(id); b != nil && !b.Shut() {
		return b.Game, true
	}
	return nil, false
}

// Handy is the game that is meant where none is named: the one whose match was saved
// last, else the one finished last, else the first that is open; nil without any.
func (a *App) Handy() *Box {
	if p, ok := a.Held(); ok {
		return a.Box(p.Game)
	}
	if list, err := a.Store.Matches(); err == nil {
		for _, p := range list {
			if b := a.Box(p.Game); p.Err == nil && b != nil && !b.Shut() {
				return b
			}
		}
	}
	if results, _, err := a.Store.Fame(); err == nil {
		for i := len(results) - 1; i >= 0; i-- {
			if b := a.Box(results[i].Game); b != nil && !b.Shut() {
				return b
			}
		}
	}
	for i := range a.Boxes {
		if !a.Boxes[i].Shut() {
			return &a.Boxes[i]
		}
	}
	return nil
}

// Title is the name of a game, by its ID.
func (a *App) Title(id string) string {
	if key := "game." + id + ".title"; a.Words.Has(key) {
		return a.Words.T(key)
	}
	return id
}

// Reason gives the words of a refusal of a game's rules.
func (a *App) Reason(game string, r *play.Refusal) string {
	if key := game + ".refusal." + r.Key; a.Words.Has(key) {
		return a.Words.T(key, Args(r.Args)...)
	}
	return r.Error()
}

// Say gives the words of an error that a player may read.
func (a *App) Say(err error) string {
	var w play.Worded
	if errors.As(err, &w) {
		return a.Sentence(w.Sentence())
	}
	return err.Error()
}

// Sentence gives the words of a sentence of the kernel or the store.
func (a *App) Sentence(s play.Sentence) string {
	key := s.Key
	if !a.Words.Has(key) {
		key = "fault." + key
	}
	return a.Words.T(key, Args(s.Args)...)
}

// Args turns a map of arguments into names and values in turn.
func Args(m map[string]string) []any {
	out := make([]any, 0, 2*len(m))
	for k, v := range m {
		out = append(out, k, v)
	}
	return out
}

// Begin starts a new match, saved from its first move on, and opens its table.
func (a *App) Begin(s play.Setup) error {
	g, ok := a.Game(s.Game)
	if !ok {
		return play.Refuse("", "no-such-game", "game", s.Game)
	}
	m, err := play.NewMatch(g, s)
	if err != nil {
		return err
	}
	save := a.Store.Begin(s.Game)
	m.Record(save)
	a.Open.Match(m, save)
	return nil
}

// Continue opens a saved match. What was amiss with it is told.
func (a *App) Continue(name string) error {
	if a.resume(name) {
		return nil
	}
	m, save, notice, err := a.Store.Continue(a.Games, name)
	if err != nil {
		return err
	}
	a.Open.Match(m, save)
	if notice.Torn() {
		a.UI.Notify("log", a.Sentence(notice.Sentence()), "", nil)
	}
	return nil
}

// Rescue opens a copy of what is whole of a damaged match; the damaged file stays as it is.
func (a *App) Rescue(name string) error {
	copied, moves, err := a.Store.Rescue(a.Games, name)
	if err != nil {
		return err
	}
	if err := a.Continue(copied); err != nil {
		return err
	}
	a.UI.Notify("check", a.Words.T("shelf.rescued", "moves", a.Words.T("fame.moves", "n", moves)), "", nil)
	return nil
}

// Apply makes the settings work, and saves them.
func (a *App) Apply(s store.Settings) {
	if s.FullScreen != a.Settings.FullScreen && a.FullScreen != nil {
		a.FullScreen(s.FullScreen)
	}
	if s.Language != a.Settings.Language {
		if b, err := a.Speak(s.Language); err == nil {
			a.Words = b
			a.UI.SetWords(b)
		}
	}
	a.Settings = s
	a.heed()
	if err := a.Store.SaveSettings(s); err != nil {
		a.UI.Notify("lock", a.Say(err), "", nil)
	}
}

// speeds are the factors of the animation speeds.
var speeds = map[string]float64{"off": 0, "fast": .5, "normal": 1, "slow": 1.6}

// heed passes the settings on to picture and sound.
func (a *App) heed() {
	s := a.Settings
	a.UI.Prefs.Speed = speeds[s.Animation]
	a.UI.Prefs.Reduced = s.ReducedMotion
	a.UI.Prefs.Patterns = s.Patterns
	a.UI.TextScale = float64(s.TextSize) / 100
	a.Sound.SetVolume(float64(s.Volume) / 100)
	a.Sound.SetMuted(s.Mute)
	a.UI.Wake()
}

// Heed makes the settings that were read work, without saving them.
func (a *App) Heed(s store.Settings) {
	a.Settings = s
	a.heed()
}

// Finish tells a match that is over to the Hall of Fame and takes it from the list of open
// ones; one that is told already is told once. On an error it stays among the open ones,
// to be finished when it is continued.
func (a *App) Finish(m *play.Match, save *store.Save) (store.Result, error) {
	m.Flush()
	if err := m.SaveError(); err != nil {
		return store.Result{}, err
	}
	r, over := a.Store.ResultOf(m, save.Name())
	if !over {
		return r, nil
	}
	if b := a.Box(r.Game); b != nil && b.Fame.Note != nil {
		for i, rank := range m.Outcome().Ranking {
			r.Seats[i].Note = b.Fame.Note(m, rank.Seat)
		}
	}
	if err := a.Store.AddResult(r); err != nil {
		return r, err
	}
	return r, save.Finish()
}
