package figures

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	files "delvebox/assets/rulebook"
	book "delvebox/engine/rulebook"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app/apptest"
)

// Every picture that the rulebook calls is there, and shows a path that the rules allow,
// with a number for each caption.
func TestPicturesShowLegalPaths(t *testing.T) {
	cards, err := card.Load()
	require.NoError(t, err)
	text, err := files.Files.ReadFile("en/mapmasters.md")
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
			p, ok := plans()[block.Name]
			require.True(t, ok, "no picture is called %s", block.Name)
			_, pen, err := p.draw(cards)
			require.NoError(t, err, block.Name)
			assert.Len(t, p.numbers, len(block.Captions), block.Name)
			if pen.Len() > 0 {
				assert.Equal(t, dungeon.Outside, pen.Standing(), block.Name)
			}
			for _, n := range p.numbers {
				assert.True(t, n.X > p.x && n.X < p.x+p.w && n.Y > p.y && n.Y < p.y+p.h, "%s: a number stands outside", block.Name)
			}
		}
	}
	assert.Equal(t, len(plans()), seen)
}

// What the captions say is to be seen in the picture.
func TestPicturesShowWhatTheirCaptionsSay(t *testing.T) {
	cards, err := card.Load()
	require.NoError(t, err)
	c, ok := cards.ByID(plans()["card"].card)
	require.True(t, ok)
	require.Len(t, c.Rooms(), 1)
	assert.Len(t, c.Rooms()[0].Positions, 6, "a room of six squares")

	_, pen, err := plans()["rooms"].draw(cards)
	require.NoError(t, err)
	assert.EqualValues(t, 1, pen.Result().Tally[dungeon.Monsters], "monsters first")
	_, pen, err = plans()["levels"].draw(cards)
	require.NoError(t, err)
	actions := map[dungeon.Action]bool{}
	for i := range pen.Len() {
		actions[pen.StepAt(i).Action] = true
	}
	assert.True(t, actions[dungeon.Fall] && actions[dungeon.TakeStairs])
}

// A picture with a path bears blue ink, one without bears none.
func TestPicturesBearTheInkOfTheirPath(t *testing.T) {
	a, _ := apptest.Open(t, apptest.Window{})
	for name, f := range Figures(a.UI.Art) {
		m := f.Paint(240, 1)
		apptest.Keep(t, "figure-"+name, m)
		blue := 0
		for i := 0; i < len(m.Pix); i += 4 {
			if r, b := m.Pix[i], m.Pix[i+2]; b > 120 && r < 60 {
				blue++
			}
		}
		assert.Equal(t, plans()[name].path != "", blue > 500, "%s has %d blue pixels", name, blue)
	}
}
