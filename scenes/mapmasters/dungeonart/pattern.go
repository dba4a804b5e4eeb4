package dungeonart

import (
	"math"

	"delvebox/engine/paint/hand"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// The seat's pattern stands on the line in badges, of badgeSize squares but not under
// badgeLeast logical pixels, badgeEvery squares apart or more. The first comes soon, none
// nearer to the line's end than badgeTail, and none where it would touch a circle.
const (
	badgeSize  = .46
	badgeLeast = 13
	badgeMost  = .8
	badgeEvery = 2.8
	badgeFirst = .9
	badgeTail  = .5
	badgeClear = .51 + badgeSize/2
)

// pattern lays the seat's pattern along a line. A path's first line begins outside the
// cards.
func (s *Sheet) pattern(t *dungeon.Tableau, l hand.Line, first bool) {
	if s.ink.Badge == "" {
		return
	}
	q := s.px
	size := math.Min(math.Max(badgeSize*q, badgeLeast*s.k), badgeMost*q)
	length, walked := l.Length(), 0.0
	next := badgeFirst * q
	if !first {
		next = badgeTail * q
	}
	for i := 1; i < len(l) && walked < length-badgeTail*q; i++ {
		walked += math.Hypot(l[i].X-l[i-1].X, l[i].Y-l[i-1].Y)
		if walked < next || walked > length-badgeTail*q || !bare(t, l[i].X/q, l[i].Y/q) {
			continue
		}
		s.stamp(s.ink.Badge, size, l[i].X, l[i].Y, 255)
		next = walked + badgeEvery*q
	}
}

// bare says whether nothing that may be circled lies near a place of the lattice.
func bare(t *dungeon.Tableau, x, y float64) bool {
	cx, cy := Floor(x), Floor(y)
	for sy := cy - 1; sy <= cy+1; sy++ {
		for sx := cx - 1; sx <= cx+1; sx++ {
			if math.Hypot(x-float64(sx)-.5, y-float64(sy)-.5) < badgeClear && iconAt(t, sx, sy) {
				return false
			}
		}
	}
	return true
}

func iconAt(t *dungeon.Tableau, x, y int) bool {
	for _, layer := range [...]card.Layer{card.Main, card.Under} {
		if n := t.NodeAt(dungeon.Spot{X: x, Y: y, Layer: layer}); n >= 0 && t.Icon(n).Kind != card.None {
			return true
		}
	}
	return false
}
