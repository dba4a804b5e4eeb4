package rehearsal

import (
	"image"
	"testing"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/scene"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
)

// Size is a window of w x h logical pixels at 1 : 1, with text in hundredths.
func Size(w, h, text int) apptest.Window {
	return apptest.Window{W: w, H: h, Scale: 1, Text: float64(text) / 100}
}

// Usual is the window of the concept pictures. Unless pictures are to be looked at it is
// painted at half its size, which takes a quarter of the time.
func Usual() apptest.Window {
	w := Size(1280, 800, 100)
	if !apptest.Pictures() {
		w.Scale = .5
	}
	return w
}

// Windows are the windows every view is looked at in, by a name for the picture: the
// smallest and a very large one, with text as it is and enlarged.
func Windows() map[string]apptest.Window {
	return map[string]apptest.Window{
		"1280":     {W: 1280, H: 800},
		"1024":     {W: 1024, H: 640},
		"1024-150": {W: 1024, H: 640, Text: 1.5},
		"1280-150": {W: 1280, H: 800, Text: 1.5},
		"1920-125": {W: 1920, H: 1080, Text: 1.25},
		"1600-2x":  {W: 1280, H: 800, Scale: 2},
		"2560":     {W: 2560, H: 1080},
		"3840":     {W: 3840, H: 2160},
		"3840-3x":  {W: 1280, H: 720, Scale: 3},
		"long":     {W: 1280, H: 800, Language: "qps"},
	}
}

// window is the program in a window that nobody sees, and a hand for it.
type window struct {
	*scene.Rehearsal
	App *app.App
	t   testing.TB
}

// Let lets time pass.
func (w window) Let(d time.Duration) {
	for end := w.Stack.UI.Now + d; w.Stack.UI.Now < end; {
		w.Step()
	}
}

// Press presses a key.
func (w window) Press(k input.Key) {
	w.Send(input.Event{Kind: input.KeyDown, Key: k}, input.Event{Kind: input.KeyUp, Key: k})
}

// Point moves the pointer to a control.
func (w window) Point(name string) {
	w.t.Helper()
	apptest.Point(w.t, w.Rehearsal, name)
}

// Click clicks a control.
func (w window) Click(name string) {
	w.t.Helper()
	apptest.Click(w.t, w.Rehearsal, name)
}

// Away moves the pointer where nothing is.
func (w window) Away() { w.Send(input.Event{Kind: input.Move, X: 2, Y: 2}) }

// Picture draws the window when everything is painted, and keeps the picture under a
// name; "" for none.
func (w window) Picture(name string) *image.RGBA {
	w.t.Helper()
	img := w.Draw()
	if name != "" {
		apptest.Keep(w.t, name, img)
	}
	return img
}
