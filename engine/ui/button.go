package ui

import (
	"image/color"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint/furniture"
)

// ButtonKind is the rank of a button.
type ButtonKind uint8

// The kinds of buttons (art/interface, Controls).
const (
	MainButton ButtonKind = iota
	Secondary
	Quiet
	Destructive
	SeatButton // in a seat's colour: "I am Blue"
	QuietPaper // quiet, on paper
)

// Button describes a button with a word.
type Button struct {
	Kind     ButtonKind
	Icon     string
	Word     string
	Key      string // the key's name on a chip at the right, "" for none
	Press    input.Key
	Disabled string // why it cannot be used, "" if it can
	Colour   color.NRGBA
	Left     bool // word at the left, in a menu
	Tip      Tip
	Style    *Style
}

// radius is how round a button's corners are.
func (k ButtonKind) radius(r Rect) float64 {
	switch k {
	case Secondary:
		return min(24, r.H/2)
	case Quiet, QuietPaper:
		return 10
	}
	return 12
}

// faceState is the state in which a control's face is drawn.
func (u *UI) faceState(name string, t Touch, disabled bool) State {
	switch {
	case disabled:
		return StateDisabled
	case t.Held && t.Hot:
		return StatePressed
	case t.Hot:
		return StateHover
	}
	return StateNormal
}

// Button draws a button and says whether it was pressed.
func (u *UI) Button(name string, r Rect, b Button) bool {
	t := u.press(name, r)
	st := u.faceState(name, t, b.Disabled != "")
	if u.surface != nil {
		u.buttonFace(b.Kind, st, r, b.Colour)
		face := Rect{r.X, r.Y + furniture.Shift(st), r.W, r.H}
		if b.Kind != Quiet && b.Kind != QuietPaper {
			face.H -= furniture.Foot
		}
		u.buttonWords(face, b, st)
		if t.Ring {
			u.ring(r, b.Kind.radius(r))
		}
	}
	tip := b.Tip
	if b.Disabled != "" {
		tip = Tip{Title: b.Word, Body: b.Disabled}
	}
	if tip.Title != "" {
		u.Tip(name, r, tip)
	}
	hit := t.Clicked || b.Press != "" && u.Key(b.Press)
	if hit && b.Disabled != "" {
		u.Refuse(r.CX(), r.Y-8, b.Disabled, "", nil)
		return false
	}
	if hit {
		u.Play("button")
	}
	return hit
}

func (b Button) wordStyle() Style {
	if b.Style != nil {
		return *b.Style
	}
	if b.Kind == MainButton || b.Kind == SeatButton {
		return MainWord
	}
	return ButtonWord
}

func (u *UI) buttonWords(r Rect, b Button, st State) {
	c := wordColour(b.Kind, st, b.Colour)
	style := b.wordStyle()
	in := r
	look := IconPlain
	if st == StateDisabled {
		look = IconGrey
	}
	if b.Kind == Secondary && b.Icon != "" {
		d := min(r.H-10, 40)
		u.disc(Rect{r.X + 5, r.CY() - d/2, d, d}, st)
		u.Icon(b.Icon, r.X+5+d/2, r.CY(), d*.66, look, 0)
		in = Rect{r.X + d + 10, r.Y, r.W - d - 26, r.H}
	} else if b.Icon != "" {
		w := u.Width(style, b.Word)
		x := r.CX() - (w+34)/2
		u.Icon(b.Icon, x+13, r.CY(), 26, look, 0)
		u.TextIn(Rect{x + 34, r.Y, w, r.H}, style, b.Word, c, AlignLeft)
		return
	}
	if b.Key != "" {
		kw := u.Width(Note, b.Key) + 20
		chip := Rect{r.Right() - 13 - kw, r.CY() - 12, kw, 24}
		if w := u.Width(style, b.Word); w+2*(kw+18) > r.W {
			in.W = chip.X - in.X
		}
		u.keyChip(b.Kind, chip)
		u.TextIn(chip, Note, b.Key, c, AlignMiddle)
	}
	if st == StateDisabled && b.Kind == MainButton && b.Disabled != "" {
		lines := u.Wrap(Note, b.Disabled, r.W-24)
		if len(lines) == 1 {
			u.TextIn(Rect{in.X, in.Y + 5, in.W, in.H * .5}, style, b.Word, c, AlignMiddle)
			u.TextIn(Rect{r.X, r.CY() + 4, r.W, r.H * .4}, Note, lines[0], c, AlignMiddle)
			return
		}
	}
	if b.Left {
		u.TextIn(in.Move(6, 0), style, b.Word, c, AlignLeft)
		return
	}
	u.TextIn(in, style, b.Word, c, AlignMiddle)
}

