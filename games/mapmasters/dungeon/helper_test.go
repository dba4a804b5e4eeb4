package dungeon

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
)

// testCards are the small cards of the worked examples and a few of our own.
const testCards = `
card X1 cost 3 "Corridor"
open E3 W3
.....  .....  .....
.....  .....  .....
.....  .....  .....
─────  .....  12SRB
.....  .....  .....
.....  .....  .....
.....  .....  .....

card X2 cost 3 "Fight"
open E3 W3
.....  .....  .....
.....  .....  .....
.....  .....  .....
─────  .....  .S.M.
.....  .....  .....
.....  .....  .....
.....  .....  .....

card X3 cost 3 "Circles"
open E5 W1
.....  .....  .....
──╴..  .....  P.T..
.....  .....  .....
.....  .....  .....
.....  .....  .....
..╶──  .....  ..T..
.....  .....  .....

# Two halls with every opening, for long walks in rooms.
card X4 cost 6 "Ballroom"
.│.│.  .....  .....
─┤.├─  .....  .S.R.
.AAA.  ..╷..  .B=P.
─AAA─  ..│..  .TOM.
.AAA.  ..│..  .K=B.
─┤.├─  ..│..  ...P.
.│.│.  ..╵..  ..t..

card X5 cost 6 "Empty Hall"
.│.│.  .....  .....
─┤.├─  ...╷.  ...=.
.AAA.  ...│.  .BT..
─AAA─  ...│.  .....
.AAA.  ...│.  ..TB.
─┤.├─  ...╵.  ...=.
.│.│.  .....  .....
`

// halls are the cards with the largest rooms.
func halls(t testing.TB) []*card.Card {
	find := shelf(t)
	var list []*card.Card
	for _, id := range []string{"X4", "X5", "X4", "X5", "D31", "D81", "D51", "D79"} {
		list = append(list, find(id))
	}
	return list
}

// shelf finds the cards of tests by id: the 81 of the game and those of testCards.
func shelf(t testing.TB) func(id string) *card.Card {
	t.Helper()
	all, err := card.Load()
	require.NoError(t, err)
	own, err := card.Parse("test cards", testCards)
	require.NoError(t, err)
	extra, err := card.NewCatalog(own)
	require.NoError(t, err)
	return func(id string) *card.Card {
		k, ok := all.ByID(id)
		if !ok {
			k, ok = extra.ByID(id)
		}
		require.True(t, ok, "no card %s", id)
		return k
	}
}

// lay makes placements of a text like "S01 0,0; D10 5,-2 turned".
func lay(t testing.TB, text string) []Placement {
	t.Helper()
	find := shelf(t)
	var list []Placement
	for part := range strings.SplitSeq(text, ";") {
		f := strings.Fields(part)
		p := Placement{Card: find(f[0])}
		s := scanner{text: f[1]}
		var err error
		p.X, p.Y, err = s.square()
		require.NoError(t, err)
		p.Turned = len(f) > 2 && f[2] == "turned"
		list = append(list, p)
	}
	return list
}

// tableau lays the cards of a text.
func tableau(t testing.TB, text string) *Tableau {
	t.Helper()
	tab, err := New(lay(t, text))
	require.NoError(t, err)
	return tab
}

// path reads a path.
func path(t testing.TB, text string) Path {
	t.Helper()
	p, err := ParsePath(text)
	require.NoError(t, err)
	return p
}

// refused wants a refusal of a clause with a key.
func refused(t require.TestingT, err error, clause, key string) {
	var r *play.Refusal
	require.True(t, errors.As(err, &r), "no refusal, but %v", err)
	require.Equal(t, clause+" "+key, r.Clause+" "+r.Key)
}

// counts makes a tally of a text like "barrel 2 coin 3".
func counts(t testing.TB, text string) Tally {
	t.Helper()
	var n Tally
	f := strings.Fields(text)
	for i := 0; i+1 < len(f); i += 2 {
		a, ok := ParseAim(f[i])
		require.True(t, ok, "no aim %s", f[i])
		n[a] = int16(f[i+1][0] - '0')
	}
	return n
}
