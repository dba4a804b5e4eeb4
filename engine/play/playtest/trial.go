package playtest

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"delvebox/engine/play"
)

// trial is one match being tried.
type trial struct {
	plan     Plan
	match    *play.Match
	luck     play.Chance
	report   Report
	seen     []play.Move // moves met before, tried again where they may not fit
	stopped  bool        // a bot was asked to stop
	undoLeft int
}

const (
	movesKept  = 40 // old moves kept to be tried again
	undosAMost = 30 // decisions taken back for good in a match
	oddsUndo   = 8  // one in so many that can be taken back is
	oddsReplay = 15 // one journal in so many is read back in mid-match
)

func (t *trial) run() error {
	t.undoLeft = undosAMost
	most := t.plan.Game.MostMoves(len(t.match.Setup().Seats))
	if err := t.checkPosition(); err != nil {
		return err
	}
	for t.match.Outcome() == nil {
		if t.match.Len() >= most {
			return fmt.Errorf("the game is not over after %d moves, its own bound", most)
		}
		seat, err := t.decide()
		if err != nil {
			return err
		}
		if err := t.checkPosition(); err != nil {
			return err
		}
		if err := t.undoRedo(seat); err != nil {
			return err
		}
		if t.luck.Pick("replay", oddsReplay) == 0 {
			if err := t.checkJournal(); err != nil {
				return err
			}
		}
	}
	if err := t.checkJournal(); err != nil {
		return err
	}
	return checkOutcome(t.match)
}

// decide makes one seat's next move, its bot's or one at random.
func (t *trial) decide() (play.Seat, error) {
	actors := t.match.Actors()
	if len(actors) == 0 {
		return 0, errors.New("nobody may act and the game is not over")
	}
	seat := actors[t.luck.Pick("actor", len(actors))]
	move, err := t.choose(seat)
	if err != nil {
		return seat, err
	}
	if err := t.checkApply(seat, move); err != nil {
		return seat, err
	}
	t.keep(move)
	if _, err := t.match.Do(seat, move); err != nil {
		return seat, fmt.Errorf("seat %d, %q: %w", seat, move, err)
	}
	return seat, nil
}

func (t *trial) keep(move play.Move) {
	if len(t.seen) < movesKept {
		t.seen = append(t.seen, move)
		return
	}
	t.seen[t.luck.Pick("keep", movesKept)] = move
}

func (t *trial) choose(seat play.Seat) (play.Move, error) {
	if t.match.IsBot(seat) {
		return t.chooseBot(seat)
	}
	full := t.match.State()
	if t.plan.Choose != nil {
		if m := t.plan.Choose(full, seat, &t.luck); m != nil {
			return m, nil
		}
	}
	moves := full.Moves(seat)
	return moves[t.luck.Pick("move", len(moves))], nil
}

// chooseBot asks the bot twice, and once with the wish to stop at once.
func (t *trial) chooseBot(seat play.Seat) (play.Move, error) {
	before := Dump(t.match.State())
	a := <-t.match.Think(context.Background(), seat)
	if a.Err != nil {
		return nil, fmt.Errorf("bot of seat %d: %w", seat, a.Err)
	}
	if !t.stopped || t.dear() {
		b := <-t.match.Think(context.Background(), seat)
		if b.Err != nil || a.Move.String() != b.Move.String() {
			return nil, fmt.Errorf("bot of seat %d chooses %q, then %v (%v) from the same view", seat, a.Move, b.Move, b.Err)
		}
	}
	if !t.stopped {
		t.stopped = true
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		if c := <-t.match.Think(ctx, seat); !errors.Is(c.Err, context.Canceled) {
			return nil, fmt.Errorf("bot of seat %d does not stop when asked: %v", seat, c.Err)
		}
	}
	if Dump(t.match.State()) != before {
		return nil, fmt.Errorf("bot of seat %d changes the position", seat)
	}
	return a.Move, nil
}

// dear says whether the dear checks are due.
func (t *trial) dear() bool {
	return t.plan.Every <= 1 || t.match.Len()%t.plan.Every == 0 || t.match.Outcome() != nil
}

// undoRedo takes the last decision back and makes it again; now and then it stays
// taken back and the match goes another way.
func (t *trial) undoRedo(seat play.Seat) error {
	if t.match.CanUndo(seat) != nil {
		return nil
	}
	log := t.match.History()
	after := t.match.Digest()
	if _, err := t.match.Undo(seat); err != nil {
		return fmt.Errorf("undo: %w", err)
	}
	if want := digestBefore(t.match, log); want != t.match.Digest() {
		return errors.New("undo leads to another position than there was")
	}
	if t.undoLeft > 0 && t.luck.Pick("undo", oddsUndo) == 0 {
		t.undoLeft--
		t.report.Undone++
		return t.checkPosition()
	}
	if _, err := t.match.Redo(seat); err != nil {
		return fmt.Errorf("redo: %w", err)
	}
	if t.match.Digest() != after || t.match.State().Digest() != after {
		return errors.New("redo leads to another position than there was")
	}
	return nil
}

// digestBefore is the digest of the position before the last of the log's moves.
func digestBefore(m *play.Match, log []play.Entry) play.Digest {
	if len(log) > 1 {
		return log[len(log)-2].Digest
	}
	start, err := play.NewMatch(m.Game(), m.Setup())
	if err != nil {
		return play.Digest{}
	}
	return start.Digest()
}

func (t *trial) checkJournal() error {
	t.report.Replays++
	m, notice, err := play.Replay([]play.Game{t.plan.Game}, t.match.Journal())
	switch {
	case err != nil:
		return fmt.Errorf("journal: %w", err)
	case notice.Torn():
		return errors.New("journal: its own last line is torn")
	case m.Digest() != t.match.Digest():
		return errors.New("journal: leads to another position")
	case Dump(m.State()) != Dump(t.match.State()):
		return errors.New("journal: leads to a position that has the same digest but is not the same")
	case !slices.EqualFunc(m.History(), t.match.History(), sameEntry):
		return errors.New("journal: leads to the same position by other moves")
	}
	return nil
}

func sameEntry(a, b play.Entry) bool {
	return a.Seat == b.Seat && a.Digest == b.Digest && a.Move.String() == b.Move.String()
}
