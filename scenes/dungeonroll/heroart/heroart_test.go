package heroart

import (
	"image"
	"math"
	"testing"

	"delvebox/engine/paint"
	"delvebox/engine/paint/pixel"
	rules "delvebox/games/dungeonroll"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEveryHeroHasAPortraitAndASignOnBothSides(t *testing.T) {
	require.Len(t, Heroes(), 18)
	for _, h := range rules.Heroes() {
		id := h.String()
		assert.Contains(t, Heroes(), id)
		assert.Contains(t, signs, id)
		var sides [2]*image.RGBA
		for _, s := range []Side{Novice, Master} {
			m, err := Portrait(id, s, 93, 62.5, 1)
			require.NoError(t, err, id)
			require.Equal(t, image.Rect(0, 0, 93, 63), m.Rect, id)
			for y := range 63 {
				require.Equal(t, uint8(255), m.RGBAAt(y, y).A, "%s is solid", id)
			}
			sides[s] = m
			_, err = pixel.ParsePath(Sign(id, s))
			require.NoError(t, err, "sign of %s", id)
		}
		assert.Greater(t, apart(sides[0], sides[1]), 30.0, "both sides of %s look alike", id)
	}
}

// Told apart small and in grey: at 48 pixels, no two portraits come near each other.
func TestPortraitsAreToldApartInGrey(t *testing.T) {
	var all []*image.RGBA
	var names []string
	for _, id := range Heroes() {
		for _, s := range []Side{Novice, Master} {
			m, err := Portrait(id, s, 48, 32, 1)
			require.NoError(t, err)
			all, names = append(all, m), append(names, id)
		}
	}
	for i := range all {
		for j := range i {
			assert.Greater(t, apart(all[i], all[j]), 22.0, "%s (%d) and %s (%d)", names[i], i%2, names[j], j%2)
		}
	}
}

func TestTokensAreToldApartInGreyAt24Pixels(t *testing.T) {
	p := painter()
	var all []*image.RGBA
	for _, kind := range Treasures() {
		m, err := p.Token(kind, 1, 24, 1)
		require.NoError(t, err, kind)
		all = append(all, m)
	}
	for i := range all {
		for j := range i {
			assert.Greater(t, apart(all[i], all[j]), 12.0, "%s and %s", Treasures()[i], Treasures()[j])
		}
	}
}

// apart is how far two pictures of one size are from each other in grey: the root mean
// square of the difference, of 255.
func apart(a, b *image.RGBA) float64 {
	ga, gb := drained(a), drained(b)
	sum := 0.0
	for i := range ga.Pix {
		d := float64(ga.Pix[i]) - float64(gb.Pix[i])
		sum += d * d
	}
	return math.Sqrt(sum / float64(len(ga.Pix)))
}

func TestPortraitIsTheSameAgain(t *testing.T) {
	a, err := Portrait("dwarf", Master, 120, 80, 1)
	require.NoError(t, err)
	b, err := Portrait("dwarf", Master, 120, 80, 1)
	require.NoError(t, err)
	assert.Equal(t, a.Pix, b.Pix)
}

func TestUnknownThingsAreErrors(t *testing.T) {
	p := painter()
	_, err := Portrait("nobody", Novice, 100, 67, 1)
	assert.ErrorContains(t, err, "nobody")
	_, err = Portrait("knight", 2, 100, 67, 1)
	assert.Error(t, err)
	_, err = Medallion("nobody", Novice, pixel.Hex(0), 40, 1)
	assert.Error(t, err)
	_, err = p.Paint(Card{Hero: "nobody"}, 198, 1)
	assert.Error(t, err)
	_, err = p.Tile(Tile{Hero: "nobody"}, 150, 128, 1)
	assert.Error(t, err)
	_, err = p.Token("XX", 1, 64, 1)
	assert.ErrorContains(t, err, "XX")
	_, err = p.Badge("goblin", 20, 1)
	assert.Error(t, err)
	assert.Equal(t, signStar, Sign("nobody", Novice))
}

func TestEveryFormulaIsPaintedWithFacesOfDice(t *testing.T) {
	p := painter()
	for hero, both := range formulas {
		assert.Contains(t, Heroes(), hero)
		for _, words := range both {
			width := textIn
			for _, w := range words {
				switch w {
				case "":
					width += gapStep
				case ">", "=", "again", "gone":
					width += signStep
				default:
					width += tileStep
					assert.True(t, p.dice.Has(w), "%s: %q", hero, w)
				}
			}
			assert.LessOrEqual(t, width, textRight+tileStep-tileSize, "formula of %s", hero)
		}
	}
}

// A card holds its texts at every size of text; large text makes the picture give way,
// and only the longest texts are set smaller than asked for, never below 14 pixels.
func TestTextsFitOnTheCard(t *testing.T) {
	p := painter()
	for _, k := range []float64{1, 1.5, 2} {
		for _, size := range []float64{0, 1, 1.25, 1.5} {
			for _, s := range []Side{Novice, Master} {
				for _, hero := range []string{"crusader", "knight", "dwarf"} {
					c := sample(hero, s, size)
					l := p.setting(c, k)
					require.NotEmpty(t, l.lines)
					last := l.lines[len(l.lines)-1]
					assert.LessOrEqual(t, last.y, bandTop*k, "%s at text %.2f", hero, size)
					assert.GreaterOrEqual(t, float64(l.body.Px), 14*k-1, "%s at text %.2f", hero, size)
					for _, line := range l.lines {
						f := l.body
						if line.head {
							f = l.head
						}
						assert.LessOrEqual(t, f.Measure(line.text), l.room(line.y)+.5, "%q", line.text)
					}
				}
			}
		}
	}
	c := sample("knight", Novice, 1)
	assert.Greater(t, p.setting(c, 1).picture, p.setting(sample("knight", Novice, 1.5), 1).picture)
	assert.Positive(t, p.setting(c, 1).formula, "at natural size there is room for the dice")
}

func TestCardIsRoundAtItsCornersAndTwiceAsTallAsWide(t *testing.T) {
	p := painter()
	for _, w := range []float64{99, 198, 260} {
		m, err := p.Paint(sample("knight", Novice, 1), w, 1)
		require.NoError(t, err)
		assert.Equal(t, image.Rect(0, 0, int(w), int(2*w)), m.Rect)
		assert.Zero(t, m.RGBAAt(0, 0).A)
		assert.Equal(t, uint8(255), m.RGBAAt(int(w)/2, int(w)).A)
	}
}

// DR-112: what is seen of a hero is another card from 5 experience on; what is seen of an
// ultimate is a whole seal or a broken one.
func TestSealAndTrackShowOnTheCard(t *testing.T) {
	p := painter()
	paint := func(change func(*Card)) *image.RGBA {
		c := sample("knight", Novice, 1)
		change(&c)
		m, err := p.Paint(c, 198, 1)
		require.NoError(t, err)
		return m
	}
	plain := paint(func(*Card) {})
	for name, change := range map[string]func(*Card){
		"spent": func(c *Card) { c.Spent = true }, "no seal": func(c *Card) { c.NoSeal = true },
		"experience": func(c *Card) { c.XP = 4 }, "set": func(c *Card) { c.Set = Promo }, "difficulty": func(c *Card) { c.Difficulty = 3 },
	} {
		assert.NotEqual(t, plain.Pix, paint(change).Pix, name)
	}
	assert.Equal(t, paint(func(c *Card) { c.XP = 5 }).Pix, paint(func(c *Card) { c.XP = 50 }).Pix)
}

func TestTurnShowsTheOtherSideFromTheMiddleOn(t *testing.T) {
	for _, q := range []struct {
		t     float64
		over  bool
		width float64
	}{{-1, false, 1}, {0, false, 1}, {.25, false, .88}, {.5, true, .02}, {.75, true, .88}, {1, true, 1}, {2, true, 1}} {
		over, width, lift, dusk := Turn(q.t)
		assert.Equal(t, q.over, over, "%v", q.t)
		assert.InDelta(t, q.width, width, .02, "%v", q.t)
		assert.True(t, lift >= -1e-9 && lift <= 1 && dusk >= -1e-9 && dusk < .5)
	}
	on := paint.NewCanvas(60, 120)
	front, back := pixel.New(40, 80), pixel.New(40, 80)
	for i := range front.Pix {
		front.Pix[i], back.Pix[i] = 255, 255
		if i%4 < 3 {
			back.Pix[i] = 100
		}
	}
	at := paint.Box{X: 10, Y: 20, W: 40, H: 80}
	DrawTurn(on, paint.NewPicture(front), paint.NewPicture(back), at, .1)
	assert.Equal(t, uint8(255), on.Image.RGBAAt(30, 60).R)
	DrawTurn(on, paint.NewPicture(front), paint.NewPicture(back), at, .9)
	assert.NotEqual(t, uint8(255), on.Image.RGBAAt(30, 60).R)
	DrawTurn(on, nil, nil, at, .5) // nothing there yet: nothing drawn
}

func TestMedallionsAndBadgesAreRound(t *testing.T) {
	p := painter()
	for _, id := range Heroes() {
		m, err := Medallion(id, Master, pixel.Hex(0x56b4e9), 32, 1)
		require.NoError(t, err)
		assert.Zero(t, m.RGBAAt(0, 0).A)
		assert.Equal(t, uint8(255), m.RGBAAt(16, 16).A)
	}
	for _, r := range Roles() {
		m, err := p.Badge(r, 24, 1)
		require.NoError(t, err)
		assert.Zero(t, m.RGBAAt(0, 0).A)
	}
	m, err := Emblem(64, 1)
	require.NoError(t, err)
	assert.Equal(t, uint8(255), m.RGBAAt(32, 36).A)
}
