package mapmasters

import "delvebox/engine/play"

// Means is what a card of the hand was treated with in the Refresh phase.
type Means uint8

// The means of the Refresh phase.
const (
	ByIcon     Means = iota // a circled optimizer
	ByBonfire               // SB-13
	ByEncore                // SB-15
	ByExchange              // SB-17
	meansCount
)

var meansNames = [meansCount]string{"icon", "sb13", "sb15", "sb17"}

// String gives "icon", "sb13", "sb15" or "sb17".
func (m Means) String() string {
	if m < meansCount {
		return meansNames[m]
	}
	return "unknown"
}

// RefreshOpened begins the Refresh phase (MMV-155, MMV-156).
type RefreshOpened struct {
	Round int
	Order []play.Seat
}

// CardRecycled puts a card back into the Building Area (MMV-157, MMV-162).
type CardRecycled struct {
	Seat  play.Seat
	Card  CardID
	By    Means
	Price int // coins paid for it
}

// CardRemoved takes a card out of the game (MMV-158, MMV-161).
type CardRemoved struct {
	Seat play.Seat
	Card CardID
	By   Means
}

// CardExchanged gives a card away for one of the market (MMV-163).
type CardExchanged struct {
	Seat       play.Seat
	Give, Take CardID
	Slot       Slot
}

// RefreshEnded closes a seat's Refresh phase: the rest of the hand goes to the
// discards (MMV-165) and optimizers not used are lost (MMV-160).
type RefreshEnded struct {
	Seat          play.Seat
	Discarded     []CardID
	LostRecycling int
	LostScissors  int
	Automatic     bool // there was nothing to do
}

// BooksReadied turns a seat's used spellbooks faceup again (MMV-166).
type BooksReadied struct {
	Seat  play.Seat
	Books []BookID
}

// MarketChanged discards the open cards and books of the market after round 3
// (MMV-167). Their successors follow as SlotRefilled.
type MarketChanged struct {
	Books []BookID
	Cards []CardID
}

// Name gives the event's kind.
func (RefreshOpened) Name() string { return "refresh-opened" }
func (CardRecycled) Name() string  { return "card-recycled" }
func (CardRemoved) Name() string   { return "card-removed" }
func (CardExchanged) Name() string { return "card-exchanged" }
func (RefreshEnded) Name() string  { return "refresh-ended" }
func (BooksReadied) Name() string  { return "books-readied" }
func (MarketChanged) Name() string { return "market-changed" }
