package doodledungeon_test

import (
	"os"
	"testing"

	"delvebox/engine/play/scenario"
	"delvebox/games/doodledungeon/story"
)

func TestScenarios(t *testing.T) {
	g := newGame(t)
	scenario.Test(t, os.DirFS("testdata/scenarios"), func() scenario.Interpreter { return story.New(g) })
}
