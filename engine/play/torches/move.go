package torches

import (
	"fmt"
	"strings"

	"delvebox/engine/play"
)

// The moves, as text: "play oak", "roll", "done", "hold oak", "hold nothing".
type (
	// Play plays a torch (TOR-002).
	Play struct{ Torch Torch }
	// Roll rolls the die (TOR-003).
	Roll struct{}
	// Done ends the turn (TOR-004).
	Done struct{}
	// Hold holds up a torch or Nothing (TOR-005).
	Hold struct{ Torch Torch }
)

func (m Play) String() string { return "play " + string(m.Torch) }
func (Roll) String() string   { return "roll" }
func (Done) String() string   { return "done" }
func (m Hold) String() string {
	if m.Torch == "" {
		return "hold"
	}
	return "hold " + string(m.Torch)
}

// SeenBy leaves the torch out for all others.
func (m Hold) SeenBy(by, actor play.Seat) play.Move { return Hold{} }

// ParseMove reads a move's text.
func (Game) ParseMove(text string) (play.Move, error) {
	word, rest, _ := strings.Cut(text, " ")
	known := Torch(rest).Brightness() > 0
	switch {
	case text == "roll":
		return Roll{}, nil
	case text == "done":
		return Done{}, nil
	case word == "play" && known:
		return Play{Torch(rest)}, nil
	case word == "hold" && (known || Torch(rest) == Nothing):
		return Hold{Torch(rest)}, nil
	}
	return nil, fmt.Errorf("%q is no move", text)
}
