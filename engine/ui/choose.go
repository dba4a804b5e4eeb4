package ui

import (
	"time"

	"delvebox/engine/input"
)

// Toggle is a switch; it gives its new state.
func (u *UI) Toggle(name string, x, y float64, on bool) bool {
	r := Rect{x, y, 56, 30}
	t := u.press(name, r.Inset(-7))
	to := 0.0
	if on {
		to = 1
	}
	at := u.Ease(name+".knob", to, 140*time.Millisecond)
	if u.surface != nil {
		u.toggleFace(r, at, u.faceState(name, t, false))
		if t.Ring {
			u.ring(r, 8)
		}
	}
	if t.Clicked {
		u.Play("button")
		return !on
	}
	return on
}

// Segments is a row of words of which one is chosen; it gives the chosen place.
func (u *UI) Segments(name string, r Rect, words []string, chosen int) int {
	u.Group(name)
	if u.surface != nil {
		u.groove(r)
	}
	need := 0.0
	for _, w := range words {
		need += u.Width(ButtonWord15, w)
	}
	spare := (r.W - 6 - need) / float64(len(words))
	x := r.X + 3
	names := make([]string, len(words))
	for i, w := range words {
		names[i] = name + "." + itoa(i)
		pw := u.Width(ButtonWord15, w) + spare
		p := Rect{x, r.Y + 3, pw, r.H - 6}
		t := u.press(names[i], p)
		if u.surface != nil {
			c := Cream
			if i == chosen {
				u.piece(p)
				c = Ink
			} else if t.Hot {
				c = White
			}
			u.TextIn(p, ButtonWord15, w, c, AlignMiddle)
			if t.Ring {
				u.innerRing(p)
			}
		}
		if t.Clicked && i != chosen {
			u.Play("button")
			chosen = i
		}
		x += pw
	}
	if to, ok := u.Step(names); ok {
		for i, n := range names {
			if n == to {
				chosen = i
			}
		}
	}
	u.Group("")
	return chosen
}

// ButtonWord15 is the word of a segment.
var ButtonWord15 = Style{ButtonWord.Face, 15}

// Chooser has arrows and anything between; it gives -1, 0 or 1. Middle draws what
// lies between the arrows.
func (u *UI) Chooser(name string, r Rect, middle func(Rect)) int {
	d := 0
	l, rr := Rect{r.X, r.CY() - 18, 36, 36}, Rect{r.Right() - 36, r.CY() - 18, 36, 36}
	if u.key(name+".less", l, "<") {
		d = -1
	}
	if middle != nil {
		middle(Rect{r.X + 36, r.Y, r.W - 72, r.H})
	}
	if u.key(name+".more", rr, ">") {
		d = 1
	}
	return d
}

func (u *UI) key(name string, r Rect, sign string) bool {
	t := u.press(name, r.Inset(-4))
	if u.surface != nil {
		u.keyFace(r, u.faceState(name, t, false))
		u.Icon(map[string]string{"<": "chevron-left", ">": "chevron-right", "+": "plus", "-": "minus"}[sign], r.CX(), r.CY(), 18, IconPlain, 0)
		if t.Ring {
			u.ring(r, 8)
		}
	}
	if t.Clicked {
		u.Play("button")
	}
	return t.Clicked
}

// Slider gives its new value between least and most.
func (u *UI) Slider(name string, r Rect, v, least, most, step float64) float64 {
	t := u.press(name, r)
	groove := Rect{r.X + 13, r.CY() - 4, r.W - 26, 8}
	if t.Held && u.surface == nil {
		f := min(max((t.X-groove.X)/groove.W, 0), 1)
		v = least + f*(most-least)
	}
	if t.Focused && u.surface == nil && !u.handled && u.event.Kind == input.KeyDown {
		d := map[input.Key]float64{input.ArrowL: -step, input.ArrowD: -step, input.ArrowR: step, input.ArrowU: step}[u.event.Key]
		if d != 0 {
			v, u.handled, u.focusSeen = v+d, true, true
		}
	}
	n := float64(int((v-least)/step + .5))
	v = min(max(least+n*step, least), most)
	if u.surface != nil {
		u.sliderFace(groove, (v-least)/(most-least), int((most-least)/step+.5)+1, t.Hot || t.Held)
		if t.Ring {
			u.ring(r, 8)
		}
	}
	return v
}
