package story

import (
	"fmt"
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/games/dungeonroll"
)

// layTable reads one line of "table:".
func (i *Interpreter) layTable(text string) (err error) {
	word, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	w, d := &i.wanted, &i.wanted.Delve
	number := func(to *uint8) {
		var n int
		if n, err = strconv.Atoi(rest); err == nil && (n < 0 || n > 99) {
			err = fmt.Errorf("%d is out of range", n)
		}
		*to = uint8(n)
	}
	switch word {
	case "phase":
		w.Phase, err = phaseNamed(rest)
	case "round":
		w.Round, err = strconv.Atoi(rest)
	case "first":
		w.First, err = i.table.Seat(rest)
	case "turn":
		i.turned = true
		w.Turn, err = i.table.Seat(rest)
	case "level":
		number(&d.Level)
	case "lair":
		number(&d.Lair)
	case "graveyard":
		number(&d.Graveyard)
	case "owed":
		number(&d.Owed)
	case "party":
		w.Party, err = list(rest, readDie)
	case "dungeon":
		w.Row, err = list(rest, dungeonroll.ParseFoe)
	case "chest":
		var t dungeonroll.Tokens
		t, err = tokens(rest)
		w.Chest = &t
	case "assigned":
		err = layAssigned(d, rest)
	case "choices":
		w.Choices, err = list(rest, dungeonroll.ParseHero)
	case "spent", "vow", "slain", "tracked":
		flag := map[string]*bool{"spent": &d.Spent, "vow": &d.Vow, "slain": &d.Slain, "tracked": &d.Tracked}[word]
		*flag = true
	default:
		err = fmt.Errorf("%q is no word of a table", word)
	}
	return err
}

func phaseNamed(name string) (dungeonroll.Phase, error) {
	for p := dungeonroll.Choosing; p <= dungeonroll.Over; p++ {
		if p.String() == name && p != dungeonroll.Ended {
			return p, nil
		}
	}
	return 0, fmt.Errorf("%q is no phase", name)
}

// list reads names separated by blanks; "none" stands for nothing.
func list[T any](text string, read func(string) (T, error)) ([]T, error) {
	out := []T{}
	for _, f := range strings.Fields(text) {
		if f == "none" {
			continue
		}
		v, err := read(f)
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, nil
}

// readDie reads "C", or "T*" for a temporary companion.
func readDie(text string) (dungeonroll.Die, error) {
	name, transformed := strings.CutSuffix(text, "*")
	f, err := dungeonroll.ParseFace(name)
	if transformed {
		return dungeonroll.TemporaryCompanion(f), err
	}
	return dungeonroll.Die(f), err
}

func tokens(text string) (t dungeonroll.Tokens, err error) {
	kinds, err := list(text, dungeonroll.ParseToken)
	for _, k := range kinds {
		t[k]++
	}
	return t, err
}

// layAssigned reads "d | g c | k o p", "-" for a level whose dice are placed.
func layAssigned(d *dungeonroll.Delve, text string) error {
	parts := strings.Split(text, "|")
	if len(parts) != 3 {
		return fmt.Errorf("%q are not the dice of three levels", text)
	}
	at := 0
	for n, part := range parts {
		if strings.TrimSpace(part) != "-" {
			dice, err := list(part, dungeonroll.ParseFoe)
			if err != nil {
				return err
			}
			if len(dice) != n+1 {
				return fmt.Errorf("level %d has %d dice, not %d", n+1, n+1, len(dice))
			}
			copy(d.Assigned[at:], dice)
		}
		at += n + 1
	}
	return nil
}

// laySeat reads "seat Blue:" with its block.
func (i *Interpreter) laySeat(d scenario.Directive) error {
	seat, err := i.table.Seat(strings.TrimSuffix(d.Rest, ":"))
	if err != nil {
		return err
	}
	for len(i.wanted.Players) < len(i.table.Setup.Seats) {
		i.wanted.Players = append(i.wanted.Players, dungeonroll.Player{})
	}
	p := &i.wanted.Players[seat]
	return i.table.Lay(d, func(text string) error { return i.layPlayer(p, text) })
}

// layPlayer reads one line of a seat.
func (i *Interpreter) layPlayer(p *dungeonroll.Player, text string) (err error) {
	word, rest, _ := strings.Cut(text, " ")
	switch rest = strings.TrimSpace(rest); word {
	case "hero":
		p.Hero, p.Master, err = i.heroNamed(rest)
		if p.Master && p.XP == 0 {
			p.XP = 5
		}
	case "xp":
		var n int
		n, err = strconv.Atoi(rest)
		p.XP = uint16(n)
	case "tokens":
		p.Tokens, err = tokens(rest)
	default:
		err = fmt.Errorf("%q is no word of a seat", word)
	}
	return err
}

// heroNamed finds a hero by its id, or by the name of its master side.
func (i *Interpreter) heroNamed(name string) (h dungeonroll.Hero, master bool, err error) {
	if name == "none" {
		return dungeonroll.NoHero, false, nil
	}
	for _, h := range dungeonroll.Heroes() {
		if plain(i.game.Tables().Hero(h).Master) == name {
			return h, true, nil
		}
	}
	h, err = dungeonroll.ParseHero(name)
	return h, false, err
}

// plain is a printed name in small letters without blanks.
func plain(name string) string { return strings.ToLower(strings.ReplaceAll(name, " ", "")) }

// name is the seat's name, none for nobody.
func (i *Interpreter) name(seat play.Seat) string {
	if seat < 0 || int(seat) >= len(i.table.Setup.Seats) {
		return "none"
	}
	return i.table.Setup.Seats[seat].Name
}
