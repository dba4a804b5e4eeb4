package cardart

import "delvebox/engine/paint/pixel"

// The colours of a card.
var (
	paper    = pixel.Hex(0xf4ead1)
	paperLow = pixel.Hex(0xe3d2aa)
	rockTint = pixel.Hex(0xc4ac7c)
	rockPlan = pixel.Hex(0x9c8253) // rock of the small plan
	ink      = pixel.Hex(0x2b2118)

	dirt     = pixel.Hex(0xdcb06a)
	dirtLow  = pixel.Hex(0xa06f33)
	dirtHigh = pixel.Hex(0xecca8c)
	shadow   = pixel.Hex(0x3a2409)
	sunlit   = pixel.Hex(0xfff3d0)
	pebble   = pixel.Hex(0xb98a4c)
	pebbleHi = pixel.Hex(0xefd7a4)
	pebbleLo = pixel.Hex(0x5f3c14)

	flag      = pixel.Hex(0xb9c0c3)
	flagLow   = pixel.Hex(0x7d878c)
	flagWarm  = pixel.Hex(0xc9c3b4)
	joint     = pixel.Hex(0x596267)
	jointMoss = pixel.Hex(0x6d7368)
	bevel     = pixel.Hex(0xeef1f0)
	bevelLow  = pixel.Hex(0x4c555a)
	dust      = pixel.Hex(0x8d7c5c)
	crackLow  = pixel.Hex(0x333b40)
	crackHi   = pixel.Hex(0xe4e8e8)

	wood      = pixel.Hex(0xa8662c)
	woodJoint = pixel.Hex(0x5c3412)
	woodHi    = pixel.Hex(0xd29a58)

	glowHot   = pixel.Hex(0xfff2b8)
	glowMid   = pixel.Hex(0xffc533)
	glowLow   = pixel.Hex(0xe07f0c)
	glowInk   = pixel.Hex(0x6d3d08)
	glowRock  = pixel.Hex(0xf09a1a)
	glowAir   = pixel.Hex(0xffb43c)
	glowFloor = pixel.Hex(0xffb327)
	glowShade = pixel.Hex(0x5a2b00)
	dusk      = pixel.Hex(0x33291f) // what the main floor sinks into when the underground comes forward

	labelPaper = pixel.Hex(0xfbf4e0)
	edgeLit    = pixel.Hex(0xfffaf0)
	edgeShade  = pixel.Hex(0x6b4f2a)

	gold     = pixel.Hex(0xd9b45c)
	goldDark = pixel.Hex(0x4a3510)
	cream    = pixel.Hex(0xfdf3d8)
)
