package drawing_test

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"strconv"
	"strings"
	"testing"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/dice"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/drawing"
)

// desk is a whole picture put together without a window: places are those of the concept
// pictures, 1280 x 800, larger by k; what is left of a wider window lies between the
// columns.
type desk struct {
	m     *image.RGBA
	k     float64
	left  float64 // moves the sheet
	right float64 // moves the right column
	lib   *script.Library
	form  *drawing.Form
	cards *drawing.Cards
}

func newDesk(t testing.TB, w, h int, leaves []cloth.Leaf) *desk {
	k := float64(h) / 800
	q := &desk{k: k, right: (float64(w) - 1280*k) / k, lib: script.NewLibrary()}
	q.left = math.Floor(q.right / 2)
	for i := range leaves {
		leaves[i].X += q.left
	}
	q.m = cloth.Desk(w, h, k, leaves)
	q.cards = drawing.NewCards(tables(t), q.lib, cloth.NewTooth(k))
	return q
}

func (q *desk) put(p *image.RGBA, x, y float64) {
	at := image.Pt(int(math.Round(x*q.k)), int(math.Round(y*q.k)))
	draw.Draw(q.m, p.Rect.Add(at), p, p.Rect.Min, draw.Over)
}

func (q *desk) px(v float64) int { return int(math.Round(v * q.k)) }

func (q *desk) say(s string, x, y, size float64, role script.Role, c uint32, a script.Align) {
	q.lib.Face(role, q.px(size)).DrawAt(q.m, s, x*q.k, y*q.k, pixel.Hex(c).Color(), a)
}

func (q *desk) lines(s string, x, y, size, width float64, c uint32, a script.Align) float64 {
	f := q.lib.Face(script.Body, q.px(size))
	for _, l := range f.Wrap(s, width*q.k) {
		f.DrawAt(q.m, l, x*q.k, y*q.k, pixel.Hex(c).Color(), a)
		y += size * 1.24
	}
	return y
}

func (q *desk) slip(x, y, w, h, deg float64) {
	q.put(furniture.Slip(q.px(w), q.px(h), deg, q.k), x, y)
}

func (q *desk) pill(s string, cx, y float64, c pixel.RGB) {
	f := q.lib.Face(script.Bold, q.px(14))
	w := f.Measure(s)/q.k + 18
	cv := pixel.NewCanvas(q.m, q.k)
	cv.With(pixel.Move(1, 2)).Glow(pixel.RoundRect(cx-w/2, y, w, 20, 10), 1.5, pixel.RGB{}, .5)
	cv.Fill(pixel.RoundRect(cx-w/2, y, w, 20, 10), c, 1)
	f.DrawAt(q.m, s, cx*q.k, (y+15)*q.k, color.RGBA{255, 255, 255, 255}, script.Middle)
}

func (q *desk) pencil(x, y float64, st furniture.State, word, hint string) {
	q.put(furniture.PencilButton(st, q.px(248), q.px(58), q.k), x, y)
	c := uint32(0x3a2708)
	if st == furniture.Disabled {
		c = 0x2e281f
	}
	q.say(word, x+106, y+26, 16, script.Bold, c, script.Middle)
	q.say(hint, x+106, y+45, 14, script.Body, c, script.Middle)
}

func orange() pixel.RGB { return pixel.Hex(0xc4541a) }
func blue() pixel.RGB   { return pixel.Hex(0x0072b2) }
func green() pixel.RGB  { return pixel.Hex(0x04785a) }

func (q *desk) sheet(t testing.TB, v drawing.View) (x, y float64) {
	q.form = drawing.NewForm(tables(t), q.lib, words(), q.k)
	p := drawing.NewPaper(q.form)
	p.Show(v)
	x, y = 226+q.left, 10
	q.put(furniture.Shadow(q.px(drawing.Wide), q.px(drawing.High), 1, 9, q.k), x, y)
	q.put(p.Image(), x, y)
	return x, y
}

func rival(t testing.TB, i int) drawing.View {
	rows := []string{
		"..G.#... #.#...O. ..#.G... T..##..# ..#..T.. D.#.O... ...##.G# .#...... .#.T.O.. ......#.",
		"....T... .##...## G.#.O... ...T.##. #.#...D. ..#.#... O.....#G .##.T.#. ..G..... .#..#.O."}
	v := drawing.View{Seed: 90 + i, Sheet: dungeon(t, rows[i])}
	v.Path = sheet.Shortest(v.Sheet.Free(), sheet.Entrance, sheet.Exit)
	v.Colour = []pixel.RGB{green(), orange()}[i]
	return v
}

