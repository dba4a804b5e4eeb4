package heroart

import "delvebox/engine/paint/pixel"

// hue is a material: its colour in light, in shade, and where it gleams.
type hue struct{ base, shade, light pixel.RGB }

// dye makes a material of one colour.
func dye(c uint32) hue {
	b := pixel.Hex(c)
	return hue{b, b.Mix(pixel.Hex(0x1c0a1c), .40), b.Mix(pixel.Hex(0xfff6dc), .60)}
}

func tone3(base, shade, light uint32) hue {
	return hue{pixel.Hex(base), pixel.Hex(shade), pixel.Hex(light)}
}

// The materials that many heroes wear.
var (
	steel   = tone3(0xb9c2c9, 0x6f7c87, 0xffffff)
	iron    = tone3(0x7d8791, 0x464e58, 0xc9d3da)
	dark    = tone3(0x4a4650, 0x28252f, 0x8d8796)
	gold    = tone3(0xe6b243, 0x96691f, 0xfff0b4)
	bronze  = tone3(0xb97a3a, 0x713f1b, 0xf0c48a)
	leather = tone3(0x98592c, 0x5c3016, 0xd39a62)
	hide    = tone3(0x6b4024, 0x3f2213, 0xa2714a)
	wood    = tone3(0x8a5426, 0x532d10, 0xc78f4f)
	bone    = tone3(0xefe6d3, 0xb5a27f, 0xffffff)
	cream   = tone3(0xf4ead6, 0xc0ab86, 0xffffff)
	crimson = tone3(0xc2352b, 0x7a1b1a, 0xf58a78)
	wine    = tone3(0x8a2335, 0x521020, 0xd06c78)
	azure   = tone3(0x2a6fae, 0x173f6b, 0x86bfe8)
	night   = tone3(0x2c3558, 0x171b33, 0x6d7bb0)
	violet  = tone3(0x6c3fa3, 0x3d2066, 0xb792e0)
	plum    = tone3(0x4c2a5e, 0x291436, 0x8d65a3)
	rose    = tone3(0xd2588c, 0x8a2b5c, 0xf6a9c8)
	leaf    = tone3(0x4f8a3c, 0x2a5324, 0x9fcf75)
	moss    = tone3(0x5e6b37, 0x353f1e, 0x9dab66)
	pine    = tone3(0x2c5a41, 0x163326, 0x6ba482)
	teal    = tone3(0x2a8c86, 0x14524f, 0x84d3c8)
	earth   = tone3(0xa88257, 0x6b4d2c, 0xdcc096)

	fair   = tone3(0xf0bd92, 0xc58558, 0xffe2c4)
	tan    = tone3(0xd99a68, 0xa3663a, 0xf6c79c)
	brown  = tone3(0xa9693f, 0x713f22, 0xd79c6e)
	deep   = tone3(0x7c4a2d, 0x4d2a18, 0xb47c55)
	goblin = tone3(0x86b049, 0x4f7427, 0xc2dd85)
	pallid = tone3(0xd9cfc0, 0x978a86, 0xf7f2ea)

	ginger   = tone3(0xd4692a, 0x8c3a14, 0xf5ac6a)
	blond    = tone3(0xe8bd5a, 0xa97a2a, 0xfbe6a8)
	chestnut = tone3(0x7a4322, 0x472310, 0xb47a4c)
	raven    = tone3(0x38303c, 0x1d1821, 0x72687a)
	white    = tone3(0xeeebe4, 0xaba6ac, 0xffffff)
	grey     = tone3(0x9c989c, 0x625d66, 0xd4d0d4)
)

// ink edges every shape.
var ink = pixel.Hex(0x1d0f10)
