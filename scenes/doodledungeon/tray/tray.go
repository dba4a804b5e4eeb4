// Package tray shows the ten-sided dice of a fight in a wooden tray: lying, and thrown.
// It knows the pictures of dice and the motion of a throw, and nothing of the game: a die
// is its figure and one of four places.
//
// Rectangles and places are logical pixels, those of a die its middle; unit is half the
// height of a die.
package tray

import (
	"image"

	"delvebox/engine/anim/tumble"
	"delvebox/engine/paint"
	"delvebox/engine/paint/dice"
	"delvebox/engine/paint/pencil"
	"delvebox/engine/ui"
	"delvebox/scenes/doodledungeon/drawing"
)

// Most is the number of places in a tray (DD-092).
const Most = 4

// Die is a die: the figure on top and the place where it lies, 0 to Most-1.
type Die struct{ Figure, Place int }

// Tray is where dice lie and are thrown.
type Tray struct {
	Rect   ui.Rect
	Unit   float64
	Places [Most]tumble.Pt // in the order in which they are taken
}

// rim is how wide the frame of a tray is.
const rim = drawing.TrayRim

// wide is the distance of two dice that just do not touch, in units.
const wide = 2.12

// half is the half-side of a cube that needs as much room as a die.
func half(unit float64) float64 { return unit * wide / tumble.Near }

// Lay gives the places in a tray, its dice no larger than most. The same seed gives the
// same places.
func Lay(r ui.Rect, most float64, seed uint64) Tray {
	t := Tray{Rect: r}
	in := t.floor()
	area := tumble.Rect{X0: in.X + 2, Y0: in.Y + 2, X1: in.Right() - 2, Y1: in.Bottom() - 2}
	t.Unit = min(most, tumble.Room(Most, area)*tumble.Near/wide)
	// From left to right, as a sum lists them: a die thrown later lies to the right.
	copy(t.Places[:], tumble.Spread(Most, area, half(t.Unit), seed))
	return t
}

// floor is the tray without its frame.
func (t *Tray) floor() ui.Rect { return t.Rect.Inset(rim) }

type trayKey struct{ w, h float64 }

// Wood draws the tray.
func (t *Tray) Wood(u *ui.UI) {
	w, h := t.Rect.W, t.Rect.H
	u.PictureLater(trayKey{w, h}, t.Rect.X, t.Rect.Y, paint.Place{}, func(k float64) *image.RGBA { return drawing.Tray(w, h, k) })
}

// Around is the rectangle of a die that lies.
func (t *Tray) Around(place int) ui.Rect {
	p := t.Places[place%Most]
	return ui.R(p.X-t.Unit, p.Y-t.Unit, 2*t.Unit, 2*t.Unit)
}

// yaw is the turn of a die that lies at a place.
func yaw(place int) float64 { return [Most]float64{-8, 6, 18, -14}[place%Most] }

type dieKey struct {
	die  Die
	unit float64
}

type shadowKey struct {
	lift int
	unit float64
}

// Show draws dice that lie; fade is 0 for solid ones, 1 for those not to be seen.
func (t *Tray) Show(u *ui.UI, all []Die, fade float64) {
	for _, d := range all {
		p := t.Places[d.Place%Most]
		shadow(u, p.X, p.Y, t.Unit, 0, fade)
	}
	for _, d := range all {
		p := t.Places[d.Place%Most]
		t.lying(u, d, p.X, p.Y, fade)
	}
}

func (t *Tray) lying(u *ui.UI, d Die, x, y, fade float64) {
	unit := t.Unit
	u.Picture(dieKey{d, unit}, x, y, paint.Place{Fade: fade}, func(k float64) *image.RGBA {
		return dice.RedTen().Picture(dice.Roll{Yaw: yaw(d.Place)}, drawing.DieFigure(pencil.NewScript(), d.Figure), unit*k)
	})
}

// shadow draws the shadow of a die z half-sides above the wood.
func shadow(u *ui.UI, x, y, unit, z, fade float64) {
	low, high, share := dice.Between(z)
	for _, s := range [2]struct {
		lift  int
		solid float64
	}{{low, 1 - share}, {high, share}} {
		if s.solid < .01 {
			continue
		}
		u.Picture(shadowKey{s.lift, unit}, x, y, paint.Place{Fade: 1 - (1-fade)*s.solid}, func(k float64) *image.RGBA {
			return dice.TenShadow(unit*k, dice.Lifts()[s.lift]*.8)
		})
	}
}
