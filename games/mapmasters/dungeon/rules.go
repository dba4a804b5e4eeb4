package dungeon

import "delvebox/games/mapmasters/card"

// draw makes one step on the pen. When it finds a fault the caller takes everything
// back, so the order of tests and changes is that of the rules: departure, payment of a
// circle, arrival, payment, collecting (MMV 4.8).
func (p *Pen) draw(s *Step) fault {
	if f := p.mayFollow(s); f.why != fine {
		return f
	}
	switch s.Action {
	case Start:
		return p.start(s)
	case Go:
		return p.walk(s)
	case Fall:
		return p.fall(s)
	case TakeStairs:
		return p.stairs(s)
	case Climb:
		return p.climb(s)
	case UseCircle:
		return p.circle(s)
	case UseBarrel:
		return p.barrel(s)
	case ToMonster:
		return p.monster(s)
	case Wrap:
		return p.wrap(s)
	}
	return fault{why: noSuchStep}
}

// onward names, for each standing but Moving, the one action that may follow, and what
// any other is refused for. After Stopped there is none.
var onward = [...]struct {
	only Action
	why  reason
}{Unstarted: {Start, notStarted}, OnPit: {Fall, mustFall}, Stopped: {why: stopped}, Outside: {Wrap, leftAlready}}

// mayFollow asks whether the action may follow where the path stands.
func (p *Pen) mayFollow(s *Step) fault {
	if p.standing == Moving {
		switch s.Action {
		case Start:
			return fault{why: started}
		case Fall:
			return fault{why: noFall}
		case Wrap:
			return fault{why: notOutside, book: s.Book}
		}
		return fault{}
	}
	o := onward[p.standing]
	switch {
	case s.Action == o.only:
		return fault{}
	case p.standing == OnPit && p.t.Room(p.node) >= 0:
		return fault{why: mustFallInRoom}
	}
	return fault{why: o.why}
}

// start enters the dungeon through a free opening (MMV-027).
func (p *Pen) start(s *Step) fault {
	n := p.t.NodeAt(s.At)
	if n == Nowhere || s.Side.Count() != 1 || p.t.Beyond(n, s.Side) != Free {
		return fault{why: startNotFree}
	}
	return p.arrive(n, s.Side, s, hallwayTwice)
}

// walk goes one square on, or out of the dungeon.
func (p *Pen) walk(s *Step) fault {
	if s.Side.Count() != 1 {
		return fault{why: noSuchStep}
	}
	way := p.t.Beyond(p.node, s.Side)
	switch way {
	case Wall:
		return fault{why: notJoined, side: s.Side}
	case DeadEnd:
		return fault{why: deadEnd, side: s.Side}
	}
	if f := p.leave(s.Side, way); f.why != fine {
		return f
	}
	if way == Free {
		if len(s.Pay) > 0 {
			return fault{why: nothingToPay}
		}
		p.standing, p.out = Outside, s.Side
		p.asked.unpaid = Outside
		return fault{}
	}
	return p.arrive(Node(way), s.Side.Opposite(), s, hallwayTwice)
}

// leave makes the departure test of MMV-034 and adds the side to the current stay.
func (p *Pen) leave(side card.Side, way Way) fault {
	room := p.t.Room(p.node) >= 0
	if side == p.came {
		switch {
		case room:
			return fault{why: crossing}
		case way == Free:
			return fault{why: sameOpening}
		}
		return fault{why: turnedBack}
	}
	stay := p.stays[p.node]
	if stay>>8 == 2 {
		first, mine := card.Side(stay&15), p.came|side
		if first&mine != 0 || (first.Straight() || mine.Straight()) && !p.crossAllowed(p.node) {
			return fault{why: crossing}
		}
		p.set(stayTable, int32(p.node), stay, stay|uint16(side)<<4)
		return fault{}
	}
	p.set(stayTable, int32(p.node), stay, stay|uint16(side))
	return fault{}
}

// crossAllowed says whether SB-06 lifts the condition about straight stays on this
// square, and uses the book up for it (MMV-081).
func (p *Pen) crossAllowed(n Node) bool {
	if p.crossAt == n {
		return true
	}
	if p.crossAt != Nowhere || !p.books.Has(CrossedWays) {
		return false
	}
	p.crossAt, p.books = n, p.books.Without(CrossedWays)
	p.asked.crosses = true
	return true
}

