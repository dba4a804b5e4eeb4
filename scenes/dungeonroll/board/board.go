// Package board is what all views of a Dungeon Roll table share: the match with who sits
// at the computer, the dice and pictures, the names of things in the player's language,
// and the log in sentences.
//
// A view shows one stage of the game: the choice of heroes, a delve, the score sheet
// after one, the results. It reads the position through State and changes it through
// Do, the one door.
package board

import (
	"errors"

	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
	"delvebox/scenes/dungeonroll/heroart"
	"delvebox/scenes/dungeonroll/tray"
	"delvebox/scenes/sitting"
)

// View shows one stage of the match. It fills the whole window but for Places.Tools,
// where the table puts its brass buttons.
type View interface {
	// Frame draws and handles events (package ui).
	Frame(u *ui.UI)
	// Tick runs 60 times a second.
	Tick(u *ui.UI)
	// Happen hears of the events of every move, the viewer's own and the others'.
	Happen(u *ui.UI, seat play.Seat, evs []play.Event)
	// Undo takes back what only the view knows (dice that are marked); false leaves it to
	// the match.
	Undo(u *ui.UI) bool
	// Reset forgets what the view holds: the position was taken back or brought forward.
	Reset(u *ui.UI)
	// Busy says whether something is being shown that computer players wait for.
	Busy(u *ui.UI) bool
}

// Board is a match on the table.
type Board struct {
	*sitting.Sitting
	Tables *dungeonroll.Tables
	Dice   *tray.Dice
	Art    *heroart.Painter
	// Coach, Warn and Tips are the helps of this match: as its set-up began, without those
	// that have been declined since (sitting.Sitting.Tell, Switch).
	Coach, Warn, Tips bool

	classic     bool
	seen        *dungeonroll.State
	seenChanges int
	seenBy      play.Seat
}

// New makes the board of a match.
func New(a *app.App, m *play.Match, save *store.Save) (*Board, error) {
	g, ok := m.Game().(interface{ Tables() *dungeonroll.Tables })
	if !ok {
		return nil, errors.New("the match is of another game")
	}
	dice, err := tray.New()
	if err != nil {
		return nil, err
	}
	b := &Board{Tables: g.Tables(), Dice: dice, Art: heroart.New(a.UI.Art.Icons, a.UI.Art.Faces)}
	b.Sitting = sitting.New(a, m, save, teller{b})
	b.classic = b.Setup().Options[dungeonroll.OptionClassic] == "on"
	b.Coach, b.Warn, b.Tips = b.Wants("coach"), b.Wants("warnings"), b.Wants("tips")
	return b, nil
}

// State is the position, which is open to all but for what chance has not decided yet.
func (b *Board) State() *dungeonroll.State {
	if b.seen == nil || b.seenChanges != b.Changes() || b.seenBy != b.Viewer {
		b.seen, _ = b.Match.Seen(b.Viewer).(*dungeonroll.State)
		b.seenChanges, b.seenBy = b.Changes(), b.Viewer
	}
	return b.seen
}

// Delve is the delve in progress; the copy is the caller's.
func (b *Board) Delve() dungeonroll.Delve { return b.State().Delve() }
