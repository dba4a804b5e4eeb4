package main

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/engine/play/torches"
)

// onlySeats interprets the words that all games share.
type onlySeats struct{ table scenario.Table }

func (o *onlySeats) Run(d scenario.Directive) error { return o.table.Run(d) }

// toy is a shelf with the pattern game; its linter takes every line that holds
// "wrong" for a fault.
func toy() shelf {
	return shelf{
		games: []play.Game{torches.Game{}},
		readers: []reader{{"torches", "torches", func() scenario.Interpreter {
			return &onlySeats{scenario.Table{Game: torches.Game{}}}
		}}},
		linters: []linter{{"torches", ".txt", func(texts map[string]string) []error {
			var list []error
			for name, text := range texts {
				if strings.Contains(text, "wrong") {
					list = append(list, errors.New(name+":1: wrong"))
				}
			}
			return list
		}}},
	}
}

// lab runs a command line and gives its code and what it printed.
func lab(t *testing.T, args ...string) (code int, out, errs string) {
	t.Helper()
	return labWith(t, context.Background(), toy(), args...)
}

func labWith(t *testing.T, ctx context.Context, s shelf, args ...string) (int, string, string) {
	t.Helper()
	var out, errs bytes.Buffer
	code := run(place{ctx, s, &out, &errs}, args)
	assert.NotContains(t, errs.String(), "goroutine")
	return code, out.String(), errs.String()
}

func file(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	return path
}

func TestHelpForEachCommand(t *testing.T) {
	code, out, _ := lab(t)
	assert.Equal(t, codeFine, code)
	assert.Contains(t, out, "Exit codes")
	for _, c := range []string{"sim", "verify", "lint", "scenario", "bench"} {
		assert.Contains(t, out, "\n  "+c)
		code, help, errs := lab(t, c, "--help")
		assert.Equal(t, codeFine, code, errs)
		assert.Contains(t, help, "Usage: delvelab "+c)
	}
}

func TestWrongCommandLines(t *testing.T) {
	empty := t.TempDir()
	for line, want := range map[string]string{
		"frob":                                "unexpected argument frob",
		"sim --frob":                          "unknown flag --frob",
		"sim --games many":                    "many",
		"sim --games 0":                       "--games must be at least 1",
		"sim --jobs=-1":                       "--jobs must not be negative",
		"sim --seats 9":                       "torches is played by 2 to 4, not by 9",
		"sim --bots keen,keen,keen --seats 2": "there are 3 bots for 2 seats",
		"sim --bots genius":                   `there is no bot "genius"; there are: novice, keen, random`,
		"sim --game chess":                    `there is no game "chess"; there are: torches`,
		"verify":                              `expected "<journal> ..."`,
		"verify " + empty:                     "there is no file *.journal",
		"lint":                                `expected "<dir> ..."`,
		"lint --game chess " + empty:          `there is no game "chess"`,
		"lint " + empty:                       "there is no file *.txt",
		"scenario " + empty:                   "there is no file *.scenario",
		"bench --for 0s":                      "--for must be longer",
		"bench --for soon":                    "soon",
		"bench --bot genius":                  "there is no bot",
	} {
		t.Run(line, func(t *testing.T) {
			code, out, errs := lab(t, strings.Fields(line)...)
			assert.Equal(t, codeUsage, code)
			assert.Empty(t, out)
			assert.Contains(t, errs, want)
			assert.True(t, strings.HasPrefix(errs, "delvelab: "))
		})
	}
}

func TestFilesThatAreNotThere(t *testing.T) {
	for _, c := range []string{"verify", "lint", "scenario"} {
		code, _, errs := lab(t, c, "/no/such/place")
		assert.Equal(t, codeFile, code)
		assert.Equal(t, "delvelab: /no/such/place: no such file or directory\n", errs)
	}
	code, _, errs := lab(t, "sim", "--games", "1", "--journals", file(t, "a-file", ""))
	assert.Equal(t, codeFile, code)
	assert.Contains(t, errs, "not a directory")
}

