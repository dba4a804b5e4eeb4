package doodledungeon_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// walk plays a game at random and shows every position to look.
func walk(t testing.TB, seats int, seed string, look func(s *doodledungeon.State)) *doodledungeon.State {
	s, _ := start(t, seats, seed)
	luck := play.NewChance(seed, "walk")
	for s.Outcome() == nil {
		look(s)
		_, err := s.Apply(s.Turn(), s.Sample(s.Turn(), func(n int) int { return luck.Pick("move", n) }))
		require.NoError(t, err)
	}
	look(s)
	return s
}

// DD-014, DD-043, DD-071: nothing hidden is seen, in any position.
func TestNothingHiddenIsSeen(t *testing.T) {
	walk(t, 3, "hidden", func(s *doodledungeon.State) {
		for by := play.NoSeat; int(by) < s.Seats(); by++ {
			seen := s.SeenBy(by)
			assert.Zero(t, seen.Draws())
			for seat := range play.Seat(s.Seats()) {
				own := seat == by
				if !own && s.Phase() < doodledungeon.Over {
					require.True(t, seen.Treasures(seat).Empty())
				} else {
					require.Equal(t, s.Treasures(seat), seen.Treasures(seat))
				}
				require.Equal(t, s.TreasureCount(seat), seen.TreasureCount(seat))
				require.Len(t, seen.Hand(seat), len(s.Hand(seat)))
				require.Len(t, seen.Pile(seat), len(s.Pile(seat)))
				for i, id := range seen.Hand(seat) {
					require.Equal(t, own, id == s.Hand(seat)[i])
				}
				for _, id := range seen.Pile(seat) {
					if !own {
						require.Equal(t, card.Unknown, id)
					}
				}
				if own && s.Phase() < doodledungeon.Defence {
					require.Equal(t, s.Pile(seat), seen.Pile(seat))
				}
			}
		}
	})
}

// DD-043, DD-045: where a treasure was hidden, and that it was taken back and hidden
// elsewhere, cannot be told from anything that the others see.
func TestHiddenTreasuresLookAlike(t *testing.T) {
	set := func(squares ...string) (*doodledungeon.State, []play.Event) {
		var paper sheet.Sheet
		paper.Draw(sheet.Orc, sheet.Of(20))
		s, err := newGame(t).Set(doodledungeon.Position{Phase: doodledungeon.Building,
			Players: []doodledungeon.PlayerPosition{{Card: 54, Sheet: paper}, {Card: 2}}})
		require.NoError(t, err)
		var events []play.Event
		for _, q := range squares {
			events = do(t, s, "hide "+q)
		}
		return s, events
	}
	a, on := set("E3", "A1") // E3 holds the orc
	b, off := set("H9", "C7")
	require.NotEqual(t, a.Digest(), b.Digest())
	assert.Equal(t, a.SeenBy(1).Digest(), b.SeenBy(1).Digest())
	assert.Equal(t, a.SeenBy(play.NoSeat).Digest(), b.SeenBy(play.NoSeat).Digest())
	assert.NotEqual(t, a.SeenBy(0).Digest(), b.SeenBy(0).Digest())
	assert.Equal(t, play.EventsSeenBy(on, 1, 0), play.EventsSeenBy(off, 1, 0))
	do(t, b, "erase 1", "hide D4", "hide B2", "upgrade orc")
	do(t, a, "upgrade orc")
	assert.Equal(t, a.SeenBy(1).Digest(), b.SeenBy(1).Digest())
	m := doodledungeon.Hide{Square: 20}
	assert.Equal(t, "hide E3", m.String())
	assert.Equal(t, "hide", m.SeenBy(1, 0).String())
	assert.Equal(t, m, m.SeenBy(0, 0))
}

// DD-071: hands are secret in moves and events, too; their size is not.
func TestHandsAreSecretInTheLog(t *testing.T) {
	drawn := doodledungeon.CardsDrawn{Seat: 1, Count: 2, Cards: []card.ID{7, 9}}
	assert.Equal(t, doodledungeon.CardsDrawn{Seat: 1, Count: 2, Cards: []card.ID{card.Unknown, card.Unknown}}, drawn.SeenBy(0, 0))
	assert.Equal(t, drawn, drawn.SeenBy(1, 0))
	under := doodledungeon.Under{Action: card.Axe}
	assert.Equal(t, doodledungeon.Under{}, under.SeenBy(0, 1))
	assert.Equal(t, under, under.SeenBy(1, 1))
	put := doodledungeon.CardPutUnder{Seat: 1, Card: 4}
	assert.Equal(t, doodledungeon.CardPutUnder{Seat: 1, Card: card.Unknown}, put.SeenBy(0, 1))
}

// What a seat works out from its view is a position that can be, and looks the same.
func TestGuessFillsWhatIsHidden(t *testing.T) {
	luck := play.NewChance("guess", "test")
	differ := 0
	for n := range 6 {
		walk(t, 2+n%3, fmt.Sprint("guess ", n), func(s *doodledungeon.State) {
			for by := play.NoSeat; int(by) < s.Seats(); by++ {
				seen := s.SeenBy(by)
				guess := seen.Guess(&luck)
				require.NoError(t, guess.CheckCounts())
				require.Equal(t, seen.Digest(), guess.SeenBy(by).Digest())
				if guess.Digest() != s.Digest() {
					differ++
				}
				if by == s.Turn() && by != play.NoSeat {
					_, err := guess.Apply(by, guess.Sample(by, func(n int) int { return luck.Pick("try", n) }))
					require.NoError(t, err)
				}
			}
		})
	}
	assert.Greater(t, differ, 1000)
}

// A view cannot go on.
func TestAViewRefusesMoves(t *testing.T) {
	s, _ := start(t, 2, "view")
	_, err := s.SeenBy(s.Turn()).Apply(s.Turn(), s.Moves(s.Turn())[0])
	refused(t, err, "DD-043", "hidden-position")
}

// DD-015, DD-018: after round 12 with four players all know what the draw pile is made
// of, and nobody in which order.
func TestTheRecycledDrawPileIsKnown(t *testing.T) {
	walk(t, 4, "recycled", func(s *doodledungeon.State) {
		seen := s.SeenBy(2)
		if s.Phase() > doodledungeon.Building || s.Round() < 12 {
			require.Zero(t, seen.DeckCards().Size())
			return
		}
		require.Equal(t, s.Deck(), seen.DeckCards().Size())
	})
}

// DD-014, DD-071, DD-124: in Phase C the own pile is hidden but for what was put under it;
// what the rest is made of is remembered.
func TestTheOwnPileInDefence(t *testing.T) {
	put := 0
	walk(t, 3, "pile", func(s *doodledungeon.State) {
		if s.Phase() != doodledungeon.Defence {
			return
		}
		for seat := range play.Seat(3) {
			seen, pile := s.SeenBy(seat), s.Pile(seat)
			unknown := card.Set(0)
			for i, id := range seen.Pile(seat) {
				if id == card.Unknown {
					unknown = unknown.With(pile[i])
					continue
				}
				put++
				require.Equal(t, pile[i], id)
			}
			require.Equal(t, unknown, seen.PileCards(seat))
		}
	})
	assert.Positive(t, put)
}
