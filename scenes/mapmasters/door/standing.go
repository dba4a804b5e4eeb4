package door

import (
	"delvebox/engine/play"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/market/area"
	"delvebox/scenes/sitting/pause"
)

// rounds is how many a match has.
const rounds = 6

// standing is how the match stands, for the menu. The clock rests while the menu is open
// (MMV-137).
func standing(b *board.Board) pause.Standing {
	st, w := b.State(), b.Words
	round := w.T("mapmasters.round.of", "round", st.Round(), "rounds", rounds)
	return pause.Standing{
		Lines: []string{
			b.Title(b.Game()) + ", " + w.T("setup.versus"),
			round + ", " + w.T("mapmasters.phase."+st.Phase().String()),
		},
		Done: st.Round(), All: rounds,
		Points: func(seat play.Seat) string { return w.Number(area.Points(st, seat)) },
		Note:   w.T("pause.clock-rests"), NoteIcon: "timer",
	}
}
