package main

import (
	"errors"
	"fmt"
	"os"

	"delvebox/engine/play"
)

type verifyCommand struct {
	Journals []string `arg:"" name:"journal" help:"Journal files, or folders of them (*.journal)."`
	Log      bool     `help:"List every decision with its digest."`
}

// Help tells how the result is to be read.
func (verifyCommand) Help() string {
	return "Every line is checked against its checksum, every decision is made again, and the\n" +
		"position is compared with the digest that was written. A torn last line is told of and\n" +
		"is no fault; anything else that does not fit ends with exit code 1 and names the line."
}

// Run verifies each journal.
func (c verifyCommand) Run(p place) error {
	files, err := gather(c.Journals, ".journal")
	if err != nil {
		return err
	}
	bad := 0
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		m, notice, err := play.Replay(p.shelf.games, data)
		if err != nil {
			bad++
			var d *play.Damage
			if errors.As(err, &d) {
				fmt.Fprintf(p.out, "%s:%d: %s\n", file, d.Line, d.What)
			} else {
				fmt.Fprintf(p.out, "%s: %v\n", file, err)
			}
			continue
		}
		c.describe(p, file, m, notice)
	}
	if bad > 0 {
		return found{fmt.Sprintf("%d of %s cannot be replayed", bad, count(len(files), "journal"))}
	}
	return nil
}

func (c verifyCommand) describe(p place, file string, m *play.Match, notice play.Notice) {
	set := m.Setup()
	fmt.Fprintf(p.out, "%s: %s (rules %s), seed %q, %s, digest %s\n",
		file, set.Game, m.Game().Version(), set.Seed, count(m.Len(), "move"), m.Digest())
	if notice.Torn() {
		fmt.Fprintf(p.out, "  line %d is torn and was left away\n", notice.Line)
	}
	if c.Log {
		for i, e := range m.History() {
			fmt.Fprintf(p.out, "  %4d  %s  %s: %s\n", i+1, e.Digest, set.Seats[e.Seat].Name, e.Move)
		}
	}
	o := m.Outcome()
	if o == nil {
		var names []string
		for _, s := range m.Actors() {
			names = append(names, set.Seats[s].Name)
		}
		fmt.Fprintf(p.out, "  not over; to act: %s\n", list(names))
		return
	}
	for _, r := range o.Ranking {
		fmt.Fprintf(p.out, "  %d. %s %d\n", r.Place, set.Seats[r.Seat].Name, r.Score)
	}
}
