package doodledungeon_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	gostrings "strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/assets/strings"
	"delvebox/engine/words"
)

// Every reason for a refusal and every reason why a move stays made has its sentence: all
// constants called key... and reveal..., and all keys written out.
func TestEveryReasonHasASentence(t *testing.T) {
	book, err := words.Load(strings.Files, "en")
	require.NoError(t, err)
	seen := 0
	check := func(kind, key string) {
		seen++
		assert.True(t, book.Has(kind+key), "no sentence %s", kind+key)
	}
	require.NoError(t, filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || gostrings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ValueSpec:
				for i, name := range n.Names {
					if i >= len(n.Values) {
						break
					}
					if text, ok := literal(n.Values[i]); ok && gostrings.HasPrefix(name.Name, "key") {
						check("doodledungeon.refusal.", text)
					} else if ok && gostrings.HasPrefix(name.Name, "reveal") {
						check("reveals.", text)
					}
				}
			case *ast.CallExpr:
				if sel, ok := n.Fun.(*ast.SelectorExpr); ok && sel.Sel.Name == "Refuse" && len(n.Args) > 1 {
					if text, ok := literal(n.Args[1]); ok {
						check("doodledungeon.refusal.", text)
					}
				}
			}
			return true
		})
		return nil
	}))
	assert.Greater(t, seen, 60)
}

func literal(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil
}
