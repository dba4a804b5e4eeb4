package dungeonroll

// Die is a die of the party: its face, and whether it is a transformed dungeon die,
// a temporary companion (DR-125).
type Die uint8

const temporary Die = 1 << 3

// Face is the face that the die shows.
func (d Die) Face() Face { return Face(d &^ temporary) }

// Temporary says whether the die is a transformed monster.
func (d Die) Temporary() bool { return d&temporary != 0 }

const (
	mostParty   = 12 // slots of the party row: eight dice and two temporary companions fit
	mostDungeon = 10 // slots of the level row
	lastLevel   = 10
)

// Party is the row of active dice, slot 1 to the left (DR-227). It is compared by
// value: the slots behind the last die are zero.
type Party struct {
	n    uint8
	dice [mostParty]Die
}

// Len is the number of dice in the row.
func (p *Party) Len() int { return int(p.n) }

// At gives the die in a slot, from 1; no die outside the row.
func (p *Party) At(slot int) Die {
	if slot < 1 || slot > int(p.n) {
		return 0
	}
	return p.dice[slot-1]
}

// Count is the number of dice that show the face, temporary companions among them.
func (p *Party) Count(f Face) int {
	n := 0
	for _, d := range p.dice[:p.n] {
		if d.Face() == f {
			n++
		}
	}
	return n
}

// Temporaries is the number of temporary companions.
func (p *Party) Temporaries() int {
	n := 0
	for _, d := range p.dice[:p.n] {
		if d.Temporary() {
			n++
		}
	}
	return n
}

// Own is the number of party dice, without temporary companions.
func (p *Party) Own() int { return p.Len() - p.Temporaries() }

// add appends a die at the right; a full row takes no more.
func (p *Party) add(d Die) {
	if p.n < mostParty {
		p.dice[p.n] = d
		p.n++
	}
}

// remove takes the die out and closes the gap.
func (p *Party) remove(slot int) {
	copy(p.dice[slot-1:], p.dice[slot:p.n])
	p.n--
	p.dice[p.n] = 0
}

// set turns a die to another face in its place.
func (p *Party) set(slot int, f Face) { p.dice[slot-1] = Die(f) | p.dice[slot-1]&temporary }

// Row is the row of dungeon dice on the level, slot 1 to the left (DR-227).
type Row struct {
	n    uint8
	dice [mostDungeon]Foe
}

// Len is the number of dice in the row.
func (r *Row) Len() int { return int(r.n) }

// At gives the face in a slot, from 1; NoFoe outside the row.
func (r *Row) At(slot int) Foe {
	if slot < 1 || slot > int(r.n) {
		return NoFoe
	}
	return r.dice[slot-1]
}

// Count is the number of dice that show the face.
func (r *Row) Count(f Foe) int {
	n := 0
	for _, d := range r.dice[:r.n] {
		if d == f {
			n++
		}
	}
	return n
}

// Monsters is the number of monsters in the row.
func (r *Row) Monsters() int {
	n := 0
	for _, d := range r.dice[:r.n] {
		if d.Monster() {
			n++
		}
	}
	return n
}

// MonsterSlots is the set of the slots with monsters.
func (r *Row) MonsterSlots() Slots {
	var s Slots
	for i, d := range r.dice[:r.n] {
		if d.Monster() {
			s |= 1 << (i + 1)
		}
	}
	return s
}

// add appends a die at the right; a full row takes no more.
func (r *Row) add(f Foe) {
	if r.n < mostDungeon {
		r.dice[r.n] = f
		r.n++
	}
}

// remove takes the dice of the slots out, closes the gaps and says how many went.
func (r *Row) remove(s Slots) int {
	kept := uint8(0)
	for i := range r.n {
		if !s.Has(int(i) + 1) {
			r.dice[kept] = r.dice[i]
			kept++
		}
	}
	gone := r.n - kept
	for i := kept; i < r.n; i++ {
		r.dice[i] = NoFoe
	}
	r.n = kept
	return int(gone)
}

// slotsOf is the set of the slots that show the face.
func (r *Row) slotsOf(f Foe) Slots { return r.first(f, mostDungeon) }

// first is the set of the first so many slots that show the face.
func (r *Row) first(f Foe, n int) Slots {
	var s Slots
	for i, d := range r.dice[:r.n] {
		if d == f && n > 0 {
			s |= 1 << (i + 1)
			n--
		}
	}
	return s
}

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
