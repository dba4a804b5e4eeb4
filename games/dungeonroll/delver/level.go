package delver

import "delvebox/games/dungeonroll"

// Levels are the computer players from weak to strong, to be handed to
// dungeonroll.New.
func Levels() []dungeonroll.Level {
	w, err := Learned()
	return []dungeonroll.Level{
		{Name: "easy", Bot: &Bot{easy{}}},
		{Name: "normal", Bot: &Bot{normal{}}},
		{Name: "hard", Bot: &Bot{hard{w, err, rerollTimes}}},
	}
}
