package reward

import (
	"image"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/app"
	"delvebox/scenes/house/pen"
	"delvebox/scenes/mapmasters/cardart"
	"delvebox/scenes/mapmasters/showing"
)

type purseKey struct{ total, limit, r int }

// purse draws the seat's coins below the score board.
func (v *View) purse(u *ui.UI, a *account) {
	r := v.at.purse
	name := "purse"
	u.Area(name, r)
	u.Tip(name, r, ui.Tip{Title: u.T("mapmasters.market.purse"), Body: u.T("mapmasters.market.purse-tip"),
		Now: u.T("mapmasters.reward.coins-now", "n", a.coins, "purse", a.purse), Clause: "MMV-149"})
	if !u.Drawing() {
		return
	}
	u.Paper(r, 3)
	share := v.show.share(revealing, a.seat, actCoins)
	total := a.purse - a.coins + int(math.Floor(float64(a.coins)*share+1e-9))
	fig := v.b.Words.Number(total)
	size := min(46*v.at.grow, r.H*.8)
	ink := ui.Opaque(app.Colour(v.b.SeatColour(a.seat)).Figure)
	fw := v.b.Hand.Measure(fig, size)
	pen.Write(u, v.b.Hand, r.Right()-16, r.CY()+size*.33, size, fig, ink, ui.AlignRight, 1)
	u.Icon("purse", r.X+30*v.at.grow, r.CY(), min(40*v.at.grow, r.H-16), ui.IconShadow, 0)
	rad := min(15*v.at.grow, r.H*.24)
	room := r.W - 62*v.at.grow - fw - 24
	limit := max(1, int((room-2*rad)/(rad*1.05)))
	u.Picture(purseKey{total, limit, int(rad * 8)}, r.X+58*v.at.grow-8, r.CY()-rad-8, paint.Place{}, func(k float64) *image.RGBA {
		return v.b.Art.Purse(total, limit, rad, k)
	})
}

type coinKey struct {
	value int
	r     int
}

// flyCoins draws the coins on their way from the dungeon to the purse.
func (v *View) flyCoins(u *ui.UI) {
	st := v.show.now()
	a := v.account(st.seat)
	if !u.Drawing() || u.Prefs.Reduced || st.scene != revealing || v.look != play.NoSeat || a == nil || a.coins == 0 {
		return
	}
	t := v.show.share(revealing, a.seat, actCoins)
	if t <= 0 || t >= 1 {
		return
	}
	cam := a.site.Fit(u, v.at.dungeon)
	tx, ty := v.at.purse.X+58*v.at.grow+15, v.at.purse.CY()
	i := 0
	for _, m := range a.site.Marks() {
		if m.Icon.Kind != card.Coin {
			continue
		}
		for range m.Icon.Coins {
			v.coin(u, m, cam, tx, ty, t, i, a.coins)
			i++
		}
	}
}

// coin draws coin i of n at the time t of all.
func (v *View) coin(u *ui.UI, m showing.Mark, cam showing.Camera, tx, ty, t float64, i, n int) {
	const own = .6 // the part of the whole time that one coin flies
	begin := (1 - own) * float64(i) / float64(max(n-1, 1))
	s := (t - begin) / own
	if s <= 0 || s >= 1 {
		return
	}
	s = s * s * (3 - 2*s)
	x, y := cam.To(float64(m.X)+.5, float64(m.Y)+.5)
	x += (tx - x) * s
	y += (ty-y)*s - 70*math.Sin(math.Pi*s)
	const r = 14.0
	half := float64(int(math.Ceil((r+8)*u.Scale))*2) / 2 / u.Scale
	u.Picture(coinKey{1, int(r)}, x-half, y-half, paint.Place{}, func(k float64) *image.RGBA { return v.b.Art.Coin(1, r, k) })
}

// coinWords writes how the coins add up: "2 × 1 + 1 × 3", no product broken over lines.
func (v *View) coinWords(terms []play.Term) string {
	text := ""
	for _, t := range terms {
		if text != "" {
			text += " + "
		}
		text += v.b.Words.Number(t.Count) + "\u00a0×\u00a0" + v.b.Words.Number(t.Each)
	}
	return text
}

// objectiveIcon is the icon for an aim by its name.
func objectiveIcon(kind string) string { return cardart.ObjectiveIcon(kind) }
