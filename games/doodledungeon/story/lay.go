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
	"delvebox/games/doodledungeon/trail"
)

// layTable reads one line of "table:".
func (i *Interpreter) layTable(text string) (err error) {
	word, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	ok, w := true, &i.wanted
	switch word {
	case "round":
		w.Round, err = strconv.Atoi(rest)
	case "phase":
		w.Phase, ok = doodledungeon.ParsePhase(rest)
	case "step":
		w.Step, ok = doodledungeon.ParseStep(rest)
	case "start":
		w.Start, err = i.table.Seat(rest)
	case "turn":
		w.Turn, err = i.table.Seat(rest)
	case "offer":
		w.Offer, err = i.cards(rest)
	case "deck":
		w.Deck, err = i.cards(rest)
	case "discards":
		w.Discards, err = i.cards(rest)
	default:
		err = fmt.Errorf("%q is no word of a table", word)
	}
	if err == nil && !ok {
		err = fmt.Errorf("%q is no %s", rest, word)
	}
	return err
}

// cards reads cards by number or by action: "axe" is the lowest card with an Axe that
// lies nowhere yet; "none" stands for a place without a card, "empty" for no card at all.
func (i *Interpreter) cards(text string) ([]card.ID, error) {
	out := []card.ID{}
	for _, f := range strings.Fields(text) {
		if f == "empty" {
			continue
		}
		id, err := i.card(f)
		if err != nil {
			return nil, err
		}
		out = append(out, id)
	}
	return out, nil
}

func (i *Interpreter) card(text string) (card.ID, error) {
	if text == "none" {
		return card.NoCard, nil
	}
	id, err := card.ParseID(text)
	if a, ok := card.ParseAction(text); ok {
		for id = 1; id <= card.Count; id++ {
			if i.game.Tables().Card(id).Action == a && !i.named.Has(id) {
				break
			}
		}
		if err = nil; !id.Valid() {
			err = fmt.Errorf("there are no more cards with %q", text)
		}
	}
	i.named = i.named.With(id)
	return id, err
}

// laySeat reads "seat Blue:" with its block.
func (i *Interpreter) laySeat(d scenario.Directive) error {
	seat, err := i.table.Seat(strings.TrimSuffix(d.Rest, ":"))
	if err != nil {
		return err
	}
	if i.players == nil {
		i.players = make([]doodledungeon.PlayerPosition, len(i.table.Setup.Seats))
	}
	p := &i.players[seat]
	return i.table.Lay(d, func(text string) error { return i.layPlayer(p, text) })
}

// marks are the words for what is drawn on a sheet.
var marks = map[string]sheet.Mark{"walls": sheet.Wall, "traps": sheet.Trap, "goblins": sheet.Goblin,
	"orcs": sheet.Orc, "dragons": sheet.Dragon}

// layPlayer reads one line of a seat.
func (i *Interpreter) layPlayer(p *doodledungeon.PlayerPosition, text string) (err error) {
	word, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	if m, ok := marks[word]; ok {
		on, err := sheet.ParseSet(rest)
		p.Sheet.Draw(m, on)
		return err
	}
	switch word {
	case "crossed":
		on, err := sheet.ParseSet(rest)
		for q := range on.Each {
			p.Sheet.CrossOut(q)
		}
		return err
	case "treasures":
		p.Treasures, err = sheet.ParseSet(rest)
	case "checked":
		return layChecked(p, rest)
	case "card":
		p.Card, err = i.card(rest)
	case "pile":
		p.Pile, err = i.cards(rest)
	case "known":
		p.Known, err = strconv.Atoi(rest)
	case "hand":
		p.Hand, err = i.cards(rest)
	case "above":
		err = i.layAbove(p, rest)
	case "path":
		p.Path, err = trail.Parse(rest)
	case "walked":
		p.Walked, err = strconv.Atoi(rest)
	case "hearts":
		n, err := strconv.Atoi(rest)
		p.Lost = i.game.Tables().Figures.Hearts - n
		return err
	case "hero":
		hero, ok := doodledungeon.ParseHero(rest)
		if p.Hero = hero; !ok {
			return fmt.Errorf("%q is no state of a hero", rest)
		}
		if hero == doodledungeon.Dead {
			p.Lost = i.game.Tables().Figures.Hearts
		}
	case "first-turn":
		p.FirstTurn = true
	default:
		err = fmt.Errorf("%q is no word of a seat", word)
	}
	return err
}

// layChecked reads "goblin 2 trap 3".
func layChecked(p *doodledungeon.PlayerPosition, text string) error {
	f := strings.Fields(text)
	if len(f)%2 == 1 {
		return fmt.Errorf("expected categories and numbers: %q", text)
	}
	for n := 0; n < len(f); n += 2 {
		c, ok := card.ParseCategory(f[n])
		count, err := strconv.Atoi(f[n+1])
		if !ok || err != nil || count < 0 || count > 99 {
			return fmt.Errorf("%q %q is no category and number", f[n], f[n+1])
		}
		p.Checked[c] = count
	}
	return nil
}

// layAbove reads "shield by Green" and "bomb by Green naming D5".
func (i *Interpreter) layAbove(p *doodledungeon.PlayerPosition, text string) error {
	f := strings.Fields(text)
	if len(f) != 3 && len(f) != 5 || f[1] != "by" || len(f) == 5 && f[3] != "naming" {
		return fmt.Errorf("wants: above CARD by SEAT, with naming SQUARE for a bomb")
	}
	a := doodledungeon.Above{Square: sheet.NoSquare, By: play.NoSeat}
	var err error
	if a.Card, err = i.card(f[0]); err != nil {
		return err
	}
	if a.By, err = i.table.Seat(f[2]); err != nil {
		return err
	}
	if len(f) == 5 {
		a.Square, err = sheet.ParseSquare(f[4])
	}
	p.Above = append(p.Above, a)
	return err
}
