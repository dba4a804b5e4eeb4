package delve_test

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
)

// At the start of a delve the adventurer is named and a button throws the party; what the
// dice show is neither on the table nor in the log before they have fallen.
func TestThePartyIsThrownByAButton(t *testing.T) {
	w := apptest.Window{Speed: 1, Scale: .4}
	if apptest.Pictures() {
		w.Scale = 1
	}
	l := laid{phase: dungeonroll.Forming, hero: dungeonroll.Viking, window: w}
	h := closed(t, l)
	require.True(t, h.there("go-on"))
	require.False(t, h.there("party-1"))
	assert.False(t, apptest.Says(h.Rehearsal, "champions"), "the log does not tell it")
	assert.False(t, ready(h))
	h.press("go-on")
	for i := 0; !ready(h); i++ {
		require.Less(t, i, 400, "two throws take some seconds")
		h.Let(50 * time.Millisecond)
		if i%4 == 1 {
			h.Picture(fmt.Sprintf("delve-throw-%02d", i))
		}
	}
	h.Let(time.Second)
	require.True(t, h.there("party-1"))
	assert.True(t, apptest.Says(h.Rehearsal, "5 champions"))
	h.Stack.NeedsPicture() // what was to be woken by now
	h.Draw()
	assert.False(t, h.Stack.NeedsPicture(), "nothing moves any more")
}

// A press of a button ends what is being shown (nothing waits on an animation).
func TestAPressEndsTheThrow(t *testing.T) {
	h := closed(t, laid{phase: dungeonroll.Forming, hero: dungeonroll.Viking, window: apptest.Window{Speed: 1, Scale: .4}})
	h.press("go-on")
	h.Let(100 * time.Millisecond)
	require.False(t, ready(h))
	h.Send(input.Event{Kind: input.Press, X: 5, Y: 5}, input.Event{Kind: input.Release, X: 5, Y: 5})
	assert.True(t, ready(h))
}

// A fight with movement: the die flies to the graveyard, where it is counted when it is
// there; then nothing moves.
func TestAUsedDieFliesToTheGraveyard(t *testing.T) {
	h := open(t, laid{party: "FC", row: "ggk", window: apptest.Window{Speed: 1, Scale: .4}})
	h.press("party-1")
	h.press("level-1")
	require.Equal(t, 1, h.Board.Match.Len())
	assert.True(t, apptest.Says(h.Rehearsal, "Graveyard 0"))
	h.Let(time.Second)
	assert.True(t, apptest.Says(h.Rehearsal, "Graveyard 1"))
	h.Send(input.Event{Kind: input.Leave})
	h.Let(time.Second)
	h.Stack.NeedsPicture() // what was to be woken by now
	h.Draw()
	assert.False(t, h.Stack.NeedsPicture())
}

// With movement switched off everything is there at once.
func TestWithoutMovementNothingIsShownInBetween(t *testing.T) {
	h := closed(t, laid{phase: dungeonroll.Forming, hero: dungeonroll.Viking})
	h.press("go-on")
	h.Let(20 * time.Millisecond)
	assert.True(t, ready(h))
}

// The first delve's tips point at things, one at a time, and can be switched off.
func TestTipsPointAtThings(t *testing.T) {
	h := open(t, laid{party: "FC", row: "gg"})
	require.False(t, h.there("tip-ok"))
	h.Board.Tips = true
	h.App.UI.Wake()
	h.Let(50 * time.Millisecond)
	require.True(t, h.there("tip-ok"))
	first := h.App.Words.T("dungeonroll.tip.party")
	require.True(t, apptest.Says(h.Rehearsal, first[:20]))
	h.Picture("delve-tip")
	h.Click("tip-ok")
	require.False(t, apptest.Says(h.Rehearsal, first[:20]))
	h.Click("tip-off")
	require.False(t, h.there("tip-ok"))
	require.False(t, h.Board.Tips)
}

