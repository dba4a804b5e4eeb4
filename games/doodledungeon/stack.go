package doodledungeon

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
)

// stack is a pile of cards, its top last.
type stack struct {
	n   int
	ids [card.Count]card.ID
}

func (k *stack) list() []card.ID { return k.ids[:k.n] }

func (k *stack) push(ids ...card.ID) {
	for _, id := range ids {
		k.ids[k.n] = id
		k.n++
	}
}

// pop takes the top card, NoCard of an empty pile.
func (k *stack) pop() card.ID {
	if k.n == 0 {
		return card.NoCard
	}
	k.n--
	id := k.ids[k.n]
	k.ids[k.n] = card.NoCard
	return id
}

// under puts a card under the pile.
func (k *stack) under(id card.ID) {
	copy(k.ids[1:k.n+1], k.ids[:k.n])
	k.ids[0] = id
	k.n++
}

// shuffle puts the pile in a random order: draw i decides which card comes to place i
// from the top, counted among those not yet placed, the uppermost first.
func (k *stack) shuffle(luck *play.Chance, name string) {
	slices.Reverse(k.list())
	play.Shuffle(luck, name, k.list())
	slices.Reverse(k.list())
}

// hide turns the cards above the lowest ones into unknowns and gives what they were.
func (k *stack) hide(keep int) card.Set {
	was := card.SetOf(k.ids[keep:k.n]...)
	for i := keep; i < k.n; i++ {
		k.ids[i] = card.Unknown
	}
	return was
}

// topFirst is a copy, the top first.
func (k *stack) topFirst() []card.ID {
	list := slices.Clone(k.list())
	slices.Reverse(list)
	return list
}

// stackOf makes a pile of cards given from the top.
func stackOf(topFirst ...card.ID) stack {
	var k stack
	for i := len(topFirst) - 1; i >= 0; i-- {
		k.push(topFirst[i])
	}
	return k
}

// hand is the cards in a hand, in the order in which they were drawn.
type hand struct {
	n   int
	ids [mostHand]card.ID
}

func (h *hand) list() []card.ID { return h.ids[:h.n] }

func (h *hand) add(id card.ID) {
	h.ids[h.n] = id
	h.n++
}

// take removes the card at a place and gives it.
func (h *hand) take(i int) card.ID {
	id := h.ids[i]
	copy(h.ids[i:], h.ids[i+1:h.n])
	h.n--
	h.ids[h.n] = card.NoCard
	return id
}

// find is the place of the first card with this action, -1 if there is none.
func (s *State) find(p *player, a card.Action) int {
	for i, id := range p.hand.list() {
		if s.tables().Card(id).Action == a {
			return i
		}
	}
	return -1
}
