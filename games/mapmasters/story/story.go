// Package story gives scenario files the words of Map Masters Versus: how a table is
// set up freely, and what may be expected of it. The words are described in
// testdata/scenarios/versus/README.md beside the scenarios.
package story

import (
	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/games/mapmasters"
)

// Interpreter plays one scenario.
type Interpreter struct {
	game    *mapmasters.Game
	table   scenario.Table
	wanted  mapmasters.Position // the table being laid, as long as nothing has happened
	players []mapmasters.PlayerPosition
}

// New makes the interpreter of one scenario.
func New(g *mapmasters.Game) *Interpreter {
	return &Interpreter{game: g, table: scenario.Table{Game: g,
		Script: func(s play.State, name string, outcomes []int) error {
			return s.(*mapmasters.State).Script(name, outcomes...)
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
	if d.Key == "expect" {
		return i.expect(d)
	}
	return i.table.Run(d)
}

// set sets the table up as it was laid.
func (i *Interpreter) set() (play.State, error) {
	i.wanted.Players = make([]mapmasters.PlayerPosition, len(i.table.Setup.Seats))
	copy(i.wanted.Players, i.players)
	i.wanted.Timer = i.table.Setup.Options[mapmasters.OptionTimer] == "on"
	i.wanted.Seed = i.table.Setup.Seed
	return i.game.Set(i.wanted)
}

// state is the position as it stands.
func (i *Interpreter) state() (*mapmasters.State, error) {
	p, err := i.table.Position()
	if err != nil {
		return nil, err
	}
	return p.(*mapmasters.State), nil
}
