package heroart

// fist holds something upright at its middle: gauntlet or glove.
func (e *easel) fist(x, y float64, h hue) { e.grip(x, y, h, h) }

// grip is a fist that comes out of a sleeve.
func (e *easel) grip(x, y float64, skin, sleeve hue) {
	e.at(x, y, 1).solid("M-22 24Q-30 100 -44 200H38Q28 100 24 24Z", sleeve)
	e.at(x, y, 1).solid("M-27 30Q0 40 29 30V46Q0 56 -29 46Z", sleeve)
	e.knuckles(x, y, skin)
}

// knuckles is a fist without an arm.
func (e *easel) knuckles(x, y float64, h hue) {
	p := e.at(x, y, 1)
	p.solid("M-22 -12Q-23 -22 -11 -22H13Q25 -21 24 -10V18Q22 28 8 28H-13Q-24 27 -23 17Z", h)
	p.stroke("M-20 -9H20M-21 4H21M-20 16H20", ink, 2.6)
	p.gleam("M-16 -16H0", h)
}

// palm is a hand held open upwards, with its wide sleeve; what hovers over it stands
// above (x,y).
func (e *easel) palm(x, y float64, skin, sleeve hue) {
	p := e.at(x, y, 1)
	p.solid("M-12 26Q-34 60 -56 120H56Q34 60 12 26Z", sleeve)
	for _, d := range []string{"M-12 8Q-20 -12 -17 -28", "M2 6Q-2 -16 0 -34", "M14 8Q20 -12 18 -28", "M-20 14Q-38 4 -40 -14"} {
		p.cord(d, skin, 10)
	}
	p.solid("M-28 8Q0 18 24 6Q32 2 36 -12Q42 -20 48 -10Q48 8 38 20Q28 36 6 40Q-24 38 -30 18Q-32 10 -28 8Z", skin)
	p.stroke("M-16 20Q0 26 18 18", skin.shade, 3.2)
	p.solid("M-24 36Q0 26 24 36L28 52Q0 42 -28 52Z", sleeve)
}

// hand is a small hand seen from its back, at (x,y).
func (e *easel) hand(x, y float64, skin hue) {
	p := e.at(x, y, 1)
	p.solid("M-18 -6Q-20 -16 -8 -18L12 -20Q24 -18 22 -4L18 16Q10 26 -6 22Q-18 18 -18 -6Z", skin)
	p.stroke("M-6 -16L-4 -2M4 -18L6 -2M13 -17L14 -4", skin.shade, 3)
}
