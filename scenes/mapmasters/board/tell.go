package board

import (
	"strconv"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/mapmasters/cardart"
	"delvebox/scenes/sitting"
)

// teller makes the sentences of the log.
type teller struct{ b *Board }

// Head implements sitting.Teller: the market opens a round, and so does the setting up of
// the first.
func (t teller) Head(ev play.Event) string {
	switch e := ev.(type) {
	case mapmasters.PrimaryRevealed:
		return t.b.Words.T("log.round", "n", e.Round)
	case mapmasters.MarketOpened:
		return t.b.Words.T("log.round", "n", e.Round)
	}
	return ""
}

// scoring are the icons of lines that tell of points.
var scoring = map[string]bool{"star": true, "hourglass": true, "exit": true, "trophy": true}

// Tell implements sitting.Teller.
func (t teller) Tell(seat play.Seat, ev play.Event) (sitting.Line, bool) {
	l, ok := t.b.tell(seat, ev)
	_, done := ev.(mapmasters.ExplorationDone) // whose hourglass is the timer
	l.Scores = scoring[l.Icon] && !done
	return l, ok
}

// tell makes the log's sentence of an event; false if the log passes it over.
func (b *Board) tell(_ play.Seat, ev play.Event) (sitting.Line, bool) {
	for _, by := range [...]func(*sentence, play.Event) bool{(*sentence).market, (*sentence).exploration, (*sentence).scores, (*sentence).refresh} {
		s := sentence{b: b, line: sitting.Line{Seat: play.NoSeat}}
		if by(&s, ev) {
			return s.line, true
		}
	}
	return sitting.Line{}, false
}

// sentence is a line of the log being written.
type sentence struct {
	b    *Board
	line sitting.Line
}

// is writes the sentence of a key with its icon.
func (s *sentence) is(icon, key string, args ...any) bool {
	s.line.Icon, s.line.Text = icon, s.b.Words.T("mapmasters.log."+key, args...)
	return true
}

// of is is with the seat that it is about as {name}.
func (s *sentence) of(seat play.Seat, icon, key string, args ...any) bool {
	s.line.Seat = seat
	return s.is(icon, key, append([]any{"name", s.b.SeatName(seat)}, args...)...)
}

// market tells of objectives, purchases and passing.
func (s *sentence) market(ev play.Event) bool {
	b := s.b
	switch e := ev.(type) {
	case mapmasters.PrimaryRevealed:
		return s.is(AimIcon(e.Aim), "primary-revealed", "objective", b.AimTitle(e.Aim), "round", e.Round)
	case mapmasters.MarketOpened:
		why := b.Words.T("mapmasters.log."+e.Why.String(), "name", b.SeatName(e.First))
		return s.of(e.First, "coin", "market-opened", "why", why, "round", e.Round)
	case mapmasters.FairyBought:
		if e.Twin != card.None {
			return s.of(e.Seat, "fairy", "fairies-bought", "fairy", b.FairyName(e.Kind), "twin", b.FairyName(e.Twin), "price", e.Price)
		}
		return s.of(e.Seat, "fairy", "fairy-bought", "fairy", b.FairyName(e.Kind), "price", e.Price)
	case mapmasters.BookBought:
		return s.of(e.Seat, "spellbook", "book-bought", "book", b.BookName(e.Book), "price", e.Price)
	case mapmasters.BookReplaced:
		return s.of(e.Seat, "spellbook", "book-replaced", "book", b.BookName(e.Old))
	case mapmasters.CardBought:
		return s.of(e.Seat, "room", "card-bought", "card", b.CardName(e.Card), "price", e.Price)
	case mapmasters.Passed:
		if e.Automatic {
			return s.of(e.Seat, "skip", "passed-automatically")
		}
		return s.of(e.Seat, "skip", "passed")
	}
	return false
}

