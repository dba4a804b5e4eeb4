package rulebook

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Hit is a stretch of a text that was found: the bytes from Start to End of Block.Text,
// or of the chapter's title if Place.Block is Title.
type Hit struct {
	Place
	Start, End int
}

var clauseQuery = regexp.MustCompile(`^(?:([a-z]{2,4})[- ]?)?(\d{1,3})$`)

// Search finds a text, whatever its letters' case; blanks at its ends do not count, and
// straight quotes and hyphens find the typographic ones. The hits stand in reading
// order. A clause id or its number alone ("MMV-045", "45") finds that clause's place,
// with an empty stretch. An empty query finds nothing.
func (b *Book) Search(query string) (hits []Hit) {
	query = strings.Join(strings.Fields(query), " ")
	if query == "" {
		return nil
	}
	if p, ok := b.numbered(query); ok {
		hits = append(hits, Hit{Place: p})
	}
	find := func(at Place, text string) {
		for from := 0; from < len(text); {
			start, end, ok := index(text, from, query)
			if !ok {
				return
			}
			hits = append(hits, Hit{at, start, end})
			from = end
		}
	}
	for c, chapter := range b.Chapters {
		find(Place{c, Title}, chapter.Title)
		for i, block := range chapter.Blocks {
			find(Place{c, i}, block.Text())
		}
	}
	return hits
}

// Counts gives the number of hits in each chapter.
func (b *Book) Counts(hits []Hit) []int {
	counts := make([]int, len(b.Chapters))
	for _, h := range hits {
		counts[h.Chapter]++
	}
	return counts
}

// numbered finds the clause that a query names: by its id, or by its number if the book
// has one kind of ids only or the kind is left out and the number is found.
func (b *Book) numbered(query string) (Place, bool) {
	m := clauseQuery.FindStringSubmatch(strings.ToLower(query))
	if m == nil {
		return Place{}, false
	}
	number := strings.Repeat("0", 3-len(m[2])) + m[2]
	for _, c := range b.Chapters {
		for _, block := range c.Blocks {
			for _, id := range block.Clauses {
				prefix, digits, _ := strings.Cut(strings.ToLower(id), "-")
				if digits == number && (m[1] == "" || m[1] == prefix) {
					return b.places[id], true
				}
			}
		}
	}
	return Place{}, false
}

// index finds query in text at or after the byte from.
func index(text string, from int, query string) (start, end int, ok bool) {
	for start = from; start < len(text); {
		if end, ok = matches(text, start, query); ok {
			return start, end, true
		}
		_, size := utf8.DecodeRuneInString(text[start:])
		start += size
	}
	return 0, 0, false
}

// matches says whether the text goes on like the query from a byte on, and to which byte.
func matches(text string, at int, query string) (end int, ok bool) {
	for _, q := range query {
		r, size := utf8.DecodeRuneInString(text[at:])
		if size == 0 || fold(r) != fold(q) {
			return 0, false
		}
		at += size
	}
	return at, true
}

// fold gives the form in which two letters are compared.
func fold(r rune) rune {
	switch r {
	case '‘', '’':
		return '\''
	case '“', '”':
		return '"'
	case '‐', '‑', '–', '—', '−':
		return '-'
	case '\u00a0', '\u202f':
		return ' '
	}
	return unicode.ToLower(r)
}
