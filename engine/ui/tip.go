package ui

import (
	"slices"
	"time"

	"delvebox/engine/input"
)

// Tip is what a tooltip says.
type Tip struct {
	Title  string
	Body   string
	Now    string // what the thing is doing now, "" for nothing
	Clause string // "MMV-018", "" for none
}

const (
	tipAfter  = 300 * time.Millisecond
	tipFade   = 120 * time.Millisecond
	tipLinger = 700 * time.Millisecond // how long a pointer may rest on a tooltip beside its link
	tipWidth  = 264
	tipPad    = 14
)

// The controls that a tooltip with a link is made of. The bridge leads from the thing
// to its tooltip.
const (
	tipSheet  = "tip"
	tipBridge = "tip.bridge"
	tipLink   = "tip.clause"
)

// tipState is the tooltip of the hot control.
type tipState struct {
	name   string  // control it belongs to
	muted  string  // control it is silent about: it has just been pressed
	mx, my float64 // where: another part of the control is not meant
	tip    Tip
	place  Rect
	alive  bool // offered in this pass

	shown       bool          // it is to be seen
	sheet, link Rect          // where; link is empty if its clause leads nowhere
	moved       time.Duration // when the pointer last moved on it
}

// onTip says whether a control is part of the tooltip.
func onTip(name string) bool { return name == tipSheet || name == tipBridge || name == tipLink }

// Tip offers a tooltip for the control of that name, which stands at r. It appears
// when the pointer has rested on the control for 300 ms. What has just been pressed says
// nothing until another thing, or another part of the control, has been pointed at. Where
// the scene has said with Clauses what a clause leads to, the pointer may travel into the
// tooltip and click it.
func (u *UI) Tip(name string, r Rect, t Tip) {
	if u.hot != name || u.held != "" || !u.inside {
		return
	}
	if u.tip.muted == name {
		if r.Has(u.tip.mx, u.tip.my) {
			return
		}
		u.tip.muted, u.hotSince = "", u.Now // as if it had just been pointed at
	}
	u.tip.name, u.tip.tip, u.tip.place, u.tip.alive = name, t, r, true
}

// Clauses says what the clause of a tooltip leads to in this pass: the rulebook.
func (u *UI) Clauses(open func(clause string)) { u.openClause = open }

// drawTip shows the tooltip of the control under the pointer, or the one that the
// pointer has travelled into.
func (u *UI) drawTip() {
	t := &u.tip
	own := t.alive && t.name == u.hot
	t.alive = false
	switch {
	case u.refuse.text != "": // why something is not allowed goes first
		t.shown = false
	case own && u.Now-u.hotSince < tipAfter:
		u.WakeAt(u.hotSince + tipAfter)
	case own, onTip(u.hot) && t.shown && u.lingers():
		if u.surface != nil {
			u.paintTip(t, u.tipFade())
			t.shown = true
		}
		u.tipControls()
	default:
		t.shown = false
	}
}

// tipFade is how much of the tooltip is still to come, 0 to 1.
func (u *UI) tipFade() float64 {
	fade := 1 - float64(u.Now-u.hotSince-tipAfter)/float64(tipFade)
	if fade <= 0 || u.Prefs.Speed <= 0 || onTip(u.hot) {
		return 0
	}
	u.Wake()
	return fade
}

// lingers says whether the pointer may stay on the tooltip: on its link as long as it
// likes, beside it for a moment, as whatever lies below is waiting for it.
func (u *UI) lingers() bool {
	t := &u.tip
	if u.event.Kind == input.Move && u.surface == nil {
		t.moved = u.Now
	}
	if u.hot == tipLink {
		return true
	}
	u.WakeAt(t.moved + tipLinger)
	return u.Now-t.moved < tipLinger
}

// tipControls lets the pointer reach the link of a tooltip that is to be seen.
func (u *UI) tipControls() {
	t := &u.tip
	if !t.shown || t.link.W <= 0 || u.openClause == nil {
		return
	}
	u.Area(tipBridge, between(t.place, t.sheet))
	u.Area(tipSheet, t.sheet)
	hand := u.Area(tipLink, t.link)
	if hand.Hot {
		u.SetCursor(CursorPointer)
	}
	if hand.Clicked {
		clause := t.tip.Clause
		u.dropTip()
		u.openClause(clause)
	}
}

// between is the gap between a thing and its tooltip, as wide as the narrower of them.
func between(a, b Rect) Rect {
	x0, x1 := max(a.X, b.X), min(a.Right(), b.Right())
	y0, y1 := max(a.Y, b.Y), min(a.Bottom(), b.Bottom())
	return Rect{min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0)}
}

// dropTip puts the tooltip away; what lies below it is under the pointer again.
func (u *UI) dropTip() {
	u.tip = tipState{}
	part := func(c control) bool { return onTip(c.name) }
	u.cur, u.prev = slices.DeleteFunc(u.cur, part), slices.DeleteFunc(u.prev, part)
	u.find()
}

func (u *UI) paintTip(s *tipState, fade float64) {
	t := s.tip
	w := max(tipWidth, min(340, u.Width(SeatName, t.Title)+2*tipPad))
	w *= 1 + (u.TextScale-1)*.6
	inner := w - 2*tipPad
	h := 2.0*tipPad - 4
	h += u.ParagraphHeight(SeatName, t.Title, inner)
	for _, text := range []string{t.Body, t.Now} {
		if text != "" {
			h += u.ParagraphHeight(Label, text, inner) + 4
		}
	}
	if t.Clause != "" {
		h += u.LineHeight(Note) + 4
	}
	r, beak := u.besides(s.place, w, h)
	s.sheet, s.link = r, Rect{}
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
		line := Rect{r.X + tipPad, y + 2, u.Width(Note, t.Clause), u.LineHeight(Note) + 4}
		if u.openClause == nil || beak.Side == 0 { // or it lies over its own thing
			u.TextIn(line, Note, t.Clause, LinkPaper, AlignLeft)
			return
		}
		s.link = line.InsetXY(-tipPad, -3) // easier to hit
		u.linkText(line, Note, t.Clause, LinkPaper)
	}
}
