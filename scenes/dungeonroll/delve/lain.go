package delve

import "delvebox/engine/play"

// lain is how the dice lay in a position: the party and the dungeon's, in the order of
// their slots.
type lain struct{ party, level []piece }

// remember notes how the dice lie in the position that is seen, for a move that is taken
// back or brought back to it.
func (v *View) remember() {
	if v.lain == nil {
		v.lain = map[play.Digest]lain{}
	}
	v.lain[v.at] = lain{copies(v.party), copies(v.level)}
}

// recall lays the dice of the match's position as they lay in it before; none if it has
// not been seen in this delve.
func (v *View) recall() {
	l := v.lain[v.Match.Digest()]
	v.party, v.level = pieces(l.party), pieces(l.level)
}

func copies(list []*piece) []piece {
	out := make([]piece, len(list))
	for i, p := range list {
		out[i] = *p
		out[i].moves = false
	}
	return out
}

func pieces(list []piece) []*piece {
	out := make([]*piece, len(list))
	for i := range list {
		p := list[i]
		out[i] = &p
	}
	return out
}
