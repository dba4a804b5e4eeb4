package dungeon

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
)

// Tokens counts fairy tokens by resource: sword 0, key 1, rope 2, scroll 3, as
// card.Kind.Resource numbers them.
type Tokens [card.Resources]int8

// Of is the number of tokens of a kind; 0 for a kind that has no tokens.
func (t Tokens) Of(k card.Kind) int {
	if i, ok := k.Resource(); ok {
		return int(t[i])
	}
	return 0
}

// Plus gives the tokens with n more of a kind.
func (t Tokens) Plus(k card.Kind, n int) Tokens {
	if i, ok := k.Resource(); ok {
		t[i] += int8(n)
	}
	return t
}

// Kit is what a player brings into the dungeon.
type Kit struct {
	Fairies Tokens // tokens ready, that of Pact left out
	Books   Books  // spellbooks ready
	// Pact is the kind of the token that SB-02 is given up for, None if it is not
	// (MMV-074). The token is then ready like the others.
	Pact card.Kind
}

// Check refuses a Pact without SB-02 or for a kind that has no tokens (MMV-074).
func (k Kit) Check() error {
	if k.Pact == card.None {
		return nil
	}
	if !k.Books.Has(FairyPact) {
		return play.Refuse("MMV-074", KeyBookUsed, "book", FairyPact)
	}
	if _, ok := k.Pact.Resource(); !ok {
		return play.Refuse("MMV-074", KeyNoToken, "kind", k.Pact)
	}
	return nil
}
