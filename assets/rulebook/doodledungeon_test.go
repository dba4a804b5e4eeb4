package rulebook_test

import (
	"fmt"
	"strings"
	"testing"

	"delvebox/engine/rulebook"
	"delvebox/games/doodledungeon/card"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// doodle reads the rulebook of Doodle Dungeon and the game's data.
func doodle(t *testing.T) (*rulebook.Book, *card.Tables) {
	t.Helper()
	tables, err := card.Load()
	require.NoError(t, err)
	return book(t, "en/doodledungeon.md"), tables
}

// lines gives the texts below a heading of a chapter, or of the whole chapter for "".
func lines(t *testing.T, b *rulebook.Book, chapter, heading string) (out []string) {
	t.Helper()
	at, ok := b.Find(chapter)
	require.True(t, ok, chapter)
	in := heading == ""
	for _, block := range b.Chapters[at.Chapter].Blocks {
		if block.Kind == rulebook.Heading {
			in = in && heading == "" || block.Text() == heading
		} else if in {
			out = append(out, block.Text())
		}
	}
	require.NotEmpty(t, out, heading)
	return out
}

// title is an action or a track as the book writes it: "Cloak of Shadows".
func title(name string) string {
	words := strings.Split(name, "-")
	for i, w := range words {
		if w != "of" {
			words[i] = strings.ToUpper(w[:1]) + w[1:]
		}
	}
	return strings.Join(words, " ")
}

// DD-046 to DD-049: the tracks in the book are those of the sheet.
func TestTheBookPrintsTheTracks(t *testing.T) {
	b, tables := doodle(t)
	var want []string
	for c := range card.Categories {
		name, sign := title(c.String()), ""
		switch c {
		case card.GoblinTrack, card.OrcTrack, card.DragonTrack:
			sign = "+"
		case card.HandTrack:
			name = "Hand cards"
		}
		track := tables.Track(c)
		var groups []string
		for _, g := range track.Groups {
			boxes := "boxes"
			if g.Boxes == 1 {
				boxes = "box"
			}
			groups = append(groups, fmt.Sprintf("%d %s %s%d", g.Boxes, boxes, sign, g.Level))
		}
		want = append(want, fmt.Sprintf("%s from %s%d: %s", name, sign, track.Base, strings.Join(groups, ", ")))
	}
	text := lines(t, b, "upgrades", "The six tracks")
	for _, w := range want {
		assert.Contains(t, text, w)
	}
}

// Every action is explained with its number of copies, in the paragraph of its clause.
func TestTheBookExplainsAllActions(t *testing.T) {
	b, tables := doodle(t)
	for a := card.NoAction + 1; a < card.Actions; a++ {
		data := tables.Action(a)
		at, ok := b.Find(data.Clause)
		require.True(t, ok, a)
		text := b.Chapters[at.Chapter].Blocks[at.Block].Text()
		assert.Contains(t, text, fmt.Sprintf("%s (%d):", title(a.String()), data.Copies), data.Clause)
	}
}

// shapes are the book's names of the formations.
func shapes() map[string]string {
	return map[string]string{
		"S1": "single", "B2": "pair", "X2": "diagonal", "G2": "gap", "I3": "row", "L3": "corner", "H3": "hook", "V3": "wedge",
		"X3": "long diagonal", "L4": "long corner", "S4": "step", "T4": "tee", "K4": "long hook", "P4": "two pairs",
	}
}

// The chapter of the cards says of each what it builds, and the list of the formations
// on how many cards each stands.
func TestTheBookListsTheSixtyCards(t *testing.T) {
	b, tables := doodle(t)
	builds, copies := map[card.Action][]string{}, map[string]int{}
	for id := card.ID(1); id <= card.Count; id++ {
		c := tables.Card(id)
		var names []string
		var run int
		for i, e := range c.Elements {
			name := e.Name()
			if e.Kind == card.Formation {
				copies[e.String()]++
				name = shapes()[e.String()]
			}
			if run++; i+1 < len(c.Elements) && c.Elements[i+1].String() == e.String() {
				continue
			}
			if run > 1 {
				name = []string{2: "two ", 3: "three "}[run] + name + "s"
			}
			names, run = append(names, name), 0
		}
		builds[c.Action] = append(builds[c.Action], strings.Join(names, ", "))
	}
	text := append(lines(t, b, "the-cards", "Dungeon actions"), lines(t, b, "the-cards", "Hero actions")...)
	for a, cards := range builds {
		assert.Contains(t, text, title(a.String())+": "+strings.Join(cards, "; "))
	}
	list := lines(t, b, "walls", "The fourteen formations")
	assert.Len(t, list, 14)
	for code, n := range copies {
		name, found := strings.ToUpper(shapes()[code][:1])+shapes()[code][1:], false
		for _, line := range list {
			if strings.HasPrefix(line, name+": ") {
				found = true
				count := strings.TrimPrefix(line[strings.LastIndex(line, "; "):], "; ")
				count = strings.TrimSuffix(strings.TrimSuffix(strings.TrimPrefix(count, "on "), "."), " cards")
				assert.Equal(t, fmt.Sprint(n), count, line)
			}
		}
		assert.True(t, found, name)
	}
}

// reaches counts how many rolls of ten-sided dice reach a sum with the two best of them,
// or with all, in percent, rounded.
func reaches(dice, sum int, best bool) int {
	hits, of := 0, 1
	for range dice {
		of *= 10
	}
	for roll := range of {
		total, first, second := 0, 0, 0
		for range dice {
			v := roll%10 + 1
			roll /= 10
			total += v
			second = max(second, min(first, v))
			first = max(first, v)
		}
		if best {
			total = first + second
		}
		if total >= sum {
			hits++
		}
	}
	return (200*hits + of) / (2 * of)
}

func TestTheBooksOddsOfFightsAreRight(t *testing.T) {
	b, tables := doodle(t)
	text := lines(t, b, "odds", "")
	for level := 0; level <= 12; level += 2 {
		need := tables.Figures.Strength - level
		assert.Contains(t, text, fmt.Sprintf("+%d: %d, %d, %d", level, reaches(2, need, false), reaches(3, need, false), reaches(4, need, true)))
	}
}