// exploration tells of hands and of who is done, or out of time (MMV-139).
func (s *sentence) exploration(ev play.Event) bool {
	switch e := ev.(type) {
	case mapmasters.DeckShuffled:
		return s.of(e.Seat, "recycling", "deck-shuffled", "n", e.Size)
	case mapmasters.HandDrawn:
		return s.of(e.Seat, "room", "hand-drawn", "n", e.Drawn)
	case mapmasters.ExplorationDone:
		if e.TimeOut {
			return s.of(e.Seat, "hourglass", "exploration-timed-out")
		}
		return s.of(e.Seat, "check", "exploration-done")
	}
	return false
}

// scores tells of what goes onto the score boards.
func (s *sentence) scores(ev play.Event) bool {
	b := s.b
	switch e := ev.(type) {
	case mapmasters.CoinsEarned:
		return s.of(e.Seat, "coin", "coins-earned", "n", e.Coins)
	case mapmasters.FirstScored:
		return s.of(e.Seat, "star", "first-scored", "n", e.VP, "terms", b.Terms(e.Terms))
	case mapmasters.TimeBonusGiven:
		if e.Seat == play.NoSeat {
			return s.is("hourglass", "time-bonus-nobody")
		}
		return s.of(e.Seat, "hourglass", "time-bonus-given", "n", e.VP, "time", b.Words.Tenths(e.Millis[e.Seat]))
	case mapmasters.SecondaryRevealed:
		return s.is(AimIcon(e.Aim), "secondary-revealed", "objective", b.AimTitle(e.Aim))
	case mapmasters.SecondScored:
		return s.of(e.Seat, "star", "second-scored", "n", e.VP, "terms", b.Terms(e.Terms))
	case mapmasters.ExitMarked:
		if !e.Exit {
			return s.of(e.Seat, "exit", "exit-missed")
		}
		return s.of(e.Seat, "exit", "exit-marked")
	case mapmasters.FinalScored:
		return s.of(e.Seat, "trophy", "final-scored", "n", e.VP)
	}
	return false
}

// refresh tells of the cards that are kept and given away, and of the market's change.
func (s *sentence) refresh(ev play.Event) bool {
	b := s.b
	switch e := ev.(type) {
	case mapmasters.CardRecycled:
		return s.of(e.Seat, "recycling", "card-recycled", "card", b.CardName(e.Card))
	case mapmasters.CardRemoved:
		return s.of(e.Seat, "scissors", "card-removed", "card", b.CardName(e.Card))
	case mapmasters.CardExchanged:
		return s.of(e.Seat, "spellbook", "card-exchanged", "card", b.CardName(e.Give), "taken", b.CardName(e.Take))
	case mapmasters.MarketChanged:
		return s.is("recycling", "market-changed")
	}
	return false
}

// Terms writes the summands of a figure: "3 keys x 2 + 1 coin x 3".
func (b *Board) Terms(terms []play.Term) string {
	text := ""
	for _, t := range terms {
		if text != "" {
			text += " + "
		}
		text += b.Words.T("mapmasters.aim."+t.Key+".counted", "n", t.Count) + " × " + strconv.Itoa(t.Each)
	}
	if text == "" {
		return "0"
	}
	return text
}

// AimTitle is the name of what an objective counts.
func (b *Board) AimTitle(a mapmasters.Aim) string {
	return b.Words.T("mapmasters.aim." + a.String() + ".title")
}

// FairyName is the name of a fairy token.
func (b *Board) FairyName(k card.Kind) string {
	return b.Words.T("mapmasters.fairy." + k.String() + ".name")
}

// BookName is the name of a spellbook.
func (b *Board) BookName(id mapmasters.BookID) string {
	return b.Words.T("mapmasters.book." + id.String() + ".name")
}

// CardName is the name of a card.
func (b *Board) CardName(id mapmasters.CardID) string {
	if c := b.Tables.Card(id); c != nil {
		return cardart.Title(c)
	}
	return "?"
}
