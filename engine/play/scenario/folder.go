package scenario

import (
	"io/fs"
	"path"
	"strings"
	"testing"

	"delvebox/engine/play"
)

// Suffix is the ending of scenario files.
const Suffix = ".scenario"

// Test runs all scenario files of a folder and its subfolders as subtests, each
// scenario with a new interpreter. An empty folder fails.
func Test(t *testing.T, folder fs.FS, begin func() Interpreter) {
	t.Helper()
	files := find(t, folder, Suffix)
	for _, file := range files {
		text, err := fs.ReadFile(folder, file)
		if err != nil {
			t.Error(err)
			continue
		}
		list, err := Parse(file, string(text))
		if err != nil {
			t.Error(err)
			continue
		}
		for _, s := range list {
			t.Run(strings.TrimSuffix(file, Suffix)+"/"+s.Title, func(t *testing.T) {
				if err := Run(s, begin()); err != nil {
					t.Error(err)
				}
			})
		}
	}
}

// TestGolden replays all journals (*.journal) of a folder: each line must lead to
// the digest that stands in it, and the game must be over. An empty folder fails.
func TestGolden(t *testing.T, folder fs.FS, games ...play.Game) {
	t.Helper()
	for _, file := range find(t, folder, ".journal") {
		t.Run(strings.TrimSuffix(file, ".journal"), func(t *testing.T) {
			data, err := fs.ReadFile(folder, file)
			if err != nil {
				t.Fatal(err)
			}
			m, notice, err := play.Replay(games, data)
			switch {
			case err != nil:
				t.Fatalf("%s: %v", file, err)
			case notice.Torn():
				t.Fatalf("%s: line %d is torn", file, notice.Line)
			case m.Outcome() == nil:
				t.Fatalf("%s: the game is not over", file)
			}
		})
	}
}

func find(t *testing.T, folder fs.FS, suffix string) []string {
	t.Helper()
	var files []string
	err := fs.WalkDir(folder, ".", func(name string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() && path.Ext(name) == suffix {
			files = append(files, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Fatalf("there is no file *%s", suffix)
	}
	return files
}
