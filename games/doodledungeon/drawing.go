package doodledungeon

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/trail"
)

// openDrawing ends Phase A: the numbers of treasures are written down (DD-017), and
// paths are drawn in seat order from the holder of the sharpener (DD-062).
func (s *State) openDrawing(log *record) {
	s.phase, s.done, s.turn = Drawing, 0, s.start
	counts := make([]int, s.seats)
	for i := range counts {
		counts[i] = s.players[i].hidden
	}
	log.add(TreasuresCounted{Counts: counts}, DrawingOpened{Seat: s.turn, Dungeon: s.right(s.turn)})
}

func (m Path) refusal(s *State, seat play.Seat) *play.Refusal {
	return trail.Check(&s.player(s.right(seat)).sheet, m.Squares)
}

func (m Path) make(s *State, seat play.Seat, log *record) {
	dungeon := s.right(seat)
	p := s.player(dungeon)
	p.path = slices.Clone(m.Squares)
	meetings := 0
	for _, q := range p.path {
		if p.sheet.Creatures().Has(q) {
			meetings++
		}
	}
	log.add(PathDrawn{Seat: seat, Dungeon: dungeon, Squares: len(p.path), Encounters: meetings})
	if s.done++; s.done < s.seats {
		s.turn = s.left(seat)
		log.add(DrawingOpened{Seat: s.turn, Dungeon: s.right(s.turn)})
		return
	}
	s.openDefence(log)
}
