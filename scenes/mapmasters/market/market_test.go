package market_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/scenes/mapmasters/market"
	"delvebox/scenes/mapmasters/market/rehearsal"
	"delvebox/scenes/mapmasters/table"
)

func views() table.Views { return table.Views{Market: market.New} }

// do makes moves of the acting seats, read from text.
func do(t *testing.T, m *play.Match, moves ...string) {
	t.Helper()
	for _, text := range moves {
		move, err := m.Game().ParseMove(text)
		require.NoError(t, err)
		_, err = m.Do(m.Actors()[0], move)
		require.NoError(t, err, text)
	}
}

func TestMarketPicture(t *testing.T) {
	m := rehearsal.Start(t, rehearsal.Setup("lantern", "green", "vermillion", "blue", "purple"))
	do(t, m, "buy card 4 1", "buy fairy sword", "buy book 1", "buy fairy rope", "buy fairy key", "buy fairy rope")
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("wait idle\npoint card-5-1\nwait 400ms")
	tb.Keep("market")
}

// TestMarketPictures leaves the states of the market to be looked at.
func TestMarketPictures(t *testing.T) {
	for name, script := range map[string]string{
		"hover-book": "point book-2\nwait 400ms", "hover-fairy": "point fairy-key\nwait 400ms", "hover-deck": "point card-3-deck\nwait 400ms",
		"panel": "click panel-1\nwait 100ms", "deck": "click deck\nwait 100ms", "refusal": "click card-6-1\nwait 500ms",
		"focus": "key Tab\nkey Tab\nkey Tab\nkey Tab\nkey Tab\nkey Tab\nkey ArrowRight\nkey ArrowDown\nwait 100ms", "coach": "wait 100ms",
	} {
		m := rehearsal.Start(t, rehearsal.Setup("lantern", "green", "vermillion", "blue", "purple"))
		do(t, m, "buy card 4 1", "buy fairy sword", "buy book 1", "buy fairy rope", "buy fairy key", "buy fairy rope", "pass", "buy fairy scroll")
		tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
		tb.Act("wait idle\n" + script)
		tb.Keep("market-" + name)
	}
}

func TestMarketPicturesInEveryWindow(t *testing.T) {
	for name, w := range map[string]rehearsal.Window{
		"1024": {1024, 640, 1, 100}, "1024-150": {1024, 640, 1, 150}, "1280-150": {1280, 800, 1, 150}, "1920-125": {1920, 1080, 1, 125},
		"1600x1200": {1600, 1200, 1, 100}, "2560x1080": {2560, 1080, 1, 100}, "3840": {3840, 2160, 2, 100},
	} {
		m := rehearsal.Start(t, rehearsal.Setup("lantern", "green", "vermillion", "blue", "purple", "*sky"))
		do(t, m, "buy card 4 1", "buy fairy sword", "buy book 1", "buy fairy rope", "buy fairy key", "buy fairy rope")
		tb := rehearsal.Open(t, m, w, views())
		tb.Act("wait idle\npoint card-3-1\nwait 100ms")
		tb.Keep("market-" + name)
	}
}
