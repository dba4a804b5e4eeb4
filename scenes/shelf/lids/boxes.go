package lids

import (
	"image"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pixel"
)

// boxes are what the five lids are made of.
var boxes = [Games]struct {
	cloth func(w, h int, k float64) *image.RGBA
	side  uint32 // colour of the box's sides
	foot  uint32 // colour of the line at the lower edge
	art   func(q *work)
}{
	MapMasters: {func(w, h int, k float64) *image.RGBA {
		return cloth.Felt(w, h, k, pixel.Hex(0x526334), cloth.Pool{X: .4, Y: .4}, 61)
	}, 0x526334, 0xf0ebcb, (*work).mapMasters},
	DoodleDungeon: {cloth.Squared, 0xe4dcc4, 0x35353c, (*work).doodle},
	DungeonRoll: {func(w, h int, k float64) *image.RGBA { return cloth.Velvet(w, h, k, pixel.Hex(0x861620), 63) },
		0x861620, 0xfbe6b4, (*work).dungeonRoll},
	SatchelQuest: {func(w, h int, k float64) *image.RGBA { return cloth.Linen(w, h, k, pixel.Hex(0xcdb88c), 64) },
		0xb39a68, 0x3a2a14, (*work).satchel},
	Minotaur: {func(w, h int, k float64) *image.RGBA { return cloth.Slate(w, h, k, pixel.Hex(0x3b4348), 65) },
		0x3b4348, 0xf0ece0, (*work).minotaur},
}

// brassy is the brass of rims and rings over a box from corner to corner.
func brassy(x, y, w, h float64) pixel.Linear {
	g := pixel.Blend(x, y, w, h, pixel.RGB{}, pixel.RGB{})
	g.Stops = []pixel.Stop{{At: 0, Color: pixel.Hex(0xf6dd97), Alpha: 1}, {At: .5, Color: pixel.Hex(0xd2a550), Alpha: 1}, {At: 1, Color: pixel.Hex(0x94672a), Alpha: 1}}
	return g
}
