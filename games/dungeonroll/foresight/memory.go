package foresight

// memory keeps the values of positions. It is an open hash table, because a search
// looks a position up for every step.
type memory struct {
	slots []slot
	used  int
}

type slot struct {
	key   key
	value int32
	taken bool
}

// key is a position packed into bits, the same for equal positions only.
type key [2]uint64

// bits of the packed fields; all counts fit, see packed.
const (
	bitsCount = 4 // dice of a face, lair, graveyard, level: 10 at most
	bitsToken = 3 // tokens of a kind: 6 at most
)

func (p *Position) packed() key {
	var a, b uint64
	put := func(w *uint64, v uint8, bits uint) { *w = *w<<bits | uint64(v) }
	for _, n := range p.Party[1:] {
		put(&a, n, bitsCount)
	}
	for _, n := range p.Row[1 : foes-1] { // dragons never lie on a level
		put(&a, n, bitsCount)
	}
	put(&a, p.Grave, bitsCount)
	put(&a, p.Lair, bitsCount)
	put(&a, p.Level, bitsCount)
	put(&a, p.Guests, 2)
	put(&a, uint8(p.Phase), 4)
	for _, n := range p.Tokens[1:] {
		put(&b, n, bitsToken)
	}
	put(&b, p.XP, 8)
	put(&b, p.Fresh, 5)
	put(&b, p.Chest, 6)
	for _, flag := range [...]bool{p.Master, p.Spent, p.Vow, p.Slain, p.Tracked} {
		b <<= 1
		if flag {
			b |= 1
		}
	}
	return key{a, b}
}

const memoryStart = 1 << 9

func (m *memory) find(k key) *slot {
	if len(m.slots) == 0 {
		m.slots = make([]slot, memoryStart)
	}
	mask := uint64(len(m.slots) - 1)
	h := k[0]*0x9E3779B97F4A7C15 ^ k[1]*0xC2B2AE3D27D4EB4F
	h ^= h >> 29
	for i := h * 0xBF58476D1CE4E5B9 >> 20; ; i++ {
		if s := &m.slots[i&mask]; !s.taken || s.key == k {
			return s
		}
	}
}

func (m *memory) get(k key) (value int, ok bool) {
	s := m.find(k)
	return int(s.value), s.taken
}

func (m *memory) set(k key, value int) {
	s := m.find(k)
	if !s.taken {
		m.used++
	}
	*s = slot{k, int32(value), true}
	if m.used*3 < len(m.slots)*2 {
		return
	}
	old := m.slots
	m.slots = make([]slot, 4*len(old))
	for _, s := range old {
		if s.taken {
			*m.find(s.key) = s
		}
	}
}

func (m *memory) clear() {
	clear(m.slots)
	m.used = 0
}
