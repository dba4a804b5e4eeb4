package reward

import (
	"testing"
	"time"

	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/rehearsal"
)

// Pictures of all windows, to be looked at, when PICTURES names a folder.
func TestPicturesOfWindows(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("DELVEBOX_PICTURES names no folder")
	}
	for name, w := range rehearsal.Windows() {
		r, _, _ := table(t, w, 5, nil)
		r.Away()
		r.Picture("reward-" + name + "-asking")
		r.Click("turn-secondary")
		r.Away()
		r.Picture("reward-" + name)
	}
}

// Pictures of the show on its way, to be looked at.
func TestPictures(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("DELVEBOX_PICTURES names no folder")
	}
	r, v, _ := table(t, apptest.Window{Speed: 1}, 2, nil)
	r.Away()
	r.Let(300 * time.Millisecond)
	r.Picture("reward-come")
	r.Let(1400 * time.Millisecond)
	r.Picture("reward-run")
	for v.show.share(revealing, v.l.accounts[0].seat, actCoins) < .4 {
		r.Step()
	}
	r.Picture("reward-coins")
	for v.show.now().scene == revealing {
		v.forward(r.Stack.UI)
	}
	for v.show.now().scene == racing {
		r.Step()
		if v.show.still() {
			r.Picture("reward-race")
			break
		}
	}
	for v.show.now().scene != asking {
		v.forward(r.Stack.UI)
	}
	r.Settle()
	r.Picture("reward-asking")
	r.Click("turn-secondary")
	r.Away()
	r.Let(200 * time.Millisecond)
	r.Picture("reward-turning")
	r.Let(600 * time.Millisecond)
	r.Picture("reward-turned")
	for v.show.now().scene != following {
		r.Step()
	}
	r.Let(900 * time.Millisecond)
	r.Picture("reward-following")
	for !v.show.over() {
		v.forward(r.Stack.UI)
	}
	r.Settle()
	r.Picture("reward-settled")
}
