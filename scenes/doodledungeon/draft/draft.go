// Package draft is the view of the draft: the cards lie face up in the middle of the
// table, below them the dungeons of all seats. A click takes a card (DD-009); the card
// under the pointer is enlarged beside.
package draft

import (
	"strconv"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

// View implements board.View.
type View struct {
	*board.Board
	p     board.Places
	shown card.ID // the card that is enlarged
	piled bool    // the own action pile is looked through (DD-014)
}

// New makes the view.
func New(b *board.Board) board.View { return &View{Board: b} }

// Happen implements board.View.
func (v *View) Happen(*ui.UI, play.Seat, []play.Event) {}

// Undo implements board.View.
func (v *View) Undo(*ui.UI) bool { return false }

// Reset implements board.View.
func (v *View) Reset(*ui.UI) {}

// Busy implements board.View.
func (v *View) Busy(*ui.UI) bool { return false }

// free says whether the viewer may take a card now.
func (v *View) free() bool { return v.Mine() && v.State().Phase() == doodledungeon.Draft }

// Frame implements board.View.
func (v *View) Frame(u *ui.UI) {
	v.p = board.Lay(u)
	if v.Look == play.NoSeat {
		v.Desk(u, v.p.Sheet)
	} else {
		v.PageDesk(u, v.p.Sheet)
	}
	s := v.State()
	line := u.T("doodledungeon.turn", "name", v.SeatName(s.Turn()))
	v.PhaseSlip(u, v.p, v.PhaseName(), line)
	if !v.Looking(u, v.p) {
		v.middle(u)
	}
	v.left(u)
	v.right(u)
}

// middle is the offer and the dungeons.
func (v *View) middle(u *ui.UI) {
	r := v.p.Sheet
	head := u.LineHeight(ui.Heading) + 6
	dungeons := r.H * .44
	top := r.Top(r.H - dungeons)
	s := v.State()
	title := u.T("doodledungeon.draft.title", "name", v.SeatName(s.Turn()))
	board.Line(u, top.Top(head), ui.Heading, title, board.Wood(), ui.AlignMiddle)
	v.offer(u, top)
	v.seats(u, ui.R(r.X, r.Y+14, r.W, r.H-14))
}

// offer draws the revealed cards in a row.
func (v *View) offer(u *ui.UI, r ui.Rect) {
	offer := v.State().Offer()
	n := float64(len(offer))
	if n == 0 {
		return
	}
	gap := 12.0
	w := min((r.W-gap*(n-1))/n, (r.H-16)/drawing.CardRatio, 240*board.Grown(u))
	h := w * drawing.CardRatio
	x := r.CX() - (w*n+gap*(n-1))/2
	y := r.Y + (r.H-h)/2
	var names []string
	u.Group("offer")
	over := card.NoCard
	for i, id := range offer {
		c := ui.R(x+float64(i)*(w+gap), y, w, h)
		if id == card.NoCard {
			board.Gap(u, c.Inset(6))
			if v.figure(u, i) {
				u.Refuse(c.CX(), c.CY(), u.T("doodledungeon.draft.taken"), "DD-009", func() { v.Rulebook("DD-009") })
			}
			continue
		}
		name := "card-" + id.String()
		names = append(names, name)
		t := u.Touch(name, c)
		lift := 0.0
		if t.Hot && v.free() {
			lift = 6
			u.Glow(c.Move(0, -lift), 8, 0)
		}
		v.Card(u, drawing.CardSpec{Card: id, Words: v.CardWords(id, true), W: w, H: h, Turn: []float64{-.8, .6, -.4, .9, -.6}[i%5]}, c.X, c.Y-lift, paint.Place{})
		if t.Ring {
			u.Ring(c, 10)
		}
		if t.Hot || t.Ring {
			over = id
		}
		u.Tip(name, c, v.CardTip(id, u.T("doodledungeon.draft.brings", "elements", v.Elements(id))))
		if t.Clicked || v.figure(u, i) {
			if v.free() {
				v.Do(u, doodledungeon.Take{Card: id}, c.CX(), c.Y)
				return
			}
			u.Refuse(c.CX(), c.Y, u.T("doodledungeon.draft.not-you", "name", v.SeatName(v.State().Turn())), "DD-009", func() { v.Rulebook("DD-009") })
		}
	}
	u.Step(names)
	u.Group("")
	if over != v.shown {
		v.shown = over
		u.Wake()
	}
}

// figure says whether the key of the i-th card was pressed.
func (v *View) figure(u *ui.UI, i int) bool { return u.Key(input.Key(strconv.Itoa(i + 1))) }

// seats draws all dungeons, the viewer's first. Tips and toasts stand above their names.
func (v *View) seats(u *ui.UI, r ui.Rect) {
	s := v.State()
	me := v.Viewer
	if me == play.NoSeat {
		me = 0
	}
	foot := 2*u.LineHeight(ui.Note) + 4
	places := v.Rivals(u, r, board.Row{Seats: append([]play.Seat{me}, v.Others(me)...), Foot: foot, Below: func(seat play.Seat, r ui.Rect) {
		line := u.T("doodledungeon.draft.to-choose")
		if id := s.Faceup(seat); id != card.NoCard {
			line = v.CardName(id)
		} else if s.Turn() == seat {
			line = u.T("doodledungeon.draft.chooses")
		}
		board.Line(u, r.Top(u.LineHeight(ui.Note)), ui.Note, line, board.Wood(), ui.AlignMiddle)
		if s.Start() == seat {
			g := board.Grown(u)
			board.Sharpener(u, r.CX()-14*g, r.Y+1, .62*g)
		}
	}})
	for _, c := range places {
		names := ui.R(c.X, c.Bottom()-16-u.Grow(ui.Note), c.W, 16+u.Grow(ui.Note)+2+foot)
		u.Keep(names)
		v.TipFoot = names.Y - 4
	}
}

// left is the column at the left: what this is about, and the log.
func (v *View) left(u *ui.UI) {
	r := v.p.Left
	r.Y, r.H = v.p.Phase.Bottom()+10, r.Bottom()-v.p.Phase.Bottom()-10
	text := u.T("doodledungeon.draft.wants")
	h := u.ParagraphHeight(ui.Label, text, r.W-28) + 24
	note := r.Top(h)
	board.Slip(u, note, .4)
	u.Paragraph(note.X+14, note.Y+11, note.W-28, ui.Label, text, ui.Ink, ui.AlignLeft)
	r.Top(8)
	s := v.State()
	r.Top(board.SharpenerSlip(u, r, u.T("doodledungeon.draft.sharpener", "name", v.SeatName(s.Start()))))
	r.Top(8)
	v.LogSlip(u, r)
}

// right shows the card under the pointer large, and the piles.
func (v *View) right(u *ui.UI) {
	r := v.p.Right
	s := v.State()
	v.own(u, &r)
	if v.shown != card.NoCard {
		w := min(r.W, (r.H-40)/drawing.CardRatio)
		v.Card(u, drawing.CardSpec{Card: v.shown, Words: v.CardWords(v.shown, true), W: w, H: w * drawing.CardRatio}, r.CX()-w/2, r.Y, paint.Place{})
	} else {
		v.piles(u, &r)
		if v.piled && v.Open(v.Viewer) {
			v.OwnPile(u, r)
		}
	}
	line := u.T("doodledungeon.draft.wait", "name", v.SeatName(s.Turn()))
	if v.free() {
		line = u.T("doodledungeon.draft.you")
	}
	u.Paragraph(v.p.Note.X, v.p.Note.Y, v.p.Note.W, ui.Note, line, board.Wood(), ui.AlignMiddle)
	word := u.T("doodledungeon.draft.main")
	why := u.T("doodledungeon.draft.click")
	if !v.free() {
		why = line
	}
	board.Pencil(u, "main", v.p.Main, board.Quill{Word: word, Disabled: why})
}

// own is the button that opens the own action pile: behind the curtain where somebody else
// could look (DD-014).
func (v *View) own(u *ui.UI, r *ui.Rect) {
	if !v.free() || len(v.State().Pile(v.Viewer)) == 0 {
		return
	}
	row := r.Foot(34 + u.Grow(ui.Label))
	r.Foot(6)
	word := u.T("doodledungeon.draft.pile")
	switch {
	case !v.Open(v.Viewer):
		word = u.T("doodledungeon.draft.peek")
	case v.piled:
		word = u.T("doodledungeon.draft.pile-away")
	}
	s := board.Fit(u, ui.ButtonWord15, word, row.W-24)
	if !u.Button("own-pile", row, ui.Button{Kind: ui.Secondary, Word: word, Style: &s}) {
		return
	}
	if v.piled = !v.Open(v.Viewer) || !v.piled; !v.Open(v.Viewer) {
		v.Peek = true
	}
	u.Play("card-slide")
	u.Wake()
}

// piles are the draw pile and the discards, which lie open (DD-018). It takes its room
// from r.
func (v *View) piles(u *ui.UI, r *ui.Rect) {
	s := v.State()
	line := u.LineHeight(ui.Note)
	w := min(112*board.Grown(u), r.W*.42)
	if v.piled {
		w = min(w, r.H*.26/drawing.CardRatio)
	}
	h := w * drawing.CardRatio
	cells := r.Top(h+2*line+18).Columns(2, 10)
	top := cells[0].Y
	for i, c := range cells {
		x := c.CX() - w/2
		name, id := "deck", card.Unknown
		tip := ui.Tip{Title: u.T("doodledungeon.draft.deck"), Body: u.T("doodledungeon.draft.deck-tip"), Now: u.T("doodledungeon.count.card", "n", s.Deck()), Clause: "DD-008"}
		n := s.Deck()
		if i == 1 {
			list := s.Discards()
			n = len(list)
			name, id = "discards", card.NoCard
			tip = ui.Tip{Title: u.T("doodledungeon.draft.discards"), Body: u.T("doodledungeon.draft.discards-tip"), Now: v.names(list), Clause: "DD-018"}
			if n > 0 {
				id = list[0]
			}
		}
		box := ui.R(x, top+line+6, w, h)
		board.Line(u, ui.R(c.X, top, c.W, line), ui.Note, tip.Title, board.Wood(), ui.AlignMiddle)
		switch {
		case n == 0:
			board.Gap(u, box.Inset(3))
		default:
			v.Card(u, drawing.CardSpec{Card: id, Words: v.CardWords(id, false), W: w, H: h, Turn: []float64{-1.2, 1.4}[i]}, box.X, box.Y, paint.Place{})
		}
		board.Line(u, ui.R(c.X, box.Bottom()+6, c.W, line), ui.Note, u.T("doodledungeon.count.card", "n", n), board.Wood(), ui.AlignMiddle)
		u.Area(name, box)
		u.Tip(name, box, tip)
	}
}

// names lists cards, the last first.
func (v *View) names(list []card.ID) string {
	out := ""
	for i, id := range list {
		if i > 0 {
			out += ", "
		}
		out += v.CardName(id)
	}
	return out
}
