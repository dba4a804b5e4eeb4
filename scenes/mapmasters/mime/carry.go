package mime

import (
	"fmt"
	"strconv"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app"
)

// hand is the scripted hand at a Map Masters table.
type hand struct {
	app.Hand
	s *mapmasters.State // the position at which the move begins
}

// carry asks the hand for what makes the move.
func (f hand) carry(m play.Move) error {
	p := f.Player
	p.Point("menu") // it comes anew: a second click at once would be half of a double click
	switch m := m.(type) {
	case mapmasters.BuyFairy:
		p.Click("fairy-" + m.Kind.String())
		p.Do("no twin", func() error {
			if f.There("twin-none") {
				p.Click("twin-none")
			}
			return nil
		})
	case mapmasters.BuyBook:
		p.Click("book-" + slot(m.Slot))
	case mapmasters.ReplaceBook:
		p.Click("replace-" + m.Old.String())
	case mapmasters.BuyCard:
		p.Click("card-" + strconv.Itoa(m.Cost) + "-" + slot(m.Slot))
	case mapmasters.Pass:
		p.Click("pass")
	case mapmasters.FirstDraw:
		p.Click(map[mapmasters.Choice]string{mapmasters.DoNotUse: "not-now", mapmasters.Keep: "keep", mapmasters.PutAway: "away"}[m.Choice])
	case mapmasters.EndRefresh:
		p.Click("finish")
	case mapmasters.Explore:
		return f.explore(m)
	default:
		return fmt.Errorf("the hand does not know how to make %q", m)
	}
	p.WaitIdle()
	return nil
}

// slot is how a slot stands in the names of controls.
func slot(s mapmasters.Slot) string {
	if s == mapmasters.FromDeck {
		return "deck"
	}
	return s.String()
}

// explore lays the cards and draws the path.
func (f hand) explore(m mapmasters.Explore) error {
	p := f.Player
	p.WaitIdle()
	if len(m.Cards) > 2 { // step back to have the whole table in view
		for range 5 {
			p.Press("Minus", input.Mods{})
		}
		p.WaitIdle()
	}
	for _, c := range m.Cards {
		name := "card-" + c.Card.String()
		if c.Turned {
			p.RightClick(name)
			p.WaitIdle()
		}
		p.Drag(name, fmt.Sprintf("place %d,%d", c.X, c.Y))
		p.WaitIdle()
	}
	p.Press("0", input.Mods{})
	p.WaitIdle()
	f.Picture("laid")
	if err := f.draw(m); err != nil {
		return err
	}
	f.Picture("drawn")
	p.Click("done")
	p.Do("confirm", func() error {
		if f.There("done-yes") {
			p.Click("done-yes")
		}
		return nil
	})
	p.WaitIdle()
	return nil
}

// draw draws the path step by step, with a pen of its own beside it that tells what is
// asked at each step.
func (f hand) draw(m mapmasters.Explore) error {
	var placed []dungeon.Placement
	for _, c := range m.Cards {
		placed = append(placed, dungeon.Placement{Card: f.s.Tables().Card(c.Card), X: c.X, Y: c.Y, Turned: c.Turned})
	}
	if len(placed) == 0 {
		return nil
	}
	tab, err := dungeon.New(placed)
	if err != nil {
		return err
	}
	kit := f.s.Kit(f.Table.Actor())
	kit.Pact = m.Pact
	if m.Pact != card.None {
		f.Player.Click("book-SB-02")
		f.Player.Click("pact-" + m.Pact.String())
	}
	pen := dungeon.NewPen(tab, kit)
	for i, step := range m.Path {
		next := dungeon.Step{}
		if i+1 < len(m.Path) {
			next = m.Path[i+1]
		}
		if err := f.step(pen, step, next); err != nil {
			return err
		}
		if err := pen.Step(step); err != nil {
			return err
		}
	}
	return nil
}

