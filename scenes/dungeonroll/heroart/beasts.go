package heroart

import "delvebox/engine/paint/pixel"

// dragonShadow is a vast dragon's head behind the figure, looking left, with one
// burning eye. The ground's glow must stand behind it.
func (e *easel) dragonShadow(body, rim, eye pixel.RGB) {
	p := e.at(-8, -2, 1)
	p.m = p.m.Mul(pixel.Zoom(3.35, 3.1))
	d := "M3 27Q4 18 12 19Q17 13 27 13Q41 11 60 1Q55 14 44 18L62 19Q57 27 49 28L63 37Q56 42 50 41Q50 52 58 66L24 66Q30 55 27 50Q18 55 6 52L8 43L12.500 47L16 41.500L20 45Q29 43 32 37L23 36L19.500 41.500L15.500 36L11 40.500L8 35Q3 33 3 27Z"
	q := *p
	q.m = p.m.Mul(pixel.Move(.9, -.5))
	q.flat(d, rim, .6)
	p.flat(d, body, 1)
	p.flat("M23 22L36 20Q34 28.500 27 27.500Z", eye, 1)
	p.flat("M29.500 21L31 27.200L28 27Z", body, 1)
	p.stroke("M8 25q2 -2.500 4 -.5", eye, 1.3)
	p.stroke("M40 31Q46 34 47 42M36 41Q40 46 40 54", rim.Mul(.6), 1.2)
}

// drakelet is a small dragon sitting on a shoulder at (0,0), looking right.
func (e *easel) drakelet(h, wing hue) {
	e.cord("M-16 30Q-52 44 -58 14Q-58 2 -48 2", h, 9)
	e.solid("M-22 6Q-44 -10 -78 -74Q-58 -62 -50 -68Q-46 -88 -28 -98Q-30 -78 -16 -70Q-4 -78 8 -80Q-2 -40 -2 -6Z", wing)
	e.stroke("M-18 0Q-40 -34 -50 -66M-12 -4Q-20 -44 -17 -68", ink, 3)
	e.solid("M-34 34Q-42 0 -12 -14Q-12 -34 0 -44Q-14 -56 -16 -74Q2 -68 14 -58Q26 -70 38 -72Q34 -60 32 -54Q62 -46 64 -34Q62 -24 44 -24Q28 -22 22 -14Q32 10 14 34Z", h)
	e.fine().solid("M-8 -2Q10 -10 15 4Q18 18 8 32H-14Q-16 12 -8 -2Z", cream)
	e.stroke("M-10 10H15M-12 21H12", cream.shade, 2.5)
	e.egg(22, -42, 8, 7, blond)
	e.dot(24, -42, 3.4, ink)
	e.flat("M52 -38q4 -3 5 1Z", ink, 1)
	e.stroke("M38 -28Q50 -26 60 -31", ink, 3)
}

// wolf is a wolf's head seen from the front, its middle at (0,0).
func (e *easel) wolf(h hue, eyes pixel.RGB) {
	e.solid("M-50 70Q-62 30 -46 0L-54 -56L-18 -30Q0 -36 18 -30L54 -56L46 0Q62 30 50 70Z", h)
	e.flat("M-46 -40L-26 -26L-40 -10ZM46 -40L26 -26L40 -10Z", h.shade.Mul(.7), 1)
	e.solid("M-32 8Q-16 -14 0 -12Q16 -14 32 8Q26 30 14 40Q0 54 -14 40Q-26 30 -32 8Z", cream)
	e.flat("M-30 -4L-10 2Q-16 12 -26 8ZM30 -4L10 2Q16 12 26 8Z", eyes, 1)
	e.dot(-18, 4, 3, ink)
	e.dot(18, 4, 3, ink)
	e.flat("M-10 20Q0 14 10 20Q8 30 0 32Q-8 30 -10 20Z", ink, 1)
	e.stroke("M0 30V38M0 38Q-8 44 -14 38M0 38Q8 44 14 38", ink, 3)
}

// goblinHead is the head of the green folk: wide, long ears, a grin.
func (e *easel) goblinHead(skin hue, eyes pixel.RGB, fangs bool) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M148 84Q104 50 50 52Q66 76 84 84Q78 92 92 100Q88 110 108 114Q132 132 150 124Z", skin)
		q.flat("M140 92Q108 66 78 64Q92 78 104 84Q100 92 114 98Q124 110 142 112Z", skin.shade, .9)
	}
	e.solid("M130 98Q130 52 186 50Q242 52 242 98Q242 122 226 140Q206 164 186 164Q166 164 146 140Q130 122 130 98Z", skin)
	for _, s := range []float64{-1, 1} {
		p := e.at(186+s*25, 98, 1)
		p.egg(0, 0, 16, 14, hue{eyes, eyes.Mul(.8), eyes})
		p.dot(-1, 1, 5.5, ink)
		p.dot(-4, -3, 2.4, pixel.Hex(0xffffff))
		q := p
		if s < 0 {
			q = p.flip()
		}
		q.stroke("M-19 -7L-4 -14L20 -19", skin.shade.Mul(.5), 8)
	}
	e.nose("M176 112Q172 126 160 129Q170 142 186 137Q202 142 212 129Q200 126 196 112", skin)
	e.flat("M150 138Q186 154 222 138Q214 160 186 160Q158 160 150 138Z", pixel.Hex(0x3a0f12), 1)
	e.flat("M158 142L166 145L162 154ZM174 147L184 148L179 158ZM198 147L208 145L203 156Z", cream.base, 1)
	if fangs {
		e.flat("M152 140L164 144L156 126ZM220 140L208 144L216 126Z", cream.base, 1)
	}
	e.stroke("M148 137Q186 155 224 137", ink, 3.5)
}

