package doodler

import (
	"context"
	"errors"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// Bot is a computer player of Doodle Dungeon. It knows what a person at its seat would
// see, and does not change while it plays.
type Bot struct{ mind mind }

// mind is what the levels have minds of their own for. What a mind answers when the
// context is done does not count.
type mind interface {
	// take chooses one of the revealed cards.
	take(q *question) card.ID
	// wall chooses the place of a formation out of all legal ones.
	wall(q *question, f *sheet.Formation, legal []sheet.Set) sheet.Set
	// draw chooses the square of a trap or monster out of all legal ones.
	draw(q *question, m sheet.Mark, room sheet.Set) sheet.Square
	// hide chooses the square of a treasure.
	hide(q *question, room sheet.Set) sheet.Square
	// check chooses the category of an upgrade that has a box left.
	check(q *question) card.Category
	// path draws the way through the neighbour's dungeon.
	path(q *question) []sheet.Square
	// meet chooses what to do in an open encounter.
	meet(q *question) doodledungeon.Move
	// help chooses what to do in steps 3 and 4.
	help(q *question) doodledungeon.Move
}

// Choose decides for the seat that acts. It returns with the error of the context soon
// after that is done.
func (b *Bot) Choose(ctx context.Context, seen play.State, seat play.Seat, luck *play.Chance) (play.Move, error) {
	s, ok := seen.(*doodledungeon.State)
	switch {
	case !ok:
		return nil, errors.New("not a position of Doodle Dungeon")
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case s.Phase() == doodledungeon.Over || s.Turn() != seat:
		return nil, errors.New("the seat has nothing to decide")
	}
	m := b.decide(&question{ctx: ctx, state: s, seat: seat, luck: luck})
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return m, nil
}

func (b *Bot) decide(q *question) doodledungeon.Move {
	s := q.state
	switch {
	case s.Phase() == doodledungeon.Draft:
		return doodledungeon.Take{Card: b.mind.take(q)}
	case s.Phase() == doodledungeon.Building:
		return b.build(q)
	case s.Phase() == doodledungeon.Drawing:
		return doodledungeon.Path{Squares: b.mind.path(q)}
	case s.Step() == doodledungeon.Walking:
		return doodledungeon.Walk{}
	case s.Step() == doodledungeon.Encounter:
		return b.mind.meet(q)
	}
	return b.mind.help(q)
}

// build places the element that is due, or turns the card.
func (b *Bot) build(q *question) doodledungeon.Move {
	_, e, ok := q.state.Due(q.seat)
	if !ok {
		return doodledungeon.TurnOver{}
	}
	own := q.state.Sheet(q.seat)
	switch e.Kind {
	case card.Formation:
		return doodledungeon.Wall{On: b.mind.wall(q, e.Shape, own.Legal(e.Shape, nil))}
	case card.Creature:
		return doodledungeon.Draw{Mark: e.Mark, Square: b.mind.draw(q, e.Mark, own.Room())}
	case card.Treasure:
		return doodledungeon.Hide{Square: b.mind.hide(q, q.state.Treasures(q.seat).Not())}
	}
	return doodledungeon.Check{Category: b.mind.check(q)}
}
