package anim_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/anim"
)

func TestEasingsBeginAndEndWhereTheyShould(t *testing.T) {
	for name, ease := range map[string]func(float64) float64{"in": anim.In, "out": anim.Out, "fall": anim.Fall} {
		assert.InDelta(t, 0, ease(0), 1e-9, name)
		assert.InDelta(t, 1, ease(1), 1e-9, name)
	}
	assert.Less(t, anim.In(.5), .5, "In starts slowly")
	assert.Greater(t, anim.Out(.5), .5, "Out ends slowly")
}

func TestFallOvershootsOnceAndComesBack(t *testing.T) {
	most, last := 0.0, 0.0
	for i := range 1001 {
		v := anim.Fall(float64(i) / 1000)
		assert.Less(t, v-last, .02, "no jump at %d", i)
		most, last = max(most, v), v
	}
	assert.InDelta(t, 1.09, most, .001)
}

func TestASpanIsNothingBeforeAndAllAfter(t *testing.T) {
	s := anim.Span{From: 100, To: 300}
	for at, want := range map[time.Duration]float64{0: 0, 100: 0, 150: .25, 200: .5, 300: 1, 999: 1} {
		assert.InDelta(t, want, s.At(at), 1e-9, "at %d", at)
	}
	assert.Equal(t, 1.0, anim.Span{From: 5, To: 5}.At(5), "a span without length is over")
}

func TestActsFollowOneAnother(t *testing.T) {
	row := anim.Row(100, 0, 50)
	require.Equal(t, anim.Timeline{{From: 0, To: 100}, {From: 100, To: 100}, {From: 100, To: 150}}, row)
	require.EqualValues(t, 150, row.Length())
	require.InDelta(t, .5, row[2].At(125), 1e-9)
	require.Equal(t, []float64{1, 1, 1}, []float64{row[0].At(row.Length()), row[1].At(row.Length()), row[2].At(row.Length())}, "skipped to its end everything is over")
}

func TestAnActBeginsOnce(t *testing.T) {
	row := anim.Row(100, 0, 50)
	for act, want := range []time.Duration{10, 110, 110} {
		var began []time.Duration
		for now := time.Duration(0); now < 200; now += 10 {
			if row.Begins(act, now, now+10) {
				began = append(began, now+10)
			}
		}
		require.Equal(t, []time.Duration{want}, began, "act %d", act)
	}
	require.False(t, row.Begins(3, 0, 999), "there is no fourth act")
}

func TestAnEmptyTimelineIsOver(t *testing.T) {
	require.Zero(t, anim.Row().Length())
}
