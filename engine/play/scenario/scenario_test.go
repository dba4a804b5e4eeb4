package scenario_test

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/engine/play/torches"
)

// words interprets the scenarios of Torches: hand, burning, round, expect score.
type words struct{ table scenario.Table }

func begin() scenario.Interpreter {
	return &words{scenario.Table{Game: torches.Game{}, Script: func(s play.State, name string, outcomes []int) error {
		s.(*torches.State).Luck.Script(name, outcomes...)
		return nil
	}}}
}

func (w *words) Run(d scenario.Directive) error {
	if err := w.table.Run(d); !errors.Is(err, scenario.ErrUnknown) {
		return err
	}
	p, err := w.table.Position()
	if err != nil {
		return err
	}
	s := p.(*torches.State)
	switch d.Key {
	case "hand":
		seat, rest, err := w.table.SplitSeat(d.Rest)
		if err != nil {
			return err
		}
		s.Hands[seat] = nil
		for _, f := range strings.Fields(rest) {
			t := torches.Torch(f)
			if t.Brightness() == 0 {
				return fmt.Errorf("%q is no torch", f)
			}
			for i := range s.Hands {
				s.Hands[i] = slices.DeleteFunc(s.Hands[i], func(o torches.Torch) bool { return o == t })
			}
			s.Deck = slices.DeleteFunc(s.Deck, func(o torches.Torch) bool { return o == t })
			s.Hands[seat] = append(s.Hands[seat], t)
		}
	case "burning":
		s.Burning = torches.Torch(d.Rest)
	case "round":
		_, err := fmt.Sscan(d.Rest, &s.Round)
		return err
	case "expect":
		seat, rest, err := w.table.SplitSeat(strings.TrimPrefix(d.Rest, "score "))
		if err != nil {
			return err
		}
		if got := fmt.Sprint(s.Scores[seat]); got != rest {
			return fmt.Errorf("the score is %s", got)
		}
	case "panic":
		panic("interpreter lost")
	default:
		return scenario.ErrUnknown
	}
	return nil
}

func TestScenariosOfTorches(t *testing.T) {
	scenario.Test(t, os.DirFS("testdata"), begin)
}

func TestGoldenPlaythroughs(t *testing.T) {
	scenario.TestGolden(t, os.DirFS("testdata"), torches.Game{})
}

func TestParseKeepsPlacesAndBlocks(t *testing.T) {
	list, err := scenario.Parse("x.scenario", strings.Join([]string{
		"# about", "title: One", "clauses: MMV-030 MMV-034", "game: map-masters", "",
		"dungeon Blue:", "    S01 at 0,0", "    # not this", "", "      D12 at 5,1", "",
		"card:", "```", "  # rock", "    |", "```", "move Blue: go", "title: Two", "clauses: TOR-001"}, "\r\n"))
	require.NoError(t, err)
	require.Len(t, list, 2)
	s := list[0]
	assert.Equal(t, []string{"MMV-030", "MMV-034"}, s.Clauses)
	assert.Equal(t, "map-masters", s.Game)
	assert.Equal(t, scenario.Directive{File: "x.scenario", Line: 6, Key: "dungeon", Rest: "Blue:",
		Block: []scenario.BlockLine{{Line: 7, Text: "S01 at 0,0"}, {Line: 9, Text: ""}, {Line: 10, Text: "  D12 at 5,1"}}}, s.Steps[0])
	assert.Equal(t, "# rock\n  |", s.Steps[1].Text())
	assert.Equal(t, 14, s.Steps[1].Block[0].Line)
	assert.Equal(t, "Blue: go", s.Steps[2].Rest)
	assert.Equal(t, "Two", list[1].Title)
}

func TestFaultsNameFileAndLine(t *testing.T) {
	const head = "title: T\nclauses: TOR-002\nseats: Blue Green\n"
	for name, c := range map[string]struct{ text, want string }{
		"empty":            {"", "x:1: there is no scenario here"},
		"before title":     {"# c\nseats: Blue", "x:2: seats: stands before"},
		"no title":         {"title:\n", "x:1: the title is missing"},
		"no clauses":       {"title: T\nseats: Blue", `x:1: "T" names no clauses`},
		"odd clause":       {"title: T\nclauses: MMV30", `x:2: "MMV30" is no clause`},
		"odd word":         {head + "Move Blue: roll", `x:4: "Move Blue: roll" does not begin with`},
		"stray indent":     {"  a\ntitle: T\n", "x:1: an indented line"},
		"open fence":       {head + "hand:\n```\nabc", "x:5: the fence ``` is not closed"},
		"unknown word":     {head + "dance: Blue", `x:4: "dance" is no word`},
		"unknown seat":     {head + "\nmove Red: roll", `x:5: move: nobody at the table is called "Red"`},
		"unknown move":     {head + "move Blue: sing", `x:4: move: "sing" is no move`},
		"refused move":     {head + "move Green: roll", "x:4: move: TOR-002 not-your-turn"},
		"allowed":          {head + "refuse Blue: TOR-003 rolled-already | roll", `x:4: refuse: "roll" is allowed`},
		"other refusal":    {head + "refuse Green: TOR-003 rolled-already | roll", "x:4: refuse: refused by TOR-002 not-your-turn"},
		"odd refuse":       {head + "refuse Green roll", "x:4: refuse: wants"},
		"actors":           {head + "actors: Green", "x:4: actors: these may act: Blue"},
		"events":           {head + "move Blue: roll\nevents: sung", "x:5: events: this happened: die-rolled"},
		"not over":         {head + "outcome: Blue 1", "x:4: outcome: the game is not over"},
		"late seats":       {head + "actors: Blue\nseats: Red", "x:5: seats: must stand before"},
		"late option":      {head + "actors: Blue\noption: a b", "x:5: option: must stand before"},
		"late seed":        {head + "actors: Blue\nseed: a", "x:5: seed: must stand before"},
		"twice":            {"title: T\nclauses: TOR-002\nseats: Blue Blue", "x:3: seats: two at the table"},
		"too few":          {"title: T\nclauses: TOR-002\nseats: Blue\nmove Blue: roll", "x:4: move: TOR-001 seats-count"},
		"chance":           {head + "chance: die -1", `x:4: chance: "-1" is no outcome`},
		"chance of what":   {head + "chance: die", "x:4: chance: wants"},
		"interpreter lost": {head + "panic: now", "x:4: panic: panic: interpreter lost"},
	} {
		t.Run(name, func(t *testing.T) {
			list, err := scenario.Parse("x", c.text)
			if err == nil {
				err = scenario.Run(list[0], begin())
			}
			require.ErrorContains(t, err, c.want)
			var f *scenario.Fault
			require.ErrorAs(t, err, &f)
		})
	}
}

func FuzzParse(f *testing.F) {
	f.Add("title: T\nclauses: TOR-002\nmove Blue:\n  a\n\n\tb\n```\nx\n```\n")
	f.Add("~~~\n~~~\n")
	f.Fuzz(func(t *testing.T, text string) {
		list, err := scenario.Parse("x", text)
		if err != nil {
			var fault *scenario.Fault
			require.ErrorAs(t, err, &fault)
			require.Positive(t, fault.Line)
			return
		}
		for _, s := range list {
			last := s.Line
			for _, d := range s.Steps {
				require.Greater(t, d.Line, last)
				last = d.Line
				for _, l := range d.Block {
					require.Greater(t, l.Line, last)
					last = l.Line
				}
			}
		}
	})
}
