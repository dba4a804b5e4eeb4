package heroart

import "delvebox/engine/paint/pixel"

// mood is what a face shows.
type mood uint8

const (
	calm mood = iota
	stern
	merry
	sly
	fierce
	wonder
)

// face is a human head, seen from the front, with light from the left.
type face struct {
	skin hue
	hair hue // of the brows
	eyes pixel.RGB
	mood mood
	lady bool
	glow bool // eyes that shine
	bare bool // no mouth: a beard will have it
}

var eyeInk = pixel.Hex(0x2a160c)

// neck joins head and dress.
func (e *easel) neck(skin hue) {
	e.solid("M162 136H210V184Q186 204 162 184Z", skin)
	e.shade("M164 150Q186 172 208 146V166Q186 184 164 164Z", .35)
}

// head draws ears, face and features.
func (e *easel) head(f face) {
	f.ears(e)
	if f.lady {
		e.solid("M143 96Q142 54 186 52Q230 54 229 96Q228 128 206 148Q194 160 186 160Q178 160 166 148Q144 128 143 96Z", f.skin)
	} else {
		e.solid("M140 96Q140 52 186 50Q232 52 232 96Q233 126 219 146Q206 162 186 163Q166 162 153 146Q139 126 140 96Z", f.skin)
	}
	f.features(e)
}

func (f face) ears(e *easel) {
	e.solid("M146 92Q130 88 131 106Q134 126 150 122Z", f.skin)
	e.solid("M226 92Q242 88 241 106Q238 126 222 122Z", f.skin)
}

func (f face) features(e *easel) {
	c := f.skin.shade
	if f.lady || f.mood == merry {
		e.glow(160, 126, 15, pixel.Hex(0xe0503c), .34)
		e.glow(212, 126, 15, pixel.Hex(0xe0503c), .34)
	}
	for _, s := range []float64{-1, 1} {
		f.eye(e, 186+s*22, s)
		f.brow(e, 186+s*22, s)
	}
	if f.lady {
		e.stroke("M187 110L191 124Q188 129 182 127", c, 3.2)
	} else {
		e.stroke("M184 104L195 126Q192 133 180 130", c, 4)
	}
	if !f.bare {
		f.mouth(e)
	}
}

func (f face) eye(e *easel, x, s float64) {
	if f.glow {
		e.glow(x, 108, 22, f.eyes, .9)
		e.at(x, 108, 1).flat("M-10 0Q0 -9 10 0Q0 7 -10 0Z", f.eyes.Mix(pixel.Hex(0xffffff), .55), 1)
		return
	}
	p := e.at(x, 108, 1)
	if f.mood == merry && !f.lady {
		p.stroke("M-9 2Q0 -9 9 2", eyeInk, 4.5)
		return
	}
	white, lid := "M-11 1Q-6 -7 1 -7Q8 -6 11 1Q6 8 0 8Q-7 8 -11 1Z", "M-12 1Q-7 -8 1 -8Q9 -7 12 0"
	if f.mood == wonder {
		white, lid = "M-11 0Q-8 -12 1 -12Q9 -11 11 0Q7 10 0 10Q-8 10 -11 0Z", "M-12 -1Q-8 -13 1 -13Q10 -12 12 -1"
	}
	if f.mood == sly || f.mood == stern || f.mood == fierce {
		white = "M-11 0L-9 -4H9L11 0Q6 8 0 8Q-7 8 -11 0Z"
	}
	p.flat(white, pixel.Hex(0xfffaf0), 1)
	p.c.Fill(pixel.Ellipse(1, 0, 6, 7).Map(p.m), f.eyes, 1)
	p.c.Fill(pixel.Ellipse(1, 0, 3.2, 4).Map(p.m), eyeInk, 1)
	p.dot(-1.500, -3, 2.2, pixel.Hex(0xffffff))
	if f.mood == sly || f.mood == stern || f.mood == fierce {
		lid = "M-12 -1L-9 -5H9L12 -1"
	}
	p.stroke(lid, eyeInk, 3.6)
	if f.lady {
		l := p
		if s > 0 {
			l = p.flip()
		}
		l.stroke("M-11 0L-17 -4M-9 -5L-14 -11", eyeInk, 3)
	}
}

