package results

import (
	"fmt"
	"image"
	"image/color"
	"slices"
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
	"delvebox/scenes/house/pen"
)

var (
	brassInk  = color.NRGBA{0x23, 0x14, 0x06, 255}
	headWord  = color.NRGBA{0xff, 0xfd, 0xf4, 255}
	printNote = color.NRGBA{0x54, 0x44, 0x2c, 255}
)

// shares are the widths of the columns of figures among each other.
var shares = [columns]float64{118, 128, 92, 104, 104, 170}

// widths divides the board's width: the seats' names first, then the figures.
func (v *View) widths(u *ui.UI, w float64) (seat float64, cols [columns]float64, icons bool) {
	longest := 0.0
	for _, s := range v.all {
		longest = max(longest, u.Width(ui.ButtonWord, v.b.SeatName(s.Seat)))
	}
	seat = min(max(w*.208, 110+longest), w*.30)
	total, all, need := 0.0, 0.0, [columns]float64{}
	for c := range columns {
		need[c] = u.Width(v.headStyle(c), u.T("mapmasters.results."+keys[c])) + 18
		total += shares[c]
		all += need[c]
	}
	rest := w - seat
	if icons = all > rest; icons { // icons stand for the words
		need = [columns]float64{}
		for c := secondary; c < final; c++ {
			for _, s := range v.all {
				need[c] = max(need[c], u.Width(ui.Note, v.below(s, c))+10)
			}
		}
	}
	for c := range columns {
		cols[c] = shares[c] / total * rest
	}
	// A head that does not fit takes from those that have room to spare.
	for c := range columns {
		for lack := need[c] - cols[c]; lack > 0; lack = need[c] - cols[c] {
			from := widest(cols, need)
			spare := min(lack, cols[from]-need[from])
			if spare < .5 {
				break
			}
			cols[from] -= spare
			cols[c] += spare
		}
	}
	return seat, cols, icons
}

func widest(cols, need [columns]float64) column {
	best := final
	for c := range columns {
		if cols[c]-need[c] > cols[best]-need[best] {
			best = c
		}
	}
	return best
}

// headIcons stand over the columns where words have no room.
var headIcons = [columns]string{"target", "star", "timer", "exit", "coin", "trophy"}

func (v *View) headStyle(c column) ui.Style {
	if c == final {
		return ui.BodyBold
	}
	return ui.BodyMedium
}

// board draws the score board: one row a seat, the best first.
func (v *View) board(u *ui.UI, r ui.Rect, head, row float64) {
	seat, cols, icons := v.widths(u, r.W)
	h := min(r.H, head+row*float64(len(v.all)))
	r = ui.R(r.X, r.Bottom()-h, r.W, h)
	row = (h - head) / float64(len(v.all))
	u.Painted(fmt.Sprint("results-board-", len(v.all), int(head)), r, func(w, h int, k float64) *image.RGBA {
		all := furniture.ScoreColumns()
		left := float64(w)
		all[0].Width = seat * k
		for c := range columns {
			all[c+1].Width = cols[c] * k
		}
		for i := range all[:len(all)-1] {
			left -= all[i].Width
		}
		all[len(all)-1].Width = left
		won := 0
		if len(v.winners()) > 1 {
			won = -1
		}
		return furniture.ScoreBoard(all, head*k, (float64(h)-head*k)/float64(len(v.all)), len(v.all), won, k)
	})
	u.TextIn(ui.R(r.X, r.Y, seat, head), ui.BodyMedium, u.T("mapmasters.results.seat"), headWord, ui.AlignMiddle)
	x := r.X + seat
	for c := range columns {
		box := ui.R(x, r.Y, cols[c], head)
		x += cols[c]
		if icons {
			u.Icon(headIcons[c], box.CX(), box.CY(), min(30, head-12), ui.IconRim, 0)
			continue
		}
		u.TextIn(box, v.headStyle(c), u.T("mapmasters.results."+keys[c]), headWord, ui.AlignMiddle)
	}
	u.Group("figures")
	var names []string
	for i, s := range v.all {
		y := r.Y + head + row*float64(i)
		v.seat(u, s, ui.R(r.X, y, seat, row))
		x := r.X + seat
		for c := range columns {
			names = append(names, v.cell(u, s, c, i, ui.R(x, y, cols[c], row)))
			x += cols[c]
		}
	}
	v.moves(u, names)
	u.Group("")
}

// moves lets the arrow keys go from figure to figure, up and down by a row.
func (v *View) moves(u *ui.UI, names []string) { u.Step(names) }

