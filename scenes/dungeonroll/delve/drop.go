package delve

import (
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// spotKind is a kind of place that something can be dropped on or used at.
type spotKind uint8

const (
	nowhere spotKind = iota
	onLevel          // a die of the level, n its slot
	onVelvet
	onLair
	onYard
	onPlinth // n from 1
	onTray   // the Scout's, n the level
)

// spot is such a place.
type spot struct {
	kind spotKind
	n    int
}

// spotAt is the place under a point of the window.
func (v *View) spotAt(u *ui.UI, x, y float64) spot {
	for i := len(v.level) - 1; i >= 0; i-- {
		at, half := v.where(u, v.level[i])
		if rectOf(at, half).Has(x, y) {
			return spot{onLevel, i + 1}
		}
	}
	for i := range v.plinthCount() {
		if v.plinthRect(i).Has(x, y) {
			return spot{onPlinth, i + 1}
		}
	}
	if v.scouting() {
		for i := range trays {
			if v.trayRect(i).Has(x, y) {
				return spot{onTray, i + 1}
			}
		}
	}
	switch {
	case v.p.Lair.Has(x, y):
		return spot{onLair, 0}
	case v.p.Yard.Has(x, y):
		return spot{onYard, 0}
	case v.p.Velvet.Has(x, y) && y < v.p.Braid+20:
		return spot{onVelvet, 0}
	}
	return spot{}
}

// moveAt is the move that what is held would make at a place, with as much as it can
// take, and false where it would do nothing at all. Faces of revived dice stand in.
func (v *View) moveAt(s spot) (dungeonroll.Move, bool) {
	h := &v.hold
	if h.token != dungeonroll.NoToken {
		return v.tokenMove(s)
	}
	if h.src == 0 { // a die of the Scout
		return dungeonroll.Move{}, false
	}
	switch s.kind {
	case onLevel:
		switch foe := v.d.Row.At(s.n); {
		case foe.Monster():
			return v.fight(h.src, s.n), true
		case foe == dungeonroll.Chest:
			return v.open(h.src), true
		case foe == dungeonroll.Potion:
			return v.quaff(h.src), true
		}
	case onVelvet:
		if v.isScroll(h.src) {
			return v.read(h.src), true
		}
	case onPlinth:
		return dungeonroll.Move{Kind: dungeonroll.FightDragon}, true
	}
	return dungeonroll.Move{}, false
}

// tokenMove is what a treasure with an effect of its own would do at a place.
func (v *View) tokenMove(s spot) (dungeonroll.Move, bool) {
	m := dungeonroll.Move{Kind: dungeonroll.UseToken, Token: v.hold.token}
	if m.Token == dungeonroll.Elixir {
		m = m.SetFaces(v.last)
	}
	where := map[dungeonroll.Token][]spotKind{
		dungeonroll.Ring: {onVelvet, onLevel, onLair}, dungeonroll.Bait: {onVelvet, onLevel, onLair},
		dungeonroll.Portal: {onVelvet, onLevel, onLair}, dungeonroll.Elixir: {onYard, onVelvet}, dungeonroll.Scales: {onVelvet, onLevel},
	}
	for _, k := range where[m.Token] {
		if k == s.kind {
			return m, true
		}
	}
	return m, false
}

// fight takes the whole group of a monster as far as one of the source's roles goes, but
// for what is to be spared.
func (v *View) fight(src dungeonroll.Source, slot int) dungeonroll.Move {
	foe := v.d.Row.At(slot)
	group := dungeonroll.SlotsOf(slot)
	m := dungeonroll.Move{Kind: dungeonroll.Fight, Source: src, Level: group}
	for role := dungeonroll.Cleric; role <= dungeonroll.Champion; role++ {
		if v.roles(src).Has(role) && dungeonroll.TakesAll(role, foe) {
			m.Level |= v.slotsOf(foe) &^ v.hold.spared
			break
		}
	}
	return m
}

// slotsOf is the set of the level's slots that show a face.
func (v *View) slotsOf(foe dungeonroll.Foe) dungeonroll.Slots {
	var s dungeonroll.Slots
	for slot := 1; slot <= v.d.Row.Len(); slot++ {
		if v.d.Row.At(slot) == foe {
			s |= dungeonroll.SlotsOf(slot)
		}
	}
	return s
}

// open opens as many chests as the source can.
func (v *View) open(src dungeonroll.Source) dungeonroll.Move {
	m := dungeonroll.Move{Kind: dungeonroll.OpenChests, Source: src, N: 1}
	for n := v.d.Row.Count(dungeonroll.Chest); n > 1; n-- {
		m.N = uint8(n)
		if v.legal(m) {
			return m
		}
	}
	m.N = 1
	return m
}

// quaff drinks as many potions as the graveyard allows.
func (v *View) quaff(src dungeonroll.Source) dungeonroll.Move {
	m := dungeonroll.Move{Kind: dungeonroll.Quaff, Source: src}
	for n := v.d.Row.Count(dungeonroll.Potion); n > 1; n-- {
		if all := m.SetFaces(v.sameFaces(n)...); v.legal(all) {
			return all
		}
	}
	return m.SetFaces(v.last)
}

func (v *View) sameFaces(n int) []dungeonroll.Face {
	list := make([]dungeonroll.Face, n)
	for i := range list {
		list[i] = v.last
	}
	return list
}

// read is a re-roll of any die that can be rolled: it says whether reading is possible.
func (v *View) read(src dungeonroll.Source) dungeonroll.Move {
	m := dungeonroll.Move{Kind: dungeonroll.Reroll, Source: src}
	if v.d.Row.Len() > 0 {
		m.Level = dungeonroll.SlotsOf(1)
		return m
	}
	for slot := 1; slot <= v.d.Party.Len(); slot++ {
		if slot != src.Slot() && !v.d.Party.At(slot).Temporary() {
			m.Party = dungeonroll.SlotsOf(slot)
			break
		}
	}
	return m
}

// use does what is held at a place, or asks what has still to be known.
func (v *View) use(u *ui.UI, s spot, x, y float64) {
	h := &v.hold
	m, ok := v.moveAt(s)
	if !ok {
		if h.drag {
			v.back(u)
		}
		v.letGo()
		u.Wake()
		return
	}
	h.at, h.move = pt{x, y}, m
	switch {
	case s.kind == onPlinth:
		v.place(u, s.n)
	case !v.legal(m): // the rules say why
		if h.drag {
			v.back(u)
		}
		v.Do(u, m, x, y)
		v.letGo()
	case m.Kind == dungeonroll.Fight:
		if h.could = v.extras(m); h.could != 0 {
			h.step, h.drag = adding, false
			return
		}
		v.submit(u, m, x, y)
	case m.Kind == dungeonroll.OpenChests && m.N > 1:
		h.step, h.most, h.drag = counting, int(m.N), false
	case m.Kind == dungeonroll.Quaff:
		v.revive(m, m.Potions())
	case m.Kind == dungeonroll.UseToken && m.Token == dungeonroll.Elixir:
		v.revive(m, 1)
	case m.Kind == dungeonroll.Reroll:
		h.step, h.drag, h.party, h.level = marking, false, 0, 0
	default:
		v.submit(u, m, x, y)
	}
	u.Wake()
}

// extras are the monsters of which one may be added to a fight.
func (v *View) extras(m dungeonroll.Move) dungeonroll.Slots {
	var could dungeonroll.Slots
	for slot := 1; slot <= v.d.Row.Len(); slot++ {
		s := dungeonroll.SlotsOf(slot)
		if m.Level.Has(slot) || v.hold.spared.Has(slot) {
			continue
		}
		more := m
		more.Level |= s
		if v.legal(more) {
			could |= s
		}
	}
	return could
}

// revive asks for the faces of so many dice that come back.
func (v *View) revive(m dungeonroll.Move, most int) {
	h := &v.hold
	h.step, h.drag, h.move, h.most = reviving, false, m, most
	h.faces = v.sameFaces(most)
}
