package board

import (
	"slices"

	"delvebox/engine/play"
)

// Line is one sentence of the log.
type Line struct {
	Round int
	Seat  play.Seat
	Icon  string
	Text  string
}

// Log gives the log as the viewer may read it, the oldest line first. While a phase is
// shown that is over, it tells no more of it than has been shown.
func (b *Board) Log() []Line {
	n := b.Match.Len()
	staged := b.Staged != nil && b.Staged.Shown != nil // it grows without a move
	if !staged && b.logLen == n && b.logBy == b.Viewer {
		return b.log
	}
	b.log, b.logLen, b.logBy = b.log[:0], n, b.Viewer
	round := 0
	add := func(seat play.Seat, evs []play.Event) {
		for _, ev := range evs {
			if r := roundOf(ev); r > 0 {
				round = r
			}
			if l, ok := b.Tell(seat, ev); ok {
				l.Round = max(round, 1)
				b.log = append(b.log, l)
			}
		}
	}
	add(play.NoSeat, b.Match.Opening(b.Viewer))
	for i, e := range b.Match.Log(b.Viewer) {
		if staged && i == n-1 {
			e.Events = slices.DeleteFunc(slices.Clone(e.Events), func(ev play.Event) bool { return !b.Staged.Shown(ev) })
		}
		add(e.Seat, e.Events)
	}
	if staged {
		b.logLen = -1
	}
	return b.log
}
