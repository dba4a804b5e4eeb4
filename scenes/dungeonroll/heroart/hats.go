package heroart

import "delvebox/engine/paint/pixel"

// greatHelm is the knight's closed helmet with cross, slits and holes.
func (e *easel) greatHelm(h, trim hue, eyes *pixel.RGB) {
	e.split("M138 62Q186 36 234 62L240 126Q236 166 186 190Q136 166 132 126Z", h, 186)
	e.gleam("M146 70Q160 59 177 55M140 128L145 86", h)
	f := e.fine()
	f.split("M132 96L240 96L241 122L131 122Z", trim, 186)
	f.split("M178 48Q186 45 194 48L196 182L186 190L176 182Z", trim, 186)
	e.flat("M142 104H175V114H141.500ZM197 104H230L231 114H197Z", ink, 1)
	if eyes != nil {
		e.glow(160, 109, 20, *eyes, .8)
		e.glow(212, 109, 20, *eyes, .8)
		e.stroke("M154 109h11M207 109h11", *eyes, 5)
	}
	for _, q := range [][2]float64{{152, 136}, {163, 137}, {152, 147}, {163, 148}, {157, 158}, {168, 160}, {210, 137}, {221, 136}, {210, 148}, {221, 147}, {205, 160}, {216, 158}} {
		e.dot(q[0], q[1], 2.8, ink)
	}
}

// plume sweeps from the top of a helmet to the right.
func (e *easel) plume(h hue) {
	e.solid("M180 58Q166 16 212 6Q290 0 310 66Q322 110 302 142Q296 98 262 78Q222 60 190 66Z", h)
	e.stroke("M192 56Q196 34 230 34Q280 36 298 112M206 56Q232 52 262 68", h.shade, 4)
	e.gleam("M190 46Q190 22 218 16Q246 12 268 32", h)
}

// crest is a brush of horsehair standing across the helmet.
func (e *easel) crest(h hue) {
	e.solid("M104 70Q92 40 116 34Q116 12 142 14Q154 -8 178 2Q194 -10 210 2Q232 -6 238 16Q262 14 262 38Q282 46 268 72Q230 40 186 40Q142 40 104 70Z", h)
	e.stroke("M124 50L112 34M144 38L136 18M166 30L164 8M206 30L208 8M228 38L238 18M248 50L260 36", h.shade, 4)
}

// coif is a hood of mail round the face.
func (e *easel) coif(h hue) {
	e.solid("M122 200Q112 40 186 38Q260 40 250 200Q220 222 186 222Q152 222 122 200Z", h)
	m := e.inside("M122 200Q112 40 186 38Q260 40 250 200Q220 222 186 222Q152 222 122 200Z")
	for i := range 5 {
		y := 76 + 26*float64(i)
		m.at(120, y, 1).stroke("M0 0q5 7 10 0q5 7 10 0", h.shade, 3)
		m.at(232, y, 1).stroke("M0 0q5 7 10 0q5 7 10 0", h.shade.Mul(.8), 3)
	}
	e.stroke("M140 196q6 8 12 0q6 8 12 0q6 8 12 0q6 8 12 0q6 8 12 0q6 8 12 0q6 8 12 0M150 208q6 8 12 0q6 8 12 0q6 8 12 0q6 8 12 0q6 8 12 0", h.shade, 3)
}

// cap is a round steel cap with a nose guard and a rim.
func (e *easel) cap(h, trim hue, nasal bool) {
	e.solid("M132 92Q130 34 186 30Q242 34 240 92Q212 78 186 78Q160 78 132 92Z", h)
	e.gleam("M144 66Q152 48 172 42", h)
	if nasal {
		e.fine().split("M178 70H194L192 124Q186 130 180 124Z", trim, 186)
	}
	e.fine().solid("M128 94Q156 76 186 76Q216 76 244 94V80Q216 62 186 62Q156 62 128 80Z", trim)
	e.fine().solid("M180 64L182 30Q186 26 190 30L192 64Z", trim)
}

// wings stand at the sides of a helmet.
func (e *easel) wings(h hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M140 92Q104 86 92 10Q104 26 110 30Q106 12 110 0Q122 24 128 30Q128 14 134 8Q150 48 150 84Z", h)
		q.stroke("M112 36Q120 62 138 78M128 34Q134 56 144 70", h.shade, 4)
	}
}

// horns curve up from the temples.
func (e *easel) horns(h hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M146 78Q96 90 84 46Q80 22 92 2Q96 42 122 48Q138 50 152 46Z", h)
		q.stroke("M118 52Q112 64 116 74M102 42Q94 50 94 58", h.shade, 4)
	}
}

// ramHorns curl beside the head.
func (e *easel) ramHorns(h hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M152 62Q116 30 92 60Q72 92 98 120Q118 134 126 112Q112 114 108 98Q108 82 124 82Q138 84 146 94Z", h)
		q.stroke("M124 50L120 76M100 58L110 82M90 82L106 92M92 108L108 104", h.shade, 4)
	}
}

// hood lies round the face; its inside is dark.
func (e *easel) hood(h hue) {
	e.solid("M104 216Q116 182 116 128Q112 30 186 10Q260 30 256 128Q256 182 268 216Q228 196 226 164Q240 126 228 92Q216 62 186 58Q156 62 144 92Q132 126 146 164Q144 196 104 216Z", h)
	e.stroke("M186 14Q178 34 186 56M130 110Q134 80 150 58", h.shade, 4)
	e.gleam("M128 96Q134 52 164 32", h)
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

// circlet lies round the brow with a stone.
func (e *easel) circlet(h, stone hue) {
	f := e.fine()
	f.solid("M140 80Q186 60 232 80L231 90Q212 80 198 78L186 90L174 78Q160 80 141 90Z", h)
	f.solid("M186 58L195 70L186 84L177 70Z", stone)
}

// crown has five points with balls.
func (e *easel) crown(h, stone hue) {
	e.solid("M138 84L128 26L154 50L170 14L186 44L202 14L218 50L244 26L234 84Q186 66 138 84Z", h)
	f := e.fine()
	for _, q := range [][2]float64{{128, 26}, {170, 14}, {202, 14}, {244, 26}} {
		f.disc(q[0], q[1], 6, h)
	}
	f.disc(186, 62, 7, stone)
	f.disc(158, 66, 5, stone)
	f.disc(214, 66, 5, stone)
	e.gleam("M142 66L138 48", h)
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
