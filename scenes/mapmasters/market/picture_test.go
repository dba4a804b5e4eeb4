package market_test

import (
	"testing"

	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/rehearsal"
)

// pictures leaves out what only serves to be looked at.
func pictures(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("DELVEBOX_PICTURES is not set")
	}
}

func TestMarketPictures(t *testing.T) {
	pictures(t)
	for name, script := range map[string]string{
		"hover":      "point card-5-1\nwait 400ms",
		"hover-book": "point book-2\nwait 400ms", "hover-fairy": "point fairy-key\nwait 400ms", "hover-deck": "point card-3-deck\nwait 400ms",
		"panel": "click panel-3\nwait 100ms", "deck": "click deck\nwait 100ms", "refusal": "click card-6-1\nwait 500ms",
		"focus": "key Tab\nkey ArrowRight\nkey ArrowRight\nkey ArrowRight\nkey ArrowDown\nwait 100ms", "coach": "wait 100ms",
	} {
		t.Run(name, func(t *testing.T) {
			m := rehearsal.Start(t, rehearsal.Setup("lantern", "green", "vermillion", "blue", "purple"))
			do(t, m, "buy card 4 1", "buy fairy sword", "buy book 1", "buy fairy rope", "buy fairy key", "buy fairy rope")
			tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
			tb.Act("wait idle\n" + script)
			tb.Picture("market-" + name)
		})
	}
}

func TestMarketPicturesInEveryWindow(t *testing.T) {
	pictures(t)
	for name, w := range map[string]apptest.Window{
		"1024": rehearsal.Size(1024, 640, 100), "1024-150": rehearsal.Size(1024, 640, 150), "1280-150": rehearsal.Size(1280, 800, 150), "1920-125": rehearsal.Size(1920, 1080, 125),
		"1600x1200": rehearsal.Size(1600, 1200, 100), "2560x1080": rehearsal.Size(2560, 1080, 100), "3840": rehearsal.Size(3840, 2160, 100),
	} {
		t.Run(name, func(t *testing.T) {
			m := rehearsal.Start(t, rehearsal.Setup("lantern", "green", "vermillion", "blue", "purple", "*sky"))
			do(t, m, "buy card 4 1", "buy fairy sword", "buy book 1", "buy fairy rope", "buy fairy key", "buy fairy rope")
			tb := rehearsal.Open(t, m, w, views())
			tb.Act("wait idle\npoint card-3-1\nwait 100ms")
			tb.Picture("market-" + name)
		})
	}
}
