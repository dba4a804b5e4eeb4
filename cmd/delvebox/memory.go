package main

import "runtime/debug"

// memory is how much memory the program takes before it collects what is not needed any
// more. It is told what happens by the window, on one goroutine at a time.
type memory struct {
	area  int // device pixels of the window
	shown bool
}

// Memory of Go, in bytes. The limits catch what is in flight when a scene is entered. Lower
// ones would collect without a pause while pictures are painted, and take half the frames.
const (
	opening  = 44 << 20   // until the first picture is to be seen
	playing  = 34 << 20   // afterwards
	reckoned = 1280 * 800 // device pixels of the window for which they are meant
	perPixel = 24         // for each more: a sheet or two, the desk, and what follows them
	eager    = 20         // per cent of what is alive that may come new before a collection
	never    = -1         // per cent, likewise
)

// haste lets the memory of what is only needed while the program opens lie: collecting it
// a dozen times over would hold up the first picture by some 40 ms.
func (m *memory) haste() {
	debug.SetGCPercent(never)
	m.limit()
}

// thrift collects early: pictures come and go, and memory matters more than a collection
// now and then.
func (m *memory) thrift() {
	m.shown = true
	debug.SetGCPercent(eager)
	m.limit()
}

// size hears the window's size in device pixels.
func (m *memory) size(w, h int) {
	m.area = w * h
	m.limit()
}

func (m *memory) limit() { debug.SetMemoryLimit(m.most()) }

// most is the limit in bytes: pictures grow with the window.
func (m *memory) most() int64 {
	n := opening
	if m.shown {
		n = playing
	}
	return int64(n + perPixel*max(0, m.area-reckoned))
}
