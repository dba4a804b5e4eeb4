package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"delvebox/engine/play"
)

// Table interprets the words that all games share. A game's interpreter holds one and
// asks it first or last:
//
//	func (i *interpreter) Run(d scenario.Directive) error {
//		if err := i.table.Run(d); !errors.Is(err, scenario.ErrUnknown) {
//			return err
//		}
//		switch d.Key { ... }
//	}
//
// The game is set up when the position is first asked for, by [Table.Position].
type Table struct {
	Game  play.Game
	Setup play.Setup
	// Script lays down outcomes in a position's chance stream; needed for "chance:".
	Script func(s play.State, name string, outcomes []int) error

	state  play.State
	events []play.Event
	laying
}

// Position gives the position to look at and to change, set up when first asked for.
func (t *Table) Position() (play.State, error) {
	if t.state != nil {
		return t.state, nil
	}
	t.Setup.Game = t.Game.ID()
	if t.Setup.Seed == "" {
		t.Setup.Seed = "scenario"
	}
	var err error
	t.state, t.events, err = t.Game.New(t.Setup)
	return t.state, err
}

// SetPosition puts a position in place of the present one.
func (t *Table) SetPosition(s play.State) { t.state = s }

// Events lists what happened in the last move, or at set-up.
func (t *Table) Events() []play.Event { return t.events }

// Seat finds a seat by its name.
func (t *Table) Seat(name string) (play.Seat, error) {
	for i, s := range t.Setup.Seats {
		if s.Name == name {
			return play.Seat(i), nil
		}
	}
	return play.NoSeat, fmt.Errorf("nobody at the table is called %q", name)
}

// SplitSeat takes "Blue: play ash" or "Blue play ash" apart into seat and rest.
func (t *Table) SplitSeat(text string) (play.Seat, string, error) {
	name, rest, found := strings.Cut(text, ":")
	if !found || strings.ContainsAny(name, " \t") {
		name, rest, _ = strings.Cut(text, " ")
	}
	seat, err := t.Seat(strings.TrimSpace(name))
	return seat, strings.TrimSpace(rest), err
}

// Run interprets a directive, or answers ErrUnknown.
func (t *Table) Run(d Directive) error {
	words := map[string]func(Directive) error{
		"seats": t.seats, "option": t.option, "seed": t.seed, "chance": t.chance, "move": t.move,
		"refuse": t.refuse, "actors": t.actors, "events": t.happened, "outcome": t.outcome,
	}
	if word := words[d.Key]; word != nil {
		return word(d)
	}
	return ErrUnknown
}

var errLate = errors.New("must stand before everything that needs the table")

func (t *Table) seats(d Directive) error {
	if t.state != nil {
		return errLate
	}
	t.Setup.Seats = nil
	for _, f := range strings.Fields(d.Rest) {
		name, level, _ := strings.Cut(f, "=")
		if _, err := t.Seat(name); err == nil {
			return fmt.Errorf("two at the table are called %q", name)
		}
		t.Setup.Seats = append(t.Setup.Seats, play.SeatSetup{Name: name, Color: strings.ToLower(name), Level: level})
	}
	return nil
}

func (t *Table) option(d Directive) error {
	if t.state != nil {
		return errLate
	}
	name, value, _ := strings.Cut(d.Rest, " ")
	if t.Setup.Options == nil {
		t.Setup.Options = map[string]string{}
	}
	t.Setup.Options[name] = strings.TrimSpace(value)
	return nil
}

func (t *Table) seed(d Directive) error {
	if t.state != nil {
		return errLate
	}
	t.Setup.Seed = d.Rest
	return nil
}

