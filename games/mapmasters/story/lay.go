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
func (i *Interpreter) layTable(text string) error {
	w := &i.wanted
	return lay("table", text, map[string]func(string) error{
		"round":      into(&w.Round, strconv.Atoi),
		"phase":      into(&w.Phase, phaseNamed),
		"first":      into(&w.First, i.table.Seat),
		"turn":       into(&w.Turn, i.table.Seat),
		"primary":    into(&w.Primary, each(mapmasters.ParseObjectiveID)),
		"secondary":  into(&w.Secondary, each(mapmasters.ParseObjectiveID)),
		"objectives": into(&w.Objectives, each(mapmasters.ParseObjectiveID)),
		"piles": func(rest string) error {
			t, err := tokens(rest)
			w.Piles = &t
			return err
		},
		"books": into(&w.Books, bookColumn),
		"cards": i.layColumn,
	})
}

// lay reads a line by its first word.
func lay(of, text string, words map[string]func(rest string) error) error {
	word, rest, _ := strings.Cut(text, " ")
	read := words[word]
	if read == nil {
		return fmt.Errorf("%q is no word of a %s", word, of)
	}
	return read(strings.TrimSpace(rest))
}

// into has what is read kept.
func into[T any](to *T, read func(string) (T, error)) func(string) error {
	return func(text string) (err error) {
		*to, err = read(text)
		return err
	}
}

// each reads names separated by blanks.
func each[T any](read func(string) (T, error)) func(string) ([]T, error) {
	return func(text string) ([]T, error) { return list(text, read) }
}

// said notes that a word has been said.
func said(to *bool) func(string) error {
	return func(string) error {
		*to = true
		return nil
	}
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
	return i.table.Lay(d, func(text string) error { return layPlayer(p, text) })
}

// layPlayer reads one line of a seat.
func layPlayer(p *mapmasters.PlayerPosition, text string) error {
	return lay("seat", text, map[string]func(string) error{
		"coins":    into(&p.Coins, strconv.Atoi),
		"passed":   said(&p.Passed),
		"tokens":   into(&p.Ready, tokens),
		"spent":    into(&p.Spent, tokens),
		"books":    func(rest string) error { return layBooks(p, rest) },
		"deck":     into(&p.Deck, each(mapmasters.ParseCardID)),
		"discards": into(&p.Discards, each(mapmasters.ParseCardID)),
		"open":     into(&p.Open, each(mapmasters.ParseCardID)),
		"down":     into(&p.Down, each(mapmasters.ParseCardID)),
		"removed":  into(&p.Removed, each(mapmasters.ParseCardID)),
		"rows":     into(&p.Rows, each(readRow)),
		"found":    into(&p.Found, found),
		"time":     into(&p.Millis, strconv.Atoi),
		"timeout":  said(&p.TimeOut),
	})
}

// layBooks reads the spellbooks of a seat; a star marks those that lie facedown.
func layBooks(p *mapmasters.PlayerPosition, text string) error {
	for _, f := range strings.Fields(text) {
		b, err := readBook(strings.TrimSuffix(f, "*"))
		if err != nil {
			return err
		}
		p.Books = append(p.Books, b)
		if strings.HasSuffix(f, "*") {
			p.Used = append(p.Used, b)
		}
	}
	return nil
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
