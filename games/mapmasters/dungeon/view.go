package dungeon

import "delvebox/games/mapmasters/card"

// Placements lists the cards in the order they were laid. The caller must not change it.
func (t *Tableau) Placements() []Placement { return t.placed }

// Parts groups the numbers of the placements by links: one part when all hang together
// (MMV-133). Parts stand in the order of their first card.
func (t *Tableau) Parts() [][]int {
	var list [][]int
	for i := range t.placed {
		if int(t.parts[i]) != i {
			continue
		}
		var part []int
		for j, p := range t.parts {
			if int(p) == i {
				part = append(part, j)
			}
		}
		list = append(list, part)
	}
	return list
}

// Linked says whether there are cards and all of them hang together.
func (t *Tableau) Linked() bool {
	for _, p := range t.parts {
		if p != 0 {
			return false
		}
	}
	return len(t.parts) > 0
}

// Edge is an opening of a placed card and what it meets.
type Edge struct {
	Card int // number of the placement
	At   Spot
	Side card.Side
	Way  Way // DeadEnd, Free, or the node it is linked with
}

// Edges lists all openings, card by card in the order of card.Openings.
func (t *Tableau) Edges() []Edge {
	var list []Edge
	for i, p := range t.placed {
		for _, o := range p.Face().Openings() {
			c, r := o.Square()
			n := node(i, o.Layer, r*card.Columns+c)
			list = append(list, Edge{i, Spot{p.X + c, p.Y + r, o.Layer}, o.Side, t.Beyond(n, o.Side)})
		}
	}
	return list
}

// Nodes is the number of nodes.
func (t *Tableau) Nodes() int { return len(t.on) }

// NodeAt finds the square; Nowhere outside the cards.
func (t *Tableau) NodeAt(s Spot) Node {
	for i, p := range t.placed {
		if p.covers(s.X, s.Y) {
			return node(i, s.Layer&1, (s.Y-p.Y)*card.Columns+s.X-p.X)
		}
	}
	return Nowhere
}

// Spot is where the node lies.
func (t *Tableau) Spot(n Node) Spot {
	p, at := t.placed[t.CardOf(n)], int(n)%card.Positions
	return Spot{p.X + at%card.Columns, p.Y + at/card.Columns, n.layer()}
}

// spotOf is the lattice square of a position.
func (t *Tableau) spotOf(position int) (x, y int) {
	p, at := t.placed[position/card.Positions], position%card.Positions
	return p.X + at%card.Columns, p.Y + at/card.Columns
}

// Beyond is what lies beyond one side of a square.
func (t *Tableau) Beyond(n Node, s card.Side) Way { return t.ways[4*int(n)+s.Index()&3] }

// Cell is the square itself.
func (t *Tableau) Cell(n Node) card.Cell {
	at := int(n) % card.Positions
	return t.placed[t.CardOf(n)].Face().At(n.layer(), at%card.Columns, at/card.Columns)
}

// Icon is what lies on the square on its layer; stairs lie on both.
func (t *Tableau) Icon(n Node) card.Icon {
	if t.on[n] == card.None {
		return card.Icon{}
	}
	return t.icons[n.position()]
}

// Room numbers the room of a square from 0; -1 outside rooms.
func (t *Tableau) Room(n Node) int {
	if n.layer() == card.Under {
		return -1
	}
	return int(t.room[n.position()])
}

// Rooms is the number of rooms.
func (t *Tableau) Rooms() int { return len(t.rooms) }

// Monsters is the number of monsters of a room.
func (t *Tableau) Monsters(room int) int { return int(t.rooms[room].monsters) }

// CardOf is the number of the placement the node belongs to.
func (t *Tableau) CardOf(n Node) int { return int(n) / perCard }

// extent is the lowest and highest row, or column, that a card covers in the column or
// row of a lattice square: the outermost card squares of MMV-089.
func (t *Tableau) extent(x, y int, s card.Side) (low, high int) {
	low, high = y, y
	if s == card.E || s == card.W {
		low, high = x, x
	}
	for _, p := range t.placed {
		switch {
		case (s == card.N || s == card.S) && x >= p.X && x < p.X+card.Columns:
			low, high = min(low, p.Y), max(high, p.Y+card.Rows-1)
		case (s == card.E || s == card.W) && y >= p.Y && y < p.Y+card.Rows:
			low, high = min(low, p.X), max(high, p.X+card.Columns-1)
		}
	}
	return low, high
}
