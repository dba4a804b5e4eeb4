package market_test

import (
	"bytes"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/market"
	"delvebox/scenes/mapmasters/rehearsal"
	"delvebox/scenes/mapmasters/table"
)

func views() table.Views { return table.Views{Market: market.New} }

// do makes moves of the acting seats, read from text.
func do(t *testing.T, m *play.Match, moves ...string) {
	t.Helper()
	for _, text := range moves {
		move, err := m.Game().ParseMove(text)
		require.NoError(t, err)
		_, err = m.Do(m.Actors()[0], move)
		require.NoError(t, err, text)
	}
}

// moves gives the moves of the match as text.
func moves(m *play.Match) string {
	var out []string
	for _, e := range m.History() {
		out = append(out, e.Move.String())
	}
	return strings.Join(out, ", ")
}

func two(t *testing.T, seed string) *play.Match {
	return rehearsal.Start(t, rehearsal.Setup(seed, "blue", "green"))
}

func state(m *play.Match) *mapmasters.State { return m.State().(*mapmasters.State) }

// MMV-109, MMV-112, MMV-114, MMV-115: whatever is for sale is bought with a click.
func TestAClickBuys(t *testing.T) {
	m := two(t, "lantern")
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act(`
click fairy-sword
click book-2
click card-3-1
click card-3-deck
click fairy-key
click pass
`)
	require.Equal(t, "buy fairy sword, buy book 2, buy card 3 1, buy card 3 deck, buy fairy key, pass", moves(m))
	first := m.History()[0].Seat
	require.Equal(t, 1, state(m).Coins(first))
	tb.Act("key P")
	require.True(t, strings.HasSuffix(moves(m), "pass, pass"), "P passes")
}

// MMV-114: what cannot be had stays where it is and says why, beside the pointer.
func TestARefusalIsShown(t *testing.T) {
	m := two(t, "lantern")
	do(t, m, "buy card 5 1", "pass")
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	before := m.Len()
	tb.Act("click card-6-1")
	require.Equal(t, before, m.Len())
	require.Equal(t, "Not enough coins: 6 needed, 1 at hand.", tb.Stack.UI.Refused())
}

// clauses are the rules that the present picture names.
func clauses(tb *rehearsal.Table) []string {
	var out []string
	for _, l := range apptest.Lines(tb.Rehearsal) {
		out = append(out, clause.FindAllString(l.Text, -1)...)
	}
	return out
}

var clause = regexp.MustCompile(`MMV-\d+`)

// What is too dear names the rule of prices, MMV-114, beside the pointer as after the
// click.
func TestTooltipAndRefusalNameTheSameClause(t *testing.T) {
	m := two(t, "lantern")
	do(t, m, "buy card 5 1", "pass")
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	for _, name := range []string{"card-6-1", "card-4-deck", "book-1"} {
		tb.Act("point " + name + "\nwait 500ms")
		require.Equal(t, []string{"MMV-114"}, clauses(tb), "the tooltip of %s", name)
		tb.Act("click " + name)
		require.NotEmpty(t, tb.Stack.UI.Refused(), name)
		require.Equal(t, []string{"MMV-114"}, clauses(tb), "the refusal of %s", name)
		tb.Act("key Escape\npoint pass")
	}
	tb.Act("point fairy-sword\nwait 500ms")
	require.Equal(t, []string{"MMV-112"}, clauses(tb), "what can be had names its own rule")
}

func TestTheClauseOfATooltipOpensTheRulebook(t *testing.T) {
	tb := rehearsal.Open(t, two(t, "lantern"), rehearsal.Usual(), views())
	opened := ""
	tb.App.Open.Rulebook = func(game, clause string) { opened = game + " " + clause }
	tb.Act("point card-3-1\nwait 600ms\nclick tip.clause")
	require.Equal(t, "mapmasters MMV-117", opened)
}

// seedWith finds a seed whose first open spellbook is the one.
func seedWith(t *testing.T, b mapmasters.BookID) string {
	t.Helper()
	g := rehearsal.Game(t)
	for i := range 400 {
		s := rehearsal.Setup("seed "+string(rune('a'+i%26))+string(rune('a'+i/26)), "blue", "green")
		m, err := play.NewMatch(g, s)
		require.NoError(t, err)
		if state(m).OpenBooks()[0] == b {
			return s.Seed
		}
	}
	t.Fatal("no seed opens with the book")
	return ""
}

