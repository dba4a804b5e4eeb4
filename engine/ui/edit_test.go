package ui_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
)

// A field that waits for keys blinks for a while and then rests with its caret shown, so
// that it costs nothing; the next key wakes it.
func TestTheCaretRestsWhenNobodyTypes(t *testing.T) {
	r := rehearse(t, &kit{name: "Blue"})
	u := r.Stack.UI
	r.Draw()
	at, there := u.Find("name")
	require.True(t, there)
	x, y := at.X+at.W/2, at.Y+at.H/2
	r.Send(input.Event{Kind: input.Press, X: x, Y: y}, input.Event{Kind: input.Release, X: x, Y: y})
	changes := func() (n int) {
		was := u.CaretShown("name")
		for begin := u.Now; u.Now < begin+10*time.Second; {
			if r.Step(); u.NeedsPicture() {
				r.Draw()
			}
			if now := u.CaretShown("name"); now != was {
				was, n = now, n+1
			}
		}
		return n
	}
	assert.Equal(t, 8, changes(), "it blinks for a while")
	assert.True(t, u.CaretShown("name"))
	assert.Zero(t, changes(), "and then rests")
	assert.False(t, u.NeedsPicture())
	r.Send(input.Event{Kind: input.Rune, Rune: 'x'})
	assert.Equal(t, 8, changes(), "a key wakes it")
}
