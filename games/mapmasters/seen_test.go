package mapmasters_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
)

// walk plays a game at random and shows every position to look.
func walk(t testing.TB, seats int, seed string, look func(s *mapmasters.State)) *mapmasters.State {
	s, _ := start(t, seats, seed)
	luck := play.NewChance(seed, "walk")
	for s.Outcome() == nil {
		look(s)
		m := choose(s, s.Turn(), &luck)
		if m == nil {
			moves := s.Moves(s.Turn())
			m = moves[luck.Pick("move", len(moves))]
		}
		_, err := s.Apply(s.Turn(), m)
		require.NoError(t, err)
	}
	look(s)
	return s
}

// MMV-125, MMV-136: what a seat sees does not change when only hidden things do, and
// what it works out from it is a position that can be.
func TestGuessFillsWhatIsHidden(t *testing.T) {
	luck := play.NewChance("guess", "test")
	differ := 0
	for n := range 20 {
		walk(t, 2+n%4, fmt.Sprint("guess ", n), func(s *mapmasters.State) {
			for by := play.NoSeat; int(by) < s.Seats(); by++ {
				seen := s.SeenBy(by)
				guess := seen.Guess(&luck)
				require.NoError(t, guess.CheckCounts())
				require.Equal(t, seen.Digest(), guess.SeenBy(by).Digest())
				if guess.Digest() != s.Digest() {
					differ++
				}
				if by == s.Turn() && by != play.NoSeat {
					require.Equal(t, s.Hand(by), guess.Hand(by))
				}
			}
		})
	}
	assert.Greater(t, differ, 1000)
}

// MMV-125, MMV-094: no deck shows its order, no facedown card its face.
func TestNothingHiddenIsSeen(t *testing.T) {
	walk(t, 3, "hidden", func(s *mapmasters.State) {
		for by := play.NoSeat; int(by) < s.Seats(); by++ {
			seen := s.SeenBy(by)
			assert.Zero(t, seen.Draws())
			for seat := range play.Seat(s.Seats()) {
				if seat != by {
					for _, id := range seen.Discards(seat) {
						require.Equal(t, mapmasters.UnknownCard, id)
					}
				}
				for i, c := range seen.Hand(seat) {
					hidden := !c.Open && seat != by
					require.Equal(t, hidden, c.Card == mapmasters.UnknownCard && !ownDown(s, seat, by), "card %d of seat %d seen by %d", i, seat, by)
				}
				_, _, ok := seen.Exploration(seat)
				if s.Phase() == mapmasters.ExplorationPhase && seat != by {
					require.False(t, ok)
				}
			}
		}
	})
}

// ownDown says whether the viewer's own cards still lie facedown.
func ownDown(s *mapmasters.State, seat, by play.Seat) bool {
	return seat == by && s.Turn() != by
}

// MMV-136, MMV-143: neither plan nor time of an explorer who is done can be told.
func TestPlansAndTimesStaySecret(t *testing.T) {
	g := newGame(t)
	set := func(m mapmasters.Explore) *mapmasters.State {
		s, err := g.Set(mapmasters.Position{Phase: mapmasters.ExplorationPhase, Players: []mapmasters.PlayerPosition{
			{Down: []mapmasters.CardID{1, 2}, Books: []mapmasters.BookID{2}}, {Down: []mapmasters.CardID{3}}}})
		require.NoError(t, err)
		_, err = s.Apply(0, m)
		require.NoError(t, err)
		return s
	}
	path := parse(t, "explore time 7 cards S01(0,0) sb02 key path start(0,3,m,W) E E").(mapmasters.Explore)
	a, b := set(mapmasters.Explore{Millis: 123456}), set(path)
	require.NotEqual(t, a.Digest(), b.Digest())
	assert.Equal(t, a.SeenBy(1).Digest(), b.SeenBy(1).Digest())
	assert.Equal(t, a.SeenBy(play.NoSeat).Digest(), b.SeenBy(play.NoSeat).Digest())
	assert.NotEqual(t, a.SeenBy(0).Digest(), b.SeenBy(0).Digest())
	assert.Nil(t, path.SeenBy(1, 0))
	assert.Equal(t, path, path.SeenBy(0, 0))
	plan, found, ok := b.SeenBy(0).Exploration(0)
	assert.True(t, ok)
	assert.Equal(t, path, plan)
	assert.Equal(t, 3, found.Squares)
}

