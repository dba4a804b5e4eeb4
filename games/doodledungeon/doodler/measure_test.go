package doodler_test

import (
	"context"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
)

// TestMeasure plays games and prints what the specification has bands for (4.6, 6):
//
//	DOODLER_MEASURE=300 DOODLER_LEVELS="normal normal" go test -run TestMeasure -v
//
// The levels sit one seat on with each game.
func TestMeasure(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("DOODLER_MEASURE"))
	if n == 0 {
		t.Skip("set DOODLER_MEASURE to the number of games")
	}
	levels := strings.Fields(os.Getenv("DOODLER_LEVELS"))
	seed := os.Getenv("DOODLER_SEED")
	jobs, _ := strconv.Atoi(os.Getenv("DOODLER_JOBS"))
	sum := measure(t, levels, seed, n, max(1, jobs))
	sum.print(t)
}

// tally is what games have come to.
type tally struct {
	levels             []string
	games, seats       int
	score, winner      sums
	killed, escaped    int
	hearts             sums // left, of the escaped
	lead               sums // of the first level over the second
	lapsed, turns, met sums
	won, place         []float64 // victories by level (as listed) and by seat
	terms              map[string]float64
	scores             []sums // by level
	kinds              [sheet.Dragon + 1]struct{ drawn, fights, wins, lost int }
	slowest            time.Duration
	slowestAt          string
	killedBy           []int
}

type sums struct{ n, sum, sq float64 }

func (s *sums) add(v float64) { s.n++; s.sum += v; s.sq += v * v }

func (s *sums) mean() float64 { return s.sum / max(1, s.n) }

func (s *sums) half() float64 {
	if s.n < 2 {
		return 0
	}
	return 1.96 * math.Sqrt(max(0, s.sq-s.sum*s.mean())/(s.n-1)/s.n)
}

func (s *sums) String() string { return fmt.Sprintf("%.2f +-%.2f", s.mean(), s.half()) }

func measure(t *testing.T, levels []string, seed string, games, jobs int) *tally {
	g := game(t)
	sum := &tally{levels: levels, games: games, seats: len(levels), won: make([]float64, len(levels)), place: make([]float64, len(levels)),
		scores: make([]sums, len(levels)), killedBy: make([]int, len(levels)), terms: map[string]float64{}}
	var mu sync.Mutex
	var all sync.WaitGroup
	next := make(chan int)
	for range jobs {
		all.Go(func() {
			for i := range next {
				one := sum.play(g, fmt.Sprint(seed, i), i)
				mu.Lock()
				one(t)
				mu.Unlock()
			}
		})
	}
	for i := range games {
		next <- i
	}
	close(next)
	all.Wait()
	return sum
}

// play plays a game and gives what enters it.
func (s *tally) play(g *doodledungeon.Game, seed string, game int) func(t *testing.T) {
	setup := play.Setup{Game: g.ID(), Seed: seed}
	index := func(seat int) int { return (seat + game) % s.seats }
	for i := range s.seats {
		setup.Seats = append(setup.Seats, play.SeatSetup{Name: fmt.Sprint("Player ", i+1), Level: s.levels[index(i)]})
	}
	m, err := play.NewMatch(g, setup)
	var slowest time.Duration
	slowestAt := ""
	for err == nil && m.Outcome() == nil {
		seat := m.Actors()[0]
		begun := time.Now()
		thought := <-m.Think(context.Background(), seat)
		if took := time.Since(begun); took > slowest {
			slowest, slowestAt = took, fmt.Sprintf("%s: %.20s", setup.Seats[seat].Level, thought.Move)
		}
		_, err = m.Act(thought)
	}
	return func(t *testing.T) {
		require.NoError(t, err)
		if slowest > s.slowest {
			s.slowest, s.slowestAt = slowest, slowestAt
		}
		s.enter(m, index)
	}
}

