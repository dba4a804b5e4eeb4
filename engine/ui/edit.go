package ui

import (
	"slices"
	"time"

	"delvebox/engine/input"
)

// edit is the caret of a text field.
type edit struct {
	at    int  // caret, in runes
	all   bool // the whole text is selected
	since time.Duration
}

// The caret blinks, and after some blinks without a key it stays: a field nobody types in
// asks for no pictures.
const (
	blink  = 530 * time.Millisecond
	blinks = 8 // changes of the caret after the last key; even, so that it stays shown
)

// EditText handles the keys of a focused field and gives its new text. Most is the
// greatest number of characters. Scenes that draw their own field use it; Field is
// the usual one.
func (u *UI) EditText(name string, text string, most int) (out string, caret int, selected, changed bool) {
	e := u.texts[name]
	rs := []rune(text)
	if e == nil {
		e = &edit{at: len(rs)}
		u.texts[name] = e
	}
	e.at = min(e.at, len(rs))
	if u.focus != name {
		e.all, e.since = false, u.Now
		return text, e.at, false, false
	}
	if u.surface != nil {
		if rest := u.Now - e.since; rest < blinks*blink {
			u.WakeAt(u.Now + blink - rest%blink)
		}
		return text, e.at, e.all, false
	}
	if u.handled {
		return text, e.at, e.all, false
	}
	rs, changed = u.typed(e, rs, most)
	if changed {
		e.since = u.Now
	}
	return string(rs), e.at, e.all, changed
}

// typed does to a text what this event asks for.
func (u *UI) typed(e *edit, rs []rune, most int) (out []rune, changed bool) {
	switch u.event.Kind {
	case input.Rune:
		u.handled = true
		if e.all {
			rs, e.at, e.all = nil, 0, false
		}
		if len(rs) < most && u.event.Rune >= ' ' {
			e.at++
			return slices.Insert(rs, e.at-1, u.event.Rune), true
		}
	case input.KeyDown:
		return u.edited(e, rs)
	}
	return rs, false
}

// edited does to a text what a key asks for that is no letter.
func (u *UI) edited(e *edit, rs []rune) (out []rune, changed bool) {
	switch mods := u.event.Mods; u.event.Key {
	case input.Backspace, input.Delete:
		u.handled = true
		return e.cut(rs, u.event.Key == input.Backspace)
	case input.ArrowL, input.ArrowR, input.Home, input.End:
		e.at, e.all, u.handled, e.since = caretTo(u.event.Key, e.at, len(rs)), false, true, u.Now
	case "A":
		if mods.Ctrl {
			e.all, u.handled = true, true
		} else if !mods.Alt {
			u.handled = true // the letter comes as a rune
		}
	case input.Enter, input.Escape, input.Tab, input.ArrowU, input.ArrowD:
	default:
		if !mods.Ctrl && !mods.Alt && len(u.event.Key) == 1 {
			u.handled = true // a letter is typed, not a shortcut
		}
	}
	return rs, false
}

// cut takes out what is selected, else the letter before the caret or the one behind it.
func (e *edit) cut(rs []rune, before bool) (out []rune, changed bool) {
	switch {
	case e.all:
		e.at, e.all = 0, false
		return nil, true
	case before && e.at > 0:
		e.at--
		return slices.Delete(rs, e.at, e.at+1), true
	case !before && e.at < len(rs):
		return slices.Delete(rs, e.at, e.at+1), true
	}
	return rs, false
}

func caretTo(k input.Key, at, n int) int {
	switch k {
	case input.ArrowL:
		return max(0, at-1)
	case input.ArrowR:
		return min(n, at+1)
	case input.Home:
		return 0
	}
	return n
}

// SelectAll marks the whole text of a field, so that typing replaces it.
func (u *UI) SelectAll(name string) {
	e := u.texts[name]
	if e == nil {
		e = &edit{}
		u.texts[name] = e
	}
	e.all, e.since = true, u.Now
}

// CaretShown says whether the blinking caret of a field is to be seen now.
func (u *UI) CaretShown(name string) bool {
	e := u.texts[name]
	if e == nil || u.focus != name {
		return false
	}
	n := (u.Now - e.since) / blink
	return n >= blinks || n%2 == 0
}
