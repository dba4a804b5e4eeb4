package door

import (
	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
)

// setUp is what is chosen before a match. The keys are those that the rules read, but
// for the helps, which belong to the table.
func setUp() app.SetUp {
	on := app.Always("on")
	withHeroes := func(s app.Sitting) bool { return !s.Is(dungeonroll.OptionHeroes, dungeonroll.NoHeroes) }
	heroes := []string{dungeonroll.DrawnHero}
	for _, h := range dungeonroll.Heroes() {
		heroes = append(heroes, h.String())
	}
	return app.SetUp{
		Options: []app.Option{
			{
				Key: dungeonroll.OptionHeroes, Kind: app.Choice, Clause: "DR-008",
				Values:  []string{dungeonroll.RandomHeroes, dungeonroll.ChoiceHeroes, dungeonroll.MirrorHeroes, dungeonroll.NoHeroes},
				Offered: func(s app.Sitting, value string) bool { return value != dungeonroll.MirrorHeroes || !s.Solo() },
			},
			{
				Key: dungeonroll.OptionHero, Kind: app.Choice, Values: heroes,
				Shown: func(s app.Sitting) bool { return s.Is(dungeonroll.OptionHeroes, dungeonroll.MirrorHeroes) },
			},
			{Key: "basic", Start: on, Shown: withHeroes, Clause: "DR-007"},
			{Key: "pack", Shown: withHeroes},
			{Key: "promo", Shown: withHeroes},
			{Key: dungeonroll.OptionClassic},
			{Key: "coach", Help: true, Start: func(s app.Sitting) string {
				if s.Solo() {
					return "on"
				}
				return "off"
			}},
			{Key: "warnings", Start: on, Help: true},
			{Key: "tips", Start: on, Help: true},
		},
		Minutes: func(people, bots int) int { return 2 + 8*people + bots },
	}
}

// keys are the keys of a delve.
func keys() []app.KeyPart {
	return []app.KeyPart{{Head: "dungeonroll.keys.title", Rows: []app.KeyRow{
		{Keys: []string{"tab", "arrows", "space"}, Does: "dungeonroll.keys.take"},
		{Keys: []string{"right-click", "ctrl"}, Does: "dungeonroll.keys.spare"},
		{Keys: []string{"enter"}, Does: "dungeonroll.keys.main"},
		{Keys: []string{"G"}, Does: "dungeonroll.keys.glory"},
		{Keys: []string{"P"}, Does: "dungeonroll.score.title"},
		{Keys: []string{"esc"}, Does: "dungeonroll.keys.down"},
	}}}
}

// demos are a whole game alone, one of a person against two computer players, and one
// alone that begins with the choice of a hero and meets a dragon after five decisions.
func demos() []app.Demo {
	setup := func(seats ...play.SeatSetup) play.Setup {
		return play.Setup{Game: "dungeonroll", Seed: "velvet-118", Seats: seats, Options: map[string]string{
			"heroes": "random", "basic": "on", "coach": "on", "warnings": "on", "tips": "off", "bots": "at-once",
		}}
	}
	chosen := setup(play.SeatSetup{Name: "Blue", Color: "blue"})
	chosen.Seed, chosen.Options["heroes"] = "velvet-205", "choice"
	return []app.Demo{
		{Name: "delve-solo", Setup: setup(play.SeatSetup{Name: "Blue", Color: "blue"})},
		{Name: "delve-choice", Setup: chosen},
		{Name: "delve-three", Setup: setup(play.SeatSetup{Name: "Green", Color: "green"},
			play.SeatSetup{Name: "Purple", Color: "purple", Level: "normal"}, play.SeatSetup{Name: "Sky", Color: "sky", Level: "easy"})},
	}
}
