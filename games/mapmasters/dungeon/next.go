package dungeon

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
)

// Next is one legal next step and what it asks for.
type Next struct {
	Step    Step       // without payment for the square of arrival; a circle is paid by default
	To      Node       // the square of arrival; the one left when the step is an exit
	Asks    card.Kind  // the resource that answers what stands there, None for nothing
	Count   int        // how many of them
	Pay     []Resource // the default payment: items, then fairies, then the book; nil if it cannot be met
	Unpaid  Standing   // where the path stands after the bare Step: Moving, OnPit, Stopped or Outside
	MustPay bool       // the bare Step is refused: a room's pitfall over a used tunnel (MMV-053)
	Crosses bool       // the step uses up SB-06 (MMV-081)
}

// Paid is the step with its default payment; ok is false if nothing is asked or it
// cannot be met.
func (n Next) Paid() (s Step, ok bool) {
	s = n.Step
	s.Pay = n.Pay
	return s, n.Pay != nil
}

// Shortfall says what is missing when the default payment cannot be met: how many of
// which resource. It is nil if nothing is asked or everything is there.
func (n Next) Shortfall() *play.Refusal {
	if n.Count == 0 || n.Pay != nil {
		return nil
	}
	return fault{why: needsForRoom, kind: n.Asks, count: int8(n.Count)}.refusal()
}

// Next appends the legal next steps to the buffer in a fixed order: starts, or sides
// clockwise from the top, fall, stairs, climb, circles, barrels, monsters, wraps. It
// costs about as much as drawing each of them.
func (p *Pen) Next(buf []Next) []Next {
	switch p.standing {
	case Unstarted:
		for _, d := range p.t.free {
			buf = p.offer(buf, Step{Action: Start, At: p.t.Spot(d.node), Side: d.side})
		}
	case OnPit:
		buf = p.offer(buf, Step{Action: Fall})
	case Outside:
		buf = p.offer(buf, Step{Action: Wrap, Book: NorthSouthGate})
		buf = p.offer(buf, Step{Action: Wrap, Book: EastWestGate})
	case Moving:
		for i, s := range card.Sides() {
			if way := p.t.ways[4*int(p.node)+i]; way >= 0 || way == Free {
				buf = p.offer(buf, Step{Action: Go, Side: s})
			}
		}
		buf = p.offerJumps(buf)
	}
	return buf
}

// offerJumps appends the legal jumps from where the path stands.
func (p *Pen) offerJumps(buf []Next) []Next {
	switch p.t.on[p.node] {
	case card.Stairs:
		buf = p.offer(buf, Step{Action: TakeStairs})
	case card.Circle:
		if p.marks[p.node.position()]&crossed != 0 {
			break
		}
		if pay := p.payment(card.Scroll, 1); pay != nil {
			buf = p.offerAll(buf, Step{Action: UseCircle, With: pay[0]}, p.t.circles)
		}
	case card.Barrel:
		if p.books.Has(BarrelTeleport) {
			buf = p.offerAll(buf, Step{Action: UseBarrel}, p.t.barrels)
		}
	}
	if p.books.Has(SpiderClimb) && p.node.layer() == card.Under {
		buf = p.offer(buf, Step{Action: Climb})
	}
	if p.books.Has(MonsterTeleport) {
		buf = p.offerAll(buf, Step{Action: ToMonster}, p.t.monsters)
	}
	return buf
}

// offerAll appends the legal jumps to a list of targets.
func (p *Pen) offerAll(buf []Next, s Step, targets []Node) []Next {
	for _, n := range targets {
		s.At = p.t.Spot(n)
		buf = p.offer(buf, s)
	}
	return buf
}

// offer appends the step if it is legal, paid or not.
func (p *Pen) offer(buf []Next, s Step) []Next {
	f := p.do(s)
	a := p.asked
	if f.why != fine && !a.mustPay {
		return buf
	}
	n := Next{Step: s, Asks: a.kind, Count: int(a.count), Unpaid: a.unpaid, MustPay: a.mustPay, Crosses: a.crosses}
	if f.why == fine {
		n.To = p.node
		p.Back()
	} else {
		n.To = Node(p.t.Beyond(p.node, s.Side)) // only a walk inside a room must pay
	}
	if n.Count > 0 {
		n.Pay = p.payment(n.Asks, n.Count)
	}
	if n.MustPay && n.Pay == nil {
		return buf
	}
	return append(buf, n)
}

// Target is a square that a jump could aim at.
type Target struct {
	At   Spot
	Step Step  // the jump, without payment for the square of arrival
	Why  error // *play.Refusal if the jump is not legal
}

// Targets lists all squares of the right kind but the path's own for UseCircle,
// UseBarrel or ToMonster, with the reason where the jump is not possible; nothing for
// other actions. A circle is paid by default.
func (p *Pen) Targets(a Action) []Target {
	var nodes []Node
	step := Step{Action: a}
	switch a {
	case UseCircle:
		nodes = p.t.circles
		if pay := p.payment(card.Scroll, 1); pay != nil {
			step.With = pay[0]
		}
	case UseBarrel:
		nodes = p.t.barrels
	case ToMonster:
		nodes = p.t.monsters
	}
	var list []Target
	for _, n := range nodes {
		if n == p.node {
			continue
		}
		step.At = p.t.Spot(n)
		list = append(list, Target{At: step.At, Step: step, Why: p.Check(step)})
	}
	return list
}