func pictureOfBuilding(t testing.TB, w, h int) *image.RGBA {
	q := newDesk(t, w, h, cloth.Under(226, 10, drawing.Wide, drawing.High))
	v := building(t)
	x, y := q.sheet(t, v)
	gx, gy := x+drawing.GridX, y+drawing.GridY
	// the glow lies under the pencil in the game; here the sheet is laid twice
	f := tables(t).Formation("H3")
	position := 0
	for want, _ := sheet.ParseSet("A9 B10 C10"); ; position++ {
		if set, in := f.At(position, 0, 8); in && set == want {
			break
		}
	}
	cells := f.Cells(position)
	var glow sheet.Set
	for row := range sheet.Rows {
		for column := range sheet.Columns {
			if set, in := f.At(position, column, row); in && v.Sheet.WhyWall(f, set) == nil {
				glow = glow.Or(set)
			}
		}
	}
	hung, _ := f.At(position, 0, 8)
	legal := drawing.Legal(false, q.k)
	for s := range glow.Minus(hung).Each {
		r := drawing.SquareRect(s)
		q.put(legal, x+r.X, y+r.Y)
	}
	q.put(drawing.Refused(hung, q.k), gx, gy)
	lost, _ := v.Sheet.CutOff(hung)
	q.put(drawing.Cut(lost, q.k), gx, gy)
	q.put(q.form.Hanging(cells, 10), gx, gy+8*drawing.Cell)
	q.put(furniture.Refusal(q.px(398), q.px(62), furniture.Above, 40*q.k, q.k), gx+72, gy+8*60+126)
	q.say("Cut off.", gx+84, gy+8*60+147, 15, script.Bold, 0x9c2413, script.Left)
	q.lines("A10 could no longer be reached: A9 and B10 touch only at a corner and close the way.", gx+84, gy+8*60+164, 14, 380, 0x2c2620, script.Left)
	// left column
	q.slip(14, 16, 196, 76, -.6)
	q.say("Build your card", 28, 44, 17, script.Heading, 0x43301c, script.Left)
	q.say("Round 9 of 14", 28, 68, 15, script.Body, 0x2c2620, script.Left)
	tally := pencil.Picture(drawing.Tally(9, 14, 3), 80, 26, cloth.NewTooth(q.k), pencil.GraphiteColour())
	q.put(tally, 128, 52)
	states := []drawing.ElementState{drawing.Current, drawing.Waiting, drawing.Waiting, drawing.Waiting}
	q.put(q.cards.Face(drawing.CardSpec{Card: 17, Words: drawing.CardWords{Name: "Orc Club", Kind: "In your dungeon:", Text: "+4 strength for an orc."}, W: 188, H: 288, States: states, Turn: .5}), 18, 106)
	q.slip(16, 408, 192, 118, -.4)
	q.say("First: these walls.", 29, 432, 14, script.Bold, 0x2c2620, script.Left)
	q.say("As they lie, 9 places fit.", 29, 450, 14, script.Body, 0x2c2620, script.Left)
	q.put(furniture.Eraser(furniture.Normal, q.px(180), q.px(50), q.k), 18, 552)
	q.say("Erase", 135, 582, 17, script.Bold, 0x26485f, script.Middle)
	q.put(furniture.Crumbs(q.px(180), q.px(34), q.k, 5), 20, 608)
	q.slip(16, 648, 192, 134, .5)
	q.say("Log", 29, 674, 16, script.Heading, 0x43301c, script.Left)
	for i, s := range []string{"Green took Aim Boost.", "Orange took Orc Club.", "Blue took Bomb.", "Green finished building."} {
		q.say(s, 29, 696+float64(i)*18, 14, script.Body, 0x2c2620, script.Left)
	}
	// right column
	r := q.right
	q.slip(1028+r, 14, 240, 384, 0)
	q.say("Drafted this round", 1042+r, 40, 16, script.Heading, 0x43301c, script.Left)
	for i, c := range []struct {
		id    card.ID
		name  string
		quiet bool
		tag   string
		c     pixel.RGB
	}{{24, "Aim Boost", false, "1 Green", green()}, {17, "Orc Club", false, "2 Orange", orange()}, {40, "Bomb", false, "3 Blue", blue()}, {35, "Healing Potion", true, "left over", pixel.Hex(0x6a5c46)}} {
		cx, cy := 1038+r+float64(i%2)*114, 50+float64(i/2)*172
		q.put(q.cards.Face(drawing.CardSpec{Card: c.id, Words: drawing.CardWords{Name: c.name}, W: 108, H: 140, Quiet: c.quiet}), cx, cy)
		q.pill(c.tag, cx+54, cy+145, c.c)
	}
	for i, n := range []string{"Blue", "Green"} {
		v := rival(t, i)
		v.Path = nil
		q.slip(1034+r+float64(i)*118, 410, 112, 146, []float64{-1, .8}[i])
		q.put(drawing.Mini(&v, 108, q.k), 1036+r+float64(i)*118, 412)
		q.pill(n, 1090+r+float64(i)*118, 546, []pixel.RGB{blue(), green()}[i])
	}
	q.slip(1030+r, 582, 236, 92, -.3)
	q.lines("Green holds the sharpener and drafted first. Next round: Orange.", 1043+r, 606, 14, 150, 0x2c2620, script.Left)
	q.put(furniture.Sharpener(1.35, q.k), 1198+r, 606)
	q.pencil(1022+r, 690, furniture.Disabled, "Turn the card over", "4 elements to build")
	q.say("Glowing squares: walls fit here", 1148+r, 770, 14, script.Body, 0xe9dcba, script.Middle)
	return q.m
}

