package torches

import (
	"context"
	"fmt"

	"delvebox/engine/play"
)

// Game is the contract's side of the package.
type Game struct{}

func (Game) ID() string               { return "torches" }
func (Game) Version() string          { return "1" }
func (Game) Seats() (least, most int) { return 2, 4 }
func (Game) Levels() []string         { return []string{"novice", "keen"} }
func (Game) MostMoves(seats int) int  { return seats * (rounds*(playsMax+2) + 1) }

// New shuffles the deck and deals three torches each (TOR-001).
func (g Game) New(setup play.Setup) (play.State, []play.Event, error) {
	n := len(setup.Seats)
	if least, most := g.Seats(); n < least || n > most {
		return nil, nil, play.Refuse("TOR-001", "seats-count", "seats", n)
	}
	s := &State{
		Deck: append([]Torch(nil), woods[:]...), Hands: make([][]Torch, n),
		Held: make([]Torch, n), Scores: make([]int, n), Round: 1,
		Luck: play.NewChance(setup.Seed, "game"),
	}
	play.Shuffle(&s.Luck, "deck", s.Deck)
	var events []play.Event
	for i := range n * handSize {
		events = append(events, s.draw(play.Seat(i%n)))
	}
	return s, events, nil
}

// Bot gives a novice, who does anything, or a keen player, who plays the darkest
// torch that is bright enough.
func (Game) Bot(level string) (play.Bot, error) {
	switch level {
	case "novice":
		return novice{}, nil
	case "keen":
		return keen{}, nil
	}
	return nil, fmt.Errorf("there is no level %q", level)
}

type novice struct{}

func (novice) Choose(ctx context.Context, seen play.State, seat play.Seat, luck *play.Chance) (play.Move, error) {
	moves := seen.Moves(seat)
	return moves[luck.Pick("move", len(moves))], ctx.Err()
}

type keen struct{}

func (keen) Choose(ctx context.Context, seen play.State, seat play.Seat, _ *play.Chance) (play.Move, error) {
	s := seen.(*State)
	if !s.Rolled && s.Round <= rounds {
		return Roll{}, ctx.Err()
	}
	var choice play.Move = Done{}
	if s.Round > rounds {
		choice = Hold{Nothing}
	}
	least := len(woods) + 1
	for _, m := range seen.Moves(seat) {
		switch m := m.(type) {
		case Play:
			if b := m.Torch.Brightness(); b > s.Burning.Brightness() && b < least {
				least, choice = b, m
			}
		case Hold:
			if h, ok := choice.(Hold); ok && m.Torch.Brightness() > h.Torch.Brightness() {
				choice = m
			}
		}
	}
	return choice, ctx.Err()
}
