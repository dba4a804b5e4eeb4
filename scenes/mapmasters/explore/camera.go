package explore

import (
	"math"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/ui"
	"delvebox/scenes/mapmasters/dungeonart"
)

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
			v.want.X += key.area.CX() - old.area.CX()
			v.want.Y += key.area.CY() - old.area.CY()
			v.pace = 0
		}
		v.snapCamera(u)
	}
	d := v.pace
	if u.Prefs.Reduced {
		d = 0
	}
	if d > 0 && v.at.Square > 0 && ofHand(u) {
		return // the hand means what is to be seen, however long ago that was drawn
	}
	v.at = dungeonart.Camera{
		X:      u.Ease("explore.ox", v.want.X, d),
		Y:      u.Ease("explore.oy", v.want.Y, d),
		Square: u.Ease("explore.q", v.want.Square, d),
	}
}

// ofHand says whether this pass handles what the pointer does.
func ofHand(u *ui.UI) bool {
	if u.Drawing() {
		return false
	}
	switch u.Event().Kind {
	case input.Move, input.Press, input.Release, input.Wheel:
		return true
	}
	return false
}

// fanRoom is the room that choices want beside the dungeon.
const fanRoom = 270

// fit shows all cards with some room round them: more while there are cards to lay. When
// all lie they give way to the left, so that choices find room at the right.
func fit(k frameKey) dungeonart.Camera {
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
	return dungeonart.Camera{X: k.area.X + left + q*(roomX-float64(k.x0)), Y: k.area.CY() - my*q, Square: q}
}

// snapCamera puts squares and origin on whole device pixels, so that everything is
// crisp and cards meet without a seam. Sides go in steps of two pixels, which keeps the
// number of pictures of a card small.
func (v *View) snapCamera(u *ui.UI) {
	k := u.Scale
	px := math.Floor(v.want.Square*k + 1e-6)
	if px > 24 {
		px = 2 * math.Floor(px/2)
	}
	px = max(px, 4)
	q := px / k
	// keep the middle of the area where it is
	cx, cy := v.want.From(v.area.CX(), v.area.CY())
	v.want = dungeonart.Camera{X: v.area.CX() - cx*q, Y: v.area.CY() - cy*q, Square: q}
	v.want.X = math.Round(v.want.X*k) / k
	v.want.Y = math.Round(v.want.Y*k) / k
}

// zoom makes squares larger or smaller round a place of the window.
func (v *View) zoom(u *ui.UI, notches, x, y float64) {
	q := min(max(v.want.Square*math.Pow(1.16, notches), leastSquare), mostSquare)
	k := u.Scale
	px := math.Round(q * k)
	if math.Abs(px-v.want.Square*k) < 1 && notches != 0 {
		px = v.want.Square*k + math.Copysign(1, notches)
	}
	q = min(max(px, math.Ceil(leastSquare*k), 4), max(math.Floor(mostSquare*k), 4)) / k
	fx, fy := v.want.From(x, y)
	v.want = dungeonart.Camera{X: math.Round((x-fx*q)*k) / k, Y: math.Round((y-fy*q)*k) / k, Square: q}
	v.free, v.pace = true, cameraPace/2
	u.Wake()
}

// pan moves the lattice in the window.
func (v *View) pan(u *ui.UI, dx, dy float64) {
	k := u.Scale
	v.want.X = math.Round((v.want.X+dx)*k) / k
	v.want.Y = math.Round((v.want.Y+dy)*k) / k
	v.free, v.pace = true, 0
	u.Wake()
}

// lend moves the lattice for as long as a card is held; afterwards it is fitted again,
// unless the player has moved it.
func (v *View) lend(u *ui.UI, dx, dy float64) {
	free := v.free
	v.pan(u, dx, dy)
	v.free = free
	v.fitted.area.W = -1
}

// refit gives the camera back to the program.
func (v *View) refit(u *ui.UI) {
	v.free, v.fitted.building = false, !v.fitted.building
	u.Wake()
}
