package delve

import (
	"testing"

	"delvebox/engine/anim/tumble"
	"delvebox/engine/play"
	"delvebox/engine/sound"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/rig"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
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
		name := tumble.Contact{What: c.what, Strength: c.strength}.Heard("die-velvet")
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

// A throw that does not tumble, with reduced motion or with movement switched off, is heard
// by the number of its dice; one that tumbles is heard die by die.
func TestAStillThrowIsHeardByItsNumber(t *testing.T) {
	known := map[string]bool{}
	for _, e := range sound.Effects() {
		known[e.String()] = true
	}
	moving, still, off := &ui.UI{Prefs: ui.Prefs{Speed: 1}}, &ui.UI{Prefs: ui.Prefs{Speed: 1, Reduced: true}}, &ui.UI{}
	for n, want := range map[int]string{1: "die-velvet", 2: "dice-few", 3: "dice-few", 4: "dice-many", 10: "dice-many"} {
		b := &beat{thrown: make([]*piece, n)}
		assert.Equal(t, want, noise(still, b), n)
		assert.Equal(t, want, noise(off, b), n)
		assert.Empty(t, noise(moving, b), n)
		assert.True(t, known[want], want)
	}
	assert.Equal(t, "bury", noise(still, &beat{sound: "bury"}))
}

// What is over before a tick could play it is still heard, in its order.
func TestWhatIsOverAtOnceIsHeard(t *testing.T) {
	m := rig.Laid(t, dungeonroll.Position{Phase: dungeonroll.Forming, Players: []dungeonroll.Player{{Hero: dungeonroll.Viking}}})
	var v *View
	r := rig.New(t, apptest.Window{Scale: .3}, m, func(b *board.Board) board.View { v = New(b).(*View); return v })
	u := r.Stack.UI
	v.beats = v.beats[1:] // past the banner
	require.NotEmpty(t, v.beats)
	v.run(u)
	require.Empty(t, v.beats)
	assert.Contains(t, v.unheard, "dice-many", "five champions")
	v.Tick(u)
	assert.Empty(t, v.unheard)
}

// A hero who becomes a master in the middle of a delve has his fanfare, at any speed.
func TestTheNewMasterHasAFanfare(t *testing.T) {
	v := &View{}
	for _, u := range []*ui.UI{{Prefs: ui.Prefs{Speed: 1}}, {Prefs: ui.Prefs{Speed: 1, Reduced: true}}, {}} {
		v.flip, v.unheard = flip{}, nil
		v.turning(u, 0, false, ui.Touch{})
		require.Empty(t, v.unheard)
		v.turning(u, 0, true, ui.Touch{})
		require.Equal(t, []string{"level-up"}, v.unheard)
		v.turning(u, 1, false, ui.Touch{})
		require.Len(t, v.unheard, 1, "another's card")
	}
}
