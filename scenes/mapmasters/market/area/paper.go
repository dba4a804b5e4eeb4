package area

import (
	"math"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/market/closeup"
)

// paperKind is what a paper over the mat tells of.
type paperKind uint8

const (
	noPaper paperKind = iota
	deckPaper
	discardsPaper
	seatPaper
)

// sheetOf is what is to be read: a kind of paper about a seat.
type sheetOf struct {
	kind paperKind
	seat play.Seat
}

// paper is the sheet drawn up over the mat, if any.
type paper struct {
	of    sheetOf
	fresh bool    // opened by this very event
	tall  float64 // how much room its words took
}

func (p *paper) toggle(u *ui.UI, of sheetOf) {
	if p.of == of {
		of = sheetOf{}
	}
	p.of, p.fresh = of, true
	u.Play("page")
	u.Wake()
}

// Reading says whether a paper lies over the mat.
func (d *Dock) Reading() bool { return d.paper.of.kind != noPaper }

// Close puts the paper away.
func (d *Dock) Close() { d.paper.of = sheetOf{} }

// Papers draws the paper that was asked for over the mat. It comes after everything
// that lies on the mat.
func (d *Dock) Papers(u *ui.UI, mat ui.Rect) {
	if !d.Reading() {
		return
	}
	if u.Key(input.Escape) {
		d.Close()
		return
	}
	fresh := d.paper.fresh
	d.paper.fresh = false
	shade := u.Area("paper-shade", mat)
	if !fresh && shade.Clicked || shade.Menu {
		d.Close()
		return
	}
	w := math.Min(mat.W-24, 640*(1+(u.TextScale-1)*.6))
	h := math.Min(mat.H-16, d.paperHeight(u, w))
	r := ui.R(math.Round(mat.CX()-w/2), math.Round(mat.Bottom()-h-8), math.Round(w), math.Round(h))
	u.Area("paper", r)
	u.Paper(r, 12)
	head := r.InsetXY(20, 12)
	head.H = 44 + u.Grow(ui.Heading)
	d.paperHead(u, head)
	if u.IconButton("paper-close", r.Right()-34, head.CY(), 20, "cross", "", ui.Tip{Title: u.T("button.close")}) {
		d.Close()
	}
	u.Rule(r.X+20, head.Bottom()+4, r.W-40)
	body := ui.R(r.X+14, head.Bottom()+8, r.W-24, r.Bottom()-head.Bottom()-20)
	u.Scroll("paper-"+itoa(int(d.paper.of.kind)), body, func(in ui.Rect, y float64) float64 {
		in = in.InsetXY(6, 0)
		if d.paper.of.kind == seatPaper {
			tall := d.seatPaper(u, in, y+4) + 10
			if tall != d.paper.tall {
				d.paper.tall = tall
				u.Wake()
			}
			return tall
		}
		return d.cardPaper(u, in, y+4) + 6
	})
}

func (d *Dock) paperHead(u *ui.UI, r ui.Rect) {
	of := d.paper.of
	u.Mini(d.b.SeatColour(of.seat), r.X+18, r.Bottom()-2, math.Min(r.H, 52), 0)
	x := r.X + 48
	name := d.b.SeatName(of.seat)
	switch of.kind {
	case deckPaper:
		u.TextIn(ui.R(x, r.Y, r.W-90, r.H), ui.Heading, u.T("mapmasters.sheet.deck-list", "name", name), ui.Ink, ui.AlignLeft)
	case discardsPaper:
		u.TextIn(ui.R(x, r.Y, r.W-90, r.H), ui.Heading, u.T("mapmasters.sheet.discards-list", "name", name), ui.Ink, ui.AlignLeft)
	default:
		w := d.name(u, of.seat, x, r.CY()+10, 44, r.W-260)
		u.TextIn(ui.R(x+w+14, r.Y+4, 160, r.H), ui.Label, d.b.Doing(of.seat), ui.InkSecond, ui.AlignLeft)
		u.TextIn(ui.R(r.X, r.Y+4, r.W-44, r.H), ui.BodyBold, u.T("mapmasters.sheet.points", "n", Points(d.b.State(), of.seat)), ui.Ink, ui.AlignRight)
	}
}

// cardsOf lists the cards of the paper, and says why they may not be seen.
func (d *Dock) cardsOf(u *ui.UI) (cards []mapmasters.CardID, note string) {
	st, of := d.b.State(), d.paper.of
	own := of.seat == d.b.Viewer
	if !own {
		n := st.DeckSize(of.seat)
		if of.kind == discardsPaper {
			n = st.DiscardSize(of.seat)
		}
		return nil, u.T("mapmasters.sheet.secret", "n", n)
	}
	if of.kind == discardsPaper {
		return st.Discards(of.seat), u.T("mapmasters.sheet.discards-note")
	}
	cards = st.Unseen(of.seat)
	if len(cards) != st.DeckSize(of.seat) {
		return cards, u.T("mapmasters.sheet.deck-list-hidden")
	}
	return cards, u.T("mapmasters.sheet.deck-list-note")
}

const listCard = 88

// cardPaper lists the cards of a deck or the discards, and gives its height.
func (d *Dock) cardPaper(u *ui.UI, r ui.Rect, y float64) float64 {
	cards, note := d.cardsOf(u)
	top := y
	y += u.Paragraph(r.X, y, r.W, ui.Label, note, ui.InkSecond, ui.AlignLeft) + 10
	if len(cards) == 0 && d.paper.of.seat == d.b.Viewer {
		return y - top + u.Paragraph(r.X, y, r.W, ui.Label, u.T("mapmasters.sheet.nothing-here"), ui.Ink, ui.AlignLeft)
	}
	cols := max(1, int((r.W+10)/(listCard+10)))
	step := (r.W - listCard) / math.Max(1, float64(cols-1))
	lh := math.Floor(listCard*1.4) + 12
	for i, id := range cards {
		at := ui.R(math.Round(r.X+float64(i%cols)*math.Min(step, listCard+16)), y+float64(i/cols)*lh, listCard, listCard*1.4)
		d.b.CardByID(u, id, at.X, at.Y, at.W, board.CardLook{Lift: 3})
		name := "list-" + itoa(i+1)
		if t := u.Area(name, at); t.Hot {
			d.Look = closeup.Thing{Card: id}
		}
		u.Tip(name, at, CardTip(d.b, u, id))
	}
	return y - top + float64((len(cards)+cols-1)/cols)*lh
}

// paperHeight is how tall the paper would like to be.
func (d *Dock) paperHeight(u *ui.UI, w float64) float64 {
	head := 44 + u.Grow(ui.Heading) + 34
	if d.paper.of.kind == seatPaper {
		if d.paper.tall > 0 {
			return head + d.paper.tall + 2
		}
		return head + 286 + u.Grow(ui.Label)*11
	}
	cards, note := d.cardsOf(u)
	cols := max(1, int((w-36+10)/(listCard+10)))
	return head + u.ParagraphHeight(ui.Label, note, w-36) + 14 + math.Max(u.LineHeight(ui.Label), float64((len(cards)+cols-1)/cols)*(math.Floor(listCard*1.4)+12)) + 12
}
