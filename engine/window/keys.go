package window

import (
	"github.com/hajimehoshi/ebiten/v2"

	"delvebox/engine/input"
)

// keyName gives the name of a key as package input knows it.
func keyName(k ebiten.Key) input.Key {
	switch k {
	case ebiten.KeyNumpadEnter:
		return input.Enter
	case ebiten.KeyEqual, ebiten.KeyNumpadAdd:
		return "Plus"
	case ebiten.KeyMinus, ebiten.KeyNumpadSubtract:
		return "Minus"
	case ebiten.KeyNumpad0, ebiten.KeyDigit0:
		return "0"
	}
	return input.Key(k.String())
}

// isModifier says whether the key is only held with others.
func isModifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight,
		ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight,
		ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight:
		return true
	}
	return false
}

// The first repeat of a held key comes after repeatAfter ticks, then one each
// repeatEvery ticks.
const (
	repeatAfter = 28
	repeatEvery = 3
)
