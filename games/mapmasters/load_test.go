package mapmasters

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	data "delvebox/assets/mapmasters"
)

func TestDamagedTablesAreRefused(t *testing.T) {
	objectives, err := data.Files.ReadFile("objectives.toml")
	require.NoError(t, err)
	books, err := data.Files.ReadFile("spellbooks.toml")
	require.NoError(t, err)
	for name, c := range map[string]struct{ text, from, to, want string }{
		"kind":          {string(objectives), `kind = "pit"`, `kind = "pits"`, `objectives.toml: unknown kind "pits"`},
		"missing":       {string(objectives), `"O02", `, ``, "objectives.toml: card O02 is missing"},
		"twice":         {string(objectives), `"O04", "O05"`, `"O04", "O05", "O01"`, "stands there twice"},
		"no card":       {string(objectives), `"O27"`, `"O28"`, `there is no card "O28"`},
		"odd card":      {string(objectives), `"O27"`, `"027"`, `"027" is no card name like O01`},
		"hourglass":     {string(objectives), `hourglass = ["O04"]`, `hourglass = ["O01"]`, "which is no card of this kind"},
		"unknown field": {string(objectives), `value = 2`, `worth = 2`, "unknown field"},
		"broken":        {string(objectives), `value = 2`, `value =`, "objectives.toml: "},
		"book":          {string(books), `"SB-17"`, `"SB-18"`, `there is no book "SB-18"`},
		"book twice":    {string(books), `"SB-17"`, `"SB-16"`, "SB-16 stands there twice"},
		"book phase":    {string(books), `when = "hand"`, `when = "night"`, `SB-16: unknown phase "night"`},
		"book missing":  {string(books), "[[book]] # beats one monster\nid = \"SB-01\"", "[[book]]\nid = \"SB-02\"", "stands there twice"},
	} {
		t.Run(name, func(t *testing.T) {
			text := strings.Replace(c.text, c.from, c.to, 1)
			require.NotEqual(t, c.text, text)
			if strings.HasPrefix(name, "book") {
				_, err = loadBooks(text)
			} else {
				_, err = loadObjectives(text)
			}
			assert.ErrorContains(t, err, c.want)
		})
	}
	_, err = loadBooks("")
	assert.ErrorContains(t, err, "SB-01 is missing")
}

// MMV-173: the second-highest number is the next lower one, nothing for no box.
func TestExitBonuses(t *testing.T) {
	for _, c := range []struct{ boxes, want []int }{
		{[]int{5, 5, 3, 0}, []int{2, 2, 1, 0}},
		{[]int{4, 2, 2}, []int{2, 1, 1}},
		{[]int{6, 0}, []int{2, 0}},
		{[]int{0, 0, 0}, []int{0, 0, 0}},
		{[]int{1, 1}, []int{2, 2}},
		{[]int{3, 2, 1}, []int{2, 1, 0}},
	} {
		assert.Equal(t, c.want, exitBonuses(c.boxes), "%v", c.boxes)
	}
}
