package defence

import (
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

// left is the column at the left: cards above the dungeon, the hero's way, the rivals.
func (v *View) left(u *ui.UI) {
	r := v.p.Left
	r.Y, r.H = v.p.Phase.Bottom()+8, r.Bottom()-v.p.Phase.Bottom()-8
	foot := 26*board.Grown(u) + u.Grow(ui.BodyBold)*.5
	others := v.Others(v.seat)
	mw := min((r.W-8*float64(len(others)-1))/float64(len(others)), 120*board.Grown(u), r.H*.26/drawing.MiniSize(1))
	low := mw*drawing.MiniSize(1) + 22 + u.Grow(ui.Note) + foot
	rivals := ui.R(r.X, r.Bottom()-low, r.W, low)
	r.H -= low + 8
	v.above(u, &r)
	v.list(u, r)
	row := board.Row{Seats: others, Foot: foot, Below: v.rivalFoot(u)}
	if v.free() && v.held > 0 && v.st.Step() == doodledungeon.Helping {
		if a := v.heldAction(); a.Hero() {
			row.Aim = func(seat play.Seat) *play.Refusal { return v.whyLay(a, seat) }
			row.Pick = func(seat play.Seat, c ui.Rect) { v.lay(u, a, seat, c) }
		}
	}
	v.spots = v.Rivals(u, rivals, row)
}

// rivalWord is how a rival's hero fares, in a word.
func (v *View) rivalWord(u *ui.UI, seat play.Seat) string {
	switch n := v.st.Hearts(seat); v.st.Hero(seat) {
	case doodledungeon.Dead:
		return u.T("doodledungeon.rival.dead-short")
	case doodledungeon.Escaped:
		return u.T("doodledungeon.rival.out-short", "n", n)
	default:
		return strconv.Itoa(n)
	}
}

// rivalFoot draws a rival's hearts and the cards above the dungeon. Where they are many in
// a row all are so small that none touches the next.
func (v *View) rivalFoot(u *ui.UI) func(seat play.Seat, r ui.Rect) {
	wide := func(seat play.Seat, style ui.Style, g float64) float64 {
		return u.Width(style, v.rivalWord(u, seat)) + (32+15*float64(len(v.st.Above(seat))))*g
	}
	return func(seat play.Seat, r ui.Rect) {
		s, word := v.st, v.rivalWord(u, seat)
		f, g, style := 1.0, board.Grown(u), ui.BodyBold
		for _, other := range v.Others(v.seat) {
			f = min(f, (r.W+6)/wide(other, style, g))
		}
		g, style.Size = g*f, style.Size*f
		x := r.CX() - (wide(seat, style, g)-6*g)/2
		if s.Hero(seat) == doodledungeon.Dead {
			v.Hero(u, seat, x, r.CY()+5*g, 24*g, 96, 0) // fallen
		} else {
			board.Heart(u, x, r.CY()-9*g, 20*g)
		}
		w := u.Width(style, word)
		u.TextIn(ui.R(x+25*g, r.Y, w+2, r.H), style, word, board.Wood(), ui.AlignLeft)
		for i, a := range s.Above(seat) {
			c := ui.R(x+w+(32+15*float64(i))*g, r.CY()-9*g, 13*g, 18*g)
			board.Chip(u, c, v.Colour(a.By))
			name := "above-" + strconv.Itoa(int(seat)+1) + "-" + strconv.Itoa(i+1)
			u.Area(name, c)
			u.Tip(name, c, v.CardTip(a.Card, v.laid(u, a)))
		}
	}
}

// shown is whose dungeon lies in the middle: another than that of the turn while it is
// looked at closely, or while a Bomb is to name a monster there.
func (v *View) shown() play.Seat {
	switch {
	case v.bomb != play.NoSeat:
		return v.bomb
	case v.Look != play.NoSeat:
		return v.Look
	}
	return v.seat
}

// above draws the Hero actions that lie above the dungeon shown.
func (v *View) above(u *ui.UI, r *ui.Rect) {
	list := v.st.Above(v.shown())
	if len(list) == 0 {
		return
	}
	board.Line(u, r.Top(u.LineHeight(ui.Note)+2), ui.Note, u.T("doodledungeon.defence.above"), board.Wood(), ui.AlignLeft)
	w := min((r.W-8)/2, r.H*.3/1.35)
	h := w * 1.35
	row := r.Top(h + 18 + u.Grow(ui.Note))
	for i, a := range list {
		c := ui.R(row.X+float64(i)*(w+8), row.Y, w, h)
		name := "above-" + strconv.Itoa(i+1)
		u.Area(name, c)
		v.Card(u, drawing.CardSpec{Card: a.Card, Words: v.CardWords(a.Card, false), W: w, H: h, Hand: true, Turn: []float64{-2, 1.6}[i%2]}, c.X, c.Y, paint.Place{})
		v.SeatPill(u, a.By, c.CX(), c.Bottom()-8, w)
		u.Tip(name, c, v.CardTip(a.Card, v.laid(u, a)))
	}
	r.Top(6)
}

// laid says who laid a card above a dungeon, and which monster a Bomb names.
func (v *View) laid(u *ui.UI, a doodledungeon.Above) string {
	word := u.T("doodledungeon.defence.laid-by", "name", v.SeatName(a.By))
	if a.Square.Valid() {
		word += " " + u.T("doodledungeon.defence.names", "square", a.Square)
	}
	return word
}

// list tells the hero's way: what he met, what he meets now, what is to come.
func (v *View) list(u *ui.UI, r ui.Rect) {
	if r.H < 60 {
		return
	}
	board.Slip(u, r, .3)
	in := r.InsetXY(14, 10)
	board.Line(u, in.Top(u.LineHeight(ui.SmallHead)), ui.SmallHead, u.T("doodledungeon.defence.way"), board.Head(), ui.AlignLeft)
	in.Top(4)
	of := v.shown()
	sh := v.sight(of).Sheet
	path := v.st.Path(of)
	at := v.st.At(of)
	lh := max(24, u.LineHeight(ui.Note)+4)
	v.follow(u, in.H, lh)
	u.Scroll(v.wayList(), in, func(in ui.Rect, y float64) float64 {
		n := 0
		for i, q := range path {
			if !sh.Creatures().Has(q) {
				continue
			}
			row := ui.R(in.X, y+lh*float64(n), in.W, lh)
			v.entry(u, row, i, q, &sh, at)
			n++
		}
		return lh * float64(n)
	})
}

// follow brings what he meets now, or meets next, into sight when he has gone on.
func (v *View) follow(u *ui.UI, frame, lh float64) {
	of := v.shown()
	at := v.st.At(of)
	if v.led == (stand{of, at, frame}) {
		return
	}
	v.led = stand{of, at, frame}
	sh := v.sight(of).Sheet
	n, name := 0, v.wayList()
	for i, q := range v.st.Path(of) {
		if !sh.Creatures().Has(q) {
			continue
		}
		if i >= at && !sh.Crossed().Has(q) {
			u.ScrollTo(name, lh*float64(n), min(frame, 4*lh), frame) // and what comes then
			return
		}
		n++
	}
	u.ScrollTo(name, lh*float64(max(0, n-1)), lh, frame)
}

func (v *View) wayList() string { return "way-list-" + strconv.Itoa(int(v.shown())) }

// stand is where a hero stood when the list of his way was brought to him.
type stand struct {
	seat  play.Seat
	at    int
	frame float64 // the height of the list
}

// entry is one line of the way.
func (v *View) entry(u *ui.UI, r ui.Rect, i int, q sheet.Square, sh *sheet.Sheet, at int) {
	now := v.shown() == v.seat && i == at && v.bout.on && !v.bout.settled && v.bout.square == q
	c, fade := ui.Ink, 0.0
	word := v.prospect(sh.At(q))
	end, stayed, ended := v.ended(v.shown(), i)
	gone := sh.Crossed().Has(q) && !stayed
	switch {
	case now:
		u.Fill(r, rgb(0xffdf86))
		word = u.T("doodledungeon.defence.now")
	case ended:
		word = end
		if gone {
			c, fade = ui.InkSecond, .5
		}
	case gone:
		c, fade = ui.InkSecond, .5
		word = u.T("doodledungeon.defence.gone")
	case i <= at:
		word = u.T("doodledungeon.defence.past")
		c, fade = ui.InkSecond, .3
	case v.fate(u, v.shown()) != "":
		word = u.T("doodledungeon.defence.never")
		c, fade = ui.InkSecond, .3
	}
	w := u.Width(ui.Note, "H10") + 8
	u.TextIn(ui.R(r.X+2, r.Y, w, r.H), ui.Note, q.String(), c, ui.AlignLeft)
	if gone && !now {
		u.HLine(r.X, r.CY()+1, u.Width(ui.Note, q.String())+4, ui.InkSecond)
	}
	side := 22 * board.Grown(u)
	v.Thing(u, drawing.ThingOf(sh.At(q)), r.X+w, r.CY()-side/2, side, fade)
	board.Line(u, ui.R(r.X+w+side+8, r.Y, max(10, r.W-w-side-10), r.H), ui.Note, word, c, ui.AlignLeft)
	name := "way-" + strconv.Itoa(i)
	u.Area(name, r)
	u.Tip(name, r, v.SquareTip(v.shown(), q))
}

// prospect is what is to be expected of a trap or monster ahead.
func (v *View) prospect(m sheet.Mark) string {
	if m == sheet.Trap {
		return v.Hearts(v.st.Level(v.shown(), card.TrapTrack))
	}
	c := fight.Opening(v.st.Strength(v.shown(), m), v.Tables.Figures.Strength)
	return v.Words.T("doodledungeon.percent", "n", c.Percent())
}
