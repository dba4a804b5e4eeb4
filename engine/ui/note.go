package ui

import (
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
	noteDown = 160 * time.Millisecond
)

// Notify shows a sentence for four seconds, with an icon and one word to act on.
func (u *UI) Notify(icon, text, act string, do func()) {
	if n := len(u.notes); n > 0 && u.notes[n-1].text == text {
		u.notes[n-1].since = u.Now
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
		end := noteUp + noteStay
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
		w := 58 + u.Width(Label, n.text) + 18
		actW := 0.0
		if n.act != "" {
			actW = u.Width(LabelBold, n.act) + 36
		}
		w = min(w+actW, u.W-64)
		h := 48 + u.Grow(Label)
		r := Rect{(u.W - 296 - w) / 2, y - h*up, w, h}
		r.X = max(r.X, 16)
		if n.act != "" { // else the hand reaches through to what lies below
			u.Area("note", r)
		}
		u.toast(r, fade)
		u.Icon(n.icon, r.X+30, r.CY(), 26, IconPlain, fade)
		tr := Rect{r.X + 56, r.Y, w - 56 - actW, h}
		u.TextIn(tr, Label, n.text, faded(Cream, fade), AlignLeft)
		if n.act != "" && u.Link("note.act", Rect{r.Right() - actW + 12, r.Y, actW - 24, h}, LabelBold, n.act, faded(LinkWalnut, fade)) && n.do != nil {
			n.do()
			u.notes = append(u.notes[:i], u.notes[i+1:]...)
		}
		y -= h*up + 10
	}
}
