package figures

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/trail"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/rulebook/figuretest"
)

// Every picture that the rulebook calls is there with a number for each caption, and none
// is left over.
func TestTheRulebookCallsItsPictures(t *testing.T) {
	a, _ := apptest.Open(t, apptest.Window{})
	figuretest.Called(t, "en/doodledungeon.md", Figures(a.UI.Art))
}

func squares(t *testing.T, text string) sheet.Set {
	s, err := sheet.ParseSet(text)
	require.NoError(t, err)
	return s
}

// What the captions say of walls is so: one formation could be built, the other cuts the
// corner off, and an orc stands beside a wall.
func TestTheWallsAreThoseOfTheCaptions(t *testing.T) {
	tables, err := card.Load()
	require.NoError(t, err)
	p := plans()["walls"]
	v, err := p.view()
	require.NoError(t, err)
	f, _, on, ok := p.hung(tables)
	require.True(t, ok)
	assert.NotNil(t, v.Sheet.WhyWall(f, on))
	lost, parted := v.Sheet.CutOff(on)
	assert.Equal(t, squares(t, "A9 A10"), lost)
	assert.False(t, parted)

	hook := squares(t, "D7 D8 E9")
	before := v.Sheet
	before.Erase(sheet.Wall, hook)
	assert.Nil(t, before.WhyWall(tables.Formation("H3"), hook), "a whole hook, turned")
	assert.True(t, v.Sheet.Of(sheet.Orc).Beside().Meets(v.Sheet.Walls()))
}

// The path is legal (view asks the rules), uses up a fork, turns back out of a dead end
// and comes to its goblin twice, with the trap between.
func TestThePathIsThatOfTheCaptions(t *testing.T) {
	v, err := plans()["path"].view()
	require.NoError(t, err)
	pen := trail.NewPen(&v.Sheet)
	n, err := pen.Draw(v.Path...)
	require.NoError(t, err)
	require.Equal(t, len(v.Path), n)
	square := func(text string) sheet.Square { return squares(t, text).First() }
	assert.Equal(t, 2, pen.Visits(square("C2")), "the fork")
	assert.Equal(t, 1, pen.Visits(square("E2")), "the dead end")
	assert.Equal(t, 2, pen.Visits(square("B4")), "the goblin")
	assert.Equal(t, sheet.Goblin, v.Sheet.At(square("B4")))
	assert.Equal(t, sheet.Trap, v.Sheet.At(square("B6")))
	assert.True(t, squares(t, "D1 E1 F2 D3 E3").Minus(v.Sheet.Walls()).Empty(), "walls close it")
}

// The fight is the example of the rules: 18, and 22 with the card.
func TestTheFightIsTheExample(t *testing.T) {
	tables, err := card.Load()
	require.NoError(t, err)
	plain, peppered := (&figures{tables: tables}).strengths()
	assert.Equal(t, 18, plain)
	assert.Equal(t, 22, peppered)
	assert.Less(t, plain, tables.Figures.Strength)
	assert.GreaterOrEqual(t, peppered, tables.Figures.Strength)
}

// Pictures are painted, in their proportions; the path bears the blue of its pencil.
func TestPicturesArePainted(t *testing.T) {
	a, _ := apptest.Open(t, apptest.Window{})
	for name, f := range Figures(a.UI.Art) {
		m := f.Paint(300, 1)
		apptest.Keep(t, "doodle-figure-"+name, m)
		assert.Equal(t, 300, m.Rect.Dx(), name)
		assert.InDelta(t, 300*f.H/f.W, m.Rect.Dy(), 1.1, name)
		blue, clear := 0, 0
		for i := 0; i < len(m.Pix); i += 4 {
			if m.Pix[i+3] != 255 {
				clear++
			}
			if r, b := int(m.Pix[i]), int(m.Pix[i+2]); b > r+70 {
				blue++
			}
		}
		assert.Zero(t, clear, "%s has holes", name)
		assert.Equal(t, name == "path", blue > 300, "%s has %d blue pixels", name, blue)
	}
}

// On its page each picture stands whole in the window, whatever its size.
func TestPicturesStandOnTheirPages(t *testing.T) {
	g, err := doodledungeon.New()
	require.NoError(t, err)
	figuretest.OnTheirPages(t, app.Box{ID: g.ID(), Game: g, Figures: Figures}, map[string]string{"walls": "DD-029", "path": "DD-052", "tracks": "DD-046", "fight": "DD-084"})
}
