// Package display looks for a display before the window library does, which panics in
// its initialisation where there is none. Go initialises packages that are ready in
// the order of their paths: this one imports little and so comes first.
//
// Where there is no display a call for help or with wrong options is still answered;
// anything else ends with a clear sentence. Tests of the window run themselves again
// inside a virtual display.
package display

import (
	"os"
	"strings"
)

// Missing says whether there is no display to open a window on.
func Missing() bool {
	return needed && os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == ""
}

func init() {
	why := "DISPLAY is empty"
	if !Missing() {
		err := reach()
		if err == nil {
			return
		}
		why = "no server answers at DISPLAY=" + os.Getenv("DISPLAY")
	}
	if strings.HasSuffix(os.Args[0], ".test") || strings.Contains(os.Args[0], "/_test/") {
		testing()
		return
	}
	if code, answered := answer(os.Args[1:]); answered {
		os.Exit(code)
	}
	os.Stderr.WriteString("delvebox: there is no display to open a window on (" + why + "). Nothing was changed.\n" +
		"Start it on a desktop, or in a virtual display: xvfb-run -a -s \"-screen 0 1920x1200x24\" delvebox\n")
	os.Exit(1)
}
