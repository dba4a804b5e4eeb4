package rulebook_test

import (
	"testing"

	"delvebox/engine/rulebook"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const sample = `# A game

## Rooms and doors

**ABC-001** When a path **comes in**,
all is circled; see [once](#ABC-002) and press ` + "`Ctrl+F`" + `.

### Doors
- **ABC-002 ABC-003** A door serves once.
- Two rooms’ doors

![One. | Two.](rooms)

## The end

A room – [rooms](#rooms-and-doors).
`

func parse(t *testing.T, text string) *rulebook.Book {
	t.Helper()
	b, err := rulebook.Parse(text)
	require.NoError(t, err)
	return b
}

func TestChaptersClausesAndSpans(t *testing.T) {
	b := parse(t, sample)
	assert.Equal(t, "A game", b.Title)
	require.Len(t, b.Chapters, 2)
	c := b.Chapters[0]
	assert.Equal(t, "Rooms and doors", c.Title)
	assert.Equal(t, "rooms-and-doors", c.Anchor)
	assert.Equal(t, 2, b.Chapters[1].Number)
	require.Len(t, c.Blocks, 5)
	assert.Equal(t, rulebook.Block{
		Clauses: []string{"ABC-001"},
		Spans: []rulebook.Span{
			{Text: "When a path "}, {Text: "comes in", Style: rulebook.Bold}, {Text: ", all is circled; see "},
			{Text: "once", Style: rulebook.Link, Target: "ABC-002"}, {Text: " and press "},
			{Text: "Ctrl+F", Style: rulebook.Key}, {Text: "."},
		},
	}, c.Blocks[0])
	assert.Equal(t, rulebook.Heading, c.Blocks[1].Kind)
	assert.Equal(t, []string{"ABC-002", "ABC-003"}, c.Blocks[2].Clauses)
	assert.Equal(t, rulebook.Item, c.Blocks[3].Kind)
	assert.Equal(t, rulebook.Block{Kind: rulebook.Figure, Name: "rooms", Captions: []string{"One.", "Two."}}, c.Blocks[4])
}

func TestFindLeadsToClausesAndChapters(t *testing.T) {
	b := parse(t, sample)
	for target, want := range map[string]rulebook.Place{
		"ABC-001": {Chapter: 0, Block: 0}, "ABC-003": {Chapter: 0, Block: 2}, "the-end": {Chapter: 1, Block: rulebook.Title},
	} {
		p, ok := b.Find(target)
		assert.True(t, ok, target)
		assert.Equal(t, want, p, target)
	}
	_, ok := b.Find("ABC-009")
	assert.False(t, ok)
}

func TestSearchFoldsCaseQuotesAndDashes(t *testing.T) {
	b := parse(t, sample)
	found := func(query string) (texts []string) {
		for _, h := range b.Search(query) {
			text := b.Chapters[h.Chapter].Title
			if h.Block != rulebook.Title {
				text = b.Chapters[h.Chapter].Blocks[h.Block].Text()
			}
			texts = append(texts, text[h.Start:h.End])
		}
		return texts
	}
	assert.Equal(t, []string{"Room", "room", "room", "room"}, found(" ROOM "))
	assert.Equal(t, []string{"rooms’ doors"}, found("rooms' doors"))
	assert.Equal(t, []string{"A room – r"}, found("a  room - R"))
	assert.Equal(t, []string{"comes in, all"}, found("comes in, ALL"), "across styles")
	assert.Empty(t, found("dragon"))
	assert.Empty(t, b.Search("  "))
	assert.Equal(t, []int{2, 2}, b.Counts(b.Search("room")))
}

func TestSearchFindsClausesByNumber(t *testing.T) {
	b := parse(t, sample)
	for _, query := range []string{"ABC-003", "abc 3", "003", "3"} {
		hits := b.Search(query)
		require.NotEmpty(t, hits, query)
		assert.Equal(t, rulebook.Hit{Place: rulebook.Place{Chapter: 0, Block: 2}}, hits[0], query)
	}
	assert.Empty(t, b.Search("XYZ-003"))
}

func TestFaultsNameTheLine(t *testing.T) {
	for text, says := range map[string]string{
		"":                "line 1: a rulebook has a title",
		"# A\n\nwords":    "line 3: text before the first chapter",
		"# A\n# B":        "line 2: a second title",
		"# A\n## B\n## B": "line 3: b stands twice",
		"# A\n## B\n\n**ABC-001** x\n\n**ABC-001** y": "line 6: ABC-001 stands twice",
		"# A\n## B\n\n[x](#nowhere)":                  `line 4: the link to "nowhere" leads nowhere`,
		"# A\n## B\n![x](Y Z)":                        "line 3: a picture is written",
		"# A\n## B\n\n**ABC-001**\n":                  "line 5: a clause without text",
	} {
		_, err := rulebook.Parse(text)
		assert.ErrorContains(t, err, says, text)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(sample)
	f.Add("# A\n## B\n**ABC-001 ** [](#) ![]()\n- **\n`")
	f.Fuzz(func(t *testing.T, text string) {
		b, err := rulebook.Parse(text)
		if err != nil {
			return
		}
		for _, query := range []string{"a", "1", text} {
			for _, h := range b.Search(query) {
				s := b.Chapters[h.Chapter].Title
				if h.Block != rulebook.Title {
					s = b.Chapters[h.Chapter].Blocks[h.Block].Text()
				}
				_ = s[h.Start:h.End]
			}
		}
	})
}
