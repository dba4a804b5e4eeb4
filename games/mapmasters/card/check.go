package card

import (
	"fmt"
	"strings"
)

// The limits of a room (MMV-004, MMV-005, MMV-009).
const (
	leastRoom  = 4
	mostRoom   = 9
	leastDoors = 2
)

// checker gathers the faults of one draft.
type checker struct {
	*draft
	file   string
	faults Problems
}

// check finds everything a loader must reject (MMV 4.1).
func (d *draft) check(file string) Problems {
	x := checker{draft: d, file: file}
	x.lines()
	x.icons()
	x.rooms()
	if len(x.faults) == 0 {
		x.reached()
	}
	x.openings()
	return x.faults
}

// at notes a fault of a position.
func (x *checker) at(p int, format string, args ...any) {
	text := fmt.Sprintf("square (%d,%d): ", p%Columns, p/Columns) + fmt.Sprintf(format, args...)
	x.faults = append(x.faults, Problem{x.file, x.draft.rows[p/Columns], x.card.ID, text})
}

// on notes a fault of a line.
func (x *checker) on(line int, format string, args ...any) {
	x.faults = append(x.faults, Problem{x.file, line, x.card.ID, fmt.Sprintf(format, args...)})
}

// lines wants every line of a hallway or tunnel answered by its neighbour, by a room
// square or by a legal place of the edge (MMV-003, MMV-005, MMV-006).
func (x *checker) lines() {
	for _, l := range [2]Layer{Main, Under} {
		for p, cell := range x.card.cells[l] {
			c, r := p%Columns, p/Columns
			for _, s := range Sides() {
				if cell.Room != 0 || !cell.Joined.Has(s) {
					continue
				}
				dx, dy := s.Step()
				if c+dx < 0 || c+dx >= Columns || r+dy < 0 || r+dy >= Rows {
					if !legalPlace(c, r, s) {
						x.at(p, "the %s may not be left to the %s here", floorName(l), s)
					}
					continue
				}
				if n := x.card.At(l, c+dx, r+dy); n.Room == 0 && !n.Joined.Has(s.Opposite()) {
					x.at(p, "the line to the %s on the %s is not answered", s, floorName(l))
				}
			}
		}
	}
}

// legalPlace says whether a hallway may leave the card here (MMV-006).
func legalPlace(c, r int, s Side) bool {
	for _, o := range places {
		if oc, or := o.Square(); o.Side == s && oc == c && or == r {
			return true
		}
	}
	return false
}

func floorName(l Layer) string { return [2]string{"main floor", "underground"}[l] }

// floor says whether the position is no rock on the layer.
func (x *checker) floor(l Layer, p int) bool {
	cell := x.card.cells[l][p]
	return cell.Joined != 0 || cell.Room != 0
}

// icons checks that each icon lies on a square of its layer, and what may lie in rooms,
// over tunnels and on starters (MMV-008 to MMV-011).
func (x *checker) icons() {
	for p, icon := range x.card.icons {
		main, under := x.floor(Main, p), x.floor(Under, p)
		switch {
		case icon.Kind == None:
			continue
		case !main && !under:
			x.at(p, "a %s lies on rock", icon.Kind)
			continue
		case icon.Kind == Stairs && !(main && under):
			x.at(p, "stairs want a square on both layers")
		case icon.Kind == Pitfall && !(main && under):
			x.at(p, "a pitfall wants a hallway or room above and a tunnel below")
		case icon.Kind != Stairs && !x.floor(icon.Layer, p):
			x.at(p, "a %s of the %s lies on the wrong layer", icon.Kind, floorName(icon.Layer))
		}
		if room := x.card.cells[Main][p].Room; room != 0 && icon.Layer == Main &&
			(icon.Kind == Padlock || icon.Kind == Lava) {
			x.at(p, "a %s lies in room %c", icon.Kind, room)
		}
		if x.card.Starter() {
			switch icon.Kind {
			case Pitfall, Lava, Rope, Circle:
				x.at(p, "a starter card bears no %s", icon.Kind)
			}
		}
	}
}

