package foresight

import "delvebox/games/dungeonroll"

func (n *node) dragonPhase() {
	p := &n.p
	if p.Lair == 0 { // only what the Half-Goblin has left lying
		n.chests()
		n.quaffs()
		q := *p
		q.regroup()
		n.try(q)
		return
	}
	n.tokens()
	var room [mostSources]source
	n.slay(*p, n.sources(&room), dungeonroll.Cleric, n.side.needs)
	if n.s.keepsLoot(p) {
		n.quaffs()
	}
	n.ultimate()
	n.wish()
	n.flee()
}

// slay tries every way to put companions of so many different types together, types
// from one on.
func (n *node) slay(q Position, list []source, from dungeonroll.Face, needs int) {
	if needs == 0 {
		q.slay()
		n.after(q)
		return
	}
	for f := from; int(f)+needs <= int(dungeonroll.Champion)+1; f++ {
		for i := range list {
			s := &list[i]
			if s.count == 0 || !s.roles.Has(f) {
				continue
			}
			r := q
			r.spend(*s)
			s.count--
			n.slay(r, list, f+1, needs-1)
			s.count++
		}
	}
}

// tokens uses the treasures with an effect of their own against monsters or dragon.
func (n *node) tokens() {
	p := &n.p
	monsters := p.Phase == dungeonroll.MonsterPhase
	n.elixir()
	if p.Tokens[dungeonroll.Ring] > 0 && (n.s.rules.RingTakesAll || !monsters) {
		q := *p
		q.discard(dungeonroll.Ring)
		q.Lair = 0
		if n.s.rules.RingTakesAll {
			q.regroup()
		}
		n.after(q)
	}
	if p.Tokens[dungeonroll.Bait] > 0 && monsters {
		q := *p
		q.discard(dungeonroll.Bait)
		n.s.raise(&q)
		n.try(q)
	}
	if p.Tokens[dungeonroll.Portal] > 0 {
		q := *p
		q.discard(dungeonroll.Portal)
		q.finish(dungeonroll.ByPortal, p.Level)
		n.try(q)
	}
}
