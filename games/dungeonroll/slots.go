package dungeonroll

// Slots is a set of slots of a row; slot numbers count from 1.
type Slots uint16

// mostSlot is the highest slot number that a move may name, there or not.
const mostSlot = 15

// SlotsOf makes a set.
func SlotsOf(list ...int) Slots {
	var s Slots
	for _, n := range list {
		s |= 1 << n
	}
	return s
}

// Has says whether the slot is in the set.
func (s Slots) Has(slot int) bool { return s&(1<<slot) != 0 }

// Count is the number of slots in the set.
func (s Slots) Count() int {
	n := 0
	for ; s != 0; s &= s - 1 {
		n++
	}
	return n
}

// List gives the slots in their order.
func (s Slots) List() []int {
	var list []int
	for n := 1; n <= mostSlot; n++ {
		if s.Has(n) {
			list = append(list, n)
		}
	}
	return list
}

// lowest is the first slot of the set, 0 of none.
func (s Slots) lowest() int {
	for n := 1; n <= mostSlot; n++ {
		if s.Has(n) {
			return n
		}
	}
	return 0
}

// beyond says whether the set names a slot behind the n-th.
func (s Slots) beyond(n int) bool { return s>>(n+1) != 0 }
