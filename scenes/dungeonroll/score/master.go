package score

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/heroart"
)

// becomes says which master the hero has turned into.
func (v *View) becomes(u *ui.UI) string {
	hero := v.State().Player(v.fresh.seat).Hero
	return u.T("dungeonroll.score.master", "hero", v.HeroName(hero, false), "master", v.HeroName(hero, true))
}

type cardKey struct {
	card heroart.Card
	w, k float64
}

// card draws the hero's card as it turns over to the master's side (DR-113).
func (v *View) card(u *ui.UI, r ui.Rect) {
	pl := v.State().Player(v.fresh.seat)
	side := func(master bool) heroart.Card {
		return v.Card(pl.Hero, master, int(pl.XP), false, min(u.TextScale, 1.25))
	}
	name := "master"
	u.Area(name, r)
	u.Tip(name, r, ui.Tip{Title: v.HeroName(pl.Hero, true), Body: v.HeroText(pl.Hero, true, "specialty") + " " + v.HeroText(pl.Hero, true, "ultimate"), Clause: "DR-112"})
	u.Shadow(r, 9, 6, 0)
	t := float64(v.now()-written) / float64(turning)
	if t >= 1 || u.Prefs.Reduced {
		if !v.DrawCard(u, side(true), r.X, r.Y, r.W, paint.Place{}) {
			board.Sheet(u, r)
		}
		if t < 1 { // the novice's side fades out over it
			v.DrawCard(u, side(false), r.X, r.Y, r.W, paint.Place{Fade: max(0, t)})
		}
		return
	}
	if !u.Drawing() {
		return
	}
	k := u.Scale
	picture := func(c heroart.Card) *paint.Picture {
		return u.Art.Gallery.Later(cardKey{c, r.W, k}, func() *image.RGBA { return v.CardPicture(c, r.W, k) })
	}
	if t > 0 {
		u.Glow(r.Inset(-6), 12, t)
	}
	heroart.DrawTurn(u.Surface(), picture(side(false)), picture(side(true)), paint.Box{X: r.X * k, Y: r.Y * k, W: r.W * k, H: r.H * k}, t)
}
