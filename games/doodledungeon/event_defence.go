package doodledungeon

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// Reason is why a trap or monster was crossed out.
type Reason uint8

// The reasons.
const (
	ByFight       Reason = iota // it lost (DD-086)
	ByTrap                      // the trap was triggered (DD-082)
	ByCursedBlade               // DD-096
	ByBomb                      // DD-112
)

var reasonNames = [...]string{"fight", "trap", "cursed-blade", "bomb"}

// String gives the reason's name in string keys.
func (r Reason) String() string {
	if int(r) < len(reasonNames) {
		return reasonNames[r]
	}
	return "unknown"
}

// The events of Phase C and of the scoring. Seat is the owner of the dungeon unless it
// says otherwise; By is who laid a card above it.
type (
	// DefenceOpened begins Phase C (DD-063).
	DefenceOpened struct{ First play.Seat }
	// PileShuffled tells that a seat's action pile was shuffled (DD-064).
	PileShuffled struct {
		Seat  play.Seat
		Cards int
	}
	// CardsDrawn tells of cards drawn to the hand; which, only their owner. Left is the
	// size of the pile.
	CardsDrawn struct {
		Seat        play.Seat
		Count, Left int
		Cards       []card.ID
	}
	// TurnOpened begins a turn. In the first the hero does not walk yet (DD-067).
	TurnOpened struct {
		Seat  play.Seat
		First bool
	}
	// TurnClosed ends a turn; Automatic if there was nothing to decide in steps 3 and 4.
	TurnClosed struct {
		Seat      play.Seat
		Automatic bool
	}
	// HeroWalked moves the hero along the path from one place to another; -1 is the
	// entrance, the length of the path is outside the exit.
	HeroWalked struct {
		Seat     play.Seat
		From, To int
	}
	// HeroCardUsed tells of a card above the dungeon taking effect: on the square, with a
	// figure of hearts regained, strength taken or damage stopped.
	HeroCardUsed struct {
		Seat, By play.Seat
		Card     card.ID
		Action   card.Action
		Square   sheet.Square
		Figure   int
	}
	// HeroCardWasted tells of a card discarded without effect (DD-110, DD-114).
	HeroCardWasted struct {
		Seat, By play.Seat
		Card     card.ID
		Action   card.Action
	}
	// TrapMet opens the encounter with a trap.
	TrapMet struct {
		Seat   play.Seat
		Square sheet.Square
		Level  int
	}
	// FightOpened opens a fight (DD-084).
	FightOpened struct {
		Seat   play.Seat
		Mark   sheet.Mark
		Square sheet.Square
		Level  int
	}
	// DieRolled rolls a die into the fight. Dice count from 0.
	DieRolled struct {
		Seat       play.Seat
		Die, Value int
	}
	// DieChanged gives a die another value: Jinx or Loaded Dice.
	DieChanged struct {
		Seat            play.Seat
		Die, Was, Value int
		By              card.Action
	}
	// DieRemoved takes a die out of the fight (DD-095).
	DieRemoved struct {
		Seat  play.Seat
		Value int
	}
	// ActionPlayed plays a Dungeon action and discards it.
	ActionPlayed struct {
		Seat   play.Seat
		Card   card.ID
		Action card.Action
	}
	// StrengthStands tells the strength after an action.
	StrengthStands struct {
		Seat     play.Seat
		Strength int
	}
	// TrapSprung is a trap's damage before Shields, with what it is made of.
	TrapSprung struct {
		Seat                  play.Seat
		Square                sheet.Square
		Level, Spikes, Damage int
		Picked                bool
	}
	// TrapKept tells that the trap is not crossed out (DD-102).
	TrapKept struct {
		Seat   play.Seat
		Square sheet.Square
	}
	// FightSettled is the result of a fight with its terms; Damage before Shields.
	FightSettled struct {
		Seat                           play.Seat
		Mark                           sheet.Mark
		Square                         sheet.Square
		Dice                           []int
		Level, Bonus, Strength, Damage int
		Won                            bool // by the monster
	}
	// CrossedOut crosses a trap or monster out.
	CrossedOut struct {
		Seat   play.Seat
		Mark   sheet.Mark
		Square sheet.Square
		By     Reason
	}
	// HeartsLost crosses hearts out (DD-125).
	HeartsLost struct {
		Seat         play.Seat
		Damage, Left int
	}
	// HeroDied takes the hero away (DD-127).
	HeroDied struct {
		Seat   play.Seat
		Square sheet.Square
	}
	// HeroEscaped takes the hero out of the exit (DD-126).
	HeroEscaped struct {
		Seat   play.Seat
		Hearts int
	}
	// CardLaid lays a Hero action of Seat above another's dungeon (DD-105).
	CardLaid struct {
		Seat, Above play.Seat
		Card        card.ID
		Action      card.Action
		Square      sheet.Square
	}
	// CardPutUnder puts a card under the own pile; which, only its owner sees (DD-122).
	CardPutUnder struct {
		Seat play.Seat
		Card card.ID
	}
	// DefenceClosed ends Phase C (DD-069).
	DefenceClosed struct{}
	// TreasuresRevealed shows where a seat's treasures were (DD-136).
	TreasuresRevealed struct {
		Seat          play.Seat
		Guarded, Lost sheet.Set
	}
	// DungeonScored scores a dungeon, term by term.
	DungeonScored struct {
		Seat  play.Seat
		Terms []play.Term
		Score int
	}
	// GameRanked ends the game (DD-134).
	GameRanked struct{ Ranking []play.Rank }
)

