package dungeonroll

import (
	"slices"

	"delvebox/engine/play"
)

// Level is one strength of the computer player.
type Level = play.Level

// Game is Dungeon Roll. It is shared by all matches and never changes.
type Game struct {
	tables *Tables
	levels play.Levels
}

const (
	leastSeats = 1
	mostSeats  = 4
	delves     = 3 // of each player (DR-001)
)

// New loads the data and takes the computer players, from weak to strong.
func New(levels ...Level) (*Game, error) {
	t, err := LoadTables()
	if err != nil {
		return nil, err
	}
	return &Game{tables: t, levels: slices.Clone(levels)}, nil
}

// ID is "dungeonroll".
func (g *Game) ID() string { return "dungeonroll" }

// Version changes whenever an old journal would no longer replay alike.
func (g *Game) Version() string { return "1" }

// Seats gives 1 and 4 (DR-002).
func (g *Game) Seats() (least, most int) { return leastSeats, mostSeats }

// Tables is the data of the game.
func (g *Game) Tables() *Tables { return g.tables }

// Levels lists the bot levels from weak to strong, as far as there are computer
// players for them.
func (g *Game) Levels() []string { return g.levels.Names() }

// Bot gives a computer player of a level. The error is a *play.Refusal.
func (g *Game) Bot(level string) (play.Bot, error) { return g.levels.Bot(level) }

// MostMoves bounds the moves of any game. In a delve every move ends a phase or uses
// up a party die, a dungeon die or a treasure: 8 dice, at most 55 dungeon dice with a
// treasure or a revival each, 36 treasures and more that come back, 40 phases.
func (g *Game) MostMoves(seats int) int {
	const aDelve, around = 400, 2
	return seats * (delves*aDelve + around)
}

// The options of a set-up. The sets' options are their names: "basic", "pack", "promo".
const (
	OptionHeroes  = "heroes"  // the hero mode (DR-008)
	OptionClassic = "classic" // "on" for the Classic variant (DR 4.9)
	OptionHero    = "hero"    // the hero of all seats in Mirror mode; drawn if missing
	DrawnHero     = "drawn"   // the value of OptionHero that stands for none
)

// The hero modes (DR-008).
const (
	RandomHeroes = "random"
	ChoiceHeroes = "choice"
	MirrorHeroes = "mirror"
	NoHeroes     = "none"
)

// Choosable is an option of the rules and the values it may have, the default first.
type Choosable struct {
	Key    string
	Values []string
}

// Options lists the options that the rules know, but OptionHero. Others belong to the
// screen and are passed over.
func (g *Game) Options() []Choosable {
	return []Choosable{
		{Key: OptionHeroes, Values: []string{RandomHeroes, ChoiceHeroes, MirrorHeroes, NoHeroes}},
		{Key: Basic.String(), Values: []string{"on", "off"}},
		{Key: HeroPack.String(), Values: []string{"off", "on"}},
		{Key: Promo.String(), Values: []string{"off", "on"}},
		{Key: OptionClassic, Values: []string{"off", "on"}},
	}
}
