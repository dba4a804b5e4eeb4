package furniture

import (
	"image"
	"image/draw"
	"testing"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/painttest"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
)

// kit is a page on which furniture is tried out.
type kit struct {
	m     *image.RGBA
	k     float64
	lib   *script.Library
	icons *icon.Set
}

func newKit(w, h int, k float64) *kit {
	q := &kit{image.NewRGBA(image.Rect(0, 0, int(float64(w)*k), int(float64(h)*k))), k, script.NewLibrary(), icon.NewSet()}
	b := board{q.m, k}
	b.fill(box{0, 0, float64(w), float64(h), 0}, solid(hex(0x4a2c1a)), 1)
	b.grain(box{0, 0, float64(w), float64(h), 0}, .22, 5)
	return q
}

func (q *kit) px(v float64) int { return int(v*q.k + .5) }

func (q *kit) put(p *image.RGBA, x, y float64) {
	draw.Draw(q.m, p.Rect.Add(image.Pt(q.px(x), q.px(y))), p, p.Rect.Min, draw.Over)
}

func (q *kit) icon(name string, x, y, size float64) {
	if p, err := q.icons.Draw(name, q.px(size)); err == nil {
		q.put(p, x-size/2, y-size/2)
	}
}

func (q *kit) mini(name string, x, y, h float64, rim bool) {
	if p, err := q.icons.Figurine(name, q.px(h), rim); err == nil {
		q.put(p, x-h*32/88, y-h*68/88)
	}
}

func (q *kit) say(s string, x, y float64, role script.Role, size float64, c pixel.RGB, a script.Align) {
	q.lib.Face(role, q.px(size)).DrawAt(q.m, s, x*q.k, y*q.k, c.Color(), a)
}

func (q *kit) button(kind Kind, st State, x, y, w, h float64, word string, size float64, ic string) {
	q.put(Button(kind, st, q.px(w), q.px(h), q.k), x, y)
	cy := y + (h-Foot)/2 + Shift(st)
	cx := x + w/2
	if ic != "" {
		d := min(h-12, 40)
		q.put(PillDisc(st, q.px(d), q.k), x+5, cy-d/2)
		q.icon(ic, x+5+d/2, cy, d*.65)
		cx += d / 2
	}
	q.say(word, cx, cy+size*.355, script.Bold, size, Word(kind, st), script.Middle)
}

// TestContactSheet paints all furniture on one page. Where pictures are
// kept it is kept in two scales, to be looked at.
func TestContactSheet(t *testing.T) {
	if !painttest.Pictures() {
		sheet(newKit(1280, 1500, 1))
		return
	}
	for name, k := range map[string]float64{"furniture": 1, "furniture-2x": 2} {
		q := newKit(1280, 1500, k)
		sheet(q)
		painttest.Keep(t, name, q.m)
	}
}

