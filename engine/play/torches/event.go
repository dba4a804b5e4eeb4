package torches

import "delvebox/engine/play"

type (
	// Played tells of a torch played and what it brought.
	Played struct {
		Torch  Torch
		Points int
	}
	// Rolled tells the pips.
	Rolled struct{ Pips int }
	// Drew tells of a torch drawn, "" where one may not see it.
	Drew struct {
		Seat  play.Seat
		Torch Torch
	}
	// Held tells that a torch is held up, "" where one may not see it.
	Held struct{ Torch Torch }
	// Shown tells what all held up and who had the brightest, NoSeat for nobody.
	Shown struct {
		Torches []Torch
		Best    play.Seat
	}
)

func (Played) Name() string { return "torch-played" }
func (Rolled) Name() string { return "die-rolled" }
func (Drew) Name() string   { return "torch-drawn" }
func (Held) Name() string   { return "torch-held" }
func (Shown) Name() string  { return "torches-shown" }

func (Rolled) Reveals() string { return "die-rolled" }
func (Drew) Reveals() string   { return "torch-drawn" }
func (Shown) Reveals() string  { return "torches-shown" }

// SeenBy hides the torch from all but the one who drew it.
func (e Drew) SeenBy(by, _ play.Seat) play.Event {
	if by != e.Seat {
		e.Torch = ""
	}
	return e
}

// SeenBy hides the torch from all but the one who holds it.
func (e Held) SeenBy(by, actor play.Seat) play.Event {
	if by != actor {
		e.Torch = ""
	}
	return e
}
