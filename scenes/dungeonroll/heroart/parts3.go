package heroart

import "delvebox/engine/paint/pixel"

// pith is a sun helmet.
func (e *easel) pith(h, band hue) {
	e.solid("M136 78Q134 20 186 16Q238 20 236 78Z", h)
	e.solid("M100 96Q112 72 140 68Q186 54 232 68Q260 72 272 96Q228 80 186 80Q144 80 100 96Z", h)
	e.fine().solid("M139 58Q186 42 233 58V70Q186 54 139 70Z", band)
	e.fine().disc(186, 16, 7, band)
	e.gleam("M150 48Q156 32 172 28", h)
}

// stroke2 is one round glass of spectacles.
func (e *easel) stroke2(x, y float64, h hue) {
	p := pixel.Circle(x, y, 16).Map(e.m)
	e.c.Fill(p, pixel.Hex(0xdff4ff), .28)
	e.c.Stroke(p, pixel.Pen{W: 7}, ink, 1)
	e.c.Stroke(p, pixel.Pen{W: 3.6}, h.base, 1)
}

// bigNose is a dwarf's.
func (e *easel) bigNose(skin hue) {
	e.nose("M178 98Q174 116 167 124Q166 137 178 134Q186 141 194 134Q206 137 205 124Q198 116 194 98", skin)
}

// nose is a nose with an open upper end.
func (e *easel) nose(d string, skin hue) {
	p := e.path(d)
	e.c.Fill(p, skin.shade, 1)
	e.c.Clipped(p).Fill(p.Map(pixel.Move(-7, -3)), skin.base, 1)
	e.c.Stroke(p, pixel.Pen{W: e.line}, ink, 1)
}

// moustache2 frames a roaring mouth.
func (e *easel) moustache2(h hue) {
	e.solid("M186 128Q164 124 150 140Q140 158 130 160Q150 170 160 148Q172 138 186 138Q200 138 212 148Q222 170 242 160Q232 158 222 140Q208 124 186 128Z", h)
}

// fur2 is a pelt over both shoulders.
func (e *easel) fur2(h hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M146 176Q112 158 84 182Q60 198 62 232L78 224L76 250L96 236L100 258L118 238L128 256L140 226Q152 200 146 176Z", h)
		q.stroke("M92 196l-4 14M112 190l-2 16M84 220l-2 8", h.shade, 4)
	}
}

// chinBeard runs under the chin from ear to ear.
func (e *easel) chinBeard(h hue) {
	e.solid("M128 106Q122 150 150 176Q168 204 186 206Q204 204 222 176Q250 150 244 106Q226 130 186 130Q146 130 128 106Z", h)
	e.stroke("M160 172Q170 190 178 194M212 172Q202 190 194 194", h.shade, 4)
}

// sideburns join hat and chin beard.
func (e *easel) sideburns(h hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M138 78Q128 104 134 138Q148 140 154 148Q146 124 150 96L156 80Z", h)
	}
}

// freckles sprinkle nose and cheeks.
func (e *easel) freckles(skin hue) {
	for _, q := range [][2]float64{{154, 122}, {162, 128}, {160, 118}, {212, 122}, {218, 128}, {206, 129}} {
		e.dot(q[0], q[1], 2, skin.shade)
	}
}

// clover is a leaf of luck in the hatband.
func (e *easel) clover(x, y float64) {
	for i := range 4 {
		e.at(x+18, y-6, 1).turn(float64(i)*90+45).fine().solid("M0 0Q-14 -6 -9 -17Q-3 -20 0 -14Q3 -20 9 -17Q14 -6 0 0Z", leaf)
	}
}

// crown2 is a small crown pushed over a hat.
func (e *easel) crown2(h hue) {
	e.at(186, 26, 1).turn(-6).fine().solid("M-44 12L-52 -22L-28 -8L-18 -32L0 -12L18 -32L28 -8L52 -22L44 12Q0 22 -44 12Z", h)
}

// circlet2 is a diadem on a scaled brow.
func (e *easel) circlet2(h, stone hue) {
	f := e.fine()
	f.solid("M148 72Q186 56 224 72L222 82Q186 66 150 82Z", h)
	f.solid("M186 48L198 64L186 82L174 64Z", stone)
}

// antlers stand on the brow.
func (e *easel) antlers(h hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M152 40Q124 30 112 -6L104 10L96 -8Q94 22 106 34L84 24Q88 46 118 52Q136 58 148 56Z", h)
	}
}

// leafCrown is a wreath of leaves.
func (e *easel) leafCrown() {
	f := e.fine()
	for i := range 7 {
		x := 138 + 16*float64(i)
		d := float64(i - 3)
		f.at(x, 58+2.2*d*d, 1).turn(-20+float64(i%2)*50).solid("M0 12Q-14 0 0 -20Q14 0 0 12Z", []hue{leaf, moss, leaf}[i%3])
	}
}

// icyBeard hangs in icicles.
func (e *easel) icyBeard(h hue) {
	e.solid("M138 120L128 190L146 172L146 222L162 190L170 250L186 200L202 250L210 190L226 222L226 172L244 190L234 120Z", h)
}

// mirrorBanner hangs a second banner on the left of the hall.
func (e *easel) mirrorBanner(h hue) {
	q := e.mirror()
	q.flat("M326 8H372V124L349 104L326 124Z", h.base, 1)
	q.flat("M349 8H372V124L349 104Z", h.shade, 1)
	q.stroke("M318 7H376", pixel.Hex(0x3a210e), 6)
}

// scepter is a lord's.
func (e *easel) scepter() {
	e.solid("M-5 -120H5V80H-5Z", gold)
	e.solid("M-16 -120H16V-108H-16Z", gold)
	e.glow(0, -146, 50, pixel.Hex(0xff8a9a), .7)
	e.disc(0, -144, 24, crimson)
	e.cord("M-24 -144H24M0 -168V-120", gold, 4)
	e.fine().solid("M-5 -184H5V-176H13V-168H5V-160H-5V-168H-13V-176H-5Z", gold)
}

// quiff is a wave of hair above goggles.
func (e *easel) quiff(h hue) {
	e.solid("M146 56Q140 20 176 14Q220 2 246 34Q226 32 222 46Q232 50 230 60Q186 44 146 56Z", h)
	e.gleam("M160 40Q166 26 184 22", h)
}

// pocketWatch swings on a chain.
func (e *easel) pocketWatch() {
	e.cord("M0 -44Q40 -60 74 -20", gold, 4)
	e.solid("M-9 -56H9V-38H-9Z", gold)
	e.clock(0, 0, 46, cream, gold)
	e.stroke("M0 0L-10 -22M0 0L22 -6", ink, 4)
	e.dot(0, 0, 5, ink)
}

// handsCrown is a diadem of clock hands.
func (e *easel) handsCrown(h hue) {
	f := e.fine()
	for i := -2; i <= 2; i++ {
		f.at(186, 96, 1).turn(float64(i)*17).solid("M-4 -30L0 -84L4 -30Z", h)
	}
	f.solid("M140 82Q186 60 232 82L231 92Q186 72 141 92Z", h)
	f.solid("M186 62L196 74L186 88L176 74Z", violet)
}
