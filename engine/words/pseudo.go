package words

import (
	"strings"
	"unicode/utf8"

	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// accents gives each letter a likeness that every Latin font has.
var accents = strings.NewReplacer(
	"a", "á", "c", "ç", "e", "ë", "g", "ğ", "i", "ï", "n", "ñ", "o", "ö", "s", "š", "u", "û", "y", "ý", "z", "ž",
	"A", "Å", "C", "Ç", "E", "É", "I", "Î", "N", "Ñ", "O", "Ø", "S", "Š", "U", "Ü", "Y", "Ý", "Z", "Ž",
)

// lengthen turns a message into its pseudo form.
func lengthen(m *i18n.Message) {
	for _, form := range []*string{&m.Zero, &m.One, &m.Two, &m.Few, &m.Many, &m.Other} {
		if *form != "" {
			*form = pseudo(*form)
		}
	}
}

// pseudo gives letters accents, leaves placeholders alone and adds syllables until the
// text is forty per cent longer, in words of up to seven letters, so that it can still
// be broken into lines.
func pseudo(text string) string {
	var out strings.Builder
	s, _ := braces{}.Parse(text, "", "")
	for _, p := range s.(sentence) {
		if p.value {
			out.WriteString("{" + p.text + "}")
		} else {
			out.WriteString(accents.Replace(p.text))
		}
	}
	more := (utf8.RuneCountInString(text)*2 + 4) / 5
	for i := range more {
		if i%8 == 0 && utf8.RuneCountInString(text) > 7 {
			out.WriteByte(' ')
		} else {
			out.WriteString([]string{"ö", "m"}[i%2])
		}
	}
	return out.String()
}
