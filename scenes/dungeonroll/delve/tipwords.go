package delve

import (
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// tipFoe offers the tooltip of a dungeon die.
func (v *View) tipFoe(u *ui.UI, name string, r ui.Rect, foe dungeonroll.Foe) {
	if foe == dungeonroll.NoFoe {
		return
	}
	now := ""
	if n := v.d.Row.Count(foe); n > 0 {
		now = u.T("dungeonroll.tips.here", "what", v.Count(foe.String(), n))
	}
	u.Tip(name, r, ui.Tip{Title: v.FoeName(foe), Body: u.T("dungeonroll.face." + foe.String() + ".tip"), Now: now, Clause: foeClause(foe)})
}

func foeClause(foe dungeonroll.Foe) string {
	switch foe {
	case dungeonroll.Chest:
		return "DR-046"
	case dungeonroll.Potion:
		return "DR-052"
	case dungeonroll.Dragon:
		return "DR-025"
	}
	return "DR-032"
}

// tipFace offers the tooltip of a die of the party, with what the hero adds to it.
func (v *View) tipFace(u *ui.UI, name string, r ui.Rect, slot int) {
	die := v.d.Party.At(slot)
	f := die.Face()
	if f == dungeonroll.NoFace {
		return
	}
	now := ""
	if v.d.Roles(f).Has(f) && v.moreRoles(f) || !v.d.Roles(f).Has(f) && v.d.Roles(f) != 0 {
		now = v.HeroText(v.d.Hero, v.d.Master, "specialty")
	}
	if die.Temporary() {
		now = u.T("dungeonroll.tips.temporary")
	}
	clauses := map[dungeonroll.Face]string{dungeonroll.Cleric: "DR-081", dungeonroll.Fighter: "DR-082", dungeonroll.Mage: "DR-083",
		dungeonroll.Thief: "DR-084", dungeonroll.Champion: "DR-085", dungeonroll.Scroll: "DR-035"}
	u.Tip(name, r, ui.Tip{Title: v.FaceName(f), Body: u.T("dungeonroll.face." + f.String() + ".tip"), Now: now, Clause: clauses[f]})
}

func (v *View) moreRoles(f dungeonroll.Face) bool {
	for other := dungeonroll.Cleric; other <= dungeonroll.Champion; other++ {
		if other != f && v.d.Roles(f).Has(other) {
			return true
		}
	}
	return false
}
