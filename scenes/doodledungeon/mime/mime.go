// Package mime plays Doodle Dungeon through the mouse: simple decisions, carried out on
// the cards, squares and buttons that are to be seen.
package mime

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/app"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/stops"
)

// Mime implements app.Mime.
type Mime struct{}

var errOther = errors.New("the match is of another game")

// Phase names the phase.
func (Mime) Phase(s play.State) string {
	d, ok := s.(*doodledungeon.State)
	if !ok {
		return ""
	}
	name := "doodledungeon-" + d.Phase().String()
	if d.Phase() == doodledungeon.Defence {
		name += "-" + d.Step().String()
	}
	return name
}

// Decide decides as the tour does.
func (Mime) Decide(s play.State, _ play.Seat, n int) (play.Move, error) {
	d, ok := s.(*doodledungeon.State)
	if !ok {
		return nil, errOther
	}
	return stops.Decide(d, n)
}

// Same compares moves.
func (Mime) Same(want, made play.Move) bool { return want.String() == made.String() }

// Carry asks the hand for what makes the move.
func (Mime) Carry(h app.Hand, m play.Move) error {
	s, ok := h.Table.Playing().State().(*doodledungeon.State)
	if !ok {
		return errOther
	}
	f := hand{h, s}
	if err := f.carry(m); err != nil {
		return err
	}
	f.Player.WaitIdle()
	return nil
}

// hand is the scripted hand at the table.
type hand struct {
	app.Hand
	s *doodledungeon.State // the position at which the move begins
}

func (f hand) carry(m play.Move) error {
	p := f.Player
	p.Point("menu") // it comes anew: a second click at once would be half of a double click
	switch m := m.(type) {
	case doodledungeon.Take:
		p.Click("card-" + m.Card.String())
	case doodledungeon.Wall:
		return f.wall(m.On)
	case doodledungeon.Draw:
		p.Click(m.Square.String())
	case doodledungeon.Hide:
		p.Click(m.Square.String())
	case doodledungeon.Check:
		p.Click("check-" + m.Category.String())
	case doodledungeon.TurnOver:
		f.sure()
	case doodledungeon.Path:
		for _, q := range m.Squares {
			p.Click(q.String())
		}
		f.sure()
	case doodledungeon.Walk, doodledungeon.Refill:
		p.Click("main")
	case doodledungeon.Settle:
		f.sure()
	case doodledungeon.Play:
		p.Click(f.card(m.Action))
		if m.Action == card.LoadedDice {
			for i := range 8 {
				if m.Dice>>i&1 != 0 {
					p.Click("die-" + strconv.Itoa(i+1))
				}
			}
			p.Click("main")
		}
	case doodledungeon.Lay:
		p.Click(f.card(m.Action))
		p.Click(board.RivalName(m.Above))
		if m.Action == card.Bomb {
			p.WaitIdle()
			p.Click(m.Square.String())
		}
	case doodledungeon.Under:
		p.Click(f.card(m.Action))
		p.Click("pile")
	default:
		return fmt.Errorf("the hand does not know how to make %q", m)
	}
	return nil
}

// sure presses the main button, and once more where it asks.
func (f hand) sure() {
	n := f.Table.Playing().Len()
	f.Player.Click("main")
	f.Player.Do("sure", func() error {
		if f.Table.Playing().Len() == n {
			f.Player.Point("menu") // no double click
			f.Player.Click("main")
		}
		return nil
	})
}

// card is the control of a hand card with an action.
func (f hand) card(a card.Action) string {
	i := slices.IndexFunc(f.s.Hand(f.s.Turn()), func(id card.ID) bool { return f.s.Tables().Card(id).Action == a })
	return "hand-" + strconv.Itoa(i+1)
}

// hanger is the view in which a formation hangs at the pointer.
type hanger interface {
	Hanging() (f *sheet.Formation, position int, ok bool)
}

// wall turns and mirrors the formation until it lies as it shall, and clicks.
func (f hand) wall(on sheet.Set) error {
	p := f.Player
	p.Do("turn", func() error {
		t, ok := f.Table.(interface{ View() board.View })
		if !ok {
			return errOther
		}
		v, ok := t.View().(hanger)
		if !ok {
			return errors.New("nothing can be built in this view")
		}
		shape, position, ok := v.Hanging()
		if !ok {
			return errors.New("no formation hangs at the pointer")
		}
		keys, at, err := turns(shape, position, on)
		if err != nil {
			return err
		}
		for _, k := range keys {
			p.Press(k, input.Mods{})
		}
		p.Click(at.String())
		return nil
	})
	return nil
}

// turns gives the keys that bring a formation from a position into the one in which it
// covers the squares, and the square to click.
func turns(shape *sheet.Formation, position int, on sheet.Set) ([]input.Key, sheet.Square, error) {
	left, top := sheet.Columns, sheet.Rows
	for q := range on.Each {
		left, top = min(left, q.Column()), min(top, q.Row())
	}
	var keys []input.Key
	for n := range 8 {
		if set, ok := shape.At(position, left, top); ok && set == on {
			w, h := shape.Size(position)
			return keys, sheet.At(left+(w-1)/2, top+(h-1)/2), nil
		}
		if n == 3 {
			keys, position = append(keys, "F"), shape.Mirror(position)
		} else {
			keys, position = append(keys, "R"), shape.Turn(position)
		}
	}
	return nil, sheet.NoSquare, fmt.Errorf("the formation %s does not lie on %s in any position", shape.Code, on)
}
