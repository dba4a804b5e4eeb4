package heroart

import "delvebox/engine/paint/pixel"

// Weapons stand upright with the grip at (0,0); they reach about 200 units up and 60
// down. Place them with at and turn.

// sword is broad and straight.
func (e *easel) sword(blade, hilt hue) {
	e.split("M-11 -26V-166L0 -194L11 -166V-26Z", blade, 0)
	e.stroke("M0 -160V-30", blade.shade.Mul(.8), 2.4)
	e.gleam("M-6 -160V-36", blade)
	e.solid("M-38 -34Q0 -22 38 -34V-20Q0 -8 -38 -20Z", hilt)
	e.solid("M-7 -16H7V44H-7Z", hide)
	e.disc(0, 50, 10, hilt)
}

// flameSword is a sword whose blade burns with magic; runes stand on it.
func (e *easel) flameSword(c pixel.RGB, hilt hue) {
	e.glow(0, -110, 110, c, .8)
	f := "M-8 -28Q-40 -50 -28 -88Q-44 -100 -24 -128Q-36 -150 -12 -166Q-16 -186 4 -210Q4 -184 18 -170Q34 -150 24 -132Q42 -112 30 -92Q44 -66 8 -28Z"
	e.flat(f, c, .75)
	e.at(0, -28, .74).at(0, 28, 1).flat(f, c.Mix(pixel.Hex(0xffffff), .6), .8)
	e.split("M-10 -28V-150L0 -178L10 -150V-28Z", steel, 0)
	e.stroke("M-5 -134l10 8l-10 8l10 8M-5 -98h10M0 -98v16M-5 -70l10 8l-10 8", c.Mix(pixel.Hex(0x10102a), .3), 3.5)
	e.solid("M-36 -38Q-20 -22 0 -24Q20 -22 36 -38Q36 -18 22 -14H-22Q-36 -18 -36 -38Z", hilt)
	e.solid("M-7 -16H7V44H-7Z", hide)
	e.disc(0, 50, 10, hilt)
}

// sabre is curved and single-edged.
func (e *easel) sabre(blade, hilt hue) {
	e.solid("M-9 -20Q-8 -120 30 -186Q36 -110 10 -20Z", blade)
	e.gleam("M-3 -40Q0 -110 22 -158", blade)
	e.cord("M12 -16Q34 6 10 40", hilt, 5)
	e.solid("M-24 -24Q0 -14 26 -24V-13Q0 -3 -24 -13Z", hilt)
	e.solid("M-7 -12H7V40H-7Z", hide)
}

// axe has one broad bearded blade towards the right.
func (e *easel) axe(blade, edge hue) {
	e.solid("M-6 -170H6V70H-6Z", wood)
	e.solid("M-12 -166H16Q40 -170 62 -196Q80 -140 56 -84Q40 -112 16 -116H-12Z", blade)
	e.fine().solid("M50 -182L62 -196Q80 -140 56 -84L46 -98Q62 -140 50 -182Z", edge)
	e.gleam("M-4 -158H14", blade)
}

// twinAxe has blades on both sides.
func (e *easel) twinAxe(blade, edge hue) {
	e.solid("M-6 -184H6V70H-6Z", wood)
	for _, q := range []*easel{e, e.flip()} {
		q.solid("M0 -164H16Q34 -168 50 -194Q76 -140 50 -86Q34 -112 16 -116H0Z", blade)
		q.fine().solid("M40 -182L50 -194Q76 -140 50 -86L40 -98Q56 -140 40 -182Z", edge)
	}
	e.solid("M-9 -176H9V-104H-9Z", blade)
	e.gleam("M-40 -168Q-50 -140 -40 -112", edge)
}

// hammer has a heavy block for a head.
func (e *easel) hammer(head, trim hue) {
	e.solid("M-6 -150H6V70H-6Z", wood)
	e.solid("M-50 -190Q-54 -196 -46 -196H46Q54 -196 50 -190L46 -166L50 -138Q52 -132 46 -132H-46Q-52 -132 -50 -138L-46 -166Z", head)
	e.fine().solid("M-14 -200H14V-128H-14Z", trim)
	e.gleam("M-40 -186H-20", head)
}

