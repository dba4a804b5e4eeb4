package card

import (
	"fmt"

	"delvebox/assets/mapmasters"
)

// files are the names of the card files built into the program, in the order of the
// catalogue.
var files = [...]string{"starters.txt", "dungeon-3.txt", "dungeon-4.txt", "dungeon-5.txt", "dungeon-6.txt"}

// Catalog is a set of cards with an index each, in the order given.
type Catalog struct {
	cards []*Card
	byID  map[string]*Card
}

// Load reads the 81 cards built into the program: S01 to S09, then D10 to D81 by cost
// and number.
func Load() (*Catalog, error) {
	var all []*Card
	for _, name := range files {
		text, err := mapmasters.Files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		cards, err := Parse(name, string(text))
		if err != nil {
			return nil, err
		}
		all = append(all, cards...)
	}
	return NewCatalog(all)
}

// NewCatalog numbers the cards in the order given. It refuses an id that occurs twice
// and more cards than an Index can count.
func NewCatalog(cards []*Card) (*Catalog, error) {
	if len(cards) > 1<<8 {
		return nil, fmt.Errorf("%d cards are too many for one catalogue", len(cards))
	}
	g := &Catalog{cards: cards, byID: make(map[string]*Card, len(cards))}
	for i, k := range cards {
		if g.byID[k.ID] != nil {
			return nil, fmt.Errorf("the card %s occurs twice", k.ID)
		}
		g.byID[k.ID] = k
		k.Index, k.turned.Index = Index(i), Index(i)
	}
	return g, nil
}

// Len is the number of cards.
func (g *Catalog) Len() int { return len(g.cards) }

// Card is the card with the index.
func (g *Catalog) Card(i Index) *Card { return g.cards[i] }

// ByID finds a card by its id, "D10".
func (g *Catalog) ByID(id string) (*Card, bool) {
	k, ok := g.byID[id]
	return k, ok
}

// Cards lists all cards by index. The caller must not change the list.
func (g *Catalog) Cards() []*Card { return g.cards }

// OfCost lists the cards of a cost by number: dungeon cards of 3 to 6, the starters for 0.
func (g *Catalog) OfCost(cost int) []*Card {
	var list []*Card
	for _, k := range g.cards {
		if k.Cost == cost {
			list = append(list, k)
		}
	}
	return list
}
