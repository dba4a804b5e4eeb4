package explore

import (
	"math"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/dungeonart"
)

// hold is the card in the hand's grip.
type hold struct {
	id     mapmasters.CardID
	card   *card.Card
	turned bool
	from   *mapmasters.Place // where it lay; nil from the hand
	gx, gy float64           // where on the card it is gripped, in squares
	keys   bool              // moved by the arrow keys
	x, y   int               // the place it would be laid at
	near   bool              // over the lattice, not over the hand
	why    error             // why it cannot lie there, nil if it can
	linked bool              // it hangs together with the others there
	others []dungeon.Placement
	places []dungeon.Placement // legal ones, both ways round
	tab    *dungeon.Tableau    // with the card at its place, nil if it cannot lie there
	fx, fy float64             // where it floats: its upper left corner in the window
}

// glide is a card on its way back.
type glide struct {
	id       mapmasters.CardID
	card     *card.Card
	turned   bool
	from, to ui.Rect
	since    time.Duration
}

const glidePace = 200 * time.Millisecond

// snapReach is how far from a legal place, in squares, a card jumps to it.
const snapReach = 1.3

func (g *glide) carries(id mapmasters.CardID) bool { return g != nil && g.id == id }

// takeFromHand takes a card of the hand by its middle.
func (v *View) takeFromHand(u *ui.UI, id mapmasters.CardID) {
	v.take(u, id, nil, card.Columns/2., card.Rows/2.)
}

// takeLaid takes a card from the table by the place of the pointer.
func (v *View) takeLaid(u *ui.UI, id mapmasters.CardID, x, y float64) {
	p, ok := v.s.place(id)
	if !ok {
		return
	}
	fx, fy := v.at.From(x, y)
	v.take(u, id, &p, fx-float64(p.X), fy-float64(p.Y))
}

func (v *View) take(u *ui.UI, id mapmasters.CardID, from *mapmasters.Place, gx, gy float64) {
	c := v.s.card(id)
	if c == nil {
		return
	}
	v.ask, v.aim = nil, nil
	h := &hold{id: id, card: c.card, turned: c.turned, from: from, gx: gx, gy: gy}
	h.others = v.s.placements(id)
	h.places = dungeon.Places(h.others, c.card)
	v.hold = h
	if from != nil {
		h.turned = from.Turned
	}
	u.Play("card-slide")
	u.Unrefuse()
	x, y, _ := u.Pointer()
	v.carry(u, x, y)
}

// takeByKey takes the card of a place in the hand and holds it over a legal place.
func (v *View) takeByKey(u *ui.UI, i int) {
	if i >= len(v.s.hand) {
		return
	}
	id := v.s.hand[i].id
	if v.hold != nil {
		v.letGo(u)
	}
	if p, laid := v.s.place(id); laid {
		v.take(u, id, &p, card.Columns/2., card.Rows/2.)
		v.hold.keys, v.hold.x, v.hold.y = true, p.X, p.Y
		v.judge()
		v.showHeld(u)
		return
	}
	v.takeFromHand(u, id)
	h := v.hold
	h.keys = true
	cx, cy := v.at.From(v.area.CX(), v.area.CY())
	h.x, h.y = dungeonart.Floor(cx-2), dungeonart.Floor(cy-3)
	if len(h.others) == 0 {
		h.x, h.y = 0, 0
	} else {
		v.nearest(func(p dungeon.Placement) (float64, bool) {
			return math.Hypot(float64(p.X)+2.5-cx, float64(p.Y)+3.5-cy), true
		})
	}
	v.judge()
	v.showHeld(u)
	u.Wake()
}

// nearest puts the held card on the legal place, lying as it does, with the least
// distance; false if there is none.
func (v *View) nearest(far func(dungeon.Placement) (float64, bool)) bool {
	h := v.hold
	least, found := math.Inf(1), false
	for _, p := range h.places {
		if p.Turned != h.turned {
			continue
		}
		if d, ok := far(p); ok && d < least {
			least, found = d, true
			h.x, h.y = p.X, p.Y
		}
	}
	return found
}

// nudge moves the card held by keys to the next legal place on a side, or one square on
// if there is none.
func (v *View) nudge(u *ui.UI, side card.Side) {
	h := v.hold
	h.keys = true
	dx, dy := side.Step()
	x, y := h.x, h.y
	ok := v.nearest(func(p dungeon.Placement) (float64, bool) {
		ax, ay := p.X-x, p.Y-y
		along, across := ax*dx+ay*dy, abs(ax*dy)+abs(ay*dx)
		return float64(along) + 2*float64(across), along > 0 && along >= across
	})
	if !ok && len(h.others) == 0 {
		h.x, h.y = x+dx, y+dy
	}
	v.judge()
	v.showHeld(u)
	u.Play("card-slide")
	u.Wake()
}

