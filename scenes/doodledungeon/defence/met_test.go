package defence_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/stops"
	"delvebox/scenes/doodledungeon/tabletest"
)

// The list of the hero's way says how each encounter behind him has ended, and says it
// again when the match is taken up from its record.
func TestTheWayTellsHowEncountersEnded(t *testing.T) {
	s := tabletest.AtIn(t, "turn", apptest.Window{H: 1000, Scale: tabletest.Coarse(.25)})
	said := map[string]bool{}
	for n := 0; s.State().Phase() == doodledungeon.Defence && n < 400 && len(said) < 3; n++ {
		if s.Has("handover") {
			s.Act("click handover\nwait idle")
		}
		m, err := stops.Decide(s.State(), n)
		require.NoError(t, err)
		seat, before := s.State().Turn(), s.Playing().Len()
		s.Make(m)
		made := s.Playing().Log(seat)[before:]
		for _, e := range made {
			s.View().Happen(s.A.UI, e.Seat, e.Events)
		}
		s.R.Step()
		s.R.Draw()
		word := outcome(made)
		if word == "" || s.State().Turn() != seat || s.Has("handover") {
			continue
		}
		require.True(t, s.Says(word), "after %d moves: %s", n, word)
		s.View().Reset(s.A.UI)
		s.A.UI.Wake()
		s.R.Step()
		s.R.Draw()
		require.True(t, s.Says(word), "from the record: %s", word)
		said[word] = true
	}
	require.Contains(t, said, "fled")
	require.GreaterOrEqual(t, len(said), 3, "%v", said)
}

// outcome is what the list should say of a fight that moves have settled, "" if none.
func outcome(moves []play.Entry) string {
	word := ""
	for _, e := range moves {
		for _, ev := range e.Events {
			switch e := ev.(type) {
			case doodledungeon.FightSettled:
				word = "fled"
				if e.Won {
					word = "won"
				}
			case doodledungeon.HeartsLost:
				if word == "won" {
					word = fmt.Sprintf("won, %d hearts", e.Damage)
					if e.Damage == 1 {
						word = "won, 1 heart"
					}
				}
			}
		}
	}
	return word
}
