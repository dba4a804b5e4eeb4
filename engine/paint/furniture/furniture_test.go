package furniture

import (
	"fmt"
	"image"
	"math"
	"testing"

	"delvebox/engine/paint/pixel"

	"github.com/stretchr/testify/assert"
)

// everything paints each control once, at a size and scale.
func everything(k float64) map[string]*image.RGBA {
	px := func(v float64) int { return int(math.Round(v * k)) }
	blue := hex(0x0072b2)
	m := map[string]*image.RGBA{
		"pill disc": PillDisc(Normal, px(36), k), "key chip": KeyChip(Main, px(60), px(24), k),
		"keycap": Keycap(true, px(26), px(24), k), "keycap on wood": Keycap(false, px(26), px(24), k),
		"ring": Ring(px(134), px(48), 12, k), "inner ring": InnerRing(px(134), px(40), 7, k),
		"chosen": ChosenFrame(px(130), px(180), 8, k), "glow frame": GlowFrame(px(130), px(180), 8, k),
		"slider groove": SliderGroove(px(150), 6, k), "slider fill": SliderFill(Normal, px(80), k), "knob": Knob(Hover, px(26), k),
		"groove": Groove(true, px(292), px(40), 10, k), "piece": SegmentPiece(px(80), px(34), k),
		"hollow": Hollow(px(140), px(104), 8, k), "field": Field(Normal, true, px(166), px(42), k), "field off": Field(Disabled, false, px(166), px(42), k),
		"tab": Tab(false, Hover, px(100), px(44), k), "tab chosen": Tab(true, Normal, px(100), px(44), k),
		"row": Row(true, Normal, px(366), px(50), k), "scroll groove": ScrollGroove(px(200), k), "thumb": ScrollThumb(Normal, px(60), k),
		"paper": Paper(px(280), px(400), 5, k), "plaque": Plaque(px(424), px(258), true, 26, k), "panel": Panel(px(300), px(100), k),
		"seat panel": SeatPanel(blue, px(158), px(154), k), "strip": Strip(px(952), px(38), k),
		"rule":   Rule(px(240), k),
		"shadow": Shadow(px(60), px(84), 7, 12, k), "fade": Fade(px(200), px(18), k),
		"tooltip": Tooltip(px(270), px(120), Left, 60*k, k), "refusal": Refusal(px(260), px(80), Below, 130*k, k), "bubble": Tooltip(px(90), px(40), NoBeak, 0, k),
		"toast":  Toast(px(368), px(48), k),
		"flames": Flames(1, k), "pips": Pips(4, 6, k),
		"seat active": SeatActive(blue, px(168), px(44), k), "seat waiting": SeatWaiting(px(118), px(44), k), "seat thinking": SeatThinking(blue, .4, px(156), px(44), k),
		"done": DoneMark(k), "place": PlaceCard(blue, px(168), px(305), k), "name line": NameLine(px(128), k), "empty place": EmptyPlace(Normal, px(168), px(305), k),
		"slot": Slot(px(52), px(73), 5, k), "stand": Stand(blue, px(134), k), "grip": Grip(k),
		"sign": Sign(px(144), px(46), k), "deck": Deck(4, blue, hex(0xd9b45c), px(132), px(66), k), "ornament": DeckOrnament(hex(0xd9b45c), k),
		"candle": Candle(px(200), px(160)), "spot": Spot(px(300), px(200), 100*k, 80*k, 200*k),
		"medal": Medal(hex(0xf4ead1), hex(0xd9b45c), Normal, px(54), k), "medal off": Medal(blue, blue, Disabled, px(54), k),
		"emblem": Emblem(hex(0x4d5b36), px(76), px(80), k), "count": Count(px(32), px(24), k), "score": scores(k),
		"dark board": DarkBoard(px(600), px(96), k), "halo": Halo(54, k), "chevron": Chevron(k),
		"brass plate": BrassPlate(px(112), px(34), k), "podium": Podium(px(142), px(84), true, k), "cord": Cord(px(592), k), "banner": Banner(nil, px(592), px(132), k),
	}
	for st := Normal; st <= Disabled; st++ {
		for kind := Main; kind <= Destructive; kind++ {
			m[fmt.Sprintf("button %d in state %d", kind, st)] = Button(kind, st, px(280), px(56), k)
		}
		m[fmt.Sprintf("seat button %d", st)] = SeatButton(blue, st, px(240), px(50), k)
		m[fmt.Sprintf("quiet %d", st)] = QuietButton(st%2 == 0, st, px(134), px(44), k)
		m[fmt.Sprintf("icon button %d", st)] = IconButton(st, px(44), k)
		m[fmt.Sprintf("key %d", st)] = Key(st, px(36), px(36), k)
		m[fmt.Sprintf("toggle %d", st)] = Toggle(.7, st, k)
		m[fmt.Sprintf("radio %d", st)] = RadioCard(true, st, px(108), px(104), k)
	}
	return m
}

