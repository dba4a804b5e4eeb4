//go:build !linux

package display

// needed says that windows need a display server here.
const needed = false

func testing() {}
