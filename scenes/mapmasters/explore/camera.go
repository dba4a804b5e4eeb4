package explore

import (
	"math"
	"time"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
)

// camera says where the lattice lies in the window: the place of the corner (0,0) and
// the side of a square, in logical pixels.
type camera struct{ ox, oy, q float64 }

// to carries a place of the lattice into the window.
func (c camera) to(x, y float64) (float64, float64) { return c.ox + x*c.q, c.oy + y*c.q }

// from carries a place of the window onto the lattice.
func (c camera) from(x, y float64) (float64, float64) { return (x - c.ox) / c.q, (y - c.oy) / c.q }

// square is the lattice square at a place of the window.
func (c camera) square(x, y float64) (int, int) {
	fx, fy := c.from(x, y)
	return floor(fx), floor(fy)
}

// rect is where a lattice square stands.
func (c camera) rect(x, y int) ui.Rect {
	px, py := c.to(float64(x), float64(y))
	return ui.R(px, py, c.q, c.q)
}

// card is where a card lies.
func (c camera) card(x, y int) ui.Rect {
	px, py := c.to(float64(x), float64(y))
	return ui.R(px, py, card.Columns*c.q, card.Rows*c.q)
}

func floor(f float64) int {
	const far = 1 << 20
	return int(math.Floor(min(max(f, -far), far)))
}

// The sides of a square, in logical pixels.
const (
	usualSquare = 40
	leastSquare = 14
	mostSquare  = 120
)

const cameraPace = 240 * time.Millisecond

// frameKey says what the camera was fitted to.
type frameKey struct {
	x0, y0, x1, y1 int
	building       bool
	area           ui.Rect
	scale          float64
}

// aimCamera lets the camera follow the dungeon, unless the player has moved it, and
// gives its place in this pass.
func (v *View) aimCamera(u *ui.UI) {
	x0, y0, x1, y1 := v.s.bounds()
	key := frameKey{x0, y0, x1, y1, v.s.inHand() > 0, v.area, u.Scale}
	strayed := v.fitted.area.W < 0 // the table was moved for a card in the hand's grip
	resized := !strayed && key.area != v.fitted.area || key.scale != v.fitted.scale
	if key != v.fitted && v.hold == nil {
		first := v.fitted.scale == 0
		old := v.fitted
		v.fitted = key
		switch {
		case !v.free || first:
			v.want = fit(key)
			v.pace = cameraPace
			if first || old.scale != key.scale || resized && old.building == key.building {
				v.pace = 0
			}
		case resized: // what was in the middle stays there
			v.want.ox += key.area.CX() - old.area.CX()
			v.want.oy += key.area.CY() - old.area.CY()
			v.pace = 0
		}
		v.snapCamera(u)
	}
	d := v.pace
	if u.Prefs.Reduced {
		d = 0
	}
	v.at = camera{
		u.Ease("explore.ox", v.want.ox, d),
		u.Ease("explore.oy", v.want.oy, d),
		u.Ease("explore.q", v.want.q, d),
	}
}

// fanRoom is the room that choices want beside the dungeon.
const fanRoom = 270

// fit shows all cards with some room round them: more while there are cards to lay. When
// all lie they give way to the left, so that choices find room at the right.
func fit(k frameKey) camera {
	roomX, roomY := .9, .45
	if k.building {
		roomX, roomY = 3.2, 2.2
	}
	w, h := float64(k.x1-k.x0)+2*roomX, float64(k.y1-k.y0)+2*roomY
	most := min(max(k.area.H/16, usualSquare), mostSquare)
	q := max(min(k.area.W/w, k.area.H/h, most), leastSquare)
	spare := k.area.W - q*w
	left := spare / 2
	if !k.building {
		left = min(left, max(spare-fanRoom, spare*.1))
	}
	my := float64(k.y0+k.y1) / 2
	return camera{k.area.X + left + q*(roomX-float64(k.x0)), k.area.CY() - my*q, q}
}

// snapCamera puts squares and origin on whole device pixels, so that everything is
// crisp and cards meet without a seam. Sides go in steps of two pixels, which keeps the
// number of pictures of a card small.
func (v *View) snapCamera(u *ui.UI) {
	k := u.Scale
	px := math.Floor(v.want.q*k + 1e-6)
	if px > 24 {
		px = 2 * math.Floor(px/2)
	}
	px = max(px, 4)
	q := px / k
	// keep the middle of the area where it is
	cx, cy := v.want.from(v.area.CX(), v.area.CY())
	v.want = camera{v.area.CX() - cx*q, v.area.CY() - cy*q, q}
	v.want.ox = math.Round(v.want.ox*k) / k
	v.want.oy = math.Round(v.want.oy*k) / k
}

// zoom makes squares larger or smaller round a place of the window.
func (v *View) zoom(u *ui.UI, notches, x, y float64) {
	q := min(max(v.want.q*math.Pow(1.16, notches), leastSquare), mostSquare)
	k := u.Scale
	px := math.Round(q * k)
	if math.Abs(px-v.want.q*k) < 1 && notches != 0 {
		px = v.want.q*k + math.Copysign(1, notches)
	}
	q = max(px, 4) / k
	fx, fy := v.want.from(x, y)
	v.want = camera{math.Round((x-fx*q)*k) / k, math.Round((y-fy*q)*k) / k, q}
	v.free, v.pace = true, cameraPace/2
	u.Wake()
}

// pan moves the lattice in the window.
func (v *View) pan(u *ui.UI, dx, dy float64) {
	k := u.Scale
	v.want.ox = math.Round((v.want.ox+dx)*k) / k
	v.want.oy = math.Round((v.want.oy+dy)*k) / k
	v.free, v.pace = true, 0
	u.Wake()
}

// refit gives the camera back to the program.
func (v *View) refit(u *ui.UI) {
	v.free, v.fitted.building = false, !v.fitted.building
	u.Wake()
}
