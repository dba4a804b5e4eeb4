package reward

import (
	"image"
	"image/color"

	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app"
	"delvebox/scenes/mapmasters/dungeonart"
	"delvebox/scenes/mapmasters/showing"
)

// mat draws what lies on the cloth.
func (v *View) mat(u *ui.UI) {
	if u.Area("mat", v.at.dungeon).Clicked {
		v.skip(u)
	}
	a := v.shown()
	if a == nil {
		return
	}
	v.seats(u, a)
	v.scoreboard(u, a)
	v.purse(u, a)
	switch v.show.now().scene {
	case asking, turning:
		if v.look == play.NoSeat {
			v.secondary(u)
			return
		}
	case racing:
		if v.look == play.NoSeat {
			v.race(u)
			return
		}
	}
	v.dungeon(u, a)
}

// seats draws the players along the left edge; a click looks at a dungeon.
func (v *View) seats(u *ui.UI, shown *account) {
	n := float64(len(v.l.accounts))
	d := 52 * v.at.grow
	step := min(78*v.at.grow, v.at.rail.H/max(n, 1))
	d = min(d, step-8)
	y := v.at.rail.CY() - step*n/2
	names := make([]string, len(v.l.accounts))
	u.Group("seat-tabs")
	for i, a := range v.l.accounts {
		names[i] = tabName(a.seat)
		r := ui.R(v.at.rail.X, y+(step-d)/2, d, d)
		y += step
		open := v.show.share(revealing, a.seat, actCome) > 0
		t := u.Touch(names[i], r)
		v.seat(u, r, a, a == shown, open, t)
		if t.Ring {
			u.Ring(r, d/2)
		}
		now := u.T("mapmasters.reward.still-hidden")
		if open {
			now = u.T("mapmasters.reward.look-at")
		}
		u.Tip(names[i], r, ui.Tip{Title: v.b.SeatName(a.seat), Now: now})
		if t.Clicked {
			v.choose(u, a.seat)
		}
	}
	if to, ok := u.Step(names); ok {
		for i, name := range names {
			if name == to {
				v.choose(u, v.l.accounts[i].seat)
			}
		}
	}
	u.Group("")
}

func tabName(s play.Seat) string { return "seat-tab-" + string(rune('1'+int(s))) }

type medalKey struct {
	px     int
	chosen bool
	hot    bool
	tone   color.NRGBA
}

func (v *View) seat(u *ui.UI, r ui.Rect, a *account, chosen, open bool, t ui.Touch) {
	if !u.Drawing() {
		return
	}
	tone := ui.Opaque(app.Colour(v.b.SeatColour(a.seat)).Colour)
	px := u.Px(r.W)
	hot := t.Hot && open
	u.Picture(medalKey{px, chosen, hot, tone}, r.CX(), r.CY(), paint.Place{}, func(k float64) *image.RGBA {
		st, body, ring := furniture.Normal, pixel.Hex(0x2b1d12), pixel.Hex(0x8a6a42)
		if hot {
			st = furniture.Hover
		}
		if chosen {
			body, ring = pixel.Hex(0xfaf2da), pixel.Of(tone)
		}
		img := furniture.Medal(body, ring, st, px, k)
		if chosen {
			c := pixel.NewCanvas(img, k)
			c.Stroke(pixel.Circle(0, 0, float64(px)/2/k-1.6), pixel.Pen{W: 3.2}, ring, 1)
		}
		return img
	})
	fade := 0.0
	if !open {
		fade = .55
	}
	u.Mini(v.b.SeatColour(a.seat), r.CX(), r.CY()+r.H*.33, r.H*.84, fade)
	if v.show.share(following, a.seat, actExit) >= 1 {
		u.DoneMark(r.Right()-5, r.Y+6)
	}
}

// walked is how far the path of the account is drawn, in steps.
func (v *View) walked(a *account) float64 {
	return v.show.share(revealing, a.seat, actRun) * float64(a.site.Len())
}

