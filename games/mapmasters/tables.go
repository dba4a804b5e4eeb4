package mapmasters

import (
	"fmt"

	data "delvebox/assets/mapmasters"
	"delvebox/games/mapmasters/card"
)

// Tables is the data of the game. It does not change once it is loaded and may be
// shared by everybody.
type Tables struct {
	catalog    *card.Catalog
	cards      [lastCard + 1]*card.Card
	objectives [objectiveCards + 1]Objective
	books      [bookCards + 1]Book
}

// LoadTables reads the data that is built into the program.
func LoadTables() (*Tables, error) {
	t := &Tables{}
	for _, part := range []struct {
		file string
		read func(text string) error
	}{
		{"objectives.toml", func(text string) (err error) { t.objectives, err = loadObjectives(text); return }},
		{"spellbooks.toml", func(text string) (err error) { t.books, err = loadBooks(text); return }},
	} {
		text, err := data.Files.ReadFile(part.file)
		if err != nil {
			return nil, fmt.Errorf("data of Map Masters: %w", err)
		}
		if err := part.read(string(text)); err != nil {
			return nil, err
		}
	}
	return t, t.loadCards()
}

// Objective gives an objective card; the zero Objective for none and the unknown one.
func (t *Tables) Objective(id ObjectiveID) Objective {
	if int(id) < len(t.objectives) {
		return t.objectives[id]
	}
	return Objective{}
}

// Book gives a spellbook; the zero Book for none and the unknown one.
func (t *Tables) Book(id BookID) Book {
	if int(id) < len(t.books) {
		return t.books[id]
	}
	return Book{}
}

// Card gives a card, upright; nil for none and the unknown one.
func (t *Tables) Card(id CardID) *card.Card {
	if int(id) < len(t.cards) {
		return t.cards[id]
	}
	return nil
}

// Catalog is the catalogue of all cards.
func (t *Tables) Catalog() *card.Catalog { return t.catalog }

// loadCards reads the cards and finds each by its number.
func (t *Tables) loadCards() (err error) {
	if t.catalog, err = card.Load(); err != nil {
		return err
	}
	for id := CardID(1); id <= lastCard; id++ {
		c, ok := t.catalog.ByID(id.String())
		if !ok {
			return fmt.Errorf("data of Map Masters: card %s is missing", id)
		}
		if c.Cost != id.Cost() {
			return fmt.Errorf("data of Map Masters: card %s costs %d, not %d", id, c.Cost, id.Cost())
		}
		t.cards[id] = c
	}
	return nil
}
