package delve

import (
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// sealTakes are the dice of the level that an ultimate without a choice takes (DR 4.4).
func (v *View) sealTakes() dungeonroll.Slots {
	switch v.d.Hero {
	case dungeonroll.Knight: // DR-146
		return v.d.Row.MonsterSlots()
	case dungeonroll.Tracker: // the Ranger's, DR-201
		return v.firstOf(dungeonroll.Goblin, 1) | v.firstOf(dungeonroll.Skeleton, 1) | v.firstOf(dungeonroll.Ooze, 1)
	case dungeonroll.Spellsword: // DR-163
		if v.d.Rules.BattlemageLevel {
			return allSlots(v.d.Row.Len())
		}
	}
	return 0
}

// sealPlaces are the places of the table that an ultimate without a choice empties or
// takes dice from.
func (v *View) sealPlaces() []ui.Rect {
	switch v.d.Hero {
	case dungeonroll.Minstrel, dungeonroll.Spellsword, dungeonroll.Viking: // DR-157
		return []ui.Rect{v.p.Lair}
	case dungeonroll.Alchemist, dungeonroll.Dwarf: // DR-167
		return []ui.Rect{v.p.Yard}
	}
	return nil
}

// sealLight puts in the light what the seal, broken now, would act on.
func (v *View) sealLight(u *ui.UI) {
	h := &v.hold
	if !u.Drawing() || h.step != aiming || h.most != 0 || h.move.Kind != dungeonroll.Ultimate || !v.free() {
		return
	}
	for _, r := range v.sealPlaces() {
		u.Over(func() { u.Glow(r.Inset(-4), 12, 0) })
	}
}
