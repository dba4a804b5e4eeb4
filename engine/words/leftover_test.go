package words_test

import (
	"go/ast"
	gostrings "strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// No sentence is kept that nobody can come to read: each key stands in the program, or
// begins with a part that keys are put together from ("mapmasters.icon."), or has one in
// its middle, after a game's name (".setup.").
func TestNoSentenceIsLeftOver(t *testing.T) {
	whole, parts := map[string]bool{}, []string{}
	files, _ := sources(t, "cmd", "engine", "games", "scenes")
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			e, ok := n.(ast.Expr)
			if !ok {
				return true
			}
			text, _, ok := literal(e)
			switch {
			case !ok:
			case len(text) > 4 && (gostrings.HasSuffix(text, ".") || gostrings.HasSuffix(text, "-")):
				parts = append(parts, text)
			default:
				whole[text] = true
			}
			return true
		})
	}
	begins := func(key string) bool {
		for _, p := range parts {
			if gostrings.HasPrefix(key, p) || p[0] == '.' && gostrings.Contains(key, p) {
				return true
			}
		}
		return false
	}
	for _, key := range english(t).Keys() {
		assert.True(t, whole[key] || begins(key), "nobody says %q", key)
	}
}
