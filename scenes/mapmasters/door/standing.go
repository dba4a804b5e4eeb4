package door

import (
	"delvebox/engine/play"
	"delvebox/engine/words"
	"delvebox/games/mapmasters"
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
			progress(w, round, phase),
		},
		Done: round, All: rounds,
		Points: points,
		Note:   w.T("pause.clock-rests"), NoteIcon: "timer",
	}
}

// progress says how far a match is.
func progress(w *words.Book, round int, phase mapmasters.Phase) string {
	return w.T("mapmasters.round.of", "round", round, "rounds", rounds) + ", " + w.T("mapmasters.phase."+phase.String())
}

// stands is progress for the shelf.
func stands(s play.State, w *words.Book) string {
	st, ok := s.(*mapmasters.State)
	if !ok {
		return ""
	}
	return progress(w, st.Round(), st.Phase())
}
