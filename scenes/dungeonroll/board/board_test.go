package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/rig"
)

// set makes the board of a match, without a view.
func set(t *testing.T, m *play.Match) *board.Board {
	t.Helper()
	a, _ := apptest.Open(t, apptest.Window{Scale: .25}, m.Game())
	b, err := board.New(a, m, a.Store.Begin(m.Game().ID()))
	require.NoError(t, err)
	return b
}

// recruit is a board of one player without a hero.
func recruit(t *testing.T) *board.Board {
	t.Helper()
	return set(t, rig.Laid(t, dungeonroll.Position{Seats: 1, Phase: dungeonroll.MonsterPhase, Party: []dungeonroll.Die{dungeonroll.Die(dungeonroll.Mage)}, Row: []dungeonroll.Foe{dungeonroll.Goblin}}))
}

// Dice and treasures are listed in the order of the rules, each with its number.
func TestThingsAreListedWithTheirNumbers(t *testing.T) {
	b := recruit(t)
	assert.Equal(t, "1 cleric, 2 mages, 1 scroll", b.Faces([]dungeonroll.Face{dungeonroll.Mage, dungeonroll.Scroll, dungeonroll.Cleric, dungeonroll.Mage}))
	assert.Equal(t, "2 oozes, 1 dragon", b.Foes([]dungeonroll.Foe{dungeonroll.Ooze, dungeonroll.Dragon, dungeonroll.Ooze}))
	assert.Equal(t, "1 goblin, 3 oozes", b.Monsters(1, 0, 3))
	var tokens dungeonroll.Tokens
	tokens[dungeonroll.Scales], tokens[dungeonroll.Elixir] = 2, 1
	assert.Contains(t, b.TokenList(tokens), "Elixir")
	assert.Contains(t, b.TokenList(tokens), "2 × Dragon Scales")
	nothing := b.Words.T("dungeonroll.nothing")
	for _, none := range []string{b.Faces(nil), b.Foes(nil), b.Monsters(0, 0, 0), b.TokenList(dungeonroll.Tokens{})} {
		assert.Equal(t, nothing, none)
	}
}

// Who or what was used is named by what it is, not by what it was used as.
func TestCompanionsAreNamedByWhatTheyAre(t *testing.T) {
	b := recruit(t)
	assert.Equal(t, "Fighter", b.UsedName(dungeonroll.Used{Source: dungeonroll.PartyDie(1), Face: dungeonroll.Fighter, Role: dungeonroll.Cleric}))
	assert.Equal(t, "Vorpal Sword", b.UsedName(dungeonroll.Used{Source: dungeonroll.TokenSource(dungeonroll.Sword), Face: dungeonroll.Fighter}))
	assert.Equal(t, b.Words.T("dungeonroll.place.hero"), b.UsedName(dungeonroll.Used{Source: dungeonroll.HeroCard}))
	assert.Equal(t, "The Dungeon", b.LordName(play.NoSeat), "DR-010")
}

// In the Classic variant cards and treasures that differ say so (4.9).
func TestTheClassicVariantHasWordsOfItsOwn(t *testing.T) {
	classic := rig.Setup(1, "none")
	classic.Options[dungeonroll.OptionClassic] = "on"
	b, c := recruit(t), set(t, rig.Until(t, classic, func(*dungeonroll.State) bool { return true }))
	require.True(t, c.Classic())
	assert.NotEqual(t, b.TokenText(dungeonroll.Ring), c.TokenText(dungeonroll.Ring))
	assert.Equal(t, b.TokenText(dungeonroll.Elixir), c.TokenText(dungeonroll.Elixir))
	for _, h := range []dungeonroll.Hero{dungeonroll.HalfGoblin, dungeonroll.Knight, dungeonroll.Sorceress} {
		assert.NotEqual(t, b.HeroText(h, true, "specialty"), c.HeroText(h, true, "specialty"), h.String())
	}
	assert.NotEqual(t, b.HeroText(dungeonroll.Spellsword, true, "ultimate"), c.HeroText(dungeonroll.Spellsword, true, "ultimate"))
	assert.Equal(t, b.HeroText(dungeonroll.Spellsword, false, "ultimate"), c.HeroText(dungeonroll.Spellsword, false, "ultimate"))
}

// The log of whole games has a sentence for everything that happens, under a heading for
// each delve, and places that the table knows.
func TestTheLogTellsWholeGames(t *testing.T) {
	known := map[string]bool{"": true, board.PartyPlace: true, board.LevelPlace: true, board.LairPlace: true, board.YardPlace: true, board.TreasuresPlace: true, board.HeroPlace: true, board.PlayersPlace: true}
	for _, seed := range []string{"velvet-118", "velvet-3", "velvet-205"} {
		s := rig.Setup(3, "random")
		s.Seed = seed
		b := set(t, rig.Until(t, s, func(*dungeonroll.State) bool { return false }))
		heads := map[string]bool{}
		for _, l := range b.Log() {
			require.NotEmpty(t, l.Text)
			assert.NotContains(t, l.Text, "{")
			assert.NotContains(t, l.Text, "dungeonroll.")
			assert.True(t, known[l.Place], l.Place)
			heads[l.Head] = true
		}
		delete(heads, "")
		assert.Len(t, heads, 9, "three delves of three")
		assert.Empty(t, b.Words.Missing())
	}
}

// Who flees is not told of as one who comes home.
func TestTheLogTellsWhoFlees(t *testing.T) {
	at := dungeonroll.Position{Seats: 1, Phase: dungeonroll.MonsterPhase, Row: []dungeonroll.Foe{dungeonroll.Goblin}}
	at.Delve.Level = 3
	m := rig.Laid(t, at)
	evs, err := m.Do(0, dungeonroll.Move{Kind: dungeonroll.Flee})
	require.NoError(t, err)
	b := set(t, m)
	var told []string
	for i, l := range b.Log() {
		if l.Text == b.Words.T("dungeonroll.log.delve-ended-fled", "name", "Blue", "n", 3) {
			told = append(told, l.Text)
		}
		assert.NotEqual(t, b.Words.T("dungeonroll.log.delve-ended", "name", "Blue", "n", 3), l.Text, "line %d", i)
	}
	assert.Len(t, told, 1, "%v", evs)
}

// The position is looked up once for each change.
func TestThePositionIsThatOfTheLastMove(t *testing.T) {
	b := recruit(t)
	was := b.State()
	assert.Same(t, was, b.State())
	require.True(t, b.Do(b.UI, dungeonroll.Move{Kind: dungeonroll.Fight, Source: dungeonroll.PartyDie(1), Level: dungeonroll.SlotsOf(1)}, 0, 0))
	assert.NotSame(t, was, b.State())
	d := b.Delve()
	assert.Zero(t, d.Row.Len())
}

// Words on things that do not grow are made to fit.
func TestWordsAreMadeToFit(t *testing.T) {
	b := recruit(t)
	u := b.UI
	for _, w := range []float64{40, 60, 200} {
		s := board.Fit(u, ui.BodyBold, "Undead Viking", w)
		assert.LessOrEqual(t, u.Width(s, "Undead Viking"), w)
	}
	assert.Equal(t, ui.BodyBold, board.Fit(u, ui.BodyBold, "Ooze", 500))
}
