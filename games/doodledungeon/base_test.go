package doodledungeon_test

import (
	"flag"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/playtest"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/sketch"
)

// newGame loads the game without computer players.
func newGame(t testing.TB) *doodledungeon.Game {
	t.Helper()
	g, err := doodledungeon.New()
	require.NoError(t, err)
	return g
}

// colours name the seats.
var colours = []string{"Blue", "Green", "Orange", "Pink"}

// table is a set-up of so many seats.
func table(seats int, seed string) play.Setup {
	s := play.Setup{Game: "doodledungeon", Seed: seed, Options: map[string]string{}}
	for i, c := range colours[:seats] {
		s.Seats = append(s.Seats, play.SeatSetup{Name: c, Color: c})
		s.Options[doodledungeon.OptionDungeon(play.Seat(i))] = c + " Deep"
	}
	return s
}

// start sets a game up.
func start(t testing.TB, seats int, seed string) (*doodledungeon.State, []play.Event) {
	t.Helper()
	s, events, err := newGame(t).New(table(seats, seed))
	require.NoError(t, err)
	return s.(*doodledungeon.State), events
}

func parse(t testing.TB, text string) doodledungeon.Move {
	t.Helper()
	m, err := doodledungeon.ParseMove(text)
	require.NoError(t, err, text)
	return m
}

// do makes moves of whoever acts and gives the events of the last.
func do(t testing.TB, s *doodledungeon.State, moves ...string) []play.Event {
	t.Helper()
	var events []play.Event
	for _, text := range moves {
		var err error
		events, err = s.Apply(s.Turn(), parse(t, text))
		require.NoError(t, err, text)
	}
	return events
}

// only gives the events of one type.
func only[T play.Event](events []play.Event) []T {
	var list []T
	for _, e := range events {
		if v, ok := e.(T); ok {
			list = append(list, v)
		}
	}
	return list
}

func plan(t testing.TB) playtest.Plan {
	return playtest.Plan{
		Game:       newGame(t),
		Setup:      func(n int) play.Setup { return table(2+n%3, fmt.Sprint("trial ", n)) },
		Invariants: func(full play.State) error { return full.(*doodledungeon.State).CheckCounts() },
		Resample: func(full play.State, by play.Seat, luck *play.Chance) play.State {
			return full.(*doodledungeon.State).SeenBy(by).Guess(luck)
		},
		Hidden:  hidden,
		Illegal: illegal,
		Choose:  choose,
		Every:   19,
	}
}

// hidden lists what must not stand in anything the seat may see: the squares of the
// others' treasures, as a set or an event written out in full (DD-043).
func hidden(full play.State, by play.Seat) []string {
	s := full.(*doodledungeon.State)
	if s.Phase() == doodledungeon.Over {
		return nil
	}
	var list []string
	for seat := range play.Seat(s.Seats()) {
		on := s.Treasures(seat)
		if seat == by {
			continue
		}
		if on.Count() > 1 {
			list = append(list, "treasures:"+playtest.Dump(on))
		}
		for q := range on.Each {
			list = append(list, playtest.Dump(doodledungeon.TreasureHidden{Seat: seat, Square: q}))
		}
	}
	return list
}

// choose takes any move, and erases or sketches now and then.
func choose(full play.State, seat play.Seat, luck *play.Chance) play.Move {
	s := full.(*doodledungeon.State)
	if list := s.Erasable(seat); len(list) > 0 && luck.Pick("erase", 12) == 0 {
		return doodledungeon.Erase{Element: list[luck.Pick("erase", len(list))]}
	}
	for i, p := range s.Pieces(seat) {
		if s.Turn() == seat && p.Mark.Monster() && p.Fate == doodledungeon.Built && luck.Pick("sketch", 20) == 0 {
			d, _ := sketch.New(sketch.Stroke{{X: i, Y: luck.Pick("x", 100)}, {X: 50, Y: 50}})
			if m := (doodledungeon.Doodle{Square: p.On.First(), Drawing: d}); s.Why(seat, m) == nil {
				return m
			}
		}
	}
	if m := s.Sample(seat, func(n int) int { return luck.Pick("move", n) }); m != nil && luck.Pick("sample", 2) == 0 {
		return m
	}
	return nil
}

// illegal gives moves that nobody may make.
func illegal(full play.State, _ *play.Chance) []play.Move {
	s := full.(*doodledungeon.State)
	list := []play.Move{
		doodledungeon.Take{}, doodledungeon.Take{Card: card.Unknown}, doodledungeon.Wall{}, doodledungeon.Wall{On: sheet.All()},
		doodledungeon.Draw{Mark: sheet.Wall, Square: 20}, doodledungeon.Draw{Mark: sheet.Goblin, Square: sheet.NoSquare},
		doodledungeon.Draw{Mark: sheet.Orc, Square: 127}, doodledungeon.Hide{Square: -1}, doodledungeon.Check{Category: card.Categories},
		doodledungeon.Erase{Element: -1}, doodledungeon.Erase{Element: 9}, doodledungeon.Doodle{Square: sheet.NoSquare, Drawing: "1,1"},
		doodledungeon.Path{}, doodledungeon.Path{Squares: []sheet.Square{0, 79}}, doodledungeon.Play{}, doodledungeon.Play{Action: 99},
		doodledungeon.Play{Action: card.LoadedDice}, doodledungeon.Lay{}, doodledungeon.Lay{Action: card.Bomb, Above: 9},
		doodledungeon.Under{}, doodledungeon.Under{Action: 77},
	}
	if s.Phase() != doodledungeon.Defence {
		list = append(list, doodledungeon.Walk{}, doodledungeon.Settle{}, doodledungeon.Refill{})
	}
	if s.Phase() != doodledungeon.Building {
		list = append(list, doodledungeon.TurnOver{})
	}
	return list
}

var trials = flag.Int("trials", 6, "matches of the trial; thousands by hand")

// The whole trial: moves listed and refused, clones, views, undo and redo, journals.
func TestRandomGames(t *testing.T) {
	t.Parallel()
	playtest.Run(t, plan(t), *trials)
}
