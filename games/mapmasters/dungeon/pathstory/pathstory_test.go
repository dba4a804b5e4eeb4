package pathstory

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play/scenario"
	"delvebox/games/mapmasters/card"
)

func TestScenarios(t *testing.T) {
	cards, err := card.Load()
	require.NoError(t, err)
	for _, folder := range []string{"paths", "audit/paths"} {
		scenario.Test(t, os.DirFS("../../testdata/scenarios/"+folder), func() scenario.Interpreter { return New(cards) })
	}
}

// TestFalseExpectationsFail plays scenarios that say what is not so: each must fail.
func TestFalseExpectationsFail(t *testing.T) {
	cards, err := card.Load()
	require.NoError(t, err)
	const begin = "title: x\nclauses: MMV-001\ncards: S01 at 0,0\n"
	const drawn = begin + "path: start(0,3,m,W) E\n"
	for _, text := range []string{
		begin + "path: start(0,3,m,W) N",
		begin + "path: start(0,3,m,N)",
		begin + "add: S02 at 1,1",
		begin + "refuse-card: MMV-133 not-linked | S02 at 5,0",
		begin + "books: SB-18",
		begin + "tokens: barrel 1",
		begin + "pact: sword",
		begin + "cards: Z99 at 0,0",
		begin + "counts: none",
		begin + "dance: on",
		drawn + "counts: coin 1",
		drawn + "ends: exit",
		drawn + "stands: stopped",
		drawn + "crossed: key 0,0",
		drawn + "spent: SB-01",
		drawn + "refuse-step: MMV-029 not-joined | E",
		drawn + "refuse-step: MMV-030 hallway-twice | N",
		drawn + "refuse-step: MMV-029 | N",
		drawn + "on: start(0,0,m,N)",
		drawn + "time-up:\n  drawn: start(0,3,m,W) E\n  cards: none\n  path: none",
	} {
		list, err := scenario.Parse("false", text)
		require.NoError(t, err, text)
		require.Error(t, scenario.Run(list[0], New(cards)), text)
	}
}
