package delve

import (
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// Tick implements board.View: what is thrown is heard.
func (v *View) Tick(u *ui.UI) {
	for _, name := range v.unheard {
		u.Play(name)
	}
	v.unheard = v.unheard[:0]
	if len(v.beats) == 0 {
		return
	}
	b := v.beats[0]
	if b.going && !b.told {
		b.told = true
		u.Play(noise(u, b))
	}
	if b.throw != nil {
		for _, c := range b.throw.Contacts(u) {
			u.Play(c.Heard("die-velvet"))
		}
	}
}

// few is the most dice that sound like few.
const few = 3

// noise is what is heard of a beat as a whole. A throw that is not seen to tumble is heard
// by the number of its dice; otherwise each die is heard when it touches something.
func noise(u *ui.UI, b *beat) string {
	switch still := u.Prefs.Reduced || u.Prefs.Speed <= 0; {
	case b.thrown == nil || !still:
		return b.sound
	case len(b.thrown) == 1:
		return "die-velvet"
	case len(b.thrown) <= few:
		return "dice-few"
	}
	return "dice-many"
}

// growl is the sound of a dragon that lands in the lair as one of so many: the third
// and all after it growl highest.
func growl(lair int) string {
	switch {
	case lair >= 3:
		return "dragon-3"
	case lair == 2:
		return "dragon-2"
	}
	return "dragon"
}

// doing is the sound of what is done, at the moment it is done; "" for what is heard
// later, when dice or treasures arrive.
func doing(ev play.Event) string {
	switch e := ev.(type) {
	case dungeonroll.Fought:
		return "sword"
	case dungeonroll.ChestsOpened:
		return "chest"
	case dungeonroll.PotionsQuaffed:
		return "potion"
	case dungeonroll.Revived:
		return "revive"
	case dungeonroll.ScrollRead:
		return "scroll"
	case dungeonroll.TreasureUsed:
		return "treasure"
	case dungeonroll.LevelEntered:
		if e.Level > 1 {
			return "level"
		}
	case dungeonroll.DragonArrived:
		return "roar"
	case dungeonroll.DragonDefeated:
		return "dragon-falls"
	case dungeonroll.DelveEnded:
		if e.How == dungeonroll.Fled {
			return "retreat"
		}
		return "door"
	}
	return ""
}
