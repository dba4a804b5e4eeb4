package explore

import (
	"image/color"
	"math"

	"delvebox/engine/ui"
)

// fan is where the choices stand in this pass.
type fan struct {
	box      ui.Rect
	mirrored bool // words at the left of the tokens
	row, r   float64
	head     float64
	ax, ay   float64 // what they are about
}

// choices draws the fan of choices beside what they are about.
func (v *View) choices(u *ui.UI) {
	v.touchTargets(u)
	title, note, list := v.options(u)
	v.fanBox, v.firstOf = ui.Rect{}, ""
	if len(list) == 0 && title == "" {
		return
	}
	f := v.layFan(u, title, note, list)
	if v.crowded(f.box) > 0 {
		u.Panel(f.box.Inset(-10))
	}
	if len(list) > 0 { // words alone hold no click up
		v.fanBox, v.firstOf = f.box, list[0].name
		u.Area("fan", f.box.Inset(-6))
	}
	if title != "" {
		v.fanHead(u, f, title, note)
	}
	u.Group("fan")
	for i, c := range list {
		v.choice(u, f, i, c)
	}
	u.Group("")
	if !u.Drawing() && v.ask != nil && !v.confirm {
		v.askKeys(u, list)
	}
}

func (v *View) fanHead(u *ui.UI, f fan, title, note string) {
	x, w := f.box.X, f.box.W
	align := ui.AlignLeft
	if f.mirrored {
		align = ui.AlignRight
	}
	y := f.box.Y
	amber := color.NRGBA{0xff, 0xe9, 0xa8, 255}
	y += u.Paragraph(x, y, w, ui.BodyBold, title, amber, align)
	if note != "" {
		u.Paragraph(x, y, w, ui.Note, note, ui.Cream, align)
	}
}

// layFan finds a place for the fan: beside the card or the dungeon, where it covers the
// fewest cards.
func (v *View) layFan(u *ui.UI, title, note string, list []choice) fan {
	f := fan{row: 64, r: 26}
	if title == "" {
		f.row, f.r = 54, 21
	}
	f.row += u.Grow(ui.Body)
	w := 0.0
	for _, c := range list {
		w = max(w, u.Width(ui.BodyBold, c.label), u.Width(ui.Note, c.note))
	}
	w += 2*f.r + 14
	if title != "" {
		w = max(w, min(u.Width(ui.BodyBold, title), 230*u.TextScale))
		f.head = u.ParagraphHeight(ui.BodyBold, title, w) + 8
		if note != "" {
			f.head += u.ParagraphHeight(ui.Note, note, w) + 4
		}
	}
	h := f.head + f.row*float64(len(list))
	in := v.clear.Inset(16)
	in.X += 66
	in.W -= 66
	if v.s.inHand() > 0 || v.ask != nil && v.ask.kind == askPact {
		in.W = max(v.dock.X-8-in.X, w)
	}
	anchor := v.fanAnchor()
	f.ax, f.ay = anchor.CX(), anchor.CY()
	y := min(max(f.ay-f.head-(h-f.head)/2, in.Y), in.Bottom()-h)
	var xs []float64
	for x := in.X; x < in.Right()-w; x += 40 {
		xs = append(xs, x)
	}
	xs = append(xs, in.Right()-w)
	if sq, ok := v.anchorSquare(); ok { // right beside the card
		if p, on := v.s.cardAt(sq.x, sq.y); on {
			c := v.at.Card(p.X, p.Y)
			xs = append(xs, min(c.Right()+24, in.Right()-w), max(c.X-24-w, in.X))
		}
	}
	ys := [...]float64{y, in.Y, in.Y + (in.H-h)/4, in.Y + (in.H-h)/2, in.Y + (in.H-h)*.75, in.Bottom() - h}
	least := math.Inf(1)
	for _, x := range xs {
		for _, y := range ys {
			box := ui.R(x, y, w, h)
			cost := v.crowded(box) + 24*gapBetween(box, anchor)
			if box.Overlaps(anchor.Inset(-26)) {
				cost += 1e6
			}
			if cost < least {
				least, f.box, f.mirrored = cost, box, box.CX() < f.ax
			}
		}
	}
	return f
}

// gapBetween is how far two boxes are apart; sideways is nearer than up and down.
func gapBetween(a, b ui.Rect) float64 {
	dx := max(a.X-b.Right(), b.X-a.Right(), 0)
	dy := max(a.Y-b.Bottom(), b.Y-a.Bottom(), 0)
	return dx + 1.5*dy + .2*math.Abs(a.CY()-b.CY())
}

// crowded is how much of cards, hand and books a box covers, in square pixels. Squares that
// are to be clicked count far more.
func (v *View) crowded(box ui.Rect) float64 {
	sum := 0.0
	if v.aim != nil {
		for _, t := range v.aim.targets {
			c := v.at.Rect(t.At.X, t.At.Y).Cut(box)
			sum += 50 * c.W * c.H
		}
	}
	for _, p := range v.s.laid {
		c := v.at.Card(p.X, p.Y).Cut(box)
		sum += c.W * c.H
	}
	c := v.dock.Cut(box)
	return sum + c.W*c.H
}

// anchorSquare is the square that the choices are about.
func (v *View) anchorSquare() (square, bool) {
	if sq, ok := v.askedSquare(); ok {
		return sq, true
	}
	if v.ask != nil {
		return square{}, false
	}
	if n := v.s.pen.Node(); n >= 0 {
		at := v.s.tab.Spot(n)
		return square{at.X, at.Y}, true
	}
	return square{}, false
}

func (v *View) fanAnchor() ui.Rect {
	if sq, ok := v.anchorSquare(); ok {
		return v.at.Rect(sq.x, sq.y)
	}
	return v.dock
}
