package explore

import (
	"math"
	"strconv"

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
