package delve

import (
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// forming says whether the Mercenary may roll dice of the new party again.
func (v *View) forming() bool { return v.d.Phase == dungeonroll.Forming && !v.scouting() }

// markParty marks a die of the party to be rolled again, or says why it cannot be.
func (v *View) markParty(u *ui.UI, slot int, at pt) {
	h := &v.hold
	s := dungeonroll.SlotsOf(slot)
	if !h.party.Has(slot) {
		m := v.marked()
		m.Party |= s
		if v.d.Check(&m).Refused() && !v.forming() {
			v.Do(u, m, at.x, at.y)
			return
		}
	}
	h.party ^= s
	u.Wake()
}

// marked is the move that rolls the marked dice again.
func (v *View) marked() dungeonroll.Move {
	h := &v.hold
	m := dungeonroll.Move{Kind: dungeonroll.Reroll, Source: h.src, Party: h.party, Level: h.level}
	switch {
	case v.forming():
		m = dungeonroll.Move{Kind: dungeonroll.FormReroll, Party: h.party}
	case h.move.Kind == dungeonroll.Ultimate:
		m.Kind, m.Source = dungeonroll.Ultimate, 0
	}
	return m
}

// addExtra ends a fight's choice of one monster more.
func (v *View) addExtra(u *ui.UI, slot int, at pt) {
	h := &v.hold
	m := h.move
	if slot > 0 {
		m.Level |= dungeonroll.SlotsOf(slot)
	}
	if slot > 0 && !h.could.Has(slot) {
		v.Do(u, m, at.x, at.y) // the rules say why
		return
	}
	v.submit(u, m, at.x, at.y)
}
