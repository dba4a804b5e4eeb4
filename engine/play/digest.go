package play

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"hash"
)

// Digest names a position. Equal positions have equal digests on every platform.
type Digest [16]byte

// String gives 32 hexadecimal digits.
func (d Digest) String() string { return hex.EncodeToString(d[:]) }

// Digester sums up a position field by field. Every state writes its fields in a
// fixed order; lists write their length first.
type Digester struct{ h hash.Hash }

// NewDigester starts an empty sum.
func NewDigester() *Digester { return &Digester{h: sha256.New()} }

// Int writes a number.
func (d *Digester) Int(vs ...int) {
	var b [8]byte
	for _, v := range vs {
		binary.LittleEndian.PutUint64(b[:], uint64(v))
		d.h.Write(b[:])
	}
}

// Uint64 writes unsigned numbers.
func (d *Digester) Uint64(vs ...uint64) {
	var b [8]byte
	for _, v := range vs {
		binary.LittleEndian.PutUint64(b[:], v)
		d.h.Write(b[:])
	}
}

// Bool writes a truth value.
func (d *Digester) Bool(v bool) {
	if v {
		d.Int(1)
	} else {
		d.Int(0)
	}
}

// Text writes a text with its length.
func (d *Digester) Text(s string) {
	d.Int(len(s))
	d.h.Write([]byte(s))
}

// Sum gives the digest of all that was written.
func (d *Digester) Sum() Digest {
	var out Digest
	copy(out[:], d.h.Sum(nil))
	return out
}
