package card

// Catalog is a set of cards with an index each, in the order given.
type Catalog struct{ cards []*Card }

// Load reads the 81 cards built into the program: S01 to S09, then D10 to D81.
func Load() (*Catalog, error) { return nil, nil }

// NewCatalog numbers the cards. It refuses an id that occurs twice.
func NewCatalog(cards []*Card) (*Catalog, error) { return nil, nil }

// Len is the number of cards.
func (g *Catalog) Len() int { return len(g.cards) }

// Card is the card with the index.
func (g *Catalog) Card(i Index) *Card { return g.cards[i] }

// ByID finds a card by its id, "D10".
func (g *Catalog) ByID(id string) (*Card, bool) { return nil, false }

// Cards lists all cards by index. The caller must not change the list.
func (g *Catalog) Cards() []*Card { return g.cards }

// Starters lists S01 to S09.
func (g *Catalog) Starters() []*Card { return nil }

// OfCost lists the dungeon cards of a cost from 3 to 6.
func (g *Catalog) OfCost(cost int) []*Card { return nil }
