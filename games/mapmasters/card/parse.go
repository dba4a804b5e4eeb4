package card

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"
)

// Parse reads the cards of a file in the format of MMV 4.1 and checks them. File is the
// name that faults are reported with. The error is a Problems list; the cards without a
// fault are returned all the same.
func Parse(file, text string) ([]*Card, error) {
	r := reader{file: file, lines: splitLines(text)}
	if !utf8.ValidString(text) {
		r.fault("", "the file is not UTF-8 text")
		return nil, r.faults
	}
	for r.more() {
		r.card()
	}
	if len(r.faults) > 0 {
		return r.cards, r.faults
	}
	return r.cards, nil
}

// draft is a card as it was written, before it is checked.
type draft struct {
	card     *Card
	header   int       // line numbers from 1
	openLine int       // 0 without an open line
	open     string    // what stands behind "open"
	rows     [Rows]int // line of each row
}

// reader goes through a file line by line.
type reader struct {
	file   string
	lines  []string
	at     int      // index of the next line
	notes  []string // comment lines just above
	cards  []*Card
	faults Problems
}

var headerForm = regexp.MustCompile(`^card ([A-Z]{1,2}[0-9]{1,3}) cost ([03456]) "([^"]+)"$`)

const headerWanted = `wanted: card <id> cost <0, 3, 4, 5 or 6> "<name>"`

// fault notes a fault on the line before the next.
func (r *reader) fault(id, format string, args ...any) {
	r.faults = append(r.faults, Problem{r.file, max(r.at, 1), id, fmt.Sprintf(format, args...)})
}

// more skips blank lines and collects comments; it says whether a card must follow.
func (r *reader) more() bool {
	for ; r.at < len(r.lines); r.at++ {
		switch line := r.lines[r.at]; {
		case line == "":
			r.notes = nil
		case line[0] == '#':
			r.notes = append(r.notes, strings.TrimPrefix(line[1:], " "))
		default:
			return true
		}
	}
	return false
}

// next gives the next line; ok is false at the end of the file or a blank line.
func (r *reader) next() (line string, ok bool) {
	if r.at >= len(r.lines) || r.lines[r.at] == "" {
		return "", false
	}
	r.at++
	return r.lines[r.at-1], true
}

// skip goes on behind the card that cannot be read.
func (r *reader) skip() {
	for {
		if _, ok := r.next(); !ok {
			return
		}
	}
}

// card reads one card and checks it.
func (r *reader) card() {
	line, _ := r.next()
	m := headerForm.FindStringSubmatch(line)
	if m == nil {
		r.fault("", "%s", headerWanted)
		r.skip()
		r.notes = nil
		return
	}
	d := draft{header: r.at, card: &Card{ID: m[1], Cost: int(m[2][0] - '0'), Name: m[3], Note: strings.Join(r.notes, "\n")}}
	r.notes = nil
	before := len(r.faults)
	if r.at < len(r.lines) {
		if open, ok := strings.CutPrefix(r.lines[r.at], "open"); ok {
			r.at++
			d.openLine, d.open = r.at, open
		}
	}
	for row := range Rows {
		line, ok := r.next()
		if !ok {
			r.at++
			r.fault(d.card.ID, "row %d of %d is missing", row+1, Rows)
			r.at--
			return
		}
		d.rows[row] = r.at
		r.row(&d, row, line)
	}
	if line, ok := r.next(); ok {
		r.fault(d.card.ID, "a blank line is wanted after the last row, not %q", line)
		r.skip()
	}
	if len(r.faults) > before {
		return
	}
	if faults := d.check(r.file); len(faults) > 0 {
		r.faults = append(r.faults, faults...)
		return
	}
	d.card.finish()
	r.cards = append(r.cards, d.card)
}

// row reads one of the seven rows: three blocks of five characters.
func (r *reader) row(d *draft, row int, line string) {
	chars := []rune(line)
	if len(chars) != 3*Columns+4 {
		r.fault(d.card.ID, "a row has 19 characters, this one has %d", len(chars))
		return
	}
	if string(chars[5:7]) != "  " || string(chars[12:14]) != "  " {
		r.fault(d.card.ID, "two blanks are wanted between the blocks of a row")
		return
	}
	for c := range Columns {
		p := row*Columns + c
		for l, ch := range [2]rune{chars[c], chars[7+c]} {
			switch s, ok := joined(ch); {
			case ok:
				d.card.cells[l][p].Joined = s
			case l == int(Main) && ch >= 'A' && ch <= 'C':
				d.card.cells[l][p].Room = byte(ch)
			default:
				r.fault(d.card.ID, "character %q in column %d of the %s block", ch, c, [2]string{"main floor", "underground"}[l])
			}
		}
		icon, ok := iconOf(chars[14+c])
		if !ok {
			r.fault(d.card.ID, "character %q in column %d of the icon block", chars[14+c], c)
		}
		d.card.icons[p] = icon
	}
}

// splitLines cuts a text at its line feeds; a carriage return before one is left out.
func splitLines(text string) []string {
	return strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
}
