package ui

import (
	"time"
)

// Tip is what a tooltip says.
type Tip struct {
	Title  string
	Body   string
	Now    string // what the thing is doing now, "" for nothing
	Clause string // "MMV-018", "" for none
}

const (
	tipAfter   = 300 * time.Millisecond
	tipFade    = 120 * time.Millisecond
	tipWidth   = 264
	tipPad     = 14
	refuseLife = 3 * time.Second
)

// tipState is the tooltip of the hot control.
type tipState struct {
	name  string // control it belongs to
	muted string // control it is silent about: it has just been pressed
	tip   Tip
	place Rect
	alive bool // offered in this pass
}

// Tip offers a tooltip for the control of that name, which stands at r. It appears
// when the pointer has rested on the control for 300 ms.
func (u *UI) Tip(name string, r Rect, t Tip) {
	if u.hot != name || u.tip.muted == name || u.held != "" || !u.inside {
		return
	}
	u.tip.name, u.tip.tip, u.tip.place, u.tip.alive = name, t, r, true
}

func (u *UI) drawTip() {
	t := &u.tip
	if !t.alive || t.name != u.hot {
		t.alive = false
		return
	}
	t.alive = false
	if u.refuse.text != "" { // why something is not allowed goes first
		return
	}
	since := u.Now - u.hotSince
	if since < tipAfter {
		u.WakeAt(u.hotSince + tipAfter)
		return
	}
	if u.surface == nil {
		return
	}
	fade := 1 - min(1, float64(since-tipAfter)/float64(tipFade))
	if fade > 0 && u.Prefs.Speed > 0 {
		u.Wake()
	} else {
		fade = 0
	}
	u.paintTip(t.tip, t.place, fade)
}

func (u *UI) paintTip(t Tip, place Rect, fade float64) {
	w := max(tipWidth, min(340, u.Width(SeatName, t.Title)+2*tipPad))
	w *= 1 + (u.TextScale-1)*.6
	inner := w - 2*tipPad
	h := 2.0*tipPad - 4
	h += u.ParagraphHeight(SeatName, t.Title, inner)
	for _, s := range []string{t.Body, t.Now} {
		if s != "" {
			h += u.ParagraphHeight(Label, s, inner) + 4
		}
	}
	if t.Clause != "" {
		h += u.LineHeight(Note) + 4
	}
	r, beak := u.besides(place, w, h)
	u.bubble(r, beak, false, fade)
	y := r.Y + tipPad - 4
	y += u.Paragraph(r.X+tipPad, y, inner, SeatName, t.Title, Ink, AlignLeft)
	if t.Body != "" {
		y += 4 + u.Paragraph(r.X+tipPad, y+4, inner, Label, t.Body, Ink, AlignLeft)
	}
	if t.Now != "" {
		y += 4 + u.Paragraph(r.X+tipPad, y+4, inner, LabelBold, t.Now, Gain, AlignLeft)
	}
	if t.Clause != "" {
		u.Text(r.X+tipPad, y+4+.78*u.LineHeight(Note), Note, t.Clause, LinkPaper, AlignLeft)
	}
}

// Beak is where a bubble points to.
type Beak struct {
	Side byte    // 'n', 'e', 's', 'w': the side of the bubble it stands on; 0 for none
	At   float64 // along that side, from its left or upper end
}

// besides finds room for a bubble of w x h beside a place: below, above, right, left.
func (u *UI) besides(place Rect, w, h float64) (Rect, Beak) {
	const gap, edge = 10, 8
	x := min(max(place.CX()-w/2, edge), u.W-w-edge)
	y := min(max(place.CY()-h/2, edge), u.H-h-edge)
	switch {
	case place.Bottom()+gap+h < u.H-edge:
		return Rect{x, place.Bottom() + gap, w, h}, Beak{'n', place.CX() - x}
	case place.Y-gap-h > edge:
		return Rect{x, place.Y - gap - h, w, h}, Beak{'s', place.CX() - x}
	case place.Right()+gap+w < u.W-edge:
		return Rect{place.Right() + gap, y, w, h}, Beak{'w', place.CY() - y}
	case place.X-gap-w > edge:
		return Rect{place.X - gap - w, y, w, h}, Beak{'e', place.CY() - y}
	}
	return Rect{x, max(edge, u.H-h-edge), w, h}, Beak{}
}

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

// drawRefusal shows the sentence until the pointer has gone 40 px away, three seconds
// at least.
func (u *UI) drawRefusal() {
	f := &u.refuse
	if f.text == "" {
		return
	}
	away := abs(u.x-f.x)+abs(u.y-f.y) > 60
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
	if away && u.Now-f.since > refuseLife && !r.Has(u.x, u.y) {
		u.Unrefuse()
		u.Wake()
		return
	}
	u.Area("refusal", r)
	u.bubble(r, Beak{}, true, 0)
	u.Icon("cross", r.X+28, r.Y+26, 24, IconPlain, 0)
	y := r.Y + 12
	y += u.Paragraph(r.X+48, y, inner, LabelMedium, f.text, Ink, AlignLeft)
	if f.clause == "" {
		return
	}
	link := Rect{r.X + 48, y + 2, u.Width(Note, f.clause), u.LineHeight(Note) + 2}
	if u.Link("refusal.clause", link, Note, f.clause, LinkPaper) && f.open != nil {
		f.open()
	}
}
