package delve

import (
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// aim is what of the level is marked in this pass.
type aim struct {
	active bool              // something is held or asked for: what does not matter is quiet
	could  dungeonroll.Slots // legal targets
	taken  dungeonroll.Slots // what would be taken
	marked dungeonroll.Slots // dice of the level
	party  dungeonroll.Slots // marked dice of the party
	pmay   dungeonroll.Slots // dice of the party that can be chosen
	more   bool              // further targets are asked for: they glow
}

// aim finds out what is a target now, and what would be taken there.
func (v *View) aim(u *ui.UI) aim {
	h := &v.hold
	a := aim{active: h.step != idle && v.free()}
	switch h.step {
	case holding:
		for slot := 1; slot <= v.d.Row.Len(); slot++ {
			if m, ok := v.moveAt(spot{onLevel, slot}); ok && v.legal(m) {
				a.could |= dungeonroll.SlotsOf(slot)
			}
		}
		a.taken = v.preview(u, a.could)
	case marking:
		a.could, a.marked, a.party = allSlots(v.d.Row.Len()), h.level, h.party
		a.pmay = allSlots(v.d.Party.Len())
		if s := h.src.Slot(); s > 0 {
			a.pmay &^= dungeonroll.SlotsOf(s)
		}
	case adding:
		a.could, a.taken, a.more = h.could, h.move.Level, true
	case aiming:
		a.could, a.taken, a.more = h.could, h.level, true
		if h.most == 0 {
			a.could = v.sealTakes()
		}
	case counting, reviving:
		a.taken = v.takenSoFar()
	case giving:
		for slot := 1; slot <= v.d.Party.Len(); slot++ {
			m := h.move
			m.Source = dungeonroll.PartyDie(slot)
			if v.legal(m) { // the Time Lady's scroll (DR-213)
				a.pmay |= dungeonroll.SlotsOf(slot)
			}
		}
	case setting:
		a.could, a.pmay = allSlots(v.d.Row.Len()), allSlots(v.d.Party.Len())
		a.marked, a.party = h.move.Level, h.move.Party
	}
	return a
}

func allSlots(n int) dungeonroll.Slots {
	var s dungeonroll.Slots
	for i := 1; i <= n; i++ {
		s |= dungeonroll.SlotsOf(i)
	}
	return s
}

// hovered is the place that the hand or the keyboard's focus is at.
func (v *View) hovered(u *ui.UI) spot {
	if name, ring := u.Focused(); ring {
		for i := range v.level {
			if name == levelName(i+1) {
				return spot{onLevel, i + 1}
			}
		}
		return spot{}
	}
	x, y, in := u.Pointer()
	if !in {
		return spot{}
	}
	return v.spotAt(u, x, y)
}

// preview is what would be taken at the place under the pointer.
func (v *View) preview(u *ui.UI, could dungeonroll.Slots) dungeonroll.Slots {
	s := v.hovered(u)
	if s.kind != onLevel || !could.Has(s.n) {
		if m, ok := v.moveAt(s); ok && m.Kind == dungeonroll.UseToken && v.legal(m) && m.Token != dungeonroll.Elixir && m.Token != dungeonroll.Portal {
			return v.tokenTakes(m.Token)
		}
		return 0
	}
	m, _ := v.moveAt(s)
	switch m.Kind {
	case dungeonroll.Fight:
		return m.Level
	case dungeonroll.OpenChests:
		return v.firstOf(dungeonroll.Chest, int(m.N))
	case dungeonroll.Quaff:
		return v.firstOf(dungeonroll.Potion, m.Potions())
	case dungeonroll.UseToken:
		return v.tokenTakes(m.Token)
	}
	return dungeonroll.SlotsOf(s.n)
}

// tokenTakes are the dice of the level that a ring or a bait takes away.
func (v *View) tokenTakes(k dungeonroll.Token) dungeonroll.Slots {
	switch k {
	case dungeonroll.Ring:
		return allSlots(v.d.Row.Len())
	case dungeonroll.Bait:
		return v.d.Row.MonsterSlots()
	}
	return 0
}

func (v *View) firstOf(foe dungeonroll.Foe, n int) dungeonroll.Slots {
	var s dungeonroll.Slots
	for _, slot := range v.slotsOf(foe).List() {
		if n--; n >= 0 {
			s |= dungeonroll.SlotsOf(slot)
		}
	}
	return s
}

func (v *View) takenSoFar() dungeonroll.Slots {
	h := &v.hold
	if h.step == counting {
		return v.firstOf(dungeonroll.Chest, int(h.move.N))
	}
	if h.move.Kind == dungeonroll.Quaff {
		return v.firstOf(dungeonroll.Potion, len(h.faces))
	}
	return 0
}
