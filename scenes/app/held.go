package app

import (
	"slices"
	"time"

	"delvebox/engine/play"
	"delvebox/engine/store"
)

// held is a match that was left with moves that could not be saved yet. It is kept in
// memory as long as the program runs, so that leaving loses nothing.
type held struct {
	match *play.Match
	save  *store.Save
	when  time.Time
}

// TellSave is to be called after every move at a table: it says once when moves cannot be
// saved, and once when they are, also where the table was left in between.
func (a *App) TellSave(m *play.Match) {
	err := m.SaveError()
	switch {
	case err != nil && !a.unsaved[m]:
		if a.unsaved == nil {
			a.unsaved = map[*play.Match]bool{}
		}
		a.unsaved[m] = true
		a.UI.Notify("lock", a.Sentence(err.Sentence()), "", nil)
	case err == nil && a.unsaved[m]:
		delete(a.unsaved, m)
		a.UI.Notify("check", a.Words.T("fault.save-retry"), "", nil)
	}
}

// LetGo is what a table does with its match when it is left: everything is saved and the
// save closed. Where there is no room, the match is held until there is.
func (a *App) LetGo(m *play.Match, save *store.Save) {
	m.Flush()
	if save == nil {
		return
	}
	if m.SaveError() == nil {
		delete(a.unsaved, m)
		save.Close()
		return
	}
	a.held = append(a.held, held{m, save, a.Now()})
}

// Retry tries to save the matches that are held; those that are safe are let go. It says
// how many there were.
func (a *App) Retry() (saved int) {
	still := a.held[:0]
	for _, h := range a.held {
		if h.match.Flush(); h.match.SaveError() != nil {
			still = append(still, h)
			continue
		}
		delete(a.unsaved, h.match)
		h.save.Close()
		saved++
	}
	a.held = still
	return saved
}

// Held tells of the match that was left last with moves that are not saved yet, false if
// there is none: as the store would list it.
func (a *App) Held() (store.Preview, bool) {
	if len(a.held) == 0 {
		return store.Preview{}, false
	}
	h := a.held[len(a.held)-1]
	set := h.match.Setup()
	return store.Preview{
		Name: h.save.Name(), Saved: h.when, Game: set.Game, Rules: h.match.Game().Version(),
		Seats: set.Seats, Moves: h.match.Len(), Last: play.NoSeat,
	}, true
}

// resume opens a match that is held; false if it is not. Of several that have no file and
// so no name it is the one that Held tells of.
func (a *App) resume(name string) bool {
	for i, h := range slices.Backward(a.held) {
		if h.save.Name() == name {
			a.held = append(a.held[:i:i], a.held[i+1:]...)
			a.Open.Match(h.match, h.save)
			return true
		}
	}
	return false
}
