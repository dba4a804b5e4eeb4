package dungeon

import "delvebox/games/mapmasters/card"

// fall drops from a pitfall to the tunnel below (MMV-058).
func (p *Pen) fall(s *Step) fault {
	below := p.node.other()
	if p.stays[below] != 0 {
		return fault{why: tunnelUsed}
	}
	p.circleUp(p.node.position(), true)
	return p.arrive(below, 0, s, tunnelUsed)
}

// stairs leads to the other layer at the same position (MMV-063).
func (p *Pen) stairs(s *Step) fault {
	if p.t.on[p.node] != card.Stairs {
		return fault{why: noStairs, kind: card.Stairs}
	}
	return p.arrive(p.node.other(), 0, s, hallwayJump)
}

// climb leads from a tunnel up to an unused pitfall, with SB-07 (MMV-082, MMV-083).
func (p *Pen) climb(s *Step) fault {
	if f := p.spend(SpiderClimb); f.why != fine {
		return f
	}
	if p.node.layer() != card.Under || p.t.icons[p.node.position()].Kind != card.Pitfall {
		return fault{why: noPitAbove, kind: card.Pitfall}
	}
	return p.arrive(p.node.other(), 0, s, pitUsed)
}

// circle pays for a magic circle and jumps to another (MMV-066 to MMV-071).
func (p *Pen) circle(s *Step) fault {
	here := p.node.position()
	if p.t.on[p.node] != card.Circle {
		return fault{why: noCircleHere, kind: card.Circle}
	}
	n, f := p.target(s.At, card.Circle, noCircle)
	switch {
	case f.why != fine:
		return f
	case p.marks[here]&crossed != 0 || p.marks[n.position()]&crossed != 0:
		return fault{why: circleSpent}
	case s.With.Source == 0:
		return fault{why: needsCircle, kind: card.Scroll, count: 1}
	}
	if f := p.pay(card.Scroll, s.With); f.why != fine {
		f.count = 1
		return f
	}
	p.circleUp(here, true)
	if f := p.arrive(n, 0, s, circleUsed); f.why != fine {
		return f
	}
	if p.standing == Moving {
		p.circleUp(n.position(), true)
	}
	return fault{}
}

// barrel jumps from a barrel to another, with SB-09 (MMV-086, MMV-087).
func (p *Pen) barrel(s *Step) fault {
	if f := p.spend(BarrelTeleport); f.why != fine {
		return f
	}
	if p.t.on[p.node] != card.Barrel {
		return fault{why: noBarrelHere, kind: card.Barrel}
	}
	n, f := p.target(s.At, card.Barrel, noBarrel)
	if f.why != fine {
		return f
	}
	return p.arrive(n, 0, s, barrelUsed)
}

// monster jumps to a monster that is not beaten yet, with SB-03 (MMV-076, MMV-077).
func (p *Pen) monster(s *Step) fault {
	if f := p.spend(MonsterTeleport); f.why != fine {
		return f
	}
	n, f := p.target(s.At, card.Monster, noMonster)
	if f.why != fine {
		return f
	}
	if p.marks[n.position()]&circled != 0 {
		return fault{why: noMonster, kind: card.Monster}
	}
	return p.arrive(n, 0, s, hallwayJump)
}

// target finds the square of a jump; an icon of the kind must lie there on that layer,
// and the path must not stand there already.
func (p *Pen) target(at Spot, kind card.Kind, missing reason) (Node, fault) {
	n := p.t.NodeAt(at)
	if n == Nowhere || p.t.on[n] != kind || n == p.node {
		return Nowhere, fault{why: missing, kind: kind}
	}
	return n, fault{}
}

// wrap enters again at the opposite side of the dungeon instead of leaving, with SB-11
// or SB-12 (MMV-088, MMV-089).
func (p *Pen) wrap(s *Step) fault {
	gate := NorthSouthGate
	if p.out == card.E || p.out == card.W {
		gate = EastWestGate
	}
	if s.Book != gate {
		return fault{why: wrongGate, book: s.Book}
	}
	if f := p.spend(gate); f.why != fine {
		return f
	}
	at := p.t.Spot(p.node)
	low, high := p.t.extent(at.X, at.Y, p.out)
	near, far, place := low, high, &at.Y
	if gate == EastWestGate {
		place = &at.X
	}
	if p.out == card.S || p.out == card.E {
		near, far = high, low
	}
	if *place != near {
		return fault{why: noOpposite, book: gate}
	}
	*place = far
	n, came := p.t.NodeAt(at), p.out.Opposite()
	if p.t.Beyond(n, came) != Free {
		return fault{why: noOpposite, book: gate}
	}
	return p.arrive(n, came, s, hallwayTwice)
}
