package ui

import (
	"math"
	"slices"
	"time"

	"delvebox/engine/anim"
)

// note is a toast: a sentence that rises from the foot of the mat and goes by itself.
type note struct {
	icon, text, act string
	do              func()
	since           time.Duration
}

const (
	noteUp   = 200 * time.Millisecond
	noteStay = 4 * time.Second
	noteRead = 45 * time.Millisecond // more for each letter of a long sentence
	noteGap  = 8.0                   // between a note and the button below it
	noteDown = 160 * time.Millisecond
	noteMost = 640.0 // width of a note at 100 % text; longer sentences take more lines
)

// stay is how long the note can be read.
func (n *note) stay() time.Duration {
	return noteStay + noteRead*time.Duration(max(0, len(n.text)-60))
}

// Notify shows a sentence for four seconds, a long one for longer, with an icon and one
// word to act on.
func (u *UI) Notify(icon, text, act string, do func()) {
	if n := len(u.notes); n > 0 && u.notes[n-1].text == text { // told again: what it can do now counts
		u.notes[n-1] = note{icon, text, act, do, u.Now}
		u.Wake()
		return
	}
	u.notes = append(u.notes, note{icon, text, act, do, u.Now})
	if len(u.notes) > 3 {
		u.notes = u.notes[1:]
	}
	u.Wake()
}

// drawNotes draws the toasts above the strip at the foot.
func (u *UI) drawNotes() {
	y := u.H - 62
	for i := len(u.notes) - 1; i >= 0; i-- {
		n := &u.notes[i]
		age := u.Now - n.since
		end := noteUp + n.stay()
		if age > end+noteDown {
			u.notes = append(u.notes[:i], u.notes[i+1:]...)
			continue
		}
		up, fade := 1.0, 0.0
		switch {
		case age < noteUp:
			up = anim.Out(float64(age) / float64(noteUp))
			u.Wake()
		case age > end:
			fade = float64(age-end) / float64(noteDown)
			u.Wake()
		default:
			u.WakeAt(n.since + end)
		}
		w := 56 + math.Ceil(u.Width(Label, n.text)) + 20
		actW := 0.0
		if n.act != "" {
			actW = u.Width(LabelBold, n.act) + 36
		}
		w = min(w+actW, noteMost*u.TextScale, u.W-64)
		inner := w - 56 - 18 - actW
		if lines := len(u.Wrap(Label, n.text, inner)); lines > 1 { // lines of about the same length
			inner = min(inner, u.Width(Label, n.text)/float64(lines)*1.12)
			w = 56 + inner + 18 + actW
		}
		h := 48 + u.Grow(Label) + u.ParagraphHeight(Label, n.text, inner) - u.LineHeight(Label)
		r := u.noteRoom(w, h, y)
		y = r.Y - 10
		r.Y += h * (1 - up)
		if n.act != "" { // else the hand reaches through to what lies below
			u.Area("note", r)
		}
		u.toast(r, fade)
		u.Icon(n.icon, r.X+30, r.CY(), 26, IconPlain, fade)
		top := r.Y + (h-u.ParagraphHeight(Label, n.text, inner))/2
		u.Paragraph(r.X+56, top, inner, Label, n.text, faded(Cream, fade), AlignLeft)
		if n.act != "" && u.Link("note.act", Rect{r.Right() - actW + 12, r.Y, actW - 24, h}, LabelBold, n.act, faded(LinkWalnut, fade)) && n.do != nil {
			do := n.do // which may tell something new
			u.notes = slices.Delete(u.notes, i, i+1)
			do()
		}
	}
}

// Ground says where the mat lies: toasts stand in its middle. Without it they stand in
// the middle of the window.
func (u *UI) Ground(r Rect) { u.ground = r }

// Keep says that toasts keep clear of what stands at r, as they do of buttons.
func (u *UI) Keep(r Rect) { u.kept = append(u.kept, r) }

// noteRoom is where a toast of w x h stands: in the middle of the ground with its lower
// edge at foot, or above the buttons and kept places that it would lie on.
func (u *UI) noteRoom(w, h, foot float64) Rect {
	lowest := Rect{min(max(u.ground.CX()-w/2, 16), max(u.W-16-w, 16)), foot - h, w, h}
	r := lowest
	for moved := true; moved; {
		moved = false
		for _, c := range u.cur {
			if c.button && c.rect.Overlaps(r) {
				r.Y, moved = c.rect.Y-noteGap-h, true
			}
		}
		for _, k := range u.kept {
			if k.Overlaps(r) {
				r.Y, moved = k.Y-noteGap-h, true
			}
		}
	}
	if r.Y < 0 { // buttons everywhere
		return lowest
	}
	return r
}
