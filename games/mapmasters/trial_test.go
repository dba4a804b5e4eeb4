package mapmasters_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/playtest"
	"delvebox/games/mapmasters"
)

// newGame loads the game without computer players.
func newGame(t testing.TB) *mapmasters.Game {
	t.Helper()
	g, err := mapmasters.New()
	require.NoError(t, err)
	return g
}

// colours name the seats.
var colours = []string{"Blue", "Green", "Orange", "Pink", "Yellow"}

// table is a set-up of so many seats.
func table(seats int, seed string) play.Setup {
	s := play.Setup{Game: "mapmasters", Seed: seed, Options: map[string]string{}}
	for _, c := range colours[:seats] {
		s.Seats = append(s.Seats, play.SeatSetup{Name: c, Color: c})
	}
	return s
}

func plan(t testing.TB) playtest.Plan {
	return playtest.Plan{
		Game: newGame(t),
		Setup: func(n int) play.Setup {
			s := table(2+n%4, fmt.Sprint("trial ", n))
			if n%3 == 0 {
				s.Options[mapmasters.OptionTimer] = "on"
			}
			return s
		},
		Invariants: func(full play.State) error { return full.(*mapmasters.State).CheckCounts() },
		Resample: func(full play.State, by play.Seat, luck *play.Chance) play.State {
			return full.(*mapmasters.State).SeenBy(by).Guess(luck)
		},
		Hidden:  hidden,
		Illegal: illegal,
		Choose:  choose,
		Every:   9,
	}
}

// hidden lists what must not stand in anything the seat may see: the recorded times
// and paths of the others while the explorations go on (MMV-136, MMV-143).
func hidden(full play.State, by play.Seat) []string {
	s := full.(*mapmasters.State)
	if s.Phase() != mapmasters.ExplorationPhase {
		return nil
	}
	own := ""
	if by != play.NoSeat && s.Explored(by) {
		plan, _, _ := s.Exploration(by)
		own = millis(plan)
	}
	var list []string
	for seat := range play.Seat(s.Seats()) {
		if plan, _, ok := s.Exploration(seat); ok && seat != by && millis(plan) != own {
			list = append(list, millis(plan))
		}
	}
	return list
}

// millis is how a plan's time stands in a position written out in full.
func millis(plan mapmasters.Explore) string { return fmt.Sprint("Millis:", plan.Millis, " ") }

// choose passes now and then, so that games go on through all phases with money left,
// and otherwise takes any move.
func choose(full play.State, seat play.Seat, luck *play.Chance) play.Move {
	s := full.(*mapmasters.State)
	if s.Phase() == mapmasters.MarketPhase && !s.Choosing() && luck.Pick("pass", 6) == 0 {
		return mapmasters.Pass{}
	}
	return nil
}

// illegal gives moves that nobody may make: of other phases, and what is not there.
func illegal(full play.State, _ *play.Chance) []play.Move {
	s := full.(*mapmasters.State)
	list := []play.Move{
		mapmasters.BuyCard{Cost: 7}, mapmasters.BuyFairy{}, mapmasters.ReplaceBook{Old: mapmasters.UnknownBook},
		mapmasters.UseScissors{Card: mapmasters.UnknownCard}, mapmasters.UseExchange{}, mapmasters.FirstDraw{Choice: 9},
		mapmasters.Explore{Millis: -1},
		mapmasters.Explore{Cards: []mapmasters.Place{{Card: mapmasters.NoCard}}},
	}
	if s.Phase() != mapmasters.MarketPhase {
		list = append(list, mapmasters.Pass{}, mapmasters.BuyBook{Slot: mapmasters.FirstSlot})
	}
	if s.Phase() != mapmasters.RefreshPhase {
		list = append(list, mapmasters.EndRefresh{})
	}
	return list
}

func TestRandomGames(t *testing.T) {
	t.Parallel()
	playtest.Run(t, plan(t), 16)
}
