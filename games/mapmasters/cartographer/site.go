package cartographer

import (
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// square is what a search wants to know of a node at once.
type square struct {
	ways  [4]dungeon.Way
	gain  int       // worth of the icon, 0 for monsters and padlocks, which are counted
	kind  card.Kind // the icon that lies here
	room  int16     // number of the room, -1 outside
	spot  int16     // number of the position, the same on both layers
	plain bool      // a hallway with two ways and nothing to decide on
	bar   bool      // a hallway with an obstacle that asks for something
	halt  bool      // a room square with a door or a jump
}

// chamber is a room.
type chamber struct {
	squares []dungeon.Node
	doors   []dungeon.Node // the hallway squares outside its doors
	jumps   []dungeon.Node // circles, stairs, barrels and pitfalls inside
	gain    int            // worth of the room and of its icons but monsters
	swords  int
	keys    int
	foes    int
}

// site is a tableau prepared for searching with a kit and a worth.
type site struct {
	t        *dungeon.Tableau
	squares  []square
	chambers []chamber
	circles  []dungeon.Node
	barrels  []dungeon.Node
	monsters []dungeon.Node
	gates    []dungeon.Node // four a node: where SB-11 and SB-12 lead, nil without them
}

// aimOf is the aim that counts a kind; optimizers have none.
var aimOf = [card.Kinds]dungeon.Aim{card.Sword: dungeon.Swords, card.Key: dungeon.Keys, card.Rope: dungeon.Ropes,
	card.Scroll: dungeon.Scrolls, card.Coin: dungeon.Coins, card.Barrel: dungeon.Barrels, card.Monster: dungeon.Monsters,
	card.Padlock: dungeon.Padlocks, card.Pitfall: dungeon.Pits, card.Lava: dungeon.Pits, card.Circle: dungeon.Circles,
	card.Stairs: dungeon.Stairways}

// OfIcon is what circling the icon is worth.
func (w *Worth) OfIcon(i card.Icon) int {
	switch i.Kind {
	case card.None:
		return 0
	case card.Recycling:
		return w.Recycling
	case card.Scissors:
		return w.Scissors
	case card.Coin:
		return w.Aims[dungeon.Coins] * int(i.Coins)
	}
	return w.Aims[aimOf[i.Kind]]
}

// survey prepares a tableau. SB-03 leads away from every square, which a search looks at
// only if it is to try everything.
func survey(t *dungeon.Tableau, kit dungeon.Kit, worth *Worth, every bool) *site {
	s := &site{t: t, squares: make([]square, t.Nodes()), chambers: make([]chamber, t.Rooms())}
	for i := range s.chambers {
		s.chambers[i].gain = worth.Aims[dungeon.Rooms]
	}
	if kit.Books.Has(dungeon.NorthSouthGate) || kit.Books.Has(dungeon.EastWestGate) {
		s.gates = make([]dungeon.Node, 4*t.Nodes())
	}
	for i := range s.squares {
		s.lay(dungeon.Node(i), kit, worth)
		if every && kit.Books.Has(dungeon.MonsterTeleport) {
			s.squares[i].plain = false
		}
	}
	return s
}

// lay fills in one square.
func (s *site) lay(n dungeon.Node, kit dungeon.Kit, worth *Worth) {
	const both = 2 * card.Positions // nodes of a card
	q := &s.squares[n]
	icon := s.t.Icon(n)
	q.kind = icon.Kind
	q.room = int16(s.t.Room(n))
	q.spot = int16(int(n)/both*card.Positions + int(n)%card.Positions)
	if q.kind != card.Monster && q.kind != card.Padlock {
		q.gain = worth.OfIcon(icon)
	}
	ways := 0
	for i, side := range card.Sides() {
		q.ways[i] = s.t.Beyond(n, side)
		if s.gates != nil {
			s.gates[4*int(n)+i] = s.opposite(n, side)
		}
		if q.ways[i] != dungeon.Wall {
			ways++
		}
	}
	switch q.kind {
	case card.Circle:
		s.circles = append(s.circles, n)
	case card.Barrel:
		s.barrels = append(s.barrels, n)
	case card.Monster:
		s.monsters = append(s.monsters, n)
	}
	jump := q.kind == card.Stairs || q.kind == card.Circle ||
		q.kind == card.Barrel && kit.Books.Has(dungeon.BarrelTeleport)
	if q.room >= 0 {
		s.furnish(n, q, jump)
		return
	}
	q.bar = q.kind == card.Monster || q.kind == card.Padlock || q.kind == card.Lava || q.kind == card.Pitfall
	below := s.under(n) && s.squares[other(n)].kind == card.Pitfall
	q.plain = ways == 2 && !jump && !q.bar && !(below && kit.Books.Has(dungeon.SpiderClimb))
}

// furnish adds a square to its room.
func (s *site) furnish(n dungeon.Node, q *square, jump bool) {
	c := &s.chambers[q.room]
	c.squares = append(c.squares, n)
	c.gain += q.gain
	q.halt = jump
	for _, way := range q.ways {
		if to, ok := way.Node(); ok && s.t.Room(to) < 0 {
			c.doors = append(c.doors, to)
			q.halt = true
		}
	}
	switch q.kind {
	case card.Monster:
		c.foes++
	case card.Sword:
		c.swords++
	case card.Key:
		c.keys++
	case card.Circle, card.Stairs, card.Barrel, card.Pitfall:
		c.jumps = append(c.jumps, n)
	}
}

// under says whether the node lies underground: a card has its main floor first.
func (s *site) under(n dungeon.Node) bool { return int(n)%(2*card.Positions) >= card.Positions }

// other is the node on the other layer at the same position.
func other(n dungeon.Node) dungeon.Node {
	if int(n)%(2*card.Positions) < card.Positions {
		return n + card.Positions
	}
	return n - card.Positions
}

// gate is where the path can enter again if it leaves by a side, Nowhere if it cannot.
func (s *site) gate(n dungeon.Node, side card.Side) dungeon.Node {
	if s.gates == nil {
		return dungeon.Nowhere
	}
	return s.gates[4*int(n)+side.Index()]
}

// opposite finds the free opening on the other side of the dungeon that belongs to a
// free opening by the rules of SB-11 and SB-12 (MMV-089).
func (s *site) opposite(n dungeon.Node, side card.Side) dungeon.Node {
	if s.t.Beyond(n, side) != dungeon.Free {
		return dungeon.Nowhere
	}
	at := s.t.Spot(n)
	upright := side == card.N || side == card.S
	first, last := at, at // the outermost card squares of the column or row
	for _, p := range s.t.Placements() {
		switch {
		case upright && at.X >= p.X && at.X < p.X+card.Columns:
			first.Y, last.Y = min(first.Y, p.Y), max(last.Y, p.Y+card.Rows-1)
		case !upright && at.Y >= p.Y && at.Y < p.Y+card.Rows:
			first.X, last.X = min(first.X, p.X), max(last.X, p.X+card.Columns-1)
		}
	}
	if side == card.S || side == card.E {
		first, last = last, first
	}
	to := s.t.NodeAt(last)
	if at != first || s.t.Beyond(to, side.Opposite()) != dungeon.Free {
		return dungeon.Nowhere
	}
	return to
}
