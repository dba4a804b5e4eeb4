// Package figuretest looks at the pictures that a game gives to its rulebook.
package figuretest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	files "delvebox/assets/rulebook"
	book "delvebox/engine/rulebook"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/rulebook"
)

// Called says that every picture that the rulebook calls is there with a number for each
// caption, and that none is left over. The file is that of the rulebook
// ("en/NAME.md").
func Called(t *testing.T, file string, all map[string]app.Figure) {
	t.Helper()
	text, err := files.Files.ReadFile(file)
	require.NoError(t, err)
	b, err := book.Parse(string(text))
	require.NoError(t, err)
	seen := 0
	for _, c := range b.Chapters {
		for _, block := range c.Blocks {
			if block.Kind != book.Figure {
				continue
			}
			seen++
			p, ok := all[block.Name]
			require.True(t, ok, "no picture is called %s", block.Name)
			assert.Len(t, p.Numbers, len(block.Captions), block.Name)
			for _, n := range p.Numbers {
				assert.True(t, n.X > 0 && n.X < p.W && n.Y > 0 && n.Y < p.H, "%s: a number stands outside", block.Name)
			}
		}
	}
	assert.Equal(t, len(all), seen)
}

// OnTheirPages says that pictures stand whole in the window on the pages of their clauses,
// whatever its size.
func OnTheirPages(t *testing.T, b app.Box, clauses map[string]string) {
	t.Helper()
	for name, win := range map[string]apptest.Window{"1280": {}, "1024-125": {W: 1024, H: 640, Text: 1.25}} {
		a, r := apptest.OpenBoxes(t, win, b)
		for picture, clause := range clauses {
			a.Stack.Push(rulebook.New(a, b.ID, clause))
			apptest.Keep(t, b.ID+"-page-"+picture+"-"+name, r.Draw())
			assert.Empty(t, apptest.Faults(r), "%s at %s", picture, name)
			a.Stack.Pop()
		}
	}
}
