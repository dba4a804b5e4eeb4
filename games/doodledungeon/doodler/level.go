package doodler

import "delvebox/games/doodledungeon"

// Levels are the computer players from weak to strong, to be handed to
// doodledungeon.New.
func Levels() []doodledungeon.Level {
	return []doodledungeon.Level{
		{Name: "easy", Bot: &Bot{easy{}}},
		{Name: "normal", Bot: &Bot{normal{}}},
		{Name: "hard", Bot: &Bot{hard{}}},
	}
}