func pictureOfDefence(t testing.TB, w, h int) *image.RGBA {
	q := newDesk(t, w, h, cloth.Under(226, 10, drawing.Wide, drawing.High))
	v := defending(t)
	v.Lit = sheet.Of(squares(t, "G5")...)
	x, y := q.sheet(t, v)
	at := drawing.SquareRect(squares(t, "G5")[0])
	liveries := icon.Liveries()
	q.put(drawing.Hero(liveries[4], 78, 0, q.k), x+at.X+64, y+at.Y+56)
	// left column
	q.slip(14, 14, 198, 64, -.5)
	q.say("The hero walks", 28, 41, 17, script.Heading, 0x43301c, script.Left)
	q.say("Orange’s turn, fight on G5", 28, 63, 14, script.Body, 0x2c2620, script.Left)
	q.say("Above this dungeon", 20, 99, 14, script.Body, 0xecd9ae, script.Left)
	q.put(q.cards.Face(drawing.CardSpec{Card: 47, Words: drawing.CardWords{Name: "Longsword", Text: "−4 now"}, W: 98, H: 132, Hand: true, Turn: -2.5}), 18, 110)
	q.put(q.cards.Face(drawing.CardSpec{Card: 35, Words: drawing.CardWords{Name: "Healing Potion", Text: "next turn"}, W: 98, H: 132, Hand: true, Turn: 2}), 119, 116)
	q.pill("Blue", 62, 233, blue())
	q.pill("Green", 164, 239, green())
	q.slip(14, 272, 200, 314, .3)
	q.say("His way", 28, 296, 17, script.Heading, 0x43301c, script.Left)
	for i, l := range []struct {
		s, what string
		t       drawing.Thing
	}{{"B1", "2 hearts", drawing.TrapThing}, {"D2", "won, 3 hearts", drawing.DragonThing}, {"A3", "fled", drawing.GoblinThing}, {"C4", "won, 2 hearts", drawing.OrcThing}, {"E3", "fled", drawing.GoblinThing}, {"E5", "fled", drawing.GoblinThing}, {"G5", "fights now", drawing.OrcThing}, {"H7", "15%", drawing.GoblinThing}, {"E7", "15%", drawing.OrcThing}, {"G9", "64%", drawing.DragonThing}, {"H10", "2 hearts", drawing.TrapThing}} {
		ly := 306 + float64(i)*25
		q.say(l.s, 26, ly+17, 14, script.Body, 0x2c2620, script.Left)
		q.put(q.cards.Thing(l.t, 24), 56, ly)
		q.say(l.what, 88, ly+17, 14, script.Body, 0x2c2620, script.Left)
	}
	for i, n := range []string{"Blue", "Green"} {
		v := rival(t, i)
		q.slip(18+float64(i)*104, 604, 96, 124, []float64{-1, 1.2}[i])
		q.put(drawing.Mini(&v, 92, q.k), 20+float64(i)*104, 606)
		q.pill(n, 66+float64(i)*104, 720, []pixel.RGB{blue(), green()}[i])
		q.put(drawing.Heart(22, q.k), 42+float64(i)*104, 749)
		q.say([]string{"9", "12"}[i], 72+float64(i)*104, 766, 16, script.Bold, 0xf3e4bf, script.Left)
	}
	// right column
	r := q.right
	q.slip(1026+r, 14, 242, 352, -.3)
	q.say("Orc against hero", 1042+r, 44, 17, script.Heading, 0x43301c, script.Left)
	q.put(q.cards.Thing(drawing.OrcThing, 92), 1036+r, 52)
	for i, n := range []int{9, 8} {
		dx := 1160 + r + float64(i)*68
		q.put(dice.TenShadow(33*q.k, 0), dx, 90+float64(i)*6)
		q.put(dice.RedTen().Picture(dice.Roll{Yaw: float64(i)*14 - 8}, drawing.DieFigure(pencil.NewScript(), n), 33*q.k), dx, 90+float64(i)*6)
	}
	q.put(drawing.Sum([]string{"9", "+", "8", "+", "4", "−", "4", "="}, "17", 230, cloth.NewTooth(q.k), 15), 1034+r, 146)
	for _, l := range []struct {
		s string
		x float64
	}{{"dice", 1068}, {"orc", 1133}, {"sword", 1177}} {
		q.say(l.s, l.x+r, 204, 14, script.Body, 0x574835, script.Middle)
	}
	q.put(furniture.Ruler(q.px(222), 20, q.k), 1036+r, 230)
	for _, n := range []int{5, 10, 15} {
		q.say(strconv.Itoa(n), 1036+r+furniture.RulerAt(222, float64(n)), 257, 14, script.Bold, 0x4a300c, script.Middle)
	}
	q.say("20", 1049+r+furniture.RulerAt(222, 20), 257, 15, script.Bold, 0xa31f14, script.Middle)
	q.put(furniture.RulerWedge(false, q.k), 1036+r+furniture.RulerAt(222, 17), 229)
	q.put(furniture.RulerWedge(true, q.k), 1036+r+furniture.RulerAt(222, 21), 229)
	q.say("3 short of 20: the orc flees.", 1040+r, 290, 14, script.Bold, 0x9c2413, script.Left)
	q.lines("Orc Club makes it 21: the orc stays and the hero loses 2 hearts.", 1040+r, 308, 14, 216, 0x23662e, script.Left)
	q.say("Your hand, 3 cards; 9 in the pile", 1030+r, 393, 14, script.Body, 0xecd9ae, script.Left)
	q.put(q.cards.Face(drawing.CardSpec{Card: 29, Words: drawing.CardWords{Name: "Poisoned Spikes"}, W: 100, H: 142, Hand: true, Quiet: true, Turn: 2}), 1112+r, 440)
	q.put(q.cards.Face(drawing.CardSpec{Card: 43, Words: drawing.CardWords{Name: "Shield"}, W: 100, H: 142, Hand: true, Quiet: true, Turn: 4}), 1166+r, 446)
	q.put(q.cards.Face(drawing.CardSpec{Card: 17, Words: drawing.CardWords{Name: "Orc Club", Text: "+4 strength for an orc."}, W: 124, H: 206, Hand: true, Turn: -2}), 1026+r, 408)
	q.lines("A trap card and a Hero action cannot be played in this fight.", 1148+r, 652, 14, 236, 0xe0cfa6, script.Middle)
	q.pencil(1022+r, 692, furniture.Normal, "Settle the fight", "17: the orc flees")
	q.say("You could still win this fight.", 1148+r, 772, 14, script.Body, 0xffcf78, script.Middle)
	return q.m
}

