package results

import (
	"image"
	"image/color"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
	"delvebox/scenes/house/pen"
)

// column draws what made the difference, and the ways on; it says whether the way to
// the shelf was taken.
func (v *View) column(u *ui.UI, l house.Layout) bool {
	r := l.Column
	bh := 44 + u.Grow(ui.ButtonWord)
	foot := r.Foot(bh)
	r.Foot(14)
	pair := foot.Columns(2, 12)
	hall, shelf := u.T("results.hall"), u.T("results.shelf")
	style := ui.ButtonWord
	for style.Size > 14 && max(u.Width(style, hall), u.Width(style, shelf)) > pair[0].W-14 {
		style.Size--
	}
	if max(u.Width(style, hall), u.Width(style, shelf)) > pair[0].W-10 { // one above the other
		pair[0] = r.Foot(bh)
		r.Foot(10)
		pair[1] = foot
		style = ui.ButtonWord
	}
	if u.Button("hall", pair[0], ui.Button{Kind: ui.Quiet, Word: hall, Style: &style}) {
		v.b.Open.Fame()
	}
	home := u.Button("shelf", pair[1], ui.Button{Kind: ui.Quiet, Word: shelf, Style: &style})
	if v.canLook() {
		at := r.Foot(bh)
		r.Foot(10)
		if v.lookButton(u, at) {
			v.lookAt(u)
		}
	}
	if len(v.all) < 2 {
		return home
	}
	need := v.paperHeight(u, r.W-40)
	r.H = min(r.H, need+28)
	u.Paper(r, 5)
	if podium, _, _ := v.acts(); v.now() < podium { // it would tell who wins
		return home
	}
	u.Scroll("difference", ui.R(r.X+20, r.Y+14, r.W-32, r.H-24), func(in ui.Rect, y float64) float64 {
		in.W = min(in.W, r.W-40)
		return v.difference(u, in, y, true)
	})
	return home
}

// paperHeight is how high the paper's content is.
func (v *View) paperHeight(u *ui.UI, w float64) float64 {
	return v.difference(u, ui.R(0, 0, w, 0), 0, false)
}

const bars = final // a bar for each score but the sum

// difference compares the two best, term by term, and tells why in sentences. Without
// draw it only measures.
func (v *View) difference(u *ui.UI, in ui.Rect, y float64, draw bool) float64 {
	top := y
	a, b := v.all[0], v.all[1]
	para := func(x, w float64, s ui.Style, text string, c color.NRGBA, al ui.Align) {
		if draw {
			u.Paragraph(x, y, w, s, text, c, al)
		}
		y += u.ParagraphHeight(s, text, w)
	}
	head := u.T("results.difference")
	style := ui.SmallHead
	if u.Width(style, head) > in.W {
		style.Size = 16
	}
	para(in.X, in.W, style, head, ui.Ink, ui.AlignLeft)
	y += 8
	if draw {
		v.sides(u, in, y, a, b)
	}
	y += max(28, u.LineHeight(ui.LabelMedium)) + 12
	pitch := 38 + u.Grow(ui.Label)
	if draw {
		v.bars(u, ui.R(in.X, y, in.W, pitch*float64(bars)), a, b)
	}
	y += pitch*float64(bars) + 6
	rule := func() {
		if draw {
			u.Rule(in.X, y, in.W)
		}
		y += 8
	}
	rule()
	ahead := a.Score - b.Score
	words := u.T("mapmasters.results.ahead-by", "name", house.Short(u, ui.BodyMedium, v.b.SeatName(a.Seat), in.W-60))
	if ahead == 0 {
		words = u.T("mapmasters.results.equal")
	}
	h := max(42, u.ParagraphHeight(ui.BodyMedium, words, in.W-60))
	if draw {
		u.Paragraph(in.X, y+(h-u.ParagraphHeight(ui.BodyMedium, words, in.W-60))/2, in.W-60, ui.BodyMedium, words, ui.Ink, ui.AlignLeft)
		ink := ui.Opaque(app.Colour(v.b.SeatColour(a.Seat)).Figure)
		pen.Write(u, v.b.Hand, in.Right()-22, y+h/2+15, 46, v.b.Words.Number(ahead), ink, ui.AlignMiddle, 1)
	}
	y += h + 6
	rule()
	y += 4
	called := func(s play.Seat) string { // a word cannot be broken, and a comma may follow it
		return house.Short(u, ui.Label, v.b.SeatName(s), in.W-44-u.Width(ui.Label, ", "))
	}
	reasons := v.reasons(a, b, called)
	for _, q := range append(v.ties(), reasons[:min(3, len(reasons))]...) {
		th := u.ParagraphHeight(ui.Label, q.text, in.W-44)
		if draw {
			u.Icon(q.icon, in.X+16, y+min(th/2, 16), 30, ui.IconPlain, 0)
		}
		at := y
		para(in.X+44, in.W-44, ui.Label, q.text, ui.Ink, ui.AlignLeft)
		y = max(y, at+34) + 8
	}
	return y - top
}

