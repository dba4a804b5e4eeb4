package window

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"delvebox/engine/input"
)

// Keys that scenes ask for by name bear that name, whatever the library calls them.
func TestKeysBearTheNamesThatScenesAskFor(t *testing.T) {
	for key, want := range map[ebiten.Key]input.Key{
		ebiten.KeyEnter: input.Enter, ebiten.KeyNumpadEnter: input.Enter, ebiten.KeyEscape: input.Escape,
		ebiten.KeySpace: input.Space, ebiten.KeyTab: input.Tab, ebiten.KeyBackspace: input.Backspace, ebiten.KeyDelete: input.Delete,
		ebiten.KeyArrowLeft: input.ArrowL, ebiten.KeyArrowRight: input.ArrowR, ebiten.KeyArrowUp: input.ArrowU, ebiten.KeyArrowDown: input.ArrowD,
		ebiten.KeyHome: input.Home, ebiten.KeyEnd: input.End, ebiten.KeyPageUp: input.PageUp, ebiten.KeyPageDown: input.PageDown,
		ebiten.KeyF11: input.F11, ebiten.KeyF12: input.F12,
		ebiten.KeyA: "A", ebiten.KeyZ: "Z", ebiten.KeyDigit0: "0", ebiten.KeyDigit5: "5", ebiten.KeyNumpad5: "5",
		ebiten.KeyEqual: "Plus", ebiten.KeyNumpadAdd: "Plus", ebiten.KeyMinus: "Minus", ebiten.KeyNumpadSubtract: "Minus",
	} {
		assert.Equal(t, want, keyName(key), key.String())
	}
}

// A key that is only held with others is no event of its own; every other key is.
func TestOnlyShiftCtrlAltAndMetaAreModifiers(t *testing.T) {
	modifiers := 0
	for k := range ebiten.KeyMax + 1 {
		if isModifier(k) {
			modifiers++
			assert.False(t, repeats(k), k.String())
		}
	}
	assert.Equal(t, 12, modifiers, "four, each by itself, left and right")
}

// A finger that stays on Enter, Escape, Space or a letter acts once; arrows, Backspace
// and zoom go on.
func TestOnlyKeysThatMoveRepeat(t *testing.T) {
	for _, k := range []ebiten.Key{ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeyEscape, ebiten.KeySpace, ebiten.KeyR, ebiten.KeyDigit1, ebiten.KeyF11} {
		assert.False(t, repeats(k), k.String())
	}
	for _, k := range []ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyBackspace, ebiten.KeyPageDown, ebiten.KeyEqual, ebiten.KeyNumpadSubtract, ebiten.KeyTab, ebiten.KeyZ} {
		assert.True(t, repeats(k), k.String())
	}
}
