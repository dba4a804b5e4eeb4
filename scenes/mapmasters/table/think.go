package table

import (
	"context"
	"errors"
	"time"

	"delvebox/engine/play"
	"delvebox/engine/ui"
)

// Tick implements scene.Ticker: it lets the acting computer player think and makes
// its move when its time to be watched is over.
func (t *Table) Tick(u *ui.UI) {
	if t.Stack.Top() == t {
		t.cover(false)
	} else {
		t.cover(true)
	}
	if t.view != nil && !t.covered {
		t.view.Tick(u)
	}
	if t.thinking == nil && t.thought == nil {
		t.beginThinking()
		return
	}
	if t.thinking != nil {
		select {
		case th := <-t.thinking:
			t.thinking, t.thought = nil, &th
			t.thoughtAt = u.Now
		default:
		}
	}
	if t.thought != nil && u.Now-t.thoughtAt >= t.pause(u) {
		t.act(u)
	}
}

// pause is how long a computer player's move waits so that one can follow.
func (t *Table) pause(u *ui.UI) time.Duration {
	pace := t.Setup().Options["bots"]
	switch pace {
	case "at-once":
		return 0
	case "fast":
		return u.Pace(150 * time.Millisecond)
	}
	return u.Pace(600 * time.Millisecond)
}

// watching says whether something is being shown that a computer player waits for.
func (t *Table) watching() bool { return t.reward != nil || t.curtain != nil }

func (t *Table) beginThinking() {
	actor := t.Actor()
	if actor == play.NoSeat || !t.Match.IsBot(actor) || t.watching() || t.covered {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	t.cancel, t.thinker = cancel, actor
	t.thinking = t.Match.Think(ctx, actor)
}

func (t *Table) stopThinking() {
	if t.cancel != nil {
		t.cancel()
		t.cancel = nil
	}
	t.thinking, t.thought = nil, nil
}

func (t *Table) act(u *ui.UI) {
	th := *t.thought
	t.thought = nil
	if t.cancel != nil {
		t.cancel()
		t.cancel = nil
	}
	if errors.Is(th.Err, context.Canceled) {
		return
	}
	evs, err := t.Match.Act(th)
	if err != nil && !errors.Is(err, play.ErrStale) {
		t.stuck(u, th.Seat, err)
		return
	}
	t.Changed()
	t.moved(u, th.Seat, evs)
}

// stuck keeps a match going whose computer player failed: it makes the first move
// that the rules offer.
func (t *Table) stuck(u *ui.UI, seat play.Seat, err error) {
	u.Notify("bot", err.Error(), "", nil)
	for _, m := range t.Match.Moves(seat) {
		if evs, err := t.Match.Do(seat, m); err == nil {
			t.Changed()
			t.moved(u, seat, evs)
			return
		}
	}
}
