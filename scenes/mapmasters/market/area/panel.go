package area

import (
	"math"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// figure is one number on a panel with its icon.
type figure struct {
	icon string
	n    int
	tip  string
}

// panel is the dark panel of a seat that does not act; a click shows everything it has.
func (d *Dock) panel(u *ui.UI, r ui.Rect, seat play.Seat, next bool) {
	d.panels[seat] = r
	st := d.b.State()
	name := seatName("panel-", seat)
	t := u.Touch(name, r)
	livery := app.Colour(d.b.SeatColour(seat))
	u.SeatPanel(r, ui.Opaque(livery.Colour))
	if t.Hot {
		u.Glow(r, 10, .55)
	}
	if t.Ring {
		u.Ring(r, 10)
	}
	if t.Clicked {
		d.paper.toggle(u, sheetOf{kind: seatPaper, seat: seat})
	}
	books := len(st.Books(seat))
	ready := st.Ready(seat)
	tokens := 0
	for _, n := range ready {
		tokens += int(n)
	}
	figures := []figure{
		{"purse", st.Coins(seat), "mapmasters.sheet.coins"},
		{"spellbook", books, "mapmasters.sheet.books"},
		{"fairy", tokens, "mapmasters.sheet.tokens"},
		{"room", len(st.Hand(seat)), "mapmasters.sheet.hand"},
		{"star", Points(st, seat), "mapmasters.sheet.points"},
	}
	body := ""
	for i, f := range figures {
		if i > 0 {
			body += "\n"
		}
		body += u.T(f.tip, "n", f.n)
	}
	doing := d.b.Doing(seat)
	if next && doing == u.T("mapmasters.seat.waits") {
		doing = u.T("mapmasters.market.next")
	}
	u.Tip(name, r, ui.Tip{Title: d.b.SeatName(seat), Body: body + "\n" + u.T("mapmasters.sheet.click"), Now: doing})

	head := math.Round(48 + u.Grow(ui.SeatName))
	if r.H < 140 {
		head = math.Round(38 + u.Grow(ui.SeatName)*.8)
	}
	d.panelHead(u, ui.R(r.X+8, r.Y+6, r.W-14, head), seat, doing)
	d.figures(u, ui.R(r.X+10, r.Y+8+head, r.W-16, r.H-head-14), figures)
}

// panelHead is the figure and the name of a seat, the name only where it has room.
func (d *Dock) panelHead(u *ui.UI, r ui.Rect, seat play.Seat, doing string) {
	h := math.Min(r.H-4, 46)
	x := r.X + h*.92
	room := r.Right() - x
	name := d.b.SeatName(seat)
	style := ui.SeatName
	if u.Width(style, name) > room {
		style = ui.NoteMedium
	}
	if name = house.Short(u, style, name, room); name == "" {
		u.Mini(d.b.SeatColour(seat), r.CX(), r.Bottom()-7, h, 0)
		return
	}
	u.Mini(d.b.SeatColour(seat), r.X+h*.42, r.Bottom()-7, h, 0)
	if u.Width(ui.Note, doing) > room || r.H < 40 {
		u.TextIn(ui.R(x, r.Y, room, r.H), style, name, ui.Cream, ui.AlignLeft)
		return
	}
	lh := u.LineHeight(style)
	y := r.CY() - (lh+u.LineHeight(ui.Note))/2
	u.Text(x, y+.78*lh, style, name, ui.Cream, ui.AlignLeft)
	u.Text(x, y+lh+.74*u.LineHeight(ui.Note), ui.Note, doing, ui.CreamDim, ui.AlignLeft)
}

// figures are coins, books, tokens, cards and points, in as many columns as fit.
func (d *Dock) figures(u *ui.UI, r ui.Rect, fs []figure) {
	size := 24.0
	if r.H < 90 {
		size = 20
	}
	cell := size + 8 + u.Width(ui.SeatName, "99")
	cols := min(max(int(r.W/cell), 1), 3)
	if cols == 3 && r.H >= 84 {
		cols = 2
	}
	// where not all have room, coins and points stay; the tooltip has the others
	line := math.Max(size, u.LineHeight(ui.SeatName)) - 1
	if rows := max(1, int(r.H/line)); cols*rows < len(fs) {
		keep := append([]figure{fs[0], fs[len(fs)-1]}, fs[1:len(fs)-1]...)
		fs = keep[:min(cols*rows, len(keep))]
	}
	rows := (len(fs) + cols - 1) / cols
	lh := math.Min(r.H/float64(rows), 36+u.Grow(ui.SeatName))
	gap, widest := 7.0, 0.0
	for _, f := range fs {
		widest = max(widest, u.Width(ui.SeatName, itoa(f.n)))
	}
	if size+gap+widest > r.W { // large words in a narrow panel
		gap = 3
		size = max(12, r.W-widest-gap)
	}
	at := columnsOf(u, r, size+gap, fs, cols)
	for i, f := range fs {
		x, y := at[i%cols], r.Y+(float64(i/cols)+.5)*lh
		u.Icon(f.icon, x+size/2, y, size, ui.IconRim, 0)
		u.TextIn(ui.R(x+size+gap, y-lh/2, r.Right()-x-size-gap, lh), ui.SeatName, itoa(f.n), ui.Cream, ui.AlignLeft)
	}
}

// columnsOf is where the columns of figures begin: each is as wide as its icon and its
// longest figure, and what is to spare is shared out among them.
func columnsOf(u *ui.UI, r ui.Rect, icon float64, fs []figure, cols int) []float64 {
	need, spare := make([]float64, cols), r.W
	for i, f := range fs {
		need[i%cols] = max(need[i%cols], icon+u.Width(ui.SeatName, itoa(f.n)))
	}
	for _, w := range need {
		spare -= w
	}
	at, x := make([]float64, cols), r.X
	for c := range at {
		at[c] = x
		x += need[c] + spare/float64(cols)
	}
	return at
}
