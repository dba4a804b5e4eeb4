package sitting

import (
	"time"

	"delvebox/engine/play"
)

// Draft keeps what a person has half done (a dungeon, a path, a drawing), in the words of
// the move that it will become: it is there again when the program was killed. A draft is
// written soon after each change, and from time to time where a clock runs. A view that
// has a draft reads it when it is made.
type Draft struct {
	Clock   bool // a clock runs
	changed bool
	at      time.Duration // when it was last written
}

const (
	draftSoon  = 300 * time.Millisecond
	draftClock = 10 * time.Second
)

// Change notes that there is something new to keep.
func (d *Draft) Change() { d.changed = true }

// Keep writes a seat's draft when it is time. It is called 60 times a second.
func (d *Draft) Keep(s *Sitting, seat play.Seat, now time.Duration, text func() string) {
	if age := now - d.at; d.changed && age >= draftSoon || d.Clock && age >= draftClock {
		d.at = now
		d.Save(s, seat, text)
	}
}

// Save writes it at once, if it is the seat that has to decide. Nothing is written of what
// has not changed, but where a clock runs.
func (d *Draft) Save(s *Sitting, seat play.Seat, text func() string) {
	if seat == play.NoSeat || s.Actor() != seat || !d.changed && !d.Clock {
		return
	}
	d.changed = false
	s.Match.SetDraft(seat, text())
}
