package sheet

import "delvebox/engine/play"

// The reasons of the building law, as keys.
const (
	keyTaken     = "square-taken"
	keyOutside   = "outside"
	keyShape     = "other-shape"
	keyDoor      = "door"
	keyCutOff    = "cut-off"
	keyBlocked   = "way-blocked"
	keyTooClose  = "too-close"
	keyNoSquare  = "no-square"
	keyNoMonster = "no-such-drawing"
)

// Room is the squares where a trap or monster may be drawn: blank ones that are not
// beside a trap or monster (DD-027, DD-038).
func (s *Sheet) Room() Set { return s.Blank().Minus(s.Creatures().Spread()) }

// Connected says whether every square without a wall could be reached from entrance and
// exit with these walls, none of them on a door (DD-032).
func Connected(walls Set) bool {
	free := walls.Not()
	if !free.Has(Entrance) || !free.Has(Exit) {
		return false
	}
	return one(Entrance).Flood(free) == free
}

// MayWall says whether the law allows these further walls, whatever their shape
// (DD-027, DD-032). The sheet must be lawful so far.
func (s *Sheet) MayWall(walls Set) bool {
	return walls.Minus(s.Blank()).Empty() && s.joined(walls)
}

// joined is Connected for the sheet's walls and these, which lie on blank squares. Most
// placements are decided by looking around the new walls only: when the free squares
// about them hang together right there, the walls can cut nothing off.
func (s *Sheet) joined(walls Set) bool {
	if walls.Has(Entrance) || walls.Has(Exit) {
		return false
	}
	free := s.marks[Wall].Or(walls).Not()
	near := walls.Spread().And(free)
	if first := near.First(); first != NoSquare {
		around := walls.Spread().Spread().And(free)
		if near.Minus(one(first).Flood(around)).Empty() {
			return true
		}
	}
	return one(Entrance).Flood(free) == free
}

// Place gives the first place in the list of places, from a start and around, where the
// formation may be built; ok is false if there is none (DD-022).
func (s *Sheet) Place(f *Formation, start int) (walls Set, ok bool) {
	blank := s.Blank()
	n := len(f.places)
	for i := range n {
		walls = f.places[(start+i)%n]
		if walls.Minus(blank).Empty() && s.joined(walls) {
			return walls, true
		}
	}
	return Set{}, false
}

// Legal appends all places where the formation may be built, in the order of Places.
func (s *Sheet) Legal(f *Formation, buf []Set) []Set {
	blank := s.Blank()
	for _, walls := range f.places {
		if walls.Minus(blank).Empty() && s.joined(walls) {
			buf = append(buf, walls)
		}
	}
	return buf
}

// CutOff is the squares without a wall that these further walls would cut off from
// entrance or exit, and whether entrance and exit themselves would be parted: then it is
// what the entrance no longer reaches.
func (s *Sheet) CutOff(walls Set) (lost Set, parted bool) {
	free := s.marks[Wall].Or(walls).Not()
	reached := one(Entrance).Flood(free)
	return free.Minus(reached), !reached.Has(Exit)
}

// WhyWall says why the formation may not be built on these squares; nil if it may. What
// lies outside the grid is missing in the squares. The arguments name the squares that
// are taken or would be cut off.
func (s *Sheet) WhyWall(f *Formation, walls Set) *play.Refusal {
	if !f.Fits(walls) {
		if f.partly(walls) {
			return play.Refuse("DD-031", keyOutside, "formation", f.Code)
		}
		return play.Refuse("DD-029", keyShape, "formation", f.Code)
	}
	if taken := walls.Minus(s.Blank()); !taken.Empty() {
		return play.Refuse("DD-031", keyTaken, "square", taken.First(), "squares", taken)
	}
	for _, door := range [2]Square{Entrance, Exit} {
		if walls.Has(door) {
			return play.Refuse("DD-033", keyDoor, "square", door)
		}
	}
	switch lost, parted := s.CutOff(walls); {
	case parted:
		return play.Refuse("DD-032", keyBlocked, "squares", lost)
	case !lost.Empty():
		return play.Refuse("DD-032", keyCutOff, "squares", lost)
	}
	return nil
}

// WhyCreature says why no trap or monster may be drawn on the square; nil if one may.
// The arguments name the traps and monsters that are too close.
func (s *Sheet) WhyCreature(m Mark, q Square) *play.Refusal {
	switch {
	case !m.Creature():
		return play.Refuse("DD-037", keyNoMonster)
	case !q.Valid():
		return play.Refuse("DD-027", keyNoSquare)
	case !s.Blank().Has(q):
		return play.Refuse("DD-027", keyTaken, "square", q, "squares", q)
	}
	if close := one(q).Spread().And(s.Creatures()); !close.Empty() {
		return play.Refuse("DD-038", keyTooClose, "square", close.First(), "squares", close)
	}
	return nil
}

// Check says what the law finds wrong with the whole drawing; nil if nothing.
func (s *Sheet) Check() *play.Refusal {
	var met Set
	for m := Wall; m < markCount; m++ {
		if twice := met.And(s.marks[m]); !twice.Empty() {
			return play.Refuse("DD-027", keyTaken, "square", twice.First(), "squares", twice)
		}
		met = met.Or(s.marks[m])
	}
	if !Connected(s.marks[Wall]) {
		lost, parted := s.CutOff(Set{})
		if parted {
			return play.Refuse("DD-032", keyBlocked, "squares", lost)
		}
		return play.Refuse("DD-032", keyCutOff, "squares", lost)
	}
	creatures := s.Creatures()
	for q := range creatures.Each {
		if close := one(q).Beside().And(creatures); !close.Empty() {
			return play.Refuse("DD-038", keyTooClose, "square", q, "squares", close)
		}
	}
	return nil
}
