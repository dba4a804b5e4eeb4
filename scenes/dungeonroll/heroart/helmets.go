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

// coifRim is the edge of a hood of mail, over the face.
func (e *easel) coifRim(h hue) {
	e.c.Stroke(e.path("M141 84Q136 132 160 152Q172 162 186 162Q200 162 212 152Q236 132 231 84"), pixel.Pen{W: 15}, ink, 1)
	e.c.Stroke(e.path("M141 84Q136 132 160 152Q172 162 186 162Q200 162 212 152Q236 132 231 84"), pixel.Pen{W: 8}, h.base, 1)
	e.c.Stroke(e.path("M141 84Q136 132 160 152Q172 162 186 162Q200 162 212 152Q236 132 231 84"), pixel.Pen{W: 7, Dash: []float64{3, 5}, Butt: true}, h.shade, 1)
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

// antlers stand on the brow.
func (e *easel) antlers(h hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M152 40Q124 30 112 -6L104 10L96 -8Q94 22 106 34L84 24Q88 46 118 52Q136 58 148 56Z", h)
	}
}
