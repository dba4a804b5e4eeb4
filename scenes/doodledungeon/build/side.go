package build

import (
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

func (v *View) phase(u *ui.UI) {
	title := u.T("doodledungeon.build.title")
	if !v.Mine() {
		title = u.T("doodledungeon.build.title-other", "name", v.SeatName(v.seat))
	}
	v.PhaseSlip(u, v.p, title, v.Rounds())
}

// left is the column at the left: the card in work, what is to be done, the eraser, the
// log.
func (v *View) left(u *ui.UI) {
	r := v.p.Left
	r.Y, r.H = v.p.Phase.Bottom()+10, r.Bottom()-v.p.Phase.Bottom()-10
	eh := 46 * min(1.3*board.Grown(u), r.W/198)
	nh := v.adviceHeight(u, r.W)
	w := min(r.W-8, (r.H-eh-nh-24)/drawing.CardRatio)
	v.card(u, ui.R(r.X+(r.W-w)/2, r.Y, w, w*drawing.CardRatio))
	r.Top(w*drawing.CardRatio + 8)
	v.advice(u, r.Top(nh))
	r.Top(8)
	v.eraser(u, r.Top(eh))
	r.Top(8)
	v.LogSlip(u, r)
}

// card is the card in work; a click on an element that is built erases from there.
func (v *View) card(u *ui.UI, r ui.Rect) {
	id := v.st.Faceup(v.seat)
	pieces := v.st.Pieces(v.seat)
	states := make([]drawing.ElementState, len(pieces))
	for i, pc := range pieces {
		switch {
		case pc.Fate == doodledungeon.Built:
			states[i] = drawing.Built
		case pc.Fate == doodledungeon.Lapsed:
			states[i] = drawing.Lapsed
		case v.open && i == v.n:
			states[i] = drawing.Current
		default:
			states[i] = drawing.Waiting
		}
	}
	v.Card(u, drawing.CardSpec{Card: id, Words: v.CardWords(id, true), W: r.W, H: r.H, States: states, Turn: .5}, r.X, r.Y, paint.Place{})
	u.Area("card", r)
	u.Tip("card", r, v.CardTip(id, ""))
	var names []string
	u.Group("elements")
	for i, pc := range pieces {
		er := drawing.ElementRect(r.W, r.H, i, len(pieces)).Move(r.X, r.Y).InsetXY(-2, -6)
		name := "element-" + strconv.Itoa(i+1)
		names = append(names, name)
		t := u.Touch(name, er)
		if t.Ring {
			u.Ring(er, 6)
		}
		u.Tip(name, er, v.elementTip(i, pc))
		if t.Clicked && v.free() {
			v.Do(u, doodledungeon.Erase{Element: i}, er.CX(), er.Y)
			break
		}
	}
	u.Step(names)
	u.Group("")
}

// elementTip says what an element is and how it fares.
func (v *View) elementTip(i int, pc doodledungeon.Piece) ui.Tip {
	w := v.Words
	tip := ui.Tip{Title: w.T("doodledungeon.build.element", "n", i+1, "what", v.ThingName(pc.Name()))}
	switch {
	case pc.Fate == doodledungeon.Built:
		tip.Body, tip.Clause = w.T("doodledungeon.build.built"), "DD-024"
	case pc.Fate == doodledungeon.Lapsed:
		tip.Body, tip.Clause = w.T("doodledungeon.build.lapsed"), "DD-022"
	case v.open && i == v.n:
		tip.Body, tip.Clause = w.T("doodledungeon.build.now"), "DD-021"
	default:
		tip.Body, tip.Clause = w.T("doodledungeon.build.later"), "DD-020"
	}
	return tip
}

// lines is what the slip of advice says.
func (v *View) lines(u *ui.UI) (head, text string) {
	if !v.Mine() {
		return u.T("doodledungeon.turn", "name", v.SeatName(v.seat)), u.T("doodledungeon.build.waits")
	}
	if !v.open {
		return u.T("doodledungeon.build.all-done"), u.T("doodledungeon.build.all-done-text")
	}
	switch v.due.Kind {
	case card.Formation:
		head = u.T("doodledungeon.build.walls")
		text = u.T("doodledungeon.build.walls-text", "n", v.places)
	case card.Creature:
		head = u.T("doodledungeon.build.draw", "what", v.ThingName(v.due.Name()))
		text = u.T("doodledungeon.build.draw-text", "n", v.legal.Count())
	case card.Treasure:
		head, text = u.T("doodledungeon.build.hide"), u.T("doodledungeon.build.hide-text")
	case card.Upgrade:
		head, text = u.T("doodledungeon.build.upgrade"), u.T("doodledungeon.build.upgrade-text")
	}
	if doomed := v.doomed(nil); doomed != "" {
		text += " " + u.T("doodledungeon.build.will-lapse", "list", doomed)
	}
	return head, text
}

func (v *View) adviceHeight(u *ui.UI, w float64) float64 {
	head, text := v.lines(u)
	return u.ParagraphHeight(ui.LabelBold, head, w-28) + u.ParagraphHeight(ui.Note, text, w-28) + 22
}

// advice says what is to be done.
func (v *View) advice(u *ui.UI, r ui.Rect) {
	board.Slip(u, r, -.4)
	head, text := v.lines(u)
	y := r.Y + 10
	y += u.Paragraph(r.X+14, y, r.W-28, ui.LabelBold, head, ui.Ink, ui.AlignLeft)
	u.Paragraph(r.X+14, y, r.W-28, ui.Note, text, ui.Ink, ui.AlignLeft)
}

// eraser rubs the last element out.
func (v *View) eraser(u *ui.UI, r ui.Rect) {
	list := v.st.Erasable(v.seat)
	why := ""
	if len(list) == 0 || !v.Mine() {
		why = u.T("doodledungeon.build.nothing-to-erase")
	}
	w := min(r.W, r.H*4)
	if board.Eraser(u, "erase", ui.R(r.X+(r.W-w)/2, r.Y, w, r.H), board.Quill{Word: u.T("doodledungeon.build.erase"), Disabled: why, Press: "Backspace"}) {
		v.Do(u, doodledungeon.Erase{Element: list[len(list)-1]}, r.CX(), r.Y)
	}
}

// right is the column at the right: what was drafted, the others, the main button.
func (v *View) right(u *ui.UI) {
	r := v.p.Right
	others := v.Others(v.seat)
	rivals := min(r.H*.34, 150*board.Grown(u)*drawing.MiniSize(1)+40)
	foot := u.LineHeight(ui.Note) + 2
	up := r.Top(r.H - rivals)
	v.drafted(u, up)
	v.Rivals(u, ui.R(r.X, r.Y+8, r.W, r.H-8), board.Row{Seats: others, Foot: foot})
	left := 0
	for _, pc := range v.st.Pieces(v.seat) {
		if pc.Fate == doodledungeon.Waiting {
			left++
		}
	}
	q := board.Quill{Word: u.T("doodledungeon.build.turn-over"), Press: "Enter"}
	switch {
	case !v.Mine():
		q.Disabled = u.T("doodledungeon.turn", "name", v.SeatName(v.seat))
		q.Hint = q.Disabled
	case left > 0:
		q.Disabled = u.T("doodledungeon.refusal.must-build")
		q.Hint = u.T("doodledungeon.build.to-build", "n", left)
	case v.sure:
		q.Word, q.Hint = u.T("doodledungeon.build.sure"), u.T("doodledungeon.build.final")
	default:
		q.Hint = u.T("doodledungeon.build.then-final")
	}
	if board.Pencil(u, "main", v.p.Main, q) {
		if v.Warn && !v.sure {
			v.sure = true
			v.Haste.Open()
			u.Wake()
		} else {
			v.sure = false
			v.Do(u, doodledungeon.TurnOver{}, v.p.Main.CX(), v.p.Main.Y)
		}
	}
	v.notes(u)
}

// notes are what stands above the main button: the look at the own treasures, the wish to
// draw a monster oneself.
func (v *View) notes(u *ui.UI) {
	r := v.p.Note
	if !v.Mine() {
		return
	}
	h := min(r.H, 32+u.Grow(ui.Label))
	row := ui.R(r.X, r.Bottom()-h, r.W, h)
	q, drawn := v.sketchable()
	peek := !v.Open(v.seat)
	left, right := row, row
	look, draw := "doodledungeon.build.peek", "doodledungeon.build.sketch"
	if peek && drawn { // both find room side by side
		left.W = row.W*.44 - 3
		right.X, right.W = left.Right()+6, row.W-left.W-6
		look, draw = "doodledungeon.build.peek-short", "doodledungeon.build.sketch-short"
	}
	if peek {
		v.small(u, "peek", left, u.T(look), func() { v.Peek = true })
	}
	if drawn {
		what := v.ThingName(v.markAt(q).String())
		v.small(u, "sketch", right, u.T(draw, "what", what), func() { v.beginSketch(q) })
	}
}

func (v *View) small(u *ui.UI, name string, r ui.Rect, word string, do func()) {
	s := board.Fit(u, ui.ButtonWord15, word, r.W-24)
	if u.Button(name, r, ui.Button{Kind: ui.Secondary, Word: word, Style: &s}) {
		do()
		u.Wake()
	}
}
