package ui

// The least size of a window in logical pixels; smaller windows show all of it,
// smaller.
const (
	leastW, leastH = 1024, 640
	leastScale     = .2
)

// A gallery keeps as many pictures as would cover the window a few times over, and
// some more for what does not grow with it: letters, icons.
const (
	windowsKept = 5 // bytes for each pixel of the window, of four that a picture of it takes
	spareBytes  = 4 << 20
)

// Legible is the least size of printed letters, in logical pixels.
const Legible = 14

// Resize tells the size of the window in device pixels and the device's scale.
func (u *UI) Resize(w, h int, scale float64) {
	s := min(scale, float64(w)/leastW, float64(h)/leastH)
	s = max(s, leastScale)
	if s != u.Scale {
		u.Art.Gallery.Clear()
	}
	u.Art.Gallery.SetBudget(spareBytes + windowsKept*w*h)
	u.Scale, u.W, u.H = s, float64(w)/s, float64(h)/s
	u.dirty = true
	u.prev = u.prev[:0]
}
