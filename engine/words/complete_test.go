package words_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	gostrings "strings"
	"testing"

	"delvebox/assets/strings"
	"delvebox/engine/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const root = "../.."

func english(t *testing.T) *words.Book {
	t.Helper()
	b, err := words.Load(strings.Files, "en")
	require.NoError(t, err)
	return b
}

// sources parses the Go files below the project's folders, tests left out.
func sources(t *testing.T, folders ...string) (files []*ast.File, at *token.FileSet) {
	t.Helper()
	at = token.NewFileSet()
	for _, folder := range folders {
		err := filepath.WalkDir(filepath.Join(root, folder), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || gostrings.HasSuffix(path, "_test.go") {
				return err
			}
			f, err := parser.ParseFile(at, path, nil, parser.SkipObjectResolution)
			files = append(files, f)
			return err
		})
		require.NoError(t, err)
	}
	return files, at
}

// literal gives the text of a string literal, and of the first part of a sum of strings
// ("mapmasters.icon." + kind) with whole = false.
func literal(e ast.Expr) (text string, whole, ok bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			s, err := strconv.Unquote(e.Value)
			return s, true, err == nil
		}
	case *ast.BinaryExpr:
		if e.Op == token.ADD {
			s, _, ok := literal(e.X)
			return s, false, ok
		}
	}
	return "", false, false
}

// Every key that the program asks for by name has a sentence; of a key put together from
// parts, at least one sentence begins so.
func TestEveryKeyInTheProgramHasASentence(t *testing.T) {
	book := english(t)
	keys := book.Keys()
	files, at := sources(t, "cmd", "engine", "scenes")
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) == 0 {
				return true
			}
			sel, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || sel.Sel.Name != "T" {
				return true
			}
			text, whole, ok := literal(call.Args[0])
			switch {
			case !ok:
			case whole:
				assert.True(t, book.Has(text), "%s: no sentence for %q", at.Position(call.Pos()), text)
			default:
				begins := slices.ContainsFunc(keys, func(k string) bool { return gostrings.HasPrefix(k, text) })
				assert.True(t, begins, "%s: no sentence begins with %q", at.Position(call.Pos()), text)
			}
			return true
		})
	}
}

// Every reason that the rules of Map Masters give for a refusal has a sentence: the
// second argument of play.Refuse, a literal or a constant named Key...
func TestEveryRefusalHasASentence(t *testing.T) {
	book := english(t)
	files, at := sources(t, "games/mapmasters")
	seen := 0
	check := func(pos token.Pos, key string) {
		seen++
		assert.True(t, book.Has("mapmasters.refusal."+key), "%s: no sentence for the refusal %q", at.Position(pos), key)
	}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				name := ""
				switch fun := n.Fun.(type) {
				case *ast.SelectorExpr:
					name = fun.Sel.Name
				case *ast.Ident:
					name = fun.Name
				}
				if gostrings.EqualFold(name, "refuse") && len(n.Args) > 1 {
					if key, whole, ok := literal(n.Args[1]); ok && whole {
						check(n.Pos(), key)
					}
				}
			case *ast.ValueSpec:
				for i, name := range n.Names {
					if gostrings.HasPrefix(name.Name, "Key") && i < len(n.Values) {
						if key, whole, ok := literal(n.Values[i]); ok && whole {
							check(n.Pos(), key)
						}
					}
				}
			}
			return true
		})
	}
	assert.Positive(t, seen, "the rules refuse nothing: does the test look in the right place?")
}

// methods calls see with the literal of each one-line method of that name.
func methods(t *testing.T, name string, see func(pos token.Position, text string)) {
	files, at := sources(t, "games/mapmasters")
	for _, f := range files {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv == nil || fn.Name.Name != name || fn.Body == nil {
				continue
			}
			ast.Inspect(fn.Body, func(n ast.Node) bool {
				if r, ok := n.(*ast.ReturnStmt); ok && len(r.Results) == 1 {
					if text, whole, ok := literal(r.Results[0]); ok && whole && text != "" {
						see(at.Position(r.Pos()), text)
					}
				}
				return true
			})
		}
	}
}

// Every event of Map Masters has its sentence for the log, and every reason why a move
// cannot be taken back has one too.
func TestEveryEventHasASentence(t *testing.T) {
	book := english(t)
	methods(t, "Name", func(pos token.Position, text string) {
		assert.True(t, book.Has("mapmasters.log."+text), "%s: no sentence for the event %q", pos, text)
	})
	methods(t, "Reveals", func(pos token.Position, text string) {
		assert.True(t, book.Has("reveals."+text), "%s: no sentence for the reveal %q", pos, text)
	})
}

// No file of English has a stray brace, a straight quote or a hyphen for a dash.
func TestSentencesAreWellSet(t *testing.T) {
	names, err := fs.Glob(os.DirFS(root+"/assets/strings"), "en/*.toml")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	for key, text := range texts(t) {
		assert.Equal(t, gostrings.Count(text, "{"), gostrings.Count(text, "}"), key)
		assert.NotContains(t, text, "'", key)
		assert.NotContains(t, text, " - ", key)
		assert.NotContains(t, text, "...", key)
		assert.NotContains(t, text, "  ", key)
	}
}

// texts gives every English sentence with its placeholders unfilled.
func texts(t *testing.T) map[string]string {
	book := english(t)
	out := map[string]string{}
	for _, key := range book.Keys() {
		out[key] = book.T(key)
	}
	return out
}
