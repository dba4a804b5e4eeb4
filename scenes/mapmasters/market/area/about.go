package area

import (
	"math"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/market/closeup"
)

// seatPaper tells everything a seat has: spellbooks by name, tokens, Building Area and
// the rows of its score board; it gives its height.
func (d *Dock) seatPaper(u *ui.UI, r ui.Rect, y float64) float64 {
	gap := 28.0
	left := math.Floor((r.W - gap) * .52)
	lh := d.holdingsPaper(u, ui.R(r.X, y, left, 0))
	rh := d.rowsPaper(u, ui.R(r.X+left+gap, y, r.W-left-gap, 0))
	return math.Max(lh, rh)
}

func (d *Dock) heading(u *ui.UI, x, y float64, text string) float64 {
	u.Text(x, y+.76*u.LineHeight(ui.LabelBold), ui.LabelBold, text, ui.Ink, ui.AlignLeft)
	return y + u.LineHeight(ui.LabelBold) + 4
}

func (d *Dock) holdingsPaper(u *ui.UI, r ui.Rect) float64 {
	st, seat := d.b.State(), d.paper.of.seat
	y := d.heading(u, r.X, r.Y, u.T("mapmasters.market.books"))
	books := st.Books(seat)
	if len(books) == 0 {
		y += u.Paragraph(r.X, y, r.W, ui.Label, u.T("mapmasters.market.no-books"), ui.InkSecond, ui.AlignLeft)
	}
	for _, o := range books {
		y = d.bookRow(u, ui.R(r.X, y, r.W, 36+u.Grow(ui.Label)+u.Grow(ui.Note)), o)
	}
	y = d.heading(u, r.X, y+8, u.T("mapmasters.market.fairies"))
	y = d.tokenRow(u, ui.R(r.X, y, r.W, 32))
	y = d.heading(u, r.X, y+8, u.T("mapmasters.market.building-area"))
	hand := st.Hand(seat)
	if len(hand) == 0 {
		y += u.Paragraph(r.X, y, r.W, ui.Label, u.T("mapmasters.sheet.no-cards"), ui.InkSecond, ui.AlignLeft)
	}
	w := math.Floor(math.Min(58, (r.W-32)/5))
	for i, c := range hand {
		d.handCard(u, ui.R(r.X+float64(i)*(w+8), y, w, math.Floor(w*1.4)), c, "paper-card-"+itoa(i+1))
	}
	if len(hand) > 0 {
		y += math.Floor(w*1.4) + 4
	}
	return y - r.Y
}

func (d *Dock) bookRow(u *ui.UI, r ui.Rect, o mapmasters.OwnedBook) float64 {
	closeup.BookToken(d.b, u, o.Book, r.X+17, r.CY(), 16)
	state := u.T("mapmasters.sheet.ready")
	if o.Used {
		state = u.T("mapmasters.sheet.used")
	}
	x := r.X + 42
	u.Text(x, r.Y+.8*u.LineHeight(ui.LabelMedium), ui.LabelMedium, d.b.BookName(o.Book), ui.Ink, ui.AlignLeft)
	line := u.T("mapmasters.book."+o.Book.String()+".short") + " · " + state
	if u.Width(ui.Note, line) > r.W-42 {
		line = state
	}
	u.Text(x, r.Y+u.LineHeight(ui.LabelMedium)+.74*u.LineHeight(ui.Note), ui.Note, line, ui.InkSecond, ui.AlignLeft)
	name := "paper-" + o.Book.String()
	if t := u.Area(name, r); t.Hot {
		d.Look = closeup.Thing{Book: o.Book}
	}
	u.Tip(name, r, bookTip(d.b, u, o))
	return r.Bottom() + 6
}

func (d *Dock) tokenRow(u *ui.UI, r ui.Rect) float64 {
	st, seat := d.b.State(), d.paper.of.seat
	ready, spent := st.Ready(seat), st.Spent(seat)
	x, none := r.X, true
	for _, k := range mapmasters.Fairies() {
		n := ready.Of(k) + spent.Of(k)
		if n == 0 {
			continue
		}
		none = false
		closeup.Fairy(d.b, u, k, ready.Of(k) == 0, x+16, r.CY(), 15)
		u.TextIn(ui.R(x+36, r.Y, 30, r.H), ui.LabelMedium, itoa(n), ui.Ink, ui.AlignLeft)
		d.tokenTip(u, "paper-fairy-"+k.String(), ui.R(x, r.Y, 56, r.H), k, ready.Of(k), spent.Of(k))
		x += 58 + u.Grow(ui.Label)
	}
	if none {
		return r.Y + u.Paragraph(r.X, r.Y, r.W, ui.Label, u.T("mapmasters.market.no-tokens"), ui.InkSecond, ui.AlignLeft)
	}
	return r.Bottom()
}

// rowsPaper is the seat's score board in print, one row a round.
func (d *Dock) rowsPaper(u *ui.UI, r ui.Rect) float64 {
	st, seat := d.b.State(), d.paper.of.seat
	y := d.heading(u, r.X, r.Y, u.T("mapmasters.sheet.rows"))
	heads := [4]string{u.T("mapmasters.sheet.row-head-first"), u.T("mapmasters.sheet.row-head-second"), u.T("mapmasters.sheet.row-head-time"), u.T("mapmasters.sheet.row-head-exit")}
	first := 34.0 + u.Grow(ui.Note)
	cw := (r.W - first) / 4
	for i, h := range heads {
		u.Text(r.X+first+(float64(i)+.5)*cw, y+.76*u.LineHeight(ui.Note), ui.Note, h, ui.InkSecond, ui.AlignMiddle)
	}
	y += u.LineHeight(ui.Note) + 4
	lh := 30 + u.Grow(ui.Label)
	for i, row := range st.Rows(seat) {
		at := ui.R(r.X, y, r.W, lh)
		u.HLine(at.X, at.Y, at.W, ui.Rule)
		if o := st.Primary(i + 1); o.ID != mapmasters.NoObjective {
			u.Icon(board.AimIcon(o.Aim), r.X+14, at.CY(), 22, ui.IconPlain, 0)
		} else {
			u.TextIn(ui.R(r.X, at.Y, 28, at.H), ui.Note, itoa(i+1), ui.InkSecond, ui.AlignMiddle)
		}
		cell := func(j int, text string) {
			u.TextIn(ui.R(r.X+first+float64(j)*cw, at.Y, cw, lh), ui.LabelMedium, text, ui.Ink, ui.AlignMiddle)
		}
		if row.Done {
			cell(0, itoa(row.First))
			cell(1, itoa(row.Second))
			if row.Time > 0 {
				cell(2, itoa(row.Time))
			}
			mark := "cross"
			if row.Exit {
				mark = "check"
			}
			u.Icon(mark, r.X+first+3.5*cw, at.CY(), 20, ui.IconPlain, 0)
		}
		name := "row-" + itoa(i+1)
		u.Area(name, at)
		if o := st.Primary(i + 1); o.ID != mapmasters.NoObjective {
			u.Tip(name, at, ui.Tip{Title: u.T("mapmasters.banner.round", "n", i+1), Body: d.b.AimTitle(o.Aim), Clause: "MMV-150"})
		}
		y += lh
	}
	u.HLine(r.X, y, r.W, ui.Rule)
	return y - r.Y + 6
}
