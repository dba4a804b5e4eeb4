package playtest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"delvebox/engine/play"
)

// checkViews checks what each seat and an onlooker may see.
func (t *trial) checkViews(full play.State) error {
	if err := t.checkView(full, play.NoSeat); err != nil {
		return fmt.Errorf("an onlooker's view: %w", err)
	}
	for seat := range t.seats() {
		if err := t.checkView(full, seat); err != nil {
			return fmt.Errorf("seat %d's view: %w", seat, err)
		}
	}
	return nil
}

func (t *trial) checkView(full play.State, by play.Seat) error {
	before := Dump(full)
	seen := full.Seen(by)
	digest, view := seen.Digest(), Dump(seen)
	switch {
	case Dump(full) != before:
		return errors.New("to look changes the position")
	case seen.Seen(by).Digest() != digest:
		return errors.New("seen twice is not the same as seen once")
	case !slices.Equal(seen.Actors(), full.Actors()):
		return fmt.Errorf("may act: %v, in truth %v", seen.Actors(), full.Actors())
	case by != play.NoSeat && !slices.Equal(texts(seen.Moves(by)), texts(full.Moves(by))):
		return fmt.Errorf("its moves are %q, in truth %q", texts(seen.Moves(by)), texts(full.Moves(by)))
	}
	if err := t.search(full, by, view); err != nil {
		return err
	}
	if t.plan.Resample != nil {
		other := t.plan.Resample(full.Clone(), by, &t.luck)
		if other.Seen(by).Digest() != digest {
			return fmt.Errorf("tells hidden things: it differs when only they differ:\n%s\n%s", view, Dump(other.Seen(by)))
		}
	}
	disturb(seen, by)
	if Dump(full) != before {
		return errors.New("a move made on the view changes the position")
	}
	return nil
}

// search looks for hidden texts in everything the seat can come by.
func (t *trial) search(full play.State, by play.Seat, view string) error {
	if t.plan.Hidden == nil {
		return nil
	}
	places := []struct{ name, text string }{
		{"position", view},
		{"opening", Dump(t.match.Opening(by))},
		{"log", Dump(withoutDigests(t.match.Log(by)))},
		{"undo", Dump([]*play.Refusal{t.match.CanUndo(by), t.match.CanRedo(by)})},
	}
	for _, token := range t.plan.Hidden(full, by) {
		for _, p := range places {
			if strings.Contains(p.text, token) {
				return fmt.Errorf("%q is hidden, but stands in the %s:\n%s", token, p.name, p.text)
			}
		}
	}
	return nil
}

// withoutDigests leaves out what is only a name of a position.
func withoutDigests(log []play.Entry) []play.Entry {
	for i := range log {
		log[i].Digest = play.Digest{}
	}
	return log
}

// disturb makes a move on a view. Views hold unknowns, so what becomes of it, even a
// panic, does not matter: only that the position it was taken from stays.
func disturb(seen play.State, by play.Seat) {
	defer func() { _ = recover() }()
	seats := seen.Actors()
	if slices.Contains(seats, by) {
		seats = []play.Seat{by}
	}
	if len(seats) == 0 {
		return
	}
	if moves := seen.Moves(seats[0]); len(moves) > 0 {
		_, _ = seen.Apply(seats[0], moves[0])
	}
}
