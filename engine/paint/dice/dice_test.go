package dice

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/assets/dungeonroll/faces"
	"delvebox/engine/paint/painttest"
)

func kinds(t testing.TB) (party, dungeon *Kind) {
	t.Helper()
	return kind(t, Ivory, "cleric", "fighter", "mage", "thief", "champion", "scroll"),
		kind(t, Black, "goblin", "skeleton", "ooze", "chest", "potion", "dragon")
}

func kind(t testing.TB, m Material, names ...string) *Kind {
	k := &Kind{Material: m}
	for i, n := range names {
		b, err := faces.Files.ReadFile(n + ".svg")
		require.NoError(t, err)
		k.Faces[i], err = ParseFace(b)
		require.NoError(t, err)
	}
	return k
}

func put(m draw.Image, p *image.RGBA, x, y int) {
	draw.Draw(m, p.Rect.Add(image.Pt(x, y)), p, p.Rect.Min, draw.Over)
}

// TestSheet shows all faces in their turns, the tumbling set and the last quarter.
func TestSheet(t *testing.T) {
	painttest.Only(t)
	party, dungeon := kinds(t)
	for i, k := range []*Kind{party, dungeon} {
		m := image.NewRGBA(image.Rect(0, 0, 1536, 1200))
		draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{0x72, 0x0e, 0x20, 255}), image.Point{}, draw.Src)
		for f := range 6 {
			for n, yaw := range Turns() {
				x, y := 110+256*f, 110+200*n
				u := 37.
				if n == 0 {
					u = 72
				}
				put(m, Shadow(yaw, 0, u), x, y)
				put(m, k.Rest(f, n, u), x, y)
			}
			for n := range 6 {
				put(m, k.Tumbling(f, n, 37), 60+110*n, 680+90*f)
				put(m, k.LastQuarter(f, -24+float64(6-n)*5, 20, 6-n, 37), 800+110*n, 680+90*f)
			}
		}
		painttest.Keep(t, []string{"dice-party", "dice-dungeon"}[i], m)
	}
}

func BenchmarkBody(b *testing.B) {
	party, dungeon := kinds(b)
	for _, k := range []*Kind{party, dungeon} {
		k.Rest(0, 0, 37)
		b.Run("rest", func(b *testing.B) {
			for i := range b.N {
				k.Rest(i%6, i%3, 37)
			}
		})
		b.Run("tumbling", func(b *testing.B) {
			for i := range b.N {
				k.Tumbling(i%8, i%6, 37)
			}
		})
	}
	b.Run("shadow", func(b *testing.B) {
		for range b.N {
			Shadow(3, .5, 18.5)
		}
	})
	b.Run("face", func(b *testing.B) {
		for range b.N {
			newRelief(party.Faces[0].cuts)
		}
	})
}

func TestParseFaceSaysWhatIsWrong(t *testing.T) {
	for _, c := range []struct{ svg, why string }{
		{`<svg`, "face:"},
		{`<svg></svg>`, "no path"},
		{`<svg><path d="M1 1L5 5" fill="red"/></svg>`, "no path with a colour"},
		{`<svg><path d="M1 x" fill="#ff0000"/></svg>`, "number is missing"},
		{`<svg><path d="M1 1" stroke="#ff0000" stroke-width="thick"/></svg>`, "line width"},
	} {
		_, err := ParseFace([]byte(c.svg))
		require.ErrorContains(t, err, c.why, c.svg)
	}
}

// What is painted in the first colour is cut, what is painted over it stands.
func TestAFaceIsCutWhereItsFirstColourShows(t *testing.T) {
	f, err := ParseFace([]byte(`<svg><path d="M0 0H64V64H0Z" fill="#104070"/><path d="M16 16H48V48H16Z" fill="#ffffff"/></svg>`))
	require.NoError(t, err)
	r := f.depth()
	require.Zero(t, r.at(0, 0), "the middle stands")
	require.InDelta(t, cutDeep, r.at(-.58, 0), .02)
	require.Zero(t, r.at(2, 2), "beyond the grid nothing is cut")
	require.Less(t, r.at(.385, 0), r.at(.45, 0), "the wall is a slope")
}

func TestDistancesAreExact(t *testing.T) {
	mask := make([]bool, maskN*maskN)
	for y := 100; y < 300; y++ {
		for x := 200; x < 260; x++ {
			mask[y*maskN+x] = true
		}
	}
	d := distances(mask)
	at := func(x, y int) float64 { return float64(d[y*maskN+x]) * maskN / 64 }
	require.InDelta(t, 30, at(229, 200), 1e-3)
	require.InDelta(t, 1, at(200, 150), 1e-3)
	require.InDelta(t, -1, at(199, 150), 1e-3)
	require.InDelta(t, -5, at(196, 97), 1e-3, "3 and 4 away from the corner")
}

// The inlay of the face on top shows in the middle of a die at rest, in every turn.
func TestTheFaceOnTopShows(t *testing.T) {
	plain := func(c string) *Face {
		f, err := ParseFace([]byte(`<svg><path d="M8 8H56V56H8Z" fill="` + c + `"/></svg>`))
		require.NoError(t, err)
		return f
	}
	k := &Kind{Material: Ivory}
	for i := range k.Faces {
		k.Faces[i] = plain("#20d020")
	}
	for up := range 6 {
		k.Faces[up] = plain("#d02020")
		for turn := range 3 {
			m := k.Rest(up, turn, 20)
			c := m.RGBAAt(0, -9) // the top is seen above the middle
			require.Equal(t, uint8(255), c.A)
			require.Greater(t, int(c.R), 2*int(c.G), "face %d, turn %d", up, turn)
		}
		k.Faces[up] = plain("#20d020")
	}
}

