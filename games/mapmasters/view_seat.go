package mapmasters

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/games/mapmasters/dungeon"
)

// OwnedBook is a spellbook of a seat.
type OwnedBook struct {
	Book BookID
	Used bool // facedown until the end of the Refresh phase
}

// HeldCard is a card of a seat's Building Area.
type HeldCard struct {
	Card CardID // UnknownCard if it lies facedown and the viewer may not see it
	Open bool   // faceup for all: bought, recycled, or the Reward phase has begun
	Fate Fate   // what the Refresh phase has done to it so far
}

// Coins is the seat's purse.
func (s *State) Coins(seat play.Seat) int { return s.player(seat).coins }

// Passed says whether the seat has passed in this market.
func (s *State) Passed(seat play.Seat) bool { return s.player(seat).passed }

// Ready are the seat's fairy tokens that can still be spent.
func (s *State) Ready(seat play.Seat) Tokens { return s.player(seat).ready }

// Spent are the seat's fairy tokens that its path has used.
func (s *State) Spent(seat play.Seat) Tokens { return s.player(seat).spent }

// Books lists the seat's spellbooks, three while one of them has to go.
func (s *State) Books(seat play.Seat) []OwnedBook {
	p := s.player(seat)
	var out []OwnedBook
	for _, b := range p.books {
		if b != NoBook {
			out = append(out, OwnedBook{Book: b, Used: p.used.Has(b)})
		}
	}
	return out
}

// BookReady says whether the seat has the book and has not used it this round.
func (s *State) BookReady(seat play.Seat, b BookID) bool { return s.player(seat).isReady(b) }

// Hand lists the seat's Building Area.
func (s *State) Hand(seat play.Seat) []HeldCard {
	p := s.player(seat)
	out := make([]HeldCard, p.held)
	for i, c := range p.hand[:p.held] {
		out[i] = HeldCard{Card: c.id, Open: c.open || s.phase >= RewardPhase, Fate: c.fate}
	}
	return out
}

// DeckSize is the number of cards in the seat's deck.
func (s *State) DeckSize(seat play.Seat) int { return s.player(seat).deck.len() }

// DiscardSize is the number of cards on the seat's discards.
func (s *State) DiscardSize(seat play.Seat) int { return s.player(seat).discards.len() }

// Unseen lists, sorted, what lies in the seat's deck without its order, and what else
// of the seat's cards the viewer cannot tell from it (MMV-125).
func (s *State) Unseen(seat play.Seat) []CardID {
	p := s.player(seat)
	list := p.pool.copied()
	if !s.seen {
		list = p.deck.copied()
	}
	slices.Sort(list)
	return list
}

// Discards lists the seat's own discards, the last on top; unknown cards for others
// (MMV-125).
func (s *State) Discards(seat play.Seat) []CardID { return s.player(seat).discards.copied() }

// RemovedCards lists the cards of the seat that have left the game.
func (s *State) RemovedCards(seat play.Seat) []CardID { return s.player(seat).removed.copied() }

// Rows is the seat's score board.
func (s *State) Rows(seat play.Seat) [lastRound]Row { return s.player(seat).rows }

// Explored says whether the seat has handed in its dungeon of this round.
func (s *State) Explored(seat play.Seat) bool { return s.player(seat).find.done }

// Exploration is what the seat has handed in this round and what it has brought, from
// Done until the Refresh phase ends. It is false if there is none, or if the viewer
// may not see it yet. The lists must not be changed.
func (s *State) Exploration(seat play.Seat) (plan Explore, found dungeon.Result, ok bool) {
	f := &s.player(seat).find
	if s.seen && seat != s.viewer && s.phase == ExplorationPhase {
		return Explore{}, dungeon.Result{}, false
	}
	return f.plan, f.found, f.done
}

// OptimizersLeft counts the seat's circled optimizers that can still be used in this
// Refresh phase.
func (s *State) OptimizersLeft(seat play.Seat) (recycling, scissors int) {
	p := s.player(seat)
	if s.phase != RefreshPhase {
		return 0, 0
	}
	return p.find.found.Recycling - int(p.recycled), p.find.found.Scissors - int(p.cut)
}