// Name gives the event's kind.
func (DefenceOpened) Name() string     { return "defence-opened" }
func (PileShuffled) Name() string      { return "pile-shuffled" }
func (CardsDrawn) Name() string        { return "cards-drawn" }
func (TurnOpened) Name() string        { return "turn-opened" }
func (TurnClosed) Name() string        { return "turn-closed" }
func (HeroWalked) Name() string        { return "hero-walked" }
func (HeroCardUsed) Name() string      { return "hero-card-used" }
func (HeroCardWasted) Name() string    { return "hero-card-wasted" }
func (TrapMet) Name() string           { return "trap-met" }
func (FightOpened) Name() string       { return "fight-opened" }
func (DieRolled) Name() string         { return "die-rolled" }
func (DieChanged) Name() string        { return "die-changed" }
func (DieRemoved) Name() string        { return "die-removed" }
func (ActionPlayed) Name() string      { return "action-played" }
func (StrengthStands) Name() string    { return "strength-stands" }
func (TrapSprung) Name() string        { return "trap-sprung" }
func (TrapKept) Name() string          { return "trap-kept" }
func (FightSettled) Name() string      { return "fight-settled" }
func (CrossedOut) Name() string        { return "crossed-out" }
func (HeartsLost) Name() string        { return "hearts-lost" }
func (HeroDied) Name() string          { return "hero-died" }
func (HeroEscaped) Name() string       { return "hero-escaped" }
func (CardLaid) Name() string          { return "card-laid" }
func (CardPutUnder) Name() string      { return "card-put-under" }
func (DefenceClosed) Name() string     { return "defence-closed" }
func (TreasuresRevealed) Name() string { return "treasures-revealed" }
func (DungeonScored) Name() string     { return "dungeon-scored" }
func (GameRanked) Name() string        { return "game-ranked" }

// Reveals says why the move stays made.
func (PileShuffled) Reveals() string { return revealShuffle }

// Reveals says why the move stays made.
func (CardsDrawn) Reveals() string { return revealDrawn }

// Reveals says why the move stays made.
func (DieRolled) Reveals() string { return revealDice }

// Reveals says why the move stays made.
func (TreasuresRevealed) Reveals() string { return revealTreasures }

// SeenBy hides the cards from all but the owner (DD-071).
func (e CardsDrawn) SeenBy(by, _ play.Seat) play.Event {
	if by != e.Seat {
		e.Cards = slices.Repeat([]card.ID{card.Unknown}, e.Count)
	}
	return e
}

// SeenBy hides the card from all but the owner (DD-071).
func (e CardPutUnder) SeenBy(by, _ play.Seat) play.Event {
	if by != e.Seat {
		e.Card = card.Unknown
	}
	return e
}
