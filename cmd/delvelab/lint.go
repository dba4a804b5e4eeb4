package main

import (
	"fmt"
)

type lintCommand struct {
	Folders []string `arg:"" name:"dir" help:"Folders with card files (*.txt), or single files."`
	Game    string   `help:"Whose data they are: ${games}. The first if not said." placeholder:"ID"`
}

// Help tells what is checked.
func (lintCommand) Help() string {
	return "All files of all folders are checked together, so that a card that occurs twice is\n" +
		"found. Each fault is named with file and line; any ends with exit code 1."
}

// Run checks the files.
func (c lintCommand) Run(p place) error {
	g, err := p.shelf.game(c.Game)
	if err != nil {
		return err
	}
	for _, l := range p.shelf.linters {
		if l.game == g.ID() {
			return c.check(p, l)
		}
	}
	return misuse("%s has no data files to check", g.ID())
}

func (c lintCommand) check(p place, l linter) error {
	files, err := gather(c.Folders, l.suffix)
	if err != nil {
		return err
	}
	texts := map[string]string{}
	for _, file := range files {
		if texts[file], err = readText(file); err != nil {
			return err
		}
	}
	faults := l.check(texts)
	for _, f := range faults {
		fmt.Fprintln(p.out, f)
	}
	if len(faults) > 0 {
		return found{fmt.Sprintf("%s in %s", count(len(faults), "fault"), count(len(files), "file"))}
	}
	fmt.Fprintf(p.out, "%s without fault\n", count(len(files), "file"))
	return nil
}
