package mapmasters

import "delvebox/engine/play"

// Digest is equal for equal positions.
func (s *State) Digest() play.Digest {
	d := play.NewDigester()
	d.Bool(s.timer)
	d.Bool(s.seen)
	d.Int(s.seats, s.round, int(s.phase), int(s.first), int(s.turn), int(s.viewer))
	for i := range s.seats {
		s.players[i].digestTo(d)
	}
	tokensTo(d, s.fairies)
	s.books.digestTo(d)
	for i := range s.cards {
		s.cards[i].digestTo(d)
	}
	s.objectives.digestTo(d)
	for i := range lastRound {
		d.Int(int(s.primary[i]), int(s.secondary[i]))
	}
	d.Int(int(s.gone))
	s.luck.DigestTo(d)
	return d.Sum()
}

func (p *player) digestTo(d *play.Digester) {
	d.Int(p.coins, int(p.used), int(p.cut), int(p.recycled), int(p.keptDeck), int(p.keptDiscards))
	d.Bool(p.passed)
	tokensTo(d, p.ready)
	tokensTo(d, p.spent)
	for _, b := range p.books {
		d.Int(int(b))
	}
	p.deck.digestTo(d)
	p.discards.digestTo(d)
	p.removed.digestTo(d)
	p.pool.digestTo(d)
	d.Int(int(p.held))
	for _, c := range p.hand[:p.held] {
		d.Int(int(c.id), int(c.fate))
		d.Bool(c.open)
	}
	for _, r := range p.rows {
		d.Int(r.First, r.Second, r.Time)
		d.Bool(r.Exit)
		d.Bool(r.Done)
	}
	p.find.digestTo(d)
}

// digestTo writes the plan, from which all the rest follows.
func (e *exploration) digestTo(d *play.Digester) {
	d.Bool(e.done)
	if !e.done {
		return
	}
	d.Text(e.plan.String())
	d.Int(int(e.used))
	tokensTo(d, e.ready)
	for _, b := range e.books {
		d.Int(int(b))
	}
}

func tokensTo(d *play.Digester, t [4]int8) {
	for _, n := range t {
		d.Int(int(n))
	}
}
