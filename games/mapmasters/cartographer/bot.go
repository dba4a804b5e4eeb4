package cartographer

import (
	"context"
	"errors"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
)

// Bot is a computer player of Map Masters Versus. It knows what its seat may know, and
// does not change while it plays.
type Bot struct{ level level }

// Choose decides for a seat that acts. It returns with the error of the context as soon
// as that is done.
func (b *Bot) Choose(ctx context.Context, seen play.State, seat play.Seat, luck *play.Chance) (play.Move, error) {
	s, ok := seen.(*mapmasters.State)
	if !ok {
		return nil, errors.New("not a position of Map Masters")
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	switch s.Phase() {
	case mapmasters.MarketPhase:
		return b.trade(s, seat), nil
	case mapmasters.HandPhase:
		return b.firstDraw(s, seat), nil
	case mapmasters.ExplorationPhase:
		return b.exploration(ctx, s, seat, luck)
	case mapmasters.RefreshPhase:
		return b.refresh(s, seat), nil
	}
	return nil, errors.New("nothing to decide in phase " + s.Phase().String())
}
