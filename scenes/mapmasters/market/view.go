// Package market is the view of the Market phase: fairy piles, spellbooks and four
// columns of dungeon cards on the mat, the players' areas below, the thing under the
// pointer large in the right column. A click buys; P passes (MMV-105 to MMV-125).
//
//	+--------+--------+-----+-----+-----+-----+  +-----------+
//	| fairy  | books  |  3  |  4  |  5  |  6  |  | objective |
//	| piles  | deck   | deck| deck| deck| deck|  +-----------+
//	| 2 x 2  | open 1 |  1  |  1  |  1  |  1  |  |  close-up |
//	|        | open 2 |  2  |  2  |  2  |  2  |  |           |
//	+--------+--------+-----+-----+-----+-----+  +-----------+
//	| sheet of the acting seat | other seats  |  |   Pass    |
//	+--------------------------+--------------+  +-----------+
//
// Units: logical pixels.
package market

import (
	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/market/area"
	"delvebox/scenes/mapmasters/market/closeup"
)

// View is the market. It implements board.View.
type View struct {
	b    *board.Board
	dock *area.Dock
	at   places

	shown  play.Seat     // whose sheet lies in front
	look   closeup.Thing // what was looked at last
	note   closeup.Note
	noteTo play.Seat // whom the note tells of its coins
	fresh  bool      // something is looked at in this pass
	kept   bool      // Haggler is kept for later, by the player's wish
	twin   card.Kind
	stops  []stop // controls of the market in this pass, for the arrow keys
	last   string // the one that was looked at last
	drag   drag
	landed ui.Rect // where the hand let go of what is being bought, empty for a click
	air    air
	banner *banner
}

// New makes the view of the present market.
func New(b *board.Board) board.View {
	v := &View{b: b, dock: area.New(b), shown: b.Actor()}
	v.banner = opening(b)
	return v
}

// Frame implements board.View.
func (v *View) Frame(u *ui.UI, l house.Layout) {
	v.skip(u)
	v.land(u)
	v.arrange(u, l)
	v.fresh, v.stops = false, v.stops[:0]
	v.dock.Look = closeup.Thing{}
	v.b.Ground(u, v.at.felt)
	u.Group("market")
	v.fairies(u)
	v.books(u)
	v.cards(u)
	u.Group("")
	v.dock.Draw(u, v.at.dock, v.seat())
	if t := v.dock.Look; !t.None() {
		v.point(t, closeup.Note{})
	}
	v.column(u, l)
	v.pass(u, l)
	v.carry(u)
	v.dock.Papers(u, v.at.felt)
	if v.dock.Reading() {
		v.onlyStops()
	}
	v.twins(u)
	v.replace(u)
	v.arrows(u)
	v.fly(u)
	v.announce(u)
}

// seat is whose sheet is in front: the one that acts, but the buyer's while things fly.
func (v *View) seat() play.Seat {
	if v.shown == play.NoSeat {
		return 0
	}
	return v.shown
}

// point says what the pointer or the focus is on.
func (v *View) point(t closeup.Thing, n closeup.Note) {
	v.look, v.note, v.noteTo, v.fresh = t, n, v.b.Actor(), true
}

// column draws the objective, what is looked at, and what goes with a purchase.
func (v *View) column(u *ui.UI, l house.Layout) {
	c := l.Column
	h := area.ObjectiveHeight(u, c.H)
	v.b.Objective(u, ui.R(c.X, c.Y, c.W, h))
	rest := ui.R(c.X, c.Y+h+12, c.W, c.H-h-12+6)
	if o := v.offer(u, rest); o > 0 {
		rest.H -= o + 10
	}
	if !v.fresh && v.noteTo != v.b.Actor() {
		v.note = closeup.Note{} // "your coins" were another's
	}
	if v.look.None() {
		v.coach(u, rest)
		return
	}
	closeup.Show(v.b, u, rest, v.look, v.note)
}

// coach says what there is to buy as long as nothing has been looked at.
func (v *View) coach(u *ui.UI, r ui.Rect) {
	first := u.T("mapmasters.coach.market")
	if v.b.State().Round() > 1 {
		first = u.T("mapmasters.market.coach-later")
	}
	house.Advice(u, r, u.T("mapmasters.market.coach-title"), first, u.T("mapmasters.coach.market-objective"), u.T("mapmasters.coach.pass"))
}

// pass draws the main button.
func (v *View) pass(u *ui.UI, l house.Layout) {
	btn := ui.Button{Word: u.T("mapmasters.market.pass"), Key: "P", Press: "P",
		Tip: ui.Tip{Title: u.T("mapmasters.market.pass"), Body: u.T("mapmasters.market.pass-tip"), Clause: "MMV-110"}}
	if !v.b.Mine() {
		btn.Disabled = u.T("mapmasters.market.choosing", "name", v.b.SeatName(v.b.Actor()))
	} else if v.b.State().Choosing() {
		btn.Disabled = u.T("mapmasters.market.replace-title")
	}
	if u.Button("pass", l.Main, btn) {
		v.twin = card.None
		v.b.Do(u, mapmasters.Pass{}, l.Main.CX(), l.Main.Y)
	}
}

// Tick implements board.View.
func (v *View) Tick(u *ui.UI) {
	if v.air.flying() || v.banner != nil {
		u.Wake()
	}
}

// Undo implements board.View.
func (v *View) Undo(*ui.UI) bool { return false }

// Redo implements board.View.
func (v *View) Redo(*ui.UI) bool { return false }

// Pause implements board.View.
func (v *View) Pause(bool) {}

// skip takes everything that moves to its end at a click or a key.
func (v *View) skip(u *ui.UI) {
	if k := u.Event().Kind; !u.Drawing() && (k == input.Press || k == input.KeyDown) {
		v.air.skip()
		if v.banner != nil && v.banner.since > 0 {
			v.banner = nil
		}
	}
}
