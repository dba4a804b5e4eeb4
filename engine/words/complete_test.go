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

// constants gives the string constants of the files, by name.
func constants(files []*ast.File) map[string]string {
	out := map[string]string{}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			if v, ok := n.(*ast.ValueSpec); ok {
				for i, name := range v.Names {
					if i < len(v.Values) {
						if text, whole, ok := literal(v.Values[i]); ok && whole {
							out[name.Name] = text
						}
					}
				}
			}
			return true
		})
	}
	return out
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
			before := ""
			switch fun := call.Fun.(type) {
			case *ast.SelectorExpr:
				if fun.Sel.Name != "T" {
					return true
				}
			case *ast.Ident: // the log calls its sentences by the last part of their key
				if fun.Name != "t" || !gostrings.HasSuffix(at.Position(f.Pos()).Filename, "board/tell.go") {
					return true
				}
				before = "mapmasters.log."
			default:
				return true
			}
			text, whole, ok := literal(call.Args[0])
			text = before + text
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

// known gives the text of a literal or of a constant.
func known(e ast.Expr, named map[string]string) (string, bool) {
	switch e := e.(type) {
	case *ast.Ident:
		text, ok := named[e.Name]
		return text, ok
	case *ast.SelectorExpr:
		text, ok := named[e.Sel.Name]
		return text, ok
	}
	text, whole, ok := literal(e)
	return text, ok && whole
}

// ruled are the games whose rules name refusals, events and ties, by ID, with the folders
// in which they do.
var ruled = map[string][]string{
	"mapmasters":    {"games/mapmasters", "engine/play", "scenes"},
	"dungeonroll":   {"games/dungeonroll", "engine/play"},
	"doodledungeon": {"games/doodledungeon", "engine/play"},
}

// Every reason that the rules or the kernel give for a refusal has a sentence: the second
// argument of play.Refuse, and every constant called Key... of the rules.
func TestEveryRefusalHasASentence(t *testing.T) {
	for game, folders := range ruled {
		t.Run(game, func(t *testing.T) { everyRefusalHasASentence(t, game, folders) })
	}
}

func everyRefusalHasASentence(t *testing.T, game string, folders []string) {
	book := english(t)
	files, at := sources(t, folders...)
	named := constants(files)
	seen := 0
	check := func(pos token.Pos, key string) {
		seen++
		where := at.Position(pos)
		if gostrings.Contains(where.Filename, "torches") { // the pattern for games; nobody plays it
			return
		}
		if gostrings.HasPrefix(key, "undo-") || gostrings.HasPrefix(key, "redo-") { // see undo.*
			return
		}
		assert.True(t, book.Has(game+".refusal."+key), "%s: no sentence for the refusal %q", where, key)
	}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) < 2 {
				return true
			}
			name := ""
			switch fun := call.Fun.(type) {
			case *ast.SelectorExpr:
				name = fun.Sel.Name
			case *ast.Ident:
				name = fun.Name
			}
			if gostrings.EqualFold(name, "refuse") {
				if key, ok := known(call.Args[1], named); ok {
					check(call.Pos(), key)
				}
			}
			return true
		})
	}
	for name, key := range named {
		if gostrings.HasPrefix(name, "Key") {
			check(token.NoPos, key)
		}
	}
	assert.Greater(t, seen, 30, "few refusals: does the test look in the right place?")
}

// returned calls see with each text that a method of that name gives back by itself.
func returned(t *testing.T, game, method string, see func(pos token.Position, text string)) {
	files, at := sources(t, "games/"+game)
	named := constants(files)
	for _, f := range files {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv == nil || fn.Name.Name != method || fn.Body == nil {
				continue
			}
			ast.Inspect(fn.Body, func(n ast.Node) bool {
				if r, ok := n.(*ast.ReturnStmt); ok && len(r.Results) == 1 {
					if text, ok := known(r.Results[0], named); ok && text != "" {
						see(at.Position(r.Pos()), text)
					}
				}
				return true
			})
		}
	}
}

// quiet are the events that the log passes over: what they bring is seen on the table, or
// the next event says it.
var quiet = []string{"game-set-up", "slot-refilled", "column-shuffled", "market-closed", "first-card-drawn",
	"exploration-opened", "refresh-opened", "refresh-ended", "books-readied", "reward-opened", "dungeon-revealed",
	"fairies-returned", "game-ranked", "phase-began", "building-opened", "strength-stands", "drawing-opened", "pile-shuffled",
	"monster-sketched"}

// Every event of a game has its sentence for the log, and every reason why a move cannot
// be taken back has one too.
func TestEveryEventHasASentence(t *testing.T) {
	book := english(t)
	for game := range ruled {
		events, reveals := 0, 0
		returned(t, game, "Name", func(pos token.Position, text string) {
			events++
			assert.True(t, book.Has(game+".log."+text) || slices.Contains(quiet, text),
				"%s: no sentence for the event %q", pos, text)
		})
		returned(t, game, "Reveals", func(pos token.Position, text string) {
			reveals++
			assert.True(t, book.Has("reveals."+text), "%s: no sentence for the reveal %q", pos, text)
		})
		assert.Greater(t, events, 20)
		assert.Greater(t, reveals, 5)
	}
}

// Every sentence that kernel and store name has its words: the Key of a play.Sentence.
func TestEveryFaultHasASentence(t *testing.T) {
	book := english(t)
	files, at := sources(t, "engine")
	named := constants(files)
	seen := 0
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			lit, ok := n.(*ast.CompositeLit)
			if !ok {
				return true
			}
			name := ""
			switch typ := lit.Type.(type) {
			case *ast.Ident:
				name = typ.Name
			case *ast.SelectorExpr:
				name = typ.Sel.Name
			}
			if name != "Sentence" {
				return true
			}
			for _, e := range lit.Elts {
				if kv, ok := e.(*ast.KeyValueExpr); ok && kv.Key.(*ast.Ident).Name == "Key" {
					if key, ok := known(kv.Value, named); ok {
						seen++
						assert.True(t, book.Has(key) || book.Has("fault."+key), "%s: no sentence %q", at.Position(e.Pos()), key)
					}
				}
			}
			return true
		})
	}
	assert.Greater(t, seen, 5)
}

// How a tie was broken is told on the results page.
func TestEveryTieHasASentence(t *testing.T) {
	book := english(t)
	for game := range ruled {
		files, _ := sources(t, "games/"+game)
		for name, key := range constants(files) {
			if gostrings.HasPrefix(name, "tie") {
				assert.True(t, book.Has(game+".results."+key), "no sentence for the tie %q", key)
			}
		}
	}
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
