package door_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/app/apptest"
)

// revealed is the sentence in the picture that tells of a treasure, "" for none.
func (s *sitting) revealed() string {
	for _, l := range apptest.Lines(s.r) {
		if strings.Contains(l.Text, ":") {
			return l.Text
		}
	}
	return ""
}

// DD-136: the treasures are revealed one by one, seat by seat, each with what guards it.
func TestTreasuresAreRevealedOneByOne(t *testing.T) {
	s := atIn(t, "results", apptest.Window{Scale: picture(.3), Speed: 1})
	var got, want []string
	for seat := range play.Seat(3) {
		for q := range s.state().Treasures(seat).Each {
			want = append(want, q.String())
		}
	}
	for n := 0; n < 2000 && len(got) < len(want); n++ {
		s.r.Step()
		if n%12 != 11 {
			continue
		}
		text := s.revealed()
		name, _, ok := strings.Cut(text, ":")
		if !ok || len(got) > 0 && got[len(got)-1] == name {
			continue
		}
		got = append(got, name)
		q, err := sheet.ParseSquare(name)
		require.NoError(t, err)
		guarded := false
		for seat := range play.Seat(3) {
			guarded = guarded || s.state().Guarded(seat).Has(q)
		}
		require.True(t, guarded || strings.Contains(text, "nobody"), text)
		if len(got) < 4 {
			apptest.Keep(t, "results-"+name, s.r.Draw())
		}
	}
	require.Equal(t, want, got)
	require.False(t, s.has("again"), "the rest is still to be written")
}

// A click writes all of it at once.
func TestTheScoringIsSkippedByAClick(t *testing.T) {
	s := atIn(t, "results", apptest.Window{Scale: .25, Speed: 1})
	s.r.Step()
	s.r.Draw()
	require.False(t, s.has("again"))
	s.click("go-on")
	s.r.Draw()
	require.True(t, s.has("again"))
	require.True(t, apptest.Says(s.r, "Green wins."))
	require.Empty(t, s.revealed())
}

// With reduced motion each line fades in: between nothing and all of it there are pictures
// in between.
func TestTheScoringFadesInWithReducedMotion(t *testing.T) {
	s := atIn(t, "results", apptest.Window{Scale: .5, Speed: 1, Reduced: true})
	tones := map[uint32]bool{}
	r := ui.R(440, 100, 160, 60) // a name in the first column
	for range 60 {
		s.r.Step()
		m := s.r.Draw()
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

// has says whether a control is to be seen.
func (s *sitting) has(name string) bool {
	_, ok := s.a.UI.Find(name)
	return ok
}
