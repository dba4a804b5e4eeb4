package words_test

import (
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"delvebox/assets/strings"
	"delvebox/engine/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func file(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }

func sample() fstest.MapFS {
	return fstest.MapFS{
		"en/a.toml": file("[market]\npass = \"Pass\"\nbuys = \"{who} buys {what}\"\n[market.left]\none = \"one left\"\nother = \"{n} left\""),
		"en/b.toml": file("[list]\ncomma = \", \"\nand = \" and \"\n[time]\nunder-minute = \"under a minute\"\nhours = \"{hours} h {minutes} min\"\n[time.minutes]\none = \"one minute\"\nother = \"{n} minutes\""),
		"de/a.toml": file("[market]\npass = \"Passen\"\n[market.left]\none = \"noch einer\"\nother = \"noch {n}\""),
	}
}

func load(t *testing.T, tag string) *words.Book {
	t.Helper()
	b, err := words.Load(sample(), tag)
	require.NoError(t, err)
	return b
}

func TestSentencesAreFilledAndCounted(t *testing.T) {
	b := load(t, "en")
	assert.Equal(t, "Pass", b.T("market.pass"))
	assert.Equal(t, "Blue buys a key", b.T("market.buys", "what", "a key", "who", "Blue"))
	assert.Equal(t, "one left", b.T("market.left", "n", 1))
	assert.Equal(t, "0 left", b.T("market.left", "n", 0))
	assert.Equal(t, "12 left", b.T("market.left", "n", 12))
	assert.Empty(t, b.Missing())
}

func TestFaultsAreSeen(t *testing.T) {
	b := load(t, "en")
	assert.Equal(t, "[market.nothing]", b.T("market.nothing"))
	assert.Equal(t, []string{"market.nothing"}, b.Missing())
	assert.Equal(t, "Blue buys {what}", b.T("market.buys", "who", "Blue"))
	assert.True(t, b.Has("market.left"))
	assert.False(t, b.Has("market"))
}

// An "n" that is no number is a fault that tests see; in the program the sentence is said
// all the same, with what was given.
func TestACountThatIsNoNumberIsSaidAndSeen(t *testing.T) {
	for tag, want := range map[string]string{"en": "some left", "de": "noch some"} {
		b := load(t, tag)
		assert.Equal(t, want, b.T("market.left", "n", "some"))
		assert.Equal(t, []string{"market.left"}, b.Missing())
	}
}

func TestAnotherLanguageFallsBackToEnglish(t *testing.T) {
	b := load(t, "de")
	assert.Equal(t, "Passen", b.T("market.pass"))
	assert.Equal(t, "noch einer", b.T("market.left", "n", 1))
	assert.Equal(t, "Blue buys a key", b.T("market.buys", "what", "a key", "who", "Blue"))
}

func TestLanguagesAreListed(t *testing.T) {
	tags, err := words.Languages(sample())
	require.NoError(t, err)
	assert.Equal(t, []string{"en", "de", "qps"}, tags)
}

func TestBadFilesAreNamed(t *testing.T) {
	for name, tc := range map[string]struct {
		files fstest.MapFS
		tag   string
		says  string
	}{
		"no such language": {sample(), "fr", `"fr"`},
		"no language":      {sample(), "!!", `"!!"`},
		"not TOML":         {fstest.MapFS{"en/x.toml": file("a = ")}, "en", "en/x.toml"},
		"key twice":        {fstest.MapFS{"en/x.toml": file("a = \"1\""), "en/y.toml": file("a = \"2\"")}, "en", "key a stands in en/x.toml"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := words.Load(tc.files, tc.tag)
			require.ErrorContains(t, err, tc.says)
		})
	}
}

// Every sentence of the pseudo-language is longer by two fifths and keeps its values.
func TestPseudoIsLongerAndKeepsValues(t *testing.T) {
	b := load(t, words.Pseudo)
	assert.Contains(t, b.T("market.buys", "who", "Blue", "what", "a key"), "Blue bûýš a key")

	en, err := words.Load(strings.Files, "en")
	require.NoError(t, err)
	long, err := words.Load(strings.Files, words.Pseudo)
	require.NoError(t, err)
	assert.Equal(t, en.Keys(), long.Keys())
	for _, key := range en.Keys() {
		short, stretched := utf8.RuneCountInString(en.T(key)), utf8.RuneCountInString(long.T(key))
		assert.GreaterOrEqual(t, stretched*10, short*14-10, key)
		assert.NotEqual(t, en.T(key), long.T(key), key)
	}
}

func TestFiguresAndTimes(t *testing.T) {
	b := load(t, "en")
	assert.Equal(t, "1234", b.Number(1234))
	assert.Equal(t, "1\u202f234\u202f567", b.Number(1234567))
	assert.Equal(t, "\u22123", b.Number(-3))
	assert.Equal(t, "+3", b.Signed(3))
	assert.Equal(t, "0", b.Signed(0))
	assert.Equal(t, "0:00", b.Clock(-5))
	assert.Equal(t, "3:07", b.Clock(187_999))
	assert.Equal(t, "1:03:07", b.Clock(3_787_000))
	assert.Equal(t, "1:23.4", b.Tenths(83_456))
	assert.Equal(t, "under a minute", b.Span(20_000))
	assert.Equal(t, "one minute", b.Span(60_000))
	assert.Equal(t, "35 minutes", b.Span(35*60_000))
	assert.Equal(t, "1 h 05 min", b.Span(65*60_000))
	assert.Equal(t, "", b.List())
	assert.Equal(t, "Blue", b.List("Blue"))
	assert.Equal(t, "Blue, Green and Pink", b.List("Blue", "Green", "Pink"))
}
