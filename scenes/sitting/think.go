package sitting

import (
	"context"
	"errors"
	"time"

	"delvebox/engine/play"
	"delvebox/engine/ui"
)

// thinking is a computer player at work.
type thinking struct {
	from    <-chan play.Thought
	thought *play.Thought
	since   time.Duration // when the thought was there
	cancel  context.CancelFunc
}

// Think lets the computer player whose turn it is think beside the game loop and makes
// its move when its time to be watched is over. It is called 60 times a second. While
// held no new thought is begun: something is shown that players would wait for.
func (s *Sitting) Think(u *ui.UI, held bool) {
	t := &s.thinking
	if t.from == nil && t.thought == nil {
		if !held {
			s.beginThinking()
		}
		return
	}
	if t.from != nil {
		select {
		case th := <-t.from:
			t.from, t.thought, t.since = nil, &th, u.Now
		default:
		}
	}
	if t.thought != nil && !held && u.Now-t.since >= s.Pause(u) {
		s.act(u)
	}
}

// pauses are how long a computer player's move waits, so that one can follow.
var pauses = map[string]time.Duration{"at-once": 0, "fast": 150 * time.Millisecond}

// Pause is how long a computer player's move waits in this match.
func (s *Sitting) Pause(u *ui.UI) time.Duration {
	if p, ok := pauses[s.setup.Options["bots"]]; ok {
		return u.Pace(p)
	}
	return u.Pace(600 * time.Millisecond)
}

func (s *Sitting) beginThinking() {
	actor := s.Actor()
	if actor == play.NoSeat || !s.Match.IsBot(actor) || s.stuckAt == s.Changes() {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.thinking = thinking{from: s.Match.Think(ctx, actor), cancel: cancel}
}

// StopThinking breaks a thought off.
func (s *Sitting) StopThinking() {
	if s.thinking.cancel != nil {
		s.thinking.cancel()
	}
	s.thinking = thinking{}
}

func (s *Sitting) act(u *ui.UI) {
	th := *s.thinking.thought
	s.StopThinking()
	if errors.Is(th.Err, context.Canceled) {
		return
	}
	switch evs, err := s.Match.Act(th); {
	case err == nil:
		s.moved(u, th.Seat, evs)
	case !errors.Is(err, play.ErrStale): // a stale thought is thought anew
		s.stuck(u, th.Seat, err)
	}
}

// stuck keeps a match going whose computer player failed: it makes the first move
// that the rules offer. Where there is none the match rests: thinking again would fail
// again.
func (s *Sitting) stuck(u *ui.UI, seat play.Seat, err error) {
	u.Notify("bot", s.Say(err), "", nil)
	for _, m := range s.Match.Moves(seat) {
		if evs, err := s.Match.Do(seat, m); err == nil {
			s.moved(u, seat, evs)
			return
		}
	}
	s.stuckAt = s.Changes()
}
