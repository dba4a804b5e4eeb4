package rulebook

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
)

var (
	leadingClauses = regexp.MustCompile(`^\*\*([A-Z]{2,4}-\d{3}(?: [A-Z]{2,4}-\d{3})*)\*\* *`)
	figure         = regexp.MustCompile(`^!\[([^\]]*)\]\(([a-z0-9-]+)\)$`)
	// The three marks inside a text, whichever comes first.
	mark = regexp.MustCompile("\\*\\*([^*]+)\\*\\*|`([^`]+)`|\\[([^\\]]+)\\]\\(#([A-Za-z0-9-]+)\\)")
)

// Parse reads a rulebook. Errors name the line: text before the first chapter that is no
// title, a clause or chapter that stands twice, a link that leads nowhere.
func Parse(text string) (*Book, error) {
	p := parser{book: &Book{places: map[string]Place{}}}
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	for i, line := range lines {
		p.line = i + 1
		if err := p.take(strings.TrimSpace(line)); err != nil {
			return nil, fmt.Errorf("line %d: %w", p.line, err)
		}
	}
	if err := p.flush(); err != nil {
		return nil, fmt.Errorf("line %d: %w", p.line, err)
	}
	if p.book.Title == "" || len(p.book.Chapters) == 0 {
		return nil, fmt.Errorf("line %d: a rulebook has a title (#) and chapters (##)", p.line)
	}
	for _, l := range p.links {
		if _, ok := p.book.places[l.target]; !ok {
			return nil, fmt.Errorf("line %d: the link to %q leads nowhere", l.line, l.target)
		}
	}
	return p.book, nil
}

// parser holds the paragraph that is being collected.
type parser struct {
	book  *Book
	line  int
	kind  Kind
	words []string
	links []link
}

// link is a reference that is checked when everything has been read.
type link struct {
	target string
	line   int
}

// take reads one trimmed line.
func (p *parser) take(line string) error {
	switch {
	case line == "":
		return p.flush()
	case strings.HasPrefix(line, "# "):
		if p.book.Title != "" {
			return fmt.Errorf("a second title")
		}
		p.book.Title = strings.TrimSpace(line[2:])
		return nil
	case strings.HasPrefix(line, "## "):
		if err := p.flush(); err != nil {
			return err
		}
		title := strings.TrimSpace(line[3:])
		c := Chapter{Number: len(p.book.Chapters) + 1, Title: title, Anchor: Anchor(title)}
		p.book.Chapters = append(p.book.Chapters, c)
		return p.mark(c.Anchor, Place{len(p.book.Chapters) - 1, Title})
	}
	if len(p.book.Chapters) == 0 {
		return fmt.Errorf("text before the first chapter")
	}
	switch {
	case strings.HasPrefix(line, "### "):
		if err := p.flush(); err != nil {
			return err
		}
		p.kind, p.words = Heading, []string{line[4:]}
		return p.flush()
	case strings.HasPrefix(line, "!["):
		if err := p.flush(); err != nil {
			return err
		}
		m := figure.FindStringSubmatch(line)
		if m == nil {
			return fmt.Errorf("a picture is written ![caption](name)")
		}
		p.append(Block{Kind: Figure, Name: m[2], Captions: captions(m[1])})
		return nil
	case strings.HasPrefix(line, "- "):
		if err := p.flush(); err != nil {
			return err
		}
		p.kind, line = Item, line[2:]
	}
	p.words = append(p.words, line)
	return nil
}

// flush ends the paragraph that is being collected.
func (p *parser) flush() error {
	if len(p.words) == 0 {
		return nil
	}
	text, kind := strings.Join(p.words, " "), p.kind
	p.words, p.kind = nil, Paragraph
	b := Block{Kind: kind}
	if m := leadingClauses.FindStringSubmatch(text); m != nil {
		b.Clauses = strings.Fields(m[1])
		text = text[len(m[0]):]
	}
	b.Spans = p.spans(text)
	if len(b.Spans) == 0 {
		return fmt.Errorf("a clause without text")
	}
	c := len(p.book.Chapters) - 1
	place := Place{c, len(p.book.Chapters[c].Blocks)}
	for _, id := range b.Clauses {
		if err := p.mark(id, place); err != nil {
			return err
		}
	}
	p.append(b)
	return nil
}

func (p *parser) append(b Block) {
	c := &p.book.Chapters[len(p.book.Chapters)-1]
	c.Blocks = append(c.Blocks, b)
}

// mark notes where a clause or chapter stands.
func (p *parser) mark(name string, at Place) error {
	if _, twice := p.book.places[name]; twice {
		return fmt.Errorf("%s stands twice", name)
	}
	p.book.places[name] = at
	return nil
}

// spans takes a text apart by its marks.
func (p *parser) spans(text string) (out []Span) {
	plain := func(s string) {
		if s != "" {
			out = append(out, Span{Text: s})
		}
	}
	for {
		m := mark.FindStringSubmatchIndex(text)
		if m == nil {
			plain(text)
			return out
		}
		plain(text[:m[0]])
		part := func(i int) string { return text[m[2*i]:m[2*i+1]] }
		switch {
		case m[2] >= 0:
			out = append(out, Span{Text: part(1), Style: Bold})
		case m[4] >= 0:
			out = append(out, Span{Text: part(2), Style: Key})
		default:
			out = append(out, Span{Text: part(3), Style: Link, Target: part(4)})
			p.links = append(p.links, link{part(4), p.line})
		}
		text = text[m[1]:]
	}
}

// captions splits what stands beside a picture.
func captions(text string) (out []string) {
	for _, c := range strings.Split(text, "|") {
		if c = strings.TrimSpace(c); c != "" {
			out = append(out, c)
		}
	}
	return out
}

// Anchor gives the name under which a chapter is found: lower case, words joined with
// hyphens.
func Anchor(title string) string {
	words := strings.FieldsFunc(strings.ToLower(title), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	return strings.Join(words, "-")
}
