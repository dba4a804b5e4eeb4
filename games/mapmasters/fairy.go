package mapmasters

import (
	"fmt"

	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// Tokens counts fairy tokens by kind. A token stands in for a collected item of its
// kind on one path and goes back to the market in the Reward phase.
type Tokens = dungeon.Tokens

// fairyPile is the full number of tokens of each kind (MMV-093).
const fairyPile = 5

// fullPiles are the market's piles at the start of a round (MMV-148).
func fullPiles() Tokens {
	var t Tokens
	for i := range t {
		t[i] = fairyPile
	}
	return t
}

// Fairies lists the four kinds in the order of the market's piles (MMV 4.7).
func Fairies() []card.Kind {
	return []card.Kind{card.Sword, card.Scroll, card.Key, card.Rope}
}

// hasToken says whether the kind has fairy tokens.
func hasToken(kind card.Kind) bool {
	_, ok := kind.Resource()
	return ok
}

// ParseFairy reads the name of a kind that has tokens.
func ParseFairy(text string) (card.Kind, error) {
	if kind, ok := card.ParseKind(text); ok && hasToken(kind) {
		return kind, nil
	}
	return card.None, fmt.Errorf("%q is no kind of fairy token", text)
}
