package reward

import (
	"image"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/mapmasters/cardart"
	"delvebox/scenes/mapmasters/showing"
)

// ring draws the light that runs along the path and what it rings up; or, when the
// pointer is on a figure, what that figure counts.
func (v *View) ring(u *ui.UI, a *account, site *showing.Site, cam showing.Camera) {
	progress, o, on := v.running(a)
	if site == a.site && on && !u.Prefs.Reduced {
		n := float64(site.Len())
		fade := max(0, (progress-n+1.5)/1.5)
		site.Light(u, cam, progress, fade)
		for _, b := range site.Rings(o.Aim) {
			v.bell(u, cam, b, o, (progress-float64(b.Step)-.5)/5)
		}
	}
	if v.lit != noAim {
		for _, b := range site.Rings(v.lit) {
			v.shine(u, cam, b, v.lit, 1)
		}
	}
}

// bell rings up one Discovery: its icon leaps, and its points rise from it.
func (v *View) bell(u *ui.UI, cam showing.Camera, b showing.Bell, o mapmasters.Objective, t float64) {
	if t <= 0 {
		return
	}
	if t >= 1 {
		v.shine(u, cam, b, o.Aim, 1)
		return
	}
	v.shine(u, cam, b, o.Aim, 1+.55*math.Sin(math.Pi*t))
	x, y := cam.To(float64(b.X)+.5, float64(b.Y)+.5)
	word := v.b.Words.Signed(b.Count * o.Value)
	w := u.Width(ui.SeatName, word) + 22
	h := 28 + u.Grow(ui.SeatName)
	y -= cam.Square*.8 + 20*t
	fade := max(0, (t-.7)/.3)
	if fade > .98 {
		return
	}
	r := ui.R(x-w/2, y-h/2, w, h)
	u.Picture(pillKey{u.Px(w), u.Px(h)}, r.X, r.Y, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return furniture.Count(u.Px(w), u.Px(h), k) })
	u.TextIn(r, ui.SeatName, word, ui.Faded(ui.Cream, fade), ui.AlignMiddle)
}

type pillKey struct{ w, h int }

// shine shows an icon that counts, larger by a factor and with a light rim.
func (v *View) shine(u *ui.UI, cam showing.Camera, b showing.Bell, aim mapmasters.Aim, larger float64) {
	x, y := cam.To(float64(b.X)+.5, float64(b.Y)+.5)
	name := cardart.ObjectiveIcon(aim.String())
	size := max(cam.Square*.8, 16) * (math.Round(larger*10) / 10)
	u.Icon(name, x, y, size, ui.IconRim, 0)
}

// stamp marks the exit with a door when its box has been checked.
func (v *View) stamp(u *ui.UI, a *account, cam showing.Camera) {
	t := v.show.share(following, a.seat, actExit)
	x, y, ok := a.site.Exit()
	if t <= 0 || !ok || !u.Drawing() {
		return
	}
	size := max(cam.Square*1.05, 24)
	wx, wy := cam.To(x, y)
	wx = min(max(wx, v.at.dungeon.X+size/2), v.at.dungeon.Right()-size/2)
	wy = min(max(wy, v.at.dungeon.Y+size/2), v.at.dungeon.Bottom()-size/2)
	if t < 1 && !u.Prefs.Reduced {
		size *= math.Round((2.2-1.2*t)*8) / 8
	}
	u.Icon("exit", wx, wy, size, ui.IconRim, (1-t)*.6)
}
