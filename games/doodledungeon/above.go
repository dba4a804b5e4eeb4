package doodledungeon

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

func (m Lay) refusal(s *State, seat play.Seat) *play.Refusal {
	p := s.player(seat)
	switch {
	case m.Action.Dungeon():
		return play.Refuse("DD-089", "no-encounter")
	case s.find(p, m.Action) < 0:
		return play.Refuse("DD-105", "not-in-hand", "action", m.Action)
	}
	return s.whyAbove(seat, m)
}

// whyAbove says why a card may not be laid above a dungeon.
func (s *State) whyAbove(seat play.Seat, m Lay) *play.Refusal {
	switch {
	case !s.valid(m.Above):
		return play.Refuse("DD-105", "no-such-seat", "seat", int(m.Above))
	case m.Above == seat:
		return play.Refuse("DD-105", "own-dungeon")
	}
	q := s.player(m.Above)
	switch {
	case q.hero != Alive:
		return play.Refuse("DD-107", "hero-"+q.hero.String())
	case q.laid == MostAbove:
		return play.Refuse("DD-106", "two-above")
	case m.Action != card.Bomb && m.Square != sheet.NoSquare:
		return play.Refuse("DD-112", "names-nothing")
	case m.Action != card.Bomb:
		return nil
	case q.sheet.Guards().Empty():
		return play.Refuse("DD-114", "no-monster-left")
	case q.sheet.Guards().Has(m.Square):
		return nil
	case q.sheet.Monsters().Has(m.Square):
		return play.Refuse("DD-112", "crossed-out", "square", m.Square)
	}
	return play.Refuse("DD-112", "no-monster-there", "square", m.Square)
}

func (m Lay) make(s *State, seat play.Seat, log *record) {
	p, q := s.player(seat), s.player(m.Above)
	id := p.hand.take(s.find(p, m.Action))
	q.above[q.laid] = Above{Card: id, By: seat, Square: m.Square}
	q.laid++
	log.add(CardLaid{Seat: seat, Above: m.Above, Card: id, Action: m.Action, Square: m.Square})
}

// findAbove is the place of the first card above the dungeon with this action, -1 if
// there is none: the one placed first takes effect first (DD-109).
func (s *State) findAbove(p *player, a card.Action) int {
	for i := range p.laid {
		if s.tables().Card(p.above[i].Card).Action == a {
			return i
		}
	}
	return -1
}

// useAbove tells of a card above the dungeon taking effect and discards it (DD-108).
func (s *State) useAbove(seat play.Seat, i, figure int, log *record) {
	p := s.player(seat)
	a := p.above[i]
	log.add(HeroCardUsed{Seat: seat, By: a.By, Card: a.Card, Action: s.tables().Card(a.Card).Action, Square: p.subject(a), Figure: figure})
	s.discards.push(p.remove(i))
}

// subject is the square a used card is about: a Bomb's monster, else where the hero is.
func (p *player) subject(a Above) sheet.Square {
	if a.Square.Valid() {
		return a.Square
	}
	return p.standing()
}

// remove takes a card from above the dungeon.
func (p *player) remove(i int) card.ID {
	id := p.above[i].Card
	copy(p.above[i:], p.above[i+1:p.laid])
	p.laid--
	p.above[p.laid] = Above{By: play.NoSeat, Square: sheet.NoSquare}
	return id
}

// clearAbove discards what is left above the dungeon of a hero who is gone (DD-110).
func (s *State) clearAbove(seat play.Seat, log *record) {
	for p := s.player(seat); p.laid > 0; {
		s.waste(seat, 0, log)
	}
}

// waste discards a card above the dungeon without effect.
func (s *State) waste(seat play.Seat, i int, log *record) {
	p := s.player(seat)
	a := p.above[i]
	log.add(HeroCardWasted{Seat: seat, By: a.By, Card: a.Card, Action: s.tables().Card(a.Card).Action})
	s.discards.push(p.remove(i))
}

// crossOut crosses a trap or monster out, and discards the Bombs that named it (DD-114).
func (s *State) crossOut(seat play.Seat, q sheet.Square, by Reason, log *record) {
	p := s.player(seat)
	log.add(CrossedOut{Seat: seat, Mark: p.sheet.At(q), Square: q, By: by})
	p.sheet.CrossOut(q)
	for i := 0; i < p.laid; {
		if p.above[i].Square != q {
			i++
			continue
		}
		s.waste(seat, i, log)
	}
}
