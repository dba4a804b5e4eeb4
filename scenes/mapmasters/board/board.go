// Package board is what all views of a Map Masters table share: the match and who
// sits at the computer, the bar with the seats, the log, the objective card, and the
// drawing of cards, books and tokens.
//
// A view shows one phase. It reads the position through State, which holds only what
// the viewer may know, and changes it through Do, the one door.
package board

import (
	"errors"

	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/cardart"
)

// View shows one phase of the match.
type View interface {
	// Frame draws mat, right column and main button, and handles events (package ui).
	Frame(u *ui.UI, l house.Layout)
	// Tick runs 60 times a second, for clocks.
	Tick(u *ui.UI)
	// Happen hears of the events of every move, the viewer's own and the others', as
	// far as the viewer may know them.
	Happen(u *ui.UI, seat play.Seat, evs []play.Event)
	// Undo takes back what only the view knows (a step of the pen); false leaves it to
	// the match.
	Undo(u *ui.UI) bool
	// Redo brings it back.
	Redo(u *ui.UI) bool
	// Pause is called when the table is covered (true) and uncovered again.
	Pause(covered bool)
}

// Board is a match on the table.
type Board struct {
	*app.App
	Match  *play.Match
	Save   *store.Save // where the match is kept
	Tables *mapmasters.Tables
	Art    *cardart.Painter
	Viewer play.Seat // the person at the computer, NoSeat if only bots play

	// Staged, if set, is a phase that the position has left already and that is still
	// being shown: the bar tells of it, and nobody acts meanwhile.
	Staged *Stage
	// OpenLog draws the log up over the table; the table sets it.
	OpenLog func()
	// Moved is told after every move that Do made; the table sets it.
	Moved func(u *ui.UI, seat play.Seat, evs []play.Event)

	seen    *mapmasters.State
	seenLen int
	seenBy  play.Seat
	actor   play.Seat
	turn    int // the number of decisions that actor was asked for, from 1; 0 for not yet
	log     []Line
	logLen  int
	logBy   play.Seat
}

// New makes the board of a match.
func New(a *app.App, m *play.Match, save *store.Save) (*Board, error) {
	g, ok := m.Game().(*mapmasters.Game)
	if !ok {
		return nil, errors.New("the match is of another game")
	}
	return &Board{
		App: a, Match: m, Save: save, Tables: g.Tables(), Viewer: play.NoSeat,
		Art: cardart.New(a.UI.Art.Icons, a.UI.Art.Faces), seenLen: -1, logLen: -1,
	}, nil
}

// State is the position as the viewer may know it.
func (b *Board) State() *mapmasters.State {
	if n := b.Match.Len(); b.seen == nil || b.seenLen != n || b.seenBy != b.Viewer {
		b.seen, b.seenLen, b.seenBy = b.Match.Seen(b.Viewer).(*mapmasters.State), n, b.Viewer
	}
	return b.seen
}

// Changed makes State look again: the match was taken back or brought forward.
func (b *Board) Changed() { b.seen, b.logLen, b.turn = nil, -1, 0 }

// Actor is the seat that has to decide, NoSeat when the game is over.
func (b *Board) Actor() play.Seat {
	if n := b.Match.Len() + 1; b.turn != n { // it is asked in every tick
		b.actor, b.turn = play.NoSeat, n
		if a := b.Match.Actors(); len(a) > 0 {
			b.actor = a[0]
		}
	}
	return b.actor
}

// Mine says whether the viewer has to decide.
func (b *Board) Mine() bool { return b.Actor() == b.Viewer && b.Viewer != play.NoSeat }

// Setup is how the match was set up.
func (b *Board) Setup() play.Setup { return b.Match.Setup() }

// SeatName is the name of a seat.
func (b *Board) SeatName(s play.Seat) string {
	if seats := b.Setup().Seats; s >= 0 && int(s) < len(seats) {
		return seats[s].Name
	}
	return ""
}

// SeatColour is the colour of a seat, "blue".
func (b *Board) SeatColour(s play.Seat) string {
	if seats := b.Setup().Seats; s >= 0 && int(s) < len(seats) {
		return seats[s].Color
	}
	return "black"
}

// People lists the seats of persons.
func (b *Board) People() []play.Seat {
	var out []play.Seat
	for i, s := range b.Setup().Seats {
		if s.Level == "" {
			out = append(out, play.Seat(i))
		}
	}
	return out
}

// Do makes a move for the viewer. A refusal is shown beside x, y, and false given.
func (b *Board) Do(u *ui.UI, m play.Move, x, y float64) bool {
	evs, err := b.Match.Do(b.Viewer, m)
	if err != nil {
		b.Refuse(u, err, x, y)
		return false
	}
	b.Changed()
	u.Wake()
	if b.Moved != nil {
		b.Moved(u, b.Viewer, evs)
	}
	return true
}

// Refuse shows a refusal in words beside x, y; its clause opens the rulebook.
func (b *Board) Refuse(u *ui.UI, err error, x, y float64) {
	var r *play.Refusal
	if !errors.As(err, &r) {
		u.Refuse(x, y, err.Error(), "", nil)
		return
	}
	clause := r.Clause
	u.Refuse(x, y, b.Reason(r), clause, func() { b.Open.Rulebook("mapmasters", clause) })
}

// Reason is a refusal's sentence.
func (b *Board) Reason(r *play.Refusal) string {
	if r == nil {
		return ""
	}
	return b.Words.T("mapmasters.refusal."+r.Key, app.Args(r.Args)...)
}

// UndoReason says why a move cannot be taken back.
func (b *Board) UndoReason(r *play.Refusal) string {
	switch r.Key {
	case "undo-limit":
		return b.Words.T("undo.limit", "why", b.Words.T("reveals."+r.Args["why"]))
	case "redo-nothing":
		return b.Words.T("undo.nothing-redo")
	}
	return b.Words.T("undo.nothing")
}
