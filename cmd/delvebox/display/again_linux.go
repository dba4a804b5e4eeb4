package display

import (
	"os"
	"strings"
	"syscall"
)

// needed says that windows need a display server here.
const needed = true

// testing runs the test binary again in a virtual display, or ends it: well where a
// display is a luxury, badly where DELVEBOX_DISPLAY says that it is required.
func testing() {
	for _, dir := range strings.Split(os.Getenv("PATH"), ":") {
		path := dir + "/xvfb-run"
		if _, err := os.Stat(path); err == nil {
			args := append([]string{"xvfb-run", "-a", "-s", "-screen 0 1920x1200x24"}, os.Args...)
			if err := syscall.Exec(path, args, os.Environ()); err != nil {
				os.Stderr.WriteString("xvfb-run: " + err.Error() + "\n")
			}
		}
	}
	if os.Getenv("DELVEBOX_DISPLAY") == "required" {
		os.Stderr.WriteString("FAIL: there is no display and no xvfb-run\n")
		os.Exit(1)
	}
	os.Stdout.WriteString("SKIP: there is no display and no xvfb-run\n")
	os.Exit(0)
}
