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
	l.Scores = scoring[l.Icon]
	return l, ok
}

// tell makes the log's sentence of an event; false if the log passes it over.
func (b *Board) tell(_ play.Seat, ev play.Event) (sitting.Line, bool) {
	l := sitting.Line{Seat: play.NoSeat}
	t := func(key string, args ...any) (sitting.Line, bool) {
		l.Text = b.Words.T("mapmasters.log."+key, args...)
		return l, true
	}
	who := func(s play.Seat) string {
		l.Seat = s
		return b.SeatName(s)
	}
	switch e := ev.(type) {
	case mapmasters.PrimaryRevealed:
		l.Icon = AimIcon(e.Aim)
		return t("primary-revealed", "objective", b.AimTitle(e.Aim), "round", e.Round)
	case mapmasters.MarketOpened:
		l.Icon = "coin"
		return t("market-opened", "name", who(e.First), "why", b.Words.T("mapmasters.log."+e.Why.String(), "name", b.SeatName(e.First)), "round", e.Round)
	case mapmasters.FairyBought:
		l.Icon = "fairy"
		if e.Twin != card.None {
			return t("fairies-bought", "name", who(e.Seat), "fairy", b.FairyName(e.Kind), "twin", b.FairyName(e.Twin), "price", e.Price)
		}
		return t("fairy-bought", "name", who(e.Seat), "fairy", b.FairyName(e.Kind), "price", e.Price)
	case mapmasters.BookBought:
		l.Icon = "spellbook"
		return t("book-bought", "name", who(e.Seat), "book", b.BookName(e.Book), "price", e.Price)
	case mapmasters.BookReplaced:
		l.Icon = "spellbook"
		return t("book-replaced", "name", who(e.Seat), "book", b.BookName(e.Old))
	case mapmasters.CardBought:
		l.Icon = "room"
		return t("card-bought", "name", who(e.Seat), "card", b.CardName(e.Card), "price", e.Price)
	case mapmasters.Passed:
		l.Icon = "skip"
		if e.Automatic {
			return t("passed-automatically", "name", who(e.Seat))
		}
		return t("passed", "name", who(e.Seat))
	case mapmasters.DeckShuffled:
		l.Icon = "recycling"
		return t("deck-shuffled", "name", who(e.Seat), "n", e.Size)
	case mapmasters.HandDrawn:
		l.Icon = "room"
		return t("hand-drawn", "name", who(e.Seat), "n", e.Drawn)
	case mapmasters.ExplorationDone:
		l.Icon = "check"
		return t("exploration-done", "name", who(e.Seat))
	case mapmasters.CoinsEarned:
		l.Icon = "coin"
		return t("coins-earned", "name", who(e.Seat), "n", e.Coins)
	case mapmasters.FirstScored:
		l.Icon = "star"
		return t("first-scored", "name", who(e.Seat), "n", e.VP, "terms", b.Terms(e.Terms))
	case mapmasters.TimeBonusGiven:
		l.Icon = "hourglass"
		if e.Seat == play.NoSeat {
			return t("time-bonus-nobody")
		}
		return t("time-bonus-given", "name", who(e.Seat), "n", e.VP, "time", b.Words.Tenths(e.Millis[e.Seat]))
	case mapmasters.SecondaryRevealed:
		l.Icon = AimIcon(e.Aim)
		return t("secondary-revealed", "objective", b.AimTitle(e.Aim))
	case mapmasters.SecondScored:
		l.Icon = "star"
		return t("second-scored", "name", who(e.Seat), "n", e.VP, "terms", b.Terms(e.Terms))
	case mapmasters.ExitMarked:
		l.Icon = "exit"
		if !e.Exit {
			return t("exit-missed", "name", who(e.Seat))
		}
		return t("exit-marked", "name", who(e.Seat))
	case mapmasters.CardRecycled:
		l.Icon = "recycling"
		return t("card-recycled", "name", who(e.Seat), "card", b.CardName(e.Card))
	case mapmasters.CardRemoved:
		l.Icon = "scissors"
		return t("card-removed", "name", who(e.Seat), "card", b.CardName(e.Card))
	case mapmasters.CardExchanged:
		l.Icon = "spellbook"
		return t("card-exchanged", "name", who(e.Seat), "card", b.CardName(e.Give), "taken", b.CardName(e.Take))
	case mapmasters.MarketChanged:
		l.Icon = "recycling"
		return t("market-changed")
	case mapmasters.FinalScored:
		l.Icon = "trophy"
		return t("final-scored", "name", who(e.Seat), "n", e.VP)
	}
	return sitting.Line{}, false
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
