package mime_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/play/torches"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/delve"
	"delvebox/scenes/dungeonroll/mime"
	"delvebox/scenes/dungeonroll/rig"
	"delvebox/scenes/dungeonroll/table"
)

// position reads a position: "CFMTHS" for the party, "gkocp" for the level.
func position(t *testing.T, hero dungeonroll.Hero, xp int, phase dungeonroll.Phase, party, row string, lair, yard int, tokens ...dungeonroll.Token) dungeonroll.Position {
	t.Helper()
	p := dungeonroll.Position{Seats: 1, Phase: phase, Seed: "velvet", Players: []dungeonroll.Player{{Hero: hero, XP: uint16(xp)}}}
	p.Delve.Level, p.Delve.Lair, p.Delve.Graveyard = 5, uint8(lair), uint8(yard)
	for _, k := range tokens {
		p.Players[0].Tokens[k]++
	}
	for _, c := range party {
		f, err := dungeonroll.ParseFace(string(c))
		require.NoError(t, err)
		p.Party = append(p.Party, dungeonroll.Die(f))
	}
	for _, c := range row {
		f, err := dungeonroll.ParseFoe(string(c))
		require.NoError(t, err)
		p.Row = append(p.Row, f)
	}
	return p
}

// carried lets the hand make a move on a table in a position, and gives the move that was
// made.
func carried(t *testing.T, p dungeonroll.Position, want dungeonroll.Move) play.Move {
	t.Helper()
	m := rig.Laid(t, p)
	a, r := apptest.Open(t, apptest.Window{Scale: .25}, m.Game())
	nothing := func(*board.Board) {}
	tab, err := table.New(a, m, a.Store.Begin(m.Game().ID()), table.Views{
		Delve: delve.New, Results: delve.New, Heroes: delve.New, Score: func(b *board.Board, _ func()) board.View { return delve.New(b) },
		Sheet: nothing, Log: nothing, Menu: nothing,
	})
	require.NoError(t, err)
	a.Stack.Push(tab)
	r.Step()
	r.Draw()
	apptest.Hand(t, r, func(p *input.Player) {
		p.Hurry = true
		require.NoError(t, mime.Mime{}.Carry(app.Hand{App: a, Table: tab, Player: p}, want))
	})
	list := m.History()
	require.Len(t, list, 1, "%v: %v", want, a.UI.Names())
	return list[0].Move
}

// Every kind of move is made by the hand just as it was wanted, with warnings answered.
func TestTheHandMakesTheMoveThatIsWanted(t *testing.T) {
	const monster, loot, dragon, regroup = dungeonroll.MonsterPhase, dungeonroll.LootPhase, dungeonroll.DragonPhase, dungeonroll.RegroupPhase
	for want, p := range map[string]dungeonroll.Position{
		"fight 1 on 1 2":                            position(t, dungeonroll.NoHero, 0, monster, "FC", "ggk", 0, 0),
		"fight 1 on 1 3":                            position(t, dungeonroll.NoHero, 0, monster, "FC", "gggk", 0, 0), // the second is spared
		"fight 1 on 1 2 4":                          position(t, dungeonroll.Mercenary, 5, monster, "FC", "ggok", 0, 0),
		"fight sword on 1 2":                        position(t, dungeonroll.NoHero, 0, monster, "C", "ggk", 0, 0, dungeonroll.Sword),
		"fight card on 1 2":                         position(t, dungeonroll.Crusader, 0, monster, "M", "ggk", 0, 0),
		"reroll 2 party 1 level 1 3":                position(t, dungeonroll.NoHero, 0, monster, "FS", "gkp", 0, 0),
		"open 1 chests 2":                           position(t, dungeonroll.NoHero, 0, loot, "TC", "cccp", 0, 0),
		"quaff 2 revive mage thief":                 position(t, dungeonroll.NoHero, 0, loot, "TC", "ppp", 0, 3),
		"use elixir revive scroll":                  position(t, dungeonroll.NoHero, 0, loot, "TC", "c", 0, 3, dungeonroll.Elixir),
		"use ring":                                  position(t, dungeonroll.NoHero, 0, monster, "TC", "gc", 0, 3, dungeonroll.Ring),
		"end phase":                                 position(t, dungeonroll.NoHero, 0, loot, "TC", "c", 0, 3),
		"flee":                                      position(t, dungeonroll.NoHero, 0, monster, "TC", "gk", 0, 3),
		"dragon 1 2 tools":                          position(t, dungeonroll.NoHero, 0, dragon, "FCF", "", 3, 3, dungeonroll.Tools),
		"ultimate on 2 1":                           position(t, dungeonroll.Enchantress, 5, monster, "F", "gko", 0, 3),
		"ultimate for scales revive cleric":         position(t, dungeonroll.Crusader, 5, monster, "F", "gkp", 0, 3, dungeonroll.Scales),
		"ultimate party 1 to mage level 2 to chest": position(t, dungeonroll.GuildLeader, 5, monster, "F", "gk", 0, 3),
		"specialty on 2":                            position(t, dungeonroll.Tracker, 0, monster, "F", "kg", 0, 3),
		"retire":                                    position(t, dungeonroll.NoHero, 0, regroup, "F", "", 0, 3),
		"seek glory":                                position(t, dungeonroll.NoHero, 0, regroup, "F", "", 0, 3),
	} {
		t.Run(want, func(t *testing.T) {
			move, err := dungeonroll.ParseMove(want)
			require.NoError(t, err)
			made := carried(t, p, move)
			assert.True(t, mime.Mime{}.Same(move, made), "made %v", made)
		})
	}
}

// Moves are the same whatever role the rules have found for what is used, but not with
// other dice, and never as those of another game.
func TestRolesAreLeftToTheRules(t *testing.T) {
	want, err := dungeonroll.ParseMove("dragon 1 2 3")
	require.NoError(t, err)
	made := want
	made.Uses[0].Role, made.Role = dungeonroll.Cleric, dungeonroll.Mage
	assert.True(t, mime.Mime{}.Same(want, made))
	made.Uses[2].Source = dungeonroll.PartyDie(4)
	assert.False(t, mime.Mime{}.Same(want, made))
	assert.False(t, mime.Mime{}.Same(want, torches.Done{}))
	assert.Equal(t, "", mime.Mime{}.Phase(nil))
	_, err = mime.Mime{}.Decide(nil, 0, 0)
	assert.Error(t, err)
}
