package playtest

import (
	"errors"
	"fmt"
	"slices"

	"delvebox/engine/play"
)

// nonsense is a move of no game.
type nonsense struct{}

func (nonsense) String() string { return "nonsense" }

// attempt is a move against the rules, or possibly so.
type attempt struct {
	seat play.Seat
	move play.Move
	must bool // it must be refused
}

// checkRefusals tries what is not allowed, on the position itself.
func (t *trial) checkRefusals(full play.State) error {
	before, digest := Dump(full), full.Digest()
	for _, a := range t.attempts(full) {
		target := full
		if !a.must {
			target = full.Clone()
		}
		_, err := target.Apply(a.seat, a.move)
		if err == nil {
			if a.must {
				return fmt.Errorf("seat %d, %q: accepted, but it is against the rules", a.seat, a.move)
			}
			continue
		}
		t.report.Refused++
		var r *play.Refusal
		if !errors.As(err, &r) || r.Key == "" || r.Clause == "" {
			return fmt.Errorf("seat %d, %q: refused without clause and key: %w", a.seat, a.move, err)
		}
		if Dump(target) != before || target.Digest() != digest {
			return fmt.Errorf("seat %d, %q: refused (%w), but it changes the position", a.seat, a.move, err)
		}
	}
	return nil
}

func (t *trial) attempts(full play.State) []attempt {
	var list []attempt
	actors := full.Actors()
	var legal []play.Move
	for _, seat := range actors {
		moves := full.Moves(seat)
		if len(moves) > 0 {
			legal = append(legal, moves[t.luck.Pick("legal", len(moves))])
		}
		list = append(list, attempt{seat, nonsense{}, true})
	}
	for seat := range t.seats() {
		if slices.Contains(actors, seat) {
			continue
		}
		for _, m := range legal {
			list = append(list, attempt{seat, m, true})
		}
	}
	for _, seat := range []play.Seat{play.NoSeat, play.Seat(len(t.match.Setup().Seats))} {
		for _, m := range legal {
			list = append(list, attempt{seat, m, true})
		}
	}
	if t.plan.Illegal != nil && len(actors) > 0 {
		for _, m := range t.plan.Illegal(full, &t.luck) {
			list = append(list, attempt{actors[0], m, true})
		}
	}
	for range min(movesTried, len(t.seen)) {
		m := t.seen[t.luck.Pick("old", len(t.seen))]
		seat := play.Seat(t.luck.Pick("old", len(t.match.Setup().Seats)))
		list = append(list, attempt{seat, m, false})
	}
	return list
}
