package card

import (
	"fmt"
	"strings"
)

// Problem is one fault of a card file.
type Problem struct {
	File string
	Line int    // from 1
	Card string // id, "" where none is known yet
	Text string // what is wrong, a phrase without a full stop
}

// Error is "dungeon-3.txt:12: D10: ...".
func (p Problem) Error() string {
	if p.Card == "" {
		return fmt.Sprintf("%s:%d: %s", p.File, p.Line, p.Text)
	}
	return fmt.Sprintf("%s:%d: %s: %s", p.File, p.Line, p.Card, p.Text)
}

// Problems is a list of faults in the order of files and lines; it is an error.
type Problems []Problem

// Error gives one line a fault.
func (ps Problems) Error() string {
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.Error()
	}
	return strings.Join(lines, "\n")
}
