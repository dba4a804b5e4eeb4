package doodler

import (
	"context"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// question is one decision to be made.
type question struct {
	ctx   context.Context
	state *doodledungeon.State // as the seat sees it
	seat  play.Seat
	luck  *play.Chance
	asked int // how often stopped was asked
}

// pick gives a number from 0 to n-1.
func (q *question) pick(n int) int { return q.luck.Pick("doodler", n) }

// stopped says whether the context is done, looked at every few calls.
func (q *question) stopped() bool {
	q.asked++
	return q.asked%stopEvery == 1 && q.ctx.Err() != nil
}

// stopEvery is how many pieces of work pass between two looks at the context.
const stopEvery = 16

// tables is the data of the game.
func (q *question) tables() *card.Tables { return q.state.Tables() }

// action is what a card does.
func (q *question) action(id card.ID) card.Action { return q.tables().Card(id).Action }

// anyOf is one of the squares at random.
func anyOf(q *question, of sheet.Set) sheet.Square { return of.Nth(q.pick(of.Count())) }

// boxLeft says whether a category has an empty box.
func boxLeft(q *question, c card.Category) bool {
	return q.state.Checked(q.seat, c) < q.tables().Track(c).Boxes()
}

// layable says whether a Hero action may be laid above a dungeon (DD-105 to DD-107).
func layable(q *question, above play.Seat) bool {
	s := q.state
	return above != q.seat && s.Hero(above) == doodledungeon.Alive && len(s.Above(above)) < doodledungeon.MostAbove
}

// playing is the move that plays a card, with these dice for Loaded Dice.
func playing(a card.Action, dice []int) doodledungeon.Play {
	m := doodledungeon.Play{Action: a}
	for _, d := range dice {
		m.Dice |= 1 << d
	}
	return m
}
