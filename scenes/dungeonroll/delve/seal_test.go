package delve_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
)

// Every ultimate is used by breaking the seal and touching what it needs, and so makes the
// move of its hero (DR 4.4).
func TestTheSealOfEveryHero(t *testing.T) {
	const monster, loot, dragon = dungeonroll.MonsterPhase, dungeonroll.LootPhase, dungeonroll.DragonPhase
	for _, c := range []struct {
		name   string
		l      laid
		clicks []string
		want   string
	}{
		{"Crusader", laid{hero: dungeonroll.Crusader, party: "M", row: "ggk"}, []string{"seal", "level-1"}, "fight card on 1 2"},
		{"Paladin", laid{hero: dungeonroll.Crusader, xp: 5, party: "M", row: "gpc", graveyard: 1, tokens: tokens(dungeonroll.Scales)}, []string{"seal", "token-scales", "face-1-cleric", "main"}, "ultimate for scales revive cleric"},
		{"Enchantress", laid{hero: dungeonroll.Enchantress, party: "M", row: "gk"}, []string{"seal", "level-2"}, "ultimate on 2"},
		{"Beguiler", laid{hero: dungeonroll.Enchantress, xp: 5, party: "M", row: "gko"}, []string{"seal", "level-3", "level-1", "main"}, "ultimate on 3 1"},
		{"Half-Goblin", laid{hero: dungeonroll.HalfGoblin, party: "M", row: "kgg"}, []string{"seal", "level-3"}, "ultimate on 3"},
		{"Chieftain", laid{hero: dungeonroll.HalfGoblin, xp: 5, party: "M", row: "kgg"}, []string{"seal", "level-3", "level-2", "main"}, "ultimate on 3 2"},
		{"Knight", laid{hero: dungeonroll.Knight, party: "M", row: "kgg"}, []string{"seal", "main"}, "ultimate"},
		{"Mercenary", laid{hero: dungeonroll.Mercenary, party: "M", row: "kgg"}, []string{"seal", "level-1", "level-2", "main"}, "ultimate on 1 2"},
		{"Commander", laid{hero: dungeonroll.Mercenary, xp: 5, party: "MT", row: "kgg"}, []string{"seal", "level-1", "party-2", "main"}, "ultimate party 2 level 1"},
		{"Minstrel", laid{hero: dungeonroll.Minstrel, party: "M", row: "k", lair: 2}, []string{"seal", "seal"}, "ultimate"},
		{"Occultist", laid{hero: dungeonroll.Occultist, party: "M", row: "gk"}, []string{"seal", "level-2"}, "ultimate on 2"},
		{"Battlemage", laid{hero: dungeonroll.Spellsword, xp: 5, party: "M", row: "k", lair: 2}, []string{"seal", "main"}, "ultimate"},
		{"Alchemist", laid{hero: dungeonroll.Alchemist, party: "M", row: "k", graveyard: 2}, []string{"seal", "main"}, "ultimate"},
		{"Archaeologist", laid{hero: dungeonroll.Archaeologist, party: "M", row: "k"}, []string{"seal", "main"}, "ultimate"},
		{"Dwarf", laid{hero: dungeonroll.Dwarf, party: "HHM", row: "kgo"}, []string{"seal", "level-1", "level-3", "main"}, "ultimate on 1 3"},
		{"Berserker", laid{hero: dungeonroll.Dwarf, xp: 5, party: "HHM", row: "kgo", graveyard: 3, warn: true}, []string{"seal", "main", "yes"}, "ultimate"},
		{"Leprechaun", laid{hero: dungeonroll.Leprechaun, party: "M", row: "gk"}, []string{"seal", "level-1"}, "ultimate on 1"},
		{"Scout", laid{hero: dungeonroll.Scout, party: "M", row: "gk", level: 4}, []string{"seal", "main"}, "ultimate"},
		{"Sorceress", laid{hero: dungeonroll.Sorceress, party: "M", row: "gko", lair: 2}, []string{"seal", "level-1", "level-3", "main"}, "ultimate on 1 3"},
		{"Tracker", laid{hero: dungeonroll.Tracker, party: "M", row: "gko"}, []string{"seal", "level-2"}, "ultimate on 2"},
		{"Tracker's eye", laid{hero: dungeonroll.Tracker, party: "M", row: "kgg"}, []string{"track", "level-3"}, "specialty on 3"},
		{"Ranger", laid{hero: dungeonroll.Tracker, xp: 5, party: "M", row: "gkk"}, []string{"seal", "level-1", "main"}, "ultimate"},
		{"Guild Leader", laid{hero: dungeonroll.GuildLeader, party: "MT", row: "gk"}, []string{"seal", "party-2", "set-champion"}, "ultimate party 2 to champion"},
		{"Guild Master", laid{hero: dungeonroll.GuildLeader, xp: 5, party: "MT", row: "gk"}, []string{"seal", "party-2", "set-champion", "level-1", "set-potion"}, "ultimate party 2 to champion level 1 to potion"},
		{"Guild Master, half", laid{phase: loot, hero: dungeonroll.GuildLeader, xp: 5, party: "MT", row: "c"}, []string{"seal", "level-1", "set-potion", "main"}, "ultimate level 1 to potion"},
		{"Time Traveller", laid{phase: dragon, hero: dungeonroll.TimeTraveller, party: "M", lair: 3, tokens: tokens(dungeonroll.Bait)}, []string{"seal", "token-bait"}, "ultimate for bait"},
		{"Time Lady", laid{phase: dragon, hero: dungeonroll.TimeTraveller, xp: 5, party: "MS", lair: 3}, []string{"seal", "party-2"}, "ultimate die 2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.l.phase == 0 {
				c.l.phase = monster
			}
			h := open(t, c.l)
			for _, n := range c.clicks {
				h.Click(n)
			}
			require.Empty(t, h.App.UI.Refused())
			require.Equal(t, 1, h.Board.Match.Len(), "%v", h.App.UI.Names())
			assert.Equal(t, c.want, h.last())
		})
	}
}