// seat draws place, mini and name at the left of a row.
func (v *View) seat(u *ui.UI, s *standing, r ui.Rect) {
	name := fmt.Sprint("row-", s.Place, "-", int(s.Seat)+1)
	u.Area(name, r)
	tip := ui.Tip{Title: v.b.SeatName(s.Seat), Body: u.T("count.points", "n", s.Score)}
	if s.Tie != "" && len(v.tied(s)) > 0 {
		tip.Now = u.T("mapmasters.results." + s.Tie)
		tip.Clause = "MMV-176"
	}
	u.Tip(name, r, tip)
	if v.podiumShown && v.rise(v.index(s)) < 1 {
		return // its step has still to rise
	}
	size := min(38*max(1, r.H/73), r.H*.62)
	pen.Write(u, v.b.Hand, r.X+30, r.CY()+size*.33, size, v.b.Words.Number(s.Place), printNote, ui.AlignMiddle, 1)
	mini := min(62*max(1, r.H/73), r.H*.86)
	u.Mini(v.b.SeatColour(s.Seat), r.X+30+mini*.72, r.CY()+mini*.42, mini, 0)
	style := ui.Style{Face: ui.BodyBold.Face, Size: 18}
	text := v.b.SeatName(s.Seat)
	left := r.X + 44 + mini
	room := r.Right() - left - 4
	for style.Size > 14 && u.Width(style, text) > room {
		style.Size--
	}
	lines := u.Wrap(style, text, room)
	for _, l := range lines {
		if u.Width(style, l) > room { // a word is too long: the tooltip has all of it
			text, style = house.Fit(u, style, text, room)
			lines = lines[:1]
			break
		}
	}
	y := r.CY() - u.LineHeight(style)*float64(len(lines))/2
	u.Paragraph(left, y, room, style, text, ui.Ink, ui.AlignLeft)
}

// index is the row of a seat.
func (v *View) index(s *standing) int { return slices.Index(v.all, s) }

// written is how far a figure has been written.
func (v *View) written(index int, c column) float64 {
	podium, _, _ := v.acts()
	from := podium + time.Duration(index*int(columns)+int(c))*figureFor
	return anim.Span{From: from, To: from + figureFor}.At(v.now())
}

// cell draws one figure in the marker hand, and what it comes from below.
func (v *View) cell(u *ui.UI, s *standing, c column, index int, r ui.Rect) string {
	name := fmt.Sprint("figure-", int(s.Seat)+1, "-", keys[c])
	t := u.Touch(name, r)
	u.Tip(name, r, ui.Tip{Title: u.T("mapmasters.results." + keys[c]), Now: v.why(s, c), Clause: clauses[c]})
	if t.Clicked {
		v.skip(u)
		u.Notify("search", v.b.SeatName(s.Seat)+": "+v.why(s, c), "", nil)
	}
	if !u.Drawing() {
		return name
	}
	if t.Ring {
		u.Ring(r.Inset(5), 8)
	}
	ink := ui.Opaque(app.Colour(v.b.SeatColour(s.Seat)).Figure)
	share := v.written(index, c)
	figure := v.b.Words.Number(s.figure(c))
	note := v.below(s, c)
	if c == final && note != "" && u.Width(ui.Note, note) > r.W-8 {
		note = u.T("mapmasters.results.tie")
	}
	size := min(46*max(1, r.H/73), r.H*.66)
	base := r.CY() + size*.33
	lh := u.LineHeight(ui.Note)
	switch {
	case c == final && note != "":
		size = min(50*max(1, r.H/73), (r.H-lh)*.92)
		base = r.CY() - lh/2 + size*.31
		if share > 0 {
			u.TextIn(ui.R(r.X, r.Bottom()-lh-3, r.W, lh), ui.Note, note, printNote, ui.AlignMiddle)
		}
	case c == final:
		size = min(58*max(1, r.H/73), r.H*.80)
		base = r.CY() + size*.33
	case note != "":
		size = min(40*max(1, r.H/73), (r.H-lh)*.82)
		base = r.CY() - lh/2 + size*.30
		if share > 0 {
			u.TextIn(ui.R(r.X, r.CY()+size*.36-2, r.W, lh), ui.Note, note, printNote, ui.AlignMiddle)
		}
	}
	pen.Write(u, v.b.Hand, r.CX(), base, size, figure, ink, ui.AlignMiddle, share)
	if c == final && s.Place == 1 {
		_, figures, end := v.acts()
		ring := anim.Span{From: figures, To: end}.At(v.now())
		rx := v.b.Hand.Measure(figure, size)/2 + 10
		ry, cy := r.H*.45, r.CY()-1
		if note != "" {
			ry, cy = (r.H-lh)*.47, base-size*.31
		}
		pen.Ring(u, r.CX(), cy, max(rx, ry), ry, 4.4, ink, "final", ring)
	}
	return name
}