// mace is a flanged ball.
func (e *easel) mace(head, trim hue) {
	e.solid("M-6 -120H6V70H-6Z", wood)
	e.solid("M0 -196L16 -180L36 -178L32 -156L40 -140L22 -128L12 -112H-12L-22 -128L-40 -140L-32 -156L-36 -178L-16 -180Z", head)
	e.fine().solid("M-8 -184H8V-116H-8Z", trim)
	e.gleam("M-24 -170L-20 -150", head)
}

// staff ends in a claw that holds a shining stone.
func (e *easel) staff(shaft hue, c pixel.RGB) {
	h := hue{c, c.Mix(pixel.Hex(0x140a2a), .4), c.Mix(pixel.Hex(0xffffff), .8)}
	e.solid("M-6 -136Q2 -60 -4 90H8Q10 0 6 -136Z", shaft)
	e.solid("M-8 -128Q-36 -144 -30 -184Q-22 -160 -8 -150H8Q22 -160 30 -184Q36 -144 8 -128Z", shaft)
	e.glow(0, -172, 60, c, .8)
	e.disc(0, -172, 21, h)
	e.gleam("M-11 -174Q-9 -183 -1 -186", h)
}

// skullStaff ends in a skull with feathers.
func (e *easel) skullStaff() {
	e.solid("M-6 -136H6V90H-6Z", wood)
	e.solid("M-8 -128Q-40 -120 -50 -90Q-26 -96 -10 -112ZM8 -128Q40 -120 50 -90Q26 -96 10 -112Z", crimson)
	e.skull(0, -158, .62)
}

// bow stands with its string to the left; the grip is at (0,0).
func (e *easel) bow(h hue, arrow bool) {
	e.stroke("M-18 -128L-18 128", cream.base, 2.6)
	e.solid("M-24 -136Q-10 -132 -6 -118Q34 -70 34 0Q34 70 -6 118Q-10 132 -24 136Q-18 124 -14 116Q20 66 20 0Q20 -66 -14 -116Q-18 -124 -24 -136Z", h)
	e.fine().solid("M16 -18H38V18H16Z", leather)
	if arrow {
		e.at(10, 0, 1).turn(90).arrow()
	}
}

// arrow points up from (0,-60) and has feathers at (0,60).
func (e *easel) arrow() {
	f := e.fine()
	f.solid("M-3 -70H3V60H-3Z", wood)
	f.split("M0 -92L12 -66H-12Z", steel, 0)
	f.solid("M-3 36L-14 48V68L-3 56ZM3 36L14 48V68L3 56Z", crimson)
}

// quiver holds arrows behind the shoulder.
func (e *easel) quiver(h hue) {
	for i := range 3 {
		p := e.at(-16+16*float64(i), -56-float64(i%2)*8, 1).fine()
		p.solid("M-3 0H3V60H-3Z", wood)
		p.solid("M-3 -4L-12 8V26L-3 16ZM3 -4L12 8V26L3 16ZM-3 -8H3V26H-3Z", []hue{crimson, cream, crimson}[i])
	}
	e.solid("M-28 -20H28L20 90H-20Z", h)
	e.fine().solid("M-30 -24H30V-8H-30Z", gold)
}

// shield has the knight's form, round (0,0), with a sign drawn by the caller.
func (e *easel) shield(rim, field hue, sign func(*easel)) {
	e.solid("M-48 -44Q0 -64 48 -44V2Q46 46 0 68Q-46 46 -48 2Z", rim)
	e.fine().split("M-37 -35Q0 -50 37 -35V2Q35 37 0 55Q-35 37 -37 2Z", field, 0)
	if sign != nil {
		sign(e)
	}
	e.stroke("M-40 -36Q-22 -46 -2 -47", rim.light, 3)
}

// roundShield is boards with an iron boss and a painted ring.
func (e *easel) roundShield(field, paint hue) {
	e.disc(0, 0, 60, field)
	e.c.Clipped(pixel.Circle(0, 0, 58).Map(e.m)).Fill(e.path("M0 0L-70 -70H0ZM0 0L70 -70V0ZM0 0L70 70H0ZM0 0L-70 70V0Z"), paint.base, 1)
	e.stroke("M-58 0A58 58 0 1 0 58 0A58 58 0 1 0 -58 0", ink, 3)
	e.cord("M-52 0A52 52 0 1 0 52 0A52 52 0 1 0 -52 0", iron, 7)
	e.disc(0, 0, 18, iron)
	e.gleam("M-9 -3Q-8 -9 -2 -11", iron)
}