// A seal that cannot be broken says why (DR-116, DR-120).
func TestASealThatCannotBeBrokenSaysWhy(t *testing.T) {
	h := open(t, laid{hero: dungeonroll.Minstrel, party: "M", row: "k", lair: 1, spent: true})
	h.Click("seal")
	h.refused("ultimate-spent")
	h = open(t, laid{hero: dungeonroll.Minstrel, party: "M", row: "k"})
	h.Click("seal")
	h.refused("no-target")
	h = open(t, laid{hero: dungeonroll.Enchantress, xp: 5, party: "M", row: "kk", spent: true})
	h.Click("seal")
	h.refused("ultimate-spent") // not that no die is chosen
}

// A seal that asks for nothing says what breaking it does.
func TestTheSealSaysWhatItDoes(t *testing.T) {
	h := open(t, laid{hero: dungeonroll.Minstrel, party: "M", row: "k", lair: 2})
	does := h.Board.HeroText(dungeonroll.Minstrel, false, "ultimate") + " Break"
	require.False(t, apptest.Says(h.Rehearsal, does))
	h.Click("seal")
	require.True(t, apptest.Says(h.Rehearsal, does))
}

// Dragon scales cannot be taken up: what they are good for is told instead (DR-102).
func TestScalesAreForTheEnd(t *testing.T) {
	h := open(t, laid{party: "M", row: "k", tokens: tokens(dungeonroll.Scales)})
	h.Click("token-scales")
	require.Equal(t, h.Board.TokenText(dungeonroll.Scales), h.App.UI.Refused())
	require.False(t, h.there("cancel"))
}

// Three companions on the plinths, named once each, strike the dragon (DR-064); a role of
// its own is shown for each, and can be turned where there is a choice (DR-124).
func TestThreeOnThePlinthsStrike(t *testing.T) {
	l := laid{phase: dungeonroll.DragonPhase, hero: dungeonroll.Crusader, party: "FFHS", lair: 3, tokens: tokens(dungeonroll.Scepter)}
	h := open(t, l)
	h.Picture("delve-dragon-empty")
	h.drag("party-1", "plinth-1")
	h.Click("party-2")
	h.Click("plinth-2")
	h.Click("main")
	require.Equal(t, 0, h.Board.Match.Len(), "two are too few")
	h.Click("token-scepter")
	h.Click("plinth-3")
	h.Send(input.Event{Kind: input.Leave})
	h.Picture("delve-dragon")
	h.Click("plinth-3") // it goes back
	h.Click("party-3")
	h.Click("plinth-3")
	h.Click("main")
	h.made("dragon 1 2 3")

	h = open(t, l)
	h.Click("party-4")
	h.Click("plinth-1")
	h.refused("scroll-no-companion") // DR-087
}

