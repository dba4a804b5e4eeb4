package cardart

import (
	"fmt"
	"image"
	"math"
	"sync"
	"testing"

	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func measured(string) float64 { return 90 }

func TestEveryCardIsPaintedAtEverySize(t *testing.T) {
	p := painter()
	for i, c := range deck(t).Cards() {
		w := []float64{30, 79, 110, 127, 132, 150, 200, 260}[i%8]
		face := c
		if i%3 == 0 {
			face = c.Turned()
		}
		for _, v := range []Variant{Plain, Under} {
			m := p.Face(face, w, 1, v)
			pw, ph := Size(w, 1)
			require.Equal(t, image.Rect(0, 0, pw, ph), m.Rect, c.ID)
			assert.Equal(t, uint8(255), m.RGBAAt(pw/2, ph/2).A, c.ID)
			assert.Less(t, m.RGBAAt(0, 0).A, uint8(255), "round corner of %s", c.ID)
		}
		require.NotNil(t, p.Plan(face, w, 1))
	}
	require.NotPanics(t, func() { p.Face(find(t, "D49"), .1, 1, Plain); p.Plan(find(t, "D49"), .1, 1) })
}

func TestCardLooksTheSameAgain(t *testing.T) {
	c := find(t, "D29")
	a, b := painter().Face(c, 200, 1, Plain), painter().Face(c, 200, 1, Plain)
	assert.Equal(t, a.Pix, b.Pix)
	assert.NotEqual(t, a.Pix, painter().Face(c.Turned(), 200, 1, Plain).Pix)
}

// Where a hallway leaves a card it is exactly as wide as on every other card, so that
// two cards meet without a step.
func TestHallwaysMeetAtTheCardsEdge(t *testing.T) {
	for i, c := range deck(t).Cards() {
		for j, w := range []float64{110, 200, 280} {
			if i%9 != j*3 { // the small plans are cheap, but the fields add up
				continue
			}
			l := lookAt(w, 1)
			p := newPlan(c, l, measured)
			for _, o := range c.Openings() {
				f, half := p.hall, l.hall
				if o.Layer == card.Under {
					f, half = p.tunnel, l.tunnel
				}
				col, r := o.Square()
				dx, dy := o.Side.Step()
				x, y := (float64(col)+.5)*square+30*float64(dx), (float64(r)+.5)*square+30*float64(dy)
				for _, s := range []float64{-1, 1} {
					d := f.At(x+s*half*math.Abs(float64(dy)), y+s*half*math.Abs(float64(dx)))
					assert.InDelta(t, 0, d, .35, "%s %s at %.0f", c.ID, o, w)
				}
			}
		}
	}
}

func TestFieldsTellFloorFromRock(t *testing.T) {
	for _, c := range deck(t).Cards() {
		p := newPlan(c, lookAt(110, 1), measured)
		for r := range card.Rows {
			for col := range card.Columns {
				x, y := (float64(col)+.5)*square, (float64(r)+.5)*square
				assert.Equal(t, !c.At(card.Main, col, r).Rock(), p.open(x, y) < 0, "%s (%d,%d)", c.ID, col, r)
				assert.Equal(t, !c.At(card.Under, col, r).Rock(), p.under(x, y) < 0, "%s (%d,%d) below", c.ID, col, r)
			}
		}
	}
}

func TestHatchingStaysInTheRock(t *testing.T) {
	for _, id := range []string{"D29", "D49", "S01"} {
		p := newPlan(find(t, id), lookAt(700, 1), measured)
		strokes := p.hatching()
		assert.Greater(t, len(strokes), 500, "dense enough")
		assert.Less(t, len(strokes), 1500)
		for _, s := range strokes {
			x, y := (s.x0+s.x1)/2, (s.y0+s.y1)/2
			assert.Greater(t, p.open(x, y), -.8)
			assert.Less(t, math.Min(p.open(x, y), p.under(x, y)+6), farStroke+14, "near a wall")
			for _, b := range p.keep {
				assert.Greater(t, b.Dist(x, y), 1.0, "clear of gem and name")
			}
		}
	}
}

func TestNeighbouringClustersTurn(t *testing.T) {
	p := newPlan(find(t, "D49"), lookAt(700, 1), measured)
	h := &hatcher{p: p, r: pixel.Seed("turn"), gap: p.l.gap, bw: 40, bh: 60, buckets: make([][]int32, 2400)}
	h.throw()
	h.turn()
	turned := 0
	for i := range h.cs {
		least := math.Pi
		h.each(h.cs[i].x, h.cs[i].y, h.gap*1.5, func(k int32) bool {
			if int(k) != i {
				d := math.Abs(h.cs[i].angle - h.cs[k].angle)
				least = math.Min(least, math.Min(d, math.Pi-d))
			}
			return true
		})
		if least > .12 {
			turned++
		}
	}
	assert.Greater(t, turned, len(h.cs)*3/4)
}

func TestGemAndNameLieOnRock(t *testing.T) {
	for _, c := range deck(t).Cards() {
		for _, face := range []*card.Card{c, c.Turned()} {
			l := lookAt(110, 1) // the fields of the plan are enough
			l.label, l.gem, l.hall, l.tunnel = true, 17, 16, 10
			p := newPlan(face, l, measured)
			assert.Greater(t, p.open(p.gem.X, p.gem.Y), 5.0, "gem of %s", c.ID)
			for _, x := range []float64{p.label.X0, p.label.X1} {
				if p.open(x, (p.label.Y0+p.label.Y1)/2) < -4 {
					t.Errorf("the name of %s covers a hallway", c.ID)
				}
			}
		}
	}
}

func TestEveryIconIsInTheSet(t *testing.T) {
	set := icon.NewSet()
	for k := card.Sword; k < card.Kinds; k++ {
		for n := int8(1); n <= 3; n++ {
			assert.True(t, set.Has(IconName(card.Icon{Kind: k, Coins: n})), k.String())
		}
	}
	assert.Empty(t, IconName(card.Icon{}))
	for kind := range objectiveIcons {
		assert.True(t, set.Has(ObjectiveIcon(kind)), kind)
	}
	for i := 1; i <= 17; i++ {
		for _, m := range emblems(fmt.Sprintf("SB-%02d", i)) {
			assert.True(t, m.draw != nil || set.Has(m.icon), "SB-%02d", i)
		}
	}
}

func TestUndergroundComesForward(t *testing.T) {
	p, c := painter(), find(t, "D29")
	light := func(m *image.RGBA) (sum int) { // of the upper half, where D29 has no tunnel
		for i := 0; i < len(m.Pix)/2; i += 4 {
			sum += int(m.Pix[i+1])
		}
		return sum
	}
	plain, under := p.Face(c, 200, 1, Plain), p.Face(c, 200, 1, Under)
	assert.Less(t, light(under), light(plain)*3/4, "the main floor sinks")
}

func TestPainterServesSeveralAtOnce(t *testing.T) {
	p, g := painter(), deck(t)
	var wg sync.WaitGroup
	for i := range 4 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for j := range 6 {
				p.Face(g.Cards()[(i+j)%20], 110, 1, Plain)
			}
		}()
	}
	wg.Wait()
}

