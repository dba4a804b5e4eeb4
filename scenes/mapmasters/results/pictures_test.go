package results

import (
	"testing"
	"time"

	"delvebox/engine/play"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/rehearsal"
)

// Pictures of all windows, to be looked at, when PICTURES names a folder.
func TestPictures(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("DELVEBOX_PICTURES names no folder")
	}
	for name, w := range rehearsal.Windows() {
		r, _, _ := table(t, w)
		r.Away()
		r.Picture("results-" + name)
	}
}

func TestPicturesOfFive(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("DELVEBOX_PICTURES names no folder")
	}
	five := append(rehearsal.Four(), play.SeatSetup{Name: "Bartholomew the Bold", Color: "vermillion"})
	scores := [][2]int{{44, 27}, {40, 31}, {38, 24}, {35, 29}, {50, 30}}
	r, _, _ := set(t, apptest.Window{}, ended(t, five, scores...))
	r.Away()
	r.Picture("results-five")
	r, _, _ = set(t, apptest.Window{W: 1024, H: 640}, ended(t, five, scores...))
	r.Away()
	r.Picture("results-five-1024")
	r, _, _ = set(t, apptest.Window{Speed: 1}, ended(t, five, scores...))
	r.Away()
	r.Let(800 * time.Millisecond)
	r.Picture("results-five-rising")
}