// MMV-130: how SB-16 was decided cannot be told, wherever the deck runs out.
func TestSecondThoughtsStaySecret(t *testing.T) {
	g := newGame(t)
	for deck := range 8 {
		for discards := range 4 {
			var views []play.Digest
			for _, choice := range []mapmasters.Choice{mapmasters.DoNotUse, mapmasters.Keep, mapmasters.PutAway} {
				p := mapmasters.PlayerPosition{Books: []mapmasters.BookID{16}, Deck: []mapmasters.CardID{}, Open: []mapmasters.CardID{80}}
				for i := range deck {
					p.Deck = append(p.Deck, mapmasters.CardID(10+i))
				}
				for i := range discards {
					p.Discards = append(p.Discards, mapmasters.CardID(20+i))
				}
				s, err := g.Set(mapmasters.Position{Turn: 1, Players: []mapmasters.PlayerPosition{p, {Coins: 1}}})
				require.NoError(t, err)
				_, err = s.Apply(1, mapmasters.Pass{})
				require.NoError(t, err)
				if s.Phase() != mapmasters.HandPhase {
					continue
				}
				_, err = s.Apply(0, mapmasters.FirstDraw{Choice: choice})
				require.NoError(t, err)
				views = append(views, s.SeenBy(1).Digest())
			}
			for _, v := range views {
				require.Equal(t, views[0], v, "deck %d, discards %d", deck, discards)
			}
			require.Equal(t, deck+discards > 0, len(views) > 0)
		}
	}
}

func TestViewCannotGoOn(t *testing.T) {
	s, _ := start(t, 2, "view")
	seen := s.SeenBy(0)
	_, err := seen.Apply(seen.Turn(), mapmasters.Pass{})
	var why *play.Refusal
	require.ErrorAs(t, err, &why)
	assert.Equal(t, "hidden-position", why.Key)
	by, hidden := seen.Hidden()
	assert.True(t, hidden)
	assert.Equal(t, play.Seat(0), by)
}

// MMV-094, MMV-125: positions that differ in nothing but the order of decks look alike
// to everybody, the owner of a deck included.
func TestNoDeckShowsItsOrder(t *testing.T) {
	set := func(turn func(list []int) []int) *mapmasters.State {
		p := mapmasters.Position{Phase: mapmasters.MarketPhase, Primary: []mapmasters.ObjectiveID{22},
			Books:   &mapmasters.BookColumn{Open: [2]mapmasters.BookID{1, 2}},
			Players: []mapmasters.PlayerPosition{{Coins: 3}, {Coins: 4}}}
		for _, n := range turn([]int{3, 4, 5}) {
			p.Books.Deck = append(p.Books.Deck, mapmasters.BookID(n))
			p.Objectives = append(p.Objectives, mapmasters.ObjectiveID(n))
			p.Players[0].Deck = append(p.Players[0].Deck, mapmasters.CardID(n))
			p.Players[1].Deck = append(p.Players[1].Deck, mapmasters.CardID(n))
		}
		for i, first := range []int{10, 28, 46, 64} {
			p.Columns[i] = &mapmasters.CardColumn{Open: [2]mapmasters.CardID{mapmasters.CardID(first), mapmasters.CardID(first + 1)}}
			for _, n := range turn([]int{first + 2, first + 3, first + 4}) {
				p.Columns[i].Deck = append(p.Columns[i].Deck, mapmasters.CardID(n))
			}
		}
		s, err := newGame(t).Set(p)
		require.NoError(t, err)
		return s
	}
	a := set(func(list []int) []int { return list })
	b := set(func(list []int) []int { return []int{list[2], list[0], list[1]} })
	require.NotEqual(t, a.Digest(), b.Digest())
	for by := play.NoSeat; by < 2; by++ {
		assert.Equal(t, a.SeenBy(by).Digest(), b.SeenBy(by).Digest(), "seen by %d", by)
	}
}

// MMV-126, MMV-136: drawn cards lie facedown for their owner, too, until the owner
// explores, and stay in sight afterwards.
func TestOwnCardsAreSeenFromTheOwnExplorationOn(t *testing.T) {
	s, err := newGame(t).Set(mapmasters.Position{Phase: mapmasters.ExplorationPhase, Players: []mapmasters.PlayerPosition{
		{Open: []mapmasters.CardID{10}, Down: []mapmasters.CardID{1, 2}}, {Down: []mapmasters.CardID{3}}}})
	require.NoError(t, err)
	cards := func(by, seat play.Seat) (ids []mapmasters.CardID) {
		for _, c := range s.SeenBy(by).Hand(seat) {
			ids = append(ids, c.Card)
		}
		return ids
	}
	const unknown = mapmasters.UnknownCard
	assert.Equal(t, []mapmasters.CardID{10, 1, 2}, cards(0, 0))
	assert.Equal(t, []mapmasters.CardID{unknown}, cards(1, 1))
	assert.Equal(t, []mapmasters.CardID{10, unknown, unknown}, cards(1, 0))
	_, err = s.Apply(0, mapmasters.Explore{Millis: 1})
	require.NoError(t, err)
	assert.Equal(t, []mapmasters.CardID{10, 1, 2}, cards(0, 0))
	assert.Equal(t, []mapmasters.CardID{10, unknown, unknown}, cards(1, 0))
	assert.Equal(t, []mapmasters.CardID{3}, cards(1, 1))
}
