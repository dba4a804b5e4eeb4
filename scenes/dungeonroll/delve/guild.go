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

func (v *View) pickParty(u *ui.UI, slot int, at pt) {
	v.hold.pick, v.hold.at = pick{slot, true}, at
	u.Wake()
}

func (v *View) pickLevel(u *ui.UI, slot int, at pt) {
	v.hold.pick, v.hold.at = pick{slot, false}, at
	u.Wake()
}

// setTo sets the picked die to a face; the Guild Master may set one of each kind.
func (v *View) setTo(u *ui.UI, face int) {
	h := &v.hold
	m := h.move
	if h.pick.party {
		m.Party, m.ToFace = dungeonroll.SlotsOf(h.pick.slot), dungeonroll.Face(face)
	} else {
		m.Level, m.ToFoe = dungeonroll.SlotsOf(h.pick.slot), dungeonroll.Foe(face)
	}
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
