package door

import (
	"delvebox/engine/play"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/market/area"
	"delvebox/scenes/sitting/pause"
)

// rounds is how many a match has.
const rounds = 6

// standing is how the match stands, for the menu. While a reward is shown it says no more
// than the table: the figures are still to come. The clock rests while the menu is open
// (MMV-137).
func standing(b *board.Board) pause.Standing {
	st, w := b.State(), b.Words
	round, phase := st.Round(), st.Phase()
	points := func(seat play.Seat) string { return w.Number(area.Points(st, seat)) }
	if s := b.Staged; s != nil {
		round, phase = s.Round, s.Phase
		if s.Shown != nil {
			points = nil
		}
	}
	return pause.Standing{
		Lines: []string{
			b.Title(b.Game()) + ", " + w.T("setup.versus"),
			w.T("mapmasters.round.of", "round", round, "rounds", rounds) + ", " + w.T("mapmasters.phase."+phase.String()),
		},
		Done: round, All: rounds,
		Points: points,
		Note:   w.T("pause.clock-rests"), NoteIcon: "timer",
	}
}