type badgeKey struct {
	name string
	px   int
}

// sides names the two that are compared, each with its badge.
func (v *View) sides(u *ui.UI, in ui.Rect, y float64, a, b *standing) {
	const d = 26.0
	h := max(28, u.LineHeight(ui.LabelMedium))
	half := in.W/2 - d - 12
	badge := func(s *standing, x float64) {
		l := app.Colour(v.b.SeatColour(s.Seat))
		u.Picture(badgeKey{l.Badge, u.Px(d)}, x, y+h/2-d/2, paint.Place{}, func(float64) *image.RGBA {
			img, err := u.Art.Icons.Draw(l.Badge, u.Px(d))
			if err != nil {
				return nil
			}
			return img
		})
	}
	name := func(s *standing, r ui.Rect, al ui.Align) {
		text, style := v.b.SeatName(s.Seat), ui.LabelMedium
		for style.Size > 14 && u.Width(style, text) > r.W {
			style.Size--
		}
		lines := u.Wrap(style, text, r.W)
		for _, l := range lines {
			if u.Width(style, l) > r.W || len(lines) > 2 {
				return // the badge says it
			}
		}
		u.Paragraph(r.X, r.CY()-u.LineHeight(style)*float64(len(lines))/2, r.W, style, text, ui.Ink, al)
	}
	badge(b, in.X)
	name(b, ui.R(in.X+d+8, y, half, h), ui.AlignLeft)
	badge(a, in.Right()-d)
	name(a, ui.R(in.Right()-d-8-half, y, half, h), ui.AlignRight)
}

type barKey struct {
	w, h int
	tone color.NRGBA
	left bool
}

// bars draws who is ahead in each score: to the right the first, to the left the other.
func (v *View) bars(u *ui.UI, r ui.Rect, a, b *standing) {
	if !u.Drawing() {
		return
	}
	words := 0.0
	most := 1
	for c := range bars {
		words = max(words, u.Width(ui.Label, u.T("mapmasters.results."+keys[c])))
		most = max(most, abs(a.figure(c)-b.figure(c)))
	}
	const figure = 42.0
	room := max((r.W-words-12-figure)/2, 24)
	mid := min(r.X+words+12+room, r.Right()-figure-room)
	unit := min(15, room/float64(most))
	u.Fill(ui.R(mid-.8, r.Y-8, 1.6, r.H+4), printNote)
	pitch := r.H / float64(bars)
	for c := range bars {
		y := r.Y + pitch*(float64(c)+.5)
		u.TextIn(ui.R(r.X, y-pitch/2, words+8, pitch), ui.Label, u.T("mapmasters.results."+keys[c]), ui.Ink, ui.AlignLeft)
		d := a.figure(c) - b.figure(c)
		ahead := a
		if d < 0 {
			ahead = b
		}
		ink := ui.Opaque(app.Colour(v.b.SeatColour(ahead.Seat)).Figure)
		size := 34.0
		if d == 0 {
			pen.Write(u, v.b.Hand, mid+10, y+size*.33, size, "0", printNote, ui.AlignLeft, 1)
			continue
		}
		length := max(float64(abs(d))*unit, 8)
		v.bar(u, mid, y, length, d < 0, ink)
		text := v.b.Words.Signed(d)
		x := mid + 10
		if d > 0 {
			x = mid + length + 10
		}
		if !v.b.Hand.CanWrite(text) {
			text = map[bool]string{true: "+", false: "-"}[d > 0] + v.b.Words.Number(abs(d))
		}
		pen.Write(u, v.b.Hand, x, y+size*.33, size, text, ink, ui.AlignLeft, 1)
	}
}

// bar is a broad stroke of the marker from the middle line.
func (v *View) bar(u *ui.UI, x, y, length float64, left bool, ink color.NRGBA) {
	key := barKey{int(length * 8), 13, ink, left}
	u.Picture(key, x, y, paint.Place{}, func(k float64) *image.RGBA {
		to := length * k
		if left {
			to = -to
		}
		line := hand.Smooth([]pixel.Pt{{X: 0, Y: .6 * k}, {X: to / 2, Y: -.8 * k}, {X: to, Y: 0}})
		return hand.NewBrush(k).Sketch([]hand.Line{line}, 12*k, hand.Marker(pixel.Of(ink)))
	})
}
