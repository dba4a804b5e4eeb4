package play

import (
	"crypto/sha256"
	"encoding/binary"
	"maps"
	"math/bits"
	"math/rand/v2"
	"slices"
)

// Chance is the one door for everything random in a game: a stream that a seed
// repeats, that a scenario can script and that a bot can enumerate. It is plain
// data and part of the state.
type Chance struct {
	hi, lo uint64           // PCG state
	script map[string][]int // outcomes laid down by name, used up in order
	draws  int              // number of draws made so far
}

// NewChance makes the stream of a seed text. Purpose keeps streams of one seed
// apart: "game", "bot 2 move 17".
func NewChance(seed, purpose string) Chance {
	sum := sha256.Sum256([]byte(seed + "\x00" + purpose))
	return Chance{hi: binary.BigEndian.Uint64(sum[:8]), lo: binary.BigEndian.Uint64(sum[8:16])}
}

// Script lays down the next outcomes of the draws of that name, each from 0 to n-1.
// When they are used up the stream decides again.
func (c *Chance) Script(name string, outcomes ...int) {
	s := maps.Clone(c.script)
	if s == nil {
		s = map[string][]int{}
	}
	s[name] = append(slices.Clone(s[name]), outcomes...)
	c.script = s
}

// Pick gives a number from 0 to n-1; n must be at least 1. Name says what is drawn.
func (c *Chance) Pick(name string, n int) int {
	c.draws++
	if q := c.script[name]; len(q) > 0 {
		s := maps.Clone(c.script)
		s[name] = q[1:]
		c.script = s
		if q[0] >= 0 && q[0] < n {
			return q[0]
		}
	}
	var pcg rand.PCG
	pcg.Seed(c.hi, c.lo)
	v := bounded(&pcg, n)
	var room [20]byte
	raw, _ := pcg.AppendBinary(room[:0]) // "pcg:" and two big-endian words
	c.hi, c.lo = binary.BigEndian.Uint64(raw[4:12]), binary.BigEndian.Uint64(raw[12:20])
	return v
}

// bounded is rand.Rand's IntN, number for number, on the bare generator: a draw then
// allocates nothing, and simulations draw by the million.
func bounded(pcg *rand.PCG, n int) int {
	bound := uint64(n)
	if bound&(bound-1) == 0 {
		return int(pcg.Uint64() & (bound - 1))
	}
	v, rest := bits.Mul64(pcg.Uint64(), bound)
	if rest < bound { // the unlikely case in which a number may be too frequent by one
		for least := -bound % bound; rest < least; {
			v, rest = bits.Mul64(pcg.Uint64(), bound)
		}
	}
	return int(v)
}

// Shuffle puts the list into a random order, as a row of draws of that name: the
// outcome of draw i is the place, counted among those not yet taken, of the item
// that comes to place i.
func Shuffle[T any](c *Chance, name string, list []T) {
	for i := 0; i+1 < len(list); i++ {
		j := i + c.Pick(name, len(list)-i)
		v := list[j]
		copy(list[i+1:j+1], list[i:j])
		list[i] = v
	}
}

// Draws is the number of draws made so far.
func (c *Chance) Draws() int { return c.draws }

// Clone shares nothing with the original.
func (c Chance) Clone() Chance {
	c.script = maps.Clone(c.script)
	return c
}

// Blank is what a seat sees of the stream: nothing.
func (c Chance) Blank() Chance { return Chance{} }

// DigestTo writes the stream's position.
func (c *Chance) DigestTo(d *Digester) {
	d.Uint64(c.hi, c.lo)
	d.Int(c.draws, len(c.script))
	for _, k := range slices.Sorted(maps.Keys(c.script)) {
		d.Text(k)
		d.Int(len(c.script[k]))
		d.Int(c.script[k]...)
	}
}
