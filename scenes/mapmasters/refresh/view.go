// Package refresh is the view of the Refresh phase: the five cards of this round's hand
// lie large on the mat, and whatever the path has circled (recycling, scissors) or the
// seat owns (Bonfire, Encore, Exchange) is used on them, one card a move (MMV-155 to
// MMV-166). The next Primary Objective is known already.
//
// A card is chosen and then a tool, or a tool and then a card.
//
// Units: logical pixels.
package refresh

import (
	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/market/area"
	"delvebox/scenes/mapmasters/market/closeup"
)

// View is the Refresh phase. It implements board.View.
type View struct {
	b    *board.Board
	dock *area.Dock

	card mapmasters.CardID // chosen
	tool tool              // taken up
	give mapmasters.CardID // the card being exchanged, while another is chosen for it

	look  closeup.Thing
	note  closeup.Note
	takes []taken // what exchanges brought, for the words below the cards
}

// taken is an exchange that was made.
type taken struct{ give, take mapmasters.CardID }

// New makes the view of the present Refresh phase.
func New(b *board.Board) board.View {
	v := &View{b: b, dock: area.New(b)}
	v.dock.Staying = true
	for _, e := range b.Match.Log(b.Viewer) {
		v.hear(e.Events)
	}
	return v
}

// hear remembers exchanges; those of earlier rounds do no harm.
func (v *View) hear(evs []play.Event) {
	for _, e := range evs {
		if x, ok := e.(mapmasters.CardExchanged); ok {
			v.takes = append(v.takes, taken{x.Give, x.Take})
		}
	}
}

// seat is whose cards lie on the mat.
func (v *View) seat() play.Seat {
	if a := v.b.Actor(); a != play.NoSeat {
		return a
	}
	return 0
}

// Frame implements board.View.
func (v *View) Frame(u *ui.UI, l house.Layout) {
	felt, dock := area.Split(u, l)
	v.forget()
	v.dock.Look = closeup.Thing{}
	v.b.Ground(u, felt)
	if v.give != mapmasters.NoCard && u.Key(input.Escape) {
		v.give = mapmasters.NoCard
	}
	if v.give != mapmasters.NoCard {
		v.exchange(u, felt)
	} else {
		v.table(u, felt, l.Low)
	}
	if dock.H > 0 {
		v.dock.Draw(u, dock, v.seat())
	}
	if t := v.dock.Look; !t.None() {
		v.look, v.note = t, closeup.Note{}
	}
	v.column(u, l)
	v.finish(u, l)
	v.dock.Papers(u, felt)
}

// forget lets go of choices that make no sense any more, after undo or for another seat.
func (v *View) forget() {
	if !v.b.Mine() {
		v.card, v.tool, v.give = mapmasters.NoCard, noTool, mapmasters.NoCard
		return
	}
	for _, id := range []*mapmasters.CardID{&v.card, &v.give} {
		if *id != mapmasters.NoCard && v.fate(*id) != mapmasters.Unchanged {
			*id = mapmasters.NoCard
		}
	}
}

// fate is what has become of a card of the hand.
func (v *View) fate(id mapmasters.CardID) mapmasters.Fate {
	for _, c := range v.b.State().Hand(v.seat()) {
		if c.Card == id {
			return c.Fate
		}
	}
	return mapmasters.Removed
}

// column shows the next objective, and the card looked at.
func (v *View) column(u *ui.UI, l house.Layout) {
	c := l.Column
	st := v.b.State()
	h := area.ObjectiveHeight(u, c.H)
	v.b.ObjectiveCard(u, ui.R(c.X, c.Y, c.W, h), st.Primary(st.Round()+1), u.T("mapmasters.objective.next-short"))
	rest := ui.R(c.X, c.Y+h+12, c.W, c.H-h-6)
	if v.look.None() {
		v.coach(u, rest)
		return
	}
	closeup.Show(v.b, u, rest, v.look, v.note)
}

// coach says what the phase is for until something is looked at.
func (v *View) coach(u *ui.UI, r ui.Rect) {
	house.Advice(u, r, u.T("mapmasters.refresh.title"),
		u.T("mapmasters.coach.refresh"), u.T("mapmasters.refresh.how"), u.T("mapmasters.refresh.lost"))
}

// unused says whether the path has circled optimizers that would be lost (MMV-160).
func (v *View) unused() bool {
	recycling, scissors := v.b.State().OptimizersLeft(v.seat())
	return v.b.Mine() && recycling+scissors > 0
}

// finish is the main button. Enter presses it only when nothing is lost by it.
func (v *View) finish(u *ui.UI, l house.Layout) {
	word := u.T("mapmasters.refresh.finish")
	btn := ui.Button{Word: word, Key: u.T("keys.names-enter"), Press: input.Enter,
		Tip: ui.Tip{Title: word, Body: u.T("mapmasters.refresh.finish-tip"), Clause: "MMV-160"}}
	if v.unused() {
		btn.Key, btn.Press = "", "" // whoever hurries through the reward with Enter loses nothing
	}
	room := l.Main.W - 2*(u.Width(ui.Note, btn.Key)+38)
	if u.Width(ui.MainWord, word) > room {
		btn.Key = ""
	}
	small := ui.Style{Face: ui.MainWord.Face, Size: 19}
	switch {
	case u.Width(ui.MainWord, word) <= l.Main.W-24:
	case u.Width(small, word) <= l.Main.W-24:
		btn.Style = &small
	default:
		btn.Word = u.T("mapmasters.refresh.finish-short")
	}
	if !v.b.Mine() {
		btn.Disabled = u.T("mapmasters.refresh.others-turn", "name", v.b.SeatName(v.b.Actor()))
		btn.Word = u.T("mapmasters.refresh.finish-short")
	}
	if u.Button("finish", l.Main, btn) {
		v.card, v.tool = mapmasters.NoCard, noTool
		v.b.Do(u, mapmasters.EndRefresh{}, l.Main.CX(), l.Main.Y)
	}
}

// Tick implements board.View.
func (v *View) Tick(*ui.UI) {}

// Happen implements board.View.
func (v *View) Happen(u *ui.UI, _ play.Seat, evs []play.Event) {
	v.hear(evs)
	for _, e := range evs {
		switch e.(type) {
		case mapmasters.CardRecycled, mapmasters.CardRemoved, mapmasters.CardExchanged:
			u.Play("stamp")
		}
	}
	u.Wake()
}

// Undo implements board.View.
func (v *View) Undo(*ui.UI) bool {
	v.card, v.tool, v.give = mapmasters.NoCard, noTool, mapmasters.NoCard
	return false
}

// Redo implements board.View.
func (v *View) Redo(*ui.UI) bool { return false }

// Pause implements board.View.
func (v *View) Pause(bool) {}
