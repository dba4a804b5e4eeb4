package sound

import (
	"math"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEveryEffectIsShortDryAndClean(t *testing.T) {
	for _, e := range Effects() {
		for take := range takes {
			s := Samples(e, take, 0.5)
			require.NotEmpty(t, s, e)
			require.Zero(t, len(s)%2, e)
			seconds := float64(len(s)) / 2 / Rate
			assert.Greater(t, seconds, 0.04, e)
			assert.Less(t, seconds, 2.0, e)

			peak, tail, sum, jump := 0.0, 0.0, [2]float64{}, 0.0
			for i, v := range s {
				a := math.Abs(float64(v)) / 32767
				peak = max(peak, a)
				if i >= len(s)-2*Rate/1000 {
					tail = max(tail, a)
				}
				sum[i%2] += float64(v) / 32767
				if i >= 2 {
					jump = max(jump, math.Abs(float64(v)-float64(s[i-2]))/32767)
				}
			}
			assert.InDelta(t, recipeOf(e).peak, peak, 0.01, "%s: peak", e)
			assert.Less(t, peak, 0.7, "%s: room for several at once", e)
			assert.Less(t, tail, 0.02, "%s: it ends in silence", e)
			assert.Less(t, math.Abs(sum[0])/float64(len(s)/2), 0.02, "%s: no direct current", e)
			assert.Less(t, jump, 0.6, "%s: no crack", e)
		}
	}
}

func TestTakesRepeatAndDiffer(t *testing.T) {
	for _, e := range Effects() {
		first := Samples(e, 1, 0)
		assert.True(t, slices.Equal(first, Samples(e, 1, 0)), "%s: the same again", e)
		assert.True(t, slices.Equal(first, Samples(e, 1+takes, 0)), "%s: counted modulo", e)
		assert.False(t, slices.Equal(first, Samples(e, 0, 0)), "%s: two takes alike", e)
	}
	assert.Nil(t, Samples(None, 0, 0))
	assert.Nil(t, Samples(effectCount, 0, 0))
}

// crossings counts how often the left channel changes its sign: a rough pitch.
func crossings(s []int16) (n int) {
	for i := 2; i < len(s); i += 2 {
		if (s[i] < 0) != (s[i-2] < 0) {
			n++
		}
	}
	return n
}

func TestMarkerRisesWithSpeed(t *testing.T) {
	slow, fast := crossings(Samples(Marker, 0, 0)), crossings(Samples(Marker, 0, 1))
	assert.Greater(t, fast, slow*5/4)
}

func TestTheSameEffectWaitsFortyMilliseconds(t *testing.T) {
	var g gate
	now := time.Unix(100, 0)
	assert.True(t, g.pass(Coin, now))
	assert.False(t, g.pass(Coin, now.Add(39*time.Millisecond)))
	assert.True(t, g.pass(Lock, now.Add(39*time.Millisecond)))
	assert.True(t, g.pass(Coin, now.Add(40*time.Millisecond)))
	assert.False(t, g.pass(None, now))
}

func TestPanKeepsTheNearSide(t *testing.T) {
	read := func(b []byte, i int) int { return int(int16(uint16(b[2*i]) | uint16(b[2*i+1])<<8)) }
	for pan, want := range map[float64][2]int{0: {1000, -1000}, -1: {1000, -300}, 1: {300, -1000}, 5: {300, -1000}} {
		b := panned([]int16{1000, -1000}, pan)
		require.Len(t, b, 4)
		assert.InDelta(t, want[0], read(b, 0), 1)
		assert.InDelta(t, want[1], read(b, 1), 1)
	}
}

func TestBankTakesTurns(t *testing.T) {
	var b bank
	first := b.draw(Chip, 0)
	assert.False(t, slices.Equal(first, b.draw(Chip, 0)))
	b.draw(Chip, 0)
	assert.Same(t, &first[0], &b.draw(Chip, 0)[0], "made once")
}

func TestNamesAreAllDifferent(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range append(Effects(), None) {
		assert.NotEmpty(t, e.String())
		assert.False(t, seen[e.String()], e)
		seen[e.String()] = true
	}
}

func BenchmarkSamples(b *testing.B) {
	for _, e := range Effects() {
		b.Run(e.String(), func(b *testing.B) {
			for b.Loop() {
				Samples(e, 0, 0.5)
			}
		})
	}
}
