package explore

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
)

// column draws the objective and what the path has brought so far.
func (v *View) column(u *ui.UI, r ui.Rect) {
	head := min(104+u.Grow(ui.Heading)+u.Grow(ui.Body), r.H*.3)
	v.b.Objective(u, ui.R(r.X, r.Y, r.W, head))
	r.Top(head + 14)
	u.Paper(r, 6)
	in := r.InsetXY(20, 8)
	if r.W < 260 {
		in = r.InsetXY(14, 8)
	}
	u.Scroll("tally", in, func(in ui.Rect, y float64) float64 { return v.tally(u, in, y, r.H-16) })
}

// item is a line of the tally.
type item struct {
	icon, name string
	figure     int
	key        string // of the tooltip
}

// tally writes the lines from y on and gives their height. Room is the height there is;
// lines move apart to fill it, or closer together.
func (v *View) tally(u *ui.UI, in ui.Rect, y, room float64) float64 {
	t := v.total()
	small := v.smallItems(u)
	body := u.LineHeight(ui.Body)
	tight := body + 3
	size := 78.0
	if v.l.Low {
		size = 62
	}
	figure := max(size*.66+8, u.LineHeight(ui.Body)+u.LineHeight(ui.Label)+6)
	foot := max(32, 2*u.LineHeight(ui.Label)) + 4
	fixed := u.LineHeight(ui.Heading)*1.02 + 14 + figure + 3*12 + foot
	row := math.Floor((room - fixed - 2) / float64(4+len(small)))
	row = min(max(row, tight), 42*u.TextScale)
	top := y

	y += u.LineHeight(ui.Heading) * 1.02
	title := ui.Heading
	clockText, hot := v.clockText()
	room2 := in.W
	if clockText != "" {
		room2 -= u.Width(ui.BodyBold, "00:00") + 34
	}
	if u.Width(title, u.T("mapmasters.exploration.so-far")) > room2 {
		title = ui.SmallHead
	}
	u.Text(in.X, y, title, u.T("mapmasters.exploration.so-far"), ui.Ink, ui.AlignLeft)
	if clockText != "" {
		c := ui.Ink
		if hot {
			c = ui.Wrong
		}
		u.Text(in.Right(), y, ui.BodyBold, clockText, c, ui.AlignRight)
		u.Icon("hourglass", in.Right()-u.Width(ui.BodyBold, clockText)-14, y-6, 22, ui.IconPlain, 0)
		r := ui.R(in.Right()-80, y-22, 80, 28)
		u.Area("clock", r)
		key := "mapmasters.exploration.clock"
		if left, _ := v.clockShown(); left {
			key = "mapmasters.exploration.clock-left"
		}
		u.Tip("clock", r, ui.Tip{Title: u.T(key), Now: clockText, Clause: "MMV-137"})
	}
	y += 14
	y = v.points(u, in, y, size, figure, t)
	y = v.rule(u, in, y)
	for i, kind := range [card.Resources]card.Kind{card.Sword, card.Key, card.Rope, card.Scroll} {
		v.collected(u, in, y+row*(float64(i)+.5), kind, t.tally.Of(aimOf(kind)), t.used[i])
	}
	y = v.rule(u, in, y+4*row)
	for i, it := range small {
		cy := y + row*(float64(i)+.5)
		v.figureRow(u, in, cy, it, row)
	}
	y = v.rule(u, in, y+row*float64(len(small)))
	h := v.exitLine(u, in, y)
	return y + h - top
}

