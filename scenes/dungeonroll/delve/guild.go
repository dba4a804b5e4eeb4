package delve

import (
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// pick is the die whose face is being set.
type pick struct {
	slot  int // 0 for none
	party bool
}

// setPiece is a die as it would lie: the one that the guild sets shows the face that has been
// chosen for it.
func (v *View) setPiece(p *piece, slot int, party bool) *piece {
	h := &v.hold
	q := *p
	switch {
	case h.step != setting:
		return p
	case party && h.move.Party.Has(slot):
		q.face = h.move.ToFace.String()
	case !party && h.move.Level.Has(slot):
		q.face = h.move.ToFoe.String()
	}
	return &q
}

func (v *View) pickParty(u *ui.UI, slot int, at pt) {
	v.hold.pick, v.hold.at = pick{slot, true}, at
	u.Wake()
}

func (v *View) pickLevel(u *ui.UI, slot int, at pt) {
	v.hold.pick, v.hold.at = pick{slot, false}, at
	u.Wake()
}

// picked says whether a die of the party, or else of the level, is the one being set.
func (v *View) picked(slot int, party bool) bool {
	return v.hold.step == setting && v.hold.pick == pick{slot, party}
}

// setMove is the move with the picked die set to a face.
func (v *View) setMove(face int) dungeonroll.Move {
	h := &v.hold
	m := h.move
	if h.pick.party {
		m.Party, m.ToFace = dungeonroll.SlotsOf(h.pick.slot), dungeonroll.Face(face)
	} else {
		m.Level, m.ToFoe = dungeonroll.SlotsOf(h.pick.slot), dungeonroll.Foe(face)
	}
	return m
}

// setTo sets the picked die to a face; the Guild Master may set one of each kind.
func (v *View) setTo(u *ui.UI, face int) {
	h := &v.hold
	m := v.setMove(face)
	if !v.legal(m) {
		v.Do(u, m, h.at.x, h.at.y)
		return
	}
	h.move, h.pick = m, pick{}
	if !v.d.Master || m.Party != 0 && m.Level != 0 {
		v.submit(u, m, h.at.x, h.at.y)
	}
	u.Wake()
}
