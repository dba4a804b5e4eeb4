package rulebook_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"delvebox/engine/input"
	"delvebox/engine/words"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/rulebook"
)

func key(k input.Key) func(p *input.Player) {
	return func(p *input.Player) { p.Press(k, input.Mods{}) }
}

func TestItOpensAtTheClauseOfARefusal(t *testing.T) {
	r := read(t, apptest.Window{}, "mapmasters", "MMV-032", "A door serves once, and you have used this one.")
	assert.True(t, r.sees("clause-MMV-032"), "the clause is brought into sight")
	assert.True(t, r.sees("show"), "it says what was asked for")
	r.keep("rulebook-asked")
	r.play(func(p *input.Player) { p.Click("show") })
	assert.False(t, r.sees("search"), "it leads back to the table")
}

func TestAnUnknownClauseOpensTheFirstChapter(t *testing.T) {
	r := read(t, apptest.Window{}, "mapmasters", "MMV-999", "")
	assert.True(t, r.sees("chapter-1"))
	assert.False(t, r.sees("previous"))
	assert.False(t, r.sees("show"))
}

func TestTypingSearchesAtOnce(t *testing.T) {
	r := read(t, apptest.Window{}, "mapmasters", "", "")
	assert.False(t, r.sees("clause-MMV-045"))
	r.play(func(p *input.Player) { p.Type("all its monsters") })
	assert.True(t, r.sees("clause-MMV-045"), "the first place is opened")
	r.play(func(p *input.Player) { p.Press(input.Escape, input.Mods{}) })
	assert.False(t, r.sees("search"))
}

func TestANumberFindsItsClause(t *testing.T) {
	r := read(t, apptest.Window{}, "mapmasters", "", "")
	r.play(func(p *input.Player) { p.Type("140") })
	assert.True(t, r.sees("clause-MMV-140"))
}

func TestEnterGoesFromPlaceToPlace(t *testing.T) {
	r := read(t, apptest.Window{}, "mapmasters", "", "")
	r.play(func(p *input.Player) { p.Type("scissors") })
	assert.True(t, r.sees("clause-MMV-012"), "Discoveries name them first")
	r.play(key(input.Enter))
	assert.True(t, r.sees("clause-MMV-161"), "then a spellbook")
	r.play(key(input.Enter))
	assert.True(t, r.sees("clause-MMV-158"), "then the Refresh phase")
	r.play(func(p *input.Player) {
		p.Press(input.Enter, input.Mods{Shift: true})
		p.Press(input.Enter, input.Mods{Shift: true})
	})
	assert.True(t, r.sees("clause-MMV-012"))
	r.play(func(p *input.Player) { p.Press(input.Enter, input.Mods{Shift: true}) })
	assert.True(t, r.sees("clause-MMV-158"), "round and round")
}

func TestLinksLeadToTheirClauseAndBack(t *testing.T) {
	r := read(t, apptest.Window{}, "mapmasters", "MMV-032", "")
	assert.False(t, r.sees("clause-MMV-030"))
	r.play(func(p *input.Player) { p.Click("link-8-1") })
	assert.True(t, r.sees("clause-MMV-030"))
	r.play(func(p *input.Player) { p.Click("come-back") })
	assert.True(t, r.sees("clause-MMV-032"))
}

func TestContentsAndNeighboursOpenChapters(t *testing.T) {
	r := read(t, apptest.Window{}, "mapmasters", "", "")
	r.play(func(p *input.Player) { p.Click("chapter-5") })
	assert.True(t, r.sees("clause-MMV-045"))
	r.play(func(p *input.Player) { p.Click("next") })
	assert.True(t, r.sees("clause-MMV-056"))
	r.play(func(p *input.Player) {
		p.Click("previous")
		p.Click("previous")
	})
	assert.True(t, r.sees("clause-MMV-027"))
}

func TestPageDownReadsOnIntoTheNextChapter(t *testing.T) {
	r := read(t, apptest.Window{}, "mapmasters", "MMV-045", "")
	seen := false
	for range 6 {
		r.play(key(input.PageDown))
		seen = seen || r.sees("clause-MMV-055")
	}
	assert.True(t, seen, "the end of the chapter comes by")
	assert.False(t, r.sees("clause-MMV-055"), "and the next begins")
}

func TestArrowsGoThroughTheContents(t *testing.T) {
	r := read(t, apptest.Window{}, "mapmasters", "", "")
	r.a.UI.Focus("chapter-1", true)
	r.play(func(p *input.Player) {
		for range 4 {
			p.Press(input.ArrowD, input.Mods{})
		}
	})
	assert.True(t, r.sees("clause-MMV-045"))
}

