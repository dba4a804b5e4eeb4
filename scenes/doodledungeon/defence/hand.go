package defence

import (
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

// narrowest is how narrow a hand card may be, in logical pixels.
const narrowest = 64.0

// fan is the size of n hand cards in a rectangle, and the way from one to the next: side by
// side, as long as their names can be read. Narrow cards are longer, for their words. Size
// is 1 where the column is 248 wide.
func fan(r ui.Rect, n int, size float64) (w, h, step float64) {
	share := (r.W - 6*float64(n-1)) / float64(n)
	w = min(132*size, (r.H-14)/1.62, max(narrowest, share))
	h = min(r.H-14, max(w*1.62, min(w*1.9, 150*size)))
	if n > 1 {
		step = min(w+6, (r.W-w)/float64(n-1))
	}
	return w, h, step
}

// hand draws the hand and the pile.
func (v *View) hand(u *ui.UI, r ui.Rect) {
	list := v.Hand(v.seat)
	pile := len(v.st.Pile(v.seat))
	label := u.T("doodledungeon.defence.hand", "n", len(list), "pile", pile)
	if !v.Open(v.seat) {
		label = u.T("doodledungeon.defence.hand-of", "name", v.SeatName(v.seat), "n", len(list), "pile", pile)
	}
	pw := min(r.W*.2, r.H*.24/1.35)
	row := r.Top(pw*1.35 + 4)
	v.pileCard(u, ui.R(row.Right()-pw, row.Y, pw, pw*1.35), pile)
	u.Paragraph(row.X, row.Y+(row.H-u.ParagraphHeight(ui.Note, label, row.W-pw-10))/2, row.W-pw-10, ui.Note, label, board.Wood(), ui.AlignLeft)
	n := len(list)
	if n == 0 {
		return
	}
	w, h, step := fan(r, n, v.p.Right.W/248)
	over := 0
	var names []string
	u.Group("hand")
	rects := make([]ui.Rect, n)
	for i := range list {
		c := ui.R(r.X+step*float64(i), r.Y+10, w, h)
		rects[i] = c
		seen := c
		if i < n-1 {
			seen.W = max(10, step)
		}
		name := handName(i)
		names = append(names, name)
		t := u.Touch(name, seen)
		v.use(u, i, list[i], c, t)
		if t.Hot || t.Ring {
			over = i + 1
		}
		u.Tip(name, c, v.handTip(list[i]))
	}
	u.Step(names)
	u.Group("")
	for pass := range 2 { // the one under the pointer lies on top
		for i, id := range list {
			if top := over == i+1 || v.held == i+1; top == (pass == 1) {
				v.handCard(u, i, id, rects[i], r)
			}
		}
	}
	if over != v.over {
		v.over = over
		u.Wake()
	}
}

// handName is the name of a hand card as a control, i counts from 0.
func handName(i int) string { return "hand-" + strconv.Itoa(i+1) }

// handTip explains a hand card and why it cannot be played now.
func (v *View) handTip(id card.ID) ui.Tip {
	if !id.Valid() {
		return v.CardTip(id, "")
	}
	a := v.Tables.Card(id).Action
	now := ""
	if v.free() && v.st.Step() == doodledungeon.Encounter {
		if why := v.whyPlay(a); why != nil {
			now = v.Reason(why)
		}
	}
	return v.CardTip(id, now)
}

func (v *View) whyPlay(a card.Action) *play.Refusal {
	m := doodledungeon.Play{Action: a}
	if a == card.LoadedDice {
		m.Dice = 1
	}
	return v.st.Why(v.seat, m)
}

// large is the place of a card under the pointer where the cards of a hand lie narrow: as
// wide as a single one, above its neighbours.
func large(hand, c ui.Rect, size float64) ui.Rect {
	w := min(132*size, (hand.H-14)/1.62)
	if w < c.W+12 {
		return c
	}
	return ui.R(min(max(c.CX()-w/2, hand.X), hand.Right()-w), c.Y, w, w*1.62)
}

// handCard draws a hand card: those that can be used are lifted, the others grey; the one
// under the pointer is large enough to be read.
func (v *View) handCard(u *ui.UI, i int, id card.ID, c, hand ui.Rect) {
	if v.held == i+1 && v.dragging {
		return
	}
	usable := v.usable(id)
	if v.over == i+1 && id.Valid() {
		if l := large(hand, c, v.p.Right.W/248); v.CardReady(u, v.handSpec(id, l, usable)) {
			c = l
		}
	}
	y := c.Y
	if usable {
		y -= 8
	}
	if v.over == i+1 {
		y -= 4
		u.Glow(ui.R(c.X, y, c.W, c.H), 8, .2)
	}
	v.Card(u, v.handSpec(id, c, usable), c.X, y, paint.Place{})
	if v.held == i+1 {
		u.Chosen(ui.R(c.X, y, c.W, c.H), 8)
	}
	if name, shown := u.Focused(); shown && name == handName(i) {
		u.Ring(ui.R(c.X, y, c.W, c.H), 8)
	}
}

// usable says whether a hand card can be used now; of a card that is not known nothing is
// said.
func (v *View) usable(id card.ID) bool {
	if !v.free() || !id.Valid() {
		return v.free()
	}
	switch v.st.Step() {
	case doodledungeon.Encounter:
		return v.whyPlay(v.Tables.Card(id).Action) == nil
	case doodledungeon.Walking:
		return false
	}
	return true
}

func (v *View) handSpec(id card.ID, c ui.Rect, usable bool) drawing.CardSpec {
	words := v.CardWords(id, true)
	if c.W < 116 {
		words.Kind = "" // the band's colour says it
	}
	return drawing.CardSpec{Card: id, Words: words, W: c.W, H: c.H, Hand: true, Quiet: !usable && id.Valid()}
}