func TestSimIsRepeatable(t *testing.T) {
	args := []string{"sim", "--bots", "keen,novice,random", "-n", "30", "--events", "--seed", "lamp"}
	results := func(jobs string) string {
		code, out, errs := lab(t, append(args, "--jobs", jobs)...)
		require.Equal(t, codeFine, code, errs)
		assert.Contains(t, out, `30 games of torches, seeds "lamp-1" to "lamp-30"`)
		// Times differ from run to run.
		var lines []string
		for _, l := range strings.Split(out, "\n") {
			f := strings.Fields(l)
			if len(f) > 0 && f[0] != "seconds" && !strings.Contains(l, "games of") {
				if last := f[len(f)-1]; strings.HasSuffix(last, "s") || strings.HasSuffix(last, "move") {
					f = f[:len(f)-1]
				}
				lines = append(lines, strings.Join(f, " "))
			}
		}
		return strings.Join(lines, "\n")
	}
	one := results("1")
	assert.Equal(t, one, results("3"))
	assert.Contains(t, one, "die-rolled")
	for _, name := range []string{"keen", "novice", "random", "seat 1", "seat 3"} {
		assert.Contains(t, one, "\n"+name+" 30 ")
	}
}

func TestSimStopsWhenAsked(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	code, out, errs := labWith(t, ctx, toy(), "sim", "-n", "5")
	assert.Equal(t, codeInterrupted, code)
	assert.Contains(t, out, "0 games")
	assert.Contains(t, errs, "interrupted")
	code, _, _ = labWith(t, ctx, toy(), "bench")
	assert.Equal(t, codeInterrupted, code)
}

// lost is Torches with a bot that loses its thread.
type lost struct{ torches.Game }

func (lost) Bot(string) (play.Bot, error) { return lost{}, nil }
func (lost) Choose(context.Context, play.State, play.Seat, *play.Chance) (play.Move, error) {
	panic("lost")
}

func TestFaultsAreReportedWithTheirSeed(t *testing.T) {
	s := toy()
	s.games[0] = lost{}
	code, _, errs := labWith(t, context.Background(), s, "sim", "--bots", "keen", "--seats", "2", "-n", "3")
	assert.Equal(t, codeFound, code)
	assert.Contains(t, errs, `game 1 (seed "sim-1"): move 1, seat 0 (keen): bot of seat 0, move 1: lost`)
}

func TestMistakesInTheProgramAreNoPanics(t *testing.T) {
	s := toy()
	s.linters[0].check = func(map[string]string) []error { panic("no idea") }
	var out, errs bytes.Buffer
	code := run(place{context.Background(), s, &out, &errs}, []string{"lint", file(t, "a.txt", "")})
	assert.Equal(t, codeMistake, code)
	assert.Contains(t, errs.String(), "a mistake in the program: no idea")
}

func TestVerify(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "journals")
	code, _, errs := lab(t, "sim", "-n", "2", "--bots", "keen,novice", "--journals", dir)
	require.Equal(t, codeFine, code, errs)
	code, out, errs := lab(t, "verify", dir, "--log")
	require.Equal(t, codeFine, code, errs)
	assert.Contains(t, out, `torches (rules 1), seed "sim-1"`)
	assert.Contains(t, out, "1. ")
	assert.Contains(t, out, ": roll")

	path := filepath.Join(dir, "torches-sim-1.journal")
	good, err := os.ReadFile(path)
	require.NoError(t, err)
	code, out, _ = lab(t, "verify", file(t, "torn.journal", string(good[:len(good)-5])))
	assert.Equal(t, codeFine, code)
	assert.Contains(t, out, "is torn and was left away")
	assert.Contains(t, out, "not over; to act: ")

	bad := bytes.Replace(good, []byte(" roll"), []byte(" rolf"), 1)
	require.NoError(t, os.WriteFile(path, bad, 0o644))
	code, out, errs = lab(t, "verify", dir)
	assert.Equal(t, codeFound, code)
	assert.Contains(t, out, path+":2: the line is not as it was written")
	assert.Contains(t, errs, "1 of 2 journals cannot be replayed")
	code, out, _ = lab(t, "verify", file(t, "letter.txt", "Dear all,\n"))
	assert.Equal(t, codeFound, code)
	assert.Contains(t, out, "this is not a journal")
}

