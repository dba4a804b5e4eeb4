package results_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/tabletest"
)

// revealed is the sentence in the picture that tells of a treasure, "" for none.
func revealed(s *tabletest.Sitting) string {
	for _, l := range apptest.Lines(s.R) {
		if strings.Contains(l.Text, ":") {
			return l.Text
		}
	}
	return ""
}

// DD-136: the treasures are revealed one by one, seat by seat, each with what guards it.
func TestTreasuresAreRevealedOneByOne(t *testing.T) {
	s := tabletest.AtIn(t, "results", apptest.Window{Scale: tabletest.Coarse(.3), Speed: 1})
	var got, want []string
	for seat := range play.Seat(3) {
		for q := range s.State().Treasures(seat).Each {
			want = append(want, q.String())
		}
	}
	for n := 0; n < 2000 && len(got) < len(want); n++ {
		s.R.Step()
		if n%12 != 11 {
			continue
		}
		text := revealed(s)
		name, _, ok := strings.Cut(text, ":")
		if !ok || len(got) > 0 && got[len(got)-1] == name {
			continue
		}
		got = append(got, name)
		q, err := sheet.ParseSquare(name)
		require.NoError(t, err)
		guarded := false
		for seat := range play.Seat(3) {
			guarded = guarded || s.State().Guarded(seat).Has(q)
		}
		require.True(t, guarded || strings.Contains(text, "nobody"), text)
		if len(got) < 4 {
			apptest.Keep(t, "results-"+name, s.R.Draw())
		}
	}
	require.Equal(t, want, got)
	require.False(t, s.Has("again"), "the rest is still to be written")
}

// A click writes all of it at once.
func TestTheScoringIsSkippedByAClick(t *testing.T) {
	s := tabletest.AtIn(t, "results", apptest.Window{Scale: .25, Speed: 1})
	s.R.Step()
	s.R.Draw()
	require.False(t, s.Has("again"))
	s.Click("go-on")
	s.R.Draw()
	require.True(t, s.Has("again"))
	require.True(t, s.Says("Green wins."))
	require.Empty(t, revealed(s))
}

// With reduced motion each line fades in: between nothing and all of it there are pictures
// in between.
func TestTheScoringFadesInWithReducedMotion(t *testing.T) {
	s := tabletest.AtIn(t, "results", apptest.Window{Scale: .5, Speed: 1, Reduced: true})
	tones := map[uint32]bool{}
	r := ui.R(440, 100, 160, 60) // a name in the first column
	for range 60 {
		s.R.Step()
		m := s.R.Draw()
		sum := uint32(0)
		for y := int(r.Y / 2); y < int(r.Bottom()/2); y++ {
			for x := int(r.X / 2); x < int(r.Right()/2); x++ {
				sum += uint32(m.Pix[m.PixOffset(x, y)])
			}
		}
		tones[sum] = true
	}
	require.Greater(t, len(tones), 4)
}
