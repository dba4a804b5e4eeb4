package doodledungeon_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
)

// random plays a whole game at random in the bare position and gives its last position.
func random(b testing.TB, g *doodledungeon.Game, seats, n int) *doodledungeon.State {
	opened, _, err := g.New(table(seats, fmt.Sprint("random ", n)))
	if err != nil {
		b.Fatal(err)
	}
	s := opened.(*doodledungeon.State)
	luck := rand.New(rand.NewPCG(uint64(n), 7))
	for s.Turn() != play.NoSeat {
		if _, err := s.Apply(s.Turn(), s.Sample(s.Turn(), luck.IntN)); err != nil {
			b.Fatal(err)
		}
	}
	return s
}

// Complete games of four seats at random: at least 1,000 a second of one core.
func BenchmarkRandomGame(b *testing.B) {
	g := newGame(b)
	n := 0
	for b.Loop() {
		random(b, g, 4, n)
		n++
	}
}

func middle(b testing.TB) *doodledungeon.State {
	s, _ := start(b, 4, "bench")
	luck := rand.New(rand.NewPCG(1, 2))
	for s.Phase() < doodledungeon.Drawing {
		if _, err := s.Apply(s.Turn(), s.Sample(s.Turn(), luck.IntN)); err != nil {
			b.Fatal(err)
		}
	}
	return s
}

func BenchmarkClone(b *testing.B) {
	s := middle(b)
	for b.Loop() {
		s.Clone()
	}
}

func BenchmarkDigest(b *testing.B) {
	s := middle(b)
	for b.Loop() {
		s.Digest()
	}
}

func BenchmarkSeen(b *testing.B) {
	s := middle(b)
	for b.Loop() {
		s.SeenBy(0)
	}
}

func BenchmarkGuess(b *testing.B) {
	seen := middle(b).SeenBy(0)
	luck := play.NewChance("guess", "bench")
	for b.Loop() {
		seen.Guess(&luck)
	}
}

// All legal places of a formation on a sheet half full: under 300 microseconds.
func BenchmarkLegalPlaces(b *testing.B) {
	s := middle(b)
	paper := s.Sheet(0)
	f := s.Tables().Formation("H3")
	buf := make([]sheet.Set, 0, 512)
	for b.Loop() {
		buf = paper.Legal(f, buf[:0])
	}
}
