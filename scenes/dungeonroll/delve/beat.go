package delve

import (
	"slices"
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/tray"
)

// beat is one step of showing what has happened. The first of the list is on.
type beat struct {
	banner bool          // the next adventurer is named; a person goes on by a button
	wait   time.Duration // nothing but time
	thrown []*piece
	black  bool // they are the dungeon's
	throw  *tray.Throw
	fly    []flight
	lair   int // dragons that arrive with it
	yard   int // dice that arrive in the graveyard with it
	sound  string
	began  time.Duration
	going  bool
	told   bool // the sound has been asked for
}

// flight is a thing on its way; it is a die or a treasure.
type flight struct {
	die    tray.Die
	token  dungeonroll.Token
	from   pt
	to     pt
	half   float64
	shrink float64 // share of its size that it loses on the way
	fade   bool    // it is gone at the end
}

const (
	flying = 420 * time.Millisecond
	lordly = 450 * time.Millisecond // before the Dungeon Lord rolls
	arc    = 46.0                   // how high a thing flies
)

// pending says whether dice are still to be thrown or somebody to be named: the table is
// not as it will be.
func (v *View) pending() bool {
	return slices.ContainsFunc(v.beats, func(b *beat) bool { return b.banner || b.thrown != nil || b.wait > 0 })
}

// bannered says whether the next adventurer is being named.
func (v *View) bannered() bool { return len(v.beats) > 0 && v.beats[0].banner }

// hidden says whether a die has still to be thrown.
func (v *View) hidden(p *piece) bool {
	return slices.ContainsFunc(v.beats, func(b *beat) bool { return slices.Contains(b.thrown, p) })
}

// waits sums up what has not arrived yet.
func (v *View) waits() (lair, yard int) {
	for _, b := range v.beats {
		lair += b.lair
		yard += b.yard
	}
	return lair, yard
}

// skip ends what is being shown when a button or key is pressed.
func (v *View) skip(u *ui.UI) {
	if k := u.Event().Kind; len(v.beats) == 0 || k != input.Press && k != input.KeyDown {
		return
	}
	for len(v.beats) > 0 && !v.beats[0].banner {
		v.beats = v.beats[1:]
		u.Wake()
	}
}

// run moves what is being shown on; in a pass that draws it starts throws.
func (v *View) run(u *ui.UI) {
	defer v.tellLog()
	if !v.pending() {
		v.runBeats(u)
		return
	}
	lay := v.seenDice(u)
	v.runBeats(u)
	if v.pending() {
		return
	}
	for _, q := range lay { // now the phase may be told, and the dice go to where they lie in it
		if to, _ := v.lies(q.p); to != q.at {
			v.send(u, q.p, q.at)
		}
	}
}

// seenDice is where all dice on the velvet are seen.
func (v *View) seenDice(u *ui.UI) []placed {
	var out []placed
	for _, list := range [2][]*piece{v.party, v.level} {
		for _, p := range list {
			at, _ := v.where(u, p)
			out = append(out, placed{p, at})
		}
	}
	return out
}

func (v *View) runBeats(u *ui.UI) {
	for len(v.beats) > 0 {
		b := v.beats[0]
		if !b.going {
			b.going, b.began = true, u.Now
			if b.thrown != nil {
				v.cast(u, b)
			}
		}
		if !v.over(u, b) {
			return
		}
		if !b.told { // it was over at once
			b.told = true
			v.unheard = append(v.unheard, noise(u, b))
		}
		v.beats = v.beats[1:]
		u.Wake()
	}
}

// tellLog keeps from the log what has still to be seen.
func (v *View) tellLog() {
	v.Shown = nil
	if v.pending() {
		v.Shown = func(ev play.Event) bool { return !laterSeen(ev) }
	}
}

// laterSeen says whether an event is seen only when the dice have fallen.
func laterSeen(ev play.Event) bool {
	switch ev.(type) {
	case dungeonroll.PartyFormed, dungeonroll.ScoutRolled, dungeonroll.LevelEntered, dungeonroll.DragonsGathered, dungeonroll.LairEmptied,
		dungeonroll.Rerolled, dungeonroll.ChampionRolled, dungeonroll.DragonArrived:
		return true
	}
	return false
}

// over says whether a beat has been shown to its end.
func (v *View) over(u *ui.UI, b *beat) bool {
	past := u.Now - b.began
	switch {
	case b.banner && v.Viewer == v.Actor():
		return false // until the button is pressed
	case b.banner: // of a computer player, as long as two of its moves
		return v.elapsed(u, past, 2*v.Pause(u))
	case b.wait > 0:
		return v.passed(u, past, b.wait)
	case b.throw != nil:
		return b.throw.Done(u)
	}
	return v.passed(u, past, flying)
}

// passed says whether a time at the player's speed has passed, and wakes the window when
// it will have.
func (v *View) passed(u *ui.UI, past, d time.Duration) bool { return v.elapsed(u, past, u.Pace(d)) }

// elapsed is passed for a time that is the player's already.
func (v *View) elapsed(u *ui.UI, past, d time.Duration) bool {
	if past >= d {
		return true
	}
	u.WakeAt(u.Now - past + d)
	return false
}

// cast throws the dice of a beat to where they will lie.
func (v *View) cast(u *ui.UI, b *beat) {
	var ends []tray.End
	f := v.partyField()
	x, y := v.p.Velvet.CX(), v.p.Velvet.Bottom()-20
	if b.black {
		f = v.levelField()
		y = v.p.Velvet.Y + 14
	}
	for _, p := range b.thrown {
		at := f.at(p.rest)
		ends = append(ends, tray.End{Die: p.die(), X: at.x, Y: at.y})
	}
	v.casts++
	b.throw = v.Dice.Throw(ends, v.p.Velvet, x, y, f.half, uint64(v.Match.Len()*7+v.casts))
}

// drawBeat draws what is being shown.
func (v *View) drawBeat(u *ui.UI) {
	if len(v.beats) == 0 || !u.Drawing() {
		return
	}
	b := v.beats[0]
	if b.throw != nil {
		b.throw.Show(u)
	}
	if len(b.fly) == 0 {
		return
	}
	u.Wake()
	t := 1.0
	if d := u.Pace(flying); d > 0 {
		t = min(1, float64(u.Now-b.began)/float64(d))
	}
	for _, f := range b.fly {
		v.drawFlight(u, f, t)
	}
}

func (v *View) drawFlight(u *ui.UI, f flight, t float64) {
	e := anim.Out(t)
	x, y := f.from.x+(f.to.x-f.from.x)*e, f.from.y+(f.to.y-f.from.y)*e-arc*4*e*(1-e)
	fade := 0.0
	if f.fade {
		fade = t * t
	}
	if u.Prefs.Reduced { // it fades from place to place
		x, y, fade = f.to.x, f.to.y, 1-t
		if f.fade {
			x, y, fade = f.from.x, f.from.y, t
		}
	}
	if f.token != dungeonroll.NoToken {
		const d = 44
		v.Token(u, f.token, 1, x-d/2, y-d/2, d, paint.Place{Fade: fade})
		return
	}
	v.Dice.Show(u, f.die, x, y, f.half, tray.Look{Lift: 3 * e * (1 - e), Grow: -f.shrink * e, Fade: fade})
}
