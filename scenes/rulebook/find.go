package rulebook

import (
	book "delvebox/engine/rulebook"
)

// find is what is searched for, and what was found.
type find struct {
	query  string
	hits   []book.Hit
	counts []int // by chapter
	at     int   // the hit one has come to, -1 for none
}

// search looks for a text in the whole book and goes to the first place in the chapter
// that lies open, else to the first of all.
func (s *Rulebook) search(query string) {
	s.find = find{query: query, at: -1}
	if !s.isWritten() {
		return
	}
	s.find.hits = s.written.Search(query)
	s.find.counts = s.written.Counts(s.find.hits)
	if len(s.find.hits) == 0 {
		s.mark = nil
		return
	}
	first := 0
	for i, h := range s.find.hits {
		if h.Chapter == s.chapter {
			first = i
			break
		}
	}
	s.visit(first)
}

// visit goes to a place that was found.
func (s *Rulebook) visit(hit int) {
	s.find.at = hit
	s.turn(s.find.hits[hit].Place)
}

// next goes to the next place that was found, or with -1 to the one before, round and
// round.
func (s *Rulebook) next(step int) {
	n := len(s.find.hits)
	if n == 0 {
		return
	}
	if s.find.at < 0 {
		s.find.at = 0
		step = 0
	}
	s.visit((s.find.at + step + n) % n)
}

// hitsIn lists the hits in a paragraph of the open chapter, or in its title.
func (s *Rulebook) hitsIn(block int) []hitAt {
	var out []hitAt
	for i, h := range s.find.hits {
		if h.Chapter == s.chapter && h.Block == block && h.End > h.Start {
			out = append(out, hitAt{h.Start, h.End, i == s.find.at})
		}
	}
	return out
}

// hitAt is a stretch of a paragraph's text that was found.
type hitAt struct {
	start, end int
	current    bool
}
