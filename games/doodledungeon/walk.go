package doodledungeon

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

func (Walk) refusal(*State, play.Seat) *play.Refusal { return nil }

// make moves the hero square by square until he stops at a trap or monster that is not
// crossed out, or leaves through the exit (DD-072 to DD-078).
func (Walk) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	from := p.at
	walked := func() {
		if p.at != from {
			log.add(HeroWalked{Seat: seat, From: from, To: p.at})
			from = p.at
		}
	}
	s.blowBombs(seat, walked, log)
	for {
		p.at++
		if p.at == len(p.path) {
			walked()
			s.escape(seat, log)
			return
		}
		s.blowBombs(seat, walked, log)
		if !p.sheet.Stops().Has(p.path[p.at]) {
			continue
		}
		walked()
		if !s.cloaked(seat, log) {
			s.meet(seat, log)
			return
		}
	}
}

// escape takes the hero out of the exit (DD-076, DD-126).
func (s *State) escape(seat play.Seat, log *record) {
	p := s.player(seat)
	p.hero = Escaped
	log.add(HeroEscaped{Seat: seat, Hearts: p.hearts})
	s.afterEncounter(seat, log)
}

// standing is the square the hero stands on, NoSquare before the entrance.
func (p *player) standing() sheet.Square {
	if p.at < 0 || p.at >= len(p.path) {
		return sheet.NoSquare
	}
	return p.path[p.at]
}

// reach is the squares next to the hero (DD-113): the entrance is next to A1 only.
func (p *player) reach() sheet.Set {
	if p.at == outside {
		return sheet.Of(sheet.Entrance)
	}
	return sheet.Of(p.standing()).Beside()
}

// blowBombs crosses out the monsters named by Bombs that the hero is next to (DD-112).
func (s *State) blowBombs(seat play.Seat, walked func(), log *record) {
	p := s.player(seat)
	for i := 0; i < p.laid; {
		a := p.above[i]
		if a.Square == sheet.NoSquare || !p.reach().Has(a.Square) {
			i++
			continue
		}
		walked()
		s.useAbove(seat, i, 0, log)
		s.crossOut(seat, a.Square, ByBomb, log)
		i = 0 // the list has changed
	}
}

// cloaked uses up a Cloak of Shadows when the hero would stop (DD-118).
func (s *State) cloaked(seat play.Seat, log *record) bool {
	i := s.findAbove(s.player(seat), card.CloakOfShadows)
	if i < 0 {
		return false
	}
	s.useAbove(seat, i, 0, log)
	return true
}

// drinkPotions uses the Healing Potions at the start of the turn (DD-111).
func (s *State) drinkPotions(seat play.Seat, log *record) {
	p := s.player(seat)
	for i := s.findAbove(p, card.HealingPotion); i >= 0; i = s.findAbove(p, card.HealingPotion) {
		gain := min(s.tables().Value(card.HealingPotion), s.tables().Figures.Hearts-p.hearts)
		p.hearts += gain
		s.useAbove(seat, i, gain, log)
	}
}
