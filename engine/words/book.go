package words

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// Pseudo is the tag of the lengthened English.
const Pseudo = "qps"

// Book holds the sentences of one language. It may be used from several goroutines.
type Book struct {
	tag       string
	localizer *i18n.Localizer
	plain     map[string]string // sentences without placeholders and plurals, ready to hand out
	keys      map[string]bool

	mu      sync.Mutex
	missing map[string]bool
}

// Languages lists the tags that Load takes for these files: one a folder, English first,
// and Pseudo last.
func Languages(files fs.FS) ([]string, error) {
	entries, err := fs.ReadDir(files, ".")
	if err != nil {
		return nil, fmt.Errorf("words: the languages cannot be listed: %w", err)
	}
	tags := []string{"en"}
	for _, e := range entries {
		if e.IsDir() && e.Name() != "en" {
			tags = append(tags, e.Name())
		}
	}
	return append(tags, Pseudo), nil
}

// Load reads the sentences of a language from <tag>/*.toml. What a language lacks is
// taken from English. Errors name the file that cannot be read, or the key that stands
// in it twice.
func Load(files fs.FS, tag string) (*Book, error) {
	b := &Book{tag: tag, plain: map[string]string{}, keys: map[string]bool{}, missing: map[string]bool{}}
	bundle := i18n.NewBundle(language.English)

	english, err := read(files, "en")
	if err != nil {
		return nil, err
	}
	var own []*i18n.Message
	target := language.English
	switch tag {
	case "en":
	case Pseudo: // counted like English, so the pseudo sentences simply stand in its place
		for _, m := range english {
			lengthen(m)
		}
	default:
		if target, err = language.Parse(tag); err != nil {
			return nil, fmt.Errorf("words: %q is no language: %w", tag, err)
		}
		if own, err = read(files, tag); err != nil {
			return nil, err
		}
	}
	if err := bundle.AddMessages(language.English, english...); err != nil {
		return nil, fmt.Errorf("words: %w", err)
	}
	if own != nil {
		if err := bundle.AddMessages(target, own...); err != nil {
			return nil, fmt.Errorf("words: %w", err)
		}
	}
	for _, m := range slices.Concat(english, own) {
		b.keys[m.ID] = true
		if delete(b.plain, m.ID); m.One == "" && !strings.Contains(m.Other, "{") {
			b.plain[m.ID] = m.Other
		}
	}
	b.localizer = i18n.NewLocalizer(bundle, target.String())
	return b, nil
}

// read collects the messages of one language's folder.
func read(files fs.FS, tag string) ([]*i18n.Message, error) {
	names, err := fs.Glob(files, path.Join(tag, "*.toml"))
	if err != nil || len(names) == 0 {
		return nil, fmt.Errorf("words: there are no files for the language %q", tag)
	}
	var all []*i18n.Message
	where := map[string]string{}
	for i, f := range parse(files, names) {
		if f.err != nil {
			return nil, fmt.Errorf("words: %s: %w", names[i], f.err)
		}
		for _, m := range f.messages {
			if first := where[m.ID]; first != "" {
				return nil, fmt.Errorf("words: %s: the key %s stands in %s already", names[i], m.ID, first)
			}
			where[m.ID] = names[i]
		}
		all = append(all, f.messages...)
	}
	return all, nil
}

// parsed is what one file holds.
type parsed struct {
	messages []*i18n.Message
	err      error
}

// parse reads the files side by side: the program cannot say a word before it is done.
func parse(files fs.FS, names []string) []parsed {
	out := make([]parsed, len(names))
	var wg sync.WaitGroup
	for i, name := range names {
		wg.Go(func() {
			data, err := fs.ReadFile(files, name)
			if err == nil {
				out[i].messages, err = i18n.ParseMessageBytes(data, toml.Unmarshal)
			}
			out[i].err = err
		})
	}
	wg.Wait()
	return out
}

// T gives the sentence of a key. Args are names and values in turn and fill the
// placeholders; the one called "n", a number, chooses the plural form as well. A missing
// key comes back in brackets. Where "n" is no number the sentence comes in its form for
// many. Both are faults that Missing tells.
func (b *Book) T(key string, args ...any) string {
	if s, ok := b.plain[key]; ok {
		return s
	}
	config := i18n.LocalizeConfig{MessageID: key, TemplateParser: braces{}}
	if len(args) > 0 {
		values := make(map[string]string, len(args)/2)
		for i := 0; i+1 < len(args); i += 2 {
			name := fmt.Sprint(args[i])
			values[name] = fmt.Sprint(args[i+1])
			if name == "n" {
				config.PluralCount = values[name]
			}
		}
		config.TemplateData = values
	}
	s, err := b.localizer.Localize(&config)
	if s != "" || err == nil {
		return s
	}
	b.miss(key)
	config.PluralCount = nil
	if s, err = b.localizer.Localize(&config); s != "" || err == nil {
		return s
	}
	return "[" + key + "]"
}

// miss notes a fault of a key.
func (b *Book) miss(key string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.missing[key] = true
}

// Has reports whether the key has a sentence.
func (b *Book) Has(key string) bool { return b.keys[key] }

// Keys lists all keys, sorted.
func (b *Book) Keys() []string {
	keys := make([]string, 0, len(b.keys))
	for k := range b.keys {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// Missing lists the keys that were asked for in vain or with an "n" that is no number,
// sorted. In tests there are none.
func (b *Book) Missing() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	keys := make([]string, 0, len(b.missing))
	for k := range b.missing {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
