package rulebook_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"delvebox/engine/input"
)

func TestItOpensAtTheClauseOfARefusal(t *testing.T) {
	r := read(t, usual, "mapmasters", "MMV-032", "A door serves once, and you have used this one.")
	assert.True(t, r.sees("clause-MMV-032"), "the clause is brought into sight")
	assert.True(t, r.sees("show"), "it says what was asked for")
	r.keep("rulebook-asked")
	r.play(func(p *input.Player) { p.Click("show") })
	assert.False(t, r.sees("search"), "it leads back to the table")
}

func TestTypingSearchesAtOnce(t *testing.T) {
	r := read(t, usual, "mapmasters", "", "")
	assert.False(t, r.sees("clause-MMV-045"))
	r.play(func(p *input.Player) { p.Type("all its monsters") })
	assert.True(t, r.sees("clause-MMV-045"), "the first place is opened")
	r.keep("rulebook-search")
	r.play(func(p *input.Player) { p.Press(input.Escape, input.Mods{}) })
	assert.False(t, r.sees("search"))
}

func TestRooms(t *testing.T) {
	r := read(t, usual, "mapmasters", "MMV-045", "")
	r.play(func(p *input.Player) { p.Type("room") })
	r.keep("rulebook-rooms")
}

func TestPictures(t *testing.T) {
	for name, c := range map[string]struct {
		win    window
		clause string
		query  string
	}{
		"glance":   {usual, "", ""},
		"card":     {usual, "MMV-002", ""},
		"path":     {usual, "MMV-027", ""},
		"levels":   {usual, "MMV-056", "tunnel"},
		"books":    {usual, "MMV-075", ""},
		"1024":     {window{1024, 640, 1, 1}, "MMV-045", "door"},
		"1024-150": {window{1024, 640, 1, 1.5}, "MMV-045", "door"},
		"1280-125": {window{1280, 800, 1, 1.25}, "MMV-030", ""},
		"1920-125": {window{1920, 1080, 1, 1.25}, "MMV-045", "sword"},
		"3840":     {window{1920, 1080, 2, 1}, "MMV-059", "pit"},
	} {
		r := read(t, c.win, "mapmasters", c.clause, "")
		if c.query != "" {
			r.play(func(p *input.Player) { p.Type(c.query) })
		}
		r.keep("rulebook-" + name)
	}
	r := read(t, usual, "dungeonroll", "", "")
	r.keep("rulebook-other")
}
