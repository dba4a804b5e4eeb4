package mapmasters

import (
	"fmt"
	"slices"

	"delvebox/engine/play"
)

// startCoins is what a seat begins with (MMV-092).
const startCoins = 6

// New sets the game up for the first market. The error is a *play.Refusal.
func (g *Game) New(setup play.Setup) (play.State, []play.Event, error) {
	s, events, why := g.newState(setup)
	if why != nil {
		return nil, nil, why
	}
	return s, events, nil
}

func (g *Game) newState(setup play.Setup) (*State, []play.Event, *play.Refusal) {
	n := len(setup.Seats)
	if n < leastSeats || n > mostSeats {
		return nil, nil, play.Refuse("MMV-091", "players", "seats", n, "least", leastSeats, "most", mostSeats)
	}
	for _, o := range g.Options() {
		if v, set := setup.Options[o.Key]; set && !slices.Contains(o.Values, v) {
			return nil, nil, play.Refuse("MMV-139", "bad-option", "option", o.Key, "value", v)
		}
	}
	s := &State{tables: g.Tables, seats: n, round: 1, timer: setup.Options[OptionTimer] == "on",
		luck: play.NewChance(setup.Seed, "game"), viewer: play.NoSeat}
	var log record
	log.add(GameSetUp{Seats: n})
	s.dealSeats()
	s.dealMarket()
	s.dealObjectives(&log)
	first := play.Seat(s.luck.Pick("first-player", n)) // MMV-105
	s.openMarket(first, FirstByLot, &log)
	return s, log.events, nil
}

// dealSeats gives each seat its shuffled starters and six coins (MMV-092).
func (s *State) dealSeats() {
	for i := range s.seats {
		p := &s.players[i]
		p.coins = startCoins
		for id := CardID(1); id <= starterCards; id++ {
			p.deck.push(id)
		}
		p.deck.shuffle(&s.luck, "shuffle-own-deck")
	}
}

// dealMarket lays the market out: four piles, two open books, two open cards of each
// cost (MMV-093).
func (s *State) dealMarket() {
	s.fairies = fullPiles()
	for b := BookID(1); b <= bookCards; b++ {
		s.books.deck.push(b)
	}
	s.books.deck.shuffle(&s.luck, "shuffle-books")
	s.books.open = [2]BookID{s.books.deck.pop(), s.books.deck.pop()}
	for column := range s.cards {
		c := &s.cards[column]
		c.deck = pileOf(cardsCosting(column)...)
		c.deck.shuffle(&s.luck, costShuffles[column])
		c.open = [2]CardID{c.deck.pop(), c.deck.pop()}
	}
}

// dealObjectives shuffles the 27 objective cards and turns up the first Primary
// Objective (MMV-094, MMV-097).
func (s *State) dealObjectives(log *record) {
	for o := ObjectiveID(1); o <= objectiveCards; o++ {
		s.objectives.push(o)
	}
	s.objectives.shuffle(&s.luck, "shuffle-objectives")
	s.revealPrimary(1, log)
}

// Draws is the number of draws made from the game's chance stream.
func (s *State) Draws() int { return s.luck.Draws() }

// Script lays down the next outcomes of the draws of a name, play.Chance.Script: for
// scenarios. The names are shuffle-own-deck, shuffle-books, shuffle-cost-3 to
// shuffle-cost-6, shuffle-objectives and first-player.
func (s *State) Script(name string, outcomes ...int) error {
	switch name {
	case "shuffle-own-deck", "shuffle-books", "shuffle-objectives", "first-player":
	default:
		if !slices.Contains(costShuffles[:], name) {
			return fmt.Errorf("%q is no draw of this game", name)
		}
	}
	s.luck.Script(name, outcomes...)
	return nil
}
