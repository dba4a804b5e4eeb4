package mapmasters

import (
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// Explore hands in a dungeon and a path, with everything (MMV-144). The lists must
// not be changed once the move is made.
type Explore struct {
	Cards   []Place
	Pact    card.Kind // the kind of token SB-02 is given up for; card.None if it is kept
	Path    dungeon.Path
	Millis  int  // from Start to Done, in milliseconds (MMV-137)
	TimeOut bool // the timer ended the exploration (MMV-139)
}

// Place is where a card of the hand lies: it covers the lattice squares X to X+4 and
// Y to Y+6.
type Place struct {
	Card   CardID
	X, Y   int
	Turned bool
}

// String gives "S01(0,0)" or "S02(5,-2,turned)".
func (p Place) String() string {
	text := p.Card.String() + "(" + strconv.Itoa(p.X) + "," + strconv.Itoa(p.Y)
	if p.Turned {
		text += ",turned"
	}
	return text + ")"
}

// String gives "explore time 83500 cards S01(0,0) S02(5,0,turned) sb02 rope path
// start(0,3,m,W) E E". Parts that are empty are left out.
func (m Explore) String() string {
	parts := []string{"explore", "time", strconv.Itoa(m.Millis)}
	if m.TimeOut {
		parts = append(parts, "timeout")
	}
	if len(m.Cards) > 0 {
		parts = append(parts, "cards")
		for _, c := range m.Cards {
			parts = append(parts, c.String())
		}
	}
	if m.Pact != card.None {
		parts = append(parts, "sb02", m.Pact.String())
	}
	if len(m.Path) > 0 {
		parts = append(parts, "path", m.Path.String())
	}
	return strings.Join(parts, " ")
}

// SeenBy hides the plan from the others; what they may know of it comes with the
// event DungeonRevealed when all are done (MMV-136).
func (m Explore) SeenBy(by, actor play.Seat) play.Move {
	if by == actor {
		return m
	}
	return nil
}

// SeenBy hides the decision on SB-16 from the others (MMV-130).
func (m FirstDraw) SeenBy(by, actor play.Seat) play.Move {
	if by == actor {
		return m
	}
	return nil
}
