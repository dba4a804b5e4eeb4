package dungeon

import (
	"testing"

	"delvebox/games/mapmasters/card"
)

// BenchmarkPenStep draws one step and takes it back (20 µs asked for).
func BenchmarkPenStep(b *testing.B) {
	p := NewPen(tableau(b, "D31 0,0; S02 5,0"), Kit{Fairies: Tokens{}.Plus(card.Sword, 1)})
	for _, s := range path(b, "start(0,3,m,W)") {
		if err := p.Step(s); err != nil {
			b.Fatal(err)
		}
	}
	enter := Step{Action: Go, Side: card.E, Pay: []Resource{FairyOf(card.Sword)}}
	b.ReportAllocs()
	for b.Loop() {
		if !p.Try(enter) {
			b.Fatal("refused")
		}
		p.Back()
	}
}

// BenchmarkNext lists the legal next steps with their default payments.
func BenchmarkNext(b *testing.B) {
	p := NewPen(tableau(b, "D31 0,0; S02 5,0"), Kit{Fairies: Tokens{}.Plus(card.Sword, 1), Books: BookSet(MonsterTeleport, CrossedWays)})
	for _, s := range path(b, "start(0,3,m,W) E[fairy(sword)] E") {
		if err := p.Step(s); err != nil {
			b.Fatal(err)
		}
	}
	var buf []Next
	b.ReportAllocs()
	for b.Loop() {
		buf = p.Next(buf[:0])
	}
}

// BenchmarkReplay checks and scores a path of 27 steps (100 µs asked for).
func BenchmarkReplay(b *testing.B) {
	tab := tableau(b, "D31 0,0; S02 5,0")
	kit := Kit{Fairies: Tokens{}.Plus(card.Sword, 1), Books: BookSet(CrossedWays)}
	steps := path(b, "start(0,3,m,W) E[fairy(sword)] E E S S E E E E N N N N W W W W S W S S W S S S")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Replay(tab, kit, steps); err != nil {
			b.Fatal(err)
		}
	}
}

var fiveCards = "S01 0,0; S02 5,0; S03 0,-7; S04 10,0; S06 -5,0"

// BenchmarkCheckLayout tests whether five cards hang together (50 µs asked for).
func BenchmarkCheckLayout(b *testing.B) {
	placed := lay(b, fiveCards)
	if err := Check(placed); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if Check(placed) != nil {
			b.Fatal("refused")
		}
	}
}

// BenchmarkNewTableau builds the tables for five cards.
func BenchmarkNewTableau(b *testing.B) {
	placed := lay(b, fiveCards)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := New(placed); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkPlaces lists the places for a fifth card.
func BenchmarkPlaces(b *testing.B) {
	placed := lay(b, fiveCards)
	k := lay(b, "D59 0,0")[0].Card
	b.ReportAllocs()
	for b.Loop() {
		if len(Places(placed, k)) == 0 {
			b.Fatal("none")
		}
	}
}
