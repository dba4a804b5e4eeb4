// Package story gives scenario files the words of Doodle Dungeon: how a table is set up
// freely, and what may be expected of it. The words are described in
// testdata/scenarios/README.md beside the scenarios.
package story

import (
	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/trail"
)

// Interpreter plays one scenario.
type Interpreter struct {
	game    *doodledungeon.Game
	table   scenario.Table
	wanted  doodledungeon.Position // the table being laid, as long as nothing has happened
	players []doodledungeon.PlayerPosition
	named   card.Set                 // cards that lie somewhere already
	pens    map[play.Seat]*trail.Pen // lines being drawn
}

// New makes the interpreter of one scenario.
func New(g *doodledungeon.Game) *Interpreter {
	return &Interpreter{game: g, pens: map[play.Seat]*trail.Pen{}, table: scenario.Table{Game: g,
		Script: func(s play.State, name string, outcomes []int) error {
			return s.(*doodledungeon.State).Script(name, outcomes...)
		}}}
}

// Run interprets a directive.
func (i *Interpreter) Run(d scenario.Directive) error {
	switch d.Key {
	case "seats", "option", "seed":
		return i.table.Run(d)
	case "table":
		return i.table.Lay(d, i.layTable)
	case "seat":
		return i.laySeat(d)
	}
	if err := i.table.Begin(i.set); err != nil {
		return err
	}
	switch d.Key {
	case "expect":
		return i.expect(d)
	case "dice":
		return i.dice(d)
	case "line":
		return i.line(d)
	case "refuse-step":
		return i.refuseStep(d)
	}
	return i.table.Run(d)
}

// set sets the table up as it was laid.
func (i *Interpreter) set() (play.State, error) {
	i.wanted.Players = make([]doodledungeon.PlayerPosition, len(i.table.Setup.Seats))
	copy(i.wanted.Players, i.players)
	i.wanted.Seed = i.table.Setup.Seed
	return i.game.Set(i.wanted)
}

// state is the position as it stands.
func (i *Interpreter) state() (*doodledungeon.State, error) {
	p, err := i.table.Position()
	if err != nil {
		return nil, err
	}
	return p.(*doodledungeon.State), nil
}
