package doodledungeon

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
)

// openDefence shuffles each action pile and draws the first hands, in turn order
// (DD-063, DD-064), and begins with the holder of the sharpener (DD-065).
func (s *State) openDefence(log *record) {
	s.phase, s.done = Defence, 0
	log.add(DefenceOpened{First: s.start})
	for i := range s.seats {
		seat := (s.start + play.Seat(i)) % play.Seat(s.seats)
		p := s.player(seat)
		p.pile.shuffle(&s.luck, drawPile)
		log.add(PileShuffled{Seat: seat, Cards: p.pile.n})
		s.draw(seat, log)
	}
	s.openTurn(s.start, log)
}

// openTurn begins the turn of a seat, and those of the seats after it as long as there
// is nothing to decide in them (DD-066 to DD-070).
func (s *State) openTurn(seat play.Seat, log *record) {
	for {
		s.turn = seat
		p := s.player(seat)
		first := !p.begun
		p.begun = true
		log.add(TurnOpened{Seat: seat, First: first})
		s.drinkPotions(seat, log)
		if p.hero == Alive && !first {
			s.step = Walking
			return
		}
		if s.openHelping(seat, log) {
			return
		}
		seat = s.left(seat)
	}
}

// openHelping opens step 3. Without a card in hand there is nothing to decide in steps 3
// and 4: the hand is refilled at once and the answer is false.
func (s *State) openHelping(seat play.Seat, log *record) bool {
	if s.step = Helping; s.player(seat).hand.n > 0 {
		return true
	}
	s.draw(seat, log)
	log.add(TurnClosed{Seat: seat, Automatic: true})
	return false
}

// afterEncounter goes on with step 3, unless the last hero has just gone (DD-069).
func (s *State) afterEncounter(seat play.Seat, log *record) {
	if s.player(seat).hero != Alive {
		s.clearAbove(seat, log)
	}
	for i := range s.seats {
		if s.players[i].hero == Alive {
			if !s.openHelping(seat, log) {
				s.openTurn(s.left(seat), log)
			}
			return
		}
	}
	s.finish(log)
}

// draw draws cards until the hand holds as many as the Hand cards level, or the pile is
// empty (DD-123, DD-124).
func (s *State) draw(seat play.Seat, log *record) {
	p := s.player(seat)
	level := s.level(p, card.HandTrack)
	var drawn []card.ID
	for p.hand.n < level && p.pile.n > 0 {
		id := p.pile.pop()
		p.known = min(p.known, p.pile.n)
		p.hand.add(id)
		drawn = append(drawn, id)
	}
	if len(drawn) > 0 {
		log.add(CardsDrawn{Seat: seat, Count: len(drawn), Cards: drawn, Left: p.pile.n})
	}
}

func (m Under) refusal(s *State, seat play.Seat) *play.Refusal {
	if s.find(s.player(seat), m.Action) < 0 {
		return play.Refuse("DD-122", "not-in-hand", "action", m.Action)
	}
	return nil
}

func (m Under) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	id := p.hand.take(s.find(p, m.Action))
	p.pile.under(id)
	p.known++
	s.step = Refilling
	log.add(CardPutUnder{Seat: seat, Card: id})
}

func (Refill) refusal(*State, play.Seat) *play.Refusal { return nil }

func (Refill) make(s *State, seat play.Seat, log *record) {
	s.draw(seat, log)
	log.add(TurnClosed{Seat: seat})
	s.openTurn(s.left(seat), log)
}
