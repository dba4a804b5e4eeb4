package drawing

import (
	"image"

	"delvebox/engine/paint/cloth"
	"delvebox/games/doodledungeon/card"
)

// Item is an action's drawing alone, in a square of the side, in logical pixels.
func Item(a card.Action, side int, tooth *cloth.Tooth) *image.RGBA {
	px := int(float64(side) * tooth.K)
	m := image.NewRGBA(image.Rect(0, 0, px, px))
	paintItem(m, a, 0, 0, float64(side), tooth)
	return m
}
