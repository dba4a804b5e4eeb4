package results

import (
	"bytes"
	"fmt"
	"testing"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/rehearsal"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// From the final score every player's dungeon of the last round can be looked at, and
// one comes back to the same picture.
func TestTheDungeonsOfTheLastRoundCanBeLookedAt(t *testing.T) {
	r, v, _ := table(t, apptest.Window{W: 1024, H: 640})
	r.Away()
	want := bytes.Clone(r.Draw().Pix)
	seen := map[string]bool{}
	r.Click("dungeons")
	for seat := range rehearsal.Four() {
		r.Click(fmt.Sprint("seat-tab-", seat+1))
		r.Away()
		r.Settle()
		assert.True(t, apptest.Says(r.Rehearsal, r.Board.SeatName(play.Seat(seat))+"’s path"), "seat %d", seat)
		seen[string(r.Draw().Pix)] = true
	}
	assert.Len(t, seen, 4, "four dungeons")
	assert.NotContains(t, r.Stack.UI.Names(), "again", "nothing else is begun from here")
	r.Click("go-on")
	assert.Nil(t, v.looking)
	assert.Nil(t, r.Board.Staged)
	r.Away()
	assert.True(t, bytes.Equal(want, r.Draw().Pix), "back at the final score")
	r.Click("dungeons")
	r.Press(input.Escape)
	assert.Nil(t, v.looking)
}

// While the dungeons are looked at the log knows all, the final scores included.
func TestTheLogIsWholeWhileDungeonsAreLookedAt(t *testing.T) {
	r, _, _ := table(t, apptest.Window{})
	want := len(r.Board.Log())
	r.Click("dungeons")
	assert.Len(t, r.Board.Log(), want)
}

// A match that was set up at its end has no dungeons.
func TestWithoutARewardThereIsNothingToLookAt(t *testing.T) {
	r, v, _ := set(t, apptest.Window{}, ended(t, rehearsal.Four()[:2], [2]int{12, 4}, [2]int{10, 8}))
	require.False(t, v.canLook())
	assert.NotContains(t, r.Stack.UI.Names(), "dungeons")
}

func TestNoTextOfTheDungeonsLiesOnAnother(t *testing.T) {
	for name, w := range map[string]apptest.Window{"small, large text": {W: 1024, H: 640, Text: 1.5}, "long": {W: 1280, H: 800, Language: "qps"}} {
		r, _, _ := table(t, w)
		r.Click("dungeons")
		r.Away()
		assert.Empty(t, apptest.Faults(r.Rehearsal), name)
		main, _ := r.Stack.UI.Find("go-on")
		for _, l := range apptest.Lines(r.Rehearsal) {
			if cut := l.Rect.Cut(main); cut.W > 1 && cut.H > 1 {
				assert.GreaterOrEqual(t, l.Rect.X, main.X, "%s: %s", name, l.Text)
			}
		}
	}
}

func TestPicturesOfTheDungeons(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("DELVEBOX_PICTURES names no folder")
	}
	for name, w := range rehearsal.Windows() {
		r, _, _ := table(t, w)
		r.Click("dungeons")
		r.Away()
		r.Picture("results-dungeons-" + name)
	}
}
