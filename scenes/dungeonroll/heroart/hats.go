package heroart

import "delvebox/engine/paint/pixel"

// hood lies round the face; its inside is dark.
func (e *easel) hood(h hue) {
	e.solid("M104 216Q116 182 116 128Q112 30 186 10Q260 30 256 128Q256 182 268 216Q228 196 226 164Q240 126 228 92Q216 62 186 58Q156 62 144 92Q132 126 146 164Q144 196 104 216Z", h)
	e.stroke("M186 14Q178 34 186 56M130 110Q134 80 150 58", h.shade, 4)
	e.gleam("M128 96Q134 52 164 32", h)
}

// hoodBack is the inside of a hood behind neck and hair.
func (e *easel) hoodBack(h hue) {
	e.flat("M128 70H244L252 200Q186 222 120 200Z", h.shade.Mul(.6), 1)
}

// hoodDark is the hollow of a hood, drawn before the hood where no face shows.
func (e *easel) hoodDark() {
	e.flat("M140 60H232L240 170Q186 210 132 170Z", pixel.Hex(0x0c070d), 1)
	e.shade("M134 90Q186 40 238 90V170H134Z", 0)
}

// wideHat has a broad brim that dips in front.
func (e *easel) wideHat(h, band hue) {
	e.solid("M84 84Q118 64 140 62Q142 18 186 14Q230 18 232 62Q254 64 288 84Q240 100 186 96Q132 100 84 84Z", h)
	e.fine().solid("M139 60Q186 78 233 60L234 72Q186 92 138 72Z", band)
	e.gleam("M150 52Q152 32 168 26", h)
}

// feather rises from a hat to the right.
func (e *easel) feather(h hue) {
	e.solid("M222 70Q246 62 254 36Q264 4 304 2Q306 34 280 54Q258 74 226 78Z", h)
	e.stroke("M226 74Q262 60 296 10", h.shade, 3.5)
}

// wizardHat is tall, pointed and bent.
func (e *easel) wizardHat(h, band hue) {
	e.solid("M76 94Q112 66 138 70Q148 38 172 16Q198 -4 250 10Q222 16 220 28Q230 48 236 70Q262 66 296 94Q244 108 186 104Q128 108 76 94Z", h)
	e.fine().solid("M137 66Q186 86 235 66L239 82Q186 102 133 82Z", band)
	e.stroke("M218 28Q200 30 192 42", h.shade, 4)
	e.gleam("M158 56Q164 40 178 28", h)
}

// headband is a cloth tied round the brow.
func (e *easel) headband(h hue) {
	e.solid("M230 82Q256 84 270 106Q256 104 246 110Q260 122 258 136Q236 112 228 94Z", h)
	e.solid("M138 84Q186 62 234 84L233 98Q186 76 139 98Z", h)
}

// bandana covers the head.
func (e *easel) bandana(h hue) {
	e.solid("M232 76Q260 70 276 88Q262 92 258 100Q270 112 266 126Q244 110 230 92Z", h)
	e.solid("M136 92Q130 40 186 36Q242 40 236 92Q186 66 136 92Z", h)
	for _, q := range [][2]float64{{152, 66}, {170, 54}, {192, 62}, {212, 54}, {222, 72}} {
		e.dot(q[0], q[1], 4, h.light)
	}
}

// goggles sit on the brow, at height y.
func (e *easel) goggles(y float64, rim, glass hue) {
	e.at(0, y, 1).cord("M136 4Q186 -16 236 4", hide, 8)
	for _, x := range []float64{163, 209} {
		e.disc(x, y, 20, rim)
		e.fine().disc(x, y, 13, glass)
		e.at(x, y, 1).stroke("M-7 1Q-6 -6 0 -8", pixel.Hex(0xffffff), 3.5)
	}
	e.fine().at(0, y, 1).solid("M181 -4H191V5H181Z", rim)
}

// fedora is a felt hat, pinched in front.
func (e *easel) fedora(h, band hue) {
	e.solid("M90 92Q112 66 140 66Q138 18 164 14Q176 26 186 24Q198 26 210 14Q234 20 232 66Q260 66 282 92Q236 84 186 84Q136 84 90 92Z", h)
	e.fine().solid("M139 58Q186 44 233 58V72Q186 60 139 72Z", band)
	e.gleam("M150 46Q150 30 160 26", h)
}

// topHat is tall and straight with a buckled band.
func (e *easel) topHat(h, band, buckle hue) {
	e.solid("M142 76L132 10Q186 -4 240 10L230 76Z", h)
	e.solid("M98 86Q104 70 142 66H230Q268 70 274 86Q230 98 186 96Q142 98 98 86Z", h)
	e.fine().solid("M139 46Q186 60 233 46L231 68Q186 82 141 68Z", band)
	e.fine().solid("M172 44H200V72H172Z", buckle)
	e.flat("M179 51H193V65H179Z", band.shade, 1)
	e.gleam("M146 40L143 20", h)
}

// clover is a leaf of luck in the hatband.
func (e *easel) clover(x, y float64) {
	for i := range 4 {
		e.at(x+18, y-6, 1).turn(float64(i)*90+45).fine().solid("M0 0Q-14 -6 -9 -17Q-3 -20 0 -14Q3 -20 9 -17Q14 -6 0 0Z", leaf)
	}
}

// floppyHat hangs over to the left with a rolled brim.
func (e *easel) floppyHat(h, band hue) {
	e.solid("M128 78Q84 88 86 60Q90 14 156 8Q226 0 246 72Q186 54 128 78Z", h)
	e.fine().solid("M124 88Q120 74 130 70Q186 46 246 66Q254 74 248 82Q186 64 124 88Z", band)
	e.gleam("M104 50Q116 28 146 24", h)
	e.stroke("M118 74Q128 56 150 52", h.shade, 4)
}

// pith is a sun helmet.
func (e *easel) pith(h, band hue) {
	e.solid("M136 78Q134 20 186 16Q238 20 236 78Z", h)
	e.solid("M100 96Q112 72 140 68Q186 54 232 68Q260 72 272 96Q228 80 186 80Q144 80 100 96Z", h)
	e.fine().solid("M139 58Q186 42 233 58V70Q186 54 139 70Z", band)
	e.fine().disc(186, 16, 7, band)
	e.gleam("M150 48Q156 32 172 28", h)
}
