package explore

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/dungeonart"
)

// opening is a free edge: where a path can begin or leave.
type opening struct {
	at   dungeon.Spot
	side card.Side
	both bool // the other level has one at the same place
}

// name is how the scripted player calls the edge: "edge 3,4 W", with " u" behind it for
// a tunnel.
func (o opening) name() string {
	s := "edge " + strconv.Itoa(o.at.X) + "," + strconv.Itoa(o.at.Y) + " " + o.side.String()
	if o.at.Layer == card.Under {
		s += " u"
	}
	return s
}

// spot is the middle of the edge's arrow, in squares.
func (o opening) spot() (x, y float64) {
	dx, dy := o.side.Step()
	x, y = float64(o.at.X)+.5+.80*float64(dx), float64(o.at.Y)+.5+.80*float64(dy)
	if o.both { // side by side
		shift := .26
		if o.at.Layer == card.Main {
			shift = -.26
		}
		x, y = x+shift*math.Abs(float64(dy)), y+shift*math.Abs(float64(dx))
	}
	return x, y
}

// rect is where the arrow can be pressed.
func (o opening) rect(c dungeonart.Camera) ui.Rect {
	x, y := o.spot()
	px, py := c.To(x, y)
	d := max(.66*c.Square, 24)
	if o.both {
		d = max(.5*c.Square, 18)
	}
	return ui.R(px-d/2, py-d/2, d, d)
}

// edgeMarks keeps what the edges of the cards meet until the cards change.
type edgeMarks struct {
	stamp int
	ok    bool
	free  []opening
	all   []dungeon.Edge
}

func (v *View) edges() *edgeMarks {
	m := &v.marks
	if m.ok && m.stamp == v.s.placed {
		return m
	}
	m.ok, m.stamp = true, v.s.placed
	m.all = v.s.tab.Edges()
	m.free = freeOf(m.all)
	return m
}

func freeOf(all []dungeon.Edge) []opening {
	var out []opening
	for _, e := range all {
		if e.Way != dungeon.Free {
			continue
		}
		o := opening{at: e.At, side: e.Side}
		for i := range out {
			if p := &out[i]; p.at.X == o.at.X && p.at.Y == o.at.Y && p.side == o.side {
				p.both, o.both = true, true
			}
		}
		out = append(out, o)
	}
	return out
}

// freeEdges lists the edges that a press means something on now: all of them before the
// path begins, later those at the pen's end.
func (v *View) freeEdges() []opening {
	all := v.edges().free
	p := v.s.pen
	if p.Standing() == dungeon.Unstarted {
		return all
	}
	var out []opening
	if p.Standing() != dungeon.Moving {
		return nil
	}
	at := v.s.tab.Spot(p.Node())
	for _, o := range all {
		if o.at == at && o.side != p.Came() {
			out = append(out, o)
		}
	}
	return out
}

// edgesShown says whether arrows at free edges are to be seen.
func (v *View) edgesShown() bool { return v.hold == nil && v.aim == nil && len(v.s.laid) > 0 }

// drawEdges marks what the edges meet: links, rock, free edges.
func (v *View) drawEdges(u *ui.UI, hot int) {
	if v.hold != nil {
		return // drawn with the held card
	}
	if v.s.pen.Standing() == dungeon.Unstarted && (v.s.inHand() > 0 || !v.s.tab.Linked()) {
		v.drawMeetings(u, v.edges().all, 0)
	}
	if !v.edgesShown() {
		return
	}
	for i, o := range v.freeEdges() {
		v.drawArrow(u, o, hot == i+1 || v.start == i+1)
	}
}

// drawMeetings draws green at links and grey where an opening meets rock.
func (v *View) drawMeetings(u *ui.UI, all []dungeon.Edge, fade float64) {
	for _, e := range all {
		look := markLink
		switch {
		case e.Way == dungeon.Free:
			continue
		case e.Way == dungeon.DeadEnd:
			look = markRock
		case e.Side == card.S || e.Side == card.E:
			continue // drawn once, from the other side
		}
		dx, dy := e.Side.Step()
		x, y := v.at.To(float64(e.At.X)+.5+.5*float64(dx), float64(e.At.Y)+.5+.5*float64(dy))
		v.drawMark(u, look, e.Side, x, y, fade)
	}
}

