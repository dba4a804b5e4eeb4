package dungeonroll_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

// greedy is the simplest policy: strike a group with whoever takes it whole, else one
// monster with anybody, open chests with what is left, flee when nothing helps, retire
// on level 3 or deeper. It knows no heroes and looks at nothing but faces.
func greedy(d *dungeonroll.Delve, m *dungeonroll.Move) {
	*m = dungeonroll.Move{}
	switch d.Phase {
	case dungeonroll.RegroupPhase:
		m.Kind = dungeonroll.SeekGlory
		if d.Level >= 3 {
			m.Kind = dungeonroll.Retire
		}
		return
	case dungeonroll.LootPhase:
		if n := d.Row.Count(dungeonroll.Chest); n > 0 && d.Party.Len() > 2 {
			for slot := 1; slot <= d.Party.Len(); slot++ {
				if f := d.Party.At(slot).Face(); f == dungeonroll.Thief || f == dungeonroll.Champion {
					m.Kind, m.Source, m.N = dungeonroll.OpenChests, dungeonroll.PartyDie(slot), uint8(n)
					return
				}
			}
		}
		m.Kind = dungeonroll.EndPhase
		return
	case dungeonroll.DragonPhase:
		dragonOrFlee(d, m)
		return
	}
	if d.Row.Monsters() == 0 {
		m.Kind = dungeonroll.EndPhase
		return
	}
	for foe := dungeonroll.Goblin; foe <= dungeonroll.Ooze; foe++ {
		if d.Row.Count(foe) > 0 && strike(d, m, foe) {
			return
		}
	}
	m.Kind = dungeonroll.Flee
}

// strike picks the first companion that takes all of the group, else the first one.
func strike(d *dungeonroll.Delve, m *dungeonroll.Move, foe dungeonroll.Foe) bool {
	var group dungeonroll.Slots
	for slot := 1; slot <= d.Row.Len(); slot++ {
		if d.Row.At(slot) == foe {
			group |= 1 << slot
		}
	}
	any, whole := 0, 0
	for slot := d.Party.Len(); slot >= 1; slot-- {
		if f := d.Party.At(slot).Face(); f != dungeonroll.Scroll {
			any = slot
			if dungeonroll.TakesAll(f, foe) {
				whole = slot
			}
		}
	}
	switch {
	case any == 0:
		return false
	case whole != 0:
		any = whole
	default:
		group &= -group // the leftmost
	}
	m.Kind, m.Source, m.Level = dungeonroll.Fight, dungeonroll.PartyDie(any), group
	return true
}

func dragonOrFlee(d *dungeonroll.Delve, m *dungeonroll.Move) {
	m.Kind = dungeonroll.FightDragon
	n := 0
	for f := dungeonroll.Cleric; f <= dungeonroll.Champion && n < 3; f++ {
		for slot := 1; slot <= d.Party.Len(); slot++ {
			if d.Party.At(slot).Face() == f {
				m.Uses[n].Source = dungeonroll.PartyDie(slot)
				n++
				break
			}
		}
	}
	if n < 3 {
		*m = dungeonroll.Move{Kind: dungeonroll.Flee}
	}
}

// fastGame plays a game alone without heroes, in the pure state.
func fastGame(tb testing.TB, s *dungeonroll.State) {
	var m dungeonroll.Move
	for s.Phase() != dungeonroll.Over {
		d := s.Delve()
		greedy(&d, &m)
		if why := s.Do(0, &m, nil); why != nil {
			tb.Fatalf("%v: %v", m, why)
		}
	}
}

// A complete game alone in the pure state, without events, log and undo.
func BenchmarkSoloGame(b *testing.B) {
	g := newGame(b)
	start, _, err := g.New(table(1, "bench", "heroes", "none"))
	require.NoError(b, err)
	b.ReportAllocs()
	moves := 0
	for b.Loop() {
		s := start.Clone().(*dungeonroll.State)
		s.SetLuck(play.NewChance("bench", fmt.Sprint(moves)))
		moves++
		fastGame(b, s)
	}
}

// The same through Match, with journal, events and undo.
func BenchmarkMatchGame(b *testing.B) {
	g := newGame(b)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		n++
		m, err := play.NewMatch(g, table(1, fmt.Sprint("bench ", n), "heroes", "none"))
		require.NoError(b, err)
		var move dungeonroll.Move
		for {
			s := m.Seen(0).(*dungeonroll.State)
			if s.Phase() == dungeonroll.Over {
				break
			}
			d := s.Delve()
			greedy(&d, &move)
			if _, err := m.Do(0, move); err != nil {
				b.Fatal(err)
			}
		}
	}
}

func BenchmarkClone(b *testing.B) {
	s, _, err := newGame(b).New(table(4, "bench"))
	require.NoError(b, err)
	b.ReportAllocs()
	for b.Loop() {
		s.Clone()
	}
}

func BenchmarkDigest(b *testing.B) {
	s, _, err := newGame(b).New(table(4, "bench"))
	require.NoError(b, err)
	b.ReportAllocs()
	for b.Loop() {
		s.Digest()
	}
}

func BenchmarkMoves(b *testing.B) {
	s, _, err := newGame(b).New(table(4, "bench"))
	require.NoError(b, err)
	b.ReportAllocs()
	seat := s.Actors()[0]
	for b.Loop() {
		s.Moves(seat)
	}
}