func sheet(q *kit) {
	k := q.k
	blue, pink, orange := hex(0x0072b2), hex(0xcc79a7), hex(0xe69f00)
	cream2 := hex(0xfbf1d8)
	q.put(Panel(q.px(884), q.px(364), k), 24, 20)
	for i, st := range []State{Normal, Hover, Pressed, Normal, Disabled} {
		x := 169 + float64(i)*150
		q.button(Main, st, x, 58, 134, 56, "Done", 24, "")
		q.button(Secondary, st, x, 132, 134, 48, "Rules", 18, "rulebook")
		q.put(QuietButton(false, st, q.px(134), q.px(44), k), x, 198)
		q.say("Not now", x+67, 226, script.Medium, 16, QuietWord(false, st), script.Middle)
		q.button(Destructive, st, x, 260, 134, 48, "Delete", 18, "")
		q.put(IconButton(st, q.px(44), k), x+45, 325)
		q.icon("undo", x+67, 347+IconShift(st), 26)
		if i == 3 {
			q.put(Ring(q.px(134), q.px(56), 12, k), x, 58)
			q.put(Ring(q.px(134), q.px(48), 24, k), x, 132)
			q.put(Ring(q.px(134), q.px(44), 10, k), x, 198)
			q.put(Ring(q.px(134), q.px(48), 12, k), x, 260)
			q.put(Ring(q.px(44), q.px(44), 22, k), x+45, 325)
		}
	}
	// switches
	q.put(Paper(q.px(332), q.px(364), 5, k), 924, 20)
	q.say("Switches", 944, 50, script.Heading, 19, ink(), script.Left)
	q.put(Toggle(1, Normal, k), 1180, 66)
	q.put(Toggle(0, Normal, k), 1180, 106)
	q.put(Ring(q.px(56), q.px(30), 15, k), 1180, 106)
	q.put(Toggle(.5, Hover, k), 1110, 66)
	q.put(Toggle(1, Disabled, k), 1110, 106)
	q.put(SliderGroove(q.px(150), 6, k), 1022, 159)
	q.put(SliderFill(Normal, q.px(105), k), 1022, 160)
	q.put(Knob(Hover, q.px(28), k), 1022+105-14, 149)
	q.put(Hollow(q.px(154), q.px(36), 0, k), 1082, 188)
	q.put(Key(Normal, q.px(36), q.px(36), k), 1082, 188)
	q.icon("minus", 1100, 205, 16)
	q.put(Key(Hover, q.px(36), q.px(36), k), 1200, 188)
	q.icon("plus", 1218, 205, 16)
	q.put(Key(Normal, q.px(36), q.px(36), k), 960, 188)
	q.icon("chevron-left", 978, 205, 18)
	q.put(Key(Pressed, q.px(36), q.px(36), k), 1010, 188)
	q.icon("chevron-right", 1028, 206, 18)
	q.put(Groove(false, q.px(292), q.px(40), 10, k), 944, 240)
	q.put(SegmentPiece(q.px(88), q.px(34), k), 1072, 243)
	q.say("normal", 1116, 265, script.Medium, 15, ink(), script.Middle)
	q.put(InnerRing(q.px(60), q.px(34), 7, k), 950, 243)
	q.put(Rule(q.px(292), k), 944, 296)
	q.put(Flames(1, k), 1030, 350)
	q.put(Pips(4, 6, k), 1130, 355)
	// fields
	q.put(Paper(q.px(388), q.px(300), 5, k), 24, 400)
	q.put(Field(Normal, false, q.px(166), q.px(42), k), 44, 420)
	q.put(Ring(q.px(166), q.px(42), 8, k), 44, 420)
	q.put(Field(Hover, false, q.px(166), q.px(42), k), 226, 420)
	q.put(Field(Normal, true, q.px(166), q.px(42), k), 44, 480)
	q.put(Field(Disabled, false, q.px(166), q.px(42), k), 226, 480)
	for i, st := range []State{Hover, Normal, Disabled} {
		q.put(RadioCard(i == 1, st, q.px(108), q.px(104), k), 44+float64(i)*120, 545)
	}
	q.put(Keycap(true, q.px(46), q.px(24), k), 44, 664)
	q.put(KeyChip(Main, q.px(50), q.px(24), k), 110, 664)
	q.put(Grip(k), 180, 664)
	q.put(NameLine(q.px(100), k), 250, 680)
	// tabs
	q.put(Tab(false, Normal, q.px(100), q.px(44), k), 540, 400)
	q.put(Tab(false, Hover, q.px(100), q.px(44), k), 646, 400)
	q.put(Paper(q.px(412), q.px(256), 5, k), 428, 444)
	q.put(Tab(true, Normal, q.px(100), q.px(44), k), 440, 400)
	q.say("Saves", 490, 428, script.Medium, 16, ink(), script.Middle)
	q.say("Replays", 590, 431, script.Medium, 16, cream2, script.Middle)
	q.put(Row(true, Normal, q.px(366), q.px(50), k), 440, 500)
	q.put(Row(false, Hover, q.px(366), q.px(50), k), 440, 554)
	q.put(Row(false, Normal, q.px(366), q.px(50), k), 440, 608)
	q.put(InnerRing(q.px(366), q.px(50), 10, k), 440, 608)
	q.put(ScrollGroove(q.px(230), k), 816, 455)
	q.put(ScrollThumb(Normal, q.px(100), k), 817, 490)
	// mat with speech
	bb := board{q.m, k}
	bb.fill(box{856, 400, 400, 300, 0}, solid(hex(0x56663a)), 1)
	q.put(Tooltip(q.px(270), q.px(120), Left, float64(q.px(60)), k), 966, 420)
	q.say("Sword", 980, 448, script.Bold, 17, ink(), script.Left)
	q.put(Refusal(q.px(260), q.px(70), Above, float64(q.px(40)), k), 980, 565)
	q.put(Toast(q.px(300), q.px(44), k), 880, 645)
	// seats
	q.put(Panel(q.px(624), q.px(100), k), 24, 716)
	q.put(SeatActive(blue, q.px(168), q.px(44), k), 42, 744)
	q.mini("mini-blue-cross", 70, 776, 43, false)
	q.put(SeatWaiting(q.px(118), q.px(44), k), 222, 744)
	q.mini("mini-orange-dot", 248, 776, 38, true)
	q.put(DoneMark(k), 254, 770)
	q.put(SeatThinking(pink, .3, q.px(156), q.px(44), k), 352, 744)
	q.put(Flames(0, k), 440, 753)
	q.put(SeatPanel(orange, q.px(110), q.px(60), k), 522, 736)
	q.put(Banner(nil, q.px(592), q.px(96), k), 664, 718)
	p := hand.Title("EXPLORATION", hand.Banner, 34*k, k)
	q.put(p, 790, 746)
	// plaque, lifts
	q.put(Plaque(q.px(250), q.px(170), true, 26, k), 30, 836)
	q.put(SeatButton(blue, Normal, q.px(180), q.px(50), k), 64, 930)
	for i, l := range []float64{0, 3, 6, 12, 26} {
		x := 320 + float64(i)*80
		q.put(Shadow(q.px(60), q.px(84), 7, l, k), x, 850)
		bb.fill(box{x, 850, 60, 84, 7}, cream(box{x, 850, 60, 84, 7}), 1)
	}
	q.put(ChosenFrame(q.px(60), q.px(84), 7, k), 320, 850)
	q.put(GlowFrame(q.px(60), q.px(84), 7, k), 560, 850)
	q.put(SeatButton(orange, Normal, q.px(120), q.px(44), k), 320, 955)
	q.put(Slot(q.px(52), q.px(40), 5, k), 460, 955)
	q.put(Keycap(false, q.px(26), q.px(24), k), 530, 960)
	// places
	q.put(Stand(blue, q.px(120), k), 790, 905)
	q.mini("mini-blue-cross", 790, 903, 100, true)
	q.put(PlaceCard(blue, q.px(150), q.px(110), k), 716, 930)
	q.put(EmptyPlace(Normal, q.px(150), q.px(110), k), 880, 930)
	// market
	for i, c := range []pixel.RGB{hex(0x4a3b78), hex(0x566239)} {
		x := 1050 + float64(i)*110
		q.put(Deck(4, c, hex(0xd9b45c), q.px(96), q.px(66), k), x, 836)
		q.put(DeckOrnament(hex(0xd9b45c), k), x+48, 862)
		q.put(Sign(q.px(104), q.px(46), k), x-4, 880)
		q.say("12 left", x+92, 908, script.Medium, 15, hex(0xfff3d6), script.Right)
	}
	// podium
	for i, h := range []float64{48, 66, 84} {
		x := 700 + float64(2-i)*190
		q.put(Podium(q.px(142), q.px(h), true, k), x, 1110-h)
		q.say([]string{"4 Orange", "3 Pink", "2 Green"}[i], x+71, 1110-h/2+6, script.Bold, 17, hex(0x231406), script.Middle)
	}
	q.put(Strip(q.px(640), q.px(38), k), 24, 1070)
	// lights, medals, score board
	q.put(Candle(q.px(300), q.px(200)), 1140, 1240)
	q.put(Medal(hex(0xf4ead1), hex(0xe3d2aa), Normal, q.px(54), k), 1060, 1180)
	q.put(Medal(hex(0xbff0dc), hex(0x3d9d86), Hover, q.px(60), k), 1130, 1180)
	q.put(Medal(hex(0xbff0dc), hex(0x3d9d86), Disabled, q.px(60), k), 1200, 1180)
	q.put(Emblem(hex(0x4d5b36), q.px(76), q.px(80), k), 970, 1240)
	q.put(Count(q.px(32), q.px(24), k), 1060, 1260)
	q.put(scores(k), 30, 1140)
}
