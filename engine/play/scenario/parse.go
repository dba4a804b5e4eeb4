package scenario

import (
	"fmt"
	"regexp"
	"strings"
)

var (
	keyForm    = regexp.MustCompile(`^[a-z][a-z0-9-]*`)
	clauseForm = regexp.MustCompile(`^[A-Z]{2,4}-[0-9]{3}$`)
)

// Parse reads a file's scenarios. The error is a *Fault.
func Parse(file, text string) ([]Scenario, error) {
	p := parser{file: file, lines: splitLines(text)}
	for p.at < len(p.lines) {
		if err := p.directive(); err != nil {
			return nil, err
		}
	}
	if len(p.list) == 0 {
		return nil, &Fault{file, 1, fmt.Errorf("there is no scenario here; one begins with a title")}
	}
	for _, s := range p.list {
		if len(s.Clauses) == 0 {
			return nil, &Fault{file, s.Line, fmt.Errorf("%q names no clauses", s.Title)}
		}
	}
	return p.list, nil
}

func splitLines(text string) []string {
	text = strings.TrimPrefix(text, "\ufeff")
	return strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
}

type parser struct {
	file  string
	lines []string
	at    int // the next line
	list  []Scenario
}

func (p *parser) fault(line int, format string, args ...any) error {
	return &Fault{p.file, line, fmt.Errorf(format, args...)}
}

// directive reads the next directive with its block.
func (p *parser) directive() error {
	line, number := p.lines[p.at], p.at+1
	p.at++
	switch {
	case blank(line) || comment(line):
		return nil
	case indented(line):
		return p.fault(number, "an indented line that belongs to nothing")
	}
	d := Directive{File: p.file, Line: number, Key: keyForm.FindString(line)}
	rest := line[len(d.Key):]
	if d.Key == "" || rest != "" && !strings.ContainsAny(rest[:1], ": \t") {
		return p.fault(number, "%q does not begin with a word of small letters", strings.TrimSpace(line))
	}
	d.Rest = strings.TrimSpace(strings.TrimPrefix(rest, ":"))
	var err error
	if d.Block, err = p.block(); err != nil {
		return err
	}
	return p.take(d)
}

// take puts the directive where it belongs.
func (p *parser) take(d Directive) error {
	if d.Key == "title" {
		if d.Rest == "" {
			return d.Faultf("the title is missing")
		}
		p.list = append(p.list, Scenario{Title: d.Rest, File: p.file, Line: d.Line})
		return nil
	}
	if len(p.list) == 0 {
		return d.Faultf("%s: stands before the first title:", d.Key)
	}
	s := &p.list[len(p.list)-1]
	switch d.Key {
	case "clauses":
		for _, c := range strings.Fields(d.Rest) {
			if !clauseForm.MatchString(c) {
				return d.Faultf("%q is no clause; one looks like MMV-030", c)
			}
			s.Clauses = append(s.Clauses, c)
		}
	case "game":
		s.Game = d.Rest
	default:
		s.Steps = append(s.Steps, d)
	}
	return nil
}

// block reads the indented or fenced lines that follow.
func (p *parser) block() ([]BlockLine, error) {
	if p.at < len(p.lines) && fence(p.lines[p.at]) != "" {
		return p.fenced()
	}
	var list []BlockLine
	end := p.at
	for i := p.at; i < len(p.lines); i++ {
		line := p.lines[i]
		switch {
		case blank(line):
			list = append(list, BlockLine{i + 1, ""})
		case indented(line) && comment(line):
		case indented(line):
			list = append(list, BlockLine{i + 1, strings.TrimRight(line, " \t")})
			end = i + 1
		default:
			i = len(p.lines)
		}
	}
	for len(list) > 0 && list[len(list)-1].Line > end {
		list = list[:len(list)-1]
	}
	p.at = max(p.at, end)
	return dedent(list), nil
}

func (p *parser) fenced() ([]BlockLine, error) {
	open, mark := p.at+1, fence(p.lines[p.at])
	var list []BlockLine
	for p.at++; p.at < len(p.lines); p.at++ {
		if fence(p.lines[p.at]) == mark {
			p.at++
			return dedent(list), nil
		}
		list = append(list, BlockLine{p.at + 1, p.lines[p.at]})
	}
	return nil, p.fault(open, "the fence %s is not closed", mark)
}

// fence is the mark of a line that opens or closes a fence, "" of any other.
func fence(line string) string {
	if t := strings.TrimSpace(line); t == "```" || t == "~~~" {
		return t
	}
	return ""
}

func blank(line string) bool    { return strings.TrimSpace(line) == "" }
func comment(line string) bool  { return strings.HasPrefix(strings.TrimSpace(line), "#") }
func indented(line string) bool { return line != "" && (line[0] == ' ' || line[0] == '\t') }

// dedent takes the common indentation away.
func dedent(list []BlockLine) []BlockLine {
	common, first := "", true
	for _, l := range list {
		if blank(l.Text) {
			continue
		}
		own := l.Text[:len(l.Text)-len(strings.TrimLeft(l.Text, " \t"))]
		if first {
			common, first = own, false
		}
		for !strings.HasPrefix(own, common) {
			common = common[:len(common)-1]
		}
	}
	for i := range list {
		list[i].Text = strings.TrimPrefix(list[i].Text, common)
		if blank(list[i].Text) {
			list[i].Text = ""
		}
	}
	return list
}
