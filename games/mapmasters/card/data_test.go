package card

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAllCardsLoad(t *testing.T) {
	g, err := Load()
	require.NoError(t, err)
	require.Equal(t, 81, g.Len())
	require.Len(t, g.Starters(), 9)
	for cost := 3; cost <= 6; cost++ {
		require.Len(t, g.OfCost(cost), 18)
	}
}
