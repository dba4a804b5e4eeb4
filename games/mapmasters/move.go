package mapmasters

import (
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
)

// Move is a recorded action of Versus (MMV 4.8).
type Move interface {
	play.Move
	// refusal says why the seat may not make the move now, nil if it may. It is asked
	// after phase and turn.
	refusal(s *State, seat play.Seat) *play.Refusal
	// make makes a move that is not refused.
	make(s *State, seat play.Seat, log *record)
	// phase is the phase the move belongs to.
	phase() Phase
}

// BuyFairy buys a fairy token (MMV-112).
type BuyFairy struct {
	Kind card.Kind
	Twin card.Kind // with SB-14: the second kind; card.None without (MMV-123)
}

// BuyBook buys a spellbook (MMV-114).
type BuyBook struct{ Slot Slot }

// ReplaceBook says which of the two old books goes after a third purchase (MMV-119).
type ReplaceBook struct{ Old BookID }

// BuyCard buys a dungeon card (MMV-114).
type BuyCard struct {
	Cost    int // printed, 3 to 6
	Slot    Slot
	Haggler bool // with SB-10 (MMV-122)
}

// Pass ends the seat's market for this round (MMV-110).
type Pass struct{}

// FirstDraw decides on the card that SB-16 shows (MMV-129).
type FirstDraw struct{ Choice Choice }

// Choice is what happens to the first card drawn.
type Choice uint8

// The three choices of SB-16.
const (
	DoNotUse Choice = iota // the card stays, the book stays faceup
	Keep                   // the card was looked at and stays
	PutAway                // the card was looked at and goes to the discards
	choiceCount
)

var choiceNames = [choiceCount]string{"unused", "keep", "discard"}

// String gives the choice as recorded: "keep", "discard" or "unused".
func (c Choice) String() string {
	if c < choiceCount {
		return choiceNames[c]
	}
	return "unknown"
}

// UseRecycling puts a card of the hand back with a circled recycling icon (MMV-157).
type UseRecycling struct{ Card CardID }

// UseScissors removes a card of the hand with a circled scissors icon (MMV-158).
type UseScissors struct{ Card CardID }

// UseBonfire removes a card of the hand with SB-13 (MMV-161).
type UseBonfire struct{ Card CardID }

// UseEncore recycles a card of the hand with SB-15 for 2 coins (MMV-162).
type UseEncore struct{ Card CardID }

// UseExchange gives a dungeon card of the hand for an open market card with SB-17
// (MMV-163).
type UseExchange struct{ Give, Take CardID }

// EndRefresh ends the seat's Refresh phase.
type EndRefresh struct{}

// String gives "buy fairy sword" or "buy fairy sword sb14 rope".
func (m BuyFairy) String() string {
	text := "buy fairy " + m.Kind.String()
	if m.Twin != card.None {
		text += " sb14 " + m.Twin.String()
	}
	return text
}

// String gives "buy book 1", "buy book 2" or "buy book deck".
func (m BuyBook) String() string { return "buy book " + m.Slot.String() }

// String gives "replace book SB-04".
func (m ReplaceBook) String() string { return "replace book " + m.Old.String() }

// String gives "buy card 4 deck" or "buy card 3 1 sb10".
func (m BuyCard) String() string {
	text := "buy card " + strconv.Itoa(m.Cost) + " " + m.Slot.String()
	if m.Haggler {
		text += " sb10"
	}
	return text
}

// String gives "pass".
func (Pass) String() string { return "pass" }

// String gives "first draw keep".
func (m FirstDraw) String() string { return "first draw " + m.Choice.String() }

// String gives "refresh recycle S04".
func (m UseRecycling) String() string { return "refresh recycle " + m.Card.String() }

// String gives "refresh scissors S04".
func (m UseScissors) String() string { return "refresh scissors " + m.Card.String() }

// String gives "refresh sb13 S04".
func (m UseBonfire) String() string { return "refresh sb13 " + m.Card.String() }

// String gives "refresh sb15 S04".
func (m UseEncore) String() string { return "refresh sb15 " + m.Card.String() }

// String gives "refresh sb17 D30 D44": the card given, then the card taken.
func (m UseExchange) String() string {
	return strings.Join([]string{"refresh sb17", m.Give.String(), m.Take.String()}, " ")
}

// String gives "refresh done".
func (EndRefresh) String() string { return "refresh done" }

func (BuyFairy) phase() Phase     { return MarketPhase }
func (BuyBook) phase() Phase      { return MarketPhase }
func (ReplaceBook) phase() Phase  { return MarketPhase }
func (BuyCard) phase() Phase      { return MarketPhase }
func (Pass) phase() Phase         { return MarketPhase }
func (FirstDraw) phase() Phase    { return HandPhase }
func (Explore) phase() Phase      { return ExplorationPhase }
func (UseRecycling) phase() Phase { return RefreshPhase }
func (UseScissors) phase() Phase  { return RefreshPhase }
func (UseBonfire) phase() Phase   { return RefreshPhase }
func (UseEncore) phase() Phase    { return RefreshPhase }
func (UseExchange) phase() Phase  { return RefreshPhase }
func (EndRefresh) phase() Phase   { return RefreshPhase }
