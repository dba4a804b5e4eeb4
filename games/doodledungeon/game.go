package doodledungeon

import (
	"fmt"
	"slices"
	"strings"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
)

// Level is one strength of the computer player.
type Level = play.Level

// Game is Doodle Dungeon. It is shared by all matches and never changes.
type Game struct {
	tables *card.Tables
	levels play.Levels
}

// New loads the data and takes the computer players, from weak to strong.
func New(levels ...Level) (*Game, error) {
	t, err := card.Load()
	if err != nil {
		return nil, err
	}
	return &Game{tables: t, levels: slices.Clone(levels)}, nil
}

// ID is "doodledungeon".
func (g *Game) ID() string { return "doodledungeon" }

// Version changes whenever an old journal would no longer replay alike.
func (g *Game) Version() string { return "1" }

// Seats gives 2 and 4 (DD-001).
func (g *Game) Seats() (least, most int) { return leastSeats, mostSeats }

// Tables is the data of the game.
func (g *Game) Tables() *card.Tables { return g.tables }

// Levels lists the bot levels from weak to strong, as far as there are computer players
// for them.
func (g *Game) Levels() []string { return g.levels.Names() }

// Bot gives a computer player of a level. The error is a *play.Refusal.
func (g *Game) Bot(level string) (play.Bot, error) { return g.levels.Bot(level) }

// MostMoves bounds the moves of a game in which nobody erases more than a thousand times
// or draws more than a thousand sketches: a round has a take, at most five elements and
// the turning of the card; a path visits at most 160 squares, so a seat has at most as
// many turns with a walk, a settlement and a refill, in each at most a hand to put under;
// each of 14 cards is played once.
func (g *Game) MostMoves(seats int) int {
	const (
		building = lastRound * (2 + card.MostElements)
		turns    = 170 * (3 + mostHand)
		pencil   = 2000
	)
	return seats * (building + 1 + turns + lastRound + pencil)
}

// OptionDungeon is the option of a set-up that holds the name of a seat's dungeon, the
// field "Objekt" of its sheet (DD-002): "dungeon-1" is that of seat 0.
func OptionDungeon(seat play.Seat) string { return fmt.Sprint("dungeon-", int(seat)+1) }

// New sets the game up for the first round. The error is a *play.Refusal.
func (g *Game) New(setup play.Setup) (play.State, []play.Event, error) {
	n := len(setup.Seats)
	if n < leastSeats || n > mostSeats {
		return nil, nil, play.Refuse("DD-001", "players", "seats", n, "least", leastSeats, "most", mostSeats)
	}
	for i, s := range setup.Seats {
		if strings.TrimSpace(s.Name) == "" {
			return nil, nil, play.Refuse("DD-002", "no-name", "seat", i+1)
		}
		name, set := setup.Options[OptionDungeon(play.Seat(i))]
		if set && strings.TrimSpace(name) == "" {
			return nil, nil, play.Refuse("DD-002", "no-dungeon-name", "seat", i+1)
		}
	}
	s := newState(g.Tables, n, setup.Seed)
	var log record
	s.deal(&log)
	return s, log.events, nil
}
