package dungeonroll_test

import (
	"os"
	"testing"

	"delvebox/engine/play/scenario"
	"delvebox/games/dungeonroll/story"
)

// The worked examples of the specification and more, as stories.
func TestScenarios(t *testing.T) {
	g := newGame(t)
	scenario.Test(t, os.DirFS("testdata/scenarios"), func() scenario.Interpreter { return story.New(g) })
}
