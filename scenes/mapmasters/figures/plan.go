package figures

import (
	"fmt"

	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// plan is a picture of the rulebook: part of a card, a path through it in the grammar of
// the rules, and where the numbers of its captions stand. The path is drawn by the pen
// of the game, so that a picture cannot show what the rules forbid.
type plan struct {
	card       string
	turned     bool
	x, y, w, h float64 // the part of the card that is shown, in squares
	path       string
	numbers    []pixel.Pt // in squares of the card
}

// plans are the pictures by the names that the rulebook calls them.
func plans() map[string]plan {
	return map[string]plan{
		"card": {card: "S08", x: 0, y: .6, w: 5, h: 5.4,
			numbers: []pixel.Pt{{X: 3, Y: 4.2}, {X: 1.8, Y: 1.75}, {X: .4, Y: 4.7}}},
		"path": {card: "D59", x: 0, y: .1, w: 5, h: 4.6, path: "start(4,3,m,E) W[item] W W N N E E E E",
			numbers: []pixel.Pt{{X: 4.6, Y: 2.75}, {X: 2.5, Y: 4.25}, {X: 3.5, Y: 2.1}, {X: 4.6, Y: 2.05}}},
		"rooms": {card: "S03", x: 0, y: 0, w: 5, h: 4.5, path: "start(3,0,m,N) S W W S[item] E S E E E",
			numbers: []pixel.Pt{{X: .8, Y: 1.9}, {X: 1.5, Y: 3.5}, {X: 4.3, Y: 2.95}}},
		"levels": {card: "D28", x: 0, y: 1.7, w: 5, h: 5.3, path: "start(1,6,m,S) N N fall E N N E stairs S W[item] W W W",
			numbers: []pixel.Pt{{X: .7, Y: 4.4}, {X: 4.15, Y: 2.45}, {X: 3, Y: 3.97}}},
	}
}

// draw draws the path of a plan with the game's own pen.
func (p plan) draw(cards *card.Catalog) (*card.Card, *dungeon.Pen, error) {
	c, ok := cards.ByID(p.card)
	if !ok {
		return nil, nil, fmt.Errorf("there is no card %s", p.card)
	}
	tab, err := dungeon.New([]dungeon.Placement{{Card: c, Turned: p.turned}})
	if err != nil {
		return nil, nil, err
	}
	pen := dungeon.NewPen(tab, dungeon.Kit{})
	path, err := dungeon.ParsePath(p.path)
	if err != nil {
		return nil, nil, err
	}
	for _, s := range path {
		if err := pen.Step(s); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", s, err)
		}
	}
	if p.turned {
		c = c.Turned()
	}
	return c, pen, nil
}
