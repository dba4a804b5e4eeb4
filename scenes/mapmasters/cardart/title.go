package cardart

import (
	"strings"

	"delvebox/games/mapmasters/card"
)

// Title is a card's name as it is printed: with the apostrophe of a typesetter, which
// the card files write with the one of a typewriter.
func Title(c *card.Card) string { return strings.ReplaceAll(c.Name, "'", "’") }
