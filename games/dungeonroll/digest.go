package dungeonroll

import (
	"delvebox/engine/play"
)

// Digest is equal for equal positions. The position is packed into bytes first, field
// by field in a fixed order, and summed up in one piece.
func (s *State) Digest() play.Digest {
	p := packer{buf: make([]byte, 0, 384)}
	p.bytes(s.seats, s.round, uint8(s.phase), uint8(s.first), uint8(s.turn))
	p.wide(uint16(s.choices), uint16(s.choices>>16))
	for i := range s.players[:s.seats] {
		q := &s.players[i]
		p.flags(s.bots[i], q.Master)
		p.bytes(uint8(q.Hero))
		p.wide(q.XP)
		p.bytes(q.Tokens[:]...)
		for _, r := range q.Records {
			p.record(r)
		}
	}
	p.delve(&s.delve)
	d := play.NewDigester()
	d.Text(string(p.buf))
	s.luck.DigestTo(d)
	s.script.digestTo(d)
	return d.Sum()
}

type packer struct{ buf []byte }

func (p *packer) bytes(list ...uint8) { p.buf = append(p.buf, list...) }

func (p *packer) wide(list ...uint16) {
	for _, v := range list {
		p.buf = append(p.buf, byte(v), byte(v>>8))
	}
}

func (p *packer) flags(list ...bool) {
	var b byte
	for i, v := range list {
		if v {
			b |= 1 << i
		}
	}
	p.buf = append(p.buf, b)
}

func (p *packer) record(r Record) {
	p.wide(r.XP)
	p.bytes(r.Won, r.Used, r.Level, uint8(r.End))
}

func (p *packer) delve(d *Delve) {
	r := &d.Rules
	p.bytes(r.Dice, r.LairLimit)
	p.flags(r.RingTakesAll, r.BattlemageLevel, r.LootAtDragon, r.KnightAlways)
	p.flags(d.Master, d.Spent, d.Vow, d.Slain, d.Tracked)
	p.bytes(uint8(d.Hero), uint8(d.Phase), d.Owed, d.Level, d.Dice, d.Lair, d.Graveyard, d.Party.n, d.Row.n, uint8(d.End))
	for _, die := range d.Party.dice[:d.Party.n] {
		p.bytes(uint8(die))
	}
	for _, f := range d.Row.dice[:d.Row.n] {
		p.bytes(uint8(f))
	}
	for _, f := range d.Assigned {
		p.bytes(uint8(f))
	}
	p.wide(d.XP)
	p.bytes(d.Tokens[:]...)
	p.bytes(d.Chest[:]...)
	p.record(d.Record)
}
