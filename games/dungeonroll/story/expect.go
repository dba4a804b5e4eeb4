package story

import (
	"fmt"
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/games/dungeonroll"
)

// expect compares one thing: "expect lair: 2", "expect xp Blue: 5".
func (i *Interpreter) expect(d scenario.Directive) error {
	s, err := i.state()
	if err != nil {
		return err
	}
	return scenario.Expect(d, func(words []string) (string, error) { return i.look(s, words) })
}

// look finds the thing that an expectation names.
func (i *Interpreter) look(s *dungeonroll.State, words []string) (string, error) {
	if len(words) == 1 {
		if f := tableWords[words[0]]; f != nil {
			return f(i, s), nil
		}
		return "", fmt.Errorf("%q is nothing to expect of a table", words[0])
	}
	seat, err := i.table.Seat(words[1])
	if err != nil {
		return "", err
	}
	p := s.Player(seat)
	if words[0] == "delve" && len(words) == 3 {
		n, err := strconv.Atoi(words[2])
		if err != nil || n < 1 || n > len(p.Records) {
			return "", fmt.Errorf("%q is no delve", words[2])
		}
		r := p.Records[n-1]
		return fmt.Sprint(r.End, " ", r.Level, " ", r.XP), nil
	}
	if words[0] == "place" && len(words) == 2 {
		return place(s, seat)
	}
	if f := seatWords[words[0]]; f != nil && len(words) == 2 {
		return f(i, &p), nil
	}
	return "", fmt.Errorf("%q is nothing to expect of a seat", words[0])
}

func place(s *dungeonroll.State, seat play.Seat) (string, error) {
	o := s.Outcome()
	if o == nil {
		return "", fmt.Errorf("the game is not over")
	}
	for _, r := range o.Ranking {
		if r.Seat == seat {
			return strconv.Itoa(r.Place), nil
		}
	}
	return "", fmt.Errorf("the ranking lacks a seat")
}

var tableWords = map[string]func(i *Interpreter, s *dungeonroll.State) string{
	"phase":     func(_ *Interpreter, s *dungeonroll.State) string { return s.Phase().String() },
	"round":     func(_ *Interpreter, s *dungeonroll.State) string { return strconv.Itoa(s.Round()) },
	"turn":      func(i *Interpreter, s *dungeonroll.State) string { return i.name(s.Adventurer()) },
	"first":     func(i *Interpreter, s *dungeonroll.State) string { return i.name(s.First()) },
	"lord":      func(i *Interpreter, s *dungeonroll.State) string { return i.name(s.Lord()) },
	"level":     ofDelve(func(d *dungeonroll.Delve) string { return strconv.Itoa(int(d.Level)) }),
	"lair":      ofDelve(func(d *dungeonroll.Delve) string { return strconv.Itoa(int(d.Lair)) }),
	"graveyard": ofDelve(func(d *dungeonroll.Delve) string { return strconv.Itoa(int(d.Graveyard)) }),
	"supply":    ofDelve(func(d *dungeonroll.Delve) string { return strconv.Itoa(d.Supply()) }),
	"out":       ofDelve(func(d *dungeonroll.Delve) string { return strconv.Itoa(d.Out()) }),
	"owed":      ofDelve(func(d *dungeonroll.Delve) string { return strconv.Itoa(int(d.Owed)) }),
	"party":     ofDelve(party),
	"dungeon": ofDelve(func(d *dungeonroll.Delve) string {
		var out []string
		for slot := 1; slot <= d.Row.Len(); slot++ {
			out = append(out, d.Row.At(slot).Code())
		}
		return orNone(out)
	}),
	"assigned": ofDelve(assigned),
	"chest":    func(_ *Interpreter, s *dungeonroll.State) string { return strconv.Itoa(s.Chest()) },
	"ultimate": ofDelve(func(d *dungeonroll.Delve) string {
		if d.Spent {
			return "spent"
		}
		return "ready"
	}),
	"script": func(_ *Interpreter, s *dungeonroll.State) string { return orNone(s.ScriptLeft()) },
}

func ofDelve(f func(d *dungeonroll.Delve) string) func(*Interpreter, *dungeonroll.State) string {
	return func(_ *Interpreter, s *dungeonroll.State) string {
		d := s.Delve()
		return f(&d)
	}
}

func party(d *dungeonroll.Delve) string {
	var out []string
	for slot := 1; slot <= d.Party.Len(); slot++ {
		die := d.Party.At(slot)
		text := die.Face().Code()
		if die.Temporary() {
			text += "*"
		}
		out = append(out, text)
	}
	return orNone(out)
}

// assigned gives the Scout's dice, by level once they are assigned.
func assigned(d *dungeonroll.Delve) string {
	var parts []string
	at := 0
	for n := 1; n <= 3; n++ {
		var out []string
		for _, f := range d.Assigned[at : at+n] {
			if f != dungeonroll.NoFoe {
				out = append(out, f.Code())
			}
		}
		at += n
		if out == nil {
			out = []string{"-"}
		}
		parts = append(parts, strings.Join(out, " "))
	}
	if d.Phase == dungeonroll.Forming {
		return strings.Join(parts, " ")
	}
	return strings.Join(parts, " | ")
}

var seatWords = map[string]func(i *Interpreter, p *dungeonroll.Player) string{
	"xp":    func(_ *Interpreter, p *dungeonroll.Player) string { return strconv.Itoa(int(p.XP)) },
	"total": func(_ *Interpreter, p *dungeonroll.Player) string { return strconv.Itoa(p.Total()) },
	"hero":  func(_ *Interpreter, p *dungeonroll.Player) string { return p.Hero.String() },
	"rank":  func(i *Interpreter, p *dungeonroll.Player) string { return i.game.Tables().Rank(p.Total()).Key },
	"side": func(_ *Interpreter, p *dungeonroll.Player) string {
		if p.Master {
			return "master"
		}
		return "novice"
	},
	"tokens": func(_ *Interpreter, p *dungeonroll.Player) string {
		var out []string
		for _, k := range dungeonroll.TokenKinds() {
			for range p.Tokens[k] {
				out = append(out, k.Code())
			}
		}
		return orNone(out)
	},
}

func orNone(list []string) string {
	if len(list) == 0 {
		return "none"
	}
	return strings.Join(list, " ")
}