// MMV-122: Haggler goes with the next card unless it is kept.
func TestHagglerIsOfferedWithTheCard(t *testing.T) {
	m := two(t, seedWith(t, mapmasters.Haggler))
	do(t, m, "buy book 1", "pass")
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("point card-4-1\nwait 100ms")
	tb.Picture("market-haggler")
	tb.Act("click haggler\nclick card-3-1\nwait 50ms")
	require.Equal(t, "buy book 1, pass, buy card 3 1", moves(m), "switched off, it is kept")

	m = two(t, seedWith(t, mapmasters.Haggler))
	do(t, m, "buy book 1", "pass")
	tb = rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("click card-4-2")
	require.Equal(t, "buy book 1, pass, buy card 4 2 sb10", moves(m))
}

// MMV-123: Fairy Twins asks beside the pile for the second token.
func TestFairyTwinsAskForTheSecondToken(t *testing.T) {
	m := two(t, seedWith(t, mapmasters.FairyTwins))
	do(t, m, "buy book 1", "pass")
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("click fairy-sword\nwait 100ms")
	require.Equal(t, 2, m.Len(), "the purchase waits for the answer")
	tb.Picture("market-twins")
	tb.Act("click twin-rope")
	require.Equal(t, "buy book 1, pass, buy fairy sword sb14 rope", moves(m))
	seat := m.History()[0].Seat
	require.Equal(t, 1, state(m).Ready(seat).Of(card.Rope))

	m = two(t, seedWith(t, mapmasters.FairyTwins))
	do(t, m, "buy book 1", "pass")
	tb = rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("click fairy-sword\nkey Escape\nclick fairy-key\nclick twin-none")
	require.Equal(t, "buy book 1, pass, buy fairy key", moves(m))
}

// MMV-119, MMV-120: a third spellbook shows itself before an old one has to go.
func TestAThirdSpellbookAsksWhichOneGoes(t *testing.T) {
	m := two(t, "lantern")
	do(t, m, "buy book 1", "pass", "buy book 1")
	seat := m.Actors()[0]
	old := state(m).Books(seat)
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("click book-deck\nexpect replace-" + old[0].Book.String() + "\nwait 100ms")
	require.True(t, state(m).Choosing())
	tb.Picture("market-replace")
	tb.Act("key P")
	require.True(t, state(m).Choosing(), "nothing else goes before")
	tb.Act("click replace-" + old[1].Book.String())
	require.Equal(t, old[0].Book, state(m).Books(seat)[0].Book)
	require.Len(t, state(m).Books(seat), 2)
}

func TestTheMarketIsPlayedByKeys(t *testing.T) {
	m := two(t, "lantern")
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("key ArrowRight") // begins at the first pile
	name, _ := tb.Stack.UI.Focused()
	require.Equal(t, "fairy-sword", name)
	tb.Act("key ArrowRight\nkey ArrowRight\nkey ArrowRight\nkey ArrowDown\nkey Enter")
	require.Equal(t, "buy card 3 2", moves(m))
}

// MMV-125: one may look through the own deck; Esc puts the list away again.
func TestTheOwnDeckCanBeLookedThrough(t *testing.T) {
	m := two(t, "lantern")
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("click deck\nexpect list-9\nkey Escape\nexpect no list-1")
	tb.Act("click discards\nexpect paper\nclick card-3-1\nexpect no paper")
	require.Zero(t, m.Len(), "a click beside the paper only puts it away")
	tb.Act("click panel-1\nexpect paper-close\nclick paper-close\nexpect no paper")
}

func TestABotIsWatchedAtItsPurchases(t *testing.T) {
	m := rehearsal.Start(t, rehearsal.Setup("lantern", "*blue", "*green", "red"))
	require.NotEmpty(t, m.Actors())
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	for i := 0; i < 4000 && m.Actors()[0] != 2; i++ {
		tb.Step()
		time.Sleep(time.Millisecond)
	}
	require.Equal(t, play.Seat(2), m.Actors()[0], "the bots have bought, the person's turn comes")
	tb.Act("click fairy-rope")
	require.Contains(t, moves(m), "buy fairy rope")
}

func TestTheRoundIsAnnouncedAndTheBannerGoes(t *testing.T) {
	m := two(t, "lantern")
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Stack.UI.Prefs.Speed = 1
	tb.Draw()
	tb.Let(400 * time.Millisecond)
	with := bytes.Clone(tb.Picture("market-banner").Pix)
	require.True(t, tb.Rests(3*time.Second), "then nothing moves")
	require.NotEqual(t, with, tb.Draw().Pix)
}

