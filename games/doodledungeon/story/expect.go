package story

import (
	"fmt"
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// expect compares one thing with what it should be: "expect hearts Blue: 17". With
// "Green sees" before it, it is what Green sees of it.
func (i *Interpreter) expect(d scenario.Directive) error {
	s, err := i.state()
	if err != nil {
		return err
	}
	return scenario.ExpectSeen(&i.table, d, s, i.look)
}

// look finds the thing that an expectation names.
func (i *Interpreter) look(s *doodledungeon.State, words []string) (string, error) {
	if len(words) == 1 {
		if f := tableWords[words[0]]; f != nil {
			return f(i, s), nil
		}
		return "", fmt.Errorf("%q is nothing to expect of a table", words[0])
	}
	seat, err := i.table.Seat(words[len(words)-1])
	if err != nil {
		return "", err
	}
	if pen := penWords[words[0]]; pen {
		return i.lookPen(seat, words[0])
	}
	if f := seatWords[words[0]]; f != nil && len(words) == 2 {
		return f(s, seat), nil
	}
	if f := pickWords[words[0]]; f != nil && len(words) == 3 {
		return f(i, s, seat, words[1])
	}
	return "", fmt.Errorf("%q is nothing to expect of a seat", words[0])
}

var penWords = map[string]bool{"next": true, "stuck": true, "done": true}

// lookPen asks the line of the seat.
func (i *Interpreter) lookPen(seat play.Seat, word string) (string, error) {
	pen, err := i.pen(seat)
	if err != nil {
		return "", err
	}
	switch word {
	case "next":
		return orNone(pen.Next().String()), nil
	case "stuck":
		return yes(pen.Stuck()), nil
	}
	return yes(pen.Done()), nil
}

var tableWords = map[string]func(i *Interpreter, s *doodledungeon.State) string{
	"phase":    func(_ *Interpreter, s *doodledungeon.State) string { return s.Phase().String() },
	"step":     func(_ *Interpreter, s *doodledungeon.State) string { return s.Step().String() },
	"round":    func(_ *Interpreter, s *doodledungeon.State) string { return strconv.Itoa(s.Round()) },
	"start":    func(i *Interpreter, s *doodledungeon.State) string { return i.name(s.Start()) },
	"turn":     func(i *Interpreter, s *doodledungeon.State) string { return i.name(s.Turn()) },
	"offer":    func(_ *Interpreter, s *doodledungeon.State) string { return cards(s.Offer()) },
	"deck":     func(_ *Interpreter, s *doodledungeon.State) string { return strconv.Itoa(s.Deck()) },
	"discards": func(_ *Interpreter, s *doodledungeon.State) string { return cards(s.Discards()) },
	"dice": func(_ *Interpreter, s *doodledungeon.State) string {
		m, _ := s.Meeting()
		return orNone(strings.Trim(fmt.Sprint(m.Fight.Dice()), "[]"))
	},
	"strength": func(_ *Interpreter, s *doodledungeon.State) string {
		m, _ := s.Meeting()
		return strconv.Itoa(m.Fight.Strength())
	},
	"encounter": func(_ *Interpreter, s *doodledungeon.State) string {
		m, open := s.Meeting()
		if !open {
			return "none"
		}
		return m.Mark.String() + " " + m.Square.String()
	},
}

var seatWords = map[string]func(s *doodledungeon.State, seat play.Seat) string{
	"walls":   drawn(sheet.Wall),
	"traps":   drawn(sheet.Trap),
	"goblins": drawn(sheet.Goblin),
	"orcs":    drawn(sheet.Orc),
	"dragons": drawn(sheet.Dragon),
	"crossed": func(s *doodledungeon.State, seat play.Seat) string {
		p := s.Sheet(seat)
		return orNone(p.Crossed().String())
	},
	"room": func(s *doodledungeon.State, seat play.Seat) string {
		p := s.Sheet(seat)
		return orNone(p.Room().String())
	},
	"room-size": func(s *doodledungeon.State, seat play.Seat) string {
		p := s.Sheet(seat)
		return strconv.Itoa(p.Room().Count())
	},
	"treasures": func(s *doodledungeon.State, seat play.Seat) string { return orNone(s.Treasures(seat).String()) },
	"treasure-count": func(s *doodledungeon.State, seat play.Seat) string {
		return strconv.Itoa(s.TreasureCount(seat))
	},
	"guarded": func(s *doodledungeon.State, seat play.Seat) string { return orNone(s.Guarded(seat).String()) },
	"card":    func(s *doodledungeon.State, seat play.Seat) string { return s.Faceup(seat).String() },
	"pieces": func(s *doodledungeon.State, seat play.Seat) string {
		var out []string
		for _, p := range s.Pieces(seat) {
			out = append(out, p.String()+" "+fates[p.Fate])
		}
		return orNone(strings.Join(out, ", "))
	},
	"due": func(s *doodledungeon.State, seat play.Seat) string {
		if _, e, ok := s.Due(seat); ok {
			return e.String()
		}
		return "none"
	},
	"pile":   func(s *doodledungeon.State, seat play.Seat) string { return cards(s.Pile(seat)) },
	"hand":   func(s *doodledungeon.State, seat play.Seat) string { return actions(s, s.Hand(seat)) },
	"at":     func(s *doodledungeon.State, seat play.Seat) string { return strconv.Itoa(s.At(seat) + 1) },
	"square": func(s *doodledungeon.State, seat play.Seat) string { return s.HeroSquare(seat).String() },
	"hearts": func(s *doodledungeon.State, seat play.Seat) string { return strconv.Itoa(s.Hearts(seat)) },
	"hero":   func(s *doodledungeon.State, seat play.Seat) string { return s.Hero(seat).String() },
	"above": func(s *doodledungeon.State, seat play.Seat) string {
		var list []card.ID
		for _, a := range s.Above(seat) {
			list = append(list, a.Card)
		}
		return actions(s, list)
	},
	"terms": func(s *doodledungeon.State, seat play.Seat) string {
		if s.Outcome() == nil {
			return "none"
		}
		for _, r := range s.Outcome().Ranking {
			if r.Seat == seat {
				var out []string
				for _, t := range r.Terms {
					out = append(out, fmt.Sprintf("%s %d", t.Key, t.Value))
				}
				return strings.Join(out, ", ")
			}
		}
		return "none"
	},
	"place": func(s *doodledungeon.State, seat play.Seat) string {
		if s.Outcome() == nil {
			return "none"
		}
		for _, r := range s.Outcome().Ranking {
			if r.Seat == seat {
				return strings.TrimSpace(strconv.Itoa(r.Place) + " " + r.Tie)
			}
		}
		return "none"
	},
}

var fates = [...]string{doodledungeon.Waiting: "waiting", doodledungeon.Built: "built", doodledungeon.Lapsed: "lapsed"}

// pickWords ask for one thing of a seat: "expect level orc Blue: 8".
var pickWords = map[string]func(i *Interpreter, s *doodledungeon.State, seat play.Seat, which string) (string, error){
	"level": func(_ *Interpreter, s *doodledungeon.State, seat play.Seat, which string) (string, error) {
		c, ok := card.ParseCategory(which)
		if !ok {
			return "", fmt.Errorf("%q is no category", which)
		}
		return strconv.Itoa(s.Level(seat, c)), nil
	},
	"checked": func(_ *Interpreter, s *doodledungeon.State, seat play.Seat, which string) (string, error) {
		c, ok := card.ParseCategory(which)
		if !ok {
			return "", fmt.Errorf("%q is no category", which)
		}
		return strconv.Itoa(s.Checked(seat, c)), nil
	},
	"places": func(i *Interpreter, s *doodledungeon.State, seat play.Seat, which string) (string, error) {
		f := i.game.Tables().Formation(which)
		if f == nil {
			return "", fmt.Errorf("%q is no formation", which)
		}
		p := s.Sheet(seat)
		return strconv.Itoa(len(p.Legal(f, nil))), nil
	},
	"sketch": func(_ *Interpreter, s *doodledungeon.State, seat play.Seat, which string) (string, error) {
		q, err := sheet.ParseSquare(which)
		return orNone(string(s.Sketch(seat, q))), err
	},
	"odds": func(_ *Interpreter, s *doodledungeon.State, seat play.Seat, which string) (string, error) {
		a, ok := s.Coach(seat)
		if !ok {
			return "none", nil
		}
		for _, o := range a.Cards {
			if o.Action.String() == which {
				return o.Chance.String(), nil
			}
		}
		return "none", nil
	},
}

func drawn(m sheet.Mark) func(s *doodledungeon.State, seat play.Seat) string {
	return func(s *doodledungeon.State, seat play.Seat) string {
		p := s.Sheet(seat)
		return orNone(p.Of(m).String())
	}
}

// name is the seat's name, none for nobody.
func (i *Interpreter) name(seat play.Seat) string {
	if seat < 0 || int(seat) >= len(i.table.Setup.Seats) {
		return "none"
	}
	return i.table.Setup.Seats[seat].Name
}

func cards(list []card.ID) string {
	var out []string
	for _, id := range list {
		out = append(out, id.String())
	}
	return orNone(strings.Join(out, " "))
}

func actions(s *doodledungeon.State, list []card.ID) string {
	var out []string
	for _, id := range list {
		out = append(out, s.Tables().Card(id).Action.String())
	}
	return orNone(strings.Join(out, " "))
}

func orNone(text string) string {
	if text == "" {
		return "none"
	}
	return text
}

func yes(v bool) string {
	if v {
		return "yes"
	}
	return "no"
}
