package dungeon

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
)

// MMV-081: the screen asks before SB-06 is used up, so the offer says that it would be.
func TestNextTellsWhichStepUsesUpSB06(t *testing.T) {
	const twice = "start(0,3,m,W) E[fairy(sword)] E E S S E E E E N N N N W W W W S W"
	crossings := func(books Books) (offered, crossing []card.Side) {
		p := draw(t, "D31 0,0; S02 5,0", twice, Kit{Fairies: Tokens{}.Plus(card.Sword, 1), Books: books})
		for _, n := range p.Next(nil) {
			offered = append(offered, n.Step.Side)
			if n.Crosses {
				crossing = append(crossing, n.Step.Side)
			}
		}
		require.Equal(t, books, p.books, "an offer uses nothing up")
		return offered, crossing
	}
	offered, crossing := crossings(BookSet(CrossedWays))
	assert.Contains(t, offered, card.W)
	assert.Equal(t, []card.Side{card.S}, crossing)
	offered, crossing = crossings(0)
	assert.Contains(t, offered, card.W)
	assert.NotContains(t, offered, card.S)
	assert.Empty(t, crossing)
}

// MMV-145: what is missing is named with its number, whatever was wrong with the payment.
func TestRefusedPaymentsSayHowManyAreNeeded(t *testing.T) {
	kit := Kit{Fairies: Tokens{}.Plus(card.Sword, 2).Plus(card.Key, 1)}
	for _, tt := range []struct{ cards, path, step, key, count string }{
		{"D53 0,0", "start(0,3,m,W) E", "S[fairy(sword)]", "needs-sword", "2"},
		{"D53 0,0", "start(0,3,m,W) E", "S[fairy(sword), fairy(key)]", "needs-sword", "2"},
		{"S08 0,0", "start(0,5,m,W) E", "N[fairy(sword)]", "needs-key", "1"},
		{"D10 0,0; D31 5,2", "start(1,0,m,N) S E E S S", "circle(fairy(key); 8,6,m)", "needs-scroll", "1"},
	} {
		step, err := ParseStep(tt.step)
		require.NoError(t, err)
		err = draw(t, tt.cards, tt.path, kit).Check(step)
		refused(t, err, "MMV-145", tt.key)
		var why *play.Refusal
		require.ErrorAs(t, err, &why)
		assert.Equal(t, tt.count, why.Args["count"], tt.step)
	}
}
