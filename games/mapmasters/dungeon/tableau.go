package dungeon

import "delvebox/games/mapmasters/card"

// Node is one square on one layer of a tableau, numbered densely from 0: 70 for each
// card, its main floor before its underground, each in reading order as the card lies.
type Node int32

// Nowhere is no node.
const Nowhere Node = -1

// perCard is the number of nodes of a card.
const perCard = 2 * card.Positions

// Way is what lies beyond one side of a square: the Node it leads to, or Wall, DeadEnd
// or Free.
type Way int32

// What lies beyond a side when it is no node: a wall, an opening that meets rock or a
// closed edge of a neighbour (MMV-134), or an opening that meets no card (MMV-027).
const (
	Wall    Way = -1
	DeadEnd Way = -2
	Free    Way = -3
)

// Node is the node the way leads to; ok is false for Wall, DeadEnd and Free.
func (w Way) Node() (n Node, ok bool) { return Node(w), w >= 0 }

// room is a room of the tableau.
type room struct {
	monsters int8
	icons    []int32 // positions with an icon on the main floor, in reading order
}

// door is a free opening: where a path can start.
type door struct {
	node Node
	side card.Side
}

// Tableau is a set of placed cards that do not overlap. It does not change.
type Tableau struct {
	placed []Placement
	parts  []int16     // the first placement of the part each one belongs to
	ways   []Way       // four a node, by card.Side.Index
	icons  []card.Icon // by position: card number * card.Positions + place on the card
	on     []card.Kind // by node: the icon that lies on this layer
	room   []int16     // by position: number of the room on the main floor, -1 for none
	rooms  []room
	free   []door

	circles, barrels, monsters []Node
}

// New lays the cards. It refuses cards that overlap (MMV-132), that do not all hang
// together through links (MMV-133), that lie beyond Reach, and an empty list (MMV-131).
// Whether the cards are the player's to lay is not asked here.
func New(placed []Placement) (*Tableau, error) {
	if err := Check(placed); err != nil {
		return nil, err
	}
	return build(placed), nil
}

// Lay lays the cards as New does, but does not ask that there be any and that they hang
// together: a dungeon under construction.
func Lay(placed []Placement) (*Tableau, error) {
	if err := apart(placed); err != nil {
		return nil, err
	}
	return build(placed), nil
}

// build makes the tables of a tableau.
func build(placed []Placement) *Tableau {
	n := len(placed)
	t := &Tableau{
		placed: append([]Placement(nil), placed...),
		parts:  partition(placed, make([]int16, 0, n)),
		ways:   make([]Way, 4*perCard*n),
		icons:  make([]card.Icon, card.Positions*n),
		on:     make([]card.Kind, perCard*n),
		room:   make([]int16, card.Positions*n),
	}
	for i := range placed {
		t.layIcons(i)
		t.layRooms(i)
		t.layWays(i)
	}
	return t
}

// layIcons fills in the icons of a card and notes the targets of jumps.
func (t *Tableau) layIcons(i int) {
	face := t.placed[i].Face()
	for p := range card.Positions {
		icon := face.Icon(p%card.Columns, p/card.Columns)
		t.icons[i*card.Positions+p] = icon
		for _, l := range [2]card.Layer{card.Main, card.Under} {
			if !icon.On(l) {
				continue
			}
			n := node(i, l, p)
			t.on[n] = icon.Kind
			switch icon.Kind {
			case card.Circle:
				t.circles = append(t.circles, n)
			case card.Barrel:
				t.barrels = append(t.barrels, n)
			case card.Monster:
				t.monsters = append(t.monsters, n)
			}
		}
	}
}

// layRooms numbers the rooms of a card.
func (t *Tableau) layRooms(i int) {
	base := i * card.Positions
	for p := range card.Positions {
		t.room[base+p] = -1
	}
	for _, r := range t.placed[i].Face().Rooms() {
		var found room
		for _, p := range r.Positions {
			t.room[base+p] = int16(len(t.rooms))
			switch kind := t.on[node(i, card.Main, p)]; kind {
			case card.None:
			case card.Monster:
				found.monsters++
				fallthrough
			default:
				found.icons = append(found.icons, int32(base+p))
			}
		}
		t.rooms = append(t.rooms, found)
	}
}

// walls are the four ways of a rock square.
var walls = [4]Way{Wall, Wall, Wall, Wall}

// layWays joins the squares of a card with each other and with its neighbours.
func (t *Tableau) layWays(i int) {
	here := t.placed[i]
	face := here.Face()
	for _, l := range [2]card.Layer{card.Main, card.Under} {
		for p := range card.Positions {
			c, r := p%card.Columns, p/card.Columns
			joined := face.At(l, c, r).Joined
			n := node(i, l, p)
			if joined == 0 {
				copy(t.ways[4*int(n):], walls[:])
				continue
			}
			for s, side := range card.Sides() {
				if !joined.Has(side) {
					t.ways[4*int(n)+s] = Wall
					continue
				}
				dx, dy := side.Step()
				c2, r2 := c+dx, r+dy
				if c2 >= 0 && c2 < card.Columns && r2 >= 0 && r2 < card.Rows {
					t.ways[4*int(n)+s] = Way(node(i, l, r2*card.Columns+c2))
					continue
				}
				way := t.across(here.X+c2, here.Y+r2, l, side)
				t.ways[4*int(n)+s] = way
				if way == Free {
					t.free = append(t.free, door{n, side})
				}
			}
		}
	}
}

// across is what an opening that leads to the square (x,y) on a side meets.
func (t *Tableau) across(x, y int, l card.Layer, side card.Side) Way {
	for j, q := range t.placed {
		if !q.covers(x, y) {
			continue
		}
		c, r := x-q.X, y-q.Y
		if q.Face().At(l, c, r).Joined.Has(side.Opposite()) {
			return Way(node(j, l, r*card.Columns+c))
		}
		return DeadEnd
	}
	return Free
}

// node is the node of a place on a card.
func node(i int, l card.Layer, p int) Node {
	return Node(i*perCard + int(l)*card.Positions + p)
}

// layer is the layer of a node.
func (n Node) layer() card.Layer { return card.Layer(int(n) % perCard / card.Positions) }

// position is the place in the tables that hold one entry for both layers.
func (n Node) position() int { return int(n)/perCard*card.Positions + int(n)%card.Positions }

// other is the node straight below or above.
func (n Node) other() Node {
	if n.layer() == card.Main {
		return n + card.Positions
	}
	return n - card.Positions
}
