package delve

import (
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// ultimates are the uses of the ultimate that the rules offer now, none if it cannot be
// used.
func (v *View) ultimates() []dungeonroll.Move {
	var list []dungeonroll.Move
	if v.d.CanUltimate() {
		v.d.Moves(func(m dungeonroll.Move) {
			if m.Kind == dungeonroll.Ultimate {
				list = append(list, m)
			}
		})
	}
	return list
}

// breakSeal begins the use of the ultimate: what it needs is asked for, and what needs
// nothing is done when the seal is broken.
func (v *View) breakSeal(u *ui.UI, at pt) {
	bare := dungeonroll.Move{Kind: dungeonroll.Ultimate}
	if v.d.CardRoles() != 0 && v.d.CanUltimate() {
		v.take(u, dungeonroll.HeroCard, dungeonroll.NoToken, false)
		return
	}
	list := v.ultimates()
	switch {
	case len(list) == 0 && v.d.Spent: // whatever else were missing (DR-116)
		v.Refuse(u, dungeonroll.Why{Code: dungeonroll.UltimateSpent, Clause: 116}.Refusal(&v.d, &bare), at.x, at.y)
		return
	case len(list) == 0:
		v.Do(u, bare, at.x, at.y) // the rules say why
		return
	}
	if v.hold.step == aiming && v.hold.move.Kind == dungeonroll.Ultimate && v.hold.most == 0 {
		v.submit(u, bare, at.x, at.y) // the second touch breaks it
		return
	}
	v.letGo()
	h := &v.hold
	h.move, h.at, h.exact = bare, at, true
	var shape dungeonroll.Move
	for _, m := range list {
		shape.Party |= m.Party
		shape.Level |= m.Level
		shape.ToFace, shape.ToFoe = max(shape.ToFace, m.ToFace), max(shape.ToFoe, m.ToFoe)
		shape.Token, shape.Source = max(shape.Token, m.Token), max(shape.Source, m.Source)
		h.most = max(h.most, m.Level.Count())
		h.exact = h.exact && m.Level.Count() == list[0].Level.Count()
		h.could |= m.Level
	}
	switch {
	case shape.Token != dungeonroll.NoToken || shape.Source != 0:
		h.step = giving
	case shape.ToFace != dungeonroll.NoFace || shape.ToFoe != dungeonroll.NoFoe:
		h.step = setting
	case shape.Party != 0 || v.d.Hero == dungeonroll.Mercenary && v.d.Master:
		h.step = marking
	default:
		h.step = aiming
		h.could = v.sameDice(h.could)
	}
	u.Play("seal")
	u.Wake()
}

// sameDice adds to a set of slots all that show the same faces: lists of moves name one
// of several equal dice.
func (v *View) sameDice(s dungeonroll.Slots) dungeonroll.Slots {
	all := s
	for _, slot := range s.List() {
		all |= v.slotsOf(v.d.Row.At(slot))
	}
	return all
}

// aimAt marks a target of the ultimate or the Tracker; where one is all there can be, it
// is used at once.
func (v *View) aimAt(u *ui.UI, slot int, at pt) {
	h := &v.hold
	if h.most == 0 { // there is nothing to choose
		return
	}
	s := dungeonroll.SlotsOf(slot)
	if h.level.Has(slot) {
		h.level &^= s
		return
	}
	if h.most == 1 || !h.could.Has(slot) {
		h.level = s
	} else {
		h.level |= s
	}
	if h.first == 0 || !h.level.Has(h.first) {
		h.first = slot
	}
	m := v.aimed()
	switch {
	case h.most == 1:
		v.submit(u, m, at.x, at.y)
	case !h.could.Has(slot) || h.level.Count() > h.most:
		v.Do(u, m, at.x, at.y)
		h.level &^= s
	}
}

// aimed is the move with the targets named so far.
func (v *View) aimed() dungeonroll.Move {
	h := &v.hold
	m := h.move
	m.Level = h.level
	if h.first != 0 && h.level.Has(h.first) && h.first != h.level.List()[0] {
		m.First = uint8(h.first)
	}
	return m
}

// track aims the Tracker's eye: one goblin is rolled again.
func (v *View) track(u *ui.UI, at pt) {
	m := dungeonroll.Move{Kind: dungeonroll.Specialty, Level: v.firstOf(dungeonroll.Goblin, 1)}
	if !v.legal(m) {
		v.Do(u, m, at.x, at.y)
		return
	}
	v.letGo()
	h := &v.hold
	h.step, h.most, h.could, h.at = aiming, 1, v.slotsOf(dungeonroll.Goblin), at
	h.move = dungeonroll.Move{Kind: dungeonroll.Specialty}
	u.Wake()
}

// giveToken gives a treasure for the ultimate.
func (v *View) giveToken(u *ui.UI, k dungeonroll.Token, at pt) {
	h := &v.hold
	m := h.move
	m.Token = k
	if n := v.paladinRevives(); n > 0 {
		h.at = at
		v.revive(m, n)
		return
	}
	v.submit(u, m, at.x, at.y)
}

// paladinRevives is how many dice come back when all potions of the level are drunk.
func (v *View) paladinRevives() int {
	if v.d.Hero != dungeonroll.Crusader {
		return 0
	}
	return min(v.d.Row.Count(dungeonroll.Potion), int(v.d.Graveyard))
}

// giveScroll gives a scroll die for the ultimate.
func (v *View) giveScroll(u *ui.UI, slot int, at pt) {
	m := v.hold.move
	m.Source = dungeonroll.PartyDie(slot)
	v.submit(u, m, at.x, at.y)
}
