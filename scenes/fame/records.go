package fame

import (
	"cmp"
	"slices"
	"time"

	"delvebox/engine/store"
)

// player is who a result counts for: computer players of one name are told apart by
// their level.
type player struct{ name, level string }

// filter says which matches count.
type filter struct {
	against int // one of the constants below
	bots    bool
	since   int // place in spans
}

// Against whom.
const (
	againstAll = iota
	againstPeople
	againstBots
)

// spans are how far back matches count, in days; 0 is the first match.
var spans = []int{0, 365, 30, 7}

// seat is one seat's result in a match.
type seat struct {
	*store.Result
	store.SeatResult
	match int // place of the match among those that count
}

func (s seat) player() player { return player{s.Name, s.Level} }

// records are the matches of one game that count, the oldest first.
type records struct {
	matches []*store.Result
	bots    bool
	colours map[player]string // worn last
}

// count picks the matches that count.
func count(all []store.Result, game string, f filter, now time.Time) records {
	r := records{bots: f.bots, colours: map[player]string{}}
	for i := range all {
		m := &all[i]
		if m.Game != game || len(m.Seats) == 0 {
			continue
		}
		for _, s := range m.Seats {
			r.colours[player{s.Name, s.Level}] = s.Color
		}
		people := 0
		for _, s := range m.Seats {
			if s.Level == "" {
				people++
			}
		}
		switch {
		case f.against == againstPeople && people < 2,
			f.against == againstBots && people == len(m.Seats),
			spans[f.since] > 0 && now.Sub(m.When) > time.Duration(spans[f.since])*24*time.Hour:
			continue
		}
		r.matches = append(r.matches, m)
	}
	slices.SortStableFunc(r.matches, func(a, b *store.Result) int { return a.When.Compare(b.When) })
	return r
}

// seats lists the results of all seats that count, match by match.
func (r records) seats() []seat {
	var out []seat
	for i, m := range r.matches {
		for _, s := range m.Seats {
			if r.bots || s.Level == "" {
				out = append(out, seat{m, s, i})
			}
		}
	}
	return out
}

// best lists the scores, highest first; of equal ones the earlier stands higher.
func (r records) best() []seat {
	out := r.seats()
	slices.SortStableFunc(out, func(a, b seat) int { return cmp.Compare(b.Score, a.Score) })
	return out
}

// lastShown is how many matches the chart shows.
const lastShown = 12

// recent lists the last matches, the oldest first.
func (r records) recent() []*store.Result {
	return r.matches[max(0, len(r.matches)-lastShown):]
}

// standing is a player's sum.
type standing struct {
	store.Standing
	colour string
}

func (s standing) player() player { return player{s.Name, s.Level} }

// average is the mean score in tenths, rounded.
func (s standing) average() int {
	if s.Games == 0 {
		return 0
	}
	return (20*s.Total + s.Games) / (2 * s.Games)
}

// share is how many of a hundred matches were won, rounded.
func (s standing) share() int {
	if s.Games == 0 {
		return 0
	}
	return (200*s.Wins + s.Games) / (2 * s.Games)
}

// standings sums up by player: most wins first, then the higher average.
func (r records) standings(game string) []standing {
	var list []store.Result
	for _, m := range r.matches {
		list = append(list, *m)
	}
	var out []standing
	for _, s := range store.Standings(list, game) {
		if r.bots || s.Level == "" {
			out = append(out, standing{s, r.colours[player{s.Name, s.Level}]})
		}
	}
	slices.SortStableFunc(out, func(a, b standing) int {
		return cmp.Or(cmp.Compare(b.Wins, a.Wins), cmp.Compare(b.average(), a.average()), cmp.Compare(b.Games, a.Games))
	})
	return out
}

// counts are the figures on the tiles.
type counts struct {
	matches       int
	most          standing // who won most, no name if nobody has
	average       int      // of all scores, in tenths
	closest, lead int      // least and greatest distance from first to second, -1 if none
	overBots      int      // matches with computer players that a person won
}

// counts sums everything up.
func (r records) counts(game string) counts {
	c := counts{matches: len(r.matches), closest: -1, lead: -1}
	for _, s := range r.standings(game) {
		if s.Wins > 0 {
			c.most = s
			break
		}
	}
	sum := standing{}
	for _, s := range r.seats() {
		sum.Games++
		sum.Total += s.Score
	}
	c.average = sum.average()
	for _, m := range r.matches {
		scores := make([]int, len(m.Seats))
		bots, won := false, false
		for i, s := range m.Seats {
			scores[i] = s.Score
			bots = bots || s.Level != ""
			won = won || s.Level == "" && s.Place == 1
		}
		if bots && won {
			c.overBots++
		}
		if len(scores) < 2 {
			continue
		}
		slices.Sort(scores)
		gap := scores[len(scores)-1] - scores[len(scores)-2]
		if c.closest < 0 || gap < c.closest {
			c.closest = gap
		}
		c.lead = max(c.lead, gap)
	}
	return c
}

// regulars lists the players of the matches that count, those with most matches first,
// people before computer players.
func (r records) regulars() []player {
	games := map[player]int{}
	var out []player
	for _, m := range r.matches {
		for _, s := range m.Seats {
			p := player{s.Name, s.Level}
			if games[p] == 0 {
				out = append(out, p)
			}
			games[p]++
		}
	}
	slices.SortStableFunc(out, func(a, b player) int {
		machine := func(p player) int {
			if p.level != "" {
				return 1
			}
			return 0
		}
		return cmp.Or(cmp.Compare(machine(a), machine(b)), cmp.Compare(games[b], games[a]))
	})
	return out
}