// hound is a dog's head with hanging ears, its middle at (0,0).
func (e *easel) hound(h hue) {
	e.solid("M-40 74Q-50 40 -36 20H36Q50 40 40 74Z", h)
	e.solid("M-40 0Q-40 -38 0 -38Q40 -38 40 0Q38 22 26 32Q14 54 0 54Q-14 54 -26 32Q-38 22 -40 0Z", h)
	e.flat("M-7 -36Q0 -38 7 -36Q4 -8 18 14Q22 50 0 52Q-22 50 -18 14Q-4 -8 -7 -36Z", cream.base, 1)
	for _, q := range []*easel{e, e.flip()} {
		q.solid("M-22 -36Q-54 -44 -60 -8Q-62 20 -48 30Q-34 22 -34 -4Q-34 -20 -22 -36Z", hue{h.shade, h.shade.Mul(.7), h.base})
		q.egg(-19, -2, 7, 8, dark)
		q.dot(-21, -5, 2.4, cream.light)
	}
	e.fine().solid("M-12 18Q0 10 12 18Q10 30 0 32Q-10 30 -12 18Z", dark)
	e.stroke("M0 32V38M-14 36Q-8 46 0 38Q8 46 14 36", ink, 3)
	e.fine().solid("M-6 44Q0 48 6 44Q8 60 0 62Q-8 60 -6 44Z", rose)
}

// skullHead is a dead warrior's face with burning eyes.
func (e *easel) skullHead(eyes pixel.RGB, h hue) {
	e.solid("M138 96Q136 48 186 46Q236 48 234 96Q234 122 220 130L216 166Q186 176 156 166L152 130Q138 122 138 96Z", h)
	for _, s := range []float64{-1, 1} {
		p := e.at(186+s*23, 104, 1)
		p.flat("M-17 0Q-14 -17 2 -15Q17 -12 16 2Q10 17 -4 15Q-16 12 -17 0Z", ink, 1)
		p.glow(0, 0, 26, eyes, .9)
		p.dot(0, 1, 6, eyes.Mix(pixel.Hex(0xffffff), .5))
	}
	e.flat("M186 116L195 134H177Z", ink, 1)
	e.flat("M160 142H212L210 160Q186 168 162 160Z", ink, 1)
	e.flat("M163 144h9v7h-9ZM175 144h9v8h-9ZM188 144h9v8h-9ZM200 144h9v7h-9ZM166 161v-7h8v9ZM177 163v-7h8v8ZM188 164v-8h8v7ZM199 163v-8h7v6Z", h.base, 1)
	e.stroke("M206 54l-6 14l8 8l-4 12", h.shade.Mul(.7), 3.5)
}

// drakeHead is half woman, half dragon: scales, horns, slit eyes.
func (e *easel) drakeHead(skin, belly hue, eyes pixel.RGB) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M150 66Q126 48 118 -2Q146 10 172 52Z", bone)
		q.stroke("M130 24L140 18M138 42L150 34", bone.shade, 3.5)
		q.solid("M146 88L108 66L124 96L96 102L122 118L108 138L150 130Z", hue{skin.base, skin.shade, skin.light})
	}
	e.solid("M142 92Q142 46 186 44Q230 46 230 92Q232 124 212 148Q198 166 186 166Q174 166 160 148Q140 124 142 92Z", skin)
	e.solid("M186 44Q196 60 194 84L200 120Q206 138 186 142Q166 138 172 120L178 84Q176 60 186 44Z", belly)
	for _, s := range []float64{-1, 1} {
		p := e.at(186+s*25, 102, 1)
		q := p
		if s < 0 {
			q = p.flip()
		}
		e.glow(186+s*25, 102, 26, eyes, .7)
		q.flat("M-13 6Q-6 -8 14 -10Q12 6 0 9Q-8 10 -13 6Z", eyes, 1)
		q.flat("M1 -8Q5 0 1 8Q-3 0 1 -8Z", ink, 1)
		q.stroke("M-15 3Q-4 -14 18 -15", ink, 5)
	}
	e.flat("M178 124q3 -4 5 1ZM194 124q-3 -4 -5 1Z", ink, 1)
	e.stroke("M164 146Q186 156 208 146", ink, 3.5)
	e.flat("M172 149L178 151L174 158ZM200 149L194 151L198 158Z", cream.base, 1)
	for _, q := range [][2]float64{{160, 72}, {168, 64}, {212, 72}, {204, 64}, {152, 122}, {158, 132}, {220, 122}, {214, 132}} {
		e.at(q[0], q[1], 1).stroke("M-5 -2Q0 5 5 -2", skin.shade, 3)
	}
}

// bat wings, spread behind the figure.
func (e *easel) batWings(h, skin hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M150 220Q126 160 96 118Q70 60 8 12Q18 60 -2 92Q20 100 20 128Q8 146 10 168Q36 166 48 186Q46 206 56 226Q90 216 110 250Z", skin)
		q.stroke("M98 122Q60 90 2 92M104 132Q60 130 12 166M112 150Q76 180 56 224", ink, 4)
		q.cord("M150 220Q126 160 98 120Q70 62 10 14", h, 7)
	}
}
