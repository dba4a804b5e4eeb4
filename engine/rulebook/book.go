package rulebook

import "strings"

// Book is one game's rulebook.
type Book struct {
	Title    string
	Chapters []Chapter
	places   map[string]Place
}

// Chapter is a part of the book with a title of its own.
type Chapter struct {
	Number int    // from 1
	Title  string // "Changing levels"
	Anchor string // "changing-levels"
	Blocks []Block
}

// Kind is what a block is.
type Kind uint8

// The kinds of blocks.
const (
	Paragraph Kind = iota
	Heading        // within a chapter
	Item           // a line of a list
	Figure         // a picture; Name says which, Captions what stands beside it
)

// Block is a paragraph, heading, list line or picture.
type Block struct {
	Kind     Kind
	Clauses  []string // ids that are explained here: "MMV-045"
	Spans    []Span
	Name     string   // of a Figure
	Captions []string // of a Figure
}

// Style is how a stretch of text is set.
type Style uint8

// The styles.
const (
	Plain Style = iota
	Bold
	Link // Target says where to
	Key  // a key of the keyboard
)

// Span is a stretch of text in one style.
type Span struct {
	Text   string
	Style  Style
	Target string // of a Link: a clause id or a chapter's anchor
}

// Text is the block's whole text without styles. Search counts its bytes.
func (b Block) Text() string {
	if len(b.Spans) == 1 {
		return b.Spans[0].Text
	}
	var out strings.Builder
	for _, s := range b.Spans {
		out.WriteString(s.Text)
	}
	return out.String()
}

// Title is the Block number of a Place that means the chapter as a whole.
const Title = -1

// Place is a block of a chapter, both counted from 0, or a chapter's Title.
type Place struct{ Chapter, Block int }

// Find gives the place of a clause id or a chapter's anchor.
func (b *Book) Find(target string) (Place, bool) {
	p, ok := b.places[target]
	return p, ok
}
