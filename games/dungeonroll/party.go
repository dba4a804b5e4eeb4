package dungeonroll

// Die is a die of the party: its face, and whether it is a transformed dungeon die,
// a temporary companion (DR-125).
type Die uint8

const temporary Die = 1 << 3

// Face is the face that the die shows.
func (d Die) Face() Face { return Face(d &^ temporary) }

// Temporary says whether the die is a transformed monster.
func (d Die) Temporary() bool { return d&temporary != 0 }

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
