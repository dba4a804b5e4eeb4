package defence

import (
	"image/color"
	"strconv"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
	"delvebox/scenes/doodledungeon/tray"
)

func rgb(v uint32) color.NRGBA {
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

// right is the column at the right: the encounter, the hand, the main button.
func (v *View) right(u *ui.UI) {
	r := v.p.Right
	hand := min(r.H*.44, r.W*.62*drawing.CardRatio*.9+60)
	v.encounter(u, r.Top(r.H-hand))
	r.Top(6)
	v.hand(u, r)
	v.main(u)
}

// encounter is the panel of the trap or fight, or of what the step wants.
func (v *View) encounter(u *ui.UI, r ui.Rect) {
	if !v.bout.on {
		v.wants(u, r)
		return
	}
	board.Slip(u, r, -.3)
	in := r.InsetXY(16, 12)
	b := &v.bout
	title := u.T("doodledungeon.defence.fight", "what", v.ThingName(b.mark.String()))
	if b.mark == sheet.Trap {
		title = u.T("doodledungeon.defence.trap")
	}
	side := max(u.LineHeight(ui.SmallHead), min(44*board.Grown(u), in.H*.16))
	if b.mark == sheet.Trap {
		side = min(88*board.Grown(u), in.W*.36, in.H*.26)
		board.Line(u, in.Top(u.LineHeight(ui.SmallHead)), ui.SmallHead, title, board.Head(), ui.AlignLeft)
		v.Thing(u, drawing.TrapThing, in.X, in.Y+4, side, 0)
		in.Top(side + 12)
		u.Paragraph(in.X, in.Y, in.W, ui.Label, v.trapText(u), ui.Ink, ui.AlignLeft)
		return
	}
	head := in.Top(side)
	v.Thing(u, drawing.ThingOf(b.mark), head.Right()-side, head.Y, side, 0)
	board.Line(u, ui.R(head.X, head.Y, head.W-side-8, head.H), ui.SmallHead, title, board.Head(), ui.AlignLeft)
	in.Top(4)
	high := min(max(in.H*.34, 62), in.W*.62)
	row := in.Top(high)
	v.showDice(u, ui.R(r.X+8, row.Y, r.W-16, row.H))
	in.Top(8)
	if len(b.dice) > 0 {
		v.sum(u, in)
	}
}

// trapText says what the trap does.
func (v *View) trapText(u *ui.UI) string {
	m, ok := v.st.Meeting()
	if !ok || v.bout.settled {
		return join(u.T("doodledungeon.defence.trap-was", "hearts", v.Hearts(v.bout.damage)), v.fate(u, v.seat))
	}
	taken, _ := v.blow(m.Damage)
	text := join(u.T("doodledungeon.defence.trap-does", "hearts", v.Hearts(taken)), v.aftermath(u, m.Damage))
	if m.Picked {
		text = u.T("doodledungeon.defence.trap-picked")
	}
	if m.Kept {
		text = join(text, u.T("doodledungeon.defence.trap-kept"))
	}
	if m.Hushed {
		text = join(text, u.T("doodledungeon.defence.hushed"))
	}
	return text
}

// showDice draws the dice in their tray; while Loaded Dice chooses they can be clicked.
func (v *View) showDice(u *ui.UI, r ui.Rect) {
	t := tray.Lay(r, 44*board.Grown(u), uint64(v.seat)*97+uint64(v.bout.square))
	t.Wood(u)
	for i, d := range v.bout.dice {
		v.touchDie(u, i, d, t.Around(d.Place))
	}
	throw := v.rolling()
	if throw != nil {
		throw.Shadow(u, t)
	}
	t.Show(u, v.lying(), 0)
	if throw != nil {
		u.Over(func() { throw.Show(u, t) }) // from the hand, over the rim
	}
}

// touchDie lets a die be chosen and explains it.
func (v *View) touchDie(u *ui.UI, i int, d tray.Die, c ui.Rect) {
	name := "die-" + strconv.Itoa(i+1)
	t := u.Touch(name, c)
	if v.pick {
		if v.dice>>i&1 != 0 {
			u.Chosen(c.Inset(-2), 10)
		} else {
			u.Glow(c, 10, .4)
		}
		if t.Clicked {
			v.dice ^= 1 << i
			u.Play("die-take")
			u.Wake()
		}
	}
	if t.Ring {
		u.Ring(c, 8)
	}
	u.Tip(name, c, ui.Tip{Title: u.T("doodledungeon.defence.die", "n", d.Figure), Body: u.T("doodledungeon.defence.die-tip"), Clause: "DD-084"})
}

// would is the strength with the card under the pointer, and what that brings.
func (v *View) would(n int) (strength int, text string) {
	hand := v.Hand(v.seat)
	if !v.free() || v.over == 0 || v.over > len(hand) {
		return n, ""
	}
	a := v.Tables.Card(hand[v.over-1]).Action
	m := doodledungeon.Play{Action: a}
	if a == card.LoadedDice {
		m.Dice = 1
	}
	if v.st.Why(v.seat, m) != nil {
		return n, ""
	}
	if a.Adds(v.bout.mark) {
		n += v.Tables.Value(a)
		key := "doodledungeon.defence.makes"
		if n >= v.Tables.Figures.Strength {
			key = "doodledungeon.defence.makes-enough"
		}
		return n, v.Words.T(key, "card", v.ActionName(a), "n", n)
	}
	if advice, ok := v.st.Coach(v.seat); ok && v.Coach {
		for _, o := range advice.Cards {
			if o.Action == a {
				return n, v.Words.T("doodledungeon.coach.with", "card", v.ActionName(a), "n", o.Chance.Percent(), "need", advice.Need)
			}
		}
	}
	return n, ""
}

// wants says what the step wants when no encounter is open, on a slip as high as it needs.
func (v *View) wants(u *ui.UI, r ui.Rect) {
	key := v.st.Step().String()
	head := u.T("doodledungeon.defence.step-" + key)
	text := u.T("doodledungeon.defence.wants-" + key)
	switch {
	case v.Look != play.NoSeat:
		text = u.T("doodledungeon.defence.looks", "name", v.SeatName(v.Look))
	case !v.free():
		text = u.T("doodledungeon.defence.waits", "name", v.SeatName(v.seat))
	}
	if v.Look == play.NoSeat {
		text = join(v.fate(u, v.seat), text)
	}
	w := r.W - 32
	h := u.LineHeight(ui.SmallHead) + u.ParagraphHeight(ui.Label, text, w) + 44
	told := v.toldHere(u)
	if told != "" {
		h += u.ParagraphHeight(ui.Note, told, w)
	}
	r.H = min(r.H, max(h, r.H*.5))
	board.Slip(u, r, -.3)
	in := r.InsetXY(16, 12)
	board.Line(u, in.Top(u.LineHeight(ui.SmallHead)), ui.SmallHead, head, board.Head(), ui.AlignLeft)
	in.Top(6)
	u.Scroll("wants", in, func(in ui.Rect, y float64) float64 {
		h := u.Paragraph(in.X, y, in.W, ui.Label, text, ui.Ink, ui.AlignLeft) + 8
		if told != "" {
			h += u.Paragraph(in.X, y+h, in.W, ui.Note, told, ui.InkSecond, ui.AlignLeft)
		}
		return h
	})
}
