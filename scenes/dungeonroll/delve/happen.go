package delve

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/dungeonroll/tray"
)

// Happen implements board.View: the dice move as the events tell.
func (v *View) Happen(u *ui.UI, seat play.Seat, evs []play.Event) {
	if seat == v.Viewer {
		u.Unrefuse() // whatever was refused before, this was not
	}
	v.p = placesOf(u)
	c := change{v: v, u: u, was: v.d, evs: evs}
	if h := v.Match.History(); len(h) > 0 {
		c.move, _ = h[len(h)-1].Move.(dungeonroll.Move)
	}
	for _, p := range append(slices.Clone(v.party), v.level...) {
		at, _ := v.where(u, p)
		c.places = append(c.places, placed{p, at})
	}
	v.letGo()
	v.st, v.d = v.State(), v.Delve()
	v.synced = v.Changes()
	c.show()
	if v.Match.IsBot(seat) && v.Pause(u) == 0 { // computer players at once: only what they leave is seen
		v.beats = slices.DeleteFunc(v.beats, func(b *beat) bool { return v.Match.IsBot(v.Actor()) || !b.banner && !v.bannered() })
	} else {
		for _, e := range evs {
			u.Play(doing(e))
		}
	}
	u.Wake()
}

// change is what a move does to the dice that are seen.
type change struct {
	v      *View
	u      *ui.UI
	was    dungeonroll.Delve
	move   dungeonroll.Move
	evs    []play.Event
	places []placed
	leave  beat // what leaves at once
	throws []*beat
	after  beat // what flies when the dice have fallen
}

// placed is where a die was seen.
type placed struct {
	p  *piece
	at pt
}

func (c *change) placeOf(p *piece) pt {
	for _, q := range c.places {
		if q.p == p {
			return q.at
		}
	}
	at, _ := c.v.lies(p)
	return at
}

func (c *change) show() {
	v := c.v
	for i, e := range c.evs {
		if b, ok := e.(dungeonroll.DelveBegan); ok {
			v.beats, c.evs = nil, c.evs[i:]
			v.flip.known = false // the score sheet shows who has become a master by the last one
			c.begin(b)
			return
		}
	}
	for _, e := range c.evs {
		if _, over := e.(dungeonroll.DelveEnded); over {
			v.beats = nil
			v.flip.known = false
			v.sync()
			return
		}
	}
	c.dice()
	c.rewards()
	v.beats = append(v.beats, c.beats()...)
	for _, p := range append(slices.Clone(v.party), v.level...) {
		if to, _ := v.lies(p); !v.hidden(p) && c.known(p) && to != c.placeOf(p) {
			v.send(c.u, p, c.placeOf(p))
		}
	}
}

func (c *change) known(p *piece) bool {
	return slices.ContainsFunc(c.places, func(q placed) bool { return q.p == p })
}

// beats are the steps in their order: what leaves, what is thrown, what flies then.
func (c *change) beats() []*beat {
	var out []*beat
	if len(c.leave.fly) > 0 {
		out = append(out, &c.leave)
	}
	out = append(out, c.throws...)
	if len(c.after.fly) > 0 {
		out = append(out, &c.after)
	}
	return out
}

// begin names the adventurer and throws the party, and the first level if it is there.
func (c *change) begin(dungeonroll.DelveBegan) {
	v := c.v
	v.party, v.level = nil, nil
	v.sync()
	v.beats = []*beat{{banner: true}}
	if len(v.party) > 0 {
		v.beats = append(v.beats, &beat{thrown: v.party})
	}
	for _, e := range c.evs {
		switch e := e.(type) {
		case dungeonroll.LevelEntered:
			v.beats = append(v.beats, &beat{wait: lordly})
			c.enter(e)
		case dungeonroll.ScoutRolled:
			v.beats = append(v.beats, &beat{thrown: v.scouted, black: true})
		}
	}
	v.beats = append(v.beats, c.beats()...)
}

// enter throws the dice of a level, dragons among them, which then fly to the lair.
func (c *change) enter(e dungeonroll.LevelEntered) {
	v := c.v
	all := make([]*piece, len(e.Shown))
	v.level = nil
	for i, f := range e.Shown {
		all[i] = v.newPiece(f.String())
		if f != dungeonroll.Dragon {
			v.level = append(v.level, all[i])
		}
	}
	placeAll(all, v.levelField(), uint64(v.Match.Len()+1))
	if len(all) > 0 {
		c.throws = append(c.throws, &beat{thrown: all, black: true})
	}
	f := v.levelField()
	for i, foe := range e.Shown {
		if foe == dungeonroll.Dragon {
			c.toLair(all[i], f.at(all[i].rest))
		}
	}
}

