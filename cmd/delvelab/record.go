package main

import (
	"context"
	"fmt"
	"time"

	"delvebox/engine/play"
)

// record is what one game brought.
type record struct {
	number  int
	seed    string
	levels  []string // by seat
	places  []int    // by seat
	scores  []int    // by seat
	moves   int
	events  map[string]int
	slowest map[string]time.Duration // longest decision by level
	took    time.Duration
	err     error
}

// play plays the match to its end, or to an error.
func (r *record) play(ctx context.Context, m *play.Match) {
	begun := time.Now()
	r.events, r.slowest = map[string]int{}, map[string]time.Duration{}
	most := m.Game().MostMoves(len(r.levels))
	for m.Outcome() == nil && r.err == nil {
		switch {
		case ctx.Err() != nil:
			r.err = ctx.Err()
		case m.Len() >= most:
			r.err = fmt.Errorf("not over after %s, the game's own bound", count(most, "move"))
		default:
			r.err = r.decide(ctx, m)
		}
	}
	r.took, r.moves = time.Since(begun), m.Len()
	if r.err != nil {
		return
	}
	r.places, r.scores = make([]int, len(r.levels)), make([]int, len(r.levels))
	for _, rank := range m.Outcome().Ranking {
		r.places[rank.Seat], r.scores[rank.Seat] = rank.Place, rank.Score
	}
}

func (r *record) decide(ctx context.Context, m *play.Match) error {
	actors := m.Actors()
	if len(actors) == 0 {
		return fmt.Errorf("nobody may act after %s, and the game is not over", count(m.Len(), "move"))
	}
	seat := actors[0]
	level := r.levels[seat]
	begun := time.Now()
	events, err := r.act(ctx, m, seat)
	r.slowest[level] = max(r.slowest[level], time.Since(begun))
	if err != nil {
		return fmt.Errorf("move %d, seat %d (%s): %w", m.Len()+1, seat, level, err)
	}
	for _, e := range events {
		r.events[e.Name()]++
	}
	return nil
}

func (r *record) act(ctx context.Context, m *play.Match, seat play.Seat) ([]play.Event, error) {
	if m.IsBot(seat) {
		return m.Act(<-m.Think(ctx, seat))
	}
	moves := m.Moves(seat)
	if len(moves) == 0 {
		return nil, fmt.Errorf("has no moves")
	}
	luck := m.BotChance(seat)
	return m.Do(seat, moves[luck.Pick("move", len(moves))])
}
