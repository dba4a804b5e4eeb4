package dungeonroll

import (
	"slices"

	"delvebox/engine/play"
)

// HeroSet is a set of heroes, as bits.
type HeroSet uint32

// Has says whether the hero is in the set.
func (s HeroSet) Has(h Hero) bool { return s&(1<<h) != 0 }

// List gives the heroes of the set in their order.
func (s HeroSet) List() []Hero {
	var list []Hero
	for h := Crusader; int(h) < heroCount; h++ {
		if s.Has(h) {
			list = append(list, h)
		}
	}
	return list
}

// plan is a set-up that has been read and may be played.
type plan struct {
	mode   string
	hero   Hero // of all, in Mirror mode; NoHero to draw it
	heroes HeroSet
	rules  Rules
	bots   [mostSeats]bool
}

// New sets the game up: the first adventurer, the heroes, and the first party as far
// as nothing is to be decided (DR-003, DR-008, DR-230). The error is a *play.Refusal.
func (g *Game) New(setup play.Setup) (play.State, []play.Event, error) {
	p, why := g.read(setup)
	if why != nil {
		return nil, nil, why
	}
	s := &State{seats: uint8(len(setup.Seats)), round: 1, phase: Choosing, choices: p.heroes, bots: p.bots,
		luck: play.NewChance(setup.Seed, "game")}
	s.delve.Rules, s.delve.Chest = p.rules, g.tables.Chest()
	log := &Log{}
	s.first = play.Seat(s.luck.Pick(DrawFirst, int(s.seats)))
	log.add(GameBegan{First: s.first})
	s.takeHeroes(p, log)
	return s, log.events, nil
}

// read checks a set-up.
func (g *Game) read(setup play.Setup) (p plan, why *play.Refusal) {
	n := len(setup.Seats)
	if n < leastSeats || n > mostSeats {
		return p, play.Refuse("DR-002", "seats-count", "seats", n, "least", leastSeats, "most", mostSeats)
	}
	values := map[string]string{}
	for _, o := range g.Options() {
		v, ok := setup.Options[o.Key]
		if !ok || v == "" {
			v = o.Values[0]
		}
		if !slices.Contains(o.Values, v) {
			return p, play.Refuse("DR-008", "no-such-option", "option", o.Key, "value", v)
		}
		values[o.Key] = v
	}
	p.mode = values[OptionHeroes]
	p.rules = g.tables.Rules(values[OptionClassic] == "on")
	for i, seat := range setup.Seats {
		p.bots[i] = seat.Level != ""
	}
	for _, h := range Heroes() {
		if values[g.tables.Hero(h).Set.String()] == "on" {
			p.heroes |= 1 << h
		}
	}
	if name := setup.Options[OptionHero]; name != "" && name != DrawnHero && p.mode == MirrorHeroes {
		h, err := ParseHero(name)
		if err != nil {
			return p, play.Refuse("DR-008", "no-such-option", "option", OptionHero, "value", name)
		}
		p.hero = h
	}
	have := len(p.heroes.List())
	switch p.mode {
	case RandomHeroes, ChoiceHeroes:
		if have < n {
			return p, play.Refuse("DR-007", "too-few-heroes", "heroes", have, "seats", n)
		}
	case MirrorHeroes:
		if n == 1 {
			return p, play.Refuse("DR-008", "mirror-alone")
		}
		if have == 0 && p.hero == NoHero {
			return p, play.Refuse("DR-007", "too-few-heroes", "heroes", 0, "seats", n)
		}
	}
	return p, nil
}

// takeHeroes gives the heroes out as far as nobody has to choose.
func (s *State) takeHeroes(p plan, log *Log) {
	switch p.mode {
	case ChoiceHeroes:
		s.turn = s.before(s.first)
		s.chooseForBots(log)
		return
	case RandomHeroes:
		for seat := range play.Seat(s.seats) {
			s.take(seat, s.drawHero(), true, log)
		}
	case MirrorHeroes:
		h, drawn := p.hero, p.hero == NoHero
		if drawn {
			h = s.drawHero()
		}
		for seat := range play.Seat(s.seats) {
			s.take(seat, h, drawn, log)
		}
	}
	s.turn = s.first
	s.begin(log)
}

// drawHero draws one of the heroes left.
func (s *State) drawHero() Hero {
	list := s.choices.List()
	return list[s.luck.Pick(DrawHero, len(list))]
}

// take gives a seat its hero.
func (s *State) take(seat play.Seat, h Hero, drawn bool, log *Log) {
	s.players[seat].Hero = h
	s.choices &^= 1 << h
	log.add(HeroTaken{Seat: seat, Hero: h, Drawn: drawn})
}

// chooseForBots draws the heroes of computer players whose turn it is to choose. The
// last in turn order chooses first; after the first seat the game begins.
func (s *State) chooseForBots(log *Log) {
	for s.bots[s.turn] {
		s.take(s.turn, s.drawHero(), true, log)
		if s.chosen(log) {
			return
		}
	}
}

// chosen passes the choice on and says whether it was the last.
func (s *State) chosen(log *Log) bool {
	if s.turn == s.first {
		s.begin(log)
		return true
	}
	s.turn = s.before(s.turn)
	return false
}

func checkHero(s *State, m *Move) *play.Refusal {
	if !s.choices.Has(m.Hero) {
		return play.Refuse("DR-008", "hero-taken", "hero", m.Hero)
	}
	return nil
}
