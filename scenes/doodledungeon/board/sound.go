package board

import (
	"delvebox/engine/play"
	"delvebox/engine/ui"
)

// Sound plays what an event sounds like.
func Sound(u *ui.UI, ev play.Event) {
	if name := sounds()[ev.Name()]; name != "" {
		u.Play(name)
	}
}

// sounds are the effects of events, by name. None of them tells a secret.
func sounds() map[string]string {
	return map[string]string{
		"card-taken": "card-slide", "wall-built": "marker", "creature-drawn": "marker", "treasure-hidden": "marker",
		"box-checked": "cross", "elements-erased": "sponge", "card-turned": "card-turn", "path-drawn": "page",
		"die-rolled": "dice", "die-changed": "dice", "fight-opened": "monster", "trap-met": "snap", "trap-sprung": "snap",
		"crossed-out": "cross", "hearts-lost": "thud", "hero-died": "fall", "hero-escaped": "door", "hero-walked": "chip",
		"action-played": "card-turn", "card-laid": "card-slide", "hero-card-used": "card-turn", "cards-drawn": "card-slide",
		"card-put-under": "card-slide",
	}
}
