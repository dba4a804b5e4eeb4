package delver

import (
	"delvebox/games/dungeonroll"
)

// hard is the level Hard: it goes through all sequences of actions of the level, means
// over re-rolls and over the throws of the next level, and values a Regroup by what it
// has learned from games with itself.
type hard struct {
	wisdom *Wisdom
	fault  error // of the data that is built in
	times  int   // samples of a re-roll of more than two dice
}

const (
	hardNodes   = 30000 // positions of one decision, before it is content with less
	scoutNodes  = 3000  // positions of one of the Scout's assignments, of which there are 60
	rerollTimes = 24    // samples of a re-roll of more than two dice
	deepTimes   = 6     // samples of a re-roll on the level after
	throwTimes  = 32    // throws of the next level at Regroup
	closeCall   = 2 * point
	victory     = 12 * point // what winning is worth beside points
)

func (h hard) delve(q *question) (dungeonroll.Move, error) {
	if h.fault != nil {
		return dungeonroll.Move{}, h.fault
	}
	d := &q.d
	a := newAppraiser(h.wisdom, d, q.state.Round())
	a.wins = winning(q.state, q.seat)
	a.search.Stop = q.over
	t := thought{a: a, q: q, d: d, times: h.times}
	switch d.Phase {
	case dungeonroll.Forming:
		return t.form(), q.stopped()
	case dungeonroll.RegroupPhase:
		return t.regroup(), q.stopped()
	}
	return t.choose(), q.stopped()
}

func (h hard) discard(q *question, owned *dungeonroll.Tokens, n int) dungeonroll.Tokens {
	if q.state.Phase() == dungeonroll.Discarding {
		return leastLoss(owned, n)
	}
	if h.fault != nil {
		return cheapest(owned, n, plainWorth)
	}
	a := newAppraiser(h.wisdom, &q.d, q.state.Round())
	t := thought{a: a, q: q, d: &q.d, times: h.times}
	m := best(&q.d, t.value)
	return m.Tokens
}
