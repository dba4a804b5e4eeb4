package board

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"delvebox/engine/play"
	"delvebox/engine/sound"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
)

func TestMonstersSpeakWithTheirOwnVoices(t *testing.T) {
	for m, name := range map[sheet.Mark]string{sheet.Goblin: "goblin", sheet.Orc: "orc", sheet.Dragon: "drake"} {
		assert.Equal(t, []string{name}, heard(doodledungeon.FightOpened{Mark: m}))
		assert.Equal(t, []string{name}, heard(doodledungeon.FightSettled{Mark: m, Won: true}))
		assert.Empty(t, heard(doodledungeon.FightSettled{Mark: m}), "the loser is heard as it is crossed out")
		assert.Contains(t, heard(doodledungeon.CrossedOut{Mark: m}), "flee")
	}
	assert.NotContains(t, heard(doodledungeon.CrossedOut{Mark: sheet.Trap, By: doodledungeon.ByTrap}), "flee")
	assert.Contains(t, heard(doodledungeon.CrossedOut{Mark: sheet.Orc, By: doodledungeon.ByBomb}), "blast")
}

// Whatever is played is an effect of the program: a name that is none would be silence.
func TestEverySoundExists(t *testing.T) {
	var known []string
	for _, e := range sound.Effects() {
		known = append(known, e.String())
	}
	events := []play.Event{
		doodledungeon.CreatureDrawn{Mark: sheet.Trap}, doodledungeon.CreatureDrawn{Mark: sheet.Orc}, doodledungeon.BoxChecked{Unlocked: true},
		doodledungeon.FightOpened{Mark: sheet.Goblin}, doodledungeon.FightOpened{Mark: sheet.Orc}, doodledungeon.FightOpened{Mark: sheet.Dragon},
		doodledungeon.CrossedOut{Mark: sheet.Goblin}, doodledungeon.CrossedOut{By: doodledungeon.ByBomb},
	}
	names := []string{"pencil-short", "eraser"} // of a path in the making
	for _, ev := range events {
		names = append(names, heard(ev)...)
	}
	for _, name := range sounds() {
		names = append(names, name)
	}
	for _, name := range names {
		assert.True(t, slices.Contains(known, name), name)
	}
}

// DD-045: a treasure sounds the same wherever it is hidden.
func TestATreasureIsHeardLikeAnother(t *testing.T) {
	assert.Equal(t, heard(doodledungeon.TreasureHidden{Square: 3}), heard(doodledungeon.TreasureHidden{Square: 71}))
}
