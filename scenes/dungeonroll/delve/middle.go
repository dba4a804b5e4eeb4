package delve

import (
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// middle draws the place in the middle where scrolls are read and treasures used, while
// one is held that works there.
func (v *View) middle(u *ui.UI) {
	if !v.free() || v.hold.step != holding {
		return
	}
	m, ok := v.moveAt(spot{onVelvet, 0})
	if !ok || !v.legal(m) {
		return
	}
	word := u.T("dungeonroll.hand.use-here")
	if m.Kind == dungeonroll.Reroll {
		word = u.T("dungeonroll.hand.read-here")
	}
	w := max(190, u.Width(ui.LabelMedium, word)+60)
	r := ui.R(v.p.Velvet.CX()-w/2, v.p.Braid-20, w, 40+u.Grow(ui.LabelMedium))
	t := u.Touch("middle", r)
	u.Glow(r, 20, 0)
	u.Paper(r, 3)
	u.TextIn(r, ui.LabelMedium, word, ui.Ink, ui.AlignMiddle)
	if t.Ring {
		u.Ring(r, 18)
	}
	if t.Clicked {
		v.use(u, spot{onVelvet, 0}, r.CX(), r.Y)
	}
}

// aimPrompt is the key of what is asked of an ultimate's targets (DR-121).
func (v *View) aimPrompt() string {
	switch {
	case v.hold.most == 0:
		return "bare"
	case v.hold.most == 1:
		return "aim"
	case v.hold.exact:
		return "aim-exactly"
	}
	return "aim-several"
}

// prompt says on a slip what is asked for, while a move is being put together.
func (v *View) prompt(u *ui.UI) {
	if !v.free() {
		return
	}
	key := map[step]string{marking: "mark", adding: "add", aiming: "aim", giving: "give", setting: "set"}[v.hold.step]
	switch {
	case v.owes():
		key = "owe"
	case v.forming():
		key = "form"
	case v.scouting():
		key = "scout"
	case v.hold.step == aiming:
		key = v.aimPrompt()
	}
	if key == "" {
		return
	}
	word := u.T("dungeonroll.prompt."+key, "n", v.hold.most, "owed", v.d.Owed, "what", v.HeroText(v.d.Hero, v.d.Master, "ultimate"))
	w := min(u.Width(ui.LabelMedium, word)+48, v.p.Velvet.W-20)
	h := 14 + u.ParagraphHeight(ui.LabelMedium, word, w-32)
	r := ui.R(v.p.Velvet.CX()-w/2, min(v.p.Velvet.Bottom()-2, v.p.Treasures.Y-h-4), w, h) // on the rim, where it hides no die
	u.Paper(r, 4)
	u.Paragraph(r.X+16, r.Y+6, w-32, ui.LabelMedium, word, ui.Ink, ui.AlignMiddle)
}

// label says what would be taken at the place under the pointer.
func (v *View) label(u *ui.UI) {
	if !u.Drawing() {
		return
	}
	s := v.hovered(u)
	m, ok := v.moveAt(s)
	if !ok || !v.legal(m) {
		return
	}
	text, more := v.says(u, m)
	if text == "" {
		return
	}
	x, y, _ := u.Pointer()
	if s.kind == onLevel {
		at, half := v.where(u, v.level[s.n-1])
		x, y = at.x+half, at.y+1.5*half
	}
	w := max(u.Width(ui.BodyBold, text), u.Width(ui.Label, more)) + 30
	h := 14 + u.LineHeight(ui.BodyBold)
	if more != "" {
		h += u.LineHeight(ui.Label)
	}
	r := ui.R(min(max(8, x), u.W-w-8), min(y+.4*v.p.Half, u.H-h-8), w, h)
	u.Over(func() {
		u.Paper(r, 5)
		u.Text(r.X+15, r.Y+7+.78*u.LineHeight(ui.BodyBold), ui.BodyBold, text, ui.Ink, ui.AlignLeft)
		if more != "" {
			u.Text(r.X+15, r.Y+7+u.LineHeight(ui.BodyBold)+.74*u.LineHeight(ui.Label), ui.Label, more, ui.InkSecond, ui.AlignLeft)
		}
	})
}

// sourceName is the name of what is used.
func (v *View) sourceName(src dungeonroll.Source) string {
	switch k := src.Token(); {
	case k != dungeonroll.NoToken:
		return v.TokenName(k)
	case src == dungeonroll.HeroCard:
		return v.HeroName(v.d.Hero, v.d.Master)
	}
	return v.FaceName(v.faceOf(src))
}

// says tells in words what a move would take.
func (v *View) says(u *ui.UI, m dungeonroll.Move) (text, more string) {
	name := v.sourceName(m.Source)
	switch m.Kind {
	case dungeonroll.Fight:
		var list []dungeonroll.Foe
		for _, slot := range m.Level.List() {
			list = append(list, v.d.Row.At(slot))
		}
		text = u.T("dungeonroll.says.fight", "name", name, "what", v.Foes(list))
		switch {
		case v.extras(m) != 0:
			more = u.T("dungeonroll.says.extra")
		case len(list) > 1:
			more = u.T("dungeonroll.says.spare")
		}
	case dungeonroll.OpenChests:
		text = u.T("dungeonroll.says.open", "name", name, "what", v.Count("chest", int(m.N)))
	case dungeonroll.Quaff:
		text = u.T("dungeonroll.says.quaff", "name", name, "what", v.Count("potion", m.Potions()))
	case dungeonroll.Reroll:
		text = u.T("dungeonroll.says.read")
	case dungeonroll.UseToken:
		text = v.TokenName(m.Token)
		more = ""
	}
	return text, more
}
