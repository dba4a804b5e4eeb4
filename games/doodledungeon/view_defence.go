package doodledungeon

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
)

// Pile lists the seat's action pile, the top first. Where one may not know a card,
// Unknown stands.
func (s *State) Pile(seat play.Seat) []card.ID { return s.player(seat).pile.topFirst() }

// PileCards is, in a view of Phase C, what the part of the own pile is made of whose
// order is unknown: a person may remember the 14 cards (DD-014).
func (s *State) PileCards(seat play.Seat) card.Set { return s.player(seat).pool }

// Hand lists the seat's hand in the order in which it was drawn.
func (s *State) Hand(seat play.Seat) []card.ID { return slices.Clone(s.player(seat).hand.list()) }

// Above lists the cards above the seat's dungeon, the one placed first first (DD-109).
func (s *State) Above(seat play.Seat) []Above {
	p := s.player(seat)
	return slices.Clone(p.above[:p.laid])
}

// At is the place of the seat's hero in the path (DD-078): -1 on the entrance; the
// length of the path when he has escaped.
func (s *State) At(seat play.Seat) int { return s.player(seat).at }

// HeroSquare is the square the hero stands on, NoSquare outside.
func (s *State) HeroSquare(seat play.Seat) sheet.Square { return s.player(seat).standing() }

// Hearts is the number of hearts not crossed out.
func (s *State) Hearts(seat play.Seat) int { return s.player(seat).hearts }

// Hero is how the seat's hero fares.
func (s *State) Hero(seat play.Seat) Hero { return s.player(seat).hero }

// FirstTurn says whether the seat has not had a turn in Phase C yet (DD-067).
func (s *State) FirstTurn(seat play.Seat) bool { return !s.player(seat).begun }

// Meeting is the encounter that is open.
type Meeting struct {
	Mark   sheet.Mark
	Square sheet.Square
	Fight  fight.Fight // of a monster: dice, level and bonus
	Hushed bool        // no Dungeon actions (DD-119)
	Picked bool        // the trap deals no damage (DD-117)
	Kept   bool        // the trap is not crossed out (DD-102)
	Cursed bool        // the monster leaves in any case (DD-096)
	Damage int         // what the trap deals, or the monster if it wins, before Shields
}

// Meeting gives the encounter of the seat whose turn it is; ok is false if none is open.
func (s *State) Meeting() (m Meeting, ok bool) {
	e := s.meeting
	if e.mark == sheet.Empty {
		return Meeting{Square: sheet.NoSquare}, false
	}
	m = Meeting{Mark: e.mark, Square: e.square, Fight: e.fight, Hushed: e.hushed, Picked: e.picked, Kept: e.spring,
		Cursed: e.cursed, Damage: e.more}
	switch {
	case e.picked:
		m.Damage = 0
	case e.mark == sheet.Trap:
		m.Damage += s.Level(s.turn, card.TrapTrack)
	default:
		m.Damage += s.tables().Damage(e.mark)
	}
	return m, true
}

// Advice is what the coach says of an open fight.
type Advice struct {
	Need  int          // strength with which the monster wins
	Now   fight.Chance // if the fight is settled as it stands
	Cards []fight.Odds // for each different card in hand that may be played
}

// Coach gives the chance to win the open fight with each playable card of the seat; ok is
// false if no fight of the seat is open. It looks at nothing that the seat does not see.
func (s *State) Coach(seat play.Seat) (a Advice, ok bool) {
	if seat != s.turn || !s.meeting.mark.Monster() {
		return a, false
	}
	a.Need = s.tables().Figures.Strength
	f := s.meeting.fight
	a.Now = f.Now(a.Need)
	for _, action := range s.actions(s.player(seat)) {
		m := Play{Action: action}
		if action == card.LoadedDice {
			m.Dice = 1
		}
		if action.InFight() && s.whyPlay(m) == nil {
			a.Cards = append(a.Cards, f.After(action, s.tables().Value(action), a.Need))
		}
	}
	return a, true
}

// BestPlay is the best that the seat's hand can do in its open fight, and what to play
// first; ok is false if no fight of the seat is open. Under a Hush Scroll no card counts.
func (s *State) BestPlay(seat play.Seat) (p fight.Plan, ok bool) {
	if seat != s.turn || !s.meeting.mark.Monster() {
		return p, false
	}
	var hand []card.Action
	for _, id := range s.player(seat).hand.list() {
		if !s.meeting.hushed {
			hand = append(hand, s.tables().Card(id).Action)
		}
	}
	return s.meeting.fight.Best(hand, s.tables().Value, s.tables().Figures.Strength), true
}

// Encounters lists the places of the seat's path that still lie before the hero and where
// he would stop as things stand: at what is not crossed out (DD-072).
func (s *State) Encounters(seat play.Seat) []int {
	p := s.player(seat)
	stops := p.sheet.Stops()
	var list []int
	for i := p.at + 1; i < len(p.path); i++ {
		if stops.Has(p.path[i]) {
			list = append(list, i)
		}
	}
	return list
}