// Everything on the table has its tooltip with the figures.
func TestThingsExplainThemselves(t *testing.T) {
	h := open(t, laid{hero: dungeonroll.Crusader, party: "FC", row: "gg", tokens: tokens(dungeonroll.Portal), level: 4})
	for name, says := range map[string]string{
		"party-1": "Beats any number of goblins", "level-1": "A fighter or a champion beats", "token-portal": "with the XP of this level",
		"seal": "Use this card as a fighter or a cleric", "lair": "Three of them bring the dragon", "graveyard": "They have no faces", "hoard": "35 of 36", "coach": "Played as well as can be",
	} {
		h.Play(func(p *input.Player) { p.Point(name); p.Wait(time.Second) })
		h.Let(500 * time.Millisecond)
		assert.True(t, apptest.Says(h.Rehearsal, says), name)
	}
}

// What was taken back lies there again, as far as no die has fallen (DR-224).
func TestAFightCanBeTakenBack(t *testing.T) {
	h := open(t, laid{party: "FCM", row: "ggk"})
	h.Click("party-1")
	h.Click("level-1")
	require.False(t, h.there("party-3"))
	require.False(t, h.there("level-2"))
	require.True(t, h.Board.Undo(h.App.UI))
	h.View.Reset(h.App.UI)
	h.Let(50 * time.Millisecond)
	require.True(t, h.there("party-3"))
	require.True(t, h.there("level-3"))
	h.Click("party-2")
	h.Click("level-3")
	h.made("fight 2 on 3")
}

// Dice that come back lie where they lay, and those of a move that is brought back too
// (DR-224).
func TestDiceThatComeBackLieWhereTheyLay(t *testing.T) {
	h := open(t, laid{party: "FCMTH", row: "ggkocp"})
	lie := func() map[string]ui.Rect {
		h.Let(time.Second)
		at := map[string]ui.Rect{}
		for n := range 7 {
			for _, name := range []string{fmt.Sprint("party-", n+1), fmt.Sprint("level-", n+1)} {
				if r, ok := h.App.UI.Find(name); ok {
					at[name] = r
				}
			}
		}
		return at
	}
	h.Click("party-2")
	h.Click("level-3")
	first := lie()
	require.Len(t, first, 4+5)
	h.Click("party-1")
	h.Click("level-1")
	second := lie()
	require.Len(t, second, 3+3)
	require.True(t, h.Board.Undo(h.App.UI))
	h.View.Reset(h.App.UI)
	require.Equal(t, first, lie())
	require.True(t, h.Board.Redo(h.App.UI))
	h.View.Reset(h.App.UI)
	require.Equal(t, second, lie())
}

// While another plays, nothing on the table answers to the hand.
func TestNothingAnswersWhileAnotherPlays(t *testing.T) {
	h := open(t, laid{party: "FCM", row: "ggk", seats: 2})
	h.Board.Viewer = 1
	h.Board.Changed()
	h.App.UI.Wake()
	h.Let(50 * time.Millisecond)
	h.Click("party-1")
	h.Click("level-1")
	h.Click("main")
	require.False(t, h.there("flee"))
	require.Equal(t, 0, h.Board.Match.Len())
}

// Resting on the hero card shows its other side; the hand that comes for the seal finds it.
func TestTheCardTurnsOverUnderTheHand(t *testing.T) {
	h := open(t, laid{hero: dungeonroll.Minstrel, party: "F", row: "g", lair: 1})
	require.True(t, h.there("seal"))
	h.Play(func(p *input.Player) { p.Point("hero"); p.Wait(time.Second) })
	h.Let(500 * time.Millisecond)
	require.False(t, h.there("seal"))
	h.Picture("delve-card")
	h.Play(func(p *input.Player) { p.Point("seal-place"); p.Wait(time.Second) })
	h.Let(500 * time.Millisecond)
	h.Click("seal")
	h.Click("main")
	h.made("ultimate")
}

// Before the first level is rolled the plate does not say that it has no monsters.
func TestThePhaseIsNotToldBeforeTheDiceHaveFallen(t *testing.T) {
	l := laid{phase: dungeonroll.Forming, hero: dungeonroll.Viking}
	for seed := range 40 {
		l.seed = fmt.Sprint("velvet-", seed)
		h := closed(t, l)
		if h.Board.State().Phase() != dungeonroll.LootPhase {
			continue
		}
		loot := h.App.Words.T("dungeonroll.wants." + dungeonroll.LootPhase.String())
		assert.False(t, apptest.Says(h.Rehearsal, loot))
		h.Click("go-on")
		assert.True(t, apptest.Says(h.Rehearsal, loot))
		return
	}
	require.Fail(t, "one of three levels 1 has no monster")
}