// IconButton is a brass disc of radius rad with an icon.
func (u *UI) IconButton(name string, x, y, rad float64, iconName string, disabled string, tip Tip) bool {
	r := Rect{x - 22, y - 22, 44, 44}
	if rad > 22 {
		r = Rect{x - rad, y - rad, 2 * rad, 2 * rad}
	}
	t := u.press(name, r)
	st := u.faceState(name, t, disabled != "")
	if u.surface != nil {
		dr := Rect{x - rad, y - rad, 2 * rad, 2 * rad}
		u.brass(dr, st)
		look := IconPlain
		if st == StateDisabled {
			look = IconGrey
		}
		u.Icon(iconName, x, y+furniture.IconShift(st), rad*1.18, look, 0)
		if t.Ring {
			u.ring(dr, rad)
		}
	}
	if tip.Title != "" {
		if disabled != "" {
			tip.Now, tip.Body = "", disabled
		}
		u.Tip(name, r, tip)
	}
	if t.Clicked && disabled != "" {
		u.Refuse(x, y, disabled, "", nil)
		return false
	}
	if t.Clicked {
		u.Play("button")
	}
	return t.Clicked
}

// Link is an underlined word that can be clicked.
func (u *UI) Link(name string, r Rect, s Style, word string, c color.NRGBA) bool {
	t := u.Touch(name, r)
	if u.surface != nil {
		u.linkText(r, s, word, c)
		if t.Ring {
			u.ring(r, 8)
		}
	}
	return t.Clicked
}

// linkText writes a word with a line under it.
func (u *UI) linkText(r Rect, s Style, word string, c color.NRGBA) {
	u.TextIn(r, s, word, c, AlignLeft)
	f := u.face(s)
	u.HLine(r.X, r.CY()+f.CapTop/2/u.Scale+3, u.Width(s, word), c)
}

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

// Field is a line of text to type in; it gives the new text.
func (u *UI) Field(name string, r Rect, text string, most int, wrong bool) string {
	t := u.press(name, r)
	if t.Hot {
		u.SetCursor(CursorText)
	}
	if t.Clicked {
		u.SelectAll(name)
	}
	text, caret, all, _ := u.EditText(name, text, most)
	if u.surface != nil {
		u.fieldFace(r, wrong)
		style := Style{Body.Face, 17}
		rs := []rune(text)
		x := r.X + 12
		w := u.Width(style, text)
		before := u.Width(style, string(rs[:caret]))
		shift := max(0, before-(r.W-26))
		u.PushClip(r.InsetXY(8, 2))
		if all && t.Focused {
			u.Fill(Rect{x - 1 - shift, r.Y + 7, w + 2, r.H - 14}, color.NRGBA{0xff, 0xd7, 0x5a, 217})
		}
		u.TextIn(Rect{x - shift, r.Y, w, r.H}, style, text, Ink, AlignLeft)
		if t.Focused && u.CaretShown(name) {
			u.Fill(Rect{x + before - shift, r.Y + 7, 2.2, r.H - 14}, Ink)
		}
		u.PopClip()
		if t.Focused {
			u.ring(r, 8)
		}
	}
	return text
}

func itoa(i int) string {
	if i < 10 {
		return string(rune('0' + i))
	}
	return itoa(i/10) + itoa(i%10)
}

func faded(c color.NRGBA, fade float64) color.NRGBA {
	c.A = uint8(float64(c.A) * (1 - min(1, max(0, fade))))
	return c
}
