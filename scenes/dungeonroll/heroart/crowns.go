package heroart

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

// diadem is a diadem on a scaled brow.
func (e *easel) diadem(h, stone hue) {
	f := e.fine()
	f.solid("M148 72Q186 56 224 72L222 82Q186 66 150 82Z", h)
	f.solid("M186 48L198 64L186 82L174 64Z", stone)
}

// hatCrown is a small crown pushed over a hat.
func (e *easel) hatCrown(h hue) {
	e.at(186, 38, .92).turn(-6).fine().solid("M-44 12L-52 -22L-28 -8L-18 -32L0 -12L18 -32L28 -8L52 -22L44 12Q0 22 -44 12Z", h)
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

// leafCrown is a wreath of leaves.
func (e *easel) leafCrown() {
	f := e.fine()
	for i := range 7 {
		x := 138 + 16*float64(i)
		d := float64(i - 3)
		f.at(x, 58+2.2*d*d, 1).turn(-20+float64(i%2)*50).solid("M0 12Q-14 0 0 -20Q14 0 0 12Z", []hue{leaf, moss, leaf}[i%3])
	}
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

// crescent is a moon lying on its back, its middle at (x,y).
func (e *easel) crescent(x, y float64, h hue) {
	e.at(x, y, 1).fine().solid("M-26 -22Q-30 20 0 22Q30 20 26 -22Q20 4 0 6Q-20 4 -26 -22Z", h)
}
