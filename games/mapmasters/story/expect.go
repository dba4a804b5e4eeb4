package story

import (
	"fmt"
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/games/mapmasters"
)

// expect compares one thing: "expect coins Blue: 3", "expect phase: hand". With
// "expect Green sees building Blue: ..." it is compared as a seat may know it.
func (i *Interpreter) expect(d scenario.Directive) error {
	s, err := i.state()
	if err != nil {
		return err
	}
	return scenario.ExpectSeen(&i.table, d, s, i.look)
}

// look finds the thing that an expectation names.
func (i *Interpreter) look(s *mapmasters.State, words []string) (string, error) {
	if len(words) == 1 {
		if f := tableWords[words[0]]; f != nil {
			return f(i, s), nil
		}
		return "", fmt.Errorf("%q is nothing to expect of a table", words[0])
	}
	if words[0] == "open-cards" {
		cost, err := strconv.Atoi(words[1])
		cards := s.OpenCards(cost)
		return names(cards[:]), err
	}
	seat, err := i.table.Seat(words[1])
	if err != nil {
		return "", err
	}
	if words[0] == "row" && len(words) == 3 {
		round, err := strconv.Atoi(words[2])
		if err != nil || round < 1 || round > 6 {
			return "", fmt.Errorf("%q is no round", words[2])
		}
		return row(s.Rows(seat)[round-1]), nil
	}
	if f := seatWords[words[0]]; f != nil && len(words) == 2 {
		return f(s, seat), nil
	}
	return "", fmt.Errorf("%q is nothing to expect of a seat", words[0])
}

var tableWords = map[string]func(i *Interpreter, s *mapmasters.State) string{
	"phase": func(_ *Interpreter, s *mapmasters.State) string { return s.Phase().String() },
	"round": func(_ *Interpreter, s *mapmasters.State) string { return strconv.Itoa(s.Round()) },
	"first": func(i *Interpreter, s *mapmasters.State) string { return i.name(s.First()) },
	"turn":  func(i *Interpreter, s *mapmasters.State) string { return i.name(s.Turn()) },
	"primary": func(_ *Interpreter, s *mapmasters.State) string {
		return s.Primary(s.Round()).ID.String()
	},
	"next-primary": func(_ *Interpreter, s *mapmasters.State) string { return s.Primary(s.Round() + 1).ID.String() },
	"secondary":    func(_ *Interpreter, s *mapmasters.State) string { return s.Secondary(s.Round()).ID.String() },
	"piles":        func(_ *Interpreter, s *mapmasters.State) string { return tokenText(s.Piles()) },
	"open-books":   func(_ *Interpreter, s *mapmasters.State) string { b := s.OpenBooks(); return names(b[:]) },
	"book-deck": func(_ *Interpreter, s *mapmasters.State) string {
		deck, discards := s.BookDeck()
		return fmt.Sprint(deck, " ", discards)
	},
	"time-bonus-round": func(_ *Interpreter, s *mapmasters.State) string { return yes(s.TimeBonusRound()) },
}

var seatWords = map[string]func(s *mapmasters.State, seat play.Seat) string{
	"coins":    func(s *mapmasters.State, seat play.Seat) string { return strconv.Itoa(s.Coins(seat)) },
	"passed":   func(s *mapmasters.State, seat play.Seat) string { return yes(s.Passed(seat)) },
	"tokens":   func(s *mapmasters.State, seat play.Seat) string { return tokenText(s.Ready(seat)) },
	"spent":    func(s *mapmasters.State, seat play.Seat) string { return tokenText(s.Spent(seat)) },
	"deck":     func(s *mapmasters.State, seat play.Seat) string { return strconv.Itoa(s.DeckSize(seat)) },
	"discards": func(s *mapmasters.State, seat play.Seat) string { return names(s.Discards(seat)) },
	"unseen":   func(s *mapmasters.State, seat play.Seat) string { return names(s.Unseen(seat)) },
	"removed":  func(s *mapmasters.State, seat play.Seat) string { return names(s.RemovedCards(seat)) },
	"explored": func(s *mapmasters.State, seat play.Seat) string { return yes(s.Explored(seat)) },
	"optimizers": func(s *mapmasters.State, seat play.Seat) string {
		recycling, scissors := s.OptimizersLeft(seat)
		return fmt.Sprintf("recycling %d scissors %d", recycling, scissors)
	},
	"books": func(s *mapmasters.State, seat play.Seat) string {
		var out []string
		for _, b := range s.Books(seat) {
			text := b.Book.String()
			if b.Used {
				text += "*"
			}
			out = append(out, text)
		}
		return orNone(out)
	},
	"building": func(s *mapmasters.State, seat play.Seat) string {
		var out []string
		for _, c := range s.Hand(seat) {
			text := c.Card.String()
			if !c.Open {
				text = "(" + text + ")"
			}
			out = append(out, text)
		}
		return orNone(out)
	},
	"final": func(s *mapmasters.State, seat play.Seat) string {
		f := s.Finals()[seat]
		return fmt.Sprintf("%d+%d+%d+%d+%d = %d", f.First, f.Second, f.Time, f.ExitVP, f.CoinVP, f.VP())
	},
}

// name is the seat's name, none for nobody.
func (i *Interpreter) name(seat play.Seat) string {
	if seat < 0 || int(seat) >= len(i.table.Setup.Seats) {
		return "none"
	}
	return i.table.Setup.Seats[seat].Name
}

func row(r mapmasters.Row) string {
	text := fmt.Sprintf("%d+%d+%d", r.First, r.Second, r.Time)
	if r.Exit {
		text += "x"
	}
	return text
}

func names[T fmt.Stringer](list []T) string {
	var out []string
	for _, v := range list {
		text := v.String()
		if text == "SB-00" {
			text = "none"
		}
		out = append(out, text)
	}
	return orNone(out)
}

func tokenText(t mapmasters.Tokens) string {
	var out []string
	for _, kind := range mapmasters.Fairies() {
		if n := t.Of(kind); n != 0 {
			out = append(out, fmt.Sprint(kind, " ", n))
		}
	}
	return orNone(out)
}

func orNone(list []string) string {
	if len(list) == 0 {
		return "none"
	}
	return strings.Join(list, " ")
}

func yes(v bool) string {
	if v {
		return "yes"
	}
	return "no"
}
