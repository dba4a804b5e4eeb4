// Delvebox is a box of five dungeon games on one shelf.
//
//	delvebox                    play
//	delvebox --script FILE      let a script play in the window
//	delvebox --shots DIR        take a picture of every scene at every size
//	delvebox --help             all options
//
// It ends with 0 after a proper end, 1 when something went wrong while it ran, and 2
// when it was called in a way it does not understand.
package main

import (
	"errors"
	"fmt"
	"os"
	"runtime"

	"delvebox/cmd/delvebox/display" // looks for a display before the window library does
	"delvebox/cmd/delvebox/options"
)

// exitFailed is the exit code of a program that went wrong while it ran.
const exitFailed = 1

func main() {
	display.Leave()
	m := &memory{}
	m.haste()
	// The window finds a processor free while painters hold one each: the system knows who
	// comes first, Go's own scheduler does not.
	runtime.GOMAXPROCS(runtime.NumCPU() + 2)
	o, err := options.Parse(os.Args[1:], os.Stdout)
	switch {
	case err == options.ErrAnswered:
		return
	case err != nil:
		fmt.Fprintln(os.Stderr, "delvebox: "+err.Error())
		os.Exit(options.UsageCode)
	}
	if err := run(o, m); err != nil {
		fmt.Fprintln(os.Stderr, "delvebox: "+err.Error())
		if errors.As(err, &misused{}) {
			os.Exit(options.UsageCode)
		}
		os.Exit(exitFailed)
	}
}
