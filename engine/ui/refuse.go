package ui

import (
	"time"

	"delvebox/engine/input"
)

// refuseLife is how long a sentence stands at least, refuseReach how far the pointer may
// go from the place it is about for longer, on each side, in logical pixels.
const (
	refuseLife  = 3 * time.Second
	refuseReach = 60
)

// The controls that the sentence is made of. A press or a turn of the wheel on it, but for
// its link, means what lies below.
const (
	refusalSheet = "refusal"
	refusalLink  = "refusal.clause"
)

// refusalState is the sentence beside the pointer that says why something is not
// allowed.
type refusalState struct {
	text, clause string
	x, y         float64
	since        time.Duration
	open         func() // opens the rulebook at the clause
}

// Refuse shows why something is against the rules, beside the place. Open, which may
// be nil, is called when the clause's name is clicked.
func (u *UI) Refuse(x, y float64, text, clause string, open func()) {
	u.refuse = refusalState{text, clause, x, y, u.Now, open}
	u.Play("refused")
	u.Wake()
	u.WakeAt(u.Now + refuseLife)
}

// Unrefuse takes the sentence away.
func (u *UI) Unrefuse() { u.refuse = refusalState{} }

// Refused is the sentence being shown, "" for none.
func (u *UI) Refused() string { return u.refuse.text }

// putsAway says whether an event takes the sentence away: a press anywhere but on its link,
// as whoever goes on has read it, and a turn of the wheel on it.
func (u *UI) putsAway(ev input.Event) bool {
	switch {
	case u.refuse.text == "":
		return false
	case ev.Kind == input.Press:
		return u.hot != refusalLink
	}
	return ev.Kind == input.Wheel && u.hot == refusalSheet
}

// way is where the pointer may be without the sentence at r going away: round the place
// that it is about, on it, and anywhere between.
func (f *refusalState) way(r Rect) Rect {
	x, y := min(r.X, f.x-refuseReach), min(r.Y, f.y-refuseReach)
	return Rect{x, y, max(r.Right(), f.x+refuseReach) - x, max(r.Bottom(), f.y+refuseReach) - y}
}

// drawRefusal shows the sentence until the pointer has gone away, three seconds at least,
// or a button is pressed.
func (u *UI) drawRefusal() {
	f := &u.refuse
	if f.text == "" {
		return
	}
	w := 280 * (1 + (u.TextScale-1)*.6)
	inner := w - 58
	h := 24 + u.ParagraphHeight(LabelMedium, f.text, inner)
	if f.clause != "" {
		h += u.LineHeight(Note) + 4
	}
	r := Rect{f.x + 16, f.y + 16, w, h}
	if r.Right() > u.W-8 {
		r.X = f.x - 16 - w
	}
	if r.Bottom() > u.H-8 {
		r.Y = f.y - 16 - h
	}
	r.X, r.Y = max(8, r.X), max(8, r.Y)
	if u.Now-f.since > refuseLife && !f.way(r).Has(u.x, u.y) {
		u.Unrefuse()
		u.Wake()
		return
	}
	u.Area(refusalSheet, r)
	u.bubble(r, Beak{}, true, 0)
	u.Icon("cross", r.X+28, r.Y+26, 24, IconPlain, 0)
	y := r.Y + 12
	y += u.Paragraph(r.X+48, y, inner, LabelMedium, f.text, Ink, AlignLeft)
	if f.clause == "" {
		return
	}
	link := Rect{r.X + 48, y + 2, u.Width(Note, f.clause), u.LineHeight(Note) + 2}
	if u.Link(refusalLink, link, Note, f.clause, LinkPaper) && f.open != nil {
		f.open()
	}
}
