package mapmasters

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
)

// The reasons why a move stays made, as keys.
const (
	revealCard      = "card-turned-up"
	revealBook      = "book-turned-up"
	revealObjective = "objective-turned-up"
	revealDungeon   = "dungeons-shown"
	revealDone      = "done-is-final"
	revealDraw      = "cards-drawn"
	revealShuffle   = "deck-shuffled"
)

// GameSetUp opens the game: the seats have their starters and six coins, the market
// lies open (MMV-092, MMV-093).
type GameSetUp struct{ Seats int }

// PrimaryRevealed turns up the Primary Objective of a round (MMV-097, MMV-155).
type PrimaryRevealed struct {
	Round     int
	Objective ObjectiveID
	Aim       Aim
	Value     int
	Hourglass bool // a Time Bonus round (MMV-099)
}

// MarketOpened begins a round's market with its first player (MMV-105, MMV-106).
type MarketOpened struct {
	Round int
	First play.Seat
	Why   FirstReason
	Coins []int // by seat, at this moment (MMV-108)
}

// FirstReason is why a seat is first player.
type FirstReason uint8

// The reasons, each also a key of a sentence.
const (
	FirstByLot       FirstReason = iota // round 1 (MMV-105)
	FirstByCoins                        // fewest coins (MMV-106)
	FirstByPoints                       // fewest VP in the last round among them (MMV-106)
	FirstByTurn                         // first clockwise among the tied (MMV-107)
	FirstBySet                          // laid down by a position set up freely
	firstReasonCount int         = iota
)

var firstReasonNames = [firstReasonCount]string{"first-by-lot", "first-by-coins", "first-by-points", "first-by-turn"}

// String gives the reason's key.
func (r FirstReason) String() string {
	if int(r) < firstReasonCount {
		return firstReasonNames[r]
	}
	return "unknown"
}

// FairyBought is a purchase of a fairy token.
type FairyBought struct {
	Seat  play.Seat
	Kind  card.Kind
	Twin  card.Kind // the free one of SB-14, card.None without
	Price int
	Left  int // tokens left in the pile of Kind
}

// BookBought is a purchase of a spellbook; the slot or deck it came from.
type BookBought struct {
	Seat  play.Seat
	Book  BookID
	Slot  Slot
	Price int
	Must  bool // a third book: an old one has to go (MMV-119)
}

// BookReplaced is the old book going to the discards (MMV-120).
type BookReplaced struct {
	Seat play.Seat
	Old  BookID
	New  BookID
}

// CardBought is a purchase of a dungeon card.
type CardBought struct {
	Seat    play.Seat
	Card    CardID
	Slot    Slot
	Price   int  // paid, one less with SB-10
	Haggler bool // with SB-10
}

// SlotRefilled turns a new card or book up in the market (MMV-116). Exactly one of
// Card and Book is set; both are none if nothing is left to turn up (MMV-121).
type SlotRefilled struct {
	Cost int // the column's cost 3 to 6, 0 for the spellbooks
	Slot Slot
	Card CardID
	Book BookID
}

// ColumnShuffled makes a market column's discards its deck (MMV-121).
type ColumnShuffled struct {
	Cost int // 0 for the spellbooks
	Size int
}

// Passed ends a seat's market; Automatic when nothing legal was left to buy (MMV-111).
type Passed struct {
	Seat      play.Seat
	Automatic bool
}

// MarketClosed says that all have passed (MMV-109).
type MarketClosed struct{ Round int }

// DeckShuffled makes a seat's discards its deck (MMV-127).
type DeckShuffled struct {
	Seat play.Seat
	Size int
}

// FirstCardDrawn says that SB-16 may be used on the first card (MMV-129).
type FirstCardDrawn struct{ Seat play.Seat }

// HandDrawn fills a seat's Building Area, facedown (MMV-126).
type HandDrawn struct {
	Seat  play.Seat
	Drawn int // cards drawn in this phase
	Hand  int // cards in the Building Area now
}

// ExplorationOpened begins the explorations with the first player (MMV-136).
type ExplorationOpened struct {
	Round int
	Order []play.Seat
	Timed bool // a Time Bonus round
}

// ExplorationDone is a seat's Done, or the end of its time (MMV-139). What it did stays
// hidden until DungeonRevealed.
type ExplorationDone struct {
	Seat    play.Seat
	TimeOut bool
}

// Name gives the event's kind.
func (GameSetUp) Name() string         { return "game-set-up" }
func (PrimaryRevealed) Name() string   { return "primary-revealed" }
func (MarketOpened) Name() string      { return "market-opened" }
func (FairyBought) Name() string       { return "fairy-bought" }
func (BookBought) Name() string        { return "book-bought" }
func (BookReplaced) Name() string      { return "book-replaced" }
func (CardBought) Name() string        { return "card-bought" }
func (SlotRefilled) Name() string      { return "slot-refilled" }
func (ColumnShuffled) Name() string    { return "column-shuffled" }
func (Passed) Name() string            { return "passed" }
func (MarketClosed) Name() string      { return "market-closed" }
func (DeckShuffled) Name() string      { return "deck-shuffled" }
func (FirstCardDrawn) Name() string    { return "first-card-drawn" }
func (HandDrawn) Name() string         { return "hand-drawn" }
func (ExplorationOpened) Name() string { return "exploration-opened" }
func (ExplorationDone) Name() string   { return "exploration-done" }

// Reveals says why the move stays made.
func (PrimaryRevealed) Reveals() string { return revealObjective }

// Reveals says why the move stays made: a blind purchase turns a book up.
func (e BookBought) Reveals() string {
	if e.Slot == FromDeck {
		return revealBook
	}
	return ""
}

// Reveals says why the move stays made: a blind purchase turns a card up.
func (e CardBought) Reveals() string {
	if e.Slot == FromDeck {
		return revealCard
	}
	return ""
}

// Reveals says why the move stays made.
func (e SlotRefilled) Reveals() string {
	switch {
	case e.Card != NoCard:
		return revealCard
	case e.Book != NoBook:
		return revealBook
	}
	return ""
}

// Reveals says why the move stays made.
func (ColumnShuffled) Reveals() string { return revealShuffle }

// Reveals says why the move stays made.
func (DeckShuffled) Reveals() string { return revealShuffle }

// Reveals says why the move stays made.
func (FirstCardDrawn) Reveals() string { return revealDraw }

// Reveals says why the move stays made, unless nothing was drawn.
func (e HandDrawn) Reveals() string {
	if e.Drawn > 0 {
		return revealDraw
	}
	return ""
}

// Reveals says why the move stays made (MMV-138).
func (ExplorationDone) Reveals() string { return revealDone }
