package mapmasters

import (
	"fmt"

	"delvebox/games/mapmasters/dungeon"
)

// BookID numbers the spellbooks from 1 (SB-01) to 17 (SB-17).
type BookID = dungeon.Book

const (
	// NoBook stands where no spellbook lies.
	NoBook BookID = 0
	// UnknownBook is a facedown book of the market in a position as a seat sees it.
	UnknownBook BookID = 255

	bookCards = 17
	bookPrice = 2 // MMV-114
)

// The spellbooks that are used outside the path.
const (
	Haggler        BookID = 10 // SB-10
	Bonfire        BookID = 13 // SB-13
	FairyTwins     BookID = 14 // SB-14
	Encore         BookID = 15 // SB-15
	SecondThoughts BookID = 16 // SB-16
	Exchange       BookID = 17 // SB-17
)

// Book is one of the 17 spellbooks (MMV 4.6).
type Book struct {
	ID     BookID
	Name   string
	When   Phase  // the phase it is used in
	Coop   bool   // it belongs to the co-op mode too
	Clause string // the rule that says what it does
}

// loadBooks reads spellbooks.toml. Index 0 of the result is empty.
func loadBooks(text string) ([bookCards + 1]Book, error) {
	var out [bookCards + 1]Book
	var file struct {
		Book []struct {
			ID, Name, When, Clause string
			Coop                   bool
		}
	}
	if err := decodeTable(text, &file); err != nil {
		return out, fmt.Errorf("spellbooks.toml: %w", err)
	}
	for _, row := range file.Book {
		id, ok := dungeon.ParseBook(row.ID)
		if !ok {
			return out, fmt.Errorf("spellbooks.toml: there is no book %q", row.ID)
		}
		when, ok := phaseNamed(row.When)
		if !ok {
			return out, fmt.Errorf("spellbooks.toml: %s: unknown phase %q", id, row.When)
		}
		if out[id].ID != NoBook {
			return out, fmt.Errorf("spellbooks.toml: %s stands there twice", id)
		}
		out[id] = Book{ID: id, Name: row.Name, When: when, Coop: row.Coop, Clause: row.Clause}
	}
	for n := 1; n <= bookCards; n++ {
		if out[n].ID == NoBook {
			return out, fmt.Errorf("spellbooks.toml: %s is missing", BookID(n))
		}
	}
	return out, nil
}
