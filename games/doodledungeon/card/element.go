package card

import (
	"delvebox/games/doodledungeon/sheet"
)

// Kind is a kind of building element (DD-019).
type Kind uint8

// The kinds. Trap and monsters are one kind: they differ in their mark.
const (
	NoElement Kind = iota
	Formation      // all walls of a card together
	Creature       // a trap or a monster
	Treasure
	Upgrade
	kindCount
)

var kindNames = [kindCount]string{"none", "formation", "creature", "treasure", "upgrade"}

// String gives the kind's name in string keys.
func (k Kind) String() string {
	if k < kindCount {
		return kindNames[k]
	}
	return kindNames[NoElement]
}

// Element is one element of a card.
type Element struct {
	Kind  Kind
	Mark  sheet.Mark       // of a creature; sheet.Wall of a formation
	Shape *sheet.Formation // of a formation
}

// String gives the element's code on the card: "H3", "G", "$".
func (e Element) String() string {
	switch e.Kind {
	case Formation:
		return e.Shape.Code
	case Creature:
		return creatureCodes[e.Mark]
	case Treasure:
		return "$"
	case Upgrade:
		return "U"
	}
	return "?"
}

// Name gives the element's name in string keys: "wall", "goblin", "treasure", "upgrade".
func (e Element) Name() string {
	switch e.Kind {
	case Formation, Creature:
		return e.Mark.String()
	}
	return e.Kind.String()
}

var creatureCodes = map[sheet.Mark]string{sheet.Trap: "T", sheet.Goblin: "G", sheet.Orc: "O", sheet.Dragon: "D"}
