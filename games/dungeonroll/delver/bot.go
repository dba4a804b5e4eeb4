package delver

import (
	"context"
	"errors"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

// Bot is a computer player of Dungeon Roll. It knows what everybody sees, and does not
// change while it plays.
type Bot struct{ mind mind }

// mind decides what a level of the computer player has a mind of its own for.
type mind interface {
	// delve chooses an action of the delve that the seat is in.
	delve(q *question) (dungeonroll.Move, error)
	// discard chooses so many treasures to give up for good.
	discard(q *question, owned *dungeonroll.Tokens, n int) dungeonroll.Tokens
}

// question is one decision to be made.
type question struct {
	ctx   context.Context
	state *dungeonroll.State
	seat  play.Seat
	luck  *play.Chance
	d     dungeonroll.Delve
}

// stopped is the error of a context that is done.
func (q *question) stopped() error { return q.ctx.Err() }

// over says the same as a yes or no.
func (q *question) over() bool { return q.ctx.Err() != nil }

// Choose decides for a seat that acts. It returns with the error of the context as soon
// as that is done.
func (b *Bot) Choose(ctx context.Context, seen play.State, seat play.Seat, luck *play.Chance) (play.Move, error) {
	s, ok := seen.(*dungeonroll.State)
	if !ok {
		return nil, errors.New("not a position of Dungeon Roll")
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	q := &question{ctx: ctx, state: s, seat: seat, luck: luck, d: s.Delve()}
	switch s.Phase() {
	case dungeonroll.Choosing: // the rules draw for computer players; a stand-in may still be asked
		list := s.Choices().List()
		return dungeonroll.Move{Kind: dungeonroll.PickHero, Hero: list[luck.Pick("hero", len(list))]}, nil
	case dungeonroll.Discarding:
		p := s.Player(seat)
		return dungeonroll.Move{Kind: dungeonroll.DiscardTokens, Tokens: b.mind.discard(q, &p.Tokens, int(q.d.Owed))}, nil
	case dungeonroll.Over:
		return nil, errors.New("the game is over")
	}
	if q.d.Owed > 0 {
		return dungeonroll.Move{Kind: dungeonroll.DiscardTokens, Tokens: b.mind.discard(q, &q.d.Tokens, int(q.d.Owed))}, nil
	}
	m, err := b.mind.delve(q)
	if err != nil {
		return nil, err
	}
	return m, nil
}
