// Package board is what all views of a Doodle Dungeon table share: the match with who
// sits at the computer, the sheets of paper that are drawn on, cards, slips and buttons,
// the names of things in the player's language, and the log in sentences.
//
// A view shows one phase of the game: the draft, building, the hero's path, the defence,
// the scoring. It reads the position through State and changes it through Do, the one
// door. What only its owner may see is asked for through Open.
package board

import (
	"errors"

	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/app"
	"delvebox/scenes/sitting"
)

// View shows one phase of the match. It fills the whole window but for Places.Tools,
// where the table puts its brass buttons.
type View interface {
	// Frame draws and handles events (package ui).
	Frame(u *ui.UI)
	// Happen hears of the events of every move, the viewer's own and the others'.
	Happen(u *ui.UI, seat play.Seat, evs []play.Event)
	// Undo takes back what only the view knows (a step of a line); false leaves it to the
	// match.
	Undo(u *ui.UI) bool
	// Reset forgets what the view holds: the position was taken back or brought forward.
	Reset(u *ui.UI)
	// Busy says whether something is being shown that the next player waits for.
	Busy(u *ui.UI) bool
}

// Board is a match on the table.
type Board struct {
	*sitting.Sitting
	Tables *card.Tables
	// Handed is the person who has taken the computer behind the curtain, NoSeat for none.
	Handed play.Seat
	// Peek asks for the curtain in a public phase: the viewer wants to see own secrets.
	Peek bool
	// Coach, Warn and Tips are the helps of this match: as its set-up began, without those
	// that have been declined since (sitting.Sitting.Tell).
	Coach, Warn, Tips bool
	// Look is a dungeon that is being looked at closely in place of the view's own, NoSeat
	// for none.
	Look play.Seat
	// TipFoot is where the lower edge of a tip stands in this frame, 0 for the foot of the
	// sheet.
	TipFoot float64

	art         *workshop
	seen        *doodledungeon.State
	seenChanges int
}

// New makes the board of a match.
func New(a *app.App, m *play.Match, save *store.Save) (*Board, error) {
	g, ok := m.Game().(interface{ Tables() *card.Tables })
	if !ok {
		return nil, errors.New("the match is of another game")
	}
	b := &Board{Tables: g.Tables(), Handed: play.NoSeat, Look: play.NoSeat, art: newWorkshop()}
	b.Sitting = sitting.New(a, m, save, teller{b})
	o := b.Setup().Options
	b.Coach, b.Warn, b.Tips = o["coach"] == "on", b.Wants("warnings"), b.Wants("tips")
	return b, nil
}

// State is the position as the viewer may know it.
func (b *Board) State() *doodledungeon.State {
	if n := b.Changes(); b.seen == nil || b.seenChanges != n {
		b.seen, _ = b.Match.Seen(b.Viewer).(*doodledungeon.State)
		b.seenChanges = n
	}
	return b.seen
}

// Advise says a hint: a good counsel, not a refusal.
func (b *Board) Advise(u *ui.UI, text string) { u.Notify("hint", text, "", nil) }

// Open says whether the secrets of a seat may be on the screen: it is the viewer, and
// nobody else could look over the shoulder.
func (b *Board) Open(seat play.Seat) bool {
	return seat != play.NoSeat && seat == b.Viewer && (len(b.People()) == 1 || b.Handed == seat)
}

// Treasures is the squares of a seat's treasures, as far as they may be on the screen.
func (b *Board) Treasures(seat play.Seat) sheet.Set {
	s := b.State()
	if !b.Open(seat) && s.Phase() != doodledungeon.Over {
		return sheet.Set{}
	}
	return s.Treasures(seat)
}

// Hand is a seat's hand, as far as it may be on the screen: unknown cards else.
func (b *Board) Hand(seat play.Seat) []card.ID {
	list := b.State().Hand(seat)
	if !b.Open(seat) {
		for i := range list {
			list[i] = card.Unknown
		}
	}
	return list
}
