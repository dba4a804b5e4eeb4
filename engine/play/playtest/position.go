package playtest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"delvebox/engine/play"
)

const movesTried = 6 // of a list, so that long lists do not make trials endless

// checkPosition checks all that holds in a position as it stands.
func (t *trial) checkPosition() error {
	full := t.match.State()
	if t.plan.Invariants != nil {
		if err := t.plan.Invariants(full); err != nil {
			return fmt.Errorf("invariant: %w", err)
		}
	}
	if full.Digest() != t.match.Digest() {
		return errors.New("a clone differs from its original")
	}
	if (len(full.Actors()) == 0) != (full.Outcome() != nil) {
		return fmt.Errorf("actors %v, but outcome %v", full.Actors(), full.Outcome())
	}
	if err := t.checkMoves(full); err != nil {
		return err
	}
	if !t.dear() {
		return nil
	}
	if err := t.checkClone(full); err != nil {
		return err
	}
	if err := t.checkRefusals(full); err != nil {
		return err
	}
	return t.checkViews(full)
}

// checkMoves checks the lists of moves of all seats.
func (t *trial) checkMoves(full play.State) error {
	for seat := range t.seats() {
		moves := full.Moves(seat)
		acts := slices.Contains(full.Actors(), seat)
		if acts != (len(moves) > 0) {
			return fmt.Errorf("seat %d may act: %v, but has %d moves", seat, acts, len(moves))
		}
		if a, b := texts(moves), texts(full.Moves(seat)); !slices.Equal(a, b) {
			return fmt.Errorf("seat %d: the list of moves changes from one call to the next: %q, %q", seat, a, b)
		}
		for range min(movesTried, len(moves)) {
			m := moves[t.luck.Pick("try", len(moves))]
			if err := t.checkText(m); err != nil {
				return err
			}
			if _, err := full.Clone().Apply(seat, m); err != nil {
				return fmt.Errorf("seat %d: %q is listed but refused: %w", seat, m, err)
			}
		}
	}
	return nil
}

func (t *trial) checkText(m play.Move) error {
	text := m.String()
	if text == "" || strings.ContainsAny(text, "\r\n") {
		return fmt.Errorf("the move's text %q is not one line", text)
	}
	back, err := t.plan.Game.ParseMove(text)
	if err != nil {
		return fmt.Errorf("%q does not read back: %w", text, err)
	}
	if Dump(back) != Dump(m) {
		return fmt.Errorf("%q reads back as %s, was %s", text, Dump(back), Dump(m))
	}
	return nil
}

// checkClone moves one clone and sees that original and other clone stay.
func (t *trial) checkClone(full play.State) error {
	before, digest := Dump(full), full.Digest()
	moved, still := full.Clone(), full.Clone()
	if Dump(still) != before || still.Digest() != digest {
		return errors.New("a clone differs from its original")
	}
	for range 3 {
		actors := moved.Actors()
		if len(actors) == 0 {
			break
		}
		seat := actors[t.luck.Pick("clone", len(actors))]
		moves := moved.Moves(seat)
		if len(moves) == 0 {
			break
		}
		if _, err := moved.Apply(seat, moves[t.luck.Pick("clone", len(moves))]); err != nil {
			break
		}
	}
	if Dump(full) != before || Dump(still) != before || full.Digest() != digest {
		return errors.New("a move on a clone changes the original")
	}
	return nil
}

// checkApply makes the same move twice, from two clones.
func (t *trial) checkApply(seat play.Seat, m play.Move) error {
	if err := t.checkText(m); err != nil {
		return err
	}
	a, b := t.match.State(), t.match.State()
	ea, err := a.Apply(seat, m)
	if err != nil {
		return fmt.Errorf("seat %d, %q: refused: %w", seat, m, err)
	}
	eb, err := b.Apply(seat, m)
	if err != nil || a.Digest() != b.Digest() || Dump(a) != Dump(b) || Dump(ea) != Dump(eb) {
		return fmt.Errorf("seat %d, %q: the same move from the same position gives something else", seat, m)
	}
	for _, e := range ea {
		if !kebab(e.Name()) {
			return fmt.Errorf("event %T has the name %q, not kebab case", e, e.Name())
		}
	}
	if a.Digest() == t.match.Digest() {
		return fmt.Errorf("seat %d, %q: the move is made, but the digest stays: it leaves something out", seat, m)
	}
	return nil
}

func kebab(name string) bool {
	return name != "" && name == strings.ToLower(name) && !strings.ContainsAny(name, " _\t\n")
}

func texts(moves []play.Move) []string {
	list := make([]string, len(moves))
	for i, m := range moves {
		list[i] = m.String()
	}
	return list
}

// seats ranges over all seats.
func (t *trial) seats() func(func(play.Seat) bool) {
	return func(yield func(play.Seat) bool) {
		for i := range t.match.Setup().Seats {
			if !yield(play.Seat(i)) {
				return
			}
		}
	}
}

func checkOutcome(m *play.Match) error {
	o, seats := m.Outcome(), len(m.Setup().Seats)
	if len(o.Ranking) != seats {
		return fmt.Errorf("the ranking has %d of %d seats", len(o.Ranking), seats)
	}
	var met []play.Seat
	for i, r := range o.Ranking {
		if slices.Contains(met, r.Seat) || r.Seat < 0 || int(r.Seat) >= seats {
			return fmt.Errorf("seat %d stands wrong or twice in the ranking", r.Seat)
		}
		met = append(met, r.Seat)
		shared := i > 0 && r.Place == o.Ranking[i-1].Place
		if r.Place != i+1 && !shared {
			return fmt.Errorf("rank %d has place %d", i+1, r.Place)
		}
		sum := 0
		for _, term := range r.Terms {
			sum += term.Value
		}
		if len(r.Terms) > 0 && sum != r.Score {
			return fmt.Errorf("seat %d scores %d, its terms make %d", r.Seat, r.Score, sum)
		}
	}
	return nil
}
