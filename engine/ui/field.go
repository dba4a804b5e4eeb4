package ui

import "image/color"

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
		shift := 0.0
		if room := r.W - 26; t.Focused {
			shift = max(0, before-room)
		} else if w > room { // while nobody types, the whole text is shown
			style.Size = max(style.Size*room/w, Legible/u.TextScale)
		}
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