func TestLint(t *testing.T) {
	code, out, _ := lab(t, "lint", file(t, "cards.txt", "fine"))
	assert.Equal(t, codeFine, code)
	assert.Equal(t, "1 file without fault\n", out)
	path := file(t, "cards.txt", "wrong")
	code, out, errs := lab(t, "lint", filepath.Dir(path))
	assert.Equal(t, codeFound, code)
	assert.Equal(t, path+":1: wrong\n", out)
	assert.Equal(t, "delvelab: 1 fault in 1 file\n", errs)
	s := toy()
	s.linters = nil
	code, _, errs = labWith(t, context.Background(), s, "lint", path)
	assert.Equal(t, codeUsage, code)
	assert.Contains(t, errs, "torches has no data files")
}

func TestScenario(t *testing.T) {
	good := file(t, "good.scenario", "title: A roll\nclauses: TOR-003 TOR-002\nseats: Blue Green\nmove Blue: roll\n")
	code, out, errs := lab(t, "scenario", good, "-v", "--clauses")
	assert.Equal(t, codeFine, code, errs)
	assert.Equal(t, good+":1: ok (A roll)\nTOR-002\nTOR-003\n1 scenario, all as they should be\n", out)

	for text, want := range map[string]string{
		"title: A roll\nclauses: TOR-003\nseats: Blue Green\nmove Green: roll\n": ":4: move: TOR-002 not-your-turn (A roll)",
		"title: A roll\nclauses: TOR-003\ngame: chess\n":                         ":1: there is no game chess here (A roll)",
		"no title\n": ":1: no: stands before the first title:",
	} {
		path := file(t, "bad.scenario", text)
		code, out, errs := lab(t, "scenario", path)
		assert.Equal(t, codeFound, code)
		assert.Equal(t, path+want+"\n", out)
		assert.Equal(t, "delvelab: 1 of 1 scenario failed\n", errs)
	}
}

func TestBench(t *testing.T) {
	code, out, errs := lab(t, "bench", "--for", "2ms", "--bot", "keen")
	assert.Equal(t, codeFine, code, errs)
	for _, what := range []string{"set-up", "clone", "digest", "view of", "clone and move", "replay", "slowest decisions: keen"} {
		assert.Contains(t, out, what)
	}
}

func TestTheShelfIsStocked(t *testing.T) {
	s, err := stock()
	require.NoError(t, err)
	code, out, errs := labWith(t, context.Background(), s, "lint", "../../assets/mapmasters")
	assert.Equal(t, codeFine, code, out+errs)
	code, out, errs = labWith(t, context.Background(), s, "sim", "-n", "2", "--seats", "2")
	assert.Equal(t, codeFine, code, out+errs)
	folders := scenarioFolders(t, "../../games/mapmasters/testdata/scenarios")
	require.Subset(t, folders, []string{"versus", "paths", "audit/versus", "audit/paths"})
	for _, folder := range folders { // whether they come out is their games' tests' affair
		_, out, errs = labWith(t, context.Background(), s, "scenario", "../../games/mapmasters/testdata/scenarios/"+folder)
		assert.Contains(t, out+errs, "scenario", folder)
		assert.NotContains(t, out, "is no word that this game knows", folder)
	}
}

// scenarioFolders lists the folders below one that hold scenarios themselves.
func scenarioFolders(t *testing.T, root string) []string {
	t.Helper()
	var list []string
	require.NoError(t, filepath.WalkDir(root, func(path string, _ fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(path) == ".scenario" {
			folder, _ := filepath.Rel(root, filepath.Dir(path))
			if folder = filepath.ToSlash(folder); !slices.Contains(list, folder) {
				list = append(list, folder)
			}
		}
		return err
	}))
	return list
}
