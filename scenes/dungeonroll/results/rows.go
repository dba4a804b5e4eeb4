package results

import (
	"image/color"
	"math"
	"strconv"
	"time"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/house"
	"delvebox/scenes/house/pen"
)

// rows draws everybody's row on a sheet of parchment; when all is counted they move to
// their places.
func (v *View) rows(u *ui.UI, r ui.Rect) {
	row, sheet := v.sheet(u, r)
	board.Sheet(u, sheet)
	a := v.acts()
	moved := v.share(a.counted, moving)
	if u.Prefs.Reduced {
		moved = math.Floor(moved)
	}
	for i, s := range v.all {
		at := float64(s.row) + (float64(i)-float64(s.row))*moved
		v.row(u, s, ui.R(sheet.X, sheet.Y+12+row*at, sheet.W, row), moved >= 1)
	}
	for i := 1; i < len(v.all); i++ {
		u.Rule(sheet.X+24, sheet.Y+12+row*float64(i), sheet.W-48)
	}
}

// sheet is where everybody's rows stand, each of them so high.
func (v *View) sheet(u *ui.UI, r ui.Rect) (row float64, sheet ui.Rect) {
	n := float64(len(v.all))
	row = math.Floor(min((r.H-24)/n, max(140, min(r.H*.21, 230))+1.6*u.Grow(ui.Note)))
	return row, ui.R(r.X, math.Round(r.Y+max(0, r.H-row*n-24)*.15), r.W, row*n+24)
}

// row draws one seat: its place, who it is, experience, treasures, total.
func (v *View) row(u *ui.UI, s *standing, r ui.Rect, placed bool) {
	name := "standing-" + v.SeatColour(s.Seat)
	t := u.Touch(name, r.InsetXY(6, 2))
	u.Tip(name, r.InsetXY(6, 2), ui.Tip{Title: v.SeatName(s.Seat), Body: v.terms(s), Clause: "DR-216"})
	if t.Ring {
		u.Ring(r.InsetXY(8, 4), 8)
	}
	if !u.Drawing() {
		return
	}
	ink := ui.Opaque(app.Colour(v.SeatColour(s.Seat)).Figure)
	x := r.X + 20
	if placed {
		if s.Place == 1 {
			u.Icon("crown-winner", x+22, r.CY(), 46, ui.IconPlain, 0)
		} else {
			pen.Write(u, v.Hand, x+22, r.CY()+15, 44, strconv.Itoa(s.Place), ui.InkSecond, ui.AlignMiddle, 1)
		}
	}
	x += 54
	who := v.whoWidth(u, r)
	v.who(u, s, ui.R(x, r.Y, who, r.H))
	x += who
	figures := min(max(r.W*.12, 84), 130)
	v.figure(u, ui.R(x, r.Y, figures*.8, r.H), int(s.player.XP), u.T("dungeonroll.end.xp"), min(60, max(40, r.H*.28), r.H*.4), decor.Inked())
	x += figures * .8
	v.treasures(u, s, ui.R(x, r.Y, r.Right()-figures-x-20, r.H))
	sum := ui.R(r.Right()-figures-10, r.Y, figures, r.H)
	size := min(88, max(60, r.H*.42), r.H*.52)
	total := v.Words.Number(s.after(v.counted()))
	pen.Write(u, v.Hand, sum.CX(), sum.CY()+size*.34, size, total, ink, ui.AlignMiddle, 1)
	if s.Place == 1 {
		w := v.Hand.Measure(total, size)
		pen.Ring(u, sum.CX(), sum.CY(), w/2+20, min(size*.66, r.H/2-4), 3.6, ink, v.SeatColour(s.Seat), v.ring())
	}
}

// ring is how much of the winner's ring is drawn.
func (v *View) ring() float64 {
	a := v.acts()
	if u := v.UI; u.Prefs.Reduced {
		return math.Floor(v.share(a.placed, ringing))
	}
	return v.share(a.placed, ringing)
}

// medallion is how wide the hero's picture is in a row of some height.
func medallion(h float64) float64 { return min(80.0, max(48, h*.34), h-24) }

// whoWidth is how wide the column of names is in a row: no hero's name is cut off.
func (v *View) whoWidth(u *ui.UI, r ui.Rect) float64 {
	small := ui.Note
	small.Size = ui.Legible / u.TextScale
	need := 0.0
	for _, s := range v.all {
		need = max(need, u.Width(small, v.HeroName(s.player.Hero, s.player.Master)))
	}
	return min(max(r.W*.22, 150, need+medallion(r.H)+18), 280)
}

// who names a seat with its hero.
func (v *View) who(u *ui.UI, s *standing, r ui.Rect) {
	d := medallion(r.H)
	v.Medallion(u, s.Seat, r.X, r.CY()-d/2, d)
	x, w := r.X+d+10, r.W-d-16
	name, above := house.Fit(u, ui.SeatName, v.SeatName(s.Seat), w)
	hero, below := house.Fit(u, ui.Note, v.HeroName(s.player.Hero, s.player.Master), w)
	u.Text(x, r.CY()-3, above, name, decor.Inked(), ui.AlignLeft)
	u.Text(x, r.CY()+3+.8*u.LineHeight(below), below, hero, ui.InkSecond, ui.AlignLeft)
}

// figure writes a figure in the marker hand with a word below.
func (v *View) figure(u *ui.UI, r ui.Rect, n int, word string, size float64, tone color.NRGBA) {
	h := u.LineHeight(ui.Note)
	pen.Write(u, v.Hand, r.CX(), r.CY()-h/2+size*.4, size, strconv.Itoa(n), tone, ui.AlignMiddle, 1)
	word, style := house.Fit(u, ui.Note, word, r.W-4)
	u.TextIn(ui.R(r.X, r.CY()+size*.5-h/2+4, r.W, h), style, word, ui.InkSecond, ui.AlignMiddle)
}

// treasures lays out what is counted, one after the other, with what each is worth.
func (v *View) treasures(u *ui.UI, s *standing, r ui.Rect) {
	n := len(s.steps)
	if n == 0 {
		text := u.T("dungeonroll.end.none")
		h := u.ParagraphHeight(ui.Note, text, r.W-10)
		u.Paragraph(r.X+5, r.CY()-h/2, r.W-10, ui.Note, text, ui.InkSecond, ui.AlignMiddle)
		return
	}
	h := u.LineHeight(ui.NoteMedium)
	d := math.Floor(min(64, max(44, r.H*.31), r.H-h-22))
	pitch := d + 6
	if n > 1 {
		pitch = min(pitch, (r.W-d-8)/float64(n-1))
	}
	x := r.CX() - (pitch*float64(n-1)+d)/2
	y := r.CY() - (d*72/64+h)/2
	for i, c := range s.steps {
		came := v.share(opening+counting*time.Duration(i), counting)
		if came <= 0 {
			break
		}
		place := paint.Place{Fade: 1 - came}
		at, drop := x+pitch*float64(i), 0.0
		if !u.Prefs.Reduced {
			drop = 26 * (1 - came)
		}
		if c.pair {
			u.Icon("dragon-scale", at+d/2, y+d/2-drop, d*.8, ui.IconPlain, 1-came)
		} else {
			v.Token(u, c.kind, 1, at, y-drop, d, place)
		}
		if pitch >= 22 || i == n-1 {
			u.Text(at+d/2, y+d*72/64+.85*h, ui.NoteMedium, "+"+strconv.Itoa(c.worth), ui.Faded(decor.Rubric(), 1-came), ui.AlignMiddle)
		}
	}
}
