package closeup

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/rehearsal"
)

// look is a view that shows one thing in a place.
type look struct {
	rehearsal.Blank
	b     *board.Board
	thing Thing
	note  Note
	place ui.Rect
}

func (v *look) Frame(u *ui.UI, l house.Layout) { Show(v.b, u, v.place, v.thing, v.note) }

func table(t *testing.T, w apptest.Window) (*rehearsal.Rig, *look) {
	t.Helper()
	m, _ := rehearsal.Until(t, rehearsal.Four(), nil, 0)
	v := &look{place: ui.R(980, 100, 280, 560)}
	r := rehearsal.Mount(t, w, m, nil, nil, func(b *board.Board) board.View {
		v.b = b
		return v
	})
	return r, v
}

// cards lists all cards by their numbers.
func cards(b *board.Board) (out []mapmasters.CardID) {
	for _, k := range b.Tables.Catalog().Cards() {
		id, err := mapmasters.ParseCardID(k.ID)
		if err == nil {
			out = append(out, id)
		}
	}
	return out
}

// The list beside a card counts what is printed on it: every icon once, coins by their
// worth, and the rooms with their doors.
func TestTheListCountsWhatIsOnTheCard(t *testing.T) {
	r, v := table(t, apptest.Window{})
	all := cards(v.b)
	require.Len(t, all, 81)
	for _, id := range all {
		k := v.b.Tables.Card(id)
		want := map[card.Kind]int{}
		for pos := range card.Positions {
			if icon := k.Icon(pos%card.Columns, pos/card.Columns); icon.Kind != card.None {
				want[icon.Kind]++
				if icon.Kind == card.Coin {
					want[icon.Kind] += int(icon.Coins) - 1
				}
			}
		}
		if n := len(k.Rooms()); n > 0 {
			want[card.None] = n
		}
		got := map[card.Kind]int{}
		for _, e := range inventory(r.Stack.UI, k) {
			got[e.kind] = e.n
			_, err := r.Stack.UI.Art.Icons.Draw(e.icon, 22)
			assert.NoError(t, err)
		}
		require.Equal(t, want, got, k.ID)
	}
	assert.Empty(t, r.App.Words.Missing())
}

// Whatever the place, each line of the list has a place of its own inside it, and each
// icon of the picture can be pointed at.
func TestEveryLineHasItsPlace(t *testing.T) {
	for _, w := range []apptest.Window{{W: 1280, H: 800}, {W: 1280, H: 800, Text: 1.5}} {
		r, v := table(t, w)
		u := r.Stack.UI
		for _, id := range cards(v.b) {
			k := v.b.Tables.Card(id)
			v.thing = Thing{Card: id}
			for _, h := range []float64{330, 560} {
				v.place.H = h
				r.Stack.Event(input.Event{Kind: input.Tick}) // a pass without a picture
				var lines []ui.Rect
				icons := 0
				for _, name := range u.Names() {
					at, _ := u.Find(name)
					switch {
					case strings.HasPrefix(name, "closeup-line-"):
						require.GreaterOrEqual(t, at.X, v.place.X, "%s in %v", k.ID, v.place)
						require.LessOrEqual(t, at.Right(), v.place.Right(), "%s in %v", k.ID, v.place)
						require.LessOrEqual(t, at.Bottom(), v.place.Bottom()+.5, "%s in %v", k.ID, v.place)
						for _, o := range lines {
							require.False(t, at.Inset(.5).Overlaps(o), "%s: two lines in one place", k.ID)
						}
						lines = append(lines, at)
					case strings.HasPrefix(name, "closeup-"):
						icons++
					}
				}
				require.Len(t, lines, len(inventory(u, k)), k.ID)
				if h > 500 && w.Text == 0 {
					sum := 0
					for pos := range card.Positions {
						if k.Icon(pos%card.Columns, pos/card.Columns).Kind != card.None {
							sum++
						}
					}
					require.Equal(t, sum, icons, "icons of %s that can be pointed at", k.ID)
				}
			}
		}
	}
}

// The price stands beside the name and pushes a book's time of use into the small line.
func TestThePriceGoesBeforeEverythingElse(t *testing.T) {
	r, v := table(t, apptest.Window{})
	of := func(thing Thing, n Note) *panel {
		p := &panel{b: v.b, u: r.Stack.UI, thing: thing, note: n, w: 280}
		p.read()
		return p
	}
	free := of(Thing{Book: mapmasters.Haggler}, Note{})
	require.NotEmpty(t, free.when)
	assert.Equal(t, free.when, free.right())
	assert.Empty(t, free.extra())
	dear := of(Thing{Book: mapmasters.Haggler}, Note{Price: "2 of your 6 coins", Left: "3 left"})
	assert.Equal(t, "2 of your 6 coins", dear.right())
	assert.Equal(t, free.when+" · 3 left", dear.extra())
	assert.Greater(t, dear.height(), free.height())
	assert.Equal(t, v.b.Tables.Book(mapmasters.Haggler).Clause, dear.clause)
	why := of(Thing{Fairy: card.Rope}, Note{Why: "None is left."})
	assert.Greater(t, why.height(), of(Thing{Fairy: card.Rope}, Note{}).height())
	starter, _ := mapmasters.ParseCardID("S03")
	assert.Equal(t, r.App.Words.T("mapmasters.thing.starter"), of(Thing{Card: starter}, Note{}).right())
	assert.Equal(t, "MMV-115", of(Thing{Deck: true, Cost: 4}, Note{}).clause)
	assert.NotEqual(t, of(Thing{Deck: true, Cost: 4}, Note{}).title, of(Thing{Deck: true}, Note{}).title)
}

// Every kind of icon leads to the clause that says what it does.
func TestEveryKindHasItsClause(t *testing.T) {
	want := map[string][]card.Kind{
		"MMV-018": {card.Sword, card.Key, card.Rope, card.Scroll, card.Coin, card.Barrel},
		"MMV-023": {card.Monster, card.Padlock}, "MMV-024": {card.Lava}, "MMV-026": {card.Recycling, card.Scissors},
		"MMV-056": {card.Pitfall}, "MMV-063": {card.Stairs}, "MMV-066": {card.Circle},
	}
	n := 0
	for clause, kinds := range want {
		for _, k := range kinds {
			assert.Equal(t, clause, clauseOf(k), k.String())
			assert.Contains(t, order(), k, "the list knows it")
			n++
		}
	}
	assert.Len(t, order(), n)
}

func TestNothingIsShownOfNothing(t *testing.T) {
	assert.True(t, Thing{}.None())
	for _, thing := range []Thing{{Card: 1}, {Book: mapmasters.Haggler}, {Fairy: card.Key}, {Deck: true}} {
		assert.False(t, thing.None(), fmt.Sprint(thing))
	}
}
