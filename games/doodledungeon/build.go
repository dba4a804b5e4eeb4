package doodledungeon

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// judge lets elements lapse that cannot be built when their turn comes (DD-022, DD-023),
// up to the first that can.
func (s *State) judge(p *player, seat play.Seat, log *record) {
	for _, e := range s.elements(p)[p.next:] {
		if s.canBuild(p, e) {
			p.pieces[p.next] = piece{}
			return
		}
		p.pieces[p.next] = piece{fate: Lapsed}
		log.add(ElementLapsed{Seat: seat, Element: p.next, What: e.Name()})
		p.next++
	}
}

// canBuild says whether the element can legally be built now (DD-023).
func (s *State) canBuild(p *player, e card.Element) bool {
	switch e.Kind {
	case card.Formation:
		_, ok := p.sheet.Place(e.Shape, 0)
		return ok
	case card.Creature:
		return !p.sheet.Room().Empty()
	case card.Treasure:
		return p.hidden < sheet.Squares
	case card.Upgrade:
		for c := range card.Categories {
			if s.boxLeft(p, c) {
				return true
			}
		}
	}
	return false
}

func (s *State) boxLeft(p *player, c card.Category) bool {
	return int(p.checked[c]) < s.tables().Track(c).Boxes()
}

// current is the element whose turn it is; ok is false when all are built or lapsed.
func (s *State) current(p *player) (card.Element, bool) {
	list := s.elements(p)
	if p.next >= len(list) {
		return card.Element{}, false
	}
	return list[p.next], true
}

// due says why an element that fits may not be built now (DD-020): another's turn has
// come, or none is left.
func (s *State) due(seat play.Seat, fits func(card.Element) bool) *play.Refusal {
	e, ok := s.current(s.player(seat))
	switch {
	case !ok:
		return play.Refuse("DD-020", "all-built")
	case !fits(e):
		return play.Refuse("DD-020", "not-yet", "element", e.Name())
	}
	return nil
}

func ofKind(k card.Kind) func(card.Element) bool {
	return func(e card.Element) bool { return e.Kind == k }
}

// built enters the element as built and goes on to the next.
func (s *State) built(p *player, seat play.Seat, as piece, log *record) {
	as.fate = Built
	p.pieces[p.next] = as
	p.next++
	s.judge(p, seat, log)
}

func (m Wall) refusal(s *State, seat play.Seat) *play.Refusal {
	if why := s.due(seat, ofKind(card.Formation)); why != nil {
		return why
	}
	p := s.player(seat)
	e, _ := s.current(p)
	if e.Shape.Fits(m.On) && p.sheet.MayWall(m.On) { // the common case, without words
		return nil
	}
	return p.sheet.WhyWall(e.Shape, m.On)
}

func (m Wall) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	e, _ := s.current(p)
	p.sheet.Draw(sheet.Wall, m.On)
	log.add(WallBuilt{Seat: seat, Shape: e.Shape.Code, On: m.On})
	s.built(p, seat, piece{on: m.On}, log)
}

func (m Draw) refusal(s *State, seat play.Seat) *play.Refusal {
	if !m.Mark.Creature() {
		return play.Refuse("DD-037", "no-such-drawing")
	}
	why := s.due(seat, func(e card.Element) bool { return e.Kind == card.Creature && e.Mark == m.Mark })
	if why != nil {
		return why
	}
	p := s.player(seat)
	if p.sheet.Room().Has(m.Square) {
		return nil
	}
	return p.sheet.WhyCreature(m.Mark, m.Square)
}

func (m Draw) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	on := sheet.Of(m.Square)
	p.sheet.Draw(m.Mark, on)
	log.add(CreatureDrawn{Seat: seat, Mark: m.Mark, Square: m.Square})
	s.built(p, seat, piece{on: on}, log)
}

func (m Hide) refusal(s *State, seat play.Seat) *play.Refusal {
	if why := s.due(seat, ofKind(card.Treasure)); why != nil {
		return why
	}
	switch {
	case !m.Square.Valid():
		return play.Refuse("DD-041", "no-square")
	case s.player(seat).treasures.Has(m.Square):
		return play.Refuse("DD-042", "treasure-there", "square", m.Square)
	}
	return nil
}

func (m Hide) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	p.treasures = p.treasures.With(m.Square)
	p.hidden++
	log.add(TreasureHidden{Seat: seat, Square: m.Square})
	s.built(p, seat, piece{on: sheet.Of(m.Square)}, log)
}

func (m Check) refusal(s *State, seat play.Seat) *play.Refusal {
	if why := s.due(seat, ofKind(card.Upgrade)); why != nil {
		return why
	}
	switch {
	case m.Category >= card.Categories:
		return play.Refuse("DD-046", "no-such-track")
	case !s.boxLeft(s.player(seat), m.Category):
		return play.Refuse("DD-050", "track-full", "track", m.Category)
	}
	return nil
}

func (m Check) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	before := s.level(p, m.Category)
	p.checked[m.Category]++
	level := s.level(p, m.Category)
	log.add(BoxChecked{Seat: seat, Category: m.Category, Boxes: int(p.checked[m.Category]), Level: level, Unlocked: level != before})
	s.built(p, seat, piece{track: m.Category}, log)
}
