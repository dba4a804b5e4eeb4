package dungeonart

import (
	"image"
	"math"
	"testing"

	"delvebox/engine/paint/icon"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/rehearsal"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// every gives each path of the recorded match.
func every(t *testing.T, f func(t *testing.T, p *dungeon.Pen)) {
	t.Helper()
	for round := 1; round <= 6; round++ {
		m, evs := rehearsal.Until(t, rehearsal.Four(), nil, round)
		tables := m.Game().(*mapmasters.Game).Tables()
		for _, ev := range evs {
			e, ok := ev.(mapmasters.DungeonRevealed)
			if !ok {
				continue
			}
			var placed []dungeon.Placement
			for _, c := range e.Plan.Cards {
				placed = append(placed, dungeon.Placement{Card: tables.Card(c.Card), X: c.X, Y: c.Y, Turned: c.Turned})
			}
			tab, err := dungeon.Lay(placed)
			require.NoError(t, err)
			p := dungeon.NewPen(tab, dungeon.Kit{Fairies: e.Found.Fairies, Books: e.Found.Books})
			for _, st := range e.Plan.Path {
				if p.Step(st) != nil {
					break
				}
			}
			if p.Len() > 8 {
				f(t, p)
			}
		}
	}
}

func sheetOf(p *dungeon.Pen, px float64, ink Ink) *Sheet {
	var s Sheet
	s.Begin(px, 1, ink, NewStamps(icon.NewSet()))
	s.Path(p, 0)
	return &s
}

func badges(s *Sheet) []part {
	var out []part
	for _, p := range s.parts {
		if p.icon != nil {
			out = append(out, p)
		}
	}
	return out
}

// No two seats' lines look alike when their colour is taken away (style: Minis).
func TestLinesAreToldApartWithoutColour(t *testing.T) {
	every(t, func(t *testing.T, p *dungeon.Pen) {
		grey := map[string]*image.RGBA{}
		for _, l := range icon.Liveries() {
			ink := InkOf(l, true)
			ink.Tone = InkOf(icon.Liveries()[0], true).Tone
			s := sheetOf(p, 38, ink)
			grey[l.Key] = s.Paint(s.Box())
			if l.Key != plain {
				assert.NotEmpty(t, badges(s), "%s on %s", l.Key, p.Path())
			}
		}
		for a, x := range grey {
			for b, y := range grey {
				if a < b {
					assert.Greater(t, apart(x, y), 40, "%s and %s", a, b)
				}
			}
		}
	})
}

// apart counts the pixels in which two pictures clearly differ in lightness.
func apart(a, b *image.RGBA) int {
	n := 0
	for y := a.Rect.Min.Y; y < a.Rect.Max.Y; y++ {
		for x := a.Rect.Min.X; x < a.Rect.Max.X; x++ {
			if math.Abs(light(a, x, y)-light(b, x, y)) > 60 {
				n++
			}
		}
	}
	return n
}

func light(m *image.RGBA, x, y int) float64 {
	c := m.RGBAAt(x, y)
	return .3*float64(c.R) + .59*float64(c.G) + .11*float64(c.B)
}

func TestWithoutTheSettingTheLineIsBare(t *testing.T) {
	every(t, func(t *testing.T, p *dungeon.Pen) {
		require.Empty(t, badges(sheetOf(p, 38, InkOf(icon.Liveries()[0], false))))
	})
}

// A badge hides nothing that may be circled.
func TestBadgesKeepClearOfDiscoveries(t *testing.T) {
	const px = 40.
	every(t, func(t *testing.T, p *dungeon.Pen) {
		for _, b := range badges(sheetOf(p, px, InkOf(icon.Liveries()[0], true))) {
			x, y := float64(b.box.Min.X+b.box.Max.X)/2/px, float64(b.box.Min.Y+b.box.Max.Y)/2/px
			for sy := Floor(y) - 1; sy <= Floor(y)+1; sy++ {
				for sx := Floor(x) - 1; sx <= Floor(x)+1; sx++ {
					if iconAt(p.Tableau(), sx, sy) {
						require.Greater(t, math.Hypot(x-float64(sx)-.5, y-float64(sy)-.5), .45+badgeSize/2, "badge at %.2f,%.2f of %s", x, y, p.Path())
					}
				}
			}
		}
	})
}

// A badge stands where it stands while the pen goes on.
func TestBadgesStayWhileThePathGrows(t *testing.T) {
	every(t, func(t *testing.T, p *dungeon.Pen) {
		ink := InkOf(icon.Liveries()[0], true)
		final := map[image.Rectangle]bool{}
		for _, b := range badges(sheetOf(p, 40, ink)) {
			final[b.box] = true
		}
		q := p.Clone()
		for q.Len() > p.Len()-3 {
			q.Back()
		}
		before := badges(sheetOf(q, 40, ink))
		for _, b := range before[:max(0, len(before)-2)] {
			assert.True(t, final[b.box], "badge at %v of %s", b.box, p.Path())
		}
	})
}