func TestAPurchaseFliesAndComesToRest(t *testing.T) {
	m := two(t, "lantern")
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("wait idle")
	tb.Stack.UI.Prefs.Speed = 1
	tb.Act("click card-3-1")
	for i, name := range []string{"1", "2", "3", "4", "5"} {
		if i > 0 {
			tb.Let(150 * time.Millisecond)
		}
		tb.Picture("market-flight-" + name)
	}
	require.True(t, tb.Rests(2*time.Second))
}

func TestNoTextLiesOnAnother(t *testing.T) {
	for name, w := range map[string]apptest.Window{
		"usual": rehearsal.Size(1280, 800, 100), "small": rehearsal.Size(1024, 640, 100), "small, large text": rehearsal.Size(1024, 640, 150),
		"large text": rehearsal.Size(1280, 800, 150), "tall": rehearsal.Size(1200, 900, 125),
	} {
		if !apptest.Pictures() {
			w.Scale = .5 // words lie where they lie
		}
		for seats, colours := range map[string][]string{"two": {"blue", "vermillion"}, "five": {"blue", "vermillion", "green", "purple", "sky"}} {
			m := rehearsal.Start(t, rehearsal.Setup("lantern", colours...))
			do(t, m, "buy card 4 1", "buy fairy sword")
			tb := rehearsal.Open(t, m, w, views())
			tb.Act("wait idle\npoint card-3-1\nwait 50ms\n")
			require.Empty(t, apptest.Faults(tb.Rehearsal), name+", "+seats+" seats")
		}
	}
}

// What is dragged onto the own sheet is bought as with a click; let go anywhere else it
// goes back.
func TestADragToTheOwnSheetBuys(t *testing.T) {
	m := two(t, "lantern")
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("drag card-3-1 card-4-1\ndrag card-3-1 fairy-key\ndrag book-1 panel-1\nwait 300ms")
	require.Zero(t, m.Len(), "none of these places takes it")
	tb.Act(`
drag card-3-1 place-1
click pass
drag fairy-rope purse
`)
	require.Equal(t, "buy card 3 1, pass, buy fairy rope", moves(m))
	tb.Act("drag card-6-deck place-3")
	require.Equal(t, "Not enough coins: 6 needed, 2 at hand.", tb.Stack.UI.Refused())
}

func TestADraggedCardIsSeen(t *testing.T) {
	tb := rehearsal.Open(t, two(t, "lantern"), rehearsal.Usual(), views())
	tb.Act("wait idle\npoint card-5-1\nwait 100ms")
	still := bytes.Clone(tb.Picture("").Pix)
	hand := func(kind input.Kind, name string) {
		r, ok := tb.Stack.UI.Find(name)
		require.True(t, ok, name)
		tb.Stack.Event(input.Event{Kind: kind, X: r.CX(), Y: r.CY() - 30})
		tb.Let(50 * time.Millisecond)
	}
	hand(input.Press, "card-5-1")
	hand(input.Move, "place-1")
	require.NotEqual(t, still, tb.Picture("market-drag").Pix)
	hand(input.Move, "card-5-1")
	hand(input.Release, "card-5-1")
	require.Empty(t, moves(tb.Match), "put back where it was")
}

// The arrow keys stay among the things for sale, and among the answers of a question.
func TestArrowKeysStayAmongTheGoods(t *testing.T) {
	m := two(t, seedWith(t, mapmasters.FairyTwins))
	do(t, m, "buy book 1", "pass")
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	focus := func() string {
		name, _ := tb.Stack.UI.Focused()
		return name
	}
	tb.Act("point card-5-2\npoint pass\nkey ArrowLeft")
	require.Equal(t, "card-5-2", focus(), "they begin where one has looked last")
	tb.Act("key ArrowDown\nkey ArrowRight\nkey ArrowRight\nkey ArrowRight")
	require.Equal(t, "card-6-2", focus(), "and stay at the rim")
	tb.Act("click fairy-sword\nkey ArrowRight\nkey ArrowRight\nkey ArrowRight\nkey ArrowRight")
	require.Contains(t, focus(), "twin-")
	require.Equal(t, 2, m.Len())
}

// A double click on a book buys one: what comes to lie in its place is the next player's
// to choose.
func TestADoubleClickBuysOnce(t *testing.T) {
	m := rehearsal.Start(t, rehearsal.Setup("lantern", "blue", "green"))
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("wait idle\nclick book-2\nclick book-2\nwait idle")
	require.Equal(t, 1, m.Len())
	tb.Act("wait 450ms\nclick book-2\nwait idle")
	require.Equal(t, 2, m.Len())
}