// points writes the points of the primary objective, large.
func (v *View) points(u *ui.UI, in ui.Rect, y, size, h float64, t *sum) float64 {
	text := strconv.Itoa(t.points)
	house.Write(u, v.b.Hand, in.X+10, y+h/2+size*.31, size, text, ui.Opaque(v.livery.Colour), ui.AlignLeft)
	x := in.X + 22 + house.WriteWidth(v.b.Hand, text, size)
	o := v.b.State().Primary(v.b.State().Round())
	what := u.T("mapmasters.aim."+o.Aim.String()+".counted", "n", t.tally.Of(o.Aim))
	line := u.T("mapmasters.exploration.points-from", "what", what)
	if t.points == 0 {
		line = u.T("mapmasters.exploration.points-none")
	}
	w := in.Right() - x
	more := v.underPen(u)
	used := u.ParagraphHeight(ui.BodyMedium, line, w)
	ty := y + (h-used)/2
	if more > 0 {
		ty -= u.LineHeight(ui.Label) / 2
	}
	u.Paragraph(x, ty, w, ui.BodyMedium, line, ui.Ink, ui.AlignLeft)
	if more > 0 {
		u.Paragraph(x, ty+used, w, ui.Label, u.T("mapmasters.exploration.more-under-pen", "n", more), ui.InkSecond, ui.AlignLeft)
	}
	return y + h
}

func (v *View) rule(u *ui.UI, in ui.Rect, y float64) float64 {
	u.HLine(in.X, y+6, in.W, ui.Rule)
	return y + 12
}

type tallyKey struct {
	have, used int
	size       int
	tone       color.NRGBA
}

// collected draws one kind of item: a ring for each, crossed out when it is used up.
func (v *View) collected(u *ui.UI, in ui.Rect, y float64, kind card.Kind, have, used int) {
	look := ui.IconPlain
	fade := 0.0
	if have == 0 {
		look, fade = ui.IconGrey, .35
	}
	u.Icon(kind.String(), in.X+16, y, 28, look, fade)
	u.TextIn(ui.R(in.X+44, y-12, 100, 24), ui.Body, u.T("mapmasters.explore.many."+kind.String()), ui.Ink, ui.AlignLeft)
	x := in.X + 48 + v.widestName(u)
	if have == 0 {
		u.TextIn(ui.R(x, y-12, 80, 24), ui.Label, u.T("mapmasters.exploration.none"), ui.InkSecond, ui.AlignLeft)
	} else {
		step := min(29, (in.Right()-x-26)/max(float64(have-1), 1))
		tone := ui.Opaque(v.livery.Colour)
		u.Picture(tallyKey{have, used, int(step * 8), tone}, x, y, paint.Place{}, func(k float64) *image.RGBA {
			img := image.NewRGBA(image.Rect(-int(4*k), -int(16*k), int(math.Ceil((step*float64(have)+30)*k)), int(16*k)))
			b := hand.NewBrush(k)
			m := hand.Marker(rgbOf(tone))
			for i := range have {
				cx := (12 + step*float64(i)) * k
				b.Draw(img, []hand.Line{hand.Circle(cx, 0, 11*k, kind.String()+strconv.Itoa(i))}, 3*k, m)
				if i < used {
					b.Draw(img, hand.Cross(cx, 0, 6.5*k, kind.String()+strconv.Itoa(i)), 2.8*k, m)
				}
			}
			return img
		})
	}
	name := "have-" + kind.String()
	r := ui.R(in.X, y-14, in.W, 28)
	u.Area(name, r)
	u.Tip(name, r, ui.Tip{Title: u.T("mapmasters.icon." + kind.String() + ".name"), Body: u.T("mapmasters.icon." + kind.String() + ".tip"),
		Now: u.T("mapmasters.explore.in-hand", "have", have-used, "used", used), Clause: "MMV-016"})
}

func (v *View) widestName(u *ui.UI) float64 {
	w := 0.0
	for _, k := range [...]card.Kind{card.Sword, card.Key, card.Rope, card.Scroll} {
		w = max(w, u.Width(ui.Body, u.T("mapmasters.explore.many."+k.String())))
	}
	return w + 14
}

// smallItems lists the figures below the items.
func (v *View) smallItems(u *ui.UI) []item {
	t := v.total()
	p := v.s.pen
	list := []item{
		{"coin", u.T("mapmasters.exploration.coins-found"), t.tally.Of(dungeon.Coins), "coin"},
		{"recycling", u.T("mapmasters.exploration.recycling"), p.Recycling(), "recycling"},
		{"scissors", u.T("mapmasters.exploration.scissors"), p.Scissors(), "scissors"},
		{"room", u.T("mapmasters.exploration.rooms"), t.tally.Of(dungeon.Rooms), ""},
	}
	o := v.b.State().Primary(v.b.State().Round())
	switch o.Aim {
	case dungeon.Coins, dungeon.Rooms, dungeon.Swords, dungeon.Keys, dungeon.Ropes, dungeon.Scrolls:
	default:
		list = append(list, item{board.AimIcon(o.Aim), v.b.AimTitle(o.Aim), t.tally.Of(o.Aim), ""})
	}
	return list
}

