package playtest

import (
	"fmt"
	"testing"

	"delvebox/engine/play"
)

// Plan says how a game is tried. Only Game and Setup must be given.
type Plan struct {
	Game play.Game
	// Setup is that of the n-th match. A seat without a level is played at random.
	Setup func(n int) play.Setup
	// Invariants holds in every position: counts of cards and the like.
	Invariants func(full play.State) error
	// Hidden lists texts that must not be found in anything the seat may see: ids of
	// cards in the deck, in other hands. NoSeat is an onlooker.
	Hidden func(full play.State, by play.Seat) []string
	// Resample gives a position that the seat cannot tell from the full one: what is
	// hidden from it is dealt anew. Both must then be seen alike.
	Resample func(full play.State, by play.Seat, luck *play.Chance) play.State
	// Illegal gives moves that no seat may make in this position.
	Illegal func(full play.State, luck *play.Chance) []play.Move
	// Choose is a random legal move, for games where State.Moves leaves some out.
	// nil, or a nil move, takes one of Moves.
	Choose func(full play.State, seat play.Seat, luck *play.Chance) play.Move
	// Every makes the dear checks (views, clones, refusals) after every so many moves
	// only; 0 and 1 are after each.
	Every int
}

// Report counts what a match brought.
type Report struct {
	Moves   int // decisions made, without those taken back
	Refused int // moves tried against the rules
	Undone  int
	Replays int // journals read back
	Outcome *play.Outcome
	Journal []byte
}

// Run tries the first so many matches and fails at the first fault, naming the
// match, its move and its journal.
func Run(t *testing.T, p Plan, matches int) {
	t.Helper()
	var all Report
	for n := range matches {
		r, err := p.Play(n)
		if err != nil {
			t.Fatalf("%v\njournal so far:\n%s", err, r.Journal)
		}
		all.Moves += r.Moves
		all.Refused += r.Refused
		all.Undone += r.Undone
		all.Replays += r.Replays
	}
	t.Logf("%d matches, %d moves, %d moves refused, %d taken back, %d journals read back",
		matches, all.Moves, all.Refused, all.Undone, all.Replays)
}

// Play tries the n-th match. The error says at which move what did not hold; the
// report has the journal up to there.
func (p Plan) Play(n int) (Report, error) {
	s := p.Setup(n)
	m, err := play.NewMatch(p.Game, s)
	if err != nil {
		return Report{}, fmt.Errorf("match %d (seed %q): set-up: %w", n, s.Seed, err)
	}
	tr := &trial{plan: p, match: m, luck: play.NewChance(s.Seed, fmt.Sprintf("trial %d", n))}
	err = tr.run()
	tr.report.Journal, tr.report.Outcome, tr.report.Moves = m.Journal(), m.Outcome(), m.Len()
	if err != nil {
		err = fmt.Errorf("match %d (seed %q), after %d moves: %w", n, s.Seed, m.Len(), err)
	}
	return tr.report, err
}
