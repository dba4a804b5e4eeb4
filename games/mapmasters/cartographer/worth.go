package cartographer

import (
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/dungeon"
)

// Point is a victory point. Thirds, tenths and most shares of it come out even.
const Point = 6000

// Worth says what the Discoveries of a path are worth, in units of Point.
type Worth struct {
	Aims      [dungeon.Aims]int // each Discovery that the aim counts
	Exit      int
	Recycling int
	Scissors  int
	Pact      int // what giving SB-02 up costs (MMV-074)
}

// coinWorth is what a coin is worth by round: little more than the third of a point that it
// counts at the end (MMV-174), since few purchases bring more. Higher values lose games.
var coinWorth = [7]int{1: Point * 40 / 100, Point * 40 / 100, Point * 38 / 100, Point * 36 / 100, Point * 34 / 100, Point / 3}

// Optimizers are worth what the Refresh phase can still make of them; there is none in
// round 6 (MMV-168). SB-02 is worth what it can still do in later rounds.
var (
	scissorsWorth  = [7]int{1: Point / 2, Point / 2, Point / 2, Point / 2, Point / 5, 0}
	recyclingWorth = [7]int{1: Point / 2, Point / 2, Point / 2, Point / 2, Point / 2, 0}
	pactWorth      = [7]int{1: Point, Point, Point, Point, Point / 2, 0}
)

// exitWorth is an exit box: most and second most boxes count 2 and 1 at the end.
const exitWorth = Point * 4 / 10

// Known is the worth of a path for a Primary Objective alone: its points and a third of
// a point a coin; an exit decides between equal paths. Without an objective only coins
// and exit count.
func Known(o mapmasters.Objective) Worth {
	var w Worth
	if o.Value > 0 {
		w.Aims[o.Aim] = o.Value * Point
	}
	w.Aims[dungeon.Coins] += Point / 3
	w.Exit = 1
	return w
}

// Expected is the worth of a path in this round as far as it can be known before the
// Secondary Objective is drawn: half the points of each kind by its share of the
// objective cards not yet seen, and what coins, exit and optimizers will bring.
func Expected(s *mapmasters.State) Worth {
	return expected(s, s.Round(), s.Primary(s.Round()))
}

// expected is Expected for a round and its Primary Objective.
func expected(s *mapmasters.State, round int, primary mapmasters.Objective) Worth {
	var w Worth
	left := s.ObjectivesLeft()
	all := 0
	for _, n := range left {
		all += n
	}
	values := valuesByAim(s.Tables())
	for a, n := range left {
		if all > 0 {
			w.Aims[a] = n * values[a] * Point / (2 * all)
		}
	}
	if primary.Value > 0 {
		w.Aims[primary.Aim] += primary.Value * Point
	}
	w.Aims[dungeon.Coins] += coinWorth[round]
	w.Exit = exitWorth
	w.Recycling, w.Scissors, w.Pact = recyclingWorth[round], scissorsWorth[round], pactWorth[round]
	return w
}

// valuesByAim is what one Discovery counts for each aim (MMV-101).
func valuesByAim(t *mapmasters.Tables) [dungeon.Aims]int {
	var values [dungeon.Aims]int
	for id := mapmasters.ObjectiveID(1); ; id++ {
		o := t.Objective(id)
		if o.ID == mapmasters.NoObjective { // past the last one
			return values
		}
		values[o.Aim] = o.Value
	}
}

// Of is the worth of a path's result.
func (w *Worth) Of(r dungeon.Result) int {
	v := w.sum(&r.Tally, r.Recycling, r.Scissors)
	if r.Exit {
		v += w.Exit
	}
	return v
}

// sum is the worth of what is circled.
func (w *Worth) sum(t *dungeon.Tally, recycling, scissors int) int {
	v := recycling*w.Recycling + scissors*w.Scissors
	for a, each := range w.Aims {
		v += t.Of(dungeon.Aim(a)) * each
	}
	return v
}
