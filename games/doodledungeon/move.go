package doodledungeon

import (
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/sketch"
	"delvebox/games/doodledungeon/trail"
)

// Move is a decision of Doodle Dungeon.
type Move interface {
	play.Move
	// when is the phase the move belongs to, and the steps if it is Defence.
	when() (Phase, []Step)
	// refusal says why the seat may not make the move now, nil if it may. It is asked
	// after phase, turn and step.
	refusal(s *State, seat play.Seat) *play.Refusal
	// make makes a move that is not refused.
	make(s *State, seat play.Seat, log *record)
}

// Take takes one of the revealed cards (DD-009).
type Take struct{ Card card.ID }

// Wall builds a wall formation on these squares (DD-029). Squares of it that would lie
// outside the grid are missing, and the move is refused.
type Wall struct{ On sheet.Set }

// Draw draws a trap or monster (DD-027, DD-038).
type Draw struct {
	Mark   sheet.Mark
	Square sheet.Square
}

// Hide hides a treasure (DD-041). The others see that one is hidden, not where.
type Hide struct{ Square sheet.Square }

// Check checks a box of a category (DD-046).
type Check struct{ Category card.Category }

// Erase rubs out an element of the faceup card and all after it (DD-024). Elements count
// from 0; in text from 1.
type Erase struct{ Element int }

// Doodle gives a monster of the faceup card a freehand drawing, "" takes it away. It has
// no effect on the rules.
type Doodle struct {
	Square  sheet.Square
	Drawing sketch.Drawing
}

// TurnOver turns the card: all that is built is final (DD-012, DD-025).
type TurnOver struct{}

// Path confirms a path through the right-hand neighbour's dungeon (DD-052, DD-060).
type Path struct{ Squares []sheet.Square }

// Walk moves the hero on to his next stop (DD-072).
type Walk struct{}

// Play plays a Dungeon action in an encounter (DD-089). Dice are those chosen for Loaded
// Dice, bit 0 for the first (DD-100).
type Play struct {
	Action card.Action
	Dice   uint8
}

// Settle declares the encounter finished (DD-087).
type Settle struct{}

// Lay lays a Hero action above another dungeon (DD-105). Square is the monster that a
// Bomb names, NoSquare for other cards.
type Lay struct {
	Action card.Action
	Above  play.Seat
	Square sheet.Square
}

// Under puts a hand card under the own action pile (DD-122).
type Under struct{ Action card.Action }

// Refill draws up to the Hand cards level and ends the turn (DD-123).
type Refill struct{}

func (m Take) String() string   { return "take " + m.Card.String() }
func (m Wall) String() string   { return strings.TrimSpace("wall " + m.On.String()) }
func (m Draw) String() string   { return "draw " + m.Mark.String() + " " + m.Square.String() }
func (m Check) String() string  { return "upgrade " + m.Category.String() }
func (m Erase) String() string  { return "erase " + strconv.Itoa(m.Element+1) }
func (TurnOver) String() string { return "turn over" }
func (Walk) String() string     { return "walk" }
func (Settle) String() string   { return "settle" }
func (m Under) String() string  { return "under " + m.Action.String() }
func (Refill) String() string   { return "refill" }

// String gives "hide B7", and "hide" where one may not know the square.
func (m Hide) String() string {
	if !m.Square.Valid() {
		return "hide"
	}
	return "hide " + m.Square.String()
}

// String gives "sketch C3 10,20 30,40".
func (m Doodle) String() string {
	return strings.TrimSpace("sketch " + m.Square.String() + " " + string(m.Drawing))
}

// String gives "path A1 B1 ...".
func (m Path) String() string { return strings.TrimSpace("path " + trail.String(m.Squares)) }

// String gives "play axe", with the dice counted from 1: "play loaded-dice 1 3".
func (m Play) String() string {
	text := "play " + m.Action.String()
	for i := range 8 {
		if m.Dice>>i&1 != 0 {
			text += " " + strconv.Itoa(i+1)
		}
	}
	return text
}

// String gives "lay shield above 1", "lay bomb above 1 naming D5"; seats count from 0.
func (m Lay) String() string {
	text := "lay " + m.Action.String() + " above " + strconv.Itoa(int(m.Above))
	if m.Square.Valid() {
		text += " naming " + m.Square.String()
	}
	return text
}

// SeenBy leaves the square out for all others (DD-043).
func (m Hide) SeenBy(by, actor play.Seat) play.Move {
	if by != actor {
		m.Square = sheet.NoSquare
	}
	return m
}

// SeenBy leaves the card out for all others: hands are secret (DD-071).
func (m Under) SeenBy(by, actor play.Seat) play.Move {
	if by != actor {
		m.Action = card.NoAction
	}
	return m
}

func (Take) when() (Phase, []Step)     { return Draft, nil }
func (Wall) when() (Phase, []Step)     { return Building, nil }
func (Draw) when() (Phase, []Step)     { return Building, nil }
func (Hide) when() (Phase, []Step)     { return Building, nil }
func (Check) when() (Phase, []Step)    { return Building, nil }
func (Erase) when() (Phase, []Step)    { return Building, nil }
func (Doodle) when() (Phase, []Step)   { return Building, nil }
func (TurnOver) when() (Phase, []Step) { return Building, nil }
func (Path) when() (Phase, []Step)     { return Drawing, nil }
func (Walk) when() (Phase, []Step)     { return Defence, walkSteps[:] }
func (Play) when() (Phase, []Step)     { return Defence, meetSteps[:] }
func (Settle) when() (Phase, []Step)   { return Defence, meetSteps[:] }
func (Lay) when() (Phase, []Step)      { return Defence, helpSteps[:1] }
func (Under) when() (Phase, []Step)    { return Defence, helpSteps[:] }
func (Refill) when() (Phase, []Step)   { return Defence, helpSteps[:] }

var (
	walkSteps = [...]Step{Walking}
	meetSteps = [...]Step{Encounter}
	helpSteps = [...]Step{Helping, Refilling}
)
