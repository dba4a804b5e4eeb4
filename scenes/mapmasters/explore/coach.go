package explore

import (
	"image"
	"image/color"
	"math"
	"slices"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/dungeon"
)

// lesson is a piece of advice for whoever explores for the first time. It is given when
// its turn comes and never again after it has been heeded or put away.
type lesson struct {
	name   string                        // among those told, and of its words
	due    func(v *View) (ui.Rect, bool) // what it is about now
	heeded func(v *View) bool
}

// lessons are in the order of an exploration.
func lessons() []lesson {
	return []lesson{
		{"cards", func(v *View) (ui.Rect, bool) { return v.firstInHand(), len(v.s.laid) == 0 && v.s.inHand() > 0 },
			func(v *View) bool { return len(v.s.laid) > 0 }},
		{"turning", (*View).whatToTurn,
			func(v *View) bool { return len(v.turns) > 0 || len(v.s.hand) > 0 && v.s.inHand() == 0 }},
		{"drawing", (*View).whereToBegin, func(v *View) bool { return v.s.pen.Len() > 2 }},
		{"spending", (*View).whatBars, (*View).hasPaid},
		{"done", func(v *View) (ui.Rect, bool) { return v.l.Main, v.s.pen.Standing() == dungeon.Outside },
			func(v *View) bool { return v.confirm || v.clock.over }},
	}
}

// whatToTurn is the next card to be laid; who draws a path already has other questions.
func (v *View) whatToTurn() (ui.Rect, bool) {
	return v.firstInHand(), len(v.s.laid) > 0 && v.s.inHand() > 0 && v.s.pen.Standing() == dungeon.Unstarted
}

// firstInHand is the place of the first card that is still to be laid.
func (v *View) firstInHand() ui.Rect {
	for i := range v.s.hand {
		if _, laid := v.s.place(v.s.hand[i].id); !laid {
			return v.slotAt(i)
		}
	}
	return v.dock
}

// whereToBegin is the edge furthest to the right by which a path may come in, when all
// cards lie: there the mat has room.
func (v *View) whereToBegin() (ui.Rect, bool) {
	free := v.freeEdges()
	if v.s.inHand() > 0 || v.s.pen.Standing() != dungeon.Unstarted || len(free) == 0 || !v.s.tab.Linked() {
		return ui.Rect{}, false
	}
	best := free[0].rect(v.at)
	for _, o := range free[1:] {
		if r := o.rect(v.at); r.X > best.X {
			best = r
		}
	}
	return best, true
}

// whatBars is the square of the obstacle that has to be paid for now.
func (v *View) whatBars() (ui.Rect, bool) {
	sq, ok := v.askedSquare()
	return v.at.Rect(sq.x, sq.y), ok && v.ask.kind == askPay
}

func (v *View) hasPaid() bool {
	for i := range v.s.pen.Len() {
		if len(v.s.pen.StepAt(i).Pay) > 0 {
			return true
		}
	}
	return false
}

// coach gives the advice whose turn it is.
func (v *View) coach(u *ui.UI) {
	set := &v.b.App.Settings
	if !set.Coach || v.b.Setup().Options["hints"] == "off" || v.seat < 0 {
		return
	}
	for _, l := range lessons() {
		if slices.Contains(set.Told, l.name) {
			continue
		}
		if l.heeded(v) {
			v.tell(l.name)
			continue
		}
		about, due := l.due(v)
		if due && v.hold == nil && v.glide == nil && v.gesture == idle && v.aim == nil && !v.confirm {
			v.slip(u, l.name, about)
			return
		}
	}
}

// tell remembers, for all matches, that advice is not wanted again.
func (v *View) tell(name string) {
	set := v.b.App.Settings
	set.Told = append(slices.Clone(set.Told), name)
	v.b.Apply(set)
}

// slipWidths are the widths of a slip of advice at 100 % text; the second is for a mat
// without much height.
func slipWidths() [2]float64 { return [2]float64{236, 340} }

