package dungeonroll

const (
	mostParty   = 12 // slots of the party row: eight dice and two temporary companions fit
	mostDungeon = 10 // slots of the level row
	lastLevel   = 10
)

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
