// Package hand is the view of the Hand phase for a seat that owns Second Thoughts
// (SB-16): its first card may be looked at, and kept or put away (MMV-129, MMV-130).
//
// The card lies facedown until the player asks to see it. Seeing it uses the book; that
// it has been seen is kept as the seat's draft, so that it cannot be unseen by leaving.
//
// Units: logical pixels.
package hand

import (
	"math"
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/market/area"
	"delvebox/scenes/mapmasters/market/closeup"
)

// seen is the draft of a seat that has looked at its card.
const seen = "second-thoughts seen"

const turnFor = 320 * time.Millisecond

// View is the decision. It implements board.View.
type View struct {
	b      *board.Board
	seat   play.Seat
	dock   *area.Dock
	looked bool
	since  time.Duration // when the card began to be turned over
	look   closeup.Thing
}

// New makes the view for the person at the computer.
func New(b *board.Board) board.View {
	v := &View{b: b, seat: b.Viewer, dock: area.New(b)}
	if v.seat != play.NoSeat {
		v.looked = b.Match.Draft(v.seat) == seen
	}
	return v
}

// card is the first card drawn; it lies last in the Building Area.
func (v *View) card() mapmasters.CardID {
	hand := v.b.State().Hand(v.seat)
	if len(hand) == 0 {
		return mapmasters.UnknownCard
	}
	return hand[len(hand)-1].Card
}

// Frame implements board.View.
func (v *View) Frame(u *ui.UI, l house.Layout) {
	if k := u.Event().Kind; !u.Drawing() && (k == input.Press || k == input.KeyDown) {
		v.since = -time.Hour // a click or a key turns the card at once
	}
	felt, dock := area.Split(u, l)
	v.dock.Look = closeup.Thing{}
	v.b.Ground(u, felt)
	if v.seat == play.NoSeat || !v.b.Mine() {
		v.b.Objective(u, ui.R(l.Column.X, l.Column.Y, l.Column.W, area.ObjectiveHeight(u, l.Column.H)))
		return
	}
	v.table(u, felt, l.Low)
	if dock.H > 0 {
		v.dock.Draw(u, dock, v.seat)
	}
	if t := v.dock.Look; !t.None() {
		v.look = t
	}
	v.column(u, l)
	v.main(u, l)
	v.dock.Papers(u, felt)
}

// table draws the words, the card, and what can be done about it.
func (v *View) table(u *ui.UI, f ui.Rect, low bool) {
	head := ui.PageHeading
	if low {
		head = ui.Heading
	}
	title, note := u.T("mapmasters.hand.second-thoughts"), u.T("mapmasters.hand.look-note")
	if v.looked {
		note = u.T("mapmasters.hand.second-thoughts-note")
	}
	in := f.W - 80
	y := f.Y + 22
	y += u.Paragraph(f.X+40, y, in, head, title, ui.Cream, ui.AlignMiddle)
	y += u.Paragraph(f.X+40, y, in, ui.Body, note, ui.CreamDim, ui.AlignMiddle) + 14
	foot := 48 + u.Grow(ui.ButtonWord) + 34
	w := math.Floor(math.Min(math.Min((f.Bottom()-foot-y)/1.4, 360), f.W*.3))
	if w < 40 {
		return
	}
	h := w * 1.4
	x := math.Round(f.CX())
	v.turning(u, x, y+h/2, w)
	at := ui.R(x-w/2, y, w, h)
	t := u.Area("first-card", at)
	if t.Hot && v.looked {
		v.look = closeup.Thing{Card: v.card()}
	}
	v.tip(u, at)
	v.beside(u, f, at)

	bw := math.Max(190, u.Width(ui.ButtonWord, u.T("mapmasters.hand.not-now"))+70) + u.Grow(ui.ButtonWord)*3
	br := ui.R(math.Round(x-bw/2), at.Bottom()+20, bw, 46+u.Grow(ui.ButtonWord))
	if v.looked {
		if u.Button("away", br, ui.Button{Kind: ui.Secondary, Word: u.T("mapmasters.hand.away"), Press: "A",
			Tip: ui.Tip{Title: u.T("mapmasters.hand.away"), Body: u.T("mapmasters.hand.away-tip"), Clause: "MMV-130"}}) {
			v.decide(u, mapmasters.PutAway, br)
		}
		return
	}
	if u.Button("not-now", br, ui.Button{Kind: ui.Quiet, Word: u.T("mapmasters.hand.not-now"),
		Tip: ui.Tip{Title: u.T("mapmasters.hand.not-now"), Body: u.T("mapmasters.hand.not-now-tip"), Clause: "MMV-129"}}) {
		v.decide(u, mapmasters.DoNotUse, br)
	}
}

