// Package stops is Doodle Dungeon's part of the tour: every scene of the game, with
// matches played up to the place in question.
package stops

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/app"
)

const id = "doodledungeon"

type state = doodledungeon.State

// Stops lists the scenes of the game.
func Stops() []app.Stop {
	at := func(want func(s *state) bool) func(a *app.App) error {
		return func(a *app.App) error { return openAt(a, setup(false), want) }
	}
	alone := func(want func(s *state) bool) func(a *app.App) error {
		return func(a *app.App) error { return openAt(a, setup(true), want) }
	}
	due := func(round int, kind card.Kind) func(s *state) bool {
		return func(s *state) bool {
			_, e, ok := s.Due(s.Turn())
			return s.Phase() == doodledungeon.Building && s.Turn() == 0 && s.Round() >= round && ok && e.Kind == kind
		}
	}
	done := func(s *state) bool {
		_, _, ok := s.Due(s.Turn())
		return s.Phase() == doodledungeon.Building && s.Turn() == 0 && s.Round() >= 6 && !ok
	}
	sketched := func(s *state) bool {
		if s.Phase() != doodledungeon.Building || s.Turn() != 0 || s.Round() < 6 {
			return false
		}
		for _, pc := range s.Pieces(0) {
			if pc.Fate == doodledungeon.Built && pc.Mark.Monster() {
				return true
			}
		}
		return false
	}
	drawing := func(s *state) bool { return s.Phase() == doodledungeon.Drawing && s.Turn() == 0 }
	step := func(st doodledungeon.Step, mark func(m sheet.Mark) bool, after int) func(s *state) bool {
		return func(s *state) bool {
			m, open := s.Meeting()
			return s.Phase() == doodledungeon.Defence && s.Turn() == 0 && s.Step() == st && s.At(0) >= after && (!open || mark(m.Mark))
		}
	}
	any := func(sheet.Mark) bool { return true }
	return []app.Stop{
		{Name: id + "-setup", Open: func(a *app.App) error { a.Open.SetUp(id); return nil }},
		{Name: id + "-rulebook", Open: func(a *app.App) error { a.Open.Rulebook(id, "DD-032"); return nil }},
		{Name: id + "-draft", Open: at(func(s *state) bool { return s.Phase() == doodledungeon.Draft && s.Round() == 5 })},
		{Name: id + "-pile", Open: alone(func(s *state) bool { return s.Phase() == doodledungeon.Draft && s.Round() == 7 && s.Turn() == 0 }), Click: []string{"own-pile"}},
		{Name: id + "-walls", Open: alone(due(7, card.Formation))},
		{Name: id + "-monster", Open: alone(due(8, card.Creature))},
		{Name: id + "-sketch", Open: alone(sketched), Click: []string{"sketch"}},
		{Name: id + "-treasure", Open: alone(due(8, card.Treasure))},
		{Name: id + "-upgrade", Open: alone(due(6, card.Upgrade))},
		{Name: id + "-built", Open: alone(done)},
		{Name: id + "-curtain", Open: at(due(5, card.Treasure))},
		{Name: id + "-path", Open: at(drawing)},
		{Name: id + "-turn", Open: at(step(doodledungeon.Walking, any, 3))},
		{Name: id + "-walk", Open: alone(step(doodledungeon.Walking, any, 8))},
		{Name: id + "-fight", Open: alone(step(doodledungeon.Encounter, sheet.Mark.Monster, 4))},
		{Name: id + "-trap", Open: alone(step(doodledungeon.Encounter, func(m sheet.Mark) bool { return m == sheet.Trap }, 4))},
		{Name: id + "-help", Open: alone(step(doodledungeon.Helping, any, 3))},
		{Name: id + "-rival", Open: alone(step(doodledungeon.Helping, any, 3)), Click: []string{"rival-2"}},
		{Name: id + "-log", Open: alone(step(doodledungeon.Helping, any, 3)), Click: []string{"log-button"}},
		{Name: id + "-pause", Open: alone(step(doodledungeon.Helping, any, 3)), Click: []string{"menu"}},
		{Name: id + "-results", Open: at(func(s *state) bool { return s.Phase() == doodledungeon.Over })},
	}
}

// setup seats three at the table: persons, or one person and two computer players.
func setup(alone bool) play.Setup {
	s := play.Setup{
		Game: id, Seed: "graphite-482",
		Seats:   []play.SeatSetup{{Name: "Orange", Color: "orange"}, {Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"}},
		Options: map[string]string{"dungeon-1": "The Grumbling Cellar", "coach": "on", "warnings": "on", "tips": "off", "bots": "at-once"},
	}
	if alone {
		s.Seats[1].Level, s.Seats[2].Level = "easy", "easy"
	}
	return s
}

// openAt opens a match played up to a position. Seats in it decide simply, as persons would
// do, and computer players come in from there.
func openAt(a *app.App, set play.Setup, want func(s *state) bool) error {
	return app.OpenPlayed(a, set, want, func(s *state, _ play.Seat, n int) (doodledungeon.Move, error) { return Decide(s, n) })
}
