package trail_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/trail"
)

// reaches tries every way on, square by square: the slow oracle beside Stuck. It gives up
// after so many steps.
func reaches(p *trail.Pen, budget *int) bool {
	if p.Done() {
		return true
	}
	if *budget--; *budget < 0 {
		return false
	}
	for q := range p.Next().Each {
		p.Try(q)
		found := reaches(p, budget)
		p.Back()
		if found {
			return true
		}
	}
	return false
}

// narrow draws a dungeon of narrow ways with traps and monsters, so that lines get stuck.
func narrow(luck *rand.Rand) sheet.Sheet {
	var s sheet.Sheet
	for range 500 {
		if on := sheet.Of(sheet.Square(luck.IntN(sheet.Squares))); s.MayWall(on) {
			s.Draw(sheet.Wall, on)
		}
	}
	for range 3 + luck.IntN(6) {
		if room := s.Room(); !room.Empty() {
			s.Draw(sheet.Trap+sheet.Mark(luck.IntN(4)), sheet.Of(room.Nth(luck.IntN(room.Count()))))
		}
	}
	return s
}

// DD-060: before the first step the dungeon itself is asked.
func TestWithoutALineTheDungeonIsAsked(t *testing.T) {
	var open, shut sheet.Sheet
	shut.Draw(sheet.Wall, sheet.Of(sheet.At(1, 0), sheet.At(0, 1)))
	assert.False(t, trail.NewPen(&open).Stuck())
	assert.True(t, trail.NewPen(&shut).Stuck())
}

// DD-060: a line is called stuck if and only if no way on leads to H10.
func TestStuckIsExact(t *testing.T) {
	luck := rand.New(rand.NewPCG(5, 6))
	stuck, detours, open := 0, 0, 0
	for range 1500 {
		s := narrow(luck)
		require.Nil(t, s.Check())
		p := trail.NewPen(&s)
		for range 120 {
			if p.Next().Empty() {
				break
			}
			next := p.Next()
			p.Try(next.Nth(luck.IntN(next.Count())))
			budget := 20000
			possible := reaches(p, &budget)
			if budget < 0 && !possible {
				continue // too long to tell
			}
			require.Equal(t, !possible, p.Stuck(), "%v\n%s", p.Path(), s.String())
			switch {
			case !possible:
				stuck++
			case p.WayOn() == nil && !p.Done():
				detours++
			default:
				open++
			}
		}
	}
	assert.Greater(t, stuck, 1000)
	assert.Greater(t, detours, 20, "ways that must first lead to another monster are tried too")
	assert.Greater(t, open, 1000)
}