// toLair lets a die fly to the lair after the throw.
func (c *change) toLair(p *piece, from pt) {
	hollow := c.v.hollow(int(c.v.d.Lair) - 1 - c.after.lair)
	c.after.fly = append(c.after.fly, flight{die: tray.Die{Face: "dragon", Turn: p.turn}, from: from, to: hollow, half: c.v.p.Half, shrink: 1 - c.v.p.InLair/c.v.p.Half})
	c.after.lair = min(c.after.lair+1, int(c.v.d.Lair))
	c.after.sound = growl(int(c.v.d.Lair))
}

// dice finds out which dice stay, leave and come.
func (c *change) dice() {
	c.rolled()
	entered := false
	for _, e := range c.evs {
		if l, ok := e.(dungeonroll.LevelEntered); ok {
			c.enter(l)
			entered = true
		}
	}
	c.partyChanged()
	if !entered {
		c.levelChanged()
	}
}

// rolled turns dice that were rolled again to their new faces, and throws them.
func (c *change) rolled() {
	v := c.v
	for _, e := range c.evs {
		switch e := e.(type) {
		case dungeonroll.Rerolled:
			var party, level []*piece
			for _, r := range e.Party {
				if p := nth(v.party, r.Slot); p != nil {
					party = append(party, v.turned(p, r.Shown.String()))
				}
			}
			for _, r := range e.Level {
				if p := nth(v.level, r.Slot); p != nil {
					level = append(level, v.turned(p, r.Shown.String()))
				}
			}
			if party != nil {
				c.throws = append(c.throws, &beat{thrown: party})
			}
			if level != nil {
				c.throws = append(c.throws, &beat{thrown: level, black: true})
			}
		case dungeonroll.ChampionRolled:
			if p := nth(v.party, e.Slot); p != nil {
				c.throws = append(c.throws, &beat{thrown: []*piece{v.turned(p, e.Face.String())}})
			}
		}
	}
}

func nth(list []*piece, slot int) *piece {
	if slot < 1 || slot > len(list) {
		return nil
	}
	return list[slot-1]
}

// turned gives a die that has been rolled its new face.
func (v *View) turned(p *piece, face string) *piece {
	p.face, p.turn = face, (p.turn+1+len(face))%3
	return p
}

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
	p.rest = roomFor(v.party, v.partyField())
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
		p.rest = roomFor(append(slices.Clone(v.level), out...), v.levelField())
		out = append(out, p)
	}
	return out
}

func alike(list []*piece, faces []string) bool {
	return slices.EqualFunc(list, faces, func(p *piece, f string) bool { return p.face == f })
}

// rewards lets treasures fly from the chest to the player's row.
func (c *change) rewards() {
	v := c.v
	for _, e := range c.evs {
		if t, ok := e.(dungeonroll.TokenDrawn); ok {
			c.after.fly = append(c.after.fly, flight{token: t.Token, from: pt{v.p.Hoard.CX(), v.p.Hoard.CY()}, to: pt{v.p.Treasures.X + 60 + 40*float64(len(c.after.fly)), v.p.Treasures.CY()}, half: v.p.Half})
			c.after.sound = "treasure"
		}
	}
}

// hollow is where the n-th dragon lies, from 0.
func (v *View) hollow(n int) pt {
	h := decor.Hollows(v.p.Lair)
	i := max(0, n)
	lift := 0.0
	if i > 2 { // piled on the others
		lift = float64(i/3) * .5 * v.p.InLair
	}
	q := h[i%3]
	return pt{v.p.Lair.X + q.X - .1*v.p.InLair, v.p.Lair.Y + q.Y - .2*v.p.InLair - lift}
}

// plot is where the n-th die lies in the graveyard, from 0.
func (v *View) plot(n int) pt {
	at, _ := decor.Plots(v.p.Yard)
	q := at[min(max(0, n), len(at)-1)]
	return pt{v.p.Yard.X + q.X, v.p.Yard.Y + q.Y}
}
