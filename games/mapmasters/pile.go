package mapmasters

import (
	"slices"

	"delvebox/engine/play"
)

// pileMost is the most cards a pile can hold: the nine starters of a seat and all 72
// dungeon cards. Every card lies once, so no pile can outgrow it.
const pileMost = 81

// A pile is a deck or a heap of discards. Its top is its end. It is plain data: to
// copy it is to clone it.
type pile[T ~uint8] struct {
	n     uint8
	cards [pileMost]T
}

// pileOf makes a pile with its top at the end of the list. Cards beyond pileMost are
// left out; positions check their counts before.
func pileOf[T ~uint8](list ...T) pile[T] {
	var p pile[T]
	p.n = uint8(copy(p.cards[:], list))
	return p
}

func (p *pile[T]) len() int { return int(p.n) }

// list is the pile from bottom to top. It must not be written to or kept.
func (p *pile[T]) list() []T { return p.cards[:p.n] }

// copied is the pile from bottom to top, free to keep.
func (p *pile[T]) copied() []T { return slices.Clone(p.list()) }

// push lays cards on top.
func (p *pile[T]) push(cards ...T) {
	p.n += uint8(copy(p.cards[p.n:], cards))
}

// pop takes the top card of a pile that is not empty.
func (p *pile[T]) pop() T {
	p.n--
	c := p.cards[p.n]
	p.cards[p.n] = 0
	return c
}

// clear empties the pile, so that equal piles are equal as values.
func (p *pile[T]) clear() { *p = pile[T]{} }

// sort puts the pile into the order of the card numbers.
func (p *pile[T]) sort() { slices.Sort(p.list()) }

// has says whether the card lies in the pile.
func (p *pile[T]) has(card T) bool { return slices.Contains(p.list(), card) }

// shuffle mixes the pile; name says what is drawn.
func (p *pile[T]) shuffle(luck *play.Chance, name string) {
	play.Shuffle(luck, name, p.list())
}

// hide replaces every card by the unknown one.
func (p *pile[T]) hide(unknown T) {
	for i := range p.list() {
		p.cards[i] = unknown
	}
}

// digestTo writes length and cards.
func (p *pile[T]) digestTo(d *play.Digester) {
	d.Int(int(p.n))
	for _, c := range p.list() {
		d.Int(int(c))
	}
}
