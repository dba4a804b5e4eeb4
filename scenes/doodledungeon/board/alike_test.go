package board

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/drawing"
)

// Whatever is different in a view is a reason to draw the sheet anew: every field counts.
func TestEveryPartOfAViewIsLookedAt(t *testing.T) {
	change := map[string]func(v *drawing.View){
		"Seed":      func(v *drawing.View) { v.Seed++ },
		"Dungeon":   func(v *drawing.View) { v.Dungeon = "Coldgate" },
		"Master":    func(v *drawing.View) { v.Master = "Blue" },
		"Sheet":     func(v *drawing.View) { v.Sheet.Draw(sheet.Orc, sheet.Of(9)) },
		"Seeds":     func(v *drawing.View) { v.Seeds[9]++ },
		"Own":       func(v *drawing.View) { v.Own[9] = "1,1" },
		"Checked":   func(v *drawing.View) { v.Checked[2]++ },
		"Lost":      func(v *drawing.View) { v.Lost++ },
		"Count":     func(v *drawing.View) { v.Count = "4" },
		"Treasures": func(v *drawing.View) { v.Treasures = sheet.Of(9) },
		"Warn":      func(v *drawing.View) { v.Warn = sheet.Of(9) },
		"Lit":       func(v *drawing.View) { v.Lit = sheet.Of(9) },
		"Path":      func(v *drawing.View) { v.Path = []sheet.Square{0, 1, 1} },
		"Walked":    func(v *drawing.View) { v.Walked++ },
		"Colour":    func(v *drawing.View) { v.Colour.R = .5 },
	}
	plain := drawing.View{Path: []sheet.Square{0, 1, 2}}
	assert.True(t, alike(plain, drawing.View{Path: []sheet.Square{0, 1, 2}}))
	assert.False(t, alike(plain, drawing.View{Path: []sheet.Square{0, 1}}))
	fields := reflect.TypeFor[drawing.View]()
	for i := range fields.NumField() {
		name := fields.Field(i).Name
		require.Contains(t, change, name)
		other := plain
		change[name](&other)
		assert.False(t, alike(plain, other), name)
	}
}
