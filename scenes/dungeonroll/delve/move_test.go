package delve_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
)

// Dragging a companion over monsters takes the whole group that it can (DR-033), says so
// before, and clicking makes the same move.
func TestAFighterTakesAllGoblins(t *testing.T) {
	l := laid{party: "FCM", row: "gkgo"}
	h := open(t, l)
	h.over("party-1", "level-3")
	h.Picture("delve-drag")
	assert.True(t, apptest.Says(h.Rehearsal, "Fighter takes 2 goblins."))
	h.drop()
	h.made("fight 1 on 1 3")

	h = open(t, l)
	h.Click("party-1")
	h.Click("level-1")
	h.made("fight 1 on 1 3")

	h = open(t, l)
	h.Click("party-1")
	h.Click("level-2")
	h.made("fight 1 on 2") // DR-082: one skeleton
}

// A right click, or a click with Ctrl, leaves a monster alive.
func TestASparedMonsterIsLeftAlone(t *testing.T) {
	h := open(t, laid{party: "FC", row: "ggg"})
	h.Play(func(p *input.Player) { p.RightClick("level-2") })
	h.Click("party-1")
	h.Click("level-1")
	h.made("fight 1 on 1 3")
}

// With warnings on, leaving some of a group that could be taken is asked about once.
func TestLeavingPartOfAGroupIsAskedAbout(t *testing.T) {
	h := open(t, laid{party: "FC", row: "ggg", warn: true})
	h.Play(func(p *input.Player) { p.RightClick("level-2") })
	h.Click("party-1")
	h.Click("level-1")
	require.True(t, h.there("yes"))
	require.Equal(t, 0, h.Board.Match.Len())
	h.Picture("delve-question")
	h.Click("no")
	require.False(t, h.there("yes"))
	h.Click("party-1")
	h.Click("level-1")
	h.Click("yes")
	h.made("fight 1 on 1 3")
}

// What the rules refuse is told at the target, with its reason (DR-223).
func TestRefusalsAreToldAtTheTarget(t *testing.T) {
	h := open(t, laid{party: "SF", row: "gg"})
	h.Click("party-1")
	h.Click("level-1")
	h.refused("scroll-no-companion") // DR-087
	h.Picture("delve-refused")

	h = open(t, laid{party: "FF", row: "gc"})
	h.drag("party-1", "level-2")
	require.Equal(t, 0, h.Board.Match.Len()) // DR-044
	require.Contains(t, h.App.UI.Refused(), "loot")

	h = open(t, laid{party: "FF", row: "gk"})
	h.Click("hero")
	h.Click("flee")
	h.made("flee")
}

// Escape and a click on the thing itself put down what is held; Undo does too.
func TestWhatIsHeldCanBePutDown(t *testing.T) {
	h := open(t, laid{party: "FC", row: "gg"})
	h.Click("party-1")
	require.True(t, h.there("cancel"))
	h.Press(input.Escape)
	require.False(t, h.there("cancel"))
	h.Click("party-2")
	h.Click("party-2")
	require.False(t, h.there("cancel"))
	h.Click("party-1")
	h.Play(func(p *input.Player) { p.Press("Z", input.Mods{Ctrl: true}) })
	require.False(t, h.there("cancel"))
	require.Equal(t, 0, h.Board.Match.Len())
}

// A scroll is dragged to the middle, dice are marked, and they are rolled (DR-035); the
// scroll itself cannot be marked (DR-036).
func TestAScrollMarksDiceAndRolls(t *testing.T) {
	h := open(t, laid{party: "SFM", row: "gkc"})
	h.dragTo("party-1", "velvet", .9)
	require.True(t, h.there("cancel"))
	h.Click("level-1")
	h.Click("level-3")
	h.Click("party-3")
	h.Click("level-3")
	h.Picture("delve-marking")
	h.Click("main")
	h.made("reroll 1 party 3 level 1")

	h = open(t, laid{party: "SFM", row: "gkc"})
	h.Click("party-1")
	h.Click("main")
	h.Click("party-1")
	require.NotEmpty(t, h.App.UI.Refused())
	h.Click("main")
	require.Equal(t, 0, h.Board.Match.Len(), "nothing is marked")
}

// Rolling a chest again is asked about.
func TestRollingAChestAgainIsAskedAbout(t *testing.T) {
	h := open(t, laid{party: "SFM", row: "gkc", warn: true})
	h.Click("party-1")
	h.Click("main")
	h.Click("level-3")
	h.Click("main")
	h.Click("yes")
	h.made("reroll 1 level 3")
}

// The whole of a fight is played from the keyboard.
func TestAFightFromTheKeyboard(t *testing.T) {
	h := open(t, laid{party: "FC", row: "gg"})
	h.App.UI.Focus("party-1", true)
	h.Press(input.Enter)
	h.App.UI.Focus("level-1", true)
	h.Picture("delve-focus")
	h.Press(input.Enter)
	h.made("fight 1 on 1 2")
}

