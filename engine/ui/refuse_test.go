package ui_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
)

// Whoever goes on has read why not: the sentence does not lie over what can be done next.
func TestAPressPutsARefusalAway(t *testing.T) {
	r := rehearse(t, &kit{name: "Blue"})
	u := r.Stack.UI
	click := func(x, y float64) {
		r.Send(input.Event{Kind: input.Move, X: x, Y: y}, input.Event{Kind: input.Press, X: x, Y: y}, input.Event{Kind: input.Release, X: x, Y: y})
	}
	opened := 0
	refuse := func() {
		u.Refuse(300, 300, "Not so near the edge.", "DD-032", func() { opened++ })
		r.Step()
		r.Draw()
	}
	refuse()
	r.Send(input.Event{Kind: input.Move, X: 320, Y: 330})
	require.NotEmpty(t, u.Refused(), "the pointer alone leaves it standing")
	link, ok := u.Find("refusal.clause")
	require.True(t, ok)
	click(link.CX(), link.CY())
	require.Equal(t, 1, opened, "its link is not the way past it")
	refuse()
	click(900, 30)
	require.Empty(t, u.Refused())
	refuse()
	click(link.CX()+60, link.Y-14)
	require.Empty(t, u.Refused())
}