// slip lays advice on the mat, with an arrow to what it is about. The hand reaches
// through it, but for the word that puts it away.
func (v *View) slip(u *ui.UI, name string, about ui.Rect) {
	text, word := u.T("mapmasters.explore.coach."+name), u.T("mapmasters.explore.got-it")
	lh := u.LineHeight(ui.LabelBold) + 6
	var r ui.Rect
	ok := false
	for _, width := range slipWidths() {
		w := width * (1 + (u.TextScale-1)*.7)
		if r, ok = v.slipPlace(about, w, 24+u.ParagraphHeight(ui.Label, text, w-32)+6+lh); ok {
			break
		}
	}
	if !ok {
		return
	}
	drawPointer(u, r, about)
	u.Paper(r, 5)
	y := r.Y + 12
	y += u.Paragraph(r.X+16, y, r.W-32, ui.Label, text, ui.Ink, ui.AlignLeft) + 6
	if u.Link("got-it", ui.R(r.X+16, y, u.Width(ui.LabelBold, word), lh), ui.LabelBold, word, ui.LinkPaper) {
		v.tell(name)
		u.Play("page")
		u.Wake()
	}
}

// slipPlace finds room of w x h for a slip on the mat, near what it is about, where it
// covers as little as can be of the cards; ok is false if it would cover the hand, the
// choices or what it is about.
func (v *View) slipPlace(about ui.Rect, w, h float64) (best ui.Rect, ok bool) {
	in := v.clear.Inset(16)
	in.X, in.W = in.X+72, in.W-72
	least := math.Inf(1)
	var arrows []opening
	if v.edgesShown() {
		arrows = v.freeEdges()
	}
	for _, y := range steps(in.Y, in.Bottom()-h) {
		for _, x := range steps(in.X, in.Right()-w) {
			r := ui.R(x, y, w, h)
			if r.Overlaps(v.dock.Inset(-6)) || r.Overlaps(v.fanBox.Inset(-12)) || r.Overlaps(about.Inset(-8)) {
				continue
			}
			cost := v.crowded(r) + 30*gapBetween(r, about)
			for _, o := range arrows {
				if r.Overlaps(o.rect(v.at)) {
					cost += 4000 // a way in is to be seen
				}
			}
			if cost < least {
				best, least, ok = r, cost, true
			}
		}
	}
	return best, ok
}

// steps are places from one to another, some pixels apart.
func steps(from, to float64) []float64 {
	var out []float64
	for at := from; at < to; at += 34 {
		out = append(out, at)
	}
	if to >= from {
		out = append(out, to)
	}
	return out
}

type pointerKey struct{ dx, dy int }

// drawPointer draws an arrow by hand from a slip to what it is about.
func drawPointer(u *ui.UI, slip, about ui.Rect) {
	x0, y0 := nearest(slip, about.CX(), about.CY())
	x1, y1 := nearest(about.Inset(-5), x0, y0)
	dx, dy := math.Round(x1-x0), math.Round(y1-y0)
	far := math.Hypot(dx, dy)
	if far < 8 {
		return
	}
	u.Picture(pointerKey{int(dx), int(dy)}, x0, y0, paint.Place{}, func(k float64) *image.RGBA {
		bow := min(.12*far, 16) * k
		mid := pixel.Pt{X: dx*k/2 + dy/far*bow, Y: dy*k/2 - dx/far*bow}
		tip := pixel.Pt{X: dx * k, Y: dy * k}
		lines := []hand.Line{hand.Smooth([]pixel.Pt{{}, mid, tip}), hand.Arrow(tip, math.Atan2(tip.Y-mid.Y, tip.X-mid.X), 11*k, "coach")}
		n := int((far + 24) * k)
		img := image.NewRGBA(image.Rect(-n, -n, n, n).Intersect(lineBox(lines, int(14*k))))
		b := hand.NewBrush(k)
		b.Draw(img, lines, 6*k, hand.Marker(pixel.Of(color.NRGBA{0x2b, 0x21, 0x18, 255})))
		b.Draw(img, lines, 3.2*k, hand.Marker(pixel.Of(ui.Choice)))
		return img
	})
}

// nearest is the place in a box that is nearest to a point.
func nearest(r ui.Rect, x, y float64) (float64, float64) {
	return min(max(x, r.X), r.Right()), min(max(y, r.Y), r.Bottom())
}

// lineBox is the box round some lines with a margin.
func lineBox(lines []hand.Line, margin int) image.Rectangle {
	var box image.Rectangle
	for _, l := range lines {
		for _, p := range l {
			at := image.Pt(int(p.X), int(p.Y))
			box = box.Union(image.Rectangle{Min: at, Max: at.Add(image.Pt(1, 1))})
		}
	}
	return box.Inset(-margin)
}
