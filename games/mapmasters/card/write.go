package card

import (
	"fmt"
	"strings"
)

// Text writes the card upright in the format of MMV 4.1, with its note as comment
// above, and a line feed at the end. Parse reads it back.
func (k *Card) Text() string {
	if k.down {
		return k.turned.Text()
	}
	var b strings.Builder
	if k.Note != "" {
		for line := range strings.SplitSeq(k.Note, "\n") {
			b.WriteString(strings.TrimRight("# "+line, " ") + "\n")
		}
	}
	fmt.Fprintf(&b, "card %s cost %d \"%s\"\n", k.ID, k.Cost, k.Name)
	b.WriteString(openLine(k.opens) + "\n")
	for r := range Rows {
		for _, l := range [2]Layer{Main, Under} {
			for c := range Columns {
				b.WriteRune(k.cells[l][r*Columns+c].glyph())
			}
			b.WriteString("  ")
		}
		for c := range Columns {
			b.WriteRune(k.icons[r*Columns+c].Glyph())
		}
		b.WriteString("\n")
	}
	return b.String()
}

// glyph is the character of the square.
func (c Cell) glyph() rune {
	if c.Room != 0 {
		return rune(c.Room)
	}
	return hallways[c.Joined]
}

// Format writes a file of cards, one blank line between them.
func Format(cards []*Card) string {
	texts := make([]string, len(cards))
	for i, k := range cards {
		texts[i] = k.Text()
	}
	return strings.Join(texts, "\n")
}
