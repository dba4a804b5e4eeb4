// Package options reads the command line of delvebox. It reaches no graphics, so that
// help and mistakes are answered where there is no display.
package options

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"github.com/alecthomas/kong"
)

// Options are the options of the command line.
type Options struct {
	Match      string  `arg:"" optional:"" help:"Saved match to continue: its name, as the Hall of Fame shows it."`
	Data       string  `help:"Folder for saves and settings (else $$DELVEBOX_DATA, else the user's own)." placeholder:"DIR"`
	Language   string  `help:"Language: en, or qps for a lengthened test language." placeholder:"TAG"`
	Size       string  `help:"Size of the window in logical pixels." default:"1280x800" placeholder:"WxH"`
	Scale      float64 `help:"Device pixels for each logical pixel, 0.5 to 4 (else the display's own)." placeholder:"N"`
	FullScreen bool    `help:"Begin in full screen."`
	Silent     bool    `help:"Without sound."`
	Script     string  `help:"Let a script play." placeholder:"FILE"`
	Demo       string  `help:"Let the program play by itself: pair (two people, two rounds), bots (a whole game), or another that a game has; a wrong name lists them." placeholder:"NAME"`
	Hurry      bool    `help:"Let scripts and demos move as fast as they can."`
	Keep       bool    `help:"Keep pictures of a demo."`
	Pictures   string  `help:"Folder for the pictures of a script and of F12." default:"." placeholder:"DIR"`
	Shots      string  `help:"Take a picture of every scene at every size into a folder, and end." placeholder:"DIR"`
	Version    bool    `help:"Say which version this is."`

	Width, Height int `kong:"-"`
}

// ErrAnswered means that all that was wanted has been printed.
var ErrAnswered = errors.New("answered")

// UsageCode is the exit code of a call that is not understood.
const UsageCode = 2

// Parse reads the command line; help and version go to out. The error is ErrAnswered
// or says what is wrong in a sentence.
func Parse(args []string, out io.Writer) (*Options, error) {
	f := &Options{}
	ended := false
	parser, err := kong.New(f,
		kong.Name("delvebox"),
		kong.Description("Five dungeon games on one shelf."),
		kong.Writers(out, out),
		kong.Exit(func(int) { ended = true }),
	)
	if err != nil {
		return nil, err
	}
	_, err = parser.Parse(args)
	if ended {
		return nil, ErrAnswered
	}
	if err != nil {
		return nil, fmt.Errorf("%w; delvebox --help lists all options", err)
	}
	if f.Version {
		fmt.Fprintln(out, "delvebox "+version())
		return nil, ErrAnswered
	}
	if f.Width, f.Height, err = size(f.Size); err != nil {
		return nil, err
	}
	if f.Scale != 0 && (f.Scale < .5 || f.Scale > 4) {
		return nil, fmt.Errorf("--scale %v: the scale is a number from 0.5 to 4", f.Scale)
	}
	return f, nil
}

// size reads "1280x800".
func size(text string) (w, h int, err error) {
	a, b, ok := strings.Cut(text, "x")
	if ok {
		w, err = strconv.Atoi(a)
		if err == nil {
			h, err = strconv.Atoi(b)
		}
	}
	if !ok || err != nil || w < 1 || h < 1 || w > 16384 || h > 16384 {
		return 0, 0, fmt.Errorf("--size %s: a size is two numbers like 1280x800", text)
	}
	return w, h, nil
}

// Answer deals with a command line that needs no window: help, version, mistakes. It
// gives the exit code, and false if a window is wanted.
func Answer(args []string) (code int, answered bool) {
	switch _, err := Parse(args, os.Stdout); {
	case err == ErrAnswered:
		return 0, true
	case err != nil:
		fmt.Fprintln(os.Stderr, "delvebox: "+err.Error())
		return UsageCode, true
	}
	return 0, false
}
