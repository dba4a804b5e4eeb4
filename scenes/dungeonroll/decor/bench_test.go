package decor_test

import (
	"image"
	"testing"

	"delvebox/engine/paint/dice"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
	"delvebox/scenes/dungeonroll/decor"
)

// piece is a painter at its usual size.
type piece struct {
	name  string
	paint func(k float64) *image.RGBA
}

// pieces lists the painters of the table.
func pieces() []piece {
	lib := script.NewLibrary()
	const sign = "M14 12H50Q54 12 54 16V50Q54 54 50 54H14Q10 54 10 50V16Q10 12 14 12Z"
	return []piece{
		{"table", func(k float64) *image.RGBA {
			return decor.Table(1280, 800, k)
		}},
		{"chest", func(k float64) *image.RGBA { return decor.Chest(812, 532, k) }},
		{"panel", func(k float64) *image.RGBA { return decor.Panel(212, 330, false, k) }},
		{"treasures", func(k float64) *image.RGBA { return decor.Panel(806, 114, true, k) }},
		{"sheet", func(k float64) *image.RGBA { return decor.Sheet(198, 396, k, 1) }},
		{"score", func(k float64) *image.RGBA { return decor.ScoreSheet(4, 8, k) }},
		{"chosen", func(k float64) *image.RGBA { return decor.Chosen(200, 98, k) }},
		{"plate", func(k float64) *image.RGBA { return decor.Plate(146, 26, k) }},
		{"phases", func(k float64) *image.RGBA { return decor.Phases(372, 42, 20, 90, k) }},
		{"level", func(k float64) *image.RGBA { return decor.LevelDie(10, lib, 72, k) }},
		{"hoard", decor.Hoard},
		{"tomb", func(k float64) *image.RGBA { return decor.Tomb(1, k) }},
		{"plot", func(k float64) *image.RGBA { return decor.Plot(1, k) }},
		{"seal", func(k float64) *image.RGBA { return decor.Seal(sign, 1.38, k) }},
		{"broken", func(k float64) *image.RGBA { return decor.BrokenSeal(sign, 1, 1.38, k) }},
		{"token", func(k float64) *image.RGBA { return decor.Token(pixel.Hex(0x9c2f24), 3, k) }},
		{"coin", func(k float64) *image.RGBA { return decor.Coin(true, k) }},
		{"lost", func(k float64) *image.RGBA { return decor.Coin(false, k) }},
		{"shield", func(k float64) *image.RGBA { return decor.Shield(true, 1, k) }},
		{"day", func(k float64) *image.RGBA { return decor.Door(true, false, 1.92, k) }},
		{"deep", func(k float64) *image.RGBA { return decor.Door(false, false, 1.92, k) }},
		{"glow", func(k float64) *image.RGBA { return decor.Glow(true, 300, 120, k) }},
		{"target", func(k float64) *image.RGBA { return decor.Target(37, k) }},
		{"badge", decor.Badge},
		{"empty", func(k float64) *image.RGBA { return decor.Empty(37, k) }},
		{"braid", func(k float64) *image.RGBA { return decor.Braid(554, k) }},
	}
}

func BenchmarkPieces(b *testing.B) {
	for _, p := range pieces() {
		b.Run(p.name, func(b *testing.B) {
			for range b.N {
				p.paint(1)
			}
		})
	}
	b.Run("faces", func(b *testing.B) {
		for range b.N {
			k := diceOf(b, dice.Black, "goblin skeleton ooze chest potion dragon")
			k.Tumbling(0, 0, 4)
		}
	})
}
