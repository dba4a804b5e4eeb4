package sheet

// Distances is the number of steps from a square to every other without walls, -1 where
// none leads: for computer players and pictures.
func (s *Sheet) Distances(from Square) [Squares]int8 {
	var out [Squares]int8
	for i := range out {
		out[i] = -1
	}
	free := s.Free()
	reached := Of(from).And(free)
	for q := range reached.Each {
		out[q] = 0
	}
	for steps := int8(1); ; steps++ {
		next := reached.Spread().And(free)
		front := next.Minus(reached)
		if front.Empty() {
			return out
		}
		for q := range front.Each {
			out[q] = steps
		}
		reached = next
	}
}

// Shortest is a shortest way over squares of free, both ends included; nil if none
// leads there. Of equally short ways it is the one that comes first in a fixed order.
func Shortest(free Set, from, to Square) []Square {
	if !free.Has(from) || !free.Has(to) {
		return nil
	}
	var fronts [Squares]Set
	reached := one(to)
	n := 0
	for fronts[0] = reached; !reached.Has(from); n++ {
		next := reached.Spread().And(free)
		fronts[n+1] = next.Minus(reached)
		if fronts[n+1].Empty() {
			return nil
		}
		reached = next
	}
	way := make([]Square, 0, n+1)
	way = append(way, from)
	for ; n > 0; n-- {
		from = one(from).Spread().And(fronts[n-1]).First()
		way = append(way, from)
	}
	return way
}

// Bottlenecks is the squares that every way from entrance to exit crosses, the doors
// included: where a trap or strong monster cannot be passed by.
func (s *Sheet) Bottlenecks() Set {
	free := s.Free()
	out := Of(Entrance, Exit)
	for _, q := range Shortest(free, Entrance, Exit) {
		if q != Entrance && q != Exit && !one(Entrance).Flood(free.Without(q)).Has(Exit) {
			out = out.With(q)
		}
	}
	return out
}

// Behind is the squares that can be reached from the entrance only over this square:
// what a fork or a dead end hides.
func (s *Sheet) Behind(q Square) Set {
	free := s.Free().Without(q)
	return free.Minus(one(Entrance).Flood(free))
}
