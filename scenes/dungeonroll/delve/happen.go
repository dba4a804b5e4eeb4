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
	c.places = v.seenDice(u)
	v.letGo()
	v.remember()
	v.st, v.d, v.at = v.State(), v.Delve(), v.Match.Digest()
	v.synced = v.Changes()
	v.plate = c.was.Phase
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
	v.party, v.level, v.lain = nil, nil, nil
	v.sync()
	v.beats, v.plate = []*beat{{banner: true}}, dungeonroll.Forming
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
	v.plate = dungeonroll.MonsterPhase
	all := make([]*piece, len(e.Shown))
	v.level = nil
	for i, f := range e.Shown {
		all[i] = v.newPiece(f.String())
		if f != dungeonroll.Dragon {
			v.level = append(v.level, all[i])
		}
	}
	placeAll(all, v.levelFloor(), uint64(v.Match.Len()+1))
	if len(all) > 0 {
		c.throws = append(c.throws, &beat{thrown: all, black: true})
	}
	f := v.levelFloor()
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
