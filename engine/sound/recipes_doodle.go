package sound

import "math"

// What Doodle Dungeon is played on: a school desk, with bakelite dice and a steel spring.
var (
	desk     = []mode{{196, 1, 0.09}, {435, 0.8, 0.06}, {812, 0.45, 0.04}, {1340, 0.2, 0.025}}
	bakelite = []mode{{1630, 1, 0.02}, {2940, 0.6, 0.014}, {4420, 0.3, 0.01}}
	spring   = []mode{{1210, 0.6, 0.16}, {2660, 1, 0.12}, {3890, 0.6, 0.09}, {5570, 0.35, 0.06}}
)

// doodleRecipes are those of Doodle Dungeon. The pencil is heard all the time and so is
// softest; only the hero's end may be loud.
var doodleRecipes = map[Effect]recipe{
	PencilTick: {0.11, 0.17, func(t *tape, _ float64) {
		t.strike(0, 0.35, 0.5, desk[1:]...)
		scratch(t, 0.004, 0.035, 2600, 1900, 0.7)
		scratch(t, 0.045, 0.05, 2300, 3600, 1)
	}},
	PencilShort: {0.13, 0.16, func(t *tape, _ float64) { scratch(t, 0, 0.12, t.vary(2500, 0.12), t.vary(2000, 0.12), 1) }},
	Pencil:      {0.24, 0.19, func(t *tape, _ float64) { scratch(t, 0, 0.22, t.vary(2100, 0.1), t.vary(2700, 0.1), 1) }},
	PencilLong: {0.62, 0.22, func(t *tape, _ float64) {
		scratch(t, 0, 0.24, 1900, 2500, 1)
		scratch(t, 0.19, 0.2, 2800, 1800, 0.9)
		scratch(t, 0.36, 0.24, 1700, 2400, 1)
	}},
	PencilHatch: {0.55, 0.24, func(t *tape, _ float64) {
		for i := range 6 {
			from, to := 2300.0, 3000.0
			if i%2 == 1 {
				from, to = 2700, 1900
			}
			scratch(t, 0.085*float64(i)*t.vary(1, 0.03), 0.075, from, to, t.vary(0.9, 0.15))
		}
	}},
	PencilCross: {0.38, 0.28, func(t *tape, _ float64) {
		scratch(t, 0, 0.13, 1500, 2900, 1)
		t.strike(0.13, 0.2, 0.1, desk...)
		scratch(t, 0.19, 0.15, 1700, 3200, 1.1)
		t.strike(0.34, 0.25, 0.1, desk...)
	}},

	Eraser: {0.56, 0.26, func(t *tape, _ float64) {
		var moan osc
		for i := range 4 { // to and fro
			from, up := 0.13*float64(i), 1+0.25*float64(i%2)
			t.breath(from, 0.14, 0.7, still(520*up), func(s float64) float64 { return arch(s, 0.14) * (0.8 + 0.2*t.noise()) })
			t.add(from, 0.13, func(s float64) float64 { return 0.05 * moan.saw(230*up*(1+0.06*t.noise())) * arch(s, 0.13) })
		}
	}},
	Crumbs: {0.42, 0.18, func(t *tape, _ float64) {
		t.breath(0, 0.36, 0.8, func(s float64) float64 { return slide(s, 0.36, 1500, 3800) }, func(s float64) float64 {
			return arch(s, 0.36) * (0.5 + 0.5*math.Abs(t.noise()))
		})
	}},
	Sheet: {0.66, 0.32, func(t *tape, _ float64) {
		t.breath(0, 0.5, 0.45, func(s float64) float64 { return slide(s, 0.5, 700, 2300) }, func(s float64) float64 {
			return arch(s, 0.5) * (0.5 + 0.5*math.Abs(math.Sin(2*math.Pi*(8+10*s)*s)))
		})
		for range 5 { // the paper buckles
			t.strike(0.06+0.34*math.Abs(t.noise()), t.vary(0.12, 0.5), 0.5, mode{t.vary(1500, 0.3), 1, 0.012})
		}
		t.breath(0.48, 0.14, 0.8, still(420), func(s float64) float64 { return 0.9 * swell(s, 0.008, 0.12) })
	}},
	Sharpen: {0.62, 0.24, func(t *tape, _ float64) {
		for i := range 2 {
			from := 0.29 * float64(i)
			t.breath(from, 0.26, 0.35, func(s float64) float64 { return slide(s, 0.26, 900, 1500) }, func(s float64) float64 {
				return arch(s, 0.26) * (0.35 + 0.65*math.Abs(math.Sin(2*math.Pi*38*s)))
			})
		}
		t.strike(0.56, 0.35, 0.3, desk[1:]...)
	}},

	DieDeskSoft: {0.10, 0.16, func(t *tape, _ float64) { knock(t, 0, 0.35) }},
	DieDesk:     {0.13, 0.27, func(t *tape, _ float64) { knock(t, 0, 0.65) }},
	DieDeskHard: {0.14, 0.42, func(t *tape, _ float64) { knock(t, 0, 1) }},
	DiceDesk:    {0.74, 0.40, func(t *tape, _ float64) { roll(t, 2) }},
	DiceDeskAll: {1.15, 0.50, func(t *tape, _ float64) { roll(t, 4) }},

	Goblin: {0.44, 0.38, func(t *tape, _ float64) {
		grunt(t, 0, 0.15, 290, 410)
		grunt(t, 0.17, 0.22, 430, 265)
	}},
	Orc: {0.62, 0.46, func(t *tape, _ float64) {
		grunt(t, 0, 0.2, 118, 96)
		grunt(t, 0.24, 0.34, 132, 84)
		t.breath(0.22, 0.34, 0.6, still(640), func(s float64) float64 { return 0.35 * arch(s, 0.34) * (0.5 + 0.5*t.noise()) })
	}},
	Drake: {1.15, 0.54, func(t *tape, _ float64) {
		growl(t, 0, 0.85, 66)
		t.breath(0.35, 0.75, 0.7, func(s float64) float64 { return 500 + 1700*arch(s, 0.75) }, func(s float64) float64 {
			return 1.3 * arch(s, 0.75) * (0.7 + 0.3*t.noise())
		})
	}},
	Flee: {0.95, 0.36, func(t *tape, _ float64) {
		grunt(t, 0, 0.2, 260, 520)
		for i := range 7 {
			far := math.Pow(0.78, float64(i))
			t.strike(0.2+0.098*float64(i)+0.005*t.noise(), 0.75*far, 0.35*far, mode{t.vary(240, 0.06), 1, 0.05}, mode{t.vary(690, 0.08), 0.4, 0.025})
		}
	}},

	Trap: {0.46, 0.50, func(t *tape, _ float64) {
		t.strike(0, 0.25, 0.6, spring...)
		t.strike(0.055, 1, 1.4, desk...)
		t.strike(0.056, 0.9, 1, spring...)
		t.strike(0.058, 0.7, 0, mode{128, 1, 0.1})
		var tremble osc
		t.add(0.07, 0.34, func(s float64) float64 {
			return 0.4 * tremble.at(slide(s, 0.34, 92, 61)) * (0.5 + 0.5*math.Sin(2*math.Pi*19*s)) * swell(s, 0.004, 0.34)
		})
	}},
	Blast: {1.05, 0.60, func(t *tape, _ float64) {
		t.breath(0, 0.22, 0.3, func(s float64) float64 { return slide(s, 0.22, 3600, 4600) }, func(s float64) float64 { return 0.14 * arch(s, 0.22) }) // the fuse
		var o osc
		t.add(0.2, 0.7, func(s float64) float64 { return 1.3 * o.at(slide(s, 0.3, 120, 38)) * swell(s, 0.003, 0.6) })
		t.breath(0.2, 0.75, 0.9, func(s float64) float64 { return slide(s, 0.5, 1500, 220) }, func(s float64) float64 { return 2 * swell(s, 0.003, 0.6) })
	}},

	HeroHurt: {0.34, 0.44, func(t *tape, _ float64) {
		t.strike(0, 0.9, 0.7, iron...)
		t.strike(0.003, 1, 0.2, mode{150, 1.2, 0.09}, mode{310, 0.6, 0.06})
		grunt(t, 0.06, 0.2, 205, 150)
	}},
	HeroDies: {1.55, 0.58, func(t *tape, _ float64) {
		grunt(t, 0, 0.5, 215, 92)
		for i, from := range []float64{0.5, 0.66, 0.79} { // armour goes down, piece by piece
			t.strike(from, 1-0.25*float64(i), 0.9, iron...)
			t.strike(from+0.004, 1.1-0.25*float64(i), 0.2, mode{74, 1.2, 0.22}, mode{162, 0.7, 0.12})
		}
		t.strike(0.98, 0.35, 0.3, spring[:2]...)
		for i, hertz := range []float64{196, 155.56, 130.81} {
			trumpet(t, 0.62+0.17*float64(i), 0.2+0.3*float64(i/2), hertz, 0.22)
		}
	}},
	HeroEscapes: {1.45, 0.46, func(t *tape, _ float64) {
		for i := range 5 {
			far := math.Pow(0.86, float64(i))
			t.strike(0.1*float64(i), 0.7*far, 0.5*far, mode{t.vary(180, 0.05), 1, 0.06}, mode{t.vary(600, 0.08), 0.4, 0.03})
		}
		creak(t, 0.42, 0.24, 190, 260)
		t.strike(0.68, 1, 0.4, oak...)
		for i, hertz := range []float64{523.25, 659.26, 880} {
			trumpet(t, 0.74+0.11*float64(i), 0.13+0.22*float64(i/2), hertz, 0.3)
		}
	}},
	HeroHeals: {0.62, 0.30, func(t *tape, _ float64) {
		for i := range 3 {
			var o osc
			hertz := t.vary(420+90*float64(i), 0.04)
			t.add(0.1*float64(i), 0.1, func(s float64) float64 { return o.at(slide(s, 0.1, hertz, hertz*1.8)) * swell(s, 0.012, 0.09) })
		}
		t.strike(0.32, 0.5, 0.05, mode{988, 1, 0.28}, mode{1976, 0.3, 0.2})
	}},

	Upgrade: {0.80, 0.36, func(t *tape, _ float64) {
		scratch(t, 0, 0.1, 2300, 3400, 0.5)
		for i, hertz := range []float64{587.33, 739.99, 880, 1174.66} {
			t.strike(0.11+0.075*float64(i), 0.6+0.1*float64(i), 0.15, mode{hertz, 1, 0.3}, mode{hertz * 2.76, 0.25, 0.12}, mode{hertz * 5.4, 0.1, 0.05})
		}
	}},
}

