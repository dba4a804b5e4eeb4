package score

import (
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

// card draws the hero's card as it turns over to the master's side (DR-113).
func (v *View) card(u *ui.UI, r ui.Rect) {
	pl := v.State().Player(v.fresh.seat)
	side := func(master bool) heroart.Card {
		return v.Card(pl.Hero, master, int(pl.XP), false, min(u.TextScale, 1.25))
	}
	name := "master"
	u.Area(name, r)
	u.Tip(name, r, ui.Tip{Title: v.HeroName(pl.Hero, true), Body: v.HeroText(pl.Hero, true, "specialty") + " " + v.HeroText(pl.Hero, true, "ultimate"), Clause: "DR-112"})
	t := float64(v.now()-written) / float64(turning)
	if t >= 1 {
		u.Shadow(r, 9, 6, 0)
		if !v.DrawCard(u, side(true), r.X, r.Y, r.W, paint.Place{}) {
			board.Sheet(u, r)
		}
		return
	}
	v.DrawTurn(u, r, side(false), side(true), max(0, t))
	if t > 0 {
		board.TurnGlow(u, r, t)
	}
}
