package delve

import (
	"image"

	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/decor"
)

type sealKey struct {
	hero          dungeonroll.Hero
	master, spent bool
	size          float64
}

func sealPainter(sign string, spent bool, size float64) func(k float64) *image.RGBA {
	return func(k float64) *image.RGBA {
		if spent {
			return decor.BrokenSeal(sign, 1, size, k)
		}
		return decor.Seal(sign, size, k)
	}
}