// A thief opens as many chests as the counter says (DR-059), all at first.
func TestTheCounterPicksChests(t *testing.T) {
	h := open(t, laid{phase: dungeonroll.LootPhase, party: "TF", row: "ccc"})
	h.Click("party-1")
	h.Click("level-2")
	h.Picture("delve-counter")
	h.Click("count.less")
	h.Click("main")
	h.made("open 1 chests 2")

	h = open(t, laid{phase: dungeonroll.LootPhase, party: "TF", row: "ccc"})
	h.Click("party-2") // DR-047: one only, nothing is asked
	h.Click("level-2")
	h.made("open 2 chests 1")
}

// The faces of dice that come back are chosen on a fan (DR-053); the last choice is preset.
func TestTheFanChoosesFaces(t *testing.T) {
	h := open(t, laid{phase: dungeonroll.LootPhase, party: "SF", row: "ppp", graveyard: 1})
	h.drag("party-1", "level-1")
	require.True(t, h.there("face-2-mage"))
	require.False(t, h.there("face-3-mage"), "the drinker and one more lie there (DR-055)")
	h.Click("face-1-mage")
	h.Picture("delve-fan")
	h.Click("main")
	h.made("quaff 1 revive mage champion")
	h.Click("party-1")
	h.Click("level-1")
	h.Click("main")
	require.Contains(t, h.last(), "quaff 1 revive mage")
}

// Commander and Bard are asked for one monster more (DR-150).
func TestTheCommanderTakesOneMore(t *testing.T) {
	l := laid{hero: dungeonroll.Mercenary, xp: 5, party: "FC", row: "ggok"}
	h := open(t, l)
	h.Click("party-1")
	h.Click("level-1")
	require.Equal(t, 0, h.Board.Match.Len())
	h.Picture("delve-extra")
	h.Click("level-3")
	h.made("fight 1 on 1 2 3")
	h = open(t, l)
	h.Click("party-1")
	h.Click("level-1")
	h.Click("main")
	h.made("fight 1 on 1 2")
}

// Treasures are used from the row: as companions, or for their own effect.
func TestTreasuresAreUsedFromTheRow(t *testing.T) {
	l := laid{party: "C", row: "ggk", graveyard: 2, level: 4, tokens: tokens(dungeonroll.Sword, dungeonroll.Portal, dungeonroll.Elixir, dungeonroll.Bait, dungeonroll.Ring, dungeonroll.Scales, dungeonroll.Scales)}
	h := open(t, l)
	h.Click("token-sword")
	h.Click("level-1")
	h.made("fight sword on 1 2")
	h = open(t, l)
	h.drag("token-bait", "level-3")
	h.made("use bait")
	h = open(t, l)
	h.Click("token-elixir")
	h.Picture("delve-token")
	h.Click("graveyard")
	h.Click("face-1-thief")
	h.Click("main")
	h.made("use elixir revive thief")
	h = open(t, l)
	h.drag("token-ring", "lair")
	h.made("use ring")
}

// A main button that cannot be used shows the rule, and its clause, when it is pressed:
// monsters are left (DR-040), the dragon wants three different companions (DR-064).
func TestAClosedButtonNamesItsRule(t *testing.T) {
	for _, l := range []laid{
		{party: "FC", row: "gg"},
		{phase: dungeonroll.DragonPhase, party: "FFF", lair: 3, level: 3},
	} {
		h := open(t, l)
		opened := ""
		h.App.Open.Rulebook = func(_, clause string) { opened = clause }
		h.Play(func(p *input.Player) { // in one go: the sentence stands only as long as the hand stays near
			p.Click("main")
			p.Click("refusal.clause")
		})
		assert.Contains(t, opened, "DR-", "%v", l.phase)
	}
}

// Where no monster is left nobody is told to beat any, and the main button names what comes.
func TestWhenTheMonstersAreBeatenTheTableSaysSo(t *testing.T) {
	for row, next := range map[string]string{"": "on", "p": "to-loot"} {
		h := open(t, laid{party: "FSC", row: "g" + row})
		require.True(t, apptest.Says(h.Rehearsal, h.App.Words.T("dungeonroll.wants.monster")))
		h.Click("party-1")
		h.Click("level-1")
		require.False(t, apptest.Says(h.Rehearsal, h.App.Words.T("dungeonroll.wants.monster")))
		require.True(t, apptest.Says(h.Rehearsal, h.App.Words.T("dungeonroll.wants.monster-none")))
		require.True(t, apptest.Says(h.Rehearsal, h.App.Words.T("dungeonroll.button."+next)), row)
	}
}