func TestPainterForgetsOldFields(t *testing.T) {
	p, g := painter(), deck(t)
	for _, c := range g.Cards()[:24] {
		p.fields(c, lookAt(200, 1))
	}
	sum := 0
	for _, q := range p.plans {
		sum += q.p.bytes()
	}
	assert.LessOrEqual(t, sum, keptBytes)
	last := len(p.plans) - 1
	assert.Equal(t, g.Cards()[23].ID, p.plans[last].key.id, "the newest stays")
	assert.Same(t, p.plans[last].p, p.fields(g.Cards()[23], lookAt(200, 1)))
}

func TestPurseShowsAsManyThreesAsFit(t *testing.T) {
	for total, want := range map[int][2]int{0: {0, 0}, 2: {0, 2}, 3: {1, 0}, 11: {3, 2}, -4: {0, 0}} {
		a, b := Coins(total)
		assert.Equal(t, want, [2]int{a, b})
	}
	p := painter()
	assert.Less(t, p.Purse(90, 6, 10, 1).Rect.Dx(), 100)
	assert.NotNil(t, p.Purse(0, 6, 10, 1))
}

func TestBoardCellsLieOnTheBoard(t *testing.T) {
	for c := range Columns {
		for r := range 6 {
			x, y, w, h := c.Cell(r)
			assert.True(t, x > 0 && y > 0 && x+w < BoardW && y+h < boardSum, "%d %d", c, r)
		}
	}
	for i := range 6 {
		x, y, w, h := SumCell(i)
		assert.True(t, x > 0 && y > boardSum && x+w < BoardW && y+h < BoardH)
	}
	m := painter().ScoreBoard(BoardPrint{}, .5)
	assert.Equal(t, image.Rect(0, 0, BoardW/2, BoardH/2), m.Rect)
}