// The Scout's six dice are laid out on three levels; a full level takes no more (DR-188).
func TestTheScoutLaysSixDice(t *testing.T) {
	h := open(t, laid{phase: dungeonroll.Forming, hero: dungeonroll.Scout})
	h.Click("scout-1")
	h.Click("tray-1")
	h.drag("scout-2", "tray-2")
	h.Click("scout-3")
	h.Click("tray-1")
	require.Equal(t, h.App.Words.T("dungeonroll.refusal.bad-assignment"), h.App.UI.Refused())
	h.App.UI.Unrefuse()
	h.Click("main")
	require.Equal(t, 0, h.Board.Match.Len())
	h.App.UI.Unrefuse()
	if h.there("cancel") {
		h.Press(input.Escape)
	}
	h.Picture("delve-scout")
	for _, q := range [][2]string{{"scout-3", "tray-2"}, {"scout-4", "tray-3"}, {"scout-5", "tray-3"}, {"scout-6", "tray-3"}} {
		h.Click(q[0])
		h.Click(q[1])
	}
	h.Click("main")
	h.made("assign 1 2 2 3 3 3")
}

// The Mercenary marks dice of the new party, or keeps all (DR-148).
func TestTheMercenaryRollsMarkedDiceAgain(t *testing.T) {
	l := laid{phase: dungeonroll.Forming, hero: dungeonroll.Mercenary}
	h := open(t, l)
	h.Click("party-2")
	h.Click("party-5")
	h.Picture("delve-forming")
	h.Click("main")
	h.made("form reroll 2 5")
	h = open(t, l)
	h.Click("main")
	h.made("form keep")
}

// Treasures that are owed are marked in the row and given up together (DR-173).
func TestOwedTreasuresAreGivenUp(t *testing.T) {
	h := open(t, laid{hero: dungeonroll.Archaeologist, party: "M", row: "k", owed: 2, tokens: tokens(dungeonroll.Scales, dungeonroll.Scales, dungeonroll.Bait)})
	h.Click("token-scales")
	h.Click("main")
	require.Equal(t, 0, h.Board.Match.Len())
	h.Click("token-bait")
	h.Picture("delve-discard")
	h.Click("main")
	h.made("discard scales bait")
}

// The two doors and the two buttons retire and seek glory; the coach's chance is that of
// the specification's vectors.
func TestTheDoorsAndTheChance(t *testing.T) {
	l := laid{phase: dungeonroll.RegroupPhase, level: 3, party: "CFM", graveyard: 4}
	h := open(t, l)
	assert.False(t, apptest.Says(h.Rehearsal, "99%"), "the coach is off")
	h.Click("coach")
	assert.True(t, h.Board.Wants("coach"), "also when the match is continued")
	h.Send(input.Event{Kind: input.Leave})
	h.Picture("delve-regroup")
	assert.True(t, apptest.Says(h.Rehearsal, "99%"), "1284 of 1296")
	h.Click("door-glory")
	h.made("seek glory")
	h = open(t, l)
	h.Click("main")
	h.made("retire")
	h = open(t, l)
	h.Press("G")
	h.made("seek glory")
}

// Fleeing asks once while something is still possible, as the warnings say.
func TestFleeingIsAskedAbout(t *testing.T) {
	h := open(t, laid{party: "H", row: "gg", level: 2, warn: true})
	h.Click("flee")
	require.Equal(t, 0, h.Board.Match.Len())
	require.True(t, apptest.Says(h.Rehearsal, "You can still win this level."))
	h.Click("no")
	h.Click("flee")
	h.Click("never")
	h.made("flee")
	require.False(t, h.Board.Warn)
}

// Leaving loot that could be taken is asked about.
func TestLeavingLootIsAskedAbout(t *testing.T) {
	h := open(t, laid{phase: dungeonroll.LootPhase, party: "F", row: "c", warn: true})
	h.Click("main")
	require.Equal(t, 0, h.Board.Match.Len())
	h.Click("yes")
	h.made("end phase")
}
