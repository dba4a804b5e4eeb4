package doodledungeon_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// moveTexts are the moves, one of each kind and form.
var moveTexts = map[string]doodledungeon.Move{
	"take 07":                       doodledungeon.Take{Card: 7},
	"wall F8 G8 H9":                 doodledungeon.Wall{On: sheet.Of(sheet.At(5, 7), sheet.At(6, 7), sheet.At(7, 8))},
	"wall":                          doodledungeon.Wall{},
	"draw goblin C3":                doodledungeon.Draw{Mark: sheet.Goblin, Square: sheet.At(2, 2)},
	"draw trap H10":                 doodledungeon.Draw{Mark: sheet.Trap, Square: sheet.Exit},
	"hide B7":                       doodledungeon.Hide{Square: sheet.At(1, 6)},
	"upgrade hand":                  doodledungeon.Check{Category: card.HandTrack},
	"erase 2":                       doodledungeon.Erase{Element: 1},
	"sketch C3 10,20 30,40 / 50,50": doodledungeon.Doodle{Square: sheet.At(2, 2), Drawing: "10,20 30,40 / 50,50"},
	"sketch C3":                     doodledungeon.Doodle{Square: sheet.At(2, 2)},
	"turn over":                     doodledungeon.TurnOver{},
	"path A1 B1 H10":                doodledungeon.Path{Squares: []sheet.Square{0, 1, 79}},
	"walk":                          doodledungeon.Walk{},
	"play axe":                      doodledungeon.Play{Action: card.Axe},
	"play loaded-dice 1 3":          doodledungeon.Play{Action: card.LoadedDice, Dice: 5},
	"settle":                        doodledungeon.Settle{},
	"lay shield above 1":            doodledungeon.Lay{Action: card.Shield, Above: 1, Square: sheet.NoSquare},
	"lay bomb above 3 naming D5":    doodledungeon.Lay{Action: card.Bomb, Above: 3, Square: sheet.At(3, 4)},
	"under cloak-of-shadows":        doodledungeon.Under{Action: card.CloakOfShadows},
	"refill":                        doodledungeon.Refill{},
}

func TestMovesReadBack(t *testing.T) {
	g := newGame(t)
	for text, want := range moveTexts {
		m := parse(t, text)
		assert.Equal(t, text, m.String())
		assert.Equal(t, want, m)
		again, err := g.ParseMove(text)
		require.NoError(t, err)
		assert.Equal(t, play.Move(m), again)
	}
}

func TestOddMovesAreRefused(t *testing.T) {
	g := newGame(t)
	for _, text := range []string{"", "sing", "take", "take 7", "take 61", "take 07 08", "wall A1 A1", "wall I1", "wall B1 A1", "wall  A1",
		"draw", "draw troll C3", "draw wall C3", "draw goblin", "draw goblin C0", "hide", "hide X1", "upgrade", "upgrade luck", "erase",
		"erase x", "erase 02", "sketch", "sketch C3 1", "sketch C3 1,1 ", "turn", "turn round", "walk on", "play", "play saw", "play axe 0",
		"play axe 5", "play loaded-dice 3 1", "play unknown", "settle now", "lay", "lay shield", "lay shield above", "lay shield above 4",
		"lay shield above -1", "lay bomb above 1 naming", "lay bomb above 1 naming Z9", "lay bomb on 1 naming A1", "under", "under unknown",
		"refill all", "path A1  B1", "path Q1", "PATH A1"} {
		_, err := g.ParseMove(text)
		assert.Error(t, err, "%q", text)
	}
	_, err := g.ParseMove(string(make([]byte, 1<<14)))
	assert.Error(t, err)
}

func FuzzParseMove(f *testing.F) {
	for text := range moveTexts {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := doodledungeon.ParseMove(text)
		if err != nil {
			return
		}
		again, err := doodledungeon.ParseMove(m.String())
		require.NoError(t, err)
		require.Equal(t, text, again.String())
		require.Equal(t, m, again)
	})
}
