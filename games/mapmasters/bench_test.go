package mapmasters_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/mapmasters"
)

func BenchmarkClone(b *testing.B) {
	s, _ := start(b, 5, "bench")
	for b.Loop() {
		s.Clone()
	}
}

func BenchmarkDigest(b *testing.B) {
	s, _ := start(b, 5, "bench")
	for b.Loop() {
		s.Digest()
	}
}

func BenchmarkSeen(b *testing.B) {
	s, _ := start(b, 5, "bench")
	for b.Loop() {
		s.SeenBy(0)
	}
}

func BenchmarkApplyPurchase(b *testing.B) {
	s, _ := start(b, 5, "bench")
	m := mapmasters.BuyCard{Cost: 3, Slot: mapmasters.FirstSlot}
	for b.Loop() {
		_, err := s.Clone().Apply(s.Turn(), m)
		require.NoError(b, err)
	}
}

// A plan of three cards, replayed and scored as the last of the round: the whole
// Reward phase and the next market.
func BenchmarkApplyExploration(b *testing.B) {
	s, err := newGame(b).Set(mapmasters.Position{Phase: mapmasters.ExplorationPhase, Turn: 1,
		Players: []mapmasters.PlayerPosition{{Found: coinsFound(3)}, {Down: []mapmasters.CardID{1, 2, 3, 4, 5}}}})
	require.NoError(b, err)
	m := parse(b, "explore time 1 cards S01(0,0) S02(5,4) S03(10,2,turned) path start(0,3,m,W) E E E S S E E")
	for b.Loop() {
		_, err := s.Clone().Apply(1, m)
		require.NoError(b, err)
	}
}