func scores(k float64) *image.RGBA {
	cols := ScoreColumns()
	for i, w := range []float64{188, 118, 128, 92, 104, 104, 170} {
		cols[i].Width = w * k
	}
	return ScoreBoard(cols, 44*k, 73*k, 4, 0, k)
}

func TestScoreBoardHasRoundCornersAndItsColours(t *testing.T) {
	m := scores(1)
	assert.Less(t, int(m.RGBAAt(0, 0).A), 160)
	assert.Equal(t, uint8(255), m.RGBAAt(902, 200).A)
	assert.Less(t, int(m.RGBAAt(903, 335).R), 40, "the lower right corner is round; shadow lies there")
	head, cell := m.RGBAAt(250, 20), m.RGBAAt(250, 200)
	assert.Greater(t, int(head.B), int(head.R)+60, "primary is headed in blue")
	assert.Greater(t, int(cell.R), 215)
	lit, plain := m.RGBAAt(60, 80), m.RGBAAt(60, 200)
	assert.Less(t, int(lit.B), int(plain.B)-20, "the winner's row is lit")
}

func TestEverythingShowsAtEveryScaleAndIsPremultiplied(t *testing.T) {
	for _, k := range []float64{1, 1.25, 1.5, 2} {
		for name, m := range everything(k) {
			some := false
			for i := 0; i+3 < len(m.Pix); i += 4 {
				a := m.Pix[i+3]
				some = some || a > 20
				if int(max(m.Pix[i], m.Pix[i+1], m.Pix[i+2])) > int(a)+1 {
					t.Fatalf("%s at %g: pixel %d is brighter than its alpha: %v", name, k, i/4, m.Pix[i:i+4])
				}
			}
			assert.True(t, some, "%s at %g is empty", name, k)
			assert.Equal(t, 4*m.Rect.Dx(), m.Stride, name)
			assert.Less(t, max(m.Rect.Dx(), m.Rect.Dy()), int(1500*k), name)
		}
	}
}

func TestTinyAndEmptySizesDoNoHarm(t *testing.T) {
	for _, s := range []int{0, 1, 3, 9} {
		assert.NotPanics(t, func() {
			for st := Normal; st <= Disabled; st++ {
				Button(Secondary, st, s, s, 1)
				RadioCard(true, st, s, s, 1)
				Tab(true, st, s, s, 1)
			}
			Paper(s, s, 26, 1)
			Plaque(s, s, true, 5, 1)
			Ring(s, s, 24, 1)
			InnerRing(s, s, 24, 1)
			Tooltip(s, s, Above, -40, 1)
			EmptyPlace(Normal, s, s, 1)
			SeatThinking(pixel.RGB{}, 2.5, s, s, 1)
			Podium(s, s, true, 1)
			Deck(0, pixel.RGB{}, pixel.RGB{}, s, s, 1)
			Pips(0, s, 1)
			Banner(image.NewRGBA(image.Rect(0, 0, 1, 1)), s, s, 1)
		})
	}
}

func TestButtonFacesKeepTheirPlaceAndTellTheirState(t *testing.T) {
	face := map[State]*image.RGBA{}
	for st := Normal; st <= Disabled; st++ {
		face[st] = Button(Main, st, 280, 56, 1)
	}
	for st, m := range face {
		assert.Equal(t, uint8(255), m.RGBAAt(140, 30).A, "state %d covers its place", st)
	}
	lum := func(st State) int { p := face[st].RGBAAt(140, 12); return int(p.R) + int(p.G) + int(p.B) }
	assert.Greater(t, lum(Hover), lum(Normal), "lighter under the pointer")
	assert.Less(t, lum(Pressed), lum(Normal), "darker when pressed")
	p := face[Disabled].RGBAAt(140, 30)
	assert.Less(t, int(p.G)-int(p.R), 10, "no green when disabled")
	assert.Less(t, face[Normal].Rect.Min.X, 0, "the shadow lies outside")
	assert.Greater(t, face[Hover].Rect.Max.Y, face[Normal].Rect.Max.Y, "it lifts")
	assert.Greater(t, Shift(Pressed), Shift(Normal))
}