// showHeld moves the table so that the place of the held card can be seen, for as long
// as it is held.
func (v *View) showHeld(u *ui.UI) {
	r := v.want
	a := v.area
	x0, y0 := r.To(float64(v.hold.x)-.5, float64(v.hold.y)-.5)
	x1, y1 := r.To(float64(v.hold.x)+5.5, float64(v.hold.y)+7.5)
	dx := min(0, a.Right()-x1) + max(0, a.X-x0)
	dy := min(0, a.Bottom()-y1) + max(0, a.Y-y0)
	if dx != 0 || dy != 0 {
		v.lend(u, dx, dy)
		v.pace = cameraPace
	}
}

// carry moves the held card with the pointer and finds the place it would be laid at.
func (v *View) carry(u *ui.UI, x, y float64) {
	h := v.hold
	if h == nil {
		return
	}
	if h.keys && v.gesture != carrying { // the pointer takes over once it moves well
		if math.Abs(x-v.px)+math.Abs(y-v.py) < 4 {
			return
		}
		h.keys = false
	}
	h.fx, h.fy = x-h.gx*v.at.Square, y-h.gy*v.at.Square
	h.near = v.clear.Has(x, y) && !v.overHand(x, y)
	fx, fy := v.at.From(h.fx, h.fy)
	h.x, h.y = dungeonart.Floor(fx+.5), dungeonart.Floor(fy+.5)
	bx, by := h.x, h.y
	least := snapReach
	for _, p := range h.places {
		if p.Turned != h.turned || len(h.others) == 0 {
			continue
		}
		if d := math.Hypot(float64(p.X)-fx, float64(p.Y)-fy); d < least {
			least, bx, by = d, p.X, p.Y
		}
	}
	snapped := h.tab != nil && h.linked
	h.x, h.y = bx, by
	v.judge()
	if h.near && h.linked && len(h.others) > 0 && !snapped {
		u.Play("snap")
	}
	u.Wake()
}

// judge asks the rules about the place of the held card.
func (v *View) judge() {
	h := v.hold
	p := dungeon.Placement{Card: h.card, X: h.x, Y: h.y, Turned: h.turned}
	err := dungeon.Fits(h.others, p)
	h.linked = err == nil
	t, lies := dungeon.Lay(append(h.others[:len(h.others):len(h.others)], p))
	h.tab, h.why = t, lies
}

// turnHeld turns the held card upside down (MMV-007).
func (v *View) turnHeld(u *ui.UI) {
	h := v.hold
	h.turned = !h.turned
	h.gx, h.gy = card.Columns-h.gx, card.Rows-h.gy
	v.turns[h.id]++
	u.Play("card-turn")
	if h.keys {
		x, y := h.x, h.y
		v.nearest(func(p dungeon.Placement) (float64, bool) {
			return math.Hypot(float64(p.X-x), float64(p.Y-y)), true
		})
		v.judge()
		u.Wake()
		return
	}
	x, y, _ := u.Pointer()
	v.carry(u, x, y)
}

// turnLaid turns a card where it lies.
func (v *View) turnLaid(u *ui.UI, p mapmasters.Place) {
	p.Turned = !p.Turned
	v.turns[p.Card]++
	v.ask, v.aim = nil, nil
	wiped := v.s.lay(p)
	u.Play("card-turn")
	v.tellWiped(u, wiped)
	v.changed(u)
}

// drop lays the held card where it is, or sends it back.
func (v *View) drop(u *ui.UI) {
	h := v.hold
	x, y, _ := u.Pointer()
	if !h.near && !h.keys {
		if h.from == nil || v.overHand(x, y) {
			v.backToHand(u)
		} else {
			v.letGo(u)
		}
		return
	}
	if h.why != nil {
		v.b.Refuse(u, h.why, x, y)
		v.letGo(u)
		return
	}
	v.hold = nil
	wiped := v.s.lay(mapmasters.Place{Card: h.id, X: h.x, Y: h.y, Turned: h.turned})
	if h.linked {
		u.Play("snap")
	} else {
		u.Play("card-slide")
	}
	v.tellWiped(u, wiped)
	v.changed(u)
}

// backToHand puts the held card back among the others.
func (v *View) backToHand(u *ui.UI) {
	h := v.hold
	v.hold = nil
	if c := v.s.card(h.id); c != nil {
		c.turned = h.turned
	}
	wiped := v.s.lift(h.id)
	v.fly(u, h, v.slot(h.id))
	u.Play("card-slide")
	v.tellWiped(u, wiped)
	v.changed(u)
}

