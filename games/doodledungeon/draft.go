package doodledungeon

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
)

func (m Take) refusal(s *State, _ play.Seat) *play.Refusal {
	if !m.Card.Valid() || !slices.Contains(s.offer[:], m.Card) {
		return play.Refuse("DD-009", "not-on-offer", "card", m.Card)
	}
	return nil
}

func (m Take) make(s *State, seat play.Seat, log *record) {
	at := slices.Index(s.offer[:], m.Card)
	s.offer[at] = card.NoCard
	s.player(seat).card = m.Card
	log.add(CardTaken{Seat: seat, Card: m.Card})
	if s.done++; s.done < s.seats {
		s.turn = s.left(seat)
		return
	}
	for i, id := range s.offer {
		if id.Valid() { // the one left over (DD-010)
			s.offer[i] = card.NoCard
			s.discards.push(id)
			log.add(CardLeft{Card: id})
		}
	}
	s.phase, s.done = Building, 0
	s.openBuilding(s.start, log)
}

// openBuilding lets the seat build, or turns its card at once when all of its elements
// lapse: there is nothing to decide.
func (s *State) openBuilding(seat play.Seat, log *record) {
	s.turn = seat
	p := s.player(seat)
	p.next = 0
	log.add(BuildingOpened{Seat: seat, Card: p.card})
	s.judge(p, seat, log)
	for i := range s.elements(p) {
		if p.pieces[i].fate != Lapsed {
			return
		}
	}
	s.turnCard(seat, true, log)
}

// turnCard adds the faceup card to the seat's action pile, and goes on with the next
// seat, round or phase (DD-012, DD-013).
func (s *State) turnCard(seat play.Seat, automatic bool, log *record) {
	p := s.player(seat)
	log.add(CardTurned{Seat: seat, Card: p.card, Automatic: automatic})
	p.pile.push(p.card)
	p.card = card.NoCard
	p.pieces = [card.MostElements]piece{}
	p.next = 0
	if s.done++; s.done < s.seats {
		s.openBuilding(s.left(seat), log)
		return
	}
	s.start = s.left(s.start)
	log.add(SharpenerPassed{To: s.start})
	if s.round < lastRound {
		s.openRound(s.round+1, log)
		return
	}
	s.openDrawing(log)
}
