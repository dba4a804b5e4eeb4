package play

import (
	"context"
	"errors"
	"fmt"
)

// Thought is what a computer player came to. It is made by [Match.Act].
type Thought struct {
	Seat Seat
	Move Move
	Err  error // ctx.Err(), a *Fault, or the bot's own
	turn int
}

// ErrStale says that the match has gone on since the thought was begun.
var ErrStale = errors.New("the match has gone on since the computer player began to think")

// Think lets the seat's bot choose a move beside the game loop. The channel gives
// one thought and needs no reader. The bot gets the position as its seat may know it
// and a chance stream of its own, so the same match gives the same thought. The seat
// must be a bot's.
func (m *Match) Think(ctx context.Context, seat Seat) <-chan Thought {
	out := make(chan Thought, 1)
	t := Thought{Seat: seat, turn: m.turn}
	if !m.IsBot(seat) {
		t.Err = Refuse("", "no-bot", "seat", int(seat))
		out <- t
		return out
	}
	var bot Bot
	where := fmt.Sprintf("bot of seat %d, move %d", int(seat), len(m.history)+1)
	seen, luck := m.state.Seen(seat), m.BotChance(seat)
	t.Err = guarded(where, func() (err error) {
		bot, err = m.game.Bot(m.setup.Seats[seat].Level)
		return err
	})
	if t.Err != nil {
		out <- t
		return out
	}
	go func() {
		t.Err = guarded(where, func() (err error) {
			t.Move, err = bot.Choose(ctx, seen, seat, &luck)
			if err == nil && t.Move == nil {
				err = errors.New(where + ": chose nothing")
			}
			return err
		})
		out <- t
	}()
	return out
}

// BotChance is the chance stream that the seat's bot gets for its next decision.
func (m *Match) BotChance(seat Seat) Chance {
	return NewChance(m.setup.Seed, fmt.Sprintf("bot %d move %d", int(seat), len(m.history)))
}

// Act makes the move that was thought of. The error is the thought's own, ErrStale,
// or the refusal of a move that the rules do not allow.
func (m *Match) Act(t Thought) ([]Event, error) {
	switch {
	case t.Err != nil:
		return nil, t.Err
	case t.turn != m.turn:
		return nil, ErrStale
	}
	return m.Do(t.Seat, t.Move)
}
