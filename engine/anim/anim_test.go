package anim_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/anim"
)

func TestEasingsBeginAndEndWhereTheyShould(t *testing.T) {
	for name, ease := range map[string]func(float64) float64{"linear": anim.Linear, "in": anim.In, "out": anim.Out, "fall": anim.Fall} {
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

// played is a timeline of three steps that notes which have begun.
func played() (*anim.Timeline, *[]string) {
	var began []string
	note := func(name string) func() { return func() { began = append(began, name) } }
	line := &anim.Timeline{}
	line.Add(anim.Step{Name: "fall", For: 100, Do: note("fall")}, anim.Step{Name: "sound", Do: note("sound")}, anim.Step{Name: "rest", For: 50})
	return line, &began
}

func TestATimelinePlaysItsStepsInTurn(t *testing.T) {
	line, began := played()
	require.True(t, line.Advance(1000))
	name, at := line.Now(1050)
	require.Equal(t, "fall", name)
	require.InDelta(t, .5, at, 1e-9)
	require.True(t, line.Advance(1099))
	require.Equal(t, []string{"fall"}, *began, "a step begins once")
	require.True(t, line.Advance(1100), "what takes no time begins at once, and the next with it")
	require.Equal(t, []string{"fall", "sound"}, *began)
	name, at = line.Now(1125)
	require.Equal(t, "rest", name)
	require.InDelta(t, .5, at, 1e-9)
	require.False(t, line.Advance(1150))
	name, at = line.Now(1150)
	require.Empty(t, name)
	require.Equal(t, 1.0, at)
}

func TestSkipBeginsWhatIsLeftAndEnds(t *testing.T) {
	line, began := played()
	line.Advance(0)
	line.Skip()
	require.Equal(t, []string{"fall", "sound"}, *began, "nothing twice, nothing left out")
	require.False(t, line.Advance(1))
	line.Skip()
	require.Len(t, *began, 2)
}

func TestAStepMayAddSteps(t *testing.T) {
	line := &anim.Timeline{}
	second := false
	line.Add(anim.Step{For: 10, Do: func() { line.Add(anim.Step{Do: func() { second = true }}) }})
	require.True(t, line.Advance(0))
	require.False(t, line.Advance(10))
	require.True(t, second)
}

func TestAnEmptyTimelineIsOver(t *testing.T) {
	require.False(t, (&anim.Timeline{}).Advance(5))
}
