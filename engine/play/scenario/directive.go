package scenario

import "fmt"

// Directive is one line of a scenario that means something, with its block.
type Directive struct {
	File  string
	Line  int    // from 1
	Key   string // first word, without its colon: "move"
	Rest  string // what follows, without the spaces around: "Blue: play ash"
	Block []BlockLine
}

// BlockLine is one line below a directive, without the common indentation.
type BlockLine struct {
	Line int
	Text string
}

// Scenario is one story of a file.
type Scenario struct {
	Title   string
	Clauses []string // "MMV-030"
	Game    string   // of "game:", "" if not said
	File    string
	Line    int // of the title
	Steps   []Directive
}

// Fault is what is wrong in a scenario or does not come out as it says, with its
// place.
type Fault struct {
	File string
	Line int
	Err  error
}

// Error gives "file:line: what".
func (f *Fault) Error() string { return fmt.Sprintf("%s:%d: %v", f.File, f.Line, f.Err) }

// Unwrap gives what is wrong without its place.
func (f *Fault) Unwrap() error { return f.Err }

// Faultf makes a fault at the directive.
func (d Directive) Faultf(format string, args ...any) *Fault {
	return &Fault{d.File, d.Line, fmt.Errorf(format, args...)}
}

// Faultf makes a fault at a line of the block.
func (d Directive) BlockFaultf(l BlockLine, format string, args ...any) *Fault {
	return &Fault{d.File, l.Line, fmt.Errorf(format, args...)}
}

// Text joins the block's lines.
func (d Directive) Text() string {
	var text string
	for i, l := range d.Block {
		if i > 0 {
			text += "\n"
		}
		text += l.Text
	}
	return text
}
