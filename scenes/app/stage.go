package app

import (
	"errors"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
)

// Stop is one scene of the tour.
type Stop struct {
	Name string // as pictures are named, "exploration"; with the game's ID where others could have it
	// Open leads to the scene from the shelf.
	Open func(a *App) error
	// Click lists controls to be clicked, one after the other, once it is open.
	Click []string
}

// PlayOn plays a match on, with a simple decision for every move, until it has come where
// the tour wants it; n is the number of moves made so far. A match that ends before is an
// error.
func PlayOn[S play.State, M play.Move](m *play.Match, want func(s S) bool, decide func(s S, actor play.Seat, n int) (M, error)) error {
	for {
		s, ok := m.State().(S)
		if !ok {
			return errors.New("the match is of another game")
		}
		if want(s) {
			return nil
		}
		actors := m.Actors()
		if len(actors) == 0 {
			return errors.New("the match of the tour ended early")
		}
		move, err := decide(s, actors[0], m.Len())
		if err != nil {
			return err
		}
		if _, err := m.Do(actors[0], move); err != nil {
			return err
		}
	}
}

// OpenPlayed opens the table of a new match that has been played up to a position.
func OpenPlayed[S play.State, M play.Move](a *App, set play.Setup, want func(s S) bool, decide func(s S, actor play.Seat, n int) (M, error)) error {
	g, _ := a.Game(set.Game)
	m, err := play.NewMatch(g, set)
	if err != nil {
		return err
	}
	if err := PlayOn(m, want, decide); err != nil {
		return err
	}
	a.Open.Match(m, a.Store.Begin(set.Game))
	return nil
}

// Demo is a match that the program plays by itself, through its own mouse.
type Demo struct {
	Name  string // for --demo: "pair"
	Setup play.Setup
	Until func(s play.State) bool // where to stop before the end; nil plays to the end
}

// Table is the scene of a match, as far as a [Mime] must know it. A table that wants to
// be performed on has on it: "handover" while it asks for the next person, "go-on" while
// it shows what happened, "again" when the match is over.
type Table interface {
	scene.Scene
	// Playing is the match on the table.
	Playing() *play.Match
	// Actor is the seat that has to decide, NoSeat when the game is over.
	Actor() play.Seat
	// Playable says whether the acting person sits at the computer and can decide now.
	Playable() bool
}

// Mime is how a game is played through the mouse, for demonstrations and for tests of the
// whole program.
type Mime interface {
	// Phase names a position for pictures, "market".
	Phase(s play.State) string
	// Decide is one simple decision of a person; n varies it.
	Decide(s play.State, seat play.Seat, n int) (play.Move, error)
	// Carry asks the hand for what makes the move.
	Carry(h Hand, m play.Move) error
	// Same says whether the move made is the move that was wanted.
	Same(want, made play.Move) bool
}

// Hand is the scripted hand at a table.
type Hand struct {
	App    *App
	Table  Table
	Player *input.Player
	// Picture takes one picture of a kind of situation, if pictures are taken.
	Picture func(name string)
}

// There says whether a control is in the window.
func (h Hand) There(name string) bool {
	_, ok := h.App.UI.Find(name)
	return ok
}