func TestBodiesAreNotCutOffAndRepeatable(t *testing.T) {
	party, dungeon := kinds(t)
	for _, k := range []*Kind{party, dungeon} {
		for way := range Ways {
			for phase := range Phases {
				m := k.Tumbling(way, phase, 12)
				r := m.Rect
				big := frame(Pose{Up: way % 6, Yaw: -34, Travel: 45 * float64(way), Roll: -15 * float64(phase)}.turn(), Moving(90))
				require.LessOrEqual(t, max(big.Dx(), big.Dy()), 128)
				for x := r.Min.X; x < r.Max.X; x++ {
					require.Zero(t, m.RGBAAt(x, r.Min.Y).A)
					require.Zero(t, m.RGBAAt(x, r.Max.Y-1).A)
				}
				for y := r.Min.Y; y < r.Max.Y; y++ {
					require.Zero(t, m.RGBAAt(r.Min.X, y).A)
					require.Zero(t, m.RGBAAt(r.Max.X-1, y).A)
				}
			}
		}
		require.Equal(t, k.Rest(2, 1, 18).Pix, k.Rest(2, 1, 18).Pix)
	}
}

// A die on its edge stands higher; flat in any position it rests at 0.
func TestStand(t *testing.T) {
	for up := range 6 {
		require.InDelta(t, 0, stand(Pose{Up: up, Yaw: 31}.turn()), 1e-9)
		require.InDelta(t, 0, stand(Pose{Up: up, Yaw: 31, Travel: 77, Roll: -180}.turn()), 1e-9)
	}
	edge := stand(Pose{Travel: 0, Roll: -45}.turn())
	require.InDelta(t, (1-roundR)*(1.41421356-1), edge, 1e-6)
}

// Rolling forwards brings the side behind to the top: the die's top goes first.
func TestRollingGoesForwards(t *testing.T) {
	r := rolled(0, 30)
	top := r.of(vec{0, 0, 1})
	require.Greater(t, top.x, .4)
	require.InDelta(t, 0, top.y, 1e-9)
	away := rolled(90, 30)
	require.Greater(t, away.of(vec{0, 0, 1}).y, .4)
}

func TestSetPlaces(t *testing.T) {
	for _, c := range []struct {
		travel, roll float64
		way, phase   int
	}{{0, 0, 0, 0}, {44, -15, 1, 5}, {-90, -90, 6, 0}, {359, -97, 0, 0}, {180, -175, 4, 0}, {-181, -165, 4, 1}} {
		way, phase := TumblingAt(c.travel, c.roll)
		require.Equal(t, [2]int{c.way, c.phase}, [2]int{way, phase}, "%v", c)
	}
	require.Equal(t, 0, LastQuarterAt(-3))
	require.Equal(t, 6, LastQuarterAt(-88))
	for _, c := range []struct {
		z         float64
		low, high int
		share     float64
	}{{-1, 0, 1, 0}, {.25, 0, 1, .5}, {1, 2, 3, 0}, {1.55, 3, 3, 0}} {
		low, high, share := Between(c.z)
		require.Equal(t, [2]int{c.low, c.high}, [2]int{low, high})
		require.InDelta(t, c.share, share, 1e-9)
	}
}

func TestShadowsGrowFaintAndMoveAwayWithHeight(t *testing.T) {
	middle := func(m *image.RGBA) (x, y, a float64) {
		for j := m.Rect.Min.Y; j < m.Rect.Max.Y; j++ {
			for i := m.Rect.Min.X; i < m.Rect.Max.X; i++ {
				v := float64(m.RGBAAt(i, j).A)
				x, y, a = x+v*float64(i), y+v*float64(j), a+v
			}
		}
		return x / a, y / a, a
	}
	x0, y0, _ := middle(Shadow(3, 0, 18))
	x1, y1, _ := middle(Shadow(3, 1.5, 18))
	require.Greater(t, x1, x0+4)
	require.Greater(t, y1, y0+4)
	for _, lift := range Lifts() {
		m := Shadow(14, lift, 18)
		for _, c := range [][2]int{{m.Rect.Min.X, m.Rect.Min.Y}, {m.Rect.Max.X - 1, m.Rect.Max.Y - 1}} {
			require.Zero(t, m.RGBAAt(c[0], c[1]).A)
		}
	}
}

// The whole set of pictures for one scale stays small: see the table scene's budget.
func TestTheSetIsSmall(t *testing.T) {
	party, dungeon := kinds(t)
	sum := 0
	for _, k := range []*Kind{party, dungeon} {
		for f := range 6 {
			for _, yaw := range Turns() {
				sum += len(k.Body(Pose{Up: f, Yaw: yaw}, 37, false).Pix)
			}
		}
		for i := range Ways * Phases {
			sum += len(k.Tumbling(i/Phases, i%Phases, 37).Pix)
		}
	}
	for _, yaw := range Turns() {
		for _, lift := range Lifts() {
			sum += len(Shadow(yaw, lift, 18.5).Pix)
		}
	}
	t.Logf("%d KiB", sum>>10)
	require.Less(t, sum, 10<<20)
}
