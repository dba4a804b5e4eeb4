package doodledungeon

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/sketch"
)

// The reasons why a move stays made, as keys.
const (
	revealOffer     = "cards-revealed"
	revealFinal     = "card-turned"
	revealPath      = "path-confirmed"
	revealShuffle   = "deck-shuffled"
	revealDrawn     = "cards-drawn"
	revealDice      = "dice-rolled"
	revealTreasures = "treasures-shown"
)

// The events of Phases A and B. Those of Phase C stand in event_defence.go.
type (
	// GameSetUp opens the game: so many cards went back to the box, so many are left
	// (DD-003), and who has the sharpener (DD-004).
	GameSetUp struct {
		Seats, Back, Deck int
		Start             play.Seat
	}
	// DiscardsShuffled makes the discards the new draw pile, after so many cards had been
	// shown (DD-015).
	DiscardsShuffled struct{ Size, Shown int }
	// RoundOpened reveals the cards of a round (DD-008).
	RoundOpened struct {
		Round int
		Start play.Seat
		Offer []card.ID
	}
	// CardTaken lays a card faceup in front of a seat (DD-009).
	CardTaken struct {
		Seat play.Seat
		Card card.ID
	}
	// CardLeft puts the card nobody took on the discards (DD-010).
	CardLeft struct{ Card card.ID }
	// BuildingOpened begins the building of a seat (DD-011).
	BuildingOpened struct {
		Seat play.Seat
		Card card.ID
	}
	// ElementLapsed tells of an element that cannot be built anywhere (DD-022). Elements
	// count from 0; What is "wall", "goblin" and so on.
	ElementLapsed struct {
		Seat    play.Seat
		Element int
		What    string
	}
	// WallBuilt tells of a wall formation built.
	WallBuilt struct {
		Seat  play.Seat
		Shape string
		On    sheet.Set
	}
	// CreatureDrawn tells of a trap or monster drawn.
	CreatureDrawn struct {
		Seat   play.Seat
		Mark   sheet.Mark
		Square sheet.Square
	}
	// TreasureHidden tells that a treasure was hidden; the square only its owner.
	TreasureHidden struct {
		Seat   play.Seat
		Square sheet.Square
	}
	// BoxChecked tells of an upgrade: boxes checked of its category, the value in force,
	// and whether it was unlocked just now (DD-048).
	BoxChecked struct {
		Seat         play.Seat
		Category     card.Category
		Boxes, Level int
		Unlocked     bool
	}
	// MonsterSketched gives a monster a freehand drawing, "" takes it away.
	MonsterSketched struct {
		Seat    play.Seat
		Square  sheet.Square
		Drawing sketch.Drawing
	}
	// ElementsErased rubs elements out, from one on; Count of them had been built (DD-024).
	ElementsErased struct {
		Seat        play.Seat
		From, Count int
	}
	// CardTurned adds the card to the action pile: all built is final (DD-012, DD-025).
	// Automatic is for a card of which every element lapsed.
	CardTurned struct {
		Seat      play.Seat
		Card      card.ID
		Automatic bool
	}
	// SharpenerPassed hands the sharpener on (DD-013).
	SharpenerPassed struct{ To play.Seat }
	// TreasuresCounted writes the number of treasures on each sheet (DD-017).
	TreasuresCounted struct{ Counts []int }
	// DrawingOpened lets a seat draw the path through a dungeon (DD-052).
	DrawingOpened struct{ Seat, Dungeon play.Seat }
	// PathDrawn tells of a confirmed path.
	PathDrawn struct {
		Seat, Dungeon       play.Seat
		Squares, Encounters int
	}
)

// Name gives the event's kind.
func (GameSetUp) Name() string        { return "game-set-up" }
func (DiscardsShuffled) Name() string { return "discards-shuffled" }
func (RoundOpened) Name() string      { return "round-opened" }
func (CardTaken) Name() string        { return "card-taken" }
func (CardLeft) Name() string         { return "card-left" }
func (BuildingOpened) Name() string   { return "building-opened" }
func (ElementLapsed) Name() string    { return "element-lapsed" }
func (WallBuilt) Name() string        { return "wall-built" }
func (CreatureDrawn) Name() string    { return "creature-drawn" }
func (TreasureHidden) Name() string   { return "treasure-hidden" }
func (BoxChecked) Name() string       { return "box-checked" }
func (MonsterSketched) Name() string  { return "monster-sketched" }
func (ElementsErased) Name() string   { return "elements-erased" }
func (CardTurned) Name() string       { return "card-turned" }
func (SharpenerPassed) Name() string  { return "sharpener-passed" }
func (TreasuresCounted) Name() string { return "treasures-counted" }
func (DrawingOpened) Name() string    { return "drawing-opened" }
func (PathDrawn) Name() string        { return "path-drawn" }

// Reveals says why the move stays made.
func (RoundOpened) Reveals() string { return revealOffer }

// Reveals says why the move stays made.
func (DiscardsShuffled) Reveals() string { return revealShuffle }

// Reveals says why the move stays made (DD-025).
func (CardTurned) Reveals() string { return revealFinal }

// Reveals says why the move stays made (DD-062).
func (PathDrawn) Reveals() string { return revealPath }

// SeenBy hides the square from all but the owner (DD-043).
func (e TreasureHidden) SeenBy(by, _ play.Seat) play.Event {
	if by != e.Seat {
		e.Square = sheet.NoSquare
	}
	return e
}
