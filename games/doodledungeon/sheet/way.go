package sheet

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
