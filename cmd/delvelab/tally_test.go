package main

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestSampleAgainstKnownFigures(t *testing.T) {
	var s sample
	for _, v := range []float64{2, 4, 4, 4, 5, 5, 7, 9} {
		s.add(v)
	}
	assert.InDelta(t, 5, s.mean(), 1e-9)
	assert.InDelta(t, 2.1381, s.deviation(), 1e-4)
	assert.InDelta(t, 1.96*2.1381/2.8284, s.halfWidth(), 1e-3)
	assert.Equal(t, 2.0, s.least)
	assert.Equal(t, 9.0, s.most)
	assert.Zero(t, sample{}.mean()+sample{}.deviation()+sample{}.halfWidth())
}

func TestWilsonAgainstKnownFigures(t *testing.T) {
	low, high := wilson(0.5, 100)
	assert.InDelta(t, 0.4038, low, 1e-4)
	assert.InDelta(t, 0.5962, high, 1e-4)
	low, high = wilson(0, 10)
	assert.Zero(t, low)
	assert.InDelta(t, 0.2775, high, 1e-4)
	low, high = wilson(0, 0)
	assert.Equal(t, []float64{0, 1}, []float64{low, high})
}

func TestSharedWinsCountInParts(t *testing.T) {
	tl := newTally()
	tl.add(record{levels: []string{"keen", "novice"}, places: []int{1, 1}, scores: []int{7, 7}, events: map[string]int{"a": 2}})
	tl.add(record{levels: []string{"keen", "novice"}, places: []int{1, 2}, scores: []int{9, 4}, events: map[string]int{"b": 4}})
	assert.Equal(t, 1.5, tl.byLevel["keen"].wins)
	assert.Equal(t, 0.5, tl.byLevel["novice"].wins)
	assert.Equal(t, 2.5, tl.margin.mean())
	assert.Equal(t, 1.0, tl.events["a"].mean())
	assert.Equal(t, 2.0, tl.events["b"].mean())
	var out bytes.Buffer
	tl.print(&out, true)
	assert.Contains(t, out.String(), "keen        2   1.5  75.0 %")
}
