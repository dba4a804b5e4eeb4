package explore

import (
	"math"
	"strconv"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/house"
)

// column draws the objective and what the path has brought so far.
func (v *View) column(u *ui.UI, r ui.Rect) {
	head := 104 + u.Grow(ui.Heading) + u.Grow(ui.Body)
	title := v.b.AimTitle(v.b.State().Primary(v.b.State().Round()).Aim)
	if u.Width(ui.SmallHead, title) > r.W-112 { // two lines
		head += u.LineHeight(ui.SmallHead)
	}
	head = min(head, r.H*.36)
	v.b.Objective(u, ui.R(r.X, r.Y, r.W, head))
	r.Top(head + 14)
	u.Paper(r, 6)
	in := r.InsetXY(20, 8)
	if r.W < 260 {
		in = r.InsetXY(14, 8)
	}
	u.Scroll("tally", in, func(in ui.Rect, y float64) float64 { return v.tally(u, in, y, r.H-16) })
}

// item is a line of the tally.
type item struct {
	control, icon, name string
	figure              int
	key                 string // of the tooltip
}

// resource is a line of the tally with rings and crosses. All its names are ready made,
// as they are wanted in every picture.
type resource struct {
	kind          card.Kind
	control, name string
}

func resources() [card.Resources]resource {
	return [...]resource{
		{card.Sword, "have-sword", "mapmasters.explore.many.sword"},
		{card.Key, "have-key", "mapmasters.explore.many.key"},
		{card.Rope, "have-rope", "mapmasters.explore.many.rope"},
		{card.Scroll, "have-scroll", "mapmasters.explore.many.scroll"},
	}
}

// tally writes the lines from y on and gives their height. Room is the height there is:
// lines move apart to fill it; where it is scarce, they stand in two columns without
// their names, which the tooltips keep.
func (v *View) tally(u *ui.UI, in ui.Rect, y, room float64) float64 {
	t := v.total()
	small := v.smallItems(u)
	size := 78.0
	if v.l.Low {
		size = 62
	}
	exit := v.exitLine(u)
	foot := max(32, u.ParagraphHeight(ui.Label, exit.text, in.W-44)) + 4
	words := v.pointWords(u, in.W-v.pointsWidth(t, size))
	figure := max(size*.66+8, words.height+6)
	left := room - u.LineHeight(ui.Heading)*1.02 - 14 - figure - 3*12 - foot - 2
	row := math.Floor(left / float64(4+len(small)))
	columns := 1
	if row < u.LineHeight(ui.Body)+3 {
		columns = 2
		row = math.Floor(left / float64(2+(len(small)+1)/2))
	}
	row = min(max(row, 26*min(u.TextScale, 1.25)), 42*u.TextScale)
	top := y
	y += u.LineHeight(ui.Heading) * 1.02
	v.head(u, in, y)
	y = v.points(u, in, y+14, size, figure, t, words)
	y = v.rule(u, in, y)
	cells := func(n int, draw func(i int, cell ui.Rect)) {
		w := in.W / float64(columns)
		for i := range n {
			draw(i, ui.R(in.X+w*float64(i%columns), y+row*float64(i/columns), w, row))
		}
		y = v.rule(u, in, y+row*float64((n+columns-1)/columns))
	}
	kinds := resources()
	named := 0.0
	if columns == 1 {
		named = widest(u, kinds[:])
	}
	cells(len(kinds), func(i int, cell ui.Rect) {
		v.collected(u, cell, kinds[i], t.tally.Of(aimOf(kinds[i].kind)), t.used[i], named)
	})
	cells(len(small), func(i int, cell ui.Rect) { v.figureRow(u, cell, small[i], columns == 1) })
	v.drawExit(u, in, y, exit)
	return y + foot - top
}

// head writes the heading and the clock.
func (v *View) head(u *ui.UI, in ui.Rect, y float64) {
	title := u.T("mapmasters.exploration.so-far")
	clockText, hot := v.clockText()
	room := in.W
	if clockText != "" {
		room -= u.Width(ui.BodyBold, clockText) + 34
	}
	style := ui.Heading
	if u.Width(style, title) > room {
		style = ui.SmallHead
	}
	if u.Width(style, title) > room {
		title, style = house.Fit(u, ui.BodyBold, title, room)
	}
	u.Text(in.X, y, style, title, ui.Ink, ui.AlignLeft)
	if clockText == "" {
		return
	}
	c := ui.Ink
	if hot {
		c = ui.Wrong
	}
	u.Text(in.Right(), y, ui.BodyBold, clockText, c, ui.AlignRight)
	u.Icon("hourglass", in.Right()-u.Width(ui.BodyBold, clockText)-14, y-6, 22, ui.IconPlain, 0)
	r := ui.R(in.Right()-80, y-22, 80, 28)
	u.Area("clock", r)
	key := "mapmasters.exploration.clock"
	if left, _ := v.clockShown(); left {
		key = "mapmasters.exploration.clock-left"
	}
	u.Tip("clock", r, ui.Tip{Title: u.T(key), Now: clockText, Clause: "MMV-137"})
}

// wordsOf are the lines beside the large figure.
type wordsOf struct {
	line, more string
	w, height  float64
}

func (v *View) pointsWidth(t *sum, size float64) float64 {
	return 22 + house.WriteWidth(v.b.Hand, strconv.Itoa(t.points), size)
}

func (v *View) pointWords(u *ui.UI, w float64) wordsOf {
	t := v.total()
	o := v.b.State().Primary(v.b.State().Round())
	p := wordsOf{w: w, line: u.T("mapmasters.exploration.points-none")}
	if t.points > 0 {
		what := u.T("mapmasters.aim."+o.Aim.String()+".counted", "n", t.tally.Of(o.Aim))
		p.line = u.T("mapmasters.exploration.points-from", "what", what)
	}
	p.height = u.ParagraphHeight(ui.BodyMedium, p.line, w)
	if more := v.underPen(); more > 0 {
		p.more = u.T("mapmasters.exploration.more-under-pen", "n", more)
		p.height += u.ParagraphHeight(ui.Label, p.more, w)
	}
	return p
}

// points writes the points of the primary objective, large.
func (v *View) points(u *ui.UI, in ui.Rect, y, size, h float64, t *sum, p wordsOf) float64 {
	house.Write(u, v.b.Hand, in.X+10, y+h/2+size*.31, size, strconv.Itoa(t.points), ui.Opaque(v.livery.Colour), ui.AlignLeft)
	x := in.Right() - p.w
	ty := y + (h-p.height)/2
	ty += u.Paragraph(x, ty, p.w, ui.BodyMedium, p.line, ui.Ink, ui.AlignLeft)
	if p.more != "" {
		u.Paragraph(x, ty, p.w, ui.Label, p.more, ui.InkSecond, ui.AlignLeft)
	}
	return y + h
}

func (v *View) rule(u *ui.UI, in ui.Rect, y float64) float64 {
	u.HLine(in.X, y+6, in.W, ui.Rule)
	return y + 12
}

// clockText is the time shown, "" for none; hot when little is left.
func (v *View) clockText() (text string, hot bool) {
	left, shown := v.clockShown()
	if !shown {
		return "", false
	}
	ms := v.clock.millis()
	if left {
		ms = max(mapmasters.TimerMillis-ms, 0)
		return v.b.Words.Clock(ms + 999), ms < 30_000
	}
	return v.b.Words.Clock(ms), false
}
