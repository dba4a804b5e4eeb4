package ui

import (
	"delvebox/engine/input"
)

// Cursor is the shape of the pointer.
type Cursor uint8

// The pointer's shapes.
const (
	CursorDefault Cursor = iota
	CursorPointer
	CursorText
	CursorCross
	CursorMove
	CursorNo
)

// Cursor is the shape the last pass asked for.
func (u *UI) Cursor() Cursor { return u.cursor }

// SetCursor asks for a shape of the pointer in this pass.
func (u *UI) SetCursor(c Cursor) { u.cursor = c }

// Touch is what the hand does to a control in this pass.
type Touch struct {
	Hot      bool // the pointer is on it and nothing else is held
	Held     bool // a button was pressed on it and is still down
	Focused  bool // it has the keyboard's focus
	Ring     bool // ... and the focus is to be shown
	Pressed  bool // the left button went down on it now
	Clicked  bool // pressed and released on it, or Enter or Space on the focus
	Menu     bool // clicked with the right button
	Dragging bool // held by the left button and moved by more than a little
	Dropped  bool // let go now after dragging, wherever that was
	Wheel    float64
	X, Y     float64 // the pointer, in the window
}

// Touch registers a control that can be pointed at, focused and clicked.
func (u *UI) Touch(name string, r Rect) Touch { return u.touch(name, r, true) }

// press is Touch for a button, which toasts keep clear of.
func (u *UI) press(name string, r Rect) Touch {
	t := u.touch(name, r, true)
	u.cur[len(u.cur)-1].button = true
	return t
}

// Area registers a control that can be pointed at but takes no focus.
func (u *UI) Area(name string, r Rect) Touch { return u.touch(name, r, false) }

// Shield keeps the pointer from everything registered before it in this pass.
func (u *UI) Shield() {
	u.cur = append(u.cur[:0], control{rect: Rect{0, 0, u.W, u.H}})
	if u.Witness != nil {
		u.Witness(Written{Shield: true})
	}
}

// Group makes the controls until the next Group one stop of the Tab key, within
// which the arrow keys move. An empty name ends a group.
func (u *UI) Group(name string) { u.group = name }

func (u *UI) touch(name string, r Rect, focus bool) Touch {
	seen := r.Cut(u.clip())
	u.cur = append(u.cur, control{name: name, rect: seen, focus: focus, group: u.group})
	t := Touch{X: u.x, Y: u.y}
	t.Hot = u.hot == name && u.inside && (u.held == "" || u.held == name)
	t.Held = u.held == name && u.heldBy != input.Right
	t.Focused = u.focus == name && focus
	t.Ring = t.Focused && u.focusSeen
	t.Dragging = t.Held && u.dragging
	if t.Hot && focus && u.cursor == CursorDefault {
		u.cursor = CursorPointer
	}
	if u.surface != nil || u.handled {
		return t
	}
	switch u.event.Kind { // what the hand does to this control in this event
	case input.Press:
		if u.held == name && u.heldBy == input.Left {
			t.Pressed, u.handled = true, true
		}
	case input.Release:
		if u.held != name || u.heldBy != u.event.Button {
			break
		}
		u.handled = true
		switch {
		case u.heldBy == input.Right:
			t.Menu = u.hot == name
		case u.dragging:
			t.Dropped = true
			t.Clicked = u.hot == name
		default:
			t.Clicked = u.hot == name
		}
	case input.Wheel:
		if t.Hot {
			t.Wheel = u.event.DY
		}
	case input.KeyDown:
		if t.Ring && (u.event.Key == input.Enter || u.event.Key == input.Space) {
			t.Clicked, u.handled = true, true
		}
	}
	return t
}

// Key says whether this pass is the press of that key and nobody has taken it yet;
// it is then taken.
func (u *UI) Key(k input.Key) bool {
	if u.surface != nil || u.handled || u.event.Kind != input.KeyDown || u.event.Key != k || u.event.Mods.Ctrl || u.event.Mods.Alt {
		return false
	}
	if (k == input.Enter || k == input.Space) && u.focusTaken() {
		return false
	}
	u.handled = true
	return true
}

// focusTaken says whether the keyboard's focus is shown on a control, to which Enter
// and Space then belong.
func (u *UI) focusTaken() bool {
	if !u.focusSeen || u.focus == "" {
		return false
	}
	_, there := u.Find(u.focus)
	return there
}

// KeyCtrl is Key with the control key held.
func (u *UI) KeyCtrl(k input.Key, shift bool) bool {
	if u.surface != nil || u.handled || u.event.Kind != input.KeyDown || u.event.Key != k || !u.event.Mods.Ctrl || u.event.Mods.Shift != shift {
		return false
	}
	u.handled = true
	return true
}

// Take marks the event of this pass as dealt with.
func (u *UI) Take() { u.handled = true }

// Taken says whether the event of this pass has been dealt with.
func (u *UI) Taken() bool { return u.handled }

// Focus gives the keyboard's focus to a control.
func (u *UI) Focus(name string, show bool) { u.focus, u.focusSeen = name, show }

// Focused is the control with the focus, and whether its ring is to be seen.
func (u *UI) Focused() (name string, shown bool) { return u.focus, u.focusSeen }

// moveFocus goes to the next control that takes the focus; a group is one stop.
func (u *UI) moveFocus(back bool) {
	var stops []control
	for _, c := range u.cur {
		if !c.focus || c.rect.W <= 0 || c.rect.H <= 0 {
			continue
		}
		if n := len(stops); c.group != "" && n > 0 && stops[n-1].group == c.group {
			if c.name == u.focus {
				stops[n-1] = c
			}
			continue
		}
		stops = append(stops, c)
	}
	if len(stops) == 0 {
		return
	}
	at := -1
	for i, c := range stops {
		if c.name == u.focus {
			at = i
		}
	}
	switch {
	case at < 0:
		at = 0
	case back:
		at = (at + len(stops) - 1) % len(stops)
	default:
		at = (at + 1) % len(stops)
	}
	u.focus, u.focusSeen, u.dirty = stops[at].name, true, true
}

// Step gives -1 or 1 when an arrow key asks a focused group of names to move, and
// moves the focus to the neighbour. Names are the group's controls in order.
func (u *UI) Step(names []string) (to string, moved bool) {
	if u.surface != nil || u.handled || u.event.Kind != input.KeyDown {
		return "", false
	}
	d := 0
	switch u.event.Key {
	case input.ArrowL, input.ArrowU:
		d = -1
	case input.ArrowR, input.ArrowD:
		d = 1
	default:
		return "", false
	}
	for i, n := range names {
		if n == u.focus {
			j := i + d
			if j < 0 || j >= len(names) {
				return "", false
			}
			u.handled, u.focus, u.focusSeen = true, names[j], true
			return names[j], true
		}
	}
	return "", false
}

// PushClip confines drawing and pointing to r until PopClip.
func (u *UI) PushClip(r Rect) {
	r = r.Cut(u.clip())
	u.clips = append(u.clips, r)
	if u.surface != nil {
		u.surface.Clip(u.device(r))
	}
}

// PopClip takes the last clip back.
func (u *UI) PopClip() {
	u.clips = u.clips[:len(u.clips)-1]
	if u.surface != nil {
		u.surface.Unclip()
	}
}

func (u *UI) clip() Rect {
	if n := len(u.clips); n > 0 {
		return u.clips[n-1]
	}
	return Rect{0, 0, u.W, u.H}
}
