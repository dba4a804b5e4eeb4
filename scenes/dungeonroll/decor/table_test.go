package decor_test

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/assets/dungeonroll/faces"
	"delvebox/engine/paint/dice"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/decor"
)

// picture is a whole table put together without a window.
type picture struct {
	m    *image.RGBA
	k    float64
	lib  *script.Library
	p    decor.Places
	w, h float64
	kind [2]*dice.Kind
}

func newPicture(t testing.TB, w, h, k float64) *picture {
	q := &picture{image.NewRGBA(image.Rect(0, 0, int(w*k), int(h*k))), k, script.NewLibrary(), decor.Lay(w, h), w, h, [2]*dice.Kind{
		diceOf(t, dice.Ivory, "cleric fighter mage thief champion scroll"),
		diceOf(t, dice.Black, "goblin skeleton ooze chest potion dragon"),
	}}
	return q
}

func diceOf(t testing.TB, m dice.Material, names string) *dice.Kind {
	t.Helper()
	k := &dice.Kind{Material: m}
	for i, n := range strings.Fields(names) {
		svg, err := faces.Files.ReadFile(n + ".svg")
		require.NoError(t, err)
		k.Faces[i], err = dice.ParseFace(svg)
		require.NoError(t, err)
	}
	return k
}

func (q *picture) put(p *image.RGBA, x, y float64) {
	at := image.Pt(int(math.Round(x*q.k)), int(math.Round(y*q.k)))
	draw.Draw(q.m, p.Rect.Add(at), p, p.Rect.Min, draw.Over)
}

func (q *picture) say(s string, x, y, size float64, role script.Role, c color.NRGBA, a script.Align) {
	q.lib.Face(role, int(math.Round(size*q.k))).DrawAt(q.m, s, x*q.k, y*q.k, color.RGBA{c.R, c.G, c.B, 255}, a)
}

// die puts a die of a kind with its shadow; size is 1 for the usual one.
func (q *picture) die(kind, face, turn int, x, y, size float64, quiet bool) {
	u := q.p.Half * q.k * size
	q.put(grown(dice.Shadow(dice.Turns()[turn], 0, u/2)), x, y)
	body := q.kind[kind].Rest(face, turn, u)
	if quiet {
		body = decor.Quiet(body)
	}
	q.put(body, x, y)
}

// grown is a picture twice as large, as a shadow is drawn.
func grown(m *image.RGBA) *image.RGBA {
	n := image.NewRGBA(image.Rectangle{m.Rect.Min.Mul(2), m.Rect.Max.Mul(2)})
	p := pixel.Picture{Img: m, X: float64(n.Rect.Min.X), Y: float64(n.Rect.Min.Y), W: float64(n.Rect.Dx()), H: float64(n.Rect.Dy())}
	for y := n.Rect.Min.Y; y < n.Rect.Max.Y; y++ {
		for x := n.Rect.Min.X; x < n.Rect.Max.X; x++ {
			c, a := p.At(float64(x)+.5, float64(y)+.5)
			o := n.PixOffset(x, y)
			pixel.PutAlpha(n.Pix[o:o+4], c, a)
		}
	}
	return n
}

func (q *picture) table() {
	p, k := q.p, q.k
	q.m = decor.Table(q.w, q.h, k)
	q.put(decor.LevelDie(6, q.lib, 72, k), p.Level.X, p.Level.Y)
	if p.LevelWord.W > 0 {
		q.put(hand.Title("Level", hand.Banner, 15*k, k*.5), p.LevelWord.X, p.LevelWord.Y+7)
	}
	q.put(decor.Hoard(k), p.Hoard.X, p.Hoard.Y)
	q.say("25", p.HoardWord.X, p.HoardWord.Y+22, 22, script.Bold, decor.Sunk(), script.Left)
	q.say("tokens", p.HoardWord.X, p.HoardWord.Y+38, 14, script.Body, decor.Sunk(), script.Left)
	q.phases("Monsters", "Loot", "Dragon", "Regroup")
	q.plate(p.LairPlate, "Lair 2 of 3")
	q.plate(p.YardPlate, "Graveyard 2")
	plots, size := decor.Plots(p.Yard)
	for i, c := range plots {
		x, y := p.Yard.X+c.X, p.Yard.Y+c.Y
		if i < 2 {
			q.put(decor.Tomb(size, k), x, y)
		} else {
			q.put(decor.Plot(size, k), x, y)
		}
	}
	for i, c := range decor.Hollows(p.Lair) {
		if i < 2 {
			q.die(1, 5, 2*i, p.Lair.X+c.X-4, p.Lair.Y+c.Y-6, p.InLair/p.Half, false)
		}
	}
}

func (q *picture) phases(words ...string) {
	p := q.p.Phases
	face := q.lib.Face(script.Bold, int(16*q.k))
	sum := 0.0
	for _, w := range words {
		sum += face.Measure(w) / q.k
	}
	gap := (p.W - sum) / float64(len(words)+1)
	x := gap
	var at [][2]float64
	for _, w := range words {
		at = append(at, [2]float64{x, face.Measure(w) / q.k})
		x += gap + face.Measure(w)/q.k
	}
	q.put(decor.Phases(p.W, p.H, at[0][0]-.45*gap, at[0][1]+.9*gap, q.k), p.X, p.Y)
	for i, w := range words {
		c := decor.Engraved()
		if i == 0 {
			c = decor.Sunk()
		}
		q.say(w, p.X+at[i][0], p.Y+27, 16, script.Bold, c, script.Left)
	}
}

