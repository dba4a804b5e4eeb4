package defence

import (
	"slices"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/tray"
)

// beat is one step of showing what has happened; the first of the list is on.
type beat struct {
	seat  play.Seat
	ev    play.Event
	lasts time.Duration
	began time.Duration
	going bool
	haste float64 // how many times faster than usual

	rolls []roll // dice thrown together, instead of ev alone
	throw *tray.Throw
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
	dice         []tray.Die
	level, bonus int
	settled, won bool
	damage       int
}

func (b *bout) strength() int {
	n := b.level + b.bonus
	for _, d := range b.dice {
		n += d.Figure
	}
	return n
}

// enter lays a die into the fight, on the first free place.
func (b *bout) enter(figure int) {
	b.dice = append(b.dice, tray.Die{Figure: figure, Place: b.free(nil)})
}

// free is the first place where neither a die of the fight nor one of the others lies.
func (b *bout) free(others []tray.Die) int {
	for place := range tray.Most {
		at := func(d tray.Die) bool { return d.Place == place }
		if !slices.ContainsFunc(b.dice, at) && !slices.ContainsFunc(others, at) {
			return place
		}
	}
	return 0
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
	case doodledungeon.DieChanged, doodledungeon.DieRemoved:
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
	haste := 1.0
	if v.Match.IsBot(seat) && v.Setup().Options["bots"] == "at-once" {
		haste = 3
	}
	at := seat
	var last *beat
	for _, ev := range evs {
		if e, ok := ev.(doodledungeon.TurnOpened); ok {
			at = e.Seat
		}
		r, rolled := rollOf(ev)
		if rolled && last.joins(r) {
			last.rolls = append(last.rolls, r)
			continue
		}
		last = &beat{seat: dungeonOf(at, ev), ev: ev, lasts: time.Duration(float64(lasting(ev)) / haste), haste: haste}
		if rolled {
			last.rolls = []roll{r}
		}
		v.beats = append(v.beats, last)
		v.owe(last)
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
	if b.rolls != nil {
		v.cast(u, b)
		return
	}
	board.Sound(u, b.ev)
	v.bout.suffer(b.ev)
	v.note(b.ev)
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
	case doodledungeon.DieChanged:
		if e.Die < len(v.bout.dice) {
			v.bout.dice[e.Die].Figure = e.Value
		}
	case doodledungeon.DieRemoved:
		if i := slices.IndexFunc(v.bout.dice, func(d tray.Die) bool { return d.Figure == e.Value }); i >= 0 {
			v.bout.dice = slices.Delete(slices.Clone(v.bout.dice), i, i+1)
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
			v.told, v.toldOf = text, b.seat
		}
	}
}

// done ends a beat.
func (v *View) done(b *beat) {
	v.land(b)
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
		if b.throw != nil {
			u.Play("die-desk")
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
			if _, walks := b.ev.(doodledungeon.HeroWalked); walks && u.Prefs.Reduced {
				b.lasts = min(b.lasts, 4*stepTime)
			}
			v.pay(u, b)
			u.Wake()
		}
		v.listen(u, b)
		d := u.Pace(b.lasts)
		if b.moves() && u.Now-b.began < d {
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