func (v *View) figureRow(u *ui.UI, in ui.Rect, y float64, it item, row float64) {
	u.Icon(it.icon, in.X+16, y, min(26, row-2), ui.IconPlain, 0)
	u.TextIn(ui.R(in.X+44, y-12, 160, 24), ui.Body, it.name, ui.Ink, ui.AlignLeft)
	if it.figure == 0 {
		u.TextIn(ui.R(in.Right()-44, y-12, 44, 24), ui.Label, "–", ui.InkSecond, ui.AlignMiddle)
	} else {
		house.Write(u, v.b.Hand, in.Right()-22, y+11, 38, strconv.Itoa(it.figure), ui.Opaque(v.livery.Colour), ui.AlignMiddle)
	}
	if it.key == "" {
		return
	}
	name := "found-" + it.key
	r := ui.R(in.X, y-row/2, in.W, row)
	u.Area(name, r)
	u.Tip(name, r, ui.Tip{Title: it.name, Body: u.T("mapmasters.icon."+it.key+".tip", "n", it.figure)})
}

// exitLine says how far the exit is.
func (v *View) exitLine(u *ui.UI, in ui.Rect, y float64) float64 {
	p := v.s.pen
	text, icon, c := u.T("mapmasters.exploration.exit-none"), "exit", ui.InkSecond
	fade := .35
	switch p.Standing() {
	case dungeon.Outside:
		text, c, fade = u.T("mapmasters.exploration.exit-reached"), ui.Gain, 0
	case dungeon.Unstarted:
		switch {
		case len(v.s.laid) == 0:
			text = u.T("mapmasters.exploration.lay-first")
		case !v.s.tab.Linked():
			text = u.T("mapmasters.exploration.not-all-linked")
			c = ui.Wrong
		default:
			text = u.T("mapmasters.exploration.path-begins")
		}
	case dungeon.OnPit:
		text = u.T("mapmasters.exploration.on-pit")
	case dungeon.Stopped:
		text = u.T(v.stoppedKey())
	default:
		if t := v.total(); t.exit {
			text = u.T("mapmasters.explore.exit-away", "n", t.away)
			if t.away == 0 {
				text = u.T("mapmasters.explore.exit-here")
			}
		}
		if !v.s.tab.Linked() {
			text, c = u.T("mapmasters.exploration.not-all-linked"), ui.Wrong
		}
	}
	u.Icon(icon, in.X+16, y+16, 28, ui.IconPlain, fade)
	h := u.ParagraphHeight(ui.Label, text, in.W-44)
	off := max(0, (32-h)/2)
	u.Paragraph(in.X+44, y+off, in.W-44, ui.Label, text, c, ui.AlignLeft)
	return max(h, 32) + 4
}

// stoppedKey is the sentence on what stopped the path.
func (v *View) stoppedKey() string {
	n := v.s.pen.Node()
	key := "stopped-room"
	if v.s.tab.Room(n) < 0 {
		switch v.s.tab.Icon(n).Kind {
		case card.Padlock:
			key = "stopped-padlock"
		case card.Lava:
			key = "stopped-lava"
		default:
			key = "stopped-monster"
		}
	}
	return "mapmasters.exploration." + key
}

// clockText is the time shown, "" for none; hot when little is left.
func (v *View) clockText() (text string, hot bool) {
	left, shown := v.clockShown()
	if !shown {
		return "", false
	}
	ms := v.clock.millis()
	if left {
		ms = max(mapmasters.TimerMillis-ms, 0)
		return v.b.Words.Clock(ms + 999), ms < 30_000
	}
	return v.b.Words.Clock(ms), false
}
