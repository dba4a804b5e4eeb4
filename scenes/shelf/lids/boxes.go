package lids

import (
	"image"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
)

// Design is what a lid is made of.
type Design struct {
	// Cloth paints its ground, w x h device pixels.
	Cloth func(w, h int, k float64) *image.RGBA
	Side  pixel.RGB     // of the box's sides
	Foot  pixel.RGB     // of the line at the lower edge
	Turn  float64       // how it lies on the shelf, in degrees clockwise
	Art   func(q *Work) // emblem and title
}

// DoodleDungeon is the lid of Doodle Dungeon.
func DoodleDungeon() Design {
	return Design{cloth.Squared, pixel.Hex(0xe4dcc4), pixel.Hex(0x35353c), .9, (*Work).doodle}
}

// DungeonRoll is the lid of Dungeon Roll.
func DungeonRoll() Design {
	return Design{func(w, h int, k float64) *image.RGBA { return cloth.Velvet(w, h, k, pixel.Hex(0x861620), 63) },
		pixel.Hex(0x861620), pixel.Hex(0xfbe6b4), -.5, (*Work).dungeonRoll}
}

// SatchelQuest is the lid of Satchel Quest.
func SatchelQuest() Design {
	return Design{func(w, h int, k float64) *image.RGBA { return cloth.Linen(w, h, k, pixel.Hex(0xcdb88c), 64) },
		pixel.Hex(0xb39a68), pixel.Hex(0x3a2a14), 1.3, (*Work).satchel}
}

// Minotaur is the lid of Minotaur.
func Minotaur() Design {
	return Design{func(w, h int, k float64) *image.RGBA { return cloth.Slate(w, h, k, pixel.Hex(0x3b4348), 65) },
		pixel.Hex(0x3b4348), pixel.Hex(0xf0ece0), -1, (*Work).minotaur}
}

// Plain is the lid of a game without one of its own: its emblem, an icon, and its title on
// felt.
func Plain(title, emblem string, felt pixel.RGB) Design {
	return Design{
		func(w, h int, k float64) *image.RGBA { return cloth.Felt(w, h, k, felt, cloth.Pool{X: .4, Y: .4}, 66) },
		felt, pixel.Hex(0xf0ebcb), .4,
		func(q *Work) {
			q.Icon(emblem, 106, 205, 120)
			q.Title(hand.FeltLid, 178, 40, 36, 9, title)
		},
	}
}

// Brass is the brass of rims and rings over a box from corner to corner.
func Brass(x, y, w, h float64) pixel.Linear {
	g := pixel.Blend(x, y, w, h, pixel.RGB{}, pixel.RGB{})
	g.Stops = []pixel.Stop{{At: 0, Color: pixel.Hex(0xf6dd97), Alpha: 1}, {At: .5, Color: pixel.Hex(0xd2a550), Alpha: 1}, {At: 1, Color: pixel.Hex(0x94672a), Alpha: 1}}
	return g
}
