package heroart

import "delvebox/engine/paint/pixel"

// flat2 is a small flat shape at (x,y), mirrored where s is negative.
func (e *easel) flat2(x, y, s float64, d string, c pixel.RGB) {
	p := e.at(x, y, 1)
	if s < 0 {
		p = p.flip()
	}
	p.flat(d, c, 1)
}

// coifRim is the edge of a hood of mail, over the face.
func (e *easel) coifRim(h hue) {
	e.c.Stroke(e.path("M141 84Q136 132 160 152Q172 162 186 162Q200 162 212 152Q236 132 231 84"), pixel.Pen{W: 15}, ink, 1)
	e.c.Stroke(e.path("M141 84Q136 132 160 152Q172 162 186 162Q200 162 212 152Q236 132 231 84"), pixel.Pen{W: 8}, h.base, 1)
	e.c.Stroke(e.path("M141 84Q136 132 160 152Q172 162 186 162Q200 162 212 152Q236 132 231 84"), pixel.Pen{W: 7, Dash: []float64{3, 5}, Butt: true}, h.shade, 1)
}

// crescent is a moon lying on its back, its middle at (x,y).
func (e *easel) crescent(x, y float64, h hue) {
	e.at(x, y, 1).fine().solid("M-26 -22Q-30 20 0 22Q30 20 26 -22Q20 4 0 6Q-20 4 -26 -22Z", h)
}

// longHairShort reaches to the shoulders.
func (e *easel) longHairShort(h hue) {
	e.solid("M186 34Q250 34 246 104Q248 146 254 172Q228 184 210 170H162Q144 184 118 172Q124 146 126 104Q122 34 186 34Z", h)
}

// cropSides is the hair that shows under a hat.
func (e *easel) cropSides(h hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M136 76Q128 104 136 132Q150 122 148 100Q152 90 158 80Z", h)
	}
}

// undercut is hair swept to one side.
func (e *easel) undercut(h hue) {
	e.solid("M138 100Q126 50 166 36Q214 22 240 60Q250 96 238 128Q230 108 228 92Q206 88 190 68Q168 84 150 86Q142 92 138 100Z", h)
	e.gleam("M154 62Q166 50 184 46", h)
}

// floppyHat hangs over to the left with a rolled brim.
func (e *easel) floppyHat(h, band hue) {
	e.solid("M128 78Q84 88 86 60Q90 14 156 8Q226 0 246 72Q186 54 128 78Z", h)
	e.fine().solid("M124 88Q120 74 130 70Q186 46 246 66Q254 74 248 82Q186 64 124 88Z", band)
	e.gleam("M104 50Q116 28 146 24", h)
	e.stroke("M118 74Q128 56 150 52", h.shade, 4)
}

// laurel lies round the brow.
func (e *easel) laurel(h hue) {
	e.cropTop(chestnut)
	f := e.fine()
	for i := range 5 {
		x, y := 146+9*float64(i), 84-7*float64(i)
		for _, q := range []*easel{f, f.mirror()} {
			q.at(x, y, 1).turn(float64(-60+18*i)).solid("M0 10Q-12 -4 0 -24Q12 -4 0 10Z", h)
		}
	}
	f.disc(186, 54, 7, crimson)
}

// cropTop is short hair over the brow alone.
func (e *easel) cropTop(h hue) {
	e.solid("M138 92Q130 42 186 38Q242 42 234 92Q222 70 198 74Q176 82 160 72Q146 76 138 92Z", h)
}

// moustacheThin is a fine moustache.
func (e *easel) moustacheThin(h hue) {
	e.stroke("M158 134Q172 130 185 137M214 134Q200 130 187 137", h.shade, 5)
}

// hand is a small hand seen from its back, at (x,y).
func (e *easel) hand(x, y float64, skin hue) {
	p := e.at(x, y, 1)
	p.solid("M-18 -6Q-20 -16 -8 -18L12 -20Q24 -18 22 -4L18 16Q10 26 -6 22Q-18 18 -18 -6Z", skin)
	p.stroke("M-6 -16L-4 -2M4 -18L6 -2M13 -17L14 -4", skin.shade, 3)
}
