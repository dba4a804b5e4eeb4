// Package stops is Dungeon Roll's part of the tour: every scene of the game, with matches
// played up to the place in question.
package stops

import (
	"slices"

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
	chosen := []string{"party-1", "plinth-1", "party-2", "plinth-2", "party-3", "plinth-3"}
	return []app.Stop{
		{Name: id + "-setup", Open: func(a *app.App) error { a.Open.SetUp(id); return nil }},
		{Name: id + "-rulebook", Open: func(a *app.App) error { a.Open.Rulebook(id, "DR-031"); return nil }},
		{Name: id + "-heroes", Open: func(a *app.App) error { return openAt(a, setup("choice"), start) }},
		{Name: id + "-banner", Open: at(start)},
		{Name: id + "-monsters", Open: in(dungeonroll.MonsterPhase, 4)},
		{Name: id + "-first", Open: at(start), Click: roll},
		{Name: id + "-loot", Open: in(dungeonroll.LootPhase, 2)},
		{Name: id + "-dragon", Open: in(dungeonroll.DragonPhase, 1)},
		{Name: id + "-dragon-fight", Open: challenged, Click: chosen},
		{Name: id + "-dragon-slain", Open: challenged, Click: append(slices.Clone(chosen), "main")},
		{Name: id + "-regroup", Open: in(dungeonroll.RegroupPhase, 3)},
		{Name: id + "-master", Open: at(masterful), Click: []string{"main"}},
		{Name: id + "-log", Open: in(dungeonroll.RegroupPhase, 3), Click: []string{"log"}},
		{Name: id + "-pause", Open: in(dungeonroll.RegroupPhase, 3), Click: []string{"menu"}},
		{Name: id + "-score", Open: at(func(s *dungeonroll.State) bool { return s.Phase() == dungeonroll.RegroupPhase && s.Round() == 2 }), Click: []string{"score-button"}},
		{Name: id + "-rank", Open: func(a *app.App) error {
			alone := setup("random")
			alone.Seats, alone.Seed = alone.Seats[:1], explorer
			return openAt(a, alone, over)
		}},
		{Name: id + "-results", Open: func(a *app.App) error { return openAt(a, seeded(feast), over) }},
	}
}

// Seeds of matches that have something to show when they are played by Decide.
const (
	duel     = "velvet-114" // the Mercenary has three companions and 4 XP when the dragon comes
	feast    = "velvet-361" // ends with many treasures
	explorer = "velvet-206" // alone it ends as a Seasoned Explorer
)

// start is the position in which a match begins.
func start(*dungeonroll.State) bool { return true }

func over(s *dungeonroll.State) bool { return s.Phase() == dungeonroll.Over }

// masterful is a position in which retiring makes the hero a master.
func masterful(s *dungeonroll.State) bool {
	d := s.Delve()
	return s.Phase() == dungeonroll.RegroupPhase && !d.Master && d.XP+uint16(d.Level) >= 5
}

// challenged opens a match in which the dragon can be fought, and the fight makes the hero
// a master.
func challenged(a *app.App) error {
	return openAt(a, seeded(duel), func(s *dungeonroll.State) bool {
		d := s.Delve()
		return s.Phase() == dungeonroll.DragonPhase && d.Hero == dungeonroll.Mercenary && d.XP == 4 && d.Party.Len() == 7
	})
}

// seeded is the usual set-up with another seed.
func seeded(seed string) play.Setup {
	s := setup("random")
	s.Seed = seed
	return s
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
func openAt(a *app.App, set play.Setup, want func(s *dungeonroll.State) bool) error {
	return app.OpenPlayed(a, set, want, func(s *dungeonroll.State, _ play.Seat, n int) (dungeonroll.Move, error) { return Decide(s, n) })
}