func scoring(columns int) *drawing.ScoreSpec {
	s := &drawing.ScoreSpec{
		Title: "Final scoring", Aside: "all debts are settled in pencil", Heading: "Deep trouble, 3 dungeons",
		Labels:     [drawing.ScoreRows]string{"Hidden in", "Guarded", "Goblins", "Orcs", "Dragons", "The hero", "Hearts left"},
		TotalLabel: "Total", Mine: "Mine!", Grave: "Came for gold. Stayed.", Seed: 12,
	}
	hide := func(text string) (out []drawing.Hiding) {
		for _, f := range strings.Fields(text) {
			out = append(out, drawing.Hiding{Square: strings.TrimSuffix(f, "-"), Lost: strings.HasSuffix(f, "-")})
		}
		return out
	}
	all := []drawing.ScoreColumn{
		{Name: "Orange", Hidden: hide("G9 C4 D2 A10 E5-"), Cells: [drawing.ScoreRows]string{"", "4 x 1 = 4", "3", "4 x 2 = 8", "2 x 3 = 6", "escaped", "−3"}, Total: "18", Place: "2nd"},
		{Name: "Blue", Hidden: hide("B6 D1 F4 H2"), Cells: [drawing.ScoreRows]string{"", "4 x 2 = 8", "2", "2 x 2 = 4", "3", "dead!  +5", "0"}, Total: "22", Place: "1st", Winner: true},
		{Name: "Green", Hidden: hide("C9 A5- G7"), Cells: [drawing.ScoreRows]string{"", "2 x 3 = 6", "4", "2", "2 x 3 = 6", "escaped", "−6"}, Total: "12", Place: "3rd"},
		{Name: "Vermillion", Hidden: hide("C9 A5- G7 A1 H10 D4- E8 F2"), Cells: [drawing.ScoreRows]string{"", "6 x 2 = 12", "4", "2", "2 x 3 = 6", "escaped", "−11"}, Total: "−9", Place: "4th"},
	}
	s.Columns = all[:columns]
	return s
}

