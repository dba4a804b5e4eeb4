package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"delvebox/engine/play/scenario"
)

type scenarioCommand struct {
	Files   []string `arg:"" name:"file" help:"Scenario files, or folders of them (*.scenario)."`
	Verbose bool     `short:"v" help:"Name the scenarios that succeed, too."`
	Clauses bool     `help:"List the clauses that the scenarios show."`
}

// Help tells how a scenario finds its game.
func (scenarioCommand) Help() string {
	return "A scenario belongs to the game of its line \"game:\"; without one, to that of the\n" +
		"folder's name (versus, paths). Each that fails is named with file and line and ends\n" +
		"with exit code 1."
}

// Run plays the scenarios.
func (c scenarioCommand) Run(p place) error {
	files, err := gather(c.Files, scenario.Suffix)
	if err != nil {
		return err
	}
	all, failed := 0, 0
	var clauses []string
	for _, file := range files {
		text, err := readText(file)
		if err != nil {
			return err
		}
		list, err := scenario.Parse(file, text)
		if err != nil {
			all, failed = all+1, failed+1
			fmt.Fprintln(p.out, err)
			continue
		}
		for _, s := range list {
			all++
			clauses = append(clauses, s.Clauses...)
			switch err := c.play(p, s); {
			case err != nil:
				failed++
				fmt.Fprintf(p.out, "%v (%s)\n", err, s.Title)
			case c.Verbose:
				fmt.Fprintf(p.out, "%s:%d: ok (%s)\n", s.File, s.Line, s.Title)
			}
		}
	}
	if c.Clauses {
		slices.Sort(clauses)
		fmt.Fprintln(p.out, strings.Join(slices.Compact(clauses), "\n"))
	}
	if failed > 0 {
		return found{fmt.Sprintf("%d of %s failed", failed, count(all, "scenario"))}
	}
	fmt.Fprintf(p.out, "%s, all as they should be\n", count(all, "scenario"))
	return nil
}

func (c scenarioCommand) play(p place, s scenario.Scenario) error {
	abs, err := filepath.Abs(s.File)
	if err != nil {
		return err
	}
	r, ok := p.shelf.reader(s.Game, filepath.Base(filepath.Dir(abs)))
	if !ok {
		return &scenario.Fault{File: s.File, Line: s.Line, Err: errors.New("there is no game " + s.Game + " here")}
	}
	return scenario.Run(s, r.begin())
}
