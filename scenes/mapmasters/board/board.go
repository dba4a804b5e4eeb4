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
	"delvebox/scenes/sitting"
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
	*sitting.Sitting
	Tables *mapmasters.Tables
	Art    *cardart.Painter

	// Staged, if set, is a phase that the position has left already and that is still
	// being shown: the bar tells of it, and nobody acts meanwhile.
	Staged *Stage

	seen   *mapmasters.State
	seenAt int // Sitting.Changes then
	seenBy play.Seat
}

// New makes the board of a match.
func New(a *app.App, m *play.Match, save *store.Save) (*Board, error) {
	g, ok := m.Game().(interface{ Tables() *mapmasters.Tables })
	if !ok {
		return nil, errors.New("the match is of another game")
	}
	b := &Board{Tables: g.Tables(), Art: cardart.New(a.UI.Art.Icons, a.UI.Art.Faces)}
	b.Sitting = sitting.New(a, m, save, teller{b})
	return b, nil
}

// State is the position as the viewer may know it.
func (b *Board) State() *mapmasters.State {
	if n := b.Changes(); b.seen == nil || b.seenAt != n || b.seenBy != b.Viewer {
		b.seen, b.seenAt, b.seenBy = b.Match.Seen(b.Viewer).(*mapmasters.State), n, b.Viewer
	}
	return b.seen
}

// Stage sets what is shown in place of the present phase; nil for nothing.
func (b *Board) Stage(s *Stage) {
	b.Staged, b.Shown = s, nil
	if s != nil {
		b.Shown = s.Shown
	}
}
