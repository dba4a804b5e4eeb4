package mapmasters

import (
	"slices"

	"delvebox/engine/play"
)

// Level is one strength of the computer player.
type Level = play.Level

// Game is Map Masters in Versus mode. It is shared by all matches and never changes.
type Game struct {
	tables *Tables
	levels play.Levels
}

// New loads the data and takes the computer players, from weak to strong.
func New(levels ...Level) (*Game, error) {
	t, err := LoadTables()
	if err != nil {
		return nil, err
	}
	return &Game{tables: t, levels: slices.Clone(levels)}, nil
}

// ID is "mapmasters".
func (g *Game) ID() string { return "mapmasters" }

// Version changes whenever an old journal would no longer replay alike.
func (g *Game) Version() string { return "1" }

// Seats gives 2 and 5 (MMV-091).
func (g *Game) Seats() (least, most int) { return leastSeats, mostSeats }

// Tables is the data of the game.
func (g *Game) Tables() *Tables { return g.tables }

// Levels lists the bot levels from weak to strong, as far as there are computer
// players for them.
func (g *Game) Levels() []string { return g.levels.Names() }

// Bot gives a computer player of a level. The error is a *play.Refusal.
func (g *Game) Bot(level string) (play.Bot, error) { return g.levels.Bot(level) }

// MostMoves bounds the moves of any game. A seat cannot earn more than 40 coins a
// round; every purchase costs one at least and may need a second move for a book that
// goes; besides there are at most 10 moves a round and seat.
func (g *Game) MostMoves(seats int) int {
	const coins, rest = 6 + lastRound*40, lastRound * 10
	return seats * (2*coins + rest)
}

// The options of a set-up.
const (
	// OptionTimer is "on" for the five-minute timer of MMV-139, "off" or missing
	// without.
	OptionTimer = "timer"
)

// Choosable is an option of the rules and the values it may have, the default first.
type Choosable struct {
	Key    string
	Values []string
}

// Options lists the options that the rules know. Others belong to the screen and are
// passed over.
func (g *Game) Options() []Choosable {
	return []Choosable{{Key: OptionTimer, Values: []string{"off", "on"}}}
}
