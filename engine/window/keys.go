package window

import (
	"github.com/hajimehoshi/ebiten/v2"

	"delvebox/engine/input"
)

// keyName gives the name of a key as package input knows it: by what is printed on it,
// where the system tells.
func keyName(k ebiten.Key) input.Key { return input.KeyPrinted(k.String(), ebiten.KeyName(k)) }

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

// repeats says whether holding the key does its work again and again. Enter, Escape and
// letters do it once: a finger that stays on Enter must not press the next button too.
func repeats(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown,
		ebiten.KeyBackspace, ebiten.KeyDelete, ebiten.KeyPageUp, ebiten.KeyPageDown,
		ebiten.KeyEqual, ebiten.KeyMinus, ebiten.KeyNumpadAdd, ebiten.KeyNumpadSubtract,
		ebiten.KeyTab, ebiten.KeyZ, ebiten.KeyY:
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
