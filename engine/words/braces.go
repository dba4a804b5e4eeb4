package words

import (
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n/template"
)

// braces reads sentences with {name} for a value. A brace that is never closed and a
// name without a value are shown as they stand, so that the fault is seen.
type braces struct{}

// Cacheable says that a sentence needs to be taken apart only once.
func (braces) Cacheable() bool { return true }

// Parse takes a sentence apart. The delimiters of the library are not used.
func (braces) Parse(text, _, _ string) (template.ParsedTemplate, error) {
	var s sentence
	for {
		before, rest, found := strings.Cut(text, "{")
		name, after, closed := strings.Cut(rest, "}")
		if !found || !closed {
			return append(s, piece{text: text}), nil
		}
		s = append(s, piece{text: before}, piece{text: name, value: true})
		text = after
	}
}

// piece is a stretch of a sentence: words, or the name of a value.
type piece struct {
	text  string
	value bool
}

type sentence []piece

// Execute puts the values, a map[string]string, into the sentence.
func (s sentence) Execute(data any) (string, error) {
	values, _ := data.(map[string]string)
	var out strings.Builder
	for _, p := range s {
		v, known := values[p.text]
		switch {
		case !p.value:
			out.WriteString(p.text)
		case known:
			out.WriteString(v)
		default:
			out.WriteString("{" + p.text + "}")
		}
	}
	return out.String(), nil
}
