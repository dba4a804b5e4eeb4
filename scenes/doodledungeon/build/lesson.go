package build

import (
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// Lesson is the tip of the first game that fits now.
func (v *View) Lesson() string {
	if !v.open || v.own.on {
		return ""
	}
	switch v.due.Kind {
	case card.Formation:
		return "walls"
	case card.Creature:
		return "creature"
	case card.Treasure:
		return "treasure"
	}
	return "upgrade"
}

// Hint points at a good square for what is due: one that every hero must cross for a
// trap or monster, one that is guarded for a treasure.
func (v *View) Hint(u *ui.UI) {
	if !v.free() || !v.open {
		return
	}
	sh := v.st.Sheet(v.seat)
	q, key := sheet.NoSquare, ""
	switch v.due.Kind {
	case card.Creature:
		q, key = v.legal.First(), "room"
		if hidden := v.legal.And(v.Treasures(v.seat)); !hidden.Empty() && v.due.Mark.Monster() {
			q, key = hidden.First(), "treasure"
		} else if must := v.legal.And(sh.Bottlenecks()); !must.Empty() {
			q, key = must.First(), "must"
		}
	case card.Treasure:
		if g := v.legal.And(sh.Guards()); !g.Empty() {
			q, key = g.First(), "guard"
		} else if !v.legal.Empty() {
			q, key = v.legal.First(), "room"
		}
	case card.Formation:
		q, key = v.legal.First(), "turn"
	case card.Upgrade:
		v.Advise(u, u.T("doodledungeon.hint.upgrade"))
		return
	}
	if !q.Valid() {
		return
	}
	v.Advise(u, u.T("doodledungeon.hint."+key, "square", q))
}