func (q *picture) plate(r decor.Rect, word string) {
	q.put(decor.Plate(r.W, r.H, q.k), r.X, r.Y)
	q.say(word, r.CX(), r.CY()+5, 14, script.Bold, decor.Engraved(), script.Middle)
}

func (q *picture) columns() {
	p, k := q.p, q.k
	q.put(decor.Sheet(p.Hero.W, p.Hero.H, k, 1), p.Hero.X, p.Hero.Y)
	q.put(decor.Seal("M14 12H50Q54 12 54 16V50Q54 54 50 54H14Q10 54 10 50V16Q10 12 14 12Z", .78, k), p.Hero.X+124, p.Hero.Y+270)
	for i := range 5 {
		q.put(decor.Shield(i < 3, 1, k), p.Hero.X+12+34*float64(i), p.Hero.Bottom()-54)
	}
	q.say("Guild Leader", p.Hero.CX(), p.Hero.Y+34, 24, script.Caps, decor.Rubric(), script.Middle)
	for _, r := range []decor.Rect{p.Coach, p.Log, p.Players, p.Choice} {
		q.put(decor.Panel(r.W, r.H, false, k), r.X, r.Y)
	}
	q.put(decor.Chosen(200, 98, k), p.Players.X+6, p.Players.Y+8)
	q.put(decor.Panel(p.Treasures.W, p.Treasures.H, true, k), p.Treasures.X, p.Treasures.Y)
	q.say("Your treasures", p.Treasures.X+18, p.Treasures.Y+30, 20, script.Heading, decor.Head(), script.Left)
	for i, c := range []uint32{0x9c2f24, 0x7a2d68, 0x4a3b7c, 0x27508f, 0x1f6d5a} {
		q.put(decor.Token(pixel.Hex(c), 1+i/4*3, k), p.Treasures.X+20+(p.Treasures.W-20)/5.1*float64(i), p.Treasures.Y+36)
	}
	q.put(decor.Door(true, true, .8, k), p.Choice.X+16, p.Choice.Y+44)
	q.put(decor.Door(false, true, .8, k), p.Choice.X+112, p.Choice.Y+44)
	for i := range 5 {
		q.put(decor.Coin(i < 3, k), p.Choice.X+18+29*float64(i), p.Choice.Y+170)
	}
}

func (q *picture) monsters() {
	p, k := q.p, q.k
	q.put(decor.Braid(p.Velvet.W-12, k), p.Velvet.X+6, p.Braid)
	q.say("Party", p.Velvet.X+16, p.Party.Y+22, 20, script.Caps, decor.Sunk(), script.Left)
	sx, sy := p.Velvet.W/566, p.Velvet.H/486
	at := func(x, y float64) (float64, float64) { return p.Velvet.X + (x-246)*sx, p.Velvet.Y + (y-112)*sy }
	type d struct {
		kind, face, turn int
		x, y             float64
	}
	ds := []d{{1, 0, 0, 346, 188}, {1, 0, 2, 466, 180}, {1, 1, 1, 590, 184}, {1, 2, 0, 706, 170}, {1, 3, 2, 566, 288}, {1, 4, 0, 722, 282},
		{0, 0, 1, 390, 474}, {0, 2, 0, 477, 490}, {0, 3, 2, 566, 470}, {0, 4, 1, 653, 489}, {0, 5, 0, 741, 470}}
	for _, c := range ds[:2] {
		x, y := at(c.x, c.y)
		q.put(decor.Target(p.Half, k), x+.1*p.Half, y+.22*p.Half)
	}
	for i, c := range ds {
		x, y := at(c.x, c.y)
		q.die(c.kind, c.face, c.turn, x, y, 1, i > 1 && c.kind == 1)
	}
	x, y := at(303, 480)
	q.put(decor.Empty(p.Half, k), x, y)
	for _, c := range ds[:2] {
		x, y := at(c.x, c.y)
		q.put(decor.Badge(k), x+1.4*p.Half, y-1.13*p.Half)
	}
	// the held fighter: lifted by 1.35, larger by 16 %
	x, y = at(432, 304)
	u := p.Half * k
	q.put(grown(dice.Shadow(-8, 1.5, u/2)), x, y)
	q.put(q.kind[0].Body(dice.Pose{Up: 1, Yaw: -8}, u*1.16, true), x, y-.454*1.35*p.Half)
}

// TestTheTableLooksLikeOne puts the Monster phase together as the concept shows it; in
// several sizes where pictures are kept.
func TestTheTableLooksLikeOne(t *testing.T) {
	for _, c := range []struct {
		name string
		w, h float64
		k    float64
	}{{"dungeonroll-1280x800", 1280, 800, 1}, {"dungeonroll-1024x640", 1024, 640, 1}, {"dungeonroll-1920x1080", 1920, 1080, 1}, {"dungeonroll-1280x800-2x", 1280, 800, 2}} {
		if !apptest.Pictures() && (c.w != 1280 || c.k > 1) {
			continue
		}
		q := newPicture(t, c.w, c.h, c.k)
		begin := time.Now()
		q.table()
		q.columns()
		q.monsters()
		t.Logf("%s: %v", c.name, time.Since(begin))
		for i := 3; i < len(q.m.Pix); i += 4 {
			require.Equal(t, uint8(255), q.m.Pix[i], "the table fills the window")
		}
		red := q.m.RGBAAt(int((q.p.Velvet.X+q.p.Velvet.W*.3)*c.k), int((q.p.Braid-30)*c.k))
		require.Greater(t, int(red.R), 2*int(red.G), "velvet lies in the chest: %v", red)
		apptest.Keep(t, c.name, q.m)
	}
}