// letGo sends the held card back to where it was taken from.
func (v *View) letGo(u *ui.UI) {
	h := v.hold
	if h == nil {
		return
	}
	v.hold, v.gesture = nil, idle
	to := v.slot(h.id)
	if h.from != nil {
		to = v.at.Card(h.from.X, h.from.Y)
		h.turned = h.from.Turned
	}
	v.fly(u, h, to)
	u.Play("card-slide")
	u.Wake()
}

func (v *View) fly(u *ui.UI, h *hold, to ui.Rect) {
	from := ui.R(h.fx, h.fy, card.Columns*v.at.Square, card.Rows*v.at.Square)
	if h.keys {
		from = v.at.Card(h.x, h.y)
	}
	v.glide = &glide{h.id, h.card, h.turned, from, to, u.Now}
}

func (v *View) tellWiped(u *ui.UI, wiped bool) {
	if wiped {
		u.Notify("sponge", u.T("mapmasters.exploration.move-wipes"), "", nil)
	}
}

// flying draws the held card and a card on its way back, above everything.
func (v *View) flying(u *ui.UI) {
	if !u.Drawing() {
		return
	}
	w := v.want.Square * card.Columns
	if g := v.glide; g != nil {
		t := 1.0
		if d := u.Pace(glidePace); d > 0 {
			t = float64(u.Now-g.since) / float64(d)
		}
		if t >= 1 || u.Prefs.Reduced {
			v.glide = nil
		} else {
			e := 1 - math.Pow(1-t, 3)
			mix := func(a, b float64) float64 { return a + (b-a)*e }
			cx, cy, cw := mix(g.from.CX(), g.to.CX()), mix(g.from.CY(), g.to.CY()), mix(g.from.W, g.to.W)
			u.Shadow(ui.R(cx-cw/2, cy-.7*cw, cw, 1.4*cw), 13*cw/300, 12, 0)
			v.b.Card(u, g.card, cx-w/2, cy-.7*w, w, board.CardLook{Turned: g.turned, Scale: cw / w})
		}
		u.Wake()
	}
	h := v.hold
	if h == nil {
		return
	}
	r := ui.R(h.fx, h.fy, card.Columns*v.at.Square, card.Rows*v.at.Square)
	scale, fade := v.at.Square/v.want.Square, 0.0
	lift := 26.0
	if h.keys || h.near && h.tab != nil && h.linked {
		r = v.at.Card(h.x, h.y)
		lift = 12
		if !h.keys { // a hand's breadth above its place, so that the pull is felt
			r.X += (h.fx - r.X) * .12
			r.Y += (h.fy - r.Y) * .12
		}
	}
	if !h.near && !h.keys {
		scale *= .8
	}
	if h.why != nil && (h.near || h.keys) {
		fade = .25
	}
	u.Over(func() {
		u.Shadow(r.Middle(scale*w, 1.4*scale*w), 13*w*scale/300, lift, fade)
		v.b.Card(u, h.card, r.CX()-w/2, r.CY()-.7*w, w, board.CardLook{
			Turned: h.turned, Scale: scale, Fade: fade, Turn: v.turning(u, h.id)})
		if h.tab != nil && (h.near || h.keys) {
			v.drawHeldEdges(u, r)
		}
	})
}

// edgePan moves the table slowly while a card is held at the rim of the mat.
func (v *View) edgePan(u *ui.UI) {
	if v.hold == nil || v.hold.keys || !v.hold.near {
		return
	}
	x, y, inside := u.Pointer()
	if !inside {
		return
	}
	const rim, speed = 34, 7
	dx, dy := 0.0, 0.0
	a := v.area
	switch {
	case x < a.X+rim && x > v.clear.X:
		dx = speed
	case x > a.Right()-rim && x < a.Right():
		dx = -speed
	}
	switch {
	case y < v.clear.Y+rim:
		dy = speed
	case y > v.clear.Bottom()-rim:
		dy = -speed
	}
	if dx != 0 || dy != 0 {
		v.lend(u, dx, dy)
		v.at = v.want
		v.carry(u, x, y)
	}
}

// holdKeys handles the keys while a card is held.
func (v *View) holdKeys(u *ui.UI) {
	switch {
	case u.Key("R"):
		v.turnHeld(u)
	case u.Key(input.Enter), u.Key(input.Space):
		if !v.hold.keys {
			x, y, _ := u.Pointer()
			v.carry(u, x, y)
		}
		v.drop(u)
		v.gesture = idle
	case u.Key(input.Escape):
		v.letGo(u)
	case u.Key(input.Backspace), u.Key(input.Delete):
		v.gesture = idle
		v.backToHand(u)
	case u.Key(input.ArrowU):
		v.nudge(u, card.N)
	case u.Key(input.ArrowR):
		v.nudge(u, card.E)
	case u.Key(input.ArrowD):
		v.nudge(u, card.S)
	case u.Key(input.ArrowL):
		v.nudge(u, card.W)
	}
}
