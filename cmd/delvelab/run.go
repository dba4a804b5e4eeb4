package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"runtime/debug"
	"strings"

	"github.com/alecthomas/kong"
)

// The exit codes.
const (
	codeFine        = 0
	codeFound       = 1
	codeUsage       = 2
	codeFile        = 3
	codeMistake     = 4
	codeInterrupted = 130
)

const exitHelp = `
Exit codes: 0 all is well, 1 something was found wrong, 2 wrong command line,
3 a file cannot be read or written, 4 a mistake in the program, 130 interrupted.`

// commands is the command line.
type commands struct {
	Sim      simCommand      `cmd:"" help:"Play games between computer players and report the results with their intervals."`
	Verify   verifyCommand   `cmd:"" help:"Replay journals and check every line."`
	Lint     lintCommand     `cmd:"" help:"Check the card files of folders."`
	Scenario scenarioCommand `cmd:"" help:"Play scenario files."`
	Bench    benchCommand    `cmd:"" help:"Measure how fast rules and computer players are."`
	Learn    learnCommand    `cmd:"" help:"Let Dungeon Roll's computer player Hard learn from games with itself."`
}

// place is where a command works: its games, its outputs, and the wish to stop.
type place struct {
	ctx      context.Context
	shelf    shelf
	out, err io.Writer
}

// found says that the command did its work and something is wrong; it has been
// printed.
type found struct{ what string }

func (f found) Error() string { return f.what }

// wrongUse says that an argument does not make sense.
type wrongUse struct{ what string }

func (w wrongUse) Error() string { return w.what }

func misuse(format string, args ...any) error { return wrongUse{fmt.Sprintf(format, args...)} }

// start is the whole program with the games that are on the shelf.
func start(ctx context.Context, args []string, out, errs io.Writer) int {
	s, err := stock()
	if err != nil {
		fmt.Fprintf(errs, "delvelab: the games' data: %v\n", err)
		return codeMistake
	}
	return run(place{ctx, s, out, errs}, args)
}

// left is how the command line's reader leaves after help.
type left struct{ code int }

// run carries out one command line. No panic leaves it.
func run(p place, args []string) (code int) {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case left:
			code = v.code
		default:
			fmt.Fprintf(p.err, "delvelab: a mistake in the program: %v\n%s", v, debug.Stack())
			code = codeMistake
		}
	}()
	var line commands
	parser, err := kong.New(&line, kong.Name("delvelab"), kong.Writers(p.out, p.err),
		kong.Description("The laboratory of Delvebox: games without a screen.\n"+exitHelp),
		kong.Exit(func(code int) { panic(left{code}) }), kong.UsageOnError(),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}), kong.Vars{"games": strings.Join(p.shelf.ids(), ", ")})
	if err != nil {
		panic(err)
	}
	if len(args) == 0 {
		args = []string{"--help"}
	}
	command, err := parser.Parse(args)
	if err != nil {
		fmt.Fprintf(p.err, "delvelab: %v\n", err)
		fmt.Fprintln(p.err, "delvelab --help lists commands and options.")
		return codeUsage
	}
	return report(p, command.Run(p))
}

// report prints what went wrong and gives the exit code.
func report(p place, err error) int {
	var f found
	var w wrongUse
	var pe *fs.PathError
	switch {
	case err == nil:
		return codeFine
	case errors.As(err, &f):
		fmt.Fprintln(p.err, "delvelab:", f.what)
		return codeFound
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(p.err, "delvelab: interrupted")
		return codeInterrupted
	case errors.As(err, &w):
		fmt.Fprintln(p.err, "delvelab:", w.what)
		return codeUsage
	case errors.As(err, &pe):
		fmt.Fprintf(p.err, "delvelab: %s: %v\n", pe.Path, pe.Err)
		return codeFile
	}
	fmt.Fprintln(p.err, "delvelab:", err)
	return codeFound
}