func pictureOfScoring(t testing.TB, w, h, columns int) *image.RGBA {
	q := newDesk(t, w, h, cloth.Under(150, 8, drawing.ScoreWide, drawing.ScoreHigh))
	s := drawing.NewScoreSheet(scoring(columns), q.lib, q.k)
	s.Write(s.Steps(), 1)
	x := 150 + q.left
	q.put(furniture.Shadow(s.Image().Rect.Dx(), s.Image().Rect.Dy(), 1, 9, q.k), x, 8)
	q.put(s.Image(), x, 8)
	l := icon.Liveries()
	q.put(drawing.Hero(l[0], 78, 96, q.k), x+936-float64(columns/4)*60, 650+float64(columns/4)*80)
	q.put(drawing.Hero(l[4], 86, 0, q.k), 82, 548)
	q.put(furniture.Sharpener(1.9, q.k), 30, 330)
	q.put(furniture.Shavings(q.k), 26, 394)
	q.put(furniture.LyingPencil(620, 29, 104, q.k), 1182+q.right, 456)
	q.slip(14, 640, 124, 74, -1.5)
	q.say("Play again", 76, 669, 15, script.Bold, 0x2c2620, script.Middle)
	q.say("same players", 76, 691, 14, script.Body, 0x2c2620, script.Middle)
	q.slip(14, 726, 124, 50, 1)
	q.say("To the shelf", 76, 756, 15, script.Body, 0x2c2620, script.Middle)
	return q.m
}

func TestWholePictures(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("pictures to look at; set DELVEBOX_PICTURES to a folder")
	}
	for _, size := range [][2]int{{1280, 800}, {1920, 1080}} {
		name := func(s string) string { return fmt.Sprintf("dd-%s-%d", s, size[0]) }
		apptest.Keep(t, name("building"), pictureOfBuilding(t, size[0], size[1]))
		apptest.Keep(t, name("defence"), pictureOfDefence(t, size[0], size[1]))
		apptest.Keep(t, name("scoring"), pictureOfScoring(t, size[0], size[1], 3))
	}
	apptest.Keep(t, "dd-scoring-4", pictureOfScoring(t, 1280, 800, 4))
}

func TestAllCards(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("pictures to look at; set DELVEBOX_PICTURES to a folder")
	}
	m := cloth.Desk(1600, 1500, 1, nil)
	cards := drawing.NewCards(tables(t), script.NewLibrary(), cloth.NewTooth(1))
	n := 0
	seen := map[card.Action]bool{}
	for id := card.ID(1); id <= card.Count; id++ {
		a := tables(t).Card(id).Action
		if seen[a] {
			continue
		}
		seen[a] = true
		p := cards.Face(drawing.CardSpec{Card: id, Words: drawing.CardWords{Name: strings.ReplaceAll(a.String(), "-", " "), Text: "Roll 2 more dice into the fight, then take out the 2 lowest."}, W: 188, H: 288})
		draw.Draw(m, p.Rect.Add(image.Pt(20+n%8*196, 20+n/8*300)), p, p.Rect.Min, draw.Over)
		n++
	}
	p := cards.Back(188, 288, 0)
	draw.Draw(m, p.Rect.Add(image.Pt(20+n%8*196, 20+n/8*300)), p, p.Rect.Min, draw.Over)
	for i, l := range icon.Liveries() {
		p := drawing.Hero(l, 90, 0, 1)
		draw.Draw(m, p.Rect.Add(image.Pt(80+i*90, 1050)), p, p.Rect.Min, draw.Over)
	}
	for i := range 11 {
		p := cards.Thing(drawing.Thing(i), 40)
		draw.Draw(m, p.Rect.Add(image.Pt(820+i*50, 1000)), p, p.Rect.Min, draw.Over)
	}
	for i := range 14 {
		p := cards.Face(drawing.CardSpec{Card: card.ID(i*4 + 1), Words: drawing.CardWords{Name: "Goblin Slingshot"}, W: 108, H: 140})
		draw.Draw(m, p.Rect.Add(image.Pt(20+i*112, 1120)), p, p.Rect.Min, draw.Over)
	}
	apptest.Keep(t, "dd-cards", m)
}
