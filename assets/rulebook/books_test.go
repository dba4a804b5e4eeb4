package rulebook_test

import (
	"fmt"
	"io/fs"
	"path"
	"strings"
	"testing"

	files "delvebox/assets/rulebook"
	"delvebox/engine/rulebook"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// book reads a rulebook: "en/mapmasters.md".
func book(t *testing.T, name string) *rulebook.Book {
	t.Helper()
	data, err := files.Files.ReadFile(name)
	require.NoError(t, err)
	b, err := rulebook.Parse(string(data))
	require.NoError(t, err, name)
	return b
}

// written gives the names of all rulebooks, in every language.
func written(t *testing.T) []string {
	t.Helper()
	names, err := fs.Glob(files.Files, "*/*.md")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	return names
}

// Every clause of a specification leads to its paragraph: a refusal names one, and the
// player clicks it.
func TestEveryClauseIsExplained(t *testing.T) {
	clauses := map[string]struct {
		prefix string
		last   int
	}{
		"mapmasters.md":    {"MMV", 176},
		"dungeonroll.md":   {"DR", 230},
		"doodledungeon.md": {"DD", 137},
	}
	for _, name := range written(t) {
		of, listed := clauses[path.Base(name)]
		if !listed {
			continue
		}
		b := book(t, name)
		for n := 1; n <= of.last; n++ {
			id := fmt.Sprintf("%s-%03d", of.prefix, n)
			p, ok := b.Find(id)
			if !assert.True(t, ok, id) {
				continue
			}
			block := b.Chapters[p.Chapter].Blocks[p.Block]
			assert.Contains(t, block.Clauses, id)
			assert.GreaterOrEqual(t, len(strings.Fields(block.Text())), 5, id)
		}
		_, beyond := b.Find(fmt.Sprintf("%s-%03d", of.prefix, of.last+1))
		assert.False(t, beyond, "%s explains a clause that does not exist", name)
	}
}

func TestEveryBookReadsWell(t *testing.T) {
	for _, name := range written(t) {
		b := book(t, name)
		assert.GreaterOrEqual(t, len(b.Chapters), 5, name)
		for _, c := range b.Chapters {
			assert.NotEmpty(t, c.Blocks, c.Title)
			for _, block := range c.Blocks {
				text := block.Text()
				assert.NotContains(t, text, "'", text)
				assert.NotContains(t, text, "**", text)
				assert.NotContains(t, text, "](", "a link within bold is no link: %s", text)
				assert.NotContains(t, text, " - ", text)
				assert.Less(t, len(text), 520, "a paragraph is read at one glance: %s", text)
			}
		}
	}
}

func TestMapMastersHasItsChapters(t *testing.T) {
	assert.Len(t, book(t, "en/mapmasters.md").Chapters, 16)
}