// drawHeldEdges shows what the openings of the held card would meet. The card floats at
// r, a little off its place.
func (v *View) drawHeldEdges(u *ui.UI, r ui.Rect) {
	h := v.hold
	home := v.at.Card(h.x, h.y)
	ox, oy := r.X-home.X, r.Y-home.Y
	mine := len(h.others)
	for _, e := range h.tab.Edges() {
		if e.Card != mine {
			continue
		}
		dx, dy := e.Side.Step()
		x, y := v.at.To(float64(e.At.X)+.5+.5*float64(dx), float64(e.At.Y)+.5+.5*float64(dy))
		switch e.Way {
		case dungeon.Free:
			o := opening{at: e.At, side: e.Side}
			sx, sy := o.spot()
			px, py := v.at.To(sx, sy)
			v.drawMark(u, markFree, e.Side, px+ox, py+oy, .25)
		case dungeon.DeadEnd:
			v.drawMark(u, markRock, e.Side, x, y, 0)
		default:
			v.drawMark(u, markLink, e.Side, x, y, 0)
		}
	}
}

func (v *View) drawArrow(u *ui.UI, o opening, hot bool) {
	x, y := o.spot()
	px, py := v.at.To(x, y)
	look := markFree
	if o.at.Layer == card.Under {
		look = markFreeUnder
	}
	out := v.s.pen.Standing() == dungeon.Moving
	side := o.side.Opposite()
	if out {
		side = o.side
	}
	if hot {
		look += markHot
	}
	v.drawMark(u, look, side, px, py, 0)
}

// drawPlaces lets the legal places of the held card glow (MMV-132, MMV-133).
func (v *View) drawPlaces(u *ui.UI) {
	h := v.hold
	if len(v.s.laid) == 0 && (h == nil || !h.near) && v.s.inHand() > 0 {
		v.drawInvitation(u)
	}
	if h == nil {
		return
	}
	w, hh := v.want.Square*card.Columns, v.want.Square*card.Rows
	if len(h.others) > 0 {
		for _, p := range h.places {
			if p.Turned == h.turned && !(p.X == h.x && p.Y == h.y) {
				r := v.at.Card(p.X, p.Y)
				u.Picture(placeKey{w, hh, 0}, r.X, r.Y, v.scaled(.35), func(k float64) *image.RGBA { return paintPlace(w, hh, k, 0) })
			}
		}
	}
	if !h.near && !h.keys {
		return
	}
	look := 1
	switch {
	case h.why != nil:
		look = 3
	case !h.linked && len(h.others) > 0:
		look = 2
	}
	r := v.at.Card(h.x, h.y)
	u.Picture(placeKey{w, hh, look}, r.X, r.Y, v.scaled(0), func(k float64) *image.RGBA { return paintPlace(w, hh, k, look) })
}

// drawInvitation shows the empty table where the first card could go.
func (v *View) drawInvitation(u *ui.UI) {
	r := v.at.Card(0, 0)
	v.drawSlot(u, r)
	u.Paragraph(r.X+16, r.CY()-u.LineHeight(ui.Body), r.W-32, ui.Body, u.T("mapmasters.exploration.lay-first"), handHead, ui.AlignMiddle)
}

type placeKey struct {
	w, h float64
	look int
}

// paintPlace paints the ground of a place for a card: 0 quiet, 1 the one it would take,
// 2 one without a link, 3 one where it cannot lie.
func paintPlace(w, h, k float64, look int) *image.RGBA {
	const m = 22
	img := image.NewRGBA(image.Rect(-int(m*k), -int(m*k), int((w+m)*k), int((h+m)*k)))
	c := pixel.NewCanvas(img, k)
	box := pixel.RoundRect(1, 1, w-2, h-2, 13*w/300)
	tone := pixel.Hex(0xffd75a)
	switch look {
	case 0:
		c.Fill(box, pixel.Hex(0xf0e3a8), .07)
		c.Stroke(box, pixel.Pen{W: 1.4, Dash: []float64{7, 6}}, pixel.Hex(0xf6ecc0), .5)
		return img
	case 2:
		tone = pixel.Hex(0xd9c59d)
	case 3:
		tone = pixel.Hex(0x8c261f)
	}
	c.GlowStroke(box, pixel.Pen{W: 7}, 6, tone, .85)
	c.Fill(box, tone, .14)
	c.Stroke(box, pixel.Pen{W: 2}, tone, .95)
	return img
}

