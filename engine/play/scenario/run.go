package scenario

import (
	"errors"
	"fmt"
)

// Interpreter gives the directives their meaning, one after the other. It belongs to
// one scenario. An error without a place gets that of the directive.
type Interpreter interface{ Run(Directive) error }

// Finisher is implemented by interpreters that have something to check at the end.
type Finisher interface{ Finish() error }

// ErrUnknown is what an interpreter answers to a word that is not its own.
var ErrUnknown = errors.New("unknown word")

// Run plays a scenario. The error is a *Fault with file and line; a panic of the
// interpreter or the rules becomes one too.
func Run(s Scenario, in Interpreter) error {
	last := Directive{File: s.File, Line: s.Line}
	for _, d := range s.Steps {
		last = d
		if err := placed(d, func() error { return in.Run(d) }); err != nil {
			return err
		}
	}
	if f, ok := in.(Finisher); ok {
		return placed(last, f.Finish)
	}
	return nil
}

// placed runs one step and gives its error a place.
func placed(d Directive, step func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = d.Faultf("%s: panic: %v", d.Key, v)
		}
	}()
	err = step()
	var f *Fault
	switch {
	case err == nil, errors.As(err, &f):
		return err
	case errors.Is(err, ErrUnknown):
		return d.Faultf("%q is no word that this game knows", d.Key)
	}
	return &Fault{d.File, d.Line, fmt.Errorf("%s: %w", d.Key, err)}
}
