package dungeonroll_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/playtest"
	"delvebox/games/dungeonroll"
)

// newGame loads the game without computer players.
func newGame(t testing.TB) *dungeonroll.Game {
	t.Helper()
	g, err := dungeonroll.New()
	require.NoError(t, err)
	return g
}

// colours name the seats.
var colours = []string{"Blue", "Green", "Orange", "Pink"}

// table is a set-up of so many seats, with options as names and values in turn.
func table(seats int, seed string, options ...string) play.Setup {
	s := play.Setup{Game: "dungeonroll", Seed: seed, Options: map[string]string{}}
	for _, c := range colours[:seats] {
		s.Seats = append(s.Seats, play.SeatSetup{Name: c, Color: c})
	}
	for i := 0; i+1 < len(options); i += 2 {
		s.Options[options[i]] = options[i+1]
	}
	return s
}

// trialTable goes through hero modes, sets, variants and numbers of seats.
func trialTable(n int) play.Setup {
	modes := []string{"random", "choice", "mirror", "none", "random", "choice"}
	s := table(1+n%4, fmt.Sprint("trial ", n), "heroes", modes[n%len(modes)], "pack", "on", "promo", "on")
	if s.Options["heroes"] == "mirror" {
		if len(s.Seats) == 1 {
			s.Options["heroes"] = "random"
		} else if n%2 == 0 {
			s.Options["hero"] = dungeonroll.Heroes()[n%18].String()
		}
	}
	if n%3 == 0 {
		s.Options["classic"] = "on"
	}
	return s
}

func plan(t testing.TB) playtest.Plan {
	g := newGame(t)
	return playtest.Plan{
		Game: g, Setup: trialTable,
		Invariants: func(full play.State) error { return full.(*dungeonroll.State).CheckCounts(g.Tables()) },
		Resample: func(full play.State, _ play.Seat, luck *play.Chance) play.State {
			s := full.(*dungeonroll.State)
			s.SetLuck(play.NewChance(fmt.Sprint(luck.Pick("other", 1<<30)), "another game"))
			return s
		},
		Illegal: illegal,
		Choose:  choose,
		Every:   7,
	}
}

// choose goes on deeper now and then where a random player would flee or retire, so that
// games see deep levels, full lairs and many treasures.
func choose(full play.State, seat play.Seat, luck *play.Chance) play.Move {
	moves := full.Moves(seat)
	m := moves[luck.Pick("move", len(moves))]
	if k := m.(dungeonroll.Move).Kind; k == dungeonroll.Flee || k == dungeonroll.Retire {
		m = moves[luck.Pick("move", len(moves))]
	}
	return m
}

// illegal gives moves that nobody may make.
func illegal(full play.State, _ *play.Chance) []play.Move {
	s := full.(*dungeonroll.State)
	list := []play.Move{
		dungeonroll.Move{}, dungeonroll.Move{Kind: 99}, dungeonroll.Move{Kind: dungeonroll.Fight},
		dungeonroll.Move{Kind: dungeonroll.Fight, Source: dungeonroll.PartyDie(13), Level: dungeonroll.SlotsOf(1)},
		dungeonroll.Move{Kind: dungeonroll.Reroll, Source: dungeonroll.PartyDie(1), Lair: true},
		dungeonroll.Move{Kind: dungeonroll.UseToken, Token: dungeonroll.Scales},
		dungeonroll.Move{Kind: dungeonroll.FightDragon}, dungeonroll.Move{Kind: dungeonroll.Quaff, Source: dungeonroll.HeroCard},
		dungeonroll.Move{Kind: dungeonroll.PickHero}, dungeonroll.Move{Kind: dungeonroll.PickHero, Hero: 77},
		dungeonroll.Move{Kind: dungeonroll.UseToken, Token: 77}, dungeonroll.Move{Kind: dungeonroll.Quaff, Source: 99},
		dungeonroll.Move{Kind: dungeonroll.UseToken, Token: dungeonroll.Elixir}.SetFaces(77),
		dungeonroll.Move{Kind: dungeonroll.Ultimate, Level: dungeonroll.SlotsOf(1), ToFoe: 77},
		dungeonroll.Move{Kind: dungeonroll.Ultimate, Level: dungeonroll.SlotsOf(1), First: 2},
	}
	if s.Phase() != dungeonroll.RegroupPhase {
		list = append(list, dungeonroll.Move{Kind: dungeonroll.Retire}, dungeonroll.Move{Kind: dungeonroll.SeekGlory})
	}
	return list
}

func TestRandomGames(t *testing.T) {
	t.Parallel()
	playtest.Run(t, plan(t), 16)
}
