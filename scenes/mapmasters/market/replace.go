package market

import (
	"image/color"
	"math"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/mapmasters/market/closeup"
)

// replace asks which of the two old spellbooks goes for the third one, which is seen
// first (MMV-119, MMV-120).
func (v *View) replace(u *ui.UI) {
	st := v.b.State()
	if !v.b.Mine() || !st.Choosing() {
		return
	}
	books := st.Books(v.b.Viewer)
	if len(books) < 3 {
		return
	}
	f := v.at.felt
	u.Area("replace-shade", f)
	u.Fill(f, color.NRGBA{8, 10, 4, 120})

	note := u.T("mapmasters.market.replace-note")
	w := math.Min(f.W-40, 620*(1+(u.TextScale-1)*.4))
	in := w - 56
	head := u.LineHeight(ui.Heading) + u.ParagraphHeight(ui.Body, note, in) + 14
	foot := 48 + u.Grow(ui.ButtonWord) + 30
	bh := math.Min(f.H-48-head-foot, 1.4*math.Min(150, (in-60)/3))
	bw := math.Floor(bh / 1.4)
	h := 26 + head + bh + foot + 12
	r := ui.R(math.Round(f.CX()-w/2), math.Round(f.CY()-h/2), w, h)
	u.Area("replace-paper", r)
	u.Plaque(r, 0)
	x, y := r.X+28, r.Y+24
	y += u.Paragraph(x, y, in, ui.Heading, u.T("mapmasters.market.replace-title"), ui.Ink, ui.AlignLeft)
	y += u.Paragraph(x, y, in, ui.Body, note, ui.InkSecond, ui.AlignLeft) + 14
	third := in / 3
	fresh := books[2]
	v.shelved(u, fresh, ui.R(math.Round(x+third/2-bw/2), y, bw, bh), "replace-new")
	label := u.T("mapmasters.market.replace-new", "book", v.b.BookName(fresh.Book))
	lh := u.ParagraphHeight(ui.LabelBold, label, third-16)
	u.Paragraph(x+8, y+bh+12+math.Max(0, (foot-18-lh)/2), third-16, ui.LabelBold, label, ui.Ink, ui.AlignMiddle)
	u.Fill(ui.R(x+third-1, y, 2, bh+foot-20), color.NRGBA{0x7a, 0x5f, 0x35, 90})
	u.Group("replace")
	v.onlyStops()
	for i, o := range books[:2] {
		cx := x + third*(float64(i)+1.5)
		v.shelved(u, o, ui.R(math.Round(cx-bw/2), y, bw, bh), "replace-look-"+itoa(i+1))
		btn := ui.Button{Kind: ui.Secondary, Word: u.T("mapmasters.market.replace-button", "book", v.b.BookName(o.Book)),
			Tip: ui.Tip{Title: v.b.BookName(o.Book), Body: u.T("mapmasters.market.replace-tip"), Clause: "MMV-120"}}
		if u.Width(ui.ButtonWord, btn.Word) > third-36 {
			btn.Word = u.T("mapmasters.market.replace-short")
		}
		name, at := "replace-"+o.Book.String(), ui.R(cx-third/2+8, y+bh+14, third-16, 48+u.Grow(ui.ButtonWord))
		v.stops = append(v.stops, stop{name, at})
		if u.Button(name, at, btn) {
			v.do(u, mapmasters.ReplaceBook{Old: o.Book}, cx, y+bh)
		}
	}
	u.Group("")
}

// shelved draws a book of the choice with its tooltip.
func (v *View) shelved(u *ui.UI, o mapmasters.OwnedBook, r ui.Rect, name string) {
	u.Shadow(r, 6, 6, 0)
	closeup.Book(v.b, u, o.Book, r.X, r.Y, r.W, true)
	t := u.Area(name, r)
	if t.Hot {
		v.point(closeup.Thing{Book: o.Book}, closeup.Note{})
	}
	key := "mapmasters.book." + o.Book.String()
	u.Tip(name, r, ui.Tip{Title: u.T(key + ".name"), Body: u.T(key + ".tip"), Clause: v.b.Tables.Book(o.Book).Clause})
}