// rooms checks size, doors and connection of the rooms (MMV-004, MMV-005, MMV-009).
func (x *checker) rooms() {
	for letter := byte('A'); letter <= 'C'; letter++ {
		room := x.card.roomOf(letter)
		size := len(room.Positions)
		if size == 0 {
			continue
		}
		first := room.Positions[0]
		if size < leastRoom || size > mostRoom {
			x.at(first, "room %c has %d squares, wanted are %d to %d", letter, size, leastRoom, mostRoom)
		}
		if room.Doors < leastDoors {
			x.at(first, "room %c has %d doors, wanted are at least %d", letter, room.Doors, leastDoors)
		}
		dry := make([]int, 0, size)
		for _, p := range room.Positions {
			if x.card.icons[p].Kind != Pitfall {
				dry = append(dry, p)
			}
		}
		switch {
		case !together(room.Positions):
			x.at(first, "room %c lies in two unconnected places", letter)
		case !together(dry):
			x.at(first, "room %c is broken by its pitfalls", letter)
		}
		x.pitDoors(room)
	}
}

// pitDoors wants no door onto a pitfall (MMV-009).
func (x *checker) pitDoors(room Room) {
	for _, p := range room.Positions {
		for _, s := range Sides() {
			dx, dy := s.Step()
			n := x.card.At(Main, p%Columns+dx, p/Columns+dy)
			if x.card.icons[p].Kind == Pitfall && n.Room == 0 && n.Joined.Has(s.Opposite()) {
				x.at(p, "a door of room %c opens onto a pitfall", room.Letter)
			}
		}
	}
}

// together says whether the positions hang together by their sides.
func together(list []int) bool {
	if len(list) == 0 {
		return true
	}
	var member, seen [Positions]bool
	for _, p := range list {
		member[p] = true
	}
	todo := []int{list[0]}
	seen[list[0]] = true
	count := 0
	for len(todo) > 0 {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		count++
		for _, s := range Sides() {
			dx, dy := s.Step()
			c, r := p%Columns+dx, p/Columns+dy
			if c < 0 || c >= Columns || r < 0 || r >= Rows {
				continue
			}
			if q := r*Columns + c; member[q] && !seen[q] {
				seen[q] = true
				todo = append(todo, q)
			}
		}
	}
	return count == len(list)
}

// reached wants every square reached from some opening by steps, stairs and falls
// (MMV-010).
func (x *checker) reached() {
	k := *x.card // the draft stays as written
	k.finish()
	type square struct {
		l Layer
		p int
	}
	var seen [2][Positions]bool
	var todo []square
	visit := func(l Layer, p int) {
		if !seen[l][p] {
			seen[l][p] = true
			todo = append(todo, square{l, p})
		}
	}
	for _, o := range k.opens {
		c, r := o.Square()
		visit(o.Layer, r*Columns+c)
	}
	for len(todo) > 0 {
		q := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		c, r := q.p%Columns, q.p/Columns
		for _, s := range Sides() {
			dx, dy := s.Step()
			if k.cells[q.l][q.p].Joined.Has(s) && !k.At(q.l, c+dx, r+dy).Rock() {
				visit(q.l, (r+dy)*Columns+c+dx)
			}
		}
		if kind := k.icons[q.p].Kind; kind == Stairs || kind == Pitfall && q.l == Main {
			visit(q.l.Other(), q.p)
		}
	}
	for _, l := range [2]Layer{Main, Under} {
		for p := range Positions {
			if !k.cells[l][p].Rock() && !seen[l][p] {
				x.at(p, "no opening leads to this square of the %s", floorName(l))
			}
		}
	}
}

// openings compares the open line with the maps.
func (x *checker) openings() {
	if x.openLine == 0 {
		return
	}
	k := *x.card
	k.derive()
	if want := openLine(k.opens); "open"+x.open != want {
		x.on(x.openLine, "the maps say %q", want)
	}
}

// openLine writes the open line of a card.
func openLine(opens []Opening) string {
	var b strings.Builder
	b.WriteString("open")
	under := false
	for _, o := range opens {
		if o.Layer == Under && !under {
			under = true
			b.WriteString(" /")
		}
		b.WriteString(" " + o.Side.String() + string(rune('0'+o.Place)))
	}
	return b.String()
}
