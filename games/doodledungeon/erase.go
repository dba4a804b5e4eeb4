package doodledungeon

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

func (m Erase) refusal(s *State, seat play.Seat) *play.Refusal {
	p := s.player(seat)
	if m.Element < 0 || m.Element >= p.next || p.pieces[m.Element].fate != Built {
		return play.Refuse("DD-024", "nothing-to-erase", "element", m.Element+1)
	}
	return nil
}

func (m Erase) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	elements := s.elements(p)
	erased := 0
	for i := p.next - 1; i >= m.Element; i-- {
		if p.pieces[i].fate == Built {
			s.takeBack(p, elements[i], p.pieces[i])
			erased++
		}
		p.pieces[i] = piece{}
	}
	p.next = m.Element
	log.add(ElementsErased{Seat: seat, From: m.Element, Count: erased})
	s.judge(p, seat, log)
}

// takeBack undoes what building the element did to the sheet.
func (s *State) takeBack(p *player, e card.Element, was piece) {
	switch e.Kind {
	case card.Formation, card.Creature:
		p.sheet.Erase(e.Mark, was.on)
		p.sketches = withoutSketch(p.sketches, was.on)
	case card.Treasure:
		p.treasures = p.treasures.Minus(was.on)
		p.hidden--
	case card.Upgrade:
		p.checked[was.track]--
	}
}

// withoutSketch is a list without the drawings on these squares. The old list stays.
func withoutSketch(list []Sketched, on sheet.Set) []Sketched {
	if !slices.ContainsFunc(list, func(k Sketched) bool { return on.Has(k.Square) }) {
		return list
	}
	out := make([]Sketched, 0, len(list))
	for _, k := range list {
		if !on.Has(k.Square) {
			out = append(out, k)
		}
	}
	return out
}

func (m Doodle) refusal(s *State, seat play.Seat) *play.Refusal {
	p := s.player(seat)
	for i, e := range s.elements(p)[:p.next] {
		if e.Mark.Monster() && p.pieces[i].fate == Built && p.pieces[i].on.Has(m.Square) {
			if p.sketchOn(m.Square) == m.Drawing {
				return play.Refuse("DD-137", "same-sketch", "square", m.Square)
			}
			return nil
		}
	}
	if p.sheet.Monsters().Has(m.Square) {
		return play.Refuse("DD-025", "final")
	}
	return play.Refuse("DD-137", "no-monster-to-sketch", "square", m.Square)
}

func (m Doodle) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	list := withoutSketch(p.sketches, sheet.Of(m.Square))
	if m.Drawing != "" {
		list = append(slices.Clone(list), Sketched(m))
	}
	p.sketches = list
	log.add(MonsterSketched{Seat: seat, Square: m.Square, Drawing: m.Drawing})
}

func (TurnOver) refusal(s *State, seat play.Seat) *play.Refusal {
	p := s.player(seat)
	if e, ok := s.current(p); ok {
		return play.Refuse("DD-021", "must-build", "element", e.Name())
	}
	return nil
}

func (TurnOver) make(s *State, seat play.Seat, log *record) { s.turnCard(seat, false, log) }
