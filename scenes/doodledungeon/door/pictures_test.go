package door_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/scene"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/tabletest"
)

// Pictures of what shows only under a hand: to look at.
func TestPicturesUnderTheHand(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("pictures to look at; set DELVEBOX_PICTURES to a folder")
	}
	for _, c := range []struct{ name, stop, script string }{
		{"walls-fit", "walls", "point D5\nwait 600ms"},
		{"walls-cut", "walls", "key R\npoint B9\nwait 600ms"},
		{"walls-outside", "walls", "point H10\nwait 600ms"},
		{"monster-close", "monster", "point F4\nwait 600ms"},
		{"draft-card", "draft", "point card-56\nwait 600ms"},
		{"path-half", "path", "click A1\nclick A2\nclick A3\nclick A4\nclick B4\nclick A4\nwait idle"},
		{"help-held", "help", "click hand-2\npoint rival-3\nwait 600ms"},
		{"sketch", "monster", "click E5\nclick sketch\nwait idle"},
		{"fight", "fight", "point hand-1\nwait 600ms"},
		{"upgrade-hot", "upgrade", "point check-orc\nwait 600ms"},
	} {
		s := tabletest.AtIn(t, c.stop, apptest.Window{})
		p := input.NewPlayer(&scene.Stage{Stack: s.A.Stack})
		require.NoError(t, p.ReadScript("test", c.script))
		if err := s.R.Play(p, time.Minute); err != nil {
			t.Log(c.name, err)
		}
		for range 4 {
			s.R.Draw()
			s.R.Step()
		}
		apptest.Keep(t, "hand-"+c.name, s.R.Draw())
	}
}