func (f face) brow(e *easel, x, s float64) {
	w := 6.5
	if f.lady {
		w = 4.2
	}
	p := e.at(x, 90, 1)
	if s < 0 {
		p = p.flip()
	}
	// the inner end lies at negative x
	d := map[mood]string{
		calm: "M-10 1Q0 -6 12 1", stern: "M-12 5L-2 -1Q6 -4 13 1", merry: "M-11 -1Q0 -9 12 -2", sly: "M-11 4Q2 -2 13 -6",
		fierce: "M-14 9L0 0L13 -3", wonder: "M-10 -4Q0 -11 12 -4",
	}[f.mood]
	if f.mood == sly && s < 0 {
		d = "M-11 -1Q0 -10 12 -5"
	}
	p.stroke(d, f.hair.shade, w)
}

func (f face) mouth(e *easel) {
	lips, dim := pixel.Hex(0xb03a3a), f.skin.shade.Mix(pixel.Hex(0x4a1410), .5)
	if f.lady {
		switch f.mood {
		case merry, sly:
			e.flat("M172 140Q180 136 186 138Q192 136 200 138Q194 150 184 150Q176 149 172 140Z", lips, 1)
			e.stroke("M171 139Q186 145 202 136", dim.Mul(.7), 2.4)
		default:
			e.flat("M174 141Q181 136 186 138Q191 136 198 141Q192 148 186 148Q180 148 174 141Z", lips, 1)
			e.stroke("M173 141Q186 143 199 141", dim.Mul(.7), 2.2)
		}
		return
	}
	switch f.mood {
	case merry:
		e.flat("M166 138Q186 146 206 138Q202 155 186 156Q170 155 166 138Z", pixel.Hex(0x5a1512), 1)
		e.flat("M168 139Q186 146 204 139L202 145Q186 150 170 145Z", pixel.Hex(0xfffaf0), 1)
		e.stroke("M164 137Q186 146 208 137", eyeInk, 3.2)
	case fierce:
		e.flat("M166 142Q186 134 206 142L204 152Q186 148 168 152Z", pixel.Hex(0xfffaf0), 1)
		e.stroke("M166 142Q186 134 206 142L204 152Q186 148 168 152ZM176 140V149M186 138V148M196 140V149", eyeInk, 2.6)
	case sly:
		e.stroke("M170 144Q188 148 206 136", eyeInk, 4)
	case wonder:
		e.flat("M178 142Q186 138 194 142Q193 151 186 151Q179 151 178 142Z", pixel.Hex(0x5a1512), 1)
	case stern:
		e.stroke("M171 145Q186 140 201 145", eyeInk, 4)
	default:
		e.stroke("M172 142Q186 149 200 141", eyeInk, 4)
	}
}

// nose is a nose with an open upper end.
func (e *easel) nose(d string, skin hue) {
	p := e.path(d)
	e.c.Fill(p, skin.shade, 1)
	e.c.Clipped(p).Fill(p.Map(pixel.Move(-7, -3)), skin.base, 1)
	e.c.Stroke(p, pixel.Pen{W: e.line}, ink, 1)
}

// bigNose is a dwarf's.
func (e *easel) bigNose(skin hue) {
	e.nose("M177 113Q174 119 167 124Q166 137 178 134Q186 141 194 134Q206 137 205 124Q198 119 195 113", skin)
}

// freckles sprinkle nose and cheeks.
func (e *easel) freckles(skin hue) {
	for _, q := range [][2]float64{{154, 122}, {162, 128}, {160, 118}, {212, 122}, {218, 128}, {206, 129}} {
		e.dot(q[0], q[1], 2, skin.shade)
	}
}

// glass is one round glass of spectacles.
func (e *easel) glass(x, y float64, h hue) {
	p := pixel.Circle(x, y, 16).Map(e.m)
	e.c.Fill(p, pixel.Hex(0xdff4ff), .28)
	e.c.Stroke(p, pixel.Pen{W: 7}, ink, 1)
	e.c.Stroke(p, pixel.Pen{W: 3.6}, h.base, 1)
}
