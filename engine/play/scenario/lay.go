package scenario

import (
	"errors"
	"fmt"
	"strings"

	"delvebox/engine/play"
)

// laying is how far a table has been set up.
type laying struct {
	laid  bool // something was laid freely
	begun bool // the table stands
}

// Lay reads a block that sets the table up freely, line by line. The error is that of a
// line, at its place, or that something has happened already.
func (t *Table) Lay(d Directive, line func(text string) error) error {
	if t.begun {
		return errors.New("the table is laid before anything happens")
	}
	t.laid = true
	for _, l := range d.Block {
		if l.Text == "" {
			continue
		}
		if err := line(l.Text); err != nil {
			return d.BlockFaultf(l, "%w", err)
		}
	}
	return nil
}

// Begin sets the table up, once: by set if anything was laid freely, else as the game
// does.
func (t *Table) Begin(set func() (play.State, error)) error {
	if t.begun {
		return nil
	}
	t.begun = true
	if !t.laid {
		_, err := t.Position()
		return err
	}
	s, err := set()
	if err != nil {
		return fmt.Errorf("the table cannot stand so: %w", err)
	}
	t.SetPosition(s)
	return nil
}

// Begun says whether the table stands, so that nothing can be laid any more.
func (t *Table) Begun() bool { return t.begun }

// Expect compares one thing with what it should be: "coins Blue: 3". Look finds the thing
// by the words before the colon and gives it as text with single spaces.
func Expect(d Directive, look func(words []string) (string, error)) error {
	what, want, ok := strings.Cut(d.Rest+" "+strings.ReplaceAll(d.Text(), "\n", " "), ":")
	words := strings.Fields(what)
	if !ok || len(words) == 0 {
		return errors.New("wants: expect WHAT: VALUE")
	}
	got, err := look(words)
	if err != nil {
		return err
	}
	if want := strings.Join(strings.Fields(want), " "); got != want {
		return fmt.Errorf("%s: it is %q", strings.TrimSpace(what), got)
	}
	return nil
}

// ExpectSeen is Expect of a position: with "Green sees" before it, of the position as Green
// may know it.
func ExpectSeen[S interface{ SeenBy(by play.Seat) S }](t *Table, d Directive, s S, look func(s S, words []string) (string, error)) error {
	return Expect(d, func(words []string) (string, error) {
		by, words, asked, err := t.Sees(words)
		if err != nil {
			return "", err
		}
		if asked {
			s = s.SeenBy(by)
		}
		return look(s, words)
	})
}

// Sees takes "Green sees" off the words of an expectation: whose knowledge of the rest is
// asked for, NoSeat after "Nobody sees". Asked is false where nobody's is.
func (t *Table) Sees(words []string) (by play.Seat, rest []string, asked bool, err error) {
	if len(words) < 3 || words[1] != "sees" {
		return play.NoSeat, words, false, nil
	}
	by = play.NoSeat
	if words[0] != "Nobody" {
		by, err = t.Seat(words[0])
	}
	return by, words[2:], true, err
}
