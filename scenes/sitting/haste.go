package sitting

import (
	"math"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/ui"
)

const (
	doubled = 400 * time.Millisecond // a second press within it belongs to a double click
	still   = 6.0                    // pixels that the hand may move between the two
)

// Haste keeps the second half of a double click from what the first one has brought: the
// main button stands at the same place in every view, and a card that is bought gives its
// place to another at once. One press too many would end a refresh that nobody has seen,
// or buy for the next player.
type Haste struct {
	x, y   float64
	at     time.Duration // of the last release
	seen   bool          // there has been one
	opened bool          // it has changed what lies under the hand
	deaf   bool          // the second press is being held
}

// Open notes that another view has come, or that a move was made.
func (h *Haste) Open() { h.opened = h.seen }

// Pass looks at the event of this pass, before any control does, and takes it if it is
// the second half of a double click.
func (h *Haste) Pass(u *ui.UI) {
	if u.Drawing() {
		return
	}
	x, y, _ := u.Pointer()
	switch u.Event().Kind {
	case input.Move:
		h.opened = h.opened && math.Hypot(x-h.x, y-h.y) < still
	case input.Press:
		if h.opened && u.Now-h.at < doubled {
			h.deaf = true
			u.Take()
		}
		h.opened = false
	case input.Release:
		if h.deaf {
			h.deaf = false
			u.Take()
			return
		}
		h.x, h.y, h.at, h.seen, h.opened = x, y, u.Now, true, false
	}
}