func (s *tally) enter(m *play.Match, index func(int) int) {
	out := m.Outcome()
	winners := 0
	lead := 0
	for _, r := range out.Ranking {
		switch index(int(r.Seat)) {
		case 0:
			lead += r.Score
		case 1:
			lead -= r.Score
		}
	}
	s.lead.add(float64(lead))
	for _, r := range out.Ranking {
		if r.Place == 1 {
			winners++
		}
	}
	end := m.State().(*doodledungeon.State)
	for _, r := range out.Ranking {
		i := index(int(r.Seat))
		s.score.add(float64(r.Score))
		s.scores[i].add(float64(r.Score))
		for _, x := range r.Terms {
			s.terms[x.Key] += float64(x.Value)
		}
		if r.Place == 1 {
			s.winner.add(float64(r.Score))
			s.won[i] += 1 / float64(winners)
			s.place[r.Seat] += 1 / float64(winners)
		}
		if end.Hero(r.Seat) == doodledungeon.Dead {
			s.killed++
			s.killedBy[i]++
		} else {
			s.escaped++
			s.hearts.add(float64(end.Hearts(r.Seat)))
		}
		own := end.Sheet(r.Seat)
		for k := range own.Monsters().Each {
			s.kinds[own.At(k)].drawn++
		}
		for k := range own.Monsters().And(own.Crossed()).Each {
			s.kinds[own.At(k)].lost++
		}
	}
	lapsed, turns, met := 0, 0, 0
	for _, e := range m.Log(play.NoSeat) {
		for _, v := range e.Events {
			switch v := v.(type) {
			case doodledungeon.ElementLapsed:
				lapsed++
			case doodledungeon.TurnOpened:
				turns++
			case doodledungeon.TrapSprung:
				met++
			case doodledungeon.FightSettled:
				met++
				s.kinds[v.Mark].fights++
				if v.Won {
					s.kinds[v.Mark].wins++
				}
			}
		}
	}
	n := float64(s.seats)
	s.lapsed.add(float64(lapsed) / n)
	s.turns.add(float64(turns) / n)
	s.met.add(float64(met) / n)
}

func (s *tally) print(t *testing.T) {
	players := float64(s.games * s.seats)
	t.Logf("%d games of %v: score %v, winner %v, lead %v, killed %.1f%%, hearts left %v, lapsed %v, turns %v, encounters %v, slowest %v (%s)",
		s.games, s.levels, &s.score, &s.winner, &s.lead, 100*float64(s.killed)/players, &s.hearts, &s.lapsed, &s.turns, &s.met, s.slowest, s.slowestAt)
	for i, l := range s.levels {
		low, high := wilson(s.won[i]/float64(s.games), s.games)
		t.Logf("%-7s wins %.1f%% (%.1f-%.1f), score %v, its hero killed %.1f%%; seat %d wins %.1f%%", l, 100*s.won[i]/float64(s.games), 100*low, 100*high,
			&s.scores[i], 100*float64(s.killedBy[i])/float64(s.games), i+1, 100*s.place[i]/float64(s.games))
	}
	line := "a player:"
	for _, key := range []string{"treasures", "goblins", "orcs", "dragons", "death", "hearts"} {
		line += fmt.Sprintf(" %s %.2f", key, s.terms[key]/players)
	}
	for _, k := range sheet.Monsters() {
		x := s.kinds[k]
		line += fmt.Sprintf("; %s %.1f drawn, %.1f lost, %.1f fights, %.0f%% won", k, float64(x.drawn)/players, float64(x.lost)/players,
			float64(x.fights)/players, 100*float64(x.wins)/max(1, float64(x.fights)))
	}
	t.Log(line)
}

// wilson is the 95 % interval of a share.
func wilson(p float64, n int) (low, high float64) {
	const z = 1.96
	k := float64(n)
	mid, half := (p+z*z/(2*k))/(1+z*z/k), z*math.Sqrt(p*(1-p)/k+z*z/(4*k*k))/(1+z*z/k)
	return mid - half, mid + half
}
