package figures

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/rulebook/figuretest"
)

// Every picture that the rulebook calls is there, with a number for each caption.
func TestTheRulebookCallsItsPictures(t *testing.T) {
	a, _ := apptest.Open(t, apptest.Window{})
	figuretest.Called(t, "en/mapmasters.md", Figures(a.UI.Art))
}

// Pictures show paths that the rules allow.
func TestPicturesShowLegalPaths(t *testing.T) {
	cards, err := card.Load()
	require.NoError(t, err)
	for name, p := range plans() {
		_, pen, err := p.draw(cards)
		require.NoError(t, err, name)
		if pen.Len() > 0 {
			assert.Equal(t, dungeon.Outside, pen.Standing(), name)
		}
	}
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