// The looks of edge marks.
type markLook uint8

const (
	markLink markLook = iota
	markRock
	markFree
	markFreeUnder
	markHot // added to the two before it
)

type markKey struct {
	look markLook
	side card.Side
	size int
}

func (v *View) drawMark(u *ui.UI, look markLook, side card.Side, x, y, fade float64) {
	q := max(v.want.Square, 22)
	key := markKey{look, side, int(q * 8)}
	u.Picture(key, x, y, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return paintMark(look, side, q, k) })
}

// paintMark paints a mark round the point (0,0): a pill across the border for links and
// rock, an arrow for free edges.
func paintMark(look markLook, side card.Side, q, k float64) *image.RGBA {
	n := int(math.Ceil(q * .75 * k))
	img := image.NewRGBA(image.Rect(-n, -n, n, n))
	dx, dy := side.Step()
	turn := math.Atan2(float64(dy), float64(dx)) * 180 / math.Pi
	c := pixel.NewCanvas(img, k).With(pixel.Turn(turn))
	hot := look >= markHot+markFree
	if hot {
		look -= markHot
	}
	dark := pixel.Hex(0x2b2118)
	switch look {
	case markLink, markRock:
		tone, glow := pixel.Hex(0x7ed957), .9
		if look == markRock {
			tone, glow = pixel.Hex(0x9a9a92), .25
		}
		w, h := .13*q, .62*q
		pill := pixel.RoundRect(-w/2, -h/2, w, h, w/2)
		c.Glow(pill, .10*q, tone, glow)
		c.Fill(pill, tone, 1)
		c.Stroke(pill, pixel.Pen{W: 1.2}, dark, .75)
		return img
	}
	s := q * .24
	if hot {
		s *= 1.18
	}
	var p pixel.Path // a broad arrow head with a short tail, pointing along x
	p.MoveTo(s, 0)
	p.LineTo(-.15*s, -.95*s)
	p.LineTo(-.15*s, -.42*s)
	p.LineTo(-s, -.42*s)
	p.LineTo(-s, .42*s)
	p.LineTo(-.15*s, .42*s)
	p.LineTo(-.15*s, .95*s)
	p.Close()
	tone := pixel.Hex(0xfdf3d8)
	if look == markFreeUnder {
		tone = pixel.Hex(0xffc533)
	}
	if hot {
		c.Glow(pixel.Circle(0, 0, s*1.25), s*.6, pixel.Hex(0xffd75a), .9)
		tone = pixel.Hex(0xffe9a0)
	} else {
		c.With(pixel.Turn(-turn)).With(pixel.Move(1, 1.6)).With(pixel.Turn(turn)).Glow(p, 1.6, pixel.Hex(0), .55)
	}
	c.Stroke(p, pixel.Pen{W: 3}, dark, .9)
	c.Fill(p, tone, 1)
	return img
}

// glowDisc draws a soft light round a place.
func glowDisc(u *ui.UI, x, y, r float64, tone color.NRGBA, fade float64) {
	u.Picture(glowKey{int(r * 4), tone}, x, y, paint.Place{Fade: fade}, func(k float64) *image.RGBA {
		n := int(math.Ceil(r * k))
		img := image.NewRGBA(image.Rect(-n, -n, n, n))
		pixel.NewCanvas(img, k).Fill(pixel.Circle(0, 0, r), pixel.Radial{R: r, Stops: []pixel.Stop{
			{At: 0, Color: rgbOf(tone), Alpha: .95}, {At: .55, Color: rgbOf(tone), Alpha: .45}, {At: 1, Color: rgbOf(tone), Alpha: 0}}}, 1)
		return img
	})
}

type glowKey struct {
	r    int
	tone color.NRGBA
}

func rgbOf(c color.NRGBA) pixel.RGB {
	return pixel.RGB{R: float64(c.R) / 255, G: float64(c.G) / 255, B: float64(c.B) / 255}
}
