package delve

import (
	"testing"

	"delvebox/engine/anim/tumble"
	"delvebox/engine/play"
	"delvebox/engine/sound"
	"delvebox/games/dungeonroll"

	"github.com/stretchr/testify/assert"
)

// A contact is heard by what is touched and how hard, and every name is a sound.
func TestContactsAreHeardByStrength(t *testing.T) {
	known := map[string]bool{}
	for _, e := range sound.Effects() {
		known[e.String()] = true
	}
	for _, c := range []struct {
		what     tumble.Kind
		strength float64
		want     string
	}{
		{tumble.Velvet, .1, "die-velvet-soft"}, {tumble.Velvet, .5, "die-velvet"}, {tumble.Velvet, 1, "die-velvet-hard"},
		{tumble.Rim, .1, "die-rim-soft"}, {tumble.Rim, .9, "die-rim"}, {tumble.Other, .2, "die-die-soft"}, {tumble.Other, .4, "die-die"},
	} {
		name := heard(tumble.Contact{What: c.what, Strength: c.strength})
		assert.Equal(t, c.want, name)
		assert.True(t, known[name], name)
	}
	for lair, want := range []string{"dragon", "dragon", "dragon-2", "dragon-3", "dragon-3"} {
		assert.Equal(t, want, growl(lair))
		assert.True(t, known[want], want)
	}
	for _, c := range []struct {
		ev   play.Event
		want string
	}{
		{dungeonroll.Fought{}, "sword"}, {dungeonroll.ChestsOpened{}, "chest"}, {dungeonroll.PotionsQuaffed{}, "potion"},
		{dungeonroll.Revived{}, "revive"}, {dungeonroll.ScrollRead{}, "scroll"}, {dungeonroll.TreasureUsed{}, "treasure"},
		{dungeonroll.LevelEntered{Level: 2}, "level"}, {dungeonroll.DragonArrived{}, "roar"}, {dungeonroll.DragonDefeated{}, "dragon-falls"},
		{dungeonroll.DelveEnded{How: dungeonroll.Fled}, "retreat"}, {dungeonroll.DelveEnded{How: dungeonroll.Retired}, "door"},
	} {
		assert.Equal(t, c.want, doing(c.ev), c.ev.Name())
		assert.True(t, known[c.want], c.want)
	}
	assert.Empty(t, doing(dungeonroll.PhaseBegan{}))
}
