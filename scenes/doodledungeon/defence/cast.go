package defence

import (
	"slices"
	"time"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/doodledungeon/tray"
)

// roll is one die of a throw.
type roll struct {
	die, figure int
	again       bool // it lies already and is thrown once more
}

// rollOf is what an event throws: a die that enters the fight, or one that Loaded Dice
// roll again (DD-100). A Jinx turns a die where it lies.
func rollOf(ev play.Event) (roll, bool) {
	switch e := ev.(type) {
	case doodledungeon.DieRolled:
		return roll{die: e.Die, figure: e.Value}, true
	case doodledungeon.DieChanged:
		return roll{die: e.Die, figure: e.Value, again: true}, e.By == card.LoadedDice
	}
	return roll{}, false
}

// joins says whether a die belongs to the throw of the beat.
func (b *beat) joins(r roll) bool { return b != nil && b.rolls != nil && b.rolls[0].again == r.again }

// moves says whether the beat shows movement from picture to picture.
func (b *beat) moves() bool {
	switch b.ev.(type) {
	case doodledungeon.HeroWalked, doodledungeon.HeroDied:
		return true
	}
	return b.throw != nil
}

// rest is how long dice that have come to rest are looked at before anything else happens.
const rest = 260 * time.Millisecond

// cast throws the dice of a beat: to the others in the tray, each onto its place.
func (v *View) cast(u *ui.UI, b *beat) {
	still := slices.Clone(v.bout.dice)
	var thrown []tray.Die
	for _, r := range b.rolls {
		if r.again && r.die < len(v.bout.dice) {
			was := v.bout.dice[r.die]
			still = slices.DeleteFunc(still, func(d tray.Die) bool { return d.Place == was.Place })
			thrown = append(thrown, tray.Die{Figure: r.figure, Place: was.Place})
			continue
		}
		thrown = append(thrown, tray.Die{Figure: r.figure, Place: v.bout.free(thrown)})
	}
	seed := uint64(v.Changes())
	for _, d := range thrown {
		seed = seed*16 + uint64(d.Figure)
	}
	b.throw = tray.NewThrow(thrown, still, seed, u.Now)
	b.throw.Haste = b.haste
	b.lasts = b.throw.Length(u.Prefs.Reduced) + time.Duration(float64(rest)/b.haste)
}

// listen plays what the dice touch.
func (v *View) listen(u *ui.UI, b *beat) {
	if b.throw == nil {
		return
	}
	for _, name := range b.throw.Sounds(u) {
		u.Play(name)
	}
}

// land lets the dice of a throw count.
func (v *View) land(b *beat) {
	for _, r := range b.rolls {
		switch {
		case !r.again:
			v.bout.enter(r.figure)
		case r.die < len(v.bout.dice):
			v.bout.dice[r.die].Figure = r.figure
		}
	}
}

// rolling is the throw that is being shown, nil for none.
func (v *View) rolling() *tray.Throw {
	if len(v.beats) == 0 || !v.beats[0].going {
		return nil
	}
	return v.beats[0].throw
}

// lying are the dice that are not in the air.
func (v *View) lying() []tray.Die {
	t := v.rolling()
	if t == nil {
		return v.bout.dice
	}
	return slices.DeleteFunc(slices.Clone(v.bout.dice), func(d tray.Die) bool {
		return slices.ContainsFunc(t.Dice, func(o tray.Die) bool { return o.Place == d.Place })
	})
}

// Thrown and Lying are the figures of the dice in the air and of those that count.
func (v *View) Thrown() []int {
	if t := v.rolling(); t != nil {
		return figures(t.Dice)
	}
	return nil
}

// Lying is described at Thrown.
func (v *View) Lying() []int { return figures(v.bout.dice) }

func figures(dice []tray.Die) []int {
	var out []int
	for _, d := range dice {
		out = append(out, d.Figure)
	}
	return out
}