func (t *Table) chance(d Directive) error {
	f := strings.Fields(d.Rest)
	if t.Script == nil || len(f) < 2 {
		return errors.New("wants the name of a draw and outcomes, in a game that draws")
	}
	var outcomes []int
	for _, s := range f[1:] {
		n, err := strconv.Atoi(s)
		if err != nil || n < 0 {
			return fmt.Errorf("%q is no outcome; they count from 0", s)
		}
		outcomes = append(outcomes, n)
	}
	s, err := t.Position()
	if err != nil {
		return err
	}
	return t.Script(s, f[0], outcomes)
}

// apply makes a move written as "Blue: TEXT".
func (t *Table) apply(text string) (play.Seat, error) {
	s, err := t.Position()
	if err != nil {
		return 0, err
	}
	seat, rest, err := t.SplitSeat(text)
	if err != nil {
		return seat, err
	}
	m, err := t.Game.ParseMove(rest)
	if err != nil {
		return seat, err
	}
	events, err := s.Apply(seat, m)
	if err == nil {
		t.events = events
	}
	return seat, err
}

func (t *Table) move(d Directive) error {
	text := d.Rest
	if len(d.Block) > 0 {
		text = strings.TrimSpace(text + " " + strings.Join(strings.Fields(d.Text()), " "))
	}
	_, err := t.apply(text)
	return err
}

// refuse reads "Blue: CLAUSE KEY | TEXT".
func (t *Table) refuse(d Directive) error {
	head, text, found := strings.Cut(d.Rest, "|")
	if len(d.Block) > 0 {
		text, found = text+" "+strings.Join(strings.Fields(d.Text()), " "), true
	}
	f := strings.Fields(head)
	if !found || len(f) != 3 {
		return errors.New("wants: refuse SEAT: CLAUSE KEY | MOVE")
	}
	s, err := t.Position()
	if err != nil {
		return err
	}
	before := s.Digest()
	_, err = t.apply(strings.TrimSuffix(f[0], ":") + ": " + strings.TrimSpace(text))
	var r *play.Refusal
	switch {
	case err == nil:
		return fmt.Errorf("%q is allowed", strings.TrimSpace(text))
	case !errors.As(err, &r):
		return err
	case r.Clause != f[1] || r.Key != f[2]:
		return fmt.Errorf("refused by %s %s, not by %s %s", r.Clause, r.Key, f[1], f[2])
	case s.Digest() != before:
		return errors.New("refused, but the position changes")
	}
	return nil
}

func (t *Table) actors(d Directive) error {
	s, err := t.Position()
	if err != nil {
		return err
	}
	want := strings.Fields(d.Rest)
	if len(want) == 1 && want[0] == "none" {
		want = nil
	}
	var got []string
	for _, seat := range s.Actors() {
		got = append(got, t.Setup.Seats[seat].Name)
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		return fmt.Errorf("these may act: %s", none(got))
	}
	return nil
}

func (t *Table) happened(d Directive) error {
	var got []string
	for _, e := range t.events {
		got = append(got, e.Name())
	}
	if want := strings.Fields(d.Rest); !slices.Equal(got, want) {
		return fmt.Errorf("this happened: %s", none(got))
	}
	return nil
}

// outcome compares a ranking written as "Green 31, Blue 28" or "Green 31 = Blue 31".
func (t *Table) outcome(d Directive) error {
	s, err := t.Position()
	if err != nil {
		return err
	}
	o := s.Outcome()
	if o == nil {
		return errors.New("the game is not over")
	}
	var got strings.Builder
	for i, r := range o.Ranking {
		switch {
		case i > 0 && r.Place == o.Ranking[i-1].Place:
			got.WriteString(" = ")
		case i > 0:
			got.WriteString(", ")
		}
		fmt.Fprintf(&got, "%s %d", t.Setup.Seats[r.Seat].Name, r.Score)
	}
	if want := strings.Join(strings.Fields(d.Rest), " "); got.String() != want {
		return fmt.Errorf("it ends with %s", got.String())
	}
	return nil
}

func none(list []string) string {
	if len(list) == 0 {
		return "none"
	}
	return strings.Join(list, " ")
}
