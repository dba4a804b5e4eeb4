package delve

import (
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// tip is one hint of the first delve, given once: when it comes, and the thing that it points at.
type tip struct {
	key   string
	when  func(v *View) bool
	where func(v *View) ui.Rect
}

// lessons are the tips in the order in which they are tried.
func lessons() []tip {
	d := func(when func(d *dungeonroll.Delve) bool) func(v *View) bool {
		return func(v *View) bool { return when(&v.d) }
	}
	in := func(p dungeonroll.Phase) func(v *View) bool {
		return func(v *View) bool { return v.d.Phase == p }
	}
	monsters := func(v *View) ui.Rect { return v.p.Monsters }
	party := func(v *View) ui.Rect { return v.p.Party }
	return []tip{
		{"party", d(func(d *dungeonroll.Delve) bool { return d.Party.Len() > 0 && d.Level == 1 }), party},
		{"hero", d(func(d *dungeonroll.Delve) bool { return d.Hero != dungeonroll.NoHero && d.Level == 1 }), func(v *View) ui.Rect { return v.p.Hero }},
		{"monsters", d(func(d *dungeonroll.Delve) bool { return d.Phase == dungeonroll.MonsterPhase && d.Row.Monsters() > 0 }), monsters},
		{"drag", d(func(d *dungeonroll.Delve) bool { return d.Phase == dungeonroll.MonsterPhase && d.Row.Monsters() > 0 }), party},
		{"group", d(func(d *dungeonroll.Delve) bool { return d.Phase == dungeonroll.MonsterPhase && d.Row.Monsters() > 1 }), monsters},
		{"champion", d(func(d *dungeonroll.Delve) bool {
			return d.Phase == dungeonroll.MonsterPhase && d.Party.Count(dungeonroll.Champion) > 0
		}), party},
		{"scroll", d(func(d *dungeonroll.Delve) bool {
			return d.Phase == dungeonroll.MonsterPhase && d.Party.Count(dungeonroll.Scroll) > 0
		}), party},
		{"graveyard", d(func(d *dungeonroll.Delve) bool { return d.Graveyard > 0 }), func(v *View) ui.Rect { return v.p.Yard }},
		{"undo", d(func(d *dungeonroll.Delve) bool { return d.Graveyard > 0 }), func(v *View) ui.Rect { return ui.R(v.p.Second.X, v.p.Second.Bottom()+6, 40, 36) }},
		{"lair", d(func(d *dungeonroll.Delve) bool { return d.Lair > 0 }), func(v *View) ui.Rect { return v.p.Lair }},
		{"no-monsters", d(func(d *dungeonroll.Delve) bool { return d.Phase == dungeonroll.MonsterPhase && d.Row.Monsters() == 0 }), func(v *View) ui.Rect { return v.p.Main }},
		{"chest", d(func(d *dungeonroll.Delve) bool {
			return d.Phase == dungeonroll.LootPhase && d.Row.Count(dungeonroll.Chest) > 0
		}), monsters},
		{"potion", d(func(d *dungeonroll.Delve) bool {
			return d.Phase == dungeonroll.LootPhase && d.Row.Count(dungeonroll.Potion) > 0
		}), monsters},
		{"treasure", d(func(d *dungeonroll.Delve) bool { return d.Tokens.Count() > 0 }), func(v *View) ui.Rect { return v.p.Treasures }},
		{"dragon", in(dungeonroll.DragonPhase), monsters},
		{"regroup", in(dungeonroll.RegroupPhase), monsters},
		{"odds", func(v *View) bool { return v.d.Phase == dungeonroll.RegroupPhase && v.Coach && v.coach.known }, func(v *View) ui.Rect { return v.p.Coach }},
		{"flee", func(v *View) bool { return v.outlook() == cannotWin }, func(v *View) ui.Rect { return v.p.Second }},
		{"master", d(func(d *dungeonroll.Delve) bool { return d.Master }), func(v *View) ui.Rect { return v.p.Hero }},
	}
}

// tipFrame shows the tip that fits, until it is put away.
func (v *View) tipFrame(u *ui.UI) {
	if !v.Tips || !v.free() || v.hold.step != idle {
		return
	}
	for _, t := range lessons() {
		if v.Told("tips."+t.key) || !t.when(v) {
			continue
		}
		v.showTip(u, t)
		return
	}
}

// showTip draws a tip beside the thing it is about.
func (v *View) showTip(u *ui.UI, t tip) {
	text := u.T("dungeonroll.tip." + t.key)
	w := 300 * (1 + (u.TextScale-1)*.6)
	bh := 34 + u.Grow(ui.Label)
	h := u.ParagraphHeight(ui.Label, text, w-32) + bh + 30
	at := t.where(v)
	r := v.besideThing(u, at, w, h)
	u.Glow(at.Inset(2), 8, 0)
	u.Area("tip-sheet", r)
	u.Paper(r, 6)
	u.Paragraph(r.X+16, r.Y+10, r.W-32, ui.Label, text, ui.Ink, ui.AlignLeft)
	row := ui.R(r.X+10, r.Bottom()-bh-8, r.W-20, bh).Columns(2, 8)
	if u.Button("tip-ok", row[0], ui.Button{Kind: ui.Secondary, Word: u.T("dungeonroll.tips.ok"), Style: fitted(u, u.T("dungeonroll.tips.ok"), row[0].W-24)}) {
		v.Tell("tips." + t.key)
		u.Wake()
	}
	if u.Button("tip-off", row[1], ui.Button{Kind: ui.QuietPaper, Word: u.T("dungeonroll.tips.off"), Style: fitted(u, u.T("dungeonroll.tips.off"), row[1].W-16)}) {
		v.Tips = false
		v.Tell("tips")
		u.Wake()
	}
}

// fitted is a small button's style.
func fitted(u *ui.UI, word string, w float64) *ui.Style {
	s := ui.ButtonWord15
	if have := u.Width(s, word); have > w {
		s.Size *= w / have
	}
	return &s
}

// besideThing finds room for a tip that covers neither what it is about nor the buttons, and
// no dice where that is possible: beside the thing, or on the treasures, or on the lair.
func (v *View) besideThing(u *ui.UI, at ui.Rect, w, h float64) ui.Rect {
	f := v.p.Velvet
	var dicey *ui.Rect
	for _, r := range []ui.Rect{
		{X: at.X + 20, Y: at.Bottom() + 8, W: w, H: h}, {X: at.X + 20, Y: at.Y - h - 8, W: w, H: h},
		{X: at.Right() + 12, Y: at.Y + 20, W: w, H: h}, {X: at.X - w - 12, Y: at.Y + 20, W: w, H: h},
		{X: at.X - w - 12, Y: at.Bottom() - h, W: w, H: h}, {X: v.p.Treasures.X + 12, Y: v.p.Treasures.CY() - h/2, W: w, H: h},
		{X: v.p.Lair.X, Y: v.p.Lair.Bottom() - h, W: w, H: h},
	} {
		switch {
		case r.Overlaps(at) || r.X < 8 || r.Y < 8 || r.Right() > u.W-8 || r.Bottom() > u.H-8 || r.Overlaps(v.p.Main) || r.Overlaps(v.p.Second):
		case !r.Overlaps(v.p.Party) && !r.Overlaps(v.p.Monsters):
			return r
		case dicey == nil:
			dicey = &r
		}
	}
	if dicey != nil {
		return *dicey
	}
	return ui.R(f.Right()-w-10, f.Y+10, w, h)
}
