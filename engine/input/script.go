package input

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// verb is a word that begins a line of a script, with how many words may follow it.
type verb struct {
	least, most int // most is 0 where there is no end to them
	do          func(p *Player, args []string) error
}

// always makes an action of which no word can be wrong.
func always(do func(p *Player, args []string)) func(*Player, []string) error {
	return func(p *Player, args []string) error {
		do(p, args)
		return nil
	}
}

// verbs are the actions of a script; ReadScript describes them.
func verbs() map[string]verb {
	return map[string]verb{
		"click":   {1, 1, always(func(p *Player, a []string) { p.Click(a[0]) })},
		"right":   {1, 1, always(func(p *Player, a []string) { p.RightClick(a[0]) })},
		"point":   {1, 1, always(func(p *Player, a []string) { p.Point(a[0]) })},
		"drag":    {2, 0, always(func(p *Player, a []string) { p.Drag(a...) })},
		"type":    {1, 0, always(func(p *Player, a []string) { p.Type(strings.Join(a, " ")) })},
		"picture": {1, 1, always(func(p *Player, a []string) { p.Picture(a[0]) })},
		"wheel":   {2, 2, (*Player).readWheel},
		"key":     {1, 1, (*Player).readKey},
		"wait":    {1, 1, (*Player).readWait},
		"expect":  {1, 2, (*Player).readExpect},
	}
}

// ReadScript adds the actions of a script to the player. One line is one action;
// blank lines and lines that begin with # say nothing. Names with blanks stand in
// double quotes.
//
//	click NAME            right NAME           point NAME
//	drag NAME NAME...     wheel NAME NOTCHES   type TEXT
//	key [Ctrl+][Shift+]K  wait 300ms           wait idle
//	expect NAME           expect no NAME       picture NAME
//
// An error names the script and the line; nothing of that line is added.
func (p *Player) ReadScript(file, text string) error {
	known, n := verbs(), 0
	for line := range strings.Lines(text) {
		n++
		words, err := split(line)
		if err == nil && len(words) > 0 {
			err = p.read(known, words[0], words[1:])
		}
		if err != nil {
			return fmt.Errorf("%s:%d: %w", file, n, err)
		}
	}
	return nil
}

func (p *Player) read(known map[string]verb, word string, args []string) error {
	v, ok := known[word]
	switch {
	case !ok:
		return fmt.Errorf("unknown action %q", word)
	case len(args) < v.least:
		return fmt.Errorf("%s needs %d words after it, not %d", word, v.least, len(args))
	case v.most > 0 && len(args) > v.most:
		return fmt.Errorf("%s takes %d words after it, not %d; names with blanks stand in double quotes", word, v.most, len(args))
	}
	return v.do(p, args)
}

func (p *Player) readWheel(args []string) error {
	n, err := strconv.ParseFloat(args[1], 64)
	if err != nil {
		return fmt.Errorf("%q is no number of notches", args[1])
	}
	p.Turn(args[0], n)
	return nil
}

func (p *Player) readWait(args []string) error {
	if args[0] == "idle" {
		p.WaitIdle()
		return nil
	}
	d, err := time.ParseDuration(args[0])
	if err != nil || d < 0 {
		return fmt.Errorf("%q is no time to wait", args[0])
	}
	p.Wait(d)
	return nil
}

func (p *Player) readExpect(args []string) error {
	switch {
	case len(args) == 1:
		p.Expect(args[0], false)
	case args[0] == "no":
		p.Expect(args[1], true)
	default:
		return fmt.Errorf("expect takes a name, or no and a name, not %q", strings.Join(args, " "))
	}
	return nil
}

func (p *Player) readKey(args []string) error {
	var m Mods
	held := map[string]*bool{"Ctrl": &m.Ctrl, "Shift": &m.Shift, "Alt": &m.Alt}
	parts := strings.Split(args[0], "+")
	last := len(parts) - 1
	for _, part := range parts[:last] {
		h, ok := held[part]
		if !ok {
			return fmt.Errorf("%q is no key that is held; Ctrl, Shift and Alt are", part)
		}
		*h = true
	}
	if parts[last] == "" {
		return fmt.Errorf("%q names no key; + itself is Plus", args[0])
	}
	p.Press(Key(parts[last]), m)
	return nil
}

// split cuts a line into words; what stands in double quotes is one word.
func split(line string) ([]string, error) {
	line = strings.TrimSpace(line)
	if strings.HasPrefix(line, "#") {
		return nil, nil
	}
	var out []string
	for line != "" {
		var word string
		if quoted, ok := strings.CutPrefix(line, `"`); ok {
			if word, line, ok = strings.Cut(quoted, `"`); !ok {
				return nil, errors.New("a quotation mark has no partner")
			}
		} else {
			end := strings.IndexAny(line, " \t")
			if end < 0 {
				end = len(line)
			}
			word, line = line[:end], line[end:]
		}
		out = append(out, word)
		line = strings.TrimLeft(line, " \t")
	}
	return out, nil
}
