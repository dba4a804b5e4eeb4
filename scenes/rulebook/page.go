package rulebook

import (
	book "delvebox/engine/rulebook"
	"delvebox/engine/ui"
)

// page is the open chapter, set in lines for a width and size of text.
type page struct {
	key    pageKey
	set    []paragraph
	height float64
	at     float64 // how far it is scrolled
	frame  float64 // height of what is to be seen
}

type pageKey struct {
	game     string
	chapter  int
	w, wide  float64
	text     float64
	scale    float64
	stacked  bool // numbers stand over their paragraphs, not in the margin
	pictures bool // pictures stand in the text, not beside it
}

// paragraph is a block that has been set: its place on the page and its lines.
type paragraph struct {
	*book.Block
	n          int
	top, h     float64
	indent     float64
	first      float64 // from top to the upper edge of the first line
	lines      [][]piece
	titleLines []string // of a heading
}

// margin is how wide the column of clause numbers is.
func margin(u *ui.UI) float64 { return u.Width(ui.NoteMedium, "MMM–000") + 24 }

// Distances on the page.
const (
	between  = 12 // paragraphs
	tight    = 5  // lines of a list
	before   = 24 // a heading
	bullet   = 20 // indent of a list
	pictureW = 340
)

// lay sets the open chapter for a width, if it is not set so already.
func (s *Rulebook) lay(u *ui.UI, w float64, stacked, pictures bool) {
	key := pageKey{s.id(), s.chapter, w, min(w, pictureW*u.TextScale), u.TextScale, u.Scale, stacked, pictures}
	if s.page.key == key && s.page.set != nil {
		return
	}
	s.page.key, s.page.set = key, nil
	y := 6.0
	edge := margin(u)
	if stacked {
		edge = 0
	}
	blocks := s.here().Blocks
	for i := range blocks {
		b := &blocks[i]
		p := paragraph{Block: b, n: i, top: y}
		gap := float64(between)
		switch b.Kind {
		case book.Heading:
			if i > 0 {
				p.top += before - between
			}
			p.titleLines = u.Wrap(ui.Heading, b.Text(), w)
			p.h = float64(len(p.titleLines)) * u.LineHeight(ui.Heading)
		case book.Figure:
			if !pictures {
				continue
			}
			p.indent = edge
			p.h = s.figures.height(u, b, min(key.wide, w-edge)) + 8
		default:
			p.indent = edge
			if b.Kind == book.Item {
				p.indent += bullet
				if i+1 < len(blocks) && blocks[i+1].Kind == book.Item {
					gap = tight
				}
			}
			if len(b.Clauses) == 0 && s.loose() {
				p.indent -= edge
			}
			if stacked && len(b.Clauses) > 0 {
				p.first = u.LineHeight(ui.NoteMedium)
			}
			p.lines = typeset(u, b.Spans, w-p.indent)
			p.h = p.first + float64(len(p.lines))*leading(u)
			if !stacked { // two numbers may stand one below the other
				p.h = max(p.h, float64(len(b.Clauses))*leading(u))
			}
		}
		s.page.set = append(s.page.set, p)
		y = p.top + p.h + gap
	}
	s.page.height = y + 10
}

// loose says whether the open chapter has no clause numbers at all, so that its text
// needs no margin for them.
func (s *Rulebook) loose() bool {
	for _, b := range s.here().Blocks {
		if len(b.Clauses) > 0 {
			return false
		}
	}
	return true
}

// reach brings the place that is sought into sight, a quarter down the page.
func (s *Rulebook) reach(u *ui.UI) {
	if s.seek == nil {
		return
	}
	to := 0.0
	for _, p := range s.page.set {
		if p.n == s.seek.Block {
			to = p.top - s.page.frame*.25
			if p.top+p.h < s.page.frame-20 { // it is on the first page anyway
				to = 0
			}
		}
	}
	s.seek = nil
	s.scrollTo(u, to)
}

// scrollTo scrolls the page to a height.
func (s *Rulebook) scrollTo(u *ui.UI, y float64) {
	y = min(max(0, y), max(0, s.page.height-s.page.frame))
	u.ScrollTo("page", y, s.page.frame, s.page.frame)
}

// leaf scrolls by so many pages; from the end of a chapter to the next, from its
// beginning to the end of the one before.
func (s *Rulebook) leaf(u *ui.UI, pages float64) {
	end := max(0, s.page.height-s.page.frame)
	switch {
	case pages > 0 && s.page.at >= end-1 && s.chapter+1 < len(s.written.Chapters):
		s.open(s.chapter + 1)
	case pages < 0 && s.page.at <= 1 && s.chapter > 0:
		s.open(s.chapter - 1)
	default:
		s.scrollTo(u, s.page.at+pages*s.page.frame)
	}
}
