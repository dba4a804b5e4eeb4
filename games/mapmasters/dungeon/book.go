package dungeon

import (
	"fmt"
	"math/bits"
)

// Book is a spellbook, 1 to 17 in the order of the Versus list (MMV-090).
type Book uint8

// The spellbooks that work on a path.
const (
	NoBook          Book = 0
	PhantomBlade    Book = 1  // SB-01: beats one monster (MMV-073)
	FairyPact       Book = 2  // SB-02: leaves the game for one fairy token (MMV-074)
	MonsterTeleport Book = 3  // SB-03: jump to a monster and beat it (MMV-076)
	SilentLatch     Book = 4  // SB-04: opens one padlock (MMV-078)
	Featherfall     Book = 5  // SB-05: crosses one pitfall or lava pit (MMV-079)
	CrossedWays     Book = 6  // SB-06: one crossing of the own path in a room (MMV-080)
	SpiderClimb     Book = 7  // SB-07: climb up through an unused pitfall (MMV-082)
	LivingCircle    Book = 8  // SB-08: activates one magic circle (MMV-085)
	BarrelTeleport  Book = 9  // SB-09: from a barrel to another (MMV-086)
	NorthSouthGate  Book = 11 // SB-11: leave at the top, enter at the bottom, or back (MMV-088)
	EastWestGate    Book = 12 // SB-12: the same for left and right (MMV-088)
	lastBook             = 17
)

// String gives the book's id, "SB-03".
func (b Book) String() string { return fmt.Sprintf("SB-%02d", uint8(b)) }

// ParseBook reads an id from SB-01 to SB-17.
func ParseBook(s string) (Book, bool) {
	if len(s) != 5 || s[:3] != "SB-" {
		return NoBook, false
	}
	for b := Book(1); b <= lastBook; b++ {
		if b.String() == s {
			return b, true
		}
	}
	return NoBook, false
}

// Books is a set of spellbooks.
type Books uint32

// BookSet makes a set.
func BookSet(list ...Book) Books {
	var s Books
	for _, b := range list {
		s = s.With(b)
	}
	return s
}

// Has says whether the book belongs to the set.
func (s Books) Has(b Book) bool { return b != NoBook && s>>b&1 == 1 }

// With adds a book.
func (s Books) With(b Book) Books { return s | 1<<b }

// Without takes a book out.
func (s Books) Without(b Book) Books { return s &^ (1 << b) }

// Count is the number of books.
func (s Books) Count() int { return bits.OnesCount32(uint32(s)) }

// List gives the books in order.
func (s Books) List() []Book {
	var list []Book
	for b := Book(1); b <= lastBook; b++ {
		if s.Has(b) {
			list = append(list, b)
		}
	}
	return list
}
