package mapmasters

import "fmt"

// CardID numbers the cards: 1 to 9 are the starters S01 to S09, of which every seat
// owns one each, 10 to 81 the dungeon cards D10 to D81, of which there is one each.
type CardID uint8

const (
	// NoCard stands where no card lies.
	NoCard CardID = 0
	// UnknownCard is a facedown card in a position as a seat sees it.
	UnknownCard CardID = 255

	starterCards = 9  // S01-S09
	lastCard     = 81 // D81
	costs        = 4  // the costs 3, 4, 5 and 6
	leastCost    = 3
	cardsOfCost  = 18 // MMV-093
)

// String gives "S04", "D31", "none" or "?".
func (c CardID) String() string {
	switch {
	case c == NoCard:
		return "none"
	case c == UnknownCard:
		return "?"
	case c <= starterCards:
		return fmt.Sprintf("S%02d", int(c))
	}
	return fmt.Sprintf("D%02d", int(c))
}

// ParseCardID reads "S04" and "D31".
func ParseCardID(text string) (CardID, error) {
	if n, err := numberAfter("S", text, starterCards); err == nil {
		return CardID(n), nil
	}
	if n, err := numberAfter("D", text, lastCard); err == nil && n > starterCards {
		return CardID(n), nil
	}
	return NoCard, fmt.Errorf("there is no card %q", text)
}

// Starter says whether the card is one of the nine that every seat begins with.
func (c CardID) Starter() bool { return c >= 1 && c <= starterCards }

// Dungeon says whether the card is one of the 72 of the market.
func (c CardID) Dungeon() bool { return c > starterCards && c <= lastCard }

// Cost is the printed price in coins, 3 to 6, and 0 for a starter (MMV 4.3).
func (c CardID) Cost() int {
	if !c.Dungeon() {
		return 0
	}
	return leastCost + (int(c)-starterCards-1)/cardsOfCost
}

// Costs lists the prices of dungeon cards.
func Costs() []int { return []int{3, 4, 5, 6} }

// costColumn is the market column of a price, if there is one.
func costColumn(cost int) (int, bool) {
	i := cost - leastCost
	return i, i >= 0 && i < costs
}

// cardsCosting lists the 18 cards of a market column in the order of their numbers.
func cardsCosting(column int) []CardID {
	out := make([]CardID, cardsOfCost)
	for i := range out {
		out[i] = CardID(starterCards + 1 + column*cardsOfCost + i)
	}
	return out
}