func TestTheSearchIsFoundByItsKey(t *testing.T) {
	r := read(t, apptest.Window{}, "mapmasters", "", "")
	r.play(func(p *input.Player) {
		p.Press("F", input.Mods{Ctrl: true})
		p.Type("lava")
		p.Press("F", input.Mods{Ctrl: true})
		p.Type("Featherfall")
	})
	assert.True(t, r.sees("clause-MMV-024"), "typing took the place of the old word")
}

func TestAClickOnANumberMarksIt(t *testing.T) {
	r := read(t, apptest.Window{}, "mapmasters", "MMV-045", "")
	r.play(func(p *input.Player) { p.Click("clause-MMV-047") })
	assert.True(t, apptest.Says(r.Rehearsal, r.a.UI.T("rulebook.marked", "clause", "MMV–047")), "a slip says so")
}

// The letter of the key that opens the book is not searched for.
func TestTheOpeningKeyIsNotTyped(t *testing.T) {
	r := read(t, apptest.Window{}, "mapmasters", "", "")
	r.Stack.Pop()
	r.Stack.Push(rulebook.New(r.a, "mapmasters", ""))
	r.Send(input.Event{Kind: input.Rune, Rune: 'r'})
	name, _ := r.a.UI.Focused()
	assert.NotEqual(t, "search", name)
}

func TestTheOtherBoxesHaveNoRulebookYet(t *testing.T) {
	r := read(t, apptest.Window{}, "satchelquest", "", "")
	assert.True(t, r.sees("read-open"))
	r.keep("rulebook-other")
	r.play(func(p *input.Player) {
		p.Click("game-minotaur")
		p.Expect("search", true)
		p.Click("read-open")
		p.Expect("search", false)
	})
}

// Each game has a book of its own: its chapters, its pictures, and the place where one was
// in another is not taken over.
func TestAnotherGamesBookOpensAtItsFirstChapter(t *testing.T) {
	r := read(t, apptest.Window{}, "mapmasters", "MMV-045", "")
	r.play(func(p *input.Player) { p.Click("game-dungeonroll") })
	assert.False(t, r.sees("clause-MMV-045"))
	assert.True(t, r.sees("clause-DR-001") || r.sees("chapter-1"))
	r.play(func(p *input.Player) { p.Type("DR-007") })
	assert.True(t, r.sees("clause-DR-007"))
}

// Nothing leaves the window, whatever its size and that of the text.
func TestEveryWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("painting every window takes a while")
	}
	for name, c := range map[string]struct {
		win    apptest.Window
		clause string
		query  string
	}{
		"glance":   {apptest.Window{}, "", ""},
		"card":     {apptest.Window{}, "MMV-002", ""},
		"path":     {apptest.Window{}, "MMV-027", ""},
		"rooms":    {apptest.Window{}, "MMV-045", "room"},
		"levels":   {apptest.Window{}, "MMV-056", "tunnel"},
		"1024":     {apptest.Window{W: 1024, H: 640}, "MMV-045", "door"},
		"1024-150": {apptest.Window{W: 1024, H: 640, Text: 1.5}, "MMV-045", "door"},
		"1280-125": {apptest.Window{W: 1280, H: 800, Text: 1.25}, "MMV-030", ""},
		"1920-125": {apptest.Window{W: 1920, H: 1080, Text: 1.25}, "MMV-045", "sword"},
		"long":     {apptest.Window{W: 1280, H: 800, Language: words.Pseudo}, "MMV-045", "sword"},
		"long-sm":  {apptest.Window{W: 1024, H: 640, Text: 1.25, Language: words.Pseudo}, "MMV-032", "sword"},
		"3840":     {apptest.Window{W: 1920, H: 1080, Scale: 2}, "MMV-059", "pit"},
	} {
		t.Run(name, func(t *testing.T) {
			r := read(t, c.win, "mapmasters", c.clause, "")
			if c.query != "" {
				r.play(func(p *input.Player) { p.Type(c.query) })
			}
			for _, n := range []string{"search", "main", "back", "chapter-1", "settings", "mute", "game-minotaur"} {
				q, ok := r.a.UI.Find(n)
				assert.True(t, ok && q.X >= 0 && q.Y >= 0 && q.Right() <= r.a.UI.W && q.Bottom() <= r.a.UI.H, "%s stands at %v", n, q)
			}
			assert.Empty(t, apptest.Faults(r.Rehearsal))
			r.keep("rulebook-" + name)
		})
	}
}
