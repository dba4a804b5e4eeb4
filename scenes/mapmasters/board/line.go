package board

import (
	"delvebox/engine/play"
)

// Line is one sentence of the log.
type Line struct {
	Round int
	Seat  play.Seat
	Icon  string
	Text  string
}

// Log gives the log as the viewer may read it, the oldest line first.
func (b *Board) Log() []Line {
	n := b.Match.Len()
	if b.logLen == n && b.logBy == b.Viewer {
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
	for _, e := range b.Match.Log(b.Viewer) {
		add(e.Seat, e.Events)
	}
	return b.log
}
