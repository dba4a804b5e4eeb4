package mapmasters_test

import (
	"os"
	"testing"

	"delvebox/engine/play/scenario"
	"delvebox/games/mapmasters/story"
)

func TestScenarios(t *testing.T) {
	g := newGame(t)
	for _, folder := range []string{"versus", "audit/versus"} {
		scenario.Test(t, os.DirFS("testdata/scenarios/"+folder), func() scenario.Interpreter { return story.New(g) })
	}
}