// arrive puts the path on a square that it comes to by a side, or by a jump when the
// side is 0: the arrival test, the payment, and what is circled and collected. Twice is
// the reason for a hallway that carries the path already.
func (p *Pen) arrive(n Node, came card.Side, s *Step, twice reason) fault {
	room := p.t.Room(n)
	stay := p.stays[n]
	if stay != 0 {
		if room < 0 {
			return fault{why: twice}
		}
		if f := p.stayAgain(n, came, stay); f.why != fine {
			return f
		}
		p.set(stayTable, int32(n), stay, stay&255|uint16(came)<<4|2<<8)
	} else {
		p.set(stayTable, int32(n), 0, uint16(came)|1<<8)
	}
	p.node, p.came, p.out = n, came, 0
	p.squares++
	p.ask(n, room, s.Action)
	if f := p.settle(s); f.why != fine {
		return f
	}
	if p.standing == Moving {
		p.meet(n, room, s)
	}
	return fault{}
}

// stayAgain tests the arrival on a room square that carries a stay (MMV-034, MMV-053).
func (p *Pen) stayAgain(n Node, came card.Side, stay uint16) fault {
	if p.t.on[n] == card.Pitfall {
		return fault{why: pitTwice}
	}
	first := card.Side(stay & 15)
	if stay>>8 == 2 || first&came != 0 || first.Straight() && !p.crossAllowed(n) {
		if came == 0 {
			return fault{why: crossingJump}
		}
		return fault{why: crossing}
	}
	return fault{}
}

// ask finds what the square of arrival asks for.
func (p *Pen) ask(n Node, room int, by Action) {
	if room >= 0 && !p.rooms[room] {
		if m := p.t.rooms[room].monsters; m > 0 {
			p.asked.kind, p.asked.count, p.asked.unpaid = card.Sword, m, Stopped
		}
		return
	}
	switch kind := p.t.on[n]; kind {
	case card.Monster, card.Padlock, card.Lava:
		if room < 0 {
			p.asked.kind, p.asked.count, p.asked.unpaid = kind.Answer(), 1, Stopped
		}
	case card.Pitfall:
		if by != Climb {
			p.asked.kind, p.asked.count, p.asked.unpaid = card.Rope, 1, OnPit
			p.asked.mustPay = room >= 0 && p.stays[n.other()] != 0
		}
	}
}

// settle pays what is asked and decides where the path stands.
func (p *Pen) settle(s *Step) fault {
	switch {
	case len(s.Pay) == 0:
		if p.asked.mustPay {
			return fault{why: tunnelUsedInRoom}
		}
		p.standing = p.asked.unpaid
		return fault{}
	case p.asked.count == 0:
		return fault{why: nothingToPay}
	case len(s.Pay) != int(p.asked.count):
		return fault{why: wrongCount, kind: p.asked.kind, count: p.asked.count}
	}
	for _, r := range s.Pay {
		if f := p.pay(p.asked.kind, r); f.why != fine {
			f.count = p.asked.count
			return f
		}
	}
	p.standing = Moving
	return fault{}
}

// meet circles and collects what a square of arrival holds, once it is paid for.
func (p *Pen) meet(n Node, room int, s *Step) {
	if room >= 0 {
		p.enter(room)
	}
	switch kind := p.t.on[n]; {
	case kind == card.None:
	case kind == card.Pitfall:
		p.circleUp(n.position(), true)
	case room < 0:
		p.circleUp(n.position(), kind.Obstacle())
	}
}

// enter visits a room for the first time: every Discovery in it is circled and every
// item collected, wherever the line will go (MMV-048).
func (p *Pen) enter(room int) {
	if p.rooms[room] {
		return
	}
	p.set(roomTable, int32(room), 0, 1)
	p.tally[Rooms]++
	for _, at := range p.t.rooms[room].icons {
		p.circleUp(int(at), p.t.icons[at].Kind == card.Monster)
	}
}

// set changes an entry of a list and remembers it.
func (p *Pen) set(t table, at int32, old, now uint16) {
	p.trail = append(p.trail, change{t, at, old, now})
	switch t {
	case stayTable:
		p.stays[at] = now
	case markTable:
		p.marks[at] = uint8(now)
	case roomTable:
		p.rooms[at] = now != 0
	}
}
