package ui

import (
	"image/color"

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
	Refuse   func() // says more than Disabled when it is pressed all the same, nil to say that
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
		if b.Refuse != nil {
			b.Refuse()
		} else {
			u.Refuse(r.CX(), r.Y-8, b.Disabled, "", nil)
		}
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
	if b.Key != "" && (st != StateDisabled || b.Kind != MainButton) { // a reason stands there
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
