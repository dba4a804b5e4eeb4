package ui

import "time"

// Wake asks for a new picture.
func (u *UI) Wake() { u.dirty = true }

// WakeAt asks for a new picture at a time.
func (u *UI) WakeAt(t time.Duration) {
	if u.wakeAt == 0 || t < u.wakeAt {
		u.wakeAt = t
	}
}

// NeedsPicture says whether anything has changed since the last drawing.
func (u *UI) NeedsPicture() bool {
	if u.wakeAt != 0 && u.Now >= u.wakeAt {
		u.wakeAt = 0
		u.dirty = true
	}
	return u.dirty
}

// Later has something done on the game loop soon. It may be called from any goroutine.
func (u *UI) Later(do func()) {
	select {
	case u.later <- do:
	default: // far too much has been asked for: rather lose a note than hold anything up
	}
}

// DoLater does what Later has been asked for; the stack of scenes calls it each tick.
func (u *UI) DoLater() {
	for {
		select {
		case do := <-u.later:
			do()
			u.Wake()
		default:
			return
		}
	}
}
