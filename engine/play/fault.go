package play

import (
	"fmt"
	"runtime/debug"
)

// Fault is a mistake in the rules or in a bot (a panic) that was caught at the
// kernel's door. The match is as it was before; the journal stays good, and is the
// best report of the mistake.
type Fault struct {
	Where string // "rules, move 17", "bot of seat 2"
	What  string
	Stack string
}

// Error gives place and cause, without the stack.
func (f *Fault) Error() string { return f.Where + ": " + f.What }

// Sentence is "fault.fault" with where and what.
func (f *Fault) Sentence() Sentence {
	return Sentence{Key: "fault.fault", Args: map[string]string{"where": f.Where, "what": f.What}}
}

// guarded runs a step of rules or bot and turns a panic into a Fault.
func guarded(where string, step func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = &Fault{Where: where, What: fmt.Sprint(v), Stack: string(debug.Stack())}
		}
	}()
	return step()
}
