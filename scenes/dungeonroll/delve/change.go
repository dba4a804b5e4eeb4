package delve

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

// partyChanged lets used dice go to the graveyard and new ones come from it.
func (c *change) partyChanged() {
	v := c.v
	var gone dungeonroll.Slots
	if s := c.move.Source.Slot(); s > 0 {
		gone |= dungeonroll.SlotsOf(s)
	}
	for _, use := range c.move.Uses {
		if s := use.Source.Slot(); s > 0 {
			gone |= dungeonroll.SlotsOf(s)
		}
	}
	for _, e := range c.evs {
		if r, ok := e.(dungeonroll.ChampionRolled); ok {
			gone &^= dungeonroll.SlotsOf(r.Slot)
		}
	}
	var kept []*piece
	for i, p := range v.party {
		if gone.Has(i + 1) {
			c.buried(p)
			continue
		}
		kept = append(kept, p)
	}
	for i := len(kept) - 1; i >= 0 && len(kept) > v.d.Party.Len(); i-- {
		if kept[i].temp { // transformed monsters go when the level is over
			c.leave.fly = append(c.leave.fly, c.upAndAway(kept[i]))
			kept = slices.Delete(kept, i, i+1)
		}
	}
	v.party = kept[:min(len(kept), v.d.Party.Len())]
	for slot := 1; slot <= v.d.Party.Len(); slot++ {
		die := v.d.Party.At(slot)
		if slot <= len(v.party) {
			v.party[slot-1].face, v.party[slot-1].temp = die.Face().String(), die.Temporary()
			continue
		}
		c.joins(die)
	}
}

// joins appends a die to the party: from the graveyard, or a transformed monster.
func (c *change) joins(die dungeonroll.Die) {
	v := c.v
	p := v.newPiece(die.Face().String())
	p.temp = die.Temporary()
	p.rest = roomFor(v.party, v.partyFloor())
	v.party = append(v.party, p)
	from := pt{v.p.Yard.CX(), v.p.Yard.CY()}
	if p.temp {
		from = pt{v.p.Monsters.CX(), v.p.Monsters.CY()}
	}
	c.places = append(c.places, placed{p, from})
}

// buried lets a die of the party fly to the graveyard.
func (c *change) buried(p *piece) {
	v := c.v
	if p.temp {
		c.leave.fly = append(c.leave.fly, c.upAndAway(p))
		return
	}
	to := v.plot(int(v.d.Graveyard) - 1)
	c.leave.fly = append(c.leave.fly, flight{die: p.die(), from: c.placeOf(p), to: to, half: v.p.Half, shrink: .5, fade: true})
	if c.leave.yard < int(v.d.Graveyard) {
		c.leave.yard++
	}
	c.leave.sound = "bury"
}

// upAndAway is a die of the dungeon that returns to the supply.
func (c *change) upAndAway(p *piece) flight {
	at := c.placeOf(p)
	return flight{die: p.die(), from: at, to: pt{at.x, at.y - 60}, half: c.v.p.Half, shrink: .3, fade: true}
}

// levelChanged finds out which dice of the level are left: those that the move names go
// first, then whatever no longer fits.
func (c *change) levelChanged() {
	v := c.v
	want := make([]string, v.d.Row.Len())
	for i := range want {
		want[i] = v.d.Row.At(i + 1).String()
	}
	kept := c.keptOnLevel(want)
	for _, p := range v.level {
		if slices.Contains(kept, p) {
			continue
		}
		if p.face == "dragon" || c.dragons() && isMonster(p.face) {
			c.toLair(p, c.placeOf(p))
			continue
		}
		c.leave.fly = append(c.leave.fly, c.upAndAway(p))
		if c.leave.sound == "" {
			c.leave.sound = "monster"
		}
	}
	v.level = kept
}

func (c *change) dragons() bool {
	return slices.ContainsFunc(c.evs, func(e play.Event) bool { return e.Name() == "dragons-gathered" }) && len(c.throws) == 0
}

func isMonster(face string) bool { return face == "goblin" || face == "skeleton" || face == "ooze" }

// keptOnLevel pairs the dice that lie there with the faces that are to lie there.
func (c *change) keptOnLevel(want []string) []*piece {
	v := c.v
	var kept []*piece
	for i, p := range v.level {
		if c.move.Kind != dungeonroll.Reroll && c.move.Level.Has(i+1) {
			continue
		}
		kept = append(kept, p)
	}
	if !alike(kept, want) {
		kept = v.level
	}
	if len(v.level) == len(want) { // changed in place
		for i, face := range want {
			v.level[i].face = face
		}
		return v.level
	}
	var out []*piece
	at := 0
	for _, face := range want {
		for at < len(kept) && kept[at].face != face {
			at++
		}
		if at < len(kept) {
			out = append(out, kept[at])
			at++
			continue
		}
		p := v.newPiece(face) // it has been transformed beyond recognition
		p.rest = roomFor(append(slices.Clone(v.level), out...), v.levelFloor())
		out = append(out, p)
	}
	return out
}

func alike(list []*piece, faces []string) bool {
	return slices.EqualFunc(list, faces, func(p *piece, f string) bool { return p.face == f })
}
