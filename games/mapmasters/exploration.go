package mapmasters

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// TimerMillis is the length of the optional timer (MMV-139).
const TimerMillis = 300_000

// exploration is what a seat has handed in this round. Its lists never change.
type exploration struct {
	done  bool
	plan  Explore
	found dungeon.Result

	// What the others are shown until all are done: the books and tokens before.
	books [bookLimit + 1]BookID
	used  dungeon.Books
	ready Tokens
}

// openExploration begins the explorations with the first player (MMV-136).
func (s *State) openExploration(log *record) {
	s.phase, s.turn = ExplorationPhase, s.first
	for i := range s.players {
		s.players[i].find = exploration{}
	}
	log.add(ExplorationOpened{Round: s.round, Order: s.order(), Timed: s.timed()})
}

// timed says whether this is a Time Bonus round (MMV-099).
func (s *State) timed() bool {
	return s.tables().Objective(s.primary[s.round-1]).Hourglass
}

// Kit is what the seat brings into the dungeon, the token of SB-02 not counted.
func (s *State) Kit(seat play.Seat) dungeon.Kit {
	p := s.player(seat)
	kit := dungeon.Kit{Fairies: p.ready}
	for _, b := range p.books {
		if p.isReady(b) {
			kit.Books = kit.Books.With(b)
		}
	}
	return kit
}

func (m Explore) refusal(s *State, seat play.Seat) *play.Refusal {
	_, why := s.examine(seat, m)
	return why
}

// examine replays a plan and refuses it as a whole if anything in it is illegal
// (MMV-144).
func (s *State) examine(seat play.Seat, m Explore) (dungeon.Result, *play.Refusal) {
	if why := s.refuseTime(m); why != nil {
		return dungeon.Result{}, why
	}
	placed, why := s.placed(seat, m.Cards)
	if why != nil {
		return dungeon.Result{}, why
	}
	kit := s.Kit(seat)
	kit.Pact = m.Pact
	found, err := dungeon.Plan{Placed: placed, Path: m.Path}.Check(kit)
	if err != nil {
		return dungeon.Result{}, asRefusal(err)
	}
	return found, nil
}

// refuseTime checks the recorded time against the timer (MMV-137, MMV-139).
func (s *State) refuseTime(m Explore) *play.Refusal {
	switch {
	case m.Millis < 0 || m.Millis > mostMillis:
		return play.Refuse("MMV-137", "bad-time", "millis", m.Millis)
	case m.TimeOut && !s.timer:
		return play.Refuse("MMV-139", "no-timer")
	case m.TimeOut && m.Millis < TimerMillis:
		return play.Refuse("MMV-139", "time-left", "millis", TimerMillis-m.Millis)
	case s.timer && !m.TimeOut && m.Millis >= TimerMillis:
		return play.Refuse("MMV-139", "time-over")
	}
	return nil
}

// placed finds the cards of the hand that a plan lays (MMV-131).
func (s *State) placed(seat play.Seat, places []Place) ([]dungeon.Placement, *play.Refusal) {
	p := s.player(seat)
	if len(places) > int(p.held) {
		return nil, play.Refuse("MMV-131", "too-many-cards", "most", p.held)
	}
	list := make([]dungeon.Placement, 0, handSize)
	for i, place := range places {
		k := s.tables().Card(place.Card)
		if _, ok := p.inHand(place.Card); !ok || k == nil {
			return nil, play.Refuse("MMV-131", "card-not-in-hand", "card", place.Card)
		}
		for _, before := range places[:i] {
			if before.Card == place.Card {
				return nil, play.Refuse("MMV-131", "card-twice", "card", place.Card)
			}
		}
		list = append(list, dungeon.Placement{Card: k, X: place.X, Y: place.Y, Turned: place.Turned})
	}
	return list, nil
}

// asRefusal gives an error of the dungeon as the refusal that it is.
func asRefusal(err error) *play.Refusal {
	if why, ok := err.(*play.Refusal); ok {
		return why
	}
	return play.Refuse("MMV-144", "bad-plan", "error", err)
}

func (m Explore) make(s *State, seat play.Seat, log *record) {
	if found, why := s.examine(seat, m); why == nil {
		s.accept(seat, m, found, log)
	}
}

// accept takes a plan as Done and spends its tokens and books (MMV-138, MMV-146).
// After the last seat the round is rewarded.
func (s *State) accept(seat play.Seat, m Explore, found dungeon.Result, log *record) {
	p := s.player(seat)
	p.find = exploration{done: true, plan: m, found: found, books: p.books, used: p.used, ready: p.ready}
	p.ready = p.ready.Plus(m.Pact, 1)
	for _, kind := range Fairies() {
		n := found.Fairies.Of(kind)
		p.ready = p.ready.Plus(kind, -n)
		p.spent = p.spent.Plus(kind, n)
	}
	for _, b := range found.Books.List() {
		p.use(b)
	}
	if m.Pact != card.None {
		p.drop(dungeon.FairyPact) // out of the game, not on the discards (MMV-075)
		s.gone = s.gone.With(dungeon.FairyPact)
	}
	log.add(ExplorationDone{Seat: seat, TimeOut: m.TimeOut})
	if s.turn = s.next(seat); s.turn == s.first {
		s.reward(log)
	}
}

// Cut is the plan cut back to its longest legal beginning, as the timer hands it in
// (MMV-139): it carries the mark "timed out" and at least the timer's full length.
// Cards that are not in the hand do not stand; SB-02 stays if there is no path.
func (s *State) Cut(seat play.Seat, m Explore) Explore {
	out := Explore{Millis: max(m.Millis, TimerMillis), TimeOut: true}
	placed, why := s.placed(seat, m.Cards)
	if why != nil {
		return out
	}
	kit := s.Kit(seat)
	kit.Pact = m.Pact
	cut := dungeon.Plan{Placed: placed, Path: m.Path}.Cut(kit)
	if out.Path = cut.Path; len(out.Path) > 0 && kit.Check() == nil {
		out.Pact = m.Pact
	}
	for _, c := range cut.Placed {
		for _, laid := range m.Cards {
			if laid.Card.String() == c.Card.ID {
				out.Cards = append(out.Cards, laid)
			}
		}
	}
	return out
}
