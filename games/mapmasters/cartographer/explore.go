package cartographer

import (
	"context"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
)

// exploration builds the dungeon and draws the path. The time is drawn from the bot's
// chance stream.
func (b *Bot) exploration(ctx context.Context, s *mapmasters.State, seat play.Seat, luck *play.Chance) (play.Move, error) {
	var hand []*card.Card
	for _, h := range s.Hand(seat) {
		if k := s.Tables().Card(h.Card); k != nil {
			hand = append(hand, k)
		}
	}
	p, err := Design(ctx, hand, s.Kit(seat), Expected(s), b.level.explore)
	if err != nil {
		return nil, err
	}
	move := p.Move()
	move.Millis = b.level.least + luck.Pick("exploration time", b.level.most-b.level.least+1)
	return move, nil
}

// Move is the project as a recorded exploration that took no time.
func (p *Project) Move() mapmasters.Explore {
	m := mapmasters.Explore{Pact: p.Pact, Path: p.Path}
	for _, q := range p.Placed {
		id, err := mapmasters.ParseCardID(q.Card.ID)
		if err != nil { // not a card of this game
			return mapmasters.Explore{}
		}
		m.Cards = append(m.Cards, mapmasters.Place{Card: id, X: q.X, Y: q.Y, Turned: q.Turned})
	}
	return m
}
