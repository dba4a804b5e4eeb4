package input

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// ReadScript adds the actions of a script to the player. One line is one action;
// blank lines and lines that begin with # say nothing. Names with blanks stand in
// double quotes.
//
//	click NAME            right NAME           point NAME
//	drag NAME NAME...     wheel NAME NOTCHES   type TEXT
//	key [Ctrl+][Shift+]K  wait 300ms           wait idle
//	expect NAME           expect no NAME       picture NAME
//
// An error names the script and the line.
func (p *Player) ReadScript(file, text string) error {
	sc := bufio.NewScanner(strings.NewReader(text))
	for n := 1; sc.Scan(); n++ {
		words, err := split(sc.Text())
		if err == nil && len(words) > 0 {
			err = p.line(words)
		}
		if err != nil {
			return fmt.Errorf("%s:%d: %w", file, n, err)
		}
	}
	return sc.Err()
}

func (p *Player) line(w []string) error {
	verb, args := w[0], w[1:]
	need := map[string]int{"click": 1, "right": 1, "point": 1, "drag": 2, "wheel": 2, "type": 1, "key": 1, "wait": 1, "expect": 1, "picture": 1}
	least, known := need[verb]
	if !known {
		return fmt.Errorf("unknown action %q", verb)
	}
	if len(args) < least {
		return fmt.Errorf("%s needs %d more words", verb, least-len(args))
	}
	switch verb {
	case "click":
		p.Click(args[0])
	case "right":
		p.RightClick(args[0])
	case "point":
		p.Point(args[0])
	case "drag":
		p.Drag(args...)
	case "wheel":
		n, err := strconv.ParseFloat(args[1], 64)
		if err != nil {
			return fmt.Errorf("%q is no number of notches", args[1])
		}
		p.Turn(args[0], n)
	case "type":
		p.Type(strings.Join(args, " "))
	case "key":
		p.key(args[0])
	case "wait":
		if args[0] == "idle" {
			p.WaitIdle()
			return nil
		}
		d, err := time.ParseDuration(args[0])
		if err != nil {
			return fmt.Errorf("%q is no time to wait", args[0])
		}
		p.Wait(d)
	case "expect":
		if args[0] == "no" && len(args) > 1 {
			p.Expect(args[1], true)
		} else {
			p.Expect(args[0], false)
		}
	case "picture":
		p.Picture(args[0])
	}
	return nil
}

func (p *Player) key(text string) {
	var m Mods
	parts := strings.Split(text, "+")
	for _, q := range parts[:len(parts)-1] {
		switch q {
		case "Ctrl":
			m.Ctrl = true
		case "Shift":
			m.Shift = true
		case "Alt":
			m.Alt = true
		}
	}
	p.Press(Key(parts[len(parts)-1]), m)
}

// split cuts a line into words; what stands in double quotes is one word.
func split(line string) ([]string, error) {
	line = strings.TrimSpace(line)
	if line == "" || line[0] == '#' {
		return nil, nil
	}
	var out []string
	for line != "" {
		if line[0] == '"' {
			end := strings.IndexByte(line[1:], '"')
			if end < 0 {
				return nil, fmt.Errorf("a quotation mark has no partner")
			}
			out, line = append(out, line[1:1+end]), line[end+2:]
		} else {
			end := strings.IndexAny(line, " \t")
			if end < 0 {
				end = len(line)
			}
			out, line = append(out, line[:end]), line[end:]
		}
		line = strings.TrimLeft(line, " \t")
	}
	return out, nil
}
