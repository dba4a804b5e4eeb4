// Package stops is Map Masters' part of the tour: every scene of the game, with matches
// played up to the place in question.
package stops

import (
	"context"
	"errors"
	"fmt"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/cartographer"
	"delvebox/scenes/app"
)

// seed is the seed of all matches of the tour.
const seed = "lantern-482"

// tour keeps the matches it has played, so that going round again is quick.
type tour struct {
	setup play.Setup
	kept  map[string][]byte // journals by place
}

// Stops lists the scenes of the game.
func Stops() []app.Stop { return With(table().Seats...) }

// With lists the scenes with others at the table.
func With(seats ...play.SeatSetup) []app.Stop {
	t := &tour{setup: table(), kept: map[string][]byte{}}
	t.setup.Seats = seats
	at := t.at
	return []app.Stop{
		{Name: "setup", Open: func(a *app.App) error { a.Open.SetUp("mapmasters"); return nil }},
		{Name: "rulebook", Open: func(a *app.App) error { a.Open.Rulebook("mapmasters", "MMV-045"); return nil }},
		{Name: "market", Open: at(2, mapmasters.MarketPhase)},
		{Name: "log", Open: at(2, mapmasters.MarketPhase), Click: []string{"log"}},
		{Name: "pause", Open: at(2, mapmasters.MarketPhase), Click: []string{"menu"}},
		{Name: "curtain", Open: at(2, mapmasters.ExplorationPhase)},
		{Name: "exploration", Open: t.drawing, Click: []string{"handover"}},
		{Name: "reward", Open: t.rewarded, Click: []string{"handover", "done"}},
		{Name: "refresh", Open: at(2, mapmasters.RefreshPhase)},
		{Name: "results", Open: at(6, mapmasters.Over)},
	}
}

// table seats four at the table.
func table() play.Setup {
	return play.Setup{
		Game: "mapmasters", Seed: seed,
		Seats: []play.SeatSetup{
			{Name: "Blue", Color: "blue"}, {Name: "Orange", Color: "orange"}, {Name: "Green", Color: "green"}, {Name: "Purple", Color: "purple"},
		},
		Options: map[string]string{"timer": "off", "hints": "on", "best": "off", "bots": "at-once"},
	}
}

// at opens a match that has come to a round and phase.
func (t *tour) at(round int, phase mapmasters.Phase) func(a *app.App) error {
	return func(a *app.App) error {
		m, err := t.round(a.Games, round, phase)
		if err != nil {
			return err
		}
		open(a, m)
		return nil
	}
}

// played gives a match of the tour played until stop says so; name keeps it.
func (t *tour) played(games []play.Game, name string, stop func(*mapmasters.State) bool) (*play.Match, error) {
	if data := t.kept[name]; data != nil {
		m, _, err := play.Replay(games, data)
		return m, err
	}
	m, err := t.begun(games)
	if err == nil {
		err = app.PlayOn(m, stop, Decide)
	}
	if err == nil {
		t.kept[name] = m.Journal()
	}
	return m, err
}

func open(a *app.App, m *play.Match) { a.Open.Match(m, a.Store.Begin(m.Game().ID())) }

// round gives a match of the tour played up to the round and phase.
func (t *tour) round(games []play.Game, round int, phase mapmasters.Phase) (*play.Match, error) {
	name := fmt.Sprintf("%d %s", round, phase)
	return t.played(games, name, func(s *mapmasters.State) bool { return s.Round() == round && s.Phase() == phase })
}

func (t *tour) begun(games []play.Game) (*play.Match, error) {
	for _, g := range games {
		if g.ID() == "mapmasters" {
			return play.NewMatch(g, t.setup)
		}
	}
	return nil, errors.New("the box holds no game mapmasters")
}

// small is the work that the tour's explorers put into a dungeon.
var small = cartographer.Budget{Width: 2, Glances: 4, Finals: 1, Changes: 4, Glance: 600, Nodes: 3000}

// Decide is one simple decision of a person at a table: buy a card while there is money,
// design the dungeon, go on. N varies what is bought.
func Decide(s *mapmasters.State, seat play.Seat, n int) (play.Move, error) {
	switch s.Phase() {
	case mapmasters.MarketPhase:
		for _, m := range wishes(n) {
			if b, ok := m.(mapmasters.BuyCard); ok { // Haggler is used as soon as it is there
				b.Haggler = true
				if s.Why(seat, b) == nil {
					return b, nil
				}
			}
			if s.Why(seat, m) == nil {
				return m, nil
			}
		}
		if s.Why(seat, mapmasters.Pass{}) == nil {
			return mapmasters.Pass{}, nil
		}
	case mapmasters.ExplorationPhase:
		m, err := plan(s, seat)
		m.Millis = 40_000 + 1_000*int(seat)
		return m, err
	case mapmasters.RefreshPhase:
		return mapmasters.EndRefresh{}, nil
	}
	return s.Moves(seat)[0], nil
}

// wishes are purchases in the order in which they are tried.
func wishes(n int) []mapmasters.Move {
	list := []mapmasters.Move{
		mapmasters.BuyCard{Cost: 3 + n%4, Slot: mapmasters.FirstSlot},
		mapmasters.BuyCard{Cost: 4, Slot: mapmasters.SecondSlot},
		mapmasters.BuyCard{Cost: 3, Slot: mapmasters.FirstSlot},
	}
	if n%3 == 1 {
		list = append([]mapmasters.Move{mapmasters.BuyBook{Slot: mapmasters.FirstSlot}}, list...)
	}
	return append(list, mapmasters.BuyFairy{Kind: mapmasters.Fairies()[n%4], Twin: card.None})
}

// plan designs a dungeon for the seat.
func plan(s *mapmasters.State, seat play.Seat) (mapmasters.Explore, error) {
	var hand []*card.Card
	for _, h := range s.Hand(seat) {
		if c := s.Tables().Card(h.Card); c != nil {
			hand = append(hand, c)
		}
	}
	p, err := cartographer.Design(context.Background(), hand, s.Kit(seat), cartographer.Known(s.Primary(s.Round())), small)
	if err != nil {
		return mapmasters.Explore{}, err
	}
	return p.Move(), nil
}

// drawing opens a match in which the first explorer has laid cards and drawn most of a
// path.
func (t *tour) drawing(a *app.App) error {
	m, err := t.round(a.Games, 2, mapmasters.ExplorationPhase)
	if err != nil {
		return err
	}
	return drafted(a, m, 3, 4, 83_000)
}

// rewarded opens a match whose last explorer has only to press Done.
func (t *tour) rewarded(a *app.App) error {
	m, err := t.played(a.Games, "last explorer", func(s *mapmasters.State) bool {
		n := 0
		for i := range s.Seats() {
			if s.Explored(play.Seat(i)) {
				n++
			}
		}
		return s.Round() == 2 && s.Phase() == mapmasters.ExplorationPhase && n == s.Seats()-1
	})
	if err != nil {
		return err
	}
	return drafted(a, m, 1, 1, 52_000)
}

// drafted gives the acting explorer a dungeon with a share of its path drawn, and opens
// the match.
func drafted(a *app.App, m *play.Match, share, of, millis int) error {
	s, seat := m.State().(*mapmasters.State), m.Actors()[0]
	e, err := plan(s, seat)
	if err != nil {
		return err
	}
	e.Path = e.Path[:len(e.Path)*share/of]
	e.Millis = millis
	m.SetDraft(seat, e.String())
	open(a, m)
	return nil
}
