package board

import (
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// Sound plays what an event sounds like.
func Sound(u *ui.UI, ev play.Event) {
	for _, name := range heard(ev) {
		u.Play(name)
	}
}

// heard names the effects of an event. What is played tells no secret: a hidden treasure
// sounds like any short stroke.
func heard(ev play.Event) []string {
	switch e := ev.(type) {
	case doodledungeon.CreatureDrawn:
		if e.Mark == sheet.Trap {
			return []string{"pencil"}
		}
	case doodledungeon.BoxChecked:
		if e.Unlocked {
			return []string{"upgrade"}
		}
	case doodledungeon.FightOpened:
		return voice(e.Mark)
	case doodledungeon.FightSettled:
		if e.Won {
			return voice(e.Mark)
		}
		return nil
	case doodledungeon.CrossedOut:
		switch {
		case e.By == doodledungeon.ByBomb:
			return []string{"pencil-cross", "blast"}
		case e.Mark.Monster():
			return []string{"pencil-cross", "flee"}
		}
	case doodledungeon.HeroCardUsed:
		if e.Action == card.HealingPotion {
			return []string{"hero-heals"}
		}
	}
	if name := sounds()[ev.Name()]; name != "" {
		return []string{name}
	}
	return nil
}

// voice is how a monster speaks up.
func voice(m sheet.Mark) []string {
	switch m {
	case sheet.Goblin:
		return []string{"goblin"}
	case sheet.Orc:
		return []string{"orc"}
	case sheet.Dragon:
		return []string{"drake"}
	}
	return nil
}

// sounds are the effects of events by name, where the name says enough.
func sounds() map[string]string {
	return map[string]string{
		"card-taken": "card-slide", "wall-built": "pencil-hatch", "creature-drawn": "pencil-long", "monster-sketched": "pencil",
		"treasure-hidden": "pencil-short", "box-checked": "pencil-tick", "elements-erased": "eraser", "card-turned": "card-turn",
		"sharpener-passed": "sharpen", "drawing-opened": "sheet", "path-drawn": "sheet", "defence-opened": "sheet",
		"die-changed": "die-desk", "die-removed": "die-take", "trap-sprung": "trap", "trap-kept": "snap",
		"crossed-out": "pencil-cross", "hearts-lost": "hero-hurt", "hero-died": "hero-dies", "hero-escaped": "hero-escapes",
		"hero-walked": "chip", "action-played": "card-turn", "card-laid": "card-slide", "hero-card-used": "card-turn",
		"cards-drawn": "card-slide", "card-put-under": "card-slide",
	}
}
