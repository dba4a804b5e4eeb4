package scenario_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/engine/play/torches"
)

// table is a table of Torches with two seats.
func table() *scenario.Table {
	return &scenario.Table{Game: torches.Game{}, Setup: play.Setup{Seats: []play.SeatSetup{{Name: "Blue"}, {Name: "Green"}}}}
}

func TestWhatIsLaidIsSetUpOnce(t *testing.T) {
	tab := table()
	d := scenario.Directive{File: "a", Line: 3, Key: "table", Block: []scenario.BlockLine{{Line: 4, Text: "one"}, {Line: 5}, {Line: 6, Text: "two"}}}
	var lines []string
	require.NoError(t, tab.Lay(d, func(text string) error { lines = append(lines, text); return nil }))
	assert.Equal(t, []string{"one", "two"}, lines, "empty lines are passed over")
	require.False(t, tab.Begun())
	laid := &torches.State{Round: 2}
	set := 0
	for range 2 {
		require.NoError(t, tab.Begin(func() (play.State, error) { set++; return laid, nil }))
	}
	assert.Equal(t, 1, set)
	got, err := tab.Position()
	require.NoError(t, err)
	assert.Same(t, laid, got)
	assert.Error(t, tab.Lay(d, func(string) error { return nil }), "too late")
}

func TestWhereNothingIsLaidTheGameSetsUp(t *testing.T) {
	tab := table()
	require.NoError(t, tab.Begin(func() (play.State, error) { return nil, errors.New("nothing was laid") }))
	s, err := tab.Position()
	require.NoError(t, err)
	assert.Len(t, s.(*torches.State).Hands[0], 3)
}

func TestFaultsOfLayingNameTheirPlace(t *testing.T) {
	tab := table()
	d := scenario.Directive{File: "a", Line: 3, Key: "table", Block: []scenario.BlockLine{{Line: 4, Text: "one"}}}
	var f *scenario.Fault
	require.ErrorAs(t, tab.Lay(d, func(string) error { return errors.New("no torch") }), &f)
	assert.Equal(t, 4, f.Line)
	assert.ErrorContains(t, tab.Begin(func() (play.State, error) { return nil, errors.New("two oaks") }), "cannot stand so: two oaks")
}

func TestExpectationsAreComparedAsText(t *testing.T) {
	look := func(words []string) (string, error) {
		if words[0] == "nonsense" {
			return "", errors.New("nothing of that name")
		}
		return strings.Join(words, "-") + " 3", nil
	}
	for text, fault := range map[string]string{
		"coins Blue: coins-Blue  3": "",
		"coins Blue: 4":             `coins Blue: it is "coins-Blue 3"`,
		"coins Blue":                "wants: expect WHAT: VALUE",
		": 3":                       "wants: expect WHAT: VALUE",
		"nonsense: 3":               "nothing of that name",
	} {
		err := scenario.Expect(scenario.Directive{Rest: text}, look)
		if fault == "" {
			assert.NoError(t, err, text)
		} else {
			assert.EqualError(t, err, fault, text)
		}
	}
	block := scenario.Directive{Rest: "coins:", Block: []scenario.BlockLine{{Text: "coins"}, {Text: "3"}}}
	assert.NoError(t, scenario.Expect(block, look), "the value may stand in a block")
	block.Block[1].Text = "4"
	assert.EqualError(t, scenario.Expect(block, look), `coins: it is "coins 3"`)
}

func TestWhatASeatSeesCanBeAskedFor(t *testing.T) {
	tab := table()
	by, rest, asked, err := tab.Sees(strings.Fields("Green sees hand Blue"))
	require.NoError(t, err)
	assert.True(t, asked)
	assert.EqualValues(t, 1, by)
	assert.Equal(t, []string{"hand", "Blue"}, rest)
	by, _, asked, err = tab.Sees(strings.Fields("Nobody sees hand Blue"))
	require.NoError(t, err)
	assert.True(t, asked)
	assert.Equal(t, play.NoSeat, by)
	_, _, _, err = tab.Sees(strings.Fields("Pink sees hand Blue"))
	assert.Error(t, err)
	_, rest, asked, err = tab.Sees(strings.Fields("hand Blue"))
	require.NoError(t, err)
	assert.False(t, asked)
	assert.Equal(t, []string{"hand", "Blue"}, rest)
}
