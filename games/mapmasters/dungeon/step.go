package dungeon

import (
	"strconv"
	"strings"

	"delvebox/games/mapmasters/card"
)

// Spot is one square of one layer in lattice co-ordinates.
type Spot struct {
	X, Y  int
	Layer card.Layer
}

// String writes "3,-1,u".
func (s Spot) String() string {
	return strconv.Itoa(s.X) + "," + strconv.Itoa(s.Y) + "," + s.Layer.String()
}

// Action is what a step does.
type Action uint8

// The actions of a path (MMV 4.8).
const (
	Start      Action = iota + 1 // enter the dungeon: At, Side
	Go                           // one square on, or out of the dungeon: Side
	Fall                         // down through a pitfall
	TakeStairs                   // to the other layer
	Climb                        // SB-07: up through a pitfall
	UseCircle                    // pay With, jump to the circle At
	UseBarrel                    // SB-09: jump to the barrel At
	ToMonster                    // SB-03: jump to the monster At
	Wrap                         // Book SB-11 or SB-12: enter again on the opposite side
)

// Step is one step of a path. Only the fields that its Action names matter; the others
// are zero.
type Step struct {
	Action Action
	Side   card.Side
	Book   Book
	At     Spot
	With   Resource
	Pay    []Resource // what the square of arrival asks for, nil for nothing
}

// Source is where a resource comes from.
type Source uint8

// The sources of a payment.
const (
	FirstItem Source = iota + 1 // the fitting item collected first: "item"
	ItemAt                      // the item collected at X, Y: "item(3,1)"
	Fairy                       // a ready fairy token of Kind: "fairy(sword)"
	Spell                       // Book: "SB-01"
)

// Resource is one payment for an obstacle or a circle. The zero Resource is none.
type Resource struct {
	Source Source
	Kind   card.Kind // of a Fairy
	Book   Book      // of a Spell
	X, Y   int       // of an ItemAt
}

// Item is the fitting item collected first.
func Item() Resource { return Resource{Source: FirstItem} }

// ItemOf is the item collected at a position.
func ItemOf(x, y int) Resource { return Resource{Source: ItemAt, X: x, Y: y} }

// FairyOf is a fairy token of a kind.
func FairyOf(k card.Kind) Resource { return Resource{Source: Fairy, Kind: k} }

// SpellOf is a spellbook.
func SpellOf(b Book) Resource { return Resource{Source: Spell, Book: b} }

// String writes the resource as in a path.
func (r Resource) String() string {
	switch r.Source {
	case FirstItem:
		return "item"
	case ItemAt:
		return "item(" + strconv.Itoa(r.X) + "," + strconv.Itoa(r.Y) + ")"
	case Fairy:
		return "fairy(" + r.Kind.String() + ")"
	case Spell:
		return r.Book.String()
	}
	return "none"
}

// String writes the step as in a path: "S[item(3,1), SB-01]".
func (s Step) String() string {
	var b strings.Builder
	switch s.Action {
	case Start:
		b.WriteString("start(" + s.At.String() + "," + s.Side.String() + ")")
	case Go:
		b.WriteString(s.Side.String())
	case Fall:
		b.WriteString("fall")
	case TakeStairs:
		b.WriteString("stairs")
	case Climb:
		b.WriteString("climb")
	case UseCircle:
		b.WriteString("circle(" + s.With.String() + "; " + s.At.String() + ")")
	case UseBarrel:
		b.WriteString("barrel(" + s.At.String() + ")")
	case ToMonster:
		b.WriteString("monster(" + s.At.String() + ")")
	case Wrap:
		b.WriteString("wrap(" + s.Book.String() + ")")
	}
	for i, r := range s.Pay {
		if i == 0 {
			b.WriteString("[")
		} else {
			b.WriteString(", ")
		}
		b.WriteString(r.String())
	}
	if len(s.Pay) > 0 {
		b.WriteString("]")
	}
	return b.String()
}

// Path is a list of steps. The empty path is no path at all (MMV-154).
type Path []Step

// String writes the steps with one blank between them; ParsePath reads them back.
func (p Path) String() string {
	parts := make([]string, len(p))
	for i, s := range p {
		parts[i] = s.String()
	}
	return strings.Join(parts, " ")
}

// Clone shares nothing with the original.
func (s Step) Clone() Step {
	if s.Pay != nil {
		s.Pay = append([]Resource(nil), s.Pay...)
	}
	return s
}

// Clone shares nothing with the original.
func (p Path) Clone() Path {
	if p == nil {
		return nil
	}
	q := make(Path, len(p))
	for i, s := range p {
		q[i] = s.Clone()
	}
	return q
}