func contrast(a, b pixel.RGB) float64 {
	lin := func(v float64) float64 {
		if v <= .03928 {
			return v / 12.92
		}
		return math.Pow((v+.055)/1.055, 2.4)
	}
	l := func(c pixel.RGB) float64 { return .2126*lin(c.R) + .7152*lin(c.G) + .0722*lin(c.B) }
	hi, lo := math.Max(l(a), l(b)), math.Min(l(a), l(b))
	return (hi + .05) / (lo + .05)
}

func TestWordsReadOnTheirButtons(t *testing.T) {
	mid := func(m *image.RGBA, y int) pixel.RGB { return pixel.Read(m.Pix[m.PixOffset(100, y):]) }
	for kind := Main; kind <= Destructive; kind++ {
		for st := Normal; st <= Disabled; st++ {
			m := Button(kind, st, 280, 56, 1)
			for _, y := range []int{18, 28, 38} {
				assert.GreaterOrEqual(t, contrast(Word(kind, st), mid(m, y)), 3.9, "kind %d state %d at %d", kind, st, y)
			}
		}
	}
	for _, c := range []uint32{0x0072b2, 0xe69f00, 0x009e73, 0xcc79a7, 0xd55e00, 0x56b4e9, 0xf0e442, 0x55555c} {
		m := SeatButton(hex(c), Normal, 280, 56, 1)
		assert.GreaterOrEqual(t, contrast(SeatWord(hex(c)), mid(m, 28)), 3.0, "%06x", c)
	}
}

func TestRingShowsOnWalnutAndOnCream(t *testing.T) {
	m := Ring(100, 40, 12, 1)
	row := m.RGBAAt
	assert.Greater(t, int(row(50, -4).R), 240, "yellow 4 outside")
	assert.Less(t, int(row(50, -7).R), 140, "ink outside it")
	assert.Zero(t, row(50, 20).A, "the control itself stays free")
	assert.GreaterOrEqual(t, contrast(yellow(), ink()), 4.5)
}

func TestShadowsFallToTheLowerRightAndGrowWithTheLift(t *testing.T) {
	last := 0
	for _, lift := range []float64{3, 6, 12, 26} {
		m := Shadow(100, 100, 7, lift, 1)
		right, left := m.Rect.Max.X-100, -m.Rect.Min.X
		assert.Greater(t, right, left)
		assert.GreaterOrEqual(t, m.Rect.Dx(), last)
		last = m.Rect.Dx()
	}
}

func TestDashesGoOnceRoundWithoutASeam(t *testing.T) {
	q := box{0, 0, 100, 40, 12}
	for _, s := range []float64{0, 17, -5, 400} {
		a, b := q.at(s), q.at(s+q.round())
		assert.InDelta(t, a.X, b.X, 1e-6)
		assert.InDelta(t, a.Y, b.Y, 1e-6)
	}
	prev := q.at(0)
	for s := .5; s < q.round(); s += .5 {
		p := q.at(s)
		assert.InDelta(t, .5, pixel.Hyp(p.X-prev.X, p.Y-prev.Y), .02, "at %g", s)
		prev = p
	}
}

func TestBlurredBoxHoldsItsWeight(t *testing.T) {
	b := newBoard(100, 60, 1, 40, 40, 40, 40)
	b.soft(box{0, 0, 100, 60, 10}, 6, black(), 1)
	sum := 0.0
	for i := 3; i < len(b.img.Pix); i += 4 {
		sum += float64(b.img.Pix[i]) / 255
	}
	assert.InEpsilon(t, 100*60-(4-math.Pi)*100, sum, .05)
}

func BenchmarkButton280x56(b *testing.B) {
	for b.Loop() {
		Button(Main, Normal, 280, 56, 1)
	}
}

func BenchmarkPill280x46(b *testing.B) {
	for b.Loop() {
		Button(Secondary, Hover, 280, 46, 1)
	}
}

func BenchmarkPaper280x540(b *testing.B) {
	for b.Loop() {
		Paper(280, 540, 5, 1)
	}
}

func BenchmarkIconButton(b *testing.B) {
	for b.Loop() {
		IconButton(Normal, 44, 1)
	}
}

func BenchmarkTooltip(b *testing.B) {
	for b.Loop() {
		Tooltip(270, 120, Left, 60, 1)
	}
}

func BenchmarkPodium(b *testing.B) {
	for b.Loop() {
		Podium(142, 112, true, 1)
	}
}
