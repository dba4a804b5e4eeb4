// Package story gives scenario files the words of Dungeon Roll: how a table is set up
// freely, which dice and treasures come, and what may be expected. The words are
// described in testdata/scenarios/README.md beside the scenarios.
package story

import (
	"errors"
	"fmt"
	"strings"

	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/games/dungeonroll"
)

// Interpreter plays one scenario.
type Interpreter struct {
	game   *dungeonroll.Game
	table  scenario.Table
	wanted dungeonroll.Position // the table being laid, as long as nothing has happened
	turned bool                 // whose turn it is was said
	script *dungeonroll.Script  // said before the table stands
}

// New makes the interpreter of one scenario.
func New(g *dungeonroll.Game) *Interpreter {
	i := &Interpreter{game: g, table: scenario.Table{Game: g}}
	i.wanted.Phase = dungeonroll.MonsterPhase
	i.table.Setup.Seats = []play.SeatSetup{{Name: "Blue", Color: "blue"}}
	return i
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
	case "dice":
		return i.dice(d.Rest)
	}
	if err := i.begin(); err != nil {
		return err
	}
	switch d.Key {
	case "expect":
		return i.expect(d)
	case "allow":
		return i.allow(d)
	case "refuse":
		return i.refuse(d)
	}
	return i.table.Run(d)
}

// dice lays dice and treasures down.
func (i *Interpreter) dice(text string) error {
	script, err := dungeonroll.ParseScript(text)
	switch {
	case err != nil:
		return err
	case !i.table.Begun():
		if i.script != nil {
			return errors.New("stands twice before the table stands")
		}
		i.script = script
		return nil
	}
	s, err := i.state()
	if err != nil {
		return err
	}
	return s.SetScript(script)
}

// begin sets the table up as it was laid, once.
func (i *Interpreter) begin() error {
	if err := i.table.Begin(i.set); err != nil || i.script == nil {
		return err
	}
	s, err := i.state()
	if err == nil {
		err, i.script = s.SetScript(i.script), nil
	}
	return err
}

// set sets the table up as it was laid.
func (i *Interpreter) set() (play.State, error) {
	w := &i.wanted
	w.Seats = len(i.table.Setup.Seats)
	w.Classic = i.table.Setup.Options[dungeonroll.OptionClassic] == "on"
	w.Seed = i.table.Setup.Seed + " laid"
	w.Script, i.script = i.script, nil
	if !i.turned {
		w.Turn = w.First
	}
	s, _, err := i.game.Set(*w)
	return s, err
}

// state is the position as it stands.
func (i *Interpreter) state() (*dungeonroll.State, error) {
	p, err := i.table.Position()
	if err != nil {
		return nil, err
	}
	return p.(*dungeonroll.State), nil
}

// try reads "Blue: TEXT" and asks for the refusal of the move.
func (i *Interpreter) try(text string) (*play.Refusal, error) {
	s, err := i.state()
	if err != nil {
		return nil, err
	}
	seat, rest, err := i.table.SplitSeat(text)
	if err != nil {
		return nil, err
	}
	m, err := dungeonroll.ParseMove(rest)
	if err != nil {
		return nil, err
	}
	return s.Why(seat, &m), nil
}

// allow says that a move would be allowed.
func (i *Interpreter) allow(d scenario.Directive) error {
	why, err := i.try(d.Rest)
	if err == nil && why != nil {
		err = fmt.Errorf("refused: %w", why)
	}
	return err
}

// refuse reads "Blue: CODE | MOVE" and "Blue: CLAUSE CODE | MOVE".
func (i *Interpreter) refuse(d scenario.Directive) error {
	head, text, found := strings.Cut(d.Rest, "|")
	f := strings.Fields(head)
	if !found || len(f) < 2 || len(f) > 3 {
		return errors.New("wants: refuse SEAT: CODE | MOVE")
	}
	s, err := i.state()
	if err != nil {
		return err
	}
	seat := strings.TrimSuffix(f[0], ":")
	key := strings.ReplaceAll(strings.ToLower(f[len(f)-1]), "_", "-")
	why, err := i.try(seat + ": " + strings.TrimSpace(text))
	switch {
	case err != nil:
		return err
	case why == nil:
		return fmt.Errorf("%q is allowed", strings.TrimSpace(text))
	case why.Key != key || len(f) == 3 && why.Clause != f[1]:
		return fmt.Errorf("refused by %s %s, not by %s", why.Clause, why.Key, strings.Join(f[1:], " "))
	}
	before := s.Digest()
	number, _ := i.table.Seat(seat)
	m, _ := dungeonroll.ParseMove(strings.TrimSpace(text))
	if _, err := s.Apply(number, m); err == nil || s.Digest() != before {
		return errors.New("refused, but the position changes")
	}
	return nil
}
