package doodledungeon

import (
	"fmt"
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/sketch"
	"delvebox/games/doodledungeon/trail"
)

// mostText bounds a move's text in bytes: a sketch is the longest.
const mostText = 1 << 13

// ParseMove reads what Move.String writes.
func (g *Game) ParseMove(text string) (play.Move, error) {
	m, err := ParseMove(text)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// ParseMove reads what Move.String writes. The error says what was expected.
func ParseMove(text string) (Move, error) {
	if len(text) > mostText {
		return nil, fmt.Errorf("a move of %d bytes is too long", len(text))
	}
	word, rest, _ := strings.Cut(text, " ")
	read := readers[word]
	if read == nil {
		return nil, fmt.Errorf("%.40q is no move of Doodle Dungeon", text)
	}
	m, err := read(rest)
	if err != nil {
		return nil, fmt.Errorf("%.40q: %w", text, err)
	}
	if m.String() != text {
		return nil, fmt.Errorf("%.40q is written otherwise: %.40q", text, m.String())
	}
	return m, nil
}

// readers read what follows a move's first word.
var readers = map[string]func(rest string) (Move, error){
	"take": func(rest string) (Move, error) {
		id, err := card.ParseID(rest)
		return Take{id}, err
	},
	"wall": func(rest string) (Move, error) {
		on, err := sheet.ParseSet(rest)
		return Wall{on}, err
	},
	"draw": readDraw,
	"hide": func(rest string) (Move, error) {
		q, err := sheet.ParseSquare(rest)
		return Hide{q}, err
	},
	"upgrade": func(rest string) (Move, error) {
		c, ok := card.ParseCategory(rest)
		return Check{c}, wanted(ok, "category", rest)
	},
	"erase": func(rest string) (Move, error) {
		n, err := strconv.Atoi(rest)
		return Erase{n - 1}, err
	},
	"sketch": readDoodle,
	"turn":   func(string) (Move, error) { return TurnOver{}, nil },
	"path": func(rest string) (Move, error) {
		path, err := trail.Parse(rest)
		return Path{path}, err
	},
	"walk":   func(string) (Move, error) { return Walk{}, nil },
	"play":   readPlay,
	"settle": func(string) (Move, error) { return Settle{}, nil },
	"lay":    readLay,
	"under": func(rest string) (Move, error) {
		a, ok := card.ParseAction(rest)
		return Under{a}, wanted(ok, "action", rest)
	},
	"refill": func(string) (Move, error) { return Refill{}, nil },
}

func wanted(ok bool, what, text string) error {
	if ok {
		return nil
	}
	return fmt.Errorf("there is no %s %.20q", what, text)
}

func readDraw(rest string) (Move, error) {
	name, at, _ := strings.Cut(rest, " ")
	m, ok := sheet.ParseMark(name)
	if err := wanted(ok && m.Creature(), "trap or monster", name); err != nil {
		return nil, err
	}
	q, err := sheet.ParseSquare(at)
	return Draw{m, q}, err
}

func readDoodle(rest string) (Move, error) {
	at, strokes, _ := strings.Cut(rest, " ")
	q, err := sheet.ParseSquare(at)
	if err != nil {
		return nil, err
	}
	d, err := sketch.Parse(strokes)
	return Doodle{q, d}, err
}

func readPlay(rest string) (Move, error) {
	f := strings.Fields(rest)
	if len(f) == 0 {
		return nil, fmt.Errorf("an action is wanted")
	}
	a, ok := card.ParseAction(f[0])
	if err := wanted(ok, "action", f[0]); err != nil {
		return nil, err
	}
	m := Play{Action: a}
	for _, die := range f[1:] {
		n, err := strconv.Atoi(die)
		if err != nil || n < 1 || n > 4 {
			return nil, fmt.Errorf("%.10q is no die; they count from 1 to 4", die)
		}
		m.Dice |= 1 << (n - 1)
	}
	return m, nil
}

func readLay(rest string) (Move, error) {
	f := strings.Fields(rest)
	if len(f) != 3 && len(f) != 5 || f[1] != "above" || len(f) == 5 && f[3] != "naming" {
		return nil, fmt.Errorf("wants: lay ACTION above SEAT, or lay bomb above SEAT naming SQUARE")
	}
	a, ok := card.ParseAction(f[0])
	if err := wanted(ok, "action", f[0]); err != nil {
		return nil, err
	}
	seat, err := strconv.Atoi(f[2])
	if err != nil || seat < 0 || seat >= mostSeats {
		return nil, fmt.Errorf("%.10q is no seat; they count from 0", f[2])
	}
	m := Lay{Action: a, Above: play.Seat(seat), Square: sheet.NoSquare}
	if len(f) == 5 {
		m.Square, err = sheet.ParseSquare(f[4])
	}
	return m, err
}
