package results_test

import (
	"testing"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/scenes/box"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Two computer players play a whole match at the program's own table; the onlooker
// turns the secondaries over and goes on. At the end the Hall of Fame knows it, and
// another match can be begun.
func TestAMatchFromStartToFinalScore(t *testing.T) {
	a, err := box.Open(box.Options{Data: t.TempDir(), Silent: true})
	require.NoError(t, err)
	t.Cleanup(a.Stack.Close)
	a.UI.Prefs.Speed = 0
	r := scene.NewRehearsal(a.Stack, 1024, 640, 1)
	require.NoError(t, a.Begin(play.Setup{Game: "mapmasters", Seed: "onlooker", Options: map[string]string{"bots": "at-once"}, Seats: []play.SeatSetup{
		{Name: "Blue", Color: "blue", Level: "normal"}, {Name: "Green", Color: "green", Level: "normal"}}}))
	press := func(k input.Key) {
		r.Send(input.Event{Kind: input.KeyDown, Key: k}, input.Event{Kind: input.KeyUp, Key: k})
	}
	rewards := 0
	for i := 0; i < 400_000; i++ {
		r.Stack.Event(input.Event{Kind: input.Tick})
		if _, over := a.UI.Find("again"); over {
			break
		}
		if _, asked := a.UI.Find("turn-secondary"); asked {
			rewards++
			press(input.Enter)
			press(input.Enter)
			continue
		}
		r.Step()
	}
	assert.Equal(t, 6, rewards)
	_, over := a.UI.Find("again")
	require.True(t, over, "the match has come to its end")
	results, _, err := a.Store.Fame()
	require.NoError(t, err)
	require.Len(t, results, 1)
	assert.Equal(t, "onlooker", results[0].Seed)
	for range 90 {
		r.Step()
	}
	press(input.Enter)
	matches, err := a.Store.Matches()
	require.NoError(t, err)
	require.Len(t, matches, 1, "only the new match is open")
}