// running gives the progress of the light on the account's path, and what it rings.
func (v *View) running(a *account) (progress float64, o mapmasters.Objective, on bool) {
	n := float64(a.site.Len())
	st := v.show.now()
	if v.look != play.NoSeat || st.seat != a.seat || n == 0 {
		return 0, o, false
	}
	act := actRun
	switch o = v.l.primary; st.scene {
	case revealing:
	case following:
		act, o = actFollow, v.l.secondary
	default:
		return 0, o, false
	}
	t := v.show.share(st.scene, a.seat, act)
	progress = t * n
	if a := st.acts[act]; v.show.t > a.To { // what has been rung dies away at the same pace
		progress += n * float64(v.show.t-a.To) / float64(a.To-a.From)
	}
	return progress, o, t > 0
}

// dungeon draws the account's dungeon with everything that is to be seen of it.
func (v *View) dungeon(u *ui.UI, a *account) {
	site := a.site
	if s := v.best.site(); s != nil {
		site = s
	}
	cam := site.Fit(u, v.at.dungeon)
	ink := v.ink(u, a)
	come, progress := v.show.share(revealing, a.seat, actCome), v.walked(a)
	if site != a.site {
		come, progress = 1, v.best.progress(u, site)
	}
	if v.look != play.NoSeat {
		come = 1
	}
	if u.Drawing() {
		u.PushClip(ui.R(v.at.dungeon.X-6, v.at.dungeon.Y-14, v.at.dungeon.W+12, v.at.dungeon.H+28))
		site.Cards(u, v.b, cam, come)
		fade := 0.0
		if u.Prefs.Reduced && progress < float64(site.Len()) { // it fades in where it lies
			fade = 1 - progress/float64(max(site.Len(), 1))
			progress = float64(site.Len())
		}
		site.Path(u, cam, ink, progress, fade)
		v.ring(u, a, site, cam)
		u.PopClip()
		v.prepare(u, a)
		v.nothing(u, a, site)
	}
	if site == a.site {
		v.stamp(u, a, cam)
	}
	if v.show.still() {
		site.Tips(u, cam, progress, v.worth)
	}
}

// ink is what the account's seat draws with.
func (v *View) ink(u *ui.UI, a *account) dungeonart.Ink {
	return dungeonart.InkOf(app.Colour(v.b.SeatColour(a.seat)), u.Prefs.Patterns)
}

// nothing says that no path was handed in.
func (v *View) nothing(u *ui.UI, a *account, site *showing.Site) {
	if site.Len() > 0 || v.show.share(revealing, a.seat, actRun) < 1 {
		return
	}
	word := u.T("mapmasters.reward.no-path")
	w := u.Width(ui.Heading, word) + 48
	r := v.at.dungeon.Middle(w, 48+u.Grow(ui.Heading))
	u.Paper(r, 6)
	u.TextIn(r, ui.Heading, word, ui.Ink, ui.AlignMiddle)
}

// worth says what a Discovery has brought by the objectives that are known.
func (v *View) worth(m showing.Mark) string {
	said := ""
	add := func(o mapmasters.Objective, key string) {
		if n := showing.Counts(m.Icon, o.Aim); n > 0 && o.ID != mapmasters.NoObjective {
			if said != "" {
				said += " "
			}
			said += v.b.Words.T(key, "n", n*o.Value)
		}
	}
	add(v.l.primary, "mapmasters.reward.brings-first")
	if v.show.share(turning, play.NoSeat, actTurn) >= 1 {
		add(v.l.secondary, "mapmasters.reward.brings-second")
	}
	return said
}

// prepare has the next dungeon's pictures painted while this one is looked at.
func (v *View) prepare(u *ui.UI, a *account) {
	for i, b := range v.l.accounts {
		if b == a && i+1 < len(v.l.accounts) && v.show.now().scene == revealing {
			next := v.l.accounts[i+1]
			cam := next.site.Fit(u, v.at.dungeon)
			next.site.Ready(u, v.b, cam, v.ink(u, next))
		}
	}
}