// step carries one step out.
func (f hand) step(pen *dungeon.Pen, step, next dungeon.Step) error {
	p := f.Player
	var offer dungeon.Next
	for _, n := range pen.Next(nil) {
		if same(n.Step, step) {
			offer = n
			break
		}
	}
	switch step.Action {
	case dungeon.Start:
		p.Click(edge(step.At, step.Side))
	case dungeon.Go:
		at := pen.Tableau().Spot(pen.Node())
		if offer.To == dungeon.Nowhere || offer.Unpaid == dungeon.Outside {
			p.Click(edge(at, step.Side))
			break
		}
		to := pen.Tableau().Spot(offer.To)
		p.Drag("nib", fmt.Sprintf("square %d,%d", to.X, to.Y))
	case dungeon.Fall:
		return nil // chosen with the step onto the pitfall
	case dungeon.TakeStairs:
		p.Click("stairs")
	case dungeon.Climb:
		p.Click("climb")
	case dungeon.Wrap:
		p.Click("wrap")
	case dungeon.UseCircle:
		p.Click("circle")
		p.Click(fmt.Sprintf("square %d,%d", step.At.X, step.At.Y))
		if pays := pen.Payments(card.Scroll); len(pays) > 1 {
			p.Click("pay-" + strconv.Itoa(index(pays, step.With)))
		}
	case dungeon.UseBarrel:
		p.Click("barrel")
		p.Click(fmt.Sprintf("square %d,%d", step.At.X, step.At.Y))
	case dungeon.ToMonster:
		p.Click("monster")
		p.Click(fmt.Sprintf("square %d,%d", step.At.X, step.At.Y))
	}
	if offer.Crosses {
		p.Click("cross")
	}
	f.pay(pen, offer, step, next)
	return nil
}

// pay answers the fan of choices that a step opens.
func (f hand) pay(pen *dungeon.Pen, offer dungeon.Next, step, next dungeon.Step) {
	p := f.Player
	if offer.Asks == card.None || offer.Count == 0 {
		return
	}
	if len(step.Pay) == 0 {
		choice := "stop"
		if offer.Unpaid == dungeon.OnPit && next.Action == dungeon.Fall {
			choice = "fall"
		}
		p.Do("choose", func() error {
			if f.There(choice) {
				p.Click(choice)
			}
			return nil
		})
		return
	}
	offers := pen.Payments(offer.Asks)
	for _, r := range step.Pay {
		i := index(offers, r)
		p.Do("pay", func() error {
			if f.There("pay-1") {
				p.Click("pay-" + strconv.Itoa(i))
			}
			return nil
		})
		if r.Source != dungeon.Fairy || pen.Fairies().Of(offer.Asks) < 2 {
			offers = without(offers, i-1)
		}
	}
}

// index counts from 1 where the resource stands among the offers; "item" means the one
// collected first.
func index(offers []dungeon.Resource, r dungeon.Resource) int {
	for i, o := range offers {
		if o == r || r.Source == o.Source && (r.Source == dungeon.Fairy || r.Source == dungeon.Spell && r.Book == o.Book) {
			return i + 1
		}
	}
	return 1
}

func without(list []dungeon.Resource, i int) []dungeon.Resource {
	if i < 0 || i >= len(list) {
		return list
	}
	out := append([]dungeon.Resource{}, list[:i]...)
	return append(out, list[i+1:]...)
}

// same says whether an offered step is the step, whatever pays.
func same(a, b dungeon.Step) bool {
	if a.Action != b.Action {
		return false
	}
	switch a.Action {
	case dungeon.Start:
		return a.At == b.At && a.Side == b.Side
	case dungeon.Go:
		return a.Side == b.Side
	case dungeon.UseCircle, dungeon.UseBarrel, dungeon.ToMonster:
		return a.At == b.At
	case dungeon.Wrap:
		return a.Book == b.Book
	}
	return true
}

func edge(at dungeon.Spot, side card.Side) string {
	name := fmt.Sprintf("edge %d,%d %s", at.X, at.Y, side)
	if at.Layer == card.Under {
		name += " u"
	}
	return name
}
