package card

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// MMV-012, MMV-013: the four families; stairs belong to none.
func TestFamiliesOfDiscoveries(t *testing.T) {
	families := map[string][]Kind{
		"item":      {Coin, Barrel, Sword, Rope, Key, Scroll},
		"obstacle":  {Monster, Padlock, Pitfall, Lava},
		"optimizer": {Recycling, Scissors},
		"":          {Circle, Stairs, None},
	}
	for family, kinds := range families {
		for _, k := range kinds {
			assert.Equal(t, family == "item", k.Item(), k.String())
			assert.Equal(t, family == "obstacle", k.Obstacle(), k.String())
			assert.Equal(t, family == "optimizer", k.Optimizer(), k.String())
		}
	}
}

// MMV-017, MMV-018: what answers what; coins and barrels answer nothing.
func TestPairsOfResourceAndObstacle(t *testing.T) {
	answers := map[Kind]Kind{Monster: Sword, Padlock: Key, Pitfall: Rope, Lava: Rope, Circle: Scroll}
	for k := None; k < Kinds; k++ {
		assert.Equal(t, answers[k], k.Answer(), k.String())
		_, pays := k.Resource()
		assert.Equal(t, k == Sword || k == Key || k == Rope || k == Scroll, pays, k.String())
		if k != None {
			read, ok := ParseKind(k.String())
			assert.True(t, ok)
			assert.Equal(t, k, read)
		}
	}
}

func TestSides(t *testing.T) {
	for _, s := range Sides() {
		dx, dy := s.Step()
		ox, oy := s.Opposite().Step()
		assert.Equal(t, [2]int{dx, dy}, [2]int{-ox, -oy})
		assert.Equal(t, 1, s.Count())
		assert.Equal(t, s, Sides()[s.Index()])
	}
	assert.Equal(t, Side(E|W), Side(E|W).Opposite())
	assert.Equal(t, Side(S|W), Side(N|E).Opposite())
	assert.True(t, Side(N|S).Straight())
	assert.False(t, Side(N|E).Straight())
	assert.False(t, N.Straight())
	assert.Equal(t, "NEW", Side(N|E|W).String())
}
