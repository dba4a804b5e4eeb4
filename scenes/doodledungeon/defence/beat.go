package defence

import (
	"time"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/board"
)

// beat is one step of showing what has happened; the first of the list is on.
type beat struct {
	seat  play.Seat
	ev    play.Event
	lasts time.Duration
	began time.Duration
	going bool
}

// owed is what the beats to come will bring to a dungeon.
type owed struct {
	crossed sheet.Set // squares that are still to be crossed out
	hearts  int       // hearts that are still to be crossed out; below 0 to be regained
	walks   bool
	from    int // where the hero still stands
}

// bout is the encounter that is shown: the sum as far as it has come.
type bout struct {
	on           bool
	mark         sheet.Mark
	square       sheet.Square
	dice         []int
	level, bonus int
	settled, won bool
	damage       int
}

func (b *bout) strength() int {
	n := b.level + b.bonus
	for _, d := range b.dice {
		n += d
	}
	return n
}

const (
	stepTime = 120 * time.Millisecond
	walkMost = 2200 * time.Millisecond
	sayTime  = 850 * time.Millisecond
	dieTime  = 380 * time.Millisecond
)

// lasting is how long an event is shown; 0 for events that go by at once.
func lasting(ev play.Event) time.Duration {
	switch e := ev.(type) {
	case doodledungeon.HeroWalked:
		return min(time.Duration(max(1, e.To-e.From))*stepTime, walkMost)
	case doodledungeon.DieRolled, doodledungeon.DieChanged, doodledungeon.DieRemoved:
		return dieTime
	case doodledungeon.HeroCardUsed, doodledungeon.HeroCardWasted, doodledungeon.CrossedOut, doodledungeon.HeartsLost,
		doodledungeon.FightSettled, doodledungeon.TrapSprung, doodledungeon.TrapKept:
		return sayTime
	case doodledungeon.CardLaid, doodledungeon.ActionPlayed, doodledungeon.TrapMet, doodledungeon.FightOpened:
		return sayTime * 2 / 3
	case doodledungeon.HeroDied, doodledungeon.HeroEscaped:
		return sayTime * 3 / 2
	}
	return 0
}

// dungeonOf is the dungeon in which an event happens.
func dungeonOf(seat play.Seat, ev play.Event) play.Seat {
	switch e := ev.(type) {
	case doodledungeon.HeroWalked:
		return e.Seat
	case doodledungeon.HeroCardUsed:
		return e.Seat
	case doodledungeon.HeroCardWasted:
		return e.Seat
	case doodledungeon.CrossedOut:
		return e.Seat
	case doodledungeon.HeartsLost:
		return e.Seat
	case doodledungeon.TrapMet:
		return e.Seat
	case doodledungeon.FightOpened:
		return e.Seat
	case doodledungeon.TurnOpened:
		return e.Seat
	}
	return seat
}

// Happen implements board.View.
func (v *View) Happen(u *ui.UI, seat play.Seat, evs []play.Event) {
	quick := v.Match.IsBot(seat) && v.Setup().Options["bots"] == "at-once"
	at := seat
	for _, ev := range evs {
		if e, ok := ev.(doodledungeon.TurnOpened); ok {
			at = e.Seat
		}
		b := &beat{seat: dungeonOf(at, ev), ev: ev, lasts: lasting(ev)}
		if quick {
			b.lasts /= 3
		}
		v.beats = append(v.beats, b)
		v.owe(b)
	}
	u.Wake()
}

func (v *View) owes(seat play.Seat) *owed {
	o := v.owed[seat]
	if o == nil {
		o = &owed{}
		v.owed[seat] = o
	}
	return o
}

// owe notes what a beat will bring, so that it is not seen before.
func (v *View) owe(b *beat) {
	o := v.owes(b.seat)
	switch e := b.ev.(type) {
	case doodledungeon.HeroWalked:
		if !o.walks {
			o.walks, o.from = true, e.From
		}
	case doodledungeon.CrossedOut:
		o.crossed = o.crossed.With(e.Square)
	case doodledungeon.HeartsLost:
		o.hearts += e.Damage
	case doodledungeon.HeroCardUsed:
		if e.Action == card.HealingPotion {
			o.hearts -= e.Figure
		}
	}
}