// scratch adds a stroke of graphite on paper with a tooth: noise around a pitch that moves
// as the hand does, broken into grains, and the board below that hums along.
func scratch(t *tape, from, length, a, b, loud float64) {
	var tip, below, tooth filter
	t.add(from, length, func(s float64) float64 {
		now := slide(s, length, a, b)
		tooth.step(t.noise(), 190, 0.9)
		grain := 0.45 + 2.2*math.Abs(tooth.low)
		tip.step(t.noise()*grain, now, 0.75)
		below.step(t.noise()*grain, 330, 0.4)
		return loud * (tip.band + 0.35*below.band) * math.Pow(arch(s, length), 0.6)
	})
}

// knock adds a ten-sided die that meets the desk; strength runs from 0 to 1.
func knock(t *tape, from, strength float64) {
	t.strike(from, 0.55+0.45*strength, 0.25*strength, desk...)
	t.strike(from+0.0008, 0.15+0.45*strength*strength, 0.5*strength, bakelite...)
	t.strike(from+0.002, 0.9*strength*strength, 0, mode{112, 1, 0.05 + 0.09*strength})
}

// roll adds so many dice that are thrown on the desk: each leaps, then rolls over its
// edges ever faster until it lies.
func roll(t *tape, dice int) {
	for i := range dice {
		from, gap, strength := 0.125*float64(i)*t.vary(1, 0.2), t.vary(0.15, 0.12), 1.0
		for gap > 0.022 {
			knock(t, from, strength)
			from, gap, strength = from+gap, gap*t.vary(0.74, 0.06), strength*0.76
		}
	}
}

// grunt adds a throat that speaks a syllable: a hoarse saw tooth from one pitch to
// another through two resonances that open and close.
func grunt(t *tape, from, length, a, b float64) {
	var voice, hoarse osc
	var chest, mouth filter
	a, b = t.vary(a, 0.03), t.vary(b, 0.03)
	t.add(from, length, func(s float64) float64 {
		now, open := slide(s, length, a, b), arch(s, length)
		raw := voice.saw(now*(1+0.02*t.noise()))*(0.7+0.3*hoarse.at(now*0.27)) + 0.22*t.noise()
		chest.step(raw, 2.1*a, 0.4)
		mouth.step(raw, a*(3.4+3.2*open), 0.3)
		return (0.9*chest.band + mouth.band) * math.Pow(open, 0.6)
	})
}
