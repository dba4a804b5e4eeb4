package play_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const (
	module = "delvebox"
	root   = "../.."
)

// source is one Go file of the project, tests left out unless asked for.
type source struct {
	pkg  string // folder from the root, with slashes: "engine/play"
	path string
	file *ast.File
	at   *token.FileSet
}

func sources(t *testing.T) []source {
	t.Helper()
	var list []source
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() && (name == "testdata" || name == "build" || name == "dist" || name == "shots" ||
			strings.HasPrefix(name, ".") && path != root) {
			return filepath.SkipDir
		}
		if d.IsDir() || filepath.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		at := token.NewFileSet()
		f, err := parser.ParseFile(at, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, filepath.Dir(path))
		list = append(list, source{filepath.ToSlash(rel), path, f, at})
		return err
	})
	require.NoError(t, err)
	require.NotEmpty(t, list)
	return list
}

func (s source) imports() []string {
	var list []string
	for _, i := range s.file.Imports {
		path, _ := strconv.Unquote(i.Path.Value)
		list = append(list, path)
	}
	return list
}

// below says whether a package is one of the folders or within one.
func below(pkg string, folders ...string) bool {
	return slices.ContainsFunc(folders, func(f string) bool { return pkg == f || strings.HasPrefix(pkg, f+"/") })
}

// pure lists the folders that run without screen, clock, files and global randomness.
var pure = []string{"games", "engine/play"}

// harness lists what stands beside the rules to try them, and what it may import
// besides.
var harness = map[string][]string{
	"engine/play/playtest": {"testing"},
	"engine/play/scenario": {"testing", "io/fs"},
}

func TestRulesAndKernelArePure(t *testing.T) {
	forbidden := []string{"time", "os", "io/fs", "io/ioutil", "path/filepath", "syscall", "net", "log", "testing",
		"math/rand", "crypto/rand", "image", "golang.org/x/image", "github.com/hajimehoshi", "github.com/ebitengine",
		"github.com/adrg/xdg", "github.com/gofrs/flock", "github.com/srwiley"}
	for _, s := range sources(t) {
		if !below(s.pkg, pure...) {
			continue
		}
		for _, path := range s.imports() {
			own, ours := strings.CutPrefix(path, module+"/")
			switch {
			case path == "math/rand/v2" || slices.Contains(harness[s.pkg], path):
			case below(path, forbidden...):
				t.Errorf("%s imports %q", s.path, path)
			case ours && below(own, "engine") && !below(own, "engine/play"):
				t.Errorf("%s imports %q: of the engine, rules know engine/play only", s.path, path)
			case ours && !below(own, "games", "engine/play", "assets"):
				t.Errorf("%s imports %q", s.path, path)
			case ours && below(own, "assets") && !below(s.pkg, "games"):
				t.Errorf("%s imports %q: data belongs to a game", s.path, path)
			}
		}
	}
}

// Of math/rand/v2 only streams made from a seed may be used, not the global one.
func TestNoGlobalRandomness(t *testing.T) {
	allowed := []string{"New", "NewPCG", "NewChaCha8", "Rand", "PCG", "ChaCha8", "Source"}
	for _, s := range sources(t) {
		if !below(s.pkg, pure...) || !slices.Contains(s.imports(), "math/rand/v2") {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			sel, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if x, ok := sel.X.(*ast.Ident); ok && x.Name == "rand" && !slices.Contains(allowed, sel.Sel.Name) {
				t.Errorf("%s uses rand.%s", s.at.Position(sel.Pos()), sel.Sel.Name)
			}
			return true
		})
	}
}

// Floating point differs between platforms: rules and bots compute in integers.
func TestRulesComputeInIntegers(t *testing.T) {
	for _, s := range sources(t) {
		if !below(s.pkg, pure...) {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Ident:
				if n.Name == "float64" || n.Name == "float32" {
					t.Errorf("%s: %s", s.at.Position(n.Pos()), n.Name)
				}
			case *ast.BasicLit:
				if n.Kind == token.FLOAT {
					t.Errorf("%s: %s", s.at.Position(n.Pos()), n.Value)
				}
			}
			return true
		})
	}
}

func TestEngineKnowsNoGame(t *testing.T) {
	for _, s := range sources(t) {
		for _, path := range s.imports() {
			own, ours := strings.CutPrefix(path, module+"/")
			switch {
			case !ours:
			case below(s.pkg, "engine") && below(own, "games", "scenes", "cmd", "assets/mapmasters"):
				t.Errorf("%s imports %q: the engine knows no game", s.path, path)
			case below(s.pkg, "games") && below(own, "scenes", "cmd"):
				t.Errorf("%s imports %q", s.path, path)
			case below(s.pkg, "assets") && below(own, "engine", "games", "scenes", "cmd"):
				t.Errorf("%s imports %q: assets are data", s.path, path)
			case below(own, "cmd") && !below(s.pkg, "cmd"):
				t.Errorf("%s imports %q", s.path, path)
			}
		}
	}
}

func TestLaboratoryNeedsNoScreen(t *testing.T) {
	if testing.Short() {
		t.Skip("asks the go command for all dependencies")
	}
	out, err := exec.Command("go", "list", "-deps", "delvebox/cmd/delvelab", "delvebox/games/...", "delvebox/engine/play/...").Output()
	require.NoError(t, err)
	for _, path := range strings.Fields(string(out)) {
		if below(path, "github.com/hajimehoshi/ebiten", "github.com/ebitengine", "github.com/jezek", module+"/scenes") {
			t.Errorf("the laboratory depends on %s", path)
		}
	}
}

func TestTopLevelHoldsWhatTheDesignNames(t *testing.T) {
	allowed := []string{"cmd", "engine", "games", "assets", "scenes", "go.mod", "go.sum", "Makefile", "README.md"}
	ignored, _ := os.ReadFile(filepath.Join(root, ".gitignore"))
	entries, err := os.ReadDir(root)
	require.NoError(t, err)
	for _, e := range entries {
		name := e.Name()
		built := strings.Contains("\n"+string(ignored), "\n/"+name+"/\n")
		if !slices.Contains(allowed, name) && !strings.HasPrefix(name, ".") && !built {
			t.Errorf("%s does not belong to the top level", name)
		}
	}
}

// Long files hide their subjects.
func TestFilesAreShort(t *testing.T) {
	for _, s := range sources(t) {
		if lines := s.at.Position(s.file.End()).Line; lines > 600 {
			t.Errorf("%s has %d lines", s.path, lines)
		}
	}
}