// pay lets a beat bring what it brings.
func (v *View) pay(u *ui.UI, b *beat) {
	o := v.owes(b.seat)
	board.Sound(u, b.ev)
	switch e := b.ev.(type) {
	case doodledungeon.CrossedOut:
		o.crossed = o.crossed.Without(e.Square)
	case doodledungeon.HeartsLost:
		o.hearts -= e.Damage
	case doodledungeon.HeroCardUsed:
		if e.Action == card.HealingPotion {
			o.hearts += e.Figure
		}
		if e.Action == card.Longsword {
			v.bout.bonus -= e.Figure
		}
	case doodledungeon.TurnOpened:
		v.bout = bout{}
	case doodledungeon.TrapMet:
		v.bout = bout{on: true, mark: sheet.Trap, square: e.Square, level: e.Level}
	case doodledungeon.FightOpened:
		v.bout = bout{on: true, mark: e.Mark, square: e.Square, level: e.Level}
	case doodledungeon.DieRolled:
		v.bout.dice = append(v.bout.dice, e.Value)
	case doodledungeon.DieChanged:
		if e.Die < len(v.bout.dice) {
			v.bout.dice[e.Die] = e.Value
		}
	case doodledungeon.DieRemoved:
		for i, n := range v.bout.dice {
			if n == e.Value {
				v.bout.dice = append(v.bout.dice[:i:i], v.bout.dice[i+1:]...)
				break
			}
		}
	case doodledungeon.StrengthStands:
		v.bout.bonus += e.Strength - v.bout.strength()
	case doodledungeon.FightSettled:
		v.bout.bonus, v.bout.settled, v.bout.won, v.bout.damage = e.Bonus, true, e.Won, e.Damage
	case doodledungeon.TrapSprung:
		v.bout.settled, v.bout.won, v.bout.damage = true, true, e.Damage
	}
	if b.lasts > 0 {
		if text := v.Tell(b.seat, b.ev); text != "" {
			v.told = text
		}
	}
}

// done ends a beat.
func (v *View) done(b *beat) {
	if e, ok := b.ev.(doodledungeon.HeroWalked); ok {
		o := v.owes(b.seat)
		o.walks, o.from = false, e.To
		for _, next := range v.beats[1:] {
			if w, ok := next.ev.(doodledungeon.HeroWalked); ok && next.seat == b.seat {
				o.walks, o.from = true, w.From
				break
			}
		}
	}
	v.beats = v.beats[1:]
}

// skip goes to the end of what is being shown when a button or key is pressed.
func (v *View) skip(u *ui.UI) {
	k := u.Event().Kind
	if v.swallow && k == input.Release { // of the press that skipped
		v.swallow = false
		u.Take()
		return
	}
	if len(v.beats) == 0 || k != input.Press && (k != input.KeyDown || u.Event().Key != input.Enter && u.Event().Key != input.Space) {
		return
	}
	for len(v.beats) > 0 {
		b := v.beats[0]
		if !b.going {
			v.pay(u, b)
		}
		v.done(b)
	}
	v.Hasten()
	v.swallow = k == input.Press
	u.Take()
	u.Wake()
}

// run moves what is being shown on.
func (v *View) run(u *ui.UI) {
	for len(v.beats) > 0 {
		b := v.beats[0]
		if !b.going {
			b.going, b.began = true, u.Now
			v.pay(u, b)
			u.Wake()
		}
		d := u.Pace(b.lasts)
		if _, walks := b.ev.(doodledungeon.HeroWalked); walks && u.Now-b.began < d {
			u.Wake()
			return
		}
		if u.Now-b.began < d {
			u.WakeAt(b.began + d)
			return
		}
		v.done(b)
		u.Wake()
	}
}
