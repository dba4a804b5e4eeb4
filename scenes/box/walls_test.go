package box_test

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// house lists the scenes that serve every game.
var house = []string{"app", "app/apptest", "fame", "house", "performer", "performer/performtest", "rulebook", "rulebook/figuretest", "settings", "setup", "shelf", "shelf/lids", "sitting",
	"sitting/logbook", "sitting/pause", "tour"}

// TestTheHouseKnowsNoGame holds the wall between the house and the games' scenes: the
// house imports no rules and no game's folder, and calls no game by its name.
func TestTheHouseKnowsNoGame(t *testing.T) {
	for _, dir := range house {
		paths, err := filepath.Glob(filepath.Join("..", filepath.FromSlash(dir), "*.go"))
		require.NoError(t, err)
		require.NotEmpty(t, paths, dir)
		for _, path := range paths {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			for _, id := range []string{"mapmasters", "doodledungeon", "dungeonroll", "satchelquest", "minotaur"} {
				assert.NotContains(t, string(text), strconv.Quote(id), "%s names a game", path)
				assert.NotContains(t, string(text), "scenes/"+id, "%s imports a game's scenes", path)
			}
			f, err := parser.ParseFile(token.NewFileSet(), path, text, parser.ImportsOnly)
			require.NoError(t, err)
			for _, i := range f.Imports {
				assert.False(t, strings.HasPrefix(i.Path.Value, `"delvebox/games`), "%s imports %s", path, i.Path.Value)
			}
		}
	}
}