// turning draws the card, facedown, being turned over, or open.
func (v *View) turning(u *ui.UI, x, y, w float64) {
	turn := 0.0
	if v.looked {
		turn = anim.Span{To: u.Pace(turnFor)}.At(u.Now - v.since)
		if turn < 1 {
			u.Wake()
		}
		if u.Prefs.Reduced {
			turn = 1
		}
	}
	if v.looked && turn >= 1 {
		v.b.CardByID(u, v.card(), math.Round(x-w/2), math.Round(y-w*.7), w, board.CardLook{Lift: 10})
		return
	}
	closeup.Flat(v.b, u, closeup.Side{Card: v.card(), Own: true}, true, x, y, w, w, turn)
}

func (v *View) tip(u *ui.UI, at ui.Rect) {
	if v.looked {
		u.Tip("first-card", at, area.CardTip(v.b, u, v.card()))
		return
	}
	u.Tip("first-card", at, ui.Tip{Title: u.T("mapmasters.hand.first"), Body: u.T("mapmasters.hand.look-note"), Clause: "MMV-129"})
}

// beside lays the book at the left of the card and the deck at its right.
func (v *View) beside(u *ui.UI, f, card ui.Rect) {
	w := math.Floor(card.W * .72)
	h := w * 1.4
	room := card.X - f.X - 30
	if room < w+20 {
		return // small windows: the card alone
	}
	bx, y := math.Round(card.X-30-w-(room-w-30)*.3), math.Round(card.CY()-h/2)
	u.Shadow(ui.R(bx, y, w, h), 6, 5, 0)
	if v.looked {
		closeup.BookBack(v.b, u, bx, y, w)
	} else {
		closeup.Book(v.b, u, mapmasters.SecondThoughts, bx, y, w, true)
	}
	at := ui.R(bx, y, w, h)
	u.Area("second-thoughts", at)
	now := u.T("mapmasters.book.ready")
	if v.looked {
		now = u.T("mapmasters.book.used")
	}
	u.Tip("second-thoughts", at, ui.Tip{Title: v.b.BookName(mapmasters.SecondThoughts), Body: u.T("mapmasters.book.SB-16.tip"), Now: now, Clause: "MMV-129"})

	n := v.b.State().DeckSize(v.seat)
	dx := math.Round(card.Right() + 30 + (room-w-30)*.3)
	for i := min(n, 3) - 1; i >= 0; i-- {
		v.b.Back(u, 0, dx+float64(i)*2, y+float64(i)*2, w, board.CardLook{Lift: 3})
	}
	deck := ui.R(dx, y, w, h)
	u.Area("own-deck", deck)
	u.Tip("own-deck", deck, ui.Tip{Title: u.T("mapmasters.market.deck"), Body: u.T("mapmasters.hand.deck-tip"), Now: u.T("count.cards", "n", n), Clause: "MMV-126"})
}

func (v *View) column(u *ui.UI, l house.Layout) {
	c := l.Column
	h := area.ObjectiveHeight(u, c.H)
	v.b.Objective(u, ui.R(c.X, c.Y, c.W, h))
	rest := ui.R(c.X, c.Y+h+12, c.W, c.H-h-6)
	if v.looked && v.look.None() {
		v.look = closeup.Thing{Card: v.card()}
	}
	if v.look.None() {
		v.look = closeup.Thing{Book: mapmasters.SecondThoughts}
	}
	closeup.Show(v.b, u, rest, v.look, closeup.Note{})
}

func (v *View) main(u *ui.UI, l house.Layout) {
	if v.looked {
		if u.Button("keep", l.Main, ui.Button{Word: u.T("mapmasters.hand.keep"), Key: u.T("keys.names-enter"), Press: input.Enter,
			Tip: ui.Tip{Title: u.T("mapmasters.hand.keep"), Body: u.T("mapmasters.hand.keep-tip"), Clause: "MMV-129"}}) {
			v.decide(u, mapmasters.Keep, l.Main)
		}
		return
	}
	if u.Button("look", l.Main, ui.Button{Word: u.T("mapmasters.hand.look"), Key: u.T("keys.names-enter"), Press: input.Enter,
		Tip: ui.Tip{Title: u.T("mapmasters.hand.look"), Body: u.T("mapmasters.hand.look-tip"), Clause: "MMV-130"}}) {
		v.looked, v.since, v.look = true, u.Now, closeup.Thing{Card: v.card()}
		v.b.Match.SetDraft(v.seat, seen)
		u.Play("card-turn")
		u.Wake()
	}
}

func (v *View) decide(u *ui.UI, c mapmasters.Choice, at ui.Rect) {
	u.Play("card-slide")
	v.b.Do(u, mapmasters.FirstDraw{Choice: c}, at.CX(), at.Y)
}

// Tick implements board.View.
func (v *View) Tick(*ui.UI) {}

// Happen implements board.View.
func (v *View) Happen(*ui.UI, play.Seat, []play.Event) {}

// Undo implements board.View.
func (v *View) Undo(*ui.UI) bool { return false }

// Redo implements board.View.
func (v *View) Redo(*ui.UI) bool { return false }

// Pause implements board.View.
func (v *View) Pause(bool) {}