// On the deepest level the panel does not offer a way down (DR-077).
func TestTheDeepestLevelOffersNoGlory(t *testing.T) {
	glory := laid{level: 9, party: "H", row: "g"}
	h := open(t, glory)
	require.True(t, apptest.Says(h.Rehearsal, h.App.Words.T("dungeonroll.regroup.glory")))
	glory.level = 10
	h = open(t, glory)
	assert.False(t, apptest.Says(h.Rehearsal, h.App.Words.T("dungeonroll.regroup.glory")))
	assert.True(t, apptest.Says(h.Rehearsal, h.App.Words.T("dungeonroll.regroup.deepest")))
	h.Picture("delve-deepest")
}

// Treasures that are given up at the end are not said to be points (DR-170, DR-184).
func TestWhatIsGivenUpIsNoPoints(t *testing.T) {
	for hero, want := range map[dungeonroll.Hero]string{
		dungeonroll.Leprechaun: "all are given up at the end", dungeonroll.Archaeologist: "six are given up at the end", dungeonroll.Knight: "unused: 3 points at the end",
	} {
		h := open(t, laid{hero: hero, party: "M", row: "g", tokens: tokens(dungeonroll.Portal, dungeonroll.Bait)})
		assert.True(t, apptest.Says(h.Rehearsal, want), hero.String())
	}
}

// No tip of the fight lies on dice, in the smallest window either: who has not put it away
// could not take them up.
func TestTipsLeaveTheDiceFree(t *testing.T) {
	for _, w := range []apptest.Window{{Scale: .3}, {W: 1024, H: 640, Scale: .3}} {
		h := open(t, laid{hero: dungeonroll.Knight, party: "FCMTHS", row: "ggko", graveyard: 1, lair: 1, tokens: tokens(dungeonroll.Portal), window: w})
		h.Board.Tips = true
		h.App.UI.Wake()
		h.Let(50 * time.Millisecond)
		seen := 0
		for ; h.there("tip-ok"); seen++ {
			tip, ok := h.App.UI.Find("tip-sheet")
			require.True(t, ok)
			for _, name := range h.App.UI.Names() {
				if strings.HasPrefix(name, "party-") && name != "party-word" || strings.HasPrefix(name, "level-") && name != "level-die" {
					die, _ := h.App.UI.Find(name)
					assert.False(t, tip.Overlaps(die.Inset(6)), "tip %d on %s in %v", seen, name, w)
				}
			}
			h.Click("tip-ok")
		}
		assert.GreaterOrEqual(t, seen, 8)
	}
}

// A level that is cleared at once shows its doors only when its dice have fallen, and the
// party lies scattered until then.
func TestDoorsOpenOnlyWhenTheDiceHaveFallen(t *testing.T) {
	l := laid{phase: dungeonroll.Forming, hero: dungeonroll.Knight, window: apptest.Window{Speed: 1, Scale: .3}}
	for seed := range 60 {
		l.seed = fmt.Sprint("velvet-", seed)
		h := closed(t, l)
		if h.Board.State().Phase() != dungeonroll.RegroupPhase {
			continue
		}
		stakes := h.App.Words.T("dungeonroll.stakes.title")
		assert.False(t, apptest.Says(h.Rehearsal, stakes), "the banner does not tell")
		h.press("go-on")
		for !h.there("party-7") {
			h.Let(20 * time.Millisecond)
		}
		rows := map[float64]bool{}
		for i := range 7 {
			die, _ := h.App.UI.Find(fmt.Sprint("party-", i+1))
			rows[math.Round(die.CY())] = true
		}
		assert.False(t, ready(h))
		assert.False(t, apptest.Says(h.Rehearsal, stakes), "nor do the party's dice")
		assert.Greater(t, len(rows), 1)
		h.Let(6 * time.Second)
		assert.True(t, apptest.Says(h.Rehearsal, stakes))
		return
	}
	require.Fail(t, "one of six levels 1 is a dragon")
}
