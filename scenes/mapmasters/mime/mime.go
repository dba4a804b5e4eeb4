// Package mime plays Map Masters through the mouse: simple decisions, carried out on the
// controls that are to be seen.
package mime

import (
	"errors"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app"
	"delvebox/scenes/mapmasters/stops"
)

// Mime implements app.Mime.
type Mime struct{}

var errOther = errors.New("the match is of another game")

// Phase names the phase.
func (Mime) Phase(s play.State) string {
	if s, ok := s.(*mapmasters.State); ok {
		return s.Phase().String()
	}
	return ""
}

// Decide decides as the tour does.
func (Mime) Decide(s play.State, seat play.Seat, n int) (play.Move, error) {
	mm, ok := s.(*mapmasters.State)
	if !ok {
		return nil, errOther
	}
	return stops.Decide(mm, seat, n)
}

// Carry asks the hand for what makes the move.
func (Mime) Carry(h app.Hand, m play.Move) error {
	s, ok := h.Table.Playing().State().(*mapmasters.State)
	if !ok {
		return errOther
	}
	return hand{h, s}.carry(m)
}

// Same compares moves; of an exploration cards and way count, not what pays.
func (Mime) Same(want, made play.Move) bool {
	a, ok := want.(mapmasters.Explore)
	if !ok {
		return made.String() == want.String()
	}
	b, ok := made.(mapmasters.Explore)
	return ok && way(a.Path) == way(b.Path) && len(a.Cards) == len(b.Cards)
}

// way is a path without what pays: an item can be named by its place or as the first.
func way(p dungeon.Path) string {
	bare := p.Clone()
	for i := range bare {
		bare[i].Pay, bare[i].With = nil, dungeon.Item()
	}
	return bare.String()
}
