package mapmasters_test

import (
	"os"
	"testing"

	"delvebox/engine/play/scenario"
	"delvebox/games/mapmasters/story"
)

func TestScenarios(t *testing.T) {
	g := newGame(t)
	scenario.Test(t, os.DirFS("testdata/scenarios/versus"), func() scenario.Interpreter { return story.New(g) })
}
