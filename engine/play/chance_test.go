package play_test

import (
	"crypto/sha256"
	"encoding/binary"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
)

func TestChanceRepeatsAndKeepsPurposesApart(t *testing.T) {
	draw := func(seed, purpose string) []int {
		c := play.NewChance(seed, purpose)
		var list []int
		for range 20 {
			list = append(list, c.Pick("die", 6))
		}
		return list
	}
	assert.Equal(t, []int{1, 3, 1, 2, 4}, draw("lamp", "game")[:5], "the stream is the same on every platform and for ever")
	assert.Equal(t, draw("lamp", "game"), draw("lamp", "game"))
	assert.NotEqual(t, draw("lamp", "game"), draw("lamp", "bot 1 move 2"))
}

// The draws are those of the standard library's generator, so that old journals replay.
func TestDrawsAreTheLibrarysOwn(t *testing.T) {
	sum := sha256.Sum256([]byte("lamp\x00game"))
	theirs := rand.New(rand.NewPCG(binary.BigEndian.Uint64(sum[:8]), binary.BigEndian.Uint64(sum[8:16])))
	ours := play.NewChance("lamp", "game")
	for i := range 20000 {
		n := 1 + i%97
		if i%7 == 0 {
			n = 1<<62 + i // often drawn twice
		}
		if i%1001 == 0 {
			n = 1<<40 + i
		}
		require.Equal(t, theirs.IntN(n), ours.Pick("any", n), "draw %d of %d", i, n)
	}
}

func TestScriptedDrawsComeFirst(t *testing.T) {
	c := play.NewChance("lamp", "game")
	plain := c.Clone()
	c.Script("die", 5, 0, 9)
	assert.NotEqual(t, sum(plain), sum(c))
	d := c.Clone()
	assert.Equal(t, 5, c.Pick("die", 6))
	assert.Equal(t, 0, c.Pick("die", 6))
	assert.Equal(t, plain.Pick("die", 6), c.Pick("die", 6), "an impossible outcome is left to the stream")
	assert.Equal(t, 5, d.Pick("die", 6), "the clone has its own script")
	assert.Equal(t, 3, c.Draws())
	assert.Equal(t, 1, d.Draws())
}

func TestShuffleIsAllOrders(t *testing.T) {
	c := play.NewChance("lamp", "game")
	seen := map[[3]int]int{}
	for range 6000 {
		l := []int{1, 2, 3}
		play.Shuffle(&c, "deck", l)
		seen[[3]int(l)]++
	}
	assert.Len(t, seen, 6)
	for order, n := range seen {
		assert.InDelta(t, 1000, n, 150, "%v", order)
	}
	l := []int{1, 2, 3, 4}
	c.Script("deck", 3, 0, 1)
	play.Shuffle(&c, "deck", l)
	assert.Equal(t, []int{4, 1, 3, 2}, l, "each outcome is a place among those not yet taken")
}

func sum(c play.Chance) play.Digest {
	d := play.NewDigester()
	c.DigestTo(d)
	return d.Sum()
}
