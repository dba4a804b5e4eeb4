package mapmasters

import "delvebox/engine/play"

// A column of the market: a facedown deck, two open cards and the discards, which
// become the next deck (MMV-121). It holds the spellbooks or one cost of cards.
type column[T ~uint8] struct {
	deck     pile[T]
	discards pile[T]
	open     [2]T // 0 where nothing lies
}

// draw takes the top card of the deck and makes the discards the deck when it is
// empty. It is false if there is no card at all (MMV-121).
func (c *column[T]) draw(luck *play.Chance, name string) (card T, reshuffled, ok bool) {
	if c.deck.len() == 0 {
		if c.discards.len() == 0 {
			return 0, false, false
		}
		c.deck = c.discards
		c.discards.clear()
		c.deck.shuffle(luck, name)
		reshuffled = true
	}
	return c.deck.pop(), reshuffled, true
}

// available says whether the place, 0 or 1 for the open cards and fromDeck for the
// top of the deck, has a card to give.
func (c *column[T]) available(slot Slot) bool {
	if slot == FromDeck {
		return c.deck.len()+c.discards.len() > 0
	}
	return c.open[slot.index()] != 0
}

// sweep puts the open cards on the discards and lists them (MMV-167).
func (c *column[T]) sweep() []T {
	var gone []T
	for i, card := range c.open {
		if card != 0 {
			gone = append(gone, card)
			c.discards.push(card)
			c.open[i] = 0
		}
	}
	return gone
}

// slotOf finds an open card.
func (c *column[T]) slotOf(card T) (Slot, bool) {
	for i, have := range c.open {
		if have == card && card != 0 {
			return FirstSlot + Slot(i), true
		}
	}
	return FromDeck, false
}

// digestTo writes the whole column.
func (c *column[T]) digestTo(d *play.Digester) {
	c.deck.digestTo(d)
	c.discards.digestTo(d)
	d.Int(int(c.open[0]), int(c.open[1]))
}

// Slot is a place of a market column.
type Slot uint8

// The places of a column.
const (
	FromDeck Slot = iota // blind: the top card of the deck
	FirstSlot
	SecondSlot
	slotCount
)

var slotNames = [slotCount]string{"deck", "1", "2"}

// Slots lists the places of a column: the open ones, then the deck.
func Slots() []Slot { return []Slot{FirstSlot, SecondSlot, FromDeck} }

// String gives "1", "2" or "deck".
func (s Slot) String() string {
	if s < slotCount {
		return slotNames[s]
	}
	return "unknown"
}

// index is the place's index among the open cards.
func (s Slot) index() int { return int(s) - 1 }

func slotNamed(name string) (Slot, bool) {
	for s := FromDeck; s < slotCount; s++ {
		if slotNames[s] == name {
			return s, true
		}
	}
	return 0, false
}
