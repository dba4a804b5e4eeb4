// Package stops is Dungeon Roll's part of the tour: every scene of the game, with matches
// played up to the place in question.
package stops

import (
	"errors"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
)

const id = "dungeonroll"

// Stops lists the scenes of the game.
func Stops() []app.Stop {
	at := func(want func(s *dungeonroll.State) bool) func(a *app.App) error {
		return func(a *app.App) error { return openAt(a, setup("random"), want) }
	}
	in := func(p dungeonroll.Phase, level int) func(a *app.App) error {
		return at(func(s *dungeonroll.State) bool { return s.Phase() == p && int(s.Delve().Level) >= level })
	}
	roll := []string{"go-on"}
	return []app.Stop{
		{Name: id + "-setup", Open: func(a *app.App) error { a.Open.SetUp(id); return nil }},
		{Name: id + "-rulebook", Open: func(a *app.App) error { a.Open.Rulebook(id, "DR-031"); return nil }},
		{Name: id + "-heroes", Open: func(a *app.App) error {
			return openAt(a, setup("choice"), func(s *dungeonroll.State) bool { return true })
		}},
		{Name: id + "-banner", Open: at(func(s *dungeonroll.State) bool { return true })},
		{Name: id + "-monsters", Open: in(dungeonroll.MonsterPhase, 4)},
		{Name: id + "-first", Open: at(func(s *dungeonroll.State) bool { return true }), Click: roll},
		{Name: id + "-loot", Open: in(dungeonroll.LootPhase, 2)},
		{Name: id + "-dragon", Open: in(dungeonroll.DragonPhase, 1)},
		{Name: id + "-regroup", Open: in(dungeonroll.RegroupPhase, 3)},
		{Name: id + "-log", Open: in(dungeonroll.RegroupPhase, 3), Click: []string{"log"}},
		{Name: id + "-pause", Open: in(dungeonroll.RegroupPhase, 3), Click: []string{"menu"}},
		{Name: id + "-score", Open: at(func(s *dungeonroll.State) bool { return s.Phase() == dungeonroll.RegroupPhase && s.Round() == 2 }), Click: []string{"score-button"}},
		{Name: id + "-rank", Open: func(a *app.App) error {
			alone := setup("random")
			alone.Seats = alone.Seats[:1]
			return openAt(a, alone, func(s *dungeonroll.State) bool { return s.Phase() == dungeonroll.Over })
		}},
		{Name: id + "-results", Open: at(func(s *dungeonroll.State) bool { return s.Phase() == dungeonroll.Over })},
	}
}

// setup seats three at the table, two of them persons.
func setup(heroes string) play.Setup {
	return play.Setup{
		Game: id, Seed: "velvet-118",
		Seats: []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Orange", Color: "orange"}, {Name: "Green", Color: "green"}},
		Options: map[string]string{
			"heroes": heroes, "basic": "on", "pack": "on", "promo": "on", "coach": "on", "warnings": "on", "tips": "off", "bots": "at-once",
		},
	}
}

// openAt opens a match that has been played up to a position.
func openAt(a *app.App, s play.Setup, want func(s *dungeonroll.State) bool) error {
	m, err := play.NewMatch(game(a), s)
	if err != nil {
		return err
	}
	for i := 0; ; i++ {
		state, ok := m.State().(*dungeonroll.State)
		if !ok {
			return errors.New("the match is of another game")
		}
		if want(state) {
			break
		}
		actors := m.Actors()
		if len(actors) == 0 {
			return errors.New("the match of the tour ended early")
		}
		move, err := Decide(state, i)
		if err != nil {
			return err
		}
		if _, err := m.Do(actors[0], move); err != nil {
			return err
		}
	}
	a.Open.Match(m, a.Store.Begin(id))
	return nil
}

func game(a *app.App) play.Game {
	g, _ := a.Game(id)
	return g
}
