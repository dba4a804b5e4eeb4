package play

// Level is one strength of a game's computer player. Its name is a key of the strings:
// "easy", "normal", "hard".
type Level struct {
	Name string
	Bot  Bot
}

// Levels are a game's computer players, from weak to strong.
type Levels []Level

// Names lists the names.
func (l Levels) Names() []string {
	names := make([]string, len(l))
	for i, level := range l {
		names[i] = level.Name
	}
	return names
}

// Bot gives the computer player of a level. The error is a *Refusal.
func (l Levels) Bot(name string) (Bot, error) {
	for _, level := range l {
		if level.Name == name {
			return level.Bot, nil
		}
	}
	return nil, Refuse("", "no-such-level", "level", name)
}
