package doodledungeon

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon/sheet"
)

// Digest is equal for equal positions.
func (s *State) Digest() play.Digest {
	d := play.NewDigester()
	d.Int(s.seats, int(s.phase), int(s.step), s.round, int(s.start), int(s.turn), s.done, int(s.viewer))
	d.Bool(s.recycled)
	d.Bool(s.seen)
	d.Uint64(uint64(s.box), uint64(s.pool))
	for _, id := range s.offer {
		d.Int(int(id))
	}
	s.deck.digestTo(d)
	s.discards.digestTo(d)
	for i := range s.seats {
		s.players[i].digestTo(d)
	}
	s.meeting.digestTo(d)
	s.luck.DigestTo(d)
	return d.Sum()
}

func (k *stack) digestTo(d *play.Digester) {
	d.Int(k.n)
	for _, id := range k.list() {
		d.Int(int(id))
	}
}

func setTo(d *play.Digester, s sheet.Set) {
	lo, hi := s.Words()
	d.Uint64(lo, hi)
}

func (p *player) digestTo(d *play.Digester) {
	words := p.sheet.Words()
	d.Uint64(words[:]...)
	setTo(d, p.treasures)
	d.Int(p.hidden, int(p.card), p.next, p.known, p.hand.n, p.laid, p.at, p.hearts, int(p.hero), len(p.path), len(p.sketches))
	d.Bool(p.begun)
	d.Uint64(uint64(p.pool))
	for _, n := range p.checked {
		d.Int(int(n))
	}
	for _, k := range p.sketches {
		d.Int(int(k.Square))
		d.Text(string(k.Drawing))
	}
	for _, b := range p.pieces[:p.next] {
		d.Int(int(b.fate), int(b.track))
		setTo(d, b.on)
	}
	p.pile.digestTo(d)
	for _, id := range p.hand.list() {
		d.Int(int(id))
	}
	for _, a := range p.above[:p.laid] {
		d.Int(int(a.Card), int(a.By), int(a.Square))
	}
	for _, q := range p.path {
		d.Int(int(q))
	}
}

func (m *meeting) digestTo(d *play.Digester) {
	d.Int(int(m.mark), int(m.square), m.more, int(m.fight.Monster), m.fight.Level, m.fight.Bonus, m.fight.Count())
	for _, v := range m.fight.Dice() {
		d.Int(v)
	}
	d.Bool(m.hushed)
	d.Bool(m.picked)
	d.Bool(m.spring)
	d.Bool(m.cursed)
}
