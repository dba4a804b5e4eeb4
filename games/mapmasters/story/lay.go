package story

import (
	"fmt"
	"strconv"
	"strings"

	"delvebox/engine/play/scenario"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// layTable reads one line of "table:".
func (i *Interpreter) layTable(text string) (err error) {
	word, rest, _ := strings.Cut(text, " ")
	w := &i.wanted
	switch word {
	case "round":
		w.Round, err = strconv.Atoi(strings.TrimSpace(rest))
	case "phase":
		w.Phase, err = phaseNamed(strings.TrimSpace(rest))
	case "first":
		w.First, err = i.table.Seat(strings.TrimSpace(rest))
	case "turn":
		w.Turn, err = i.table.Seat(strings.TrimSpace(rest))
	case "primary":
		w.Primary, err = list(rest, mapmasters.ParseObjectiveID)
	case "secondary":
		w.Secondary, err = list(rest, mapmasters.ParseObjectiveID)
	case "objectives":
		w.Objectives, err = list(rest, mapmasters.ParseObjectiveID)
	case "piles":
		var t mapmasters.Tokens
		t, err = tokens(rest)
		w.Piles = &t
	case "books":
		w.Books, err = bookColumn(rest)
	case "cards":
		err = i.layColumn(rest)
	default:
		err = fmt.Errorf("%q is no word of a table", word)
	}
	return err
}

func phaseNamed(name string) (mapmasters.Phase, error) {
	for p := mapmasters.MarketPhase; p <= mapmasters.Over; p++ {
		if p.String() == name {
			return p, nil
		}
	}
	return 0, fmt.Errorf("%q is no phase", name)
}

// list reads names separated by blanks; "none" stands for a place without a thing.
func list[T any](text string, read func(string) (T, error)) ([]T, error) {
	out := []T{}
	for _, f := range strings.Fields(text) {
		var v T
		if f != "none" {
			var err error
			if v, err = read(f); err != nil {
				return nil, err
			}
		}
		out = append(out, v)
	}
	return out, nil
}

func readBook(text string) (mapmasters.BookID, error) {
	b, ok := dungeon.ParseBook(text)
	if !ok {
		return b, fmt.Errorf("there is no book %q", text)
	}
	return b, nil
}

// tokens reads "sword 2 rope 1".
func tokens(text string) (t mapmasters.Tokens, err error) {
	f := strings.Fields(text)
	if len(f)%2 == 1 {
		return t, fmt.Errorf("expected kinds and numbers: %q", text)
	}
	for n := 0; n < len(f); n += 2 {
		kind, err := mapmasters.ParseFairy(f[n])
		if err != nil {
			return t, err
		}
		count, err := strconv.Atoi(f[n+1])
		if err != nil {
			return t, err
		}
		t = t.Plus(kind, count)
	}
	return t, nil
}

// parts reads "open A B deck C D discards E" by its words.
func parts(text string) (map[string]string, error) {
	out := map[string]string{}
	word := ""
	for _, f := range strings.Fields(text) {
		switch f {
		case "open", "deck", "discards":
			word = f
			out[word] += ""
		default:
			if word == "" {
				return nil, fmt.Errorf("expected open, deck or discards, not %q", f)
			}
			out[word] += f + " "
		}
	}
	return out, nil
}

func bookColumn(text string) (*mapmasters.BookColumn, error) {
	p, err := parts(text)
	if err != nil {
		return nil, err
	}
	var c mapmasters.BookColumn
	open, err := list(p["open"], readBook)
	if err != nil {
		return nil, err
	}
	copy(c.Open[:], open)
	if c.Deck, err = list(p["deck"], readBook); err != nil {
		return nil, err
	}
	c.Discards, err = list(p["discards"], readBook)
	return &c, err
}

// layColumn reads "cards 3 open D10 D11 deck D12".
func (i *Interpreter) layColumn(text string) error {
	cost, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	p, err := parts(rest)
	if err != nil {
		return err
	}
	var c mapmasters.CardColumn
	open, err := list(p["open"], mapmasters.ParseCardID)
	if err != nil {
		return err
	}
	copy(c.Open[:], open)
	if c.Deck, err = list(p["deck"], mapmasters.ParseCardID); err != nil {
		return err
	}
	if c.Discards, err = list(p["discards"], mapmasters.ParseCardID); err != nil {
		return err
	}
	for n, have := range mapmasters.Costs() {
		if strconv.Itoa(have) == cost {
			i.wanted.Columns[n] = &c
			return nil
		}
	}
	return fmt.Errorf("%q is no cost", cost)
}

// laySeat reads "seat Blue:" with its block.
func (i *Interpreter) laySeat(d scenario.Directive) error {
	seat, err := i.table.Seat(strings.TrimSuffix(d.Rest, ":"))
	if err != nil {
		return err
	}
	if i.players == nil {
		i.players = make([]mapmasters.PlayerPosition, len(i.table.Setup.Seats))
	}
	p := &i.players[seat]
	return i.lay(d, func(text string) error { return layPlayer(p, text) })
}

// layPlayer reads one line of a seat.
func layPlayer(p *mapmasters.PlayerPosition, text string) (err error) {
	word, rest, _ := strings.Cut(text, " ")
	switch word {
	case "coins":
		p.Coins, err = strconv.Atoi(strings.TrimSpace(rest))
	case "passed":
		p.Passed = true
	case "tokens":
		p.Ready, err = tokens(rest)
	case "spent":
		p.Spent, err = tokens(rest)
	case "books":
		for _, f := range strings.Fields(rest) {
			b, err := readBook(strings.TrimSuffix(f, "*"))
			if err != nil {
				return err
			}
			p.Books = append(p.Books, b)
			if strings.HasSuffix(f, "*") {
				p.Used = append(p.Used, b)
			}
		}
	case "deck":
		p.Deck, err = list(rest, mapmasters.ParseCardID)
	case "discards":
		p.Discards, err = list(rest, mapmasters.ParseCardID)
	case "open":
		p.Open, err = list(rest, mapmasters.ParseCardID)
	case "down":
		p.Down, err = list(rest, mapmasters.ParseCardID)
	case "removed":
		p.Removed, err = list(rest, mapmasters.ParseCardID)
	case "rows":
		p.Rows, err = list(rest, readRow)
	case "found":
		p.Found, err = found(rest)
	case "time":
		p.Millis, err = strconv.Atoi(strings.TrimSpace(rest))
	case "timeout":
		p.TimeOut = true
	default:
		err = fmt.Errorf("%q is no word of a seat", word)
	}
	return err
}

// readRow reads "6+4+1x": First, Second, Time, and x for a checked exit box.
func readRow(text string) (mapmasters.Row, error) {
	row := mapmasters.Row{Done: true, Exit: strings.HasSuffix(text, "x")}
	boxes := strings.Split(strings.TrimSuffix(text, "x"), "+")
	if len(boxes) != 3 {
		return row, fmt.Errorf("%q is no row like 6+4+1x", text)
	}
	for i, to := range []*int{&row.First, &row.Second, &row.Time} {
		n, err := strconv.Atoi(boxes[i])
		if err != nil {
			return row, err
		}
		*to = n
	}
	return row, nil
}

// found reads "key 3 coin 4 recycling 1 scissors 2 exit squares 9".
func found(text string) (*dungeon.Result, error) {
	r := &dungeon.Result{Squares: 1}
	f := strings.Fields(text)
	for len(f) > 0 {
		if f[0] == "exit" {
			r.Exit, f = true, f[1:]
			continue
		}
		if len(f) < 2 {
			return nil, fmt.Errorf("expected a number after %q", f[0])
		}
		n, err := strconv.Atoi(f[1])
		if err != nil {
			return nil, err
		}
		aim, known := dungeon.ParseAim(f[0])
		switch {
		case f[0] == "recycling":
			r.Recycling = n
		case f[0] == "scissors":
			r.Scissors = n
		case f[0] == "squares":
			r.Squares = n
		case known:
			r.Tally[aim] = int16(n)
		default:
			return nil, fmt.Errorf("%q cannot be found on a path", f[0])
		}
		for ; aim == dungeon.Coins && known && n > 0; n-- {
			r.Finds = append(r.Finds, dungeon.Find{Icon: card.Icon{Kind: card.Coin, Coins: 1}})
		}
		f = f[2:]
	}
	return r, nil
}
