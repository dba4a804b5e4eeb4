package sound

import "math"

// What Dungeon Roll's things ring like: ivory and blackened bone, the oak of the chest,
// old iron, a blade.
var (
	ivory = []mode{{1180, 1, 0.028}, {2210, 0.7, 0.02}, {3570, 0.35, 0.014}}
	oak   = []mode{{290, 1, 0.08}, {640, 0.7, 0.055}, {1130, 0.4, 0.035}, {1890, 0.15, 0.02}}
	iron  = []mode{{520, 0.8, 0.16}, {1370, 1, 0.13}, {2110, 0.6, 0.1}, {3490, 0.3, 0.06}}
	blade = []mode{{2870, 0.7, 0.3}, {4130, 1, 0.26}, {5740, 0.6, 0.2}, {6910, 0.4, 0.12}}
)

// delveRecipes are those of Dungeon Roll. What a throw is made of is heard a dozen times
// in half a second and so is softest.
var delveRecipes = map[Effect]recipe{
	DieVelvetSoft: {0.12, 0.16, func(t *tape, _ float64) { velvet(t, 0, 0.35) }},
	DieVelvet:     {0.15, 0.24, func(t *tape, _ float64) { velvet(t, 0, 0.65) }},
	DieVelvetHard: {0.17, 0.40, func(t *tape, _ float64) { velvet(t, 0, 1) }},

	DieRimSoft: {0.09, 0.18, func(t *tape, _ float64) { t.strike(0, 0.5, 0.3, oak...); t.strike(0, 0.25, 0.2, ivory...) }},
	DieRim: {0.12, 0.34, func(t *tape, _ float64) {
		t.strike(0, 1, 0.5, oak...)
		t.strike(0.001, 0.45, 0.4, ivory...)
		t.strike(0.004, 0.5, 0, mode{118, 1, 0.07})
	}},

	DieDieSoft: {0.05, 0.14, func(t *tape, _ float64) { t.strike(0, 0.6, 0.1, ivory[0]) }},
	DieDie: {0.07, 0.32, func(t *tape, _ float64) {
		t.strike(0, 1, 0.6, ivory...)
		t.strike(0.009, 0.4, 0.2, clack...)
	}},

	DieTake: {0.12, 0.20, func(t *tape, _ float64) {
		t.breath(0, 0.07, 0.7, func(s float64) float64 { return slide(s, 0.07, 700, 1500) },
			func(s float64) float64 { return 0.5 * arch(s, 0.07) })
		t.strike(0.055, 0.35, 0.1, mode{880, 1, 0.04})
	}},

	DiceFew:  {0.55, 0.40, func(t *tape, _ float64) { pour(t, 2) }},
	DiceMany: {0.95, 0.52, func(t *tape, _ float64) { pour(t, 8) }},

	Bury: {0.24, 0.36, func(t *tape, _ float64) {
		t.strike(0, 1, 0.1, mode{104, 1.2, 0.12}, mode{188, 0.6, 0.08})
		t.breath(0.02, 0.22, 0.8, still(620), func(s float64) float64 {
			return 0.45 * swell(s, 0.01, 0.24) * (0.6 + 0.4*t.noise())
		})
	}},

	Sword: {0.46, 0.42, func(t *tape, _ float64) {
		t.breath(0, 0.14, 0.45, func(s float64) float64 { return slide(s, 0.14, 1300, 4200) },
			func(s float64) float64 { return 0.9 * arch(s, 0.14) })
		t.strike(0.11, 0.75, 0.9, blade...)
		t.strike(0.112, 0.7, 0.3, mode{260, 1, 0.08}, mode{540, 0.6, 0.05})
	}},

	Monster: {0.42, 0.46, func(t *tape, _ float64) {
		var o, hoarse osc
		t.add(0, 0.3, func(s float64) float64 {
			return o.saw(slide(s, 0.3, t.vary(210, 0.02), 82)) * (0.6 + 0.4*hoarse.at(37)) * 0.4 * arch(s, 0.3)
		})
		t.breath(0, 0.3, 0.4, func(s float64) float64 { return slide(s, 0.3, 900, 420) },
			func(s float64) float64 { return 0.8 * arch(s, 0.3) })
		t.strike(0.26, 1, 0.2, mode{92, 1.1, 0.12}, mode{170, 0.5, 0.07})
	}},

	Chest: {0.80, 0.42, func(t *tape, _ float64) {
		t.strike(0, 0.6, 0.6, iron...)
		creak(t, 0.09, 0.42, 105, 190)
		t.strike(0.55, 0.9, 0.3, oak...)
		t.strike(0.553, 0.8, 0, mode{98, 1, 0.12})
	}},

	Potion: {0.85, 0.36, func(t *tape, _ float64) {
		t.strike(0, 0.7, 0.5, mode{1040, 1, 0.05}, mode{2300, 0.5, 0.03}) // the cork
		for i, from := range []float64{0.16, 0.29, 0.42, 0.55} {
			var o osc
			hertz := t.vary(330+60*float64(i), 0.05)
			t.add(from, 0.11, func(s float64) float64 { return o.at(slide(s, 0.1, hertz, hertz*1.9)) * swell(s, 0.012, 0.1) })
		}
		t.breath(0.14, 0.6, 0.3, func(s float64) float64 { return 1400 + 500*math.Sin(2*math.Pi*7*s) },
			func(s float64) float64 { return 0.1 * arch(s, 0.6) })
	}},

	Revive: {0.70, 0.30, func(t *tape, _ float64) {
		for i, hertz := range []float64{440, 554, 659, 880} {
			var o osc
			t.add(0.07*float64(i), 0.42, func(s float64) float64 { return 0.35 * o.at(hertz) * swell(s, 0.03, 0.38) })
		}
		t.breath(0, 0.5, 0.4, func(s float64) float64 { return slide(s, 0.5, 500, 2600) },
			func(s float64) float64 { return 0.2 * arch(s, 0.5) })
	}},

	Scroll: {0.50, 0.30, func(t *tape, _ float64) {
		t.breath(0, 0.44, 0.5, func(s float64) float64 { return slide(s, 0.44, 1700, 2900) },
			func(s float64) float64 {
				return arch(s, 0.44) * (0.45 + 0.55*math.Abs(math.Sin(2*math.Pi*(13+9*s)*s)))
			})
		t.strike(0.40, 0.3, 0.6, mode{340, 0.7, 0.05})
	}},

	Treasure: {0.62, 0.36, func(t *tape, _ float64) {
		t.strike(0, 0.5, 0.4, block...)
		t.strike(0.06, 0.8, 0.1, mode{1568, 1, 0.4}, mode{3150, 0.5, 0.3}, mode{4720, 0.25, 0.2})
		t.strike(0.13, 0.6, 0.1, mode{2093, 1, 0.36}, mode{4190, 0.4, 0.25})
	}},

	Dragon:      {0.75, 0.42, func(t *tape, _ float64) { growl(t, 0, 0.7, 58) }},
	DragonTwo:   {0.75, 0.46, func(t *tape, _ float64) { growl(t, 0, 0.7, 79) }},
	DragonThree: {0.80, 0.50, func(t *tape, _ float64) { growl(t, 0, 0.75, 108) }},

	Roar: {1.80, 0.60, func(t *tape, _ float64) {
		growl(t, 0, 1.7, 88)
		growl(t, 0.06, 1.5, 131)
		t.breath(0.1, 1.4, 0.7, func(s float64) float64 { return 500 + 900*arch(s, 1.4) },
			func(s float64) float64 { return 0.9 * arch(s, 1.4) })
	}},

	DragonFalls: {1.25, 0.56, func(t *tape, _ float64) {
		var o, flutter osc
		t.add(0, 0.7, func(s float64) float64 {
			return 0.5 * o.saw(slide(s, 0.7, 170, 44)) * (0.7 + 0.3*flutter.at(23)) * arch(s+0.08, 0.78)
		})
		t.breath(0, 0.7, 0.6, func(s float64) float64 { return slide(s, 0.7, 1200, 240) },
			func(s float64) float64 { return 0.5 * arch(s, 0.7) })
		t.strike(0.68, 1.4, 0.3, mode{52, 1.3, 0.4}, mode{97, 0.9, 0.22}, mode{205, 0.4, 0.1})
		t.strike(0.80, 0.5, 0.2, mode{64, 1, 0.24}, mode{140, 0.5, 0.12})
	}},

	Retreat: {1.05, 0.36, func(t *tape, _ float64) {
		for i := range 8 {
			far := math.Pow(0.82, float64(i))
			from := 0.115 * float64(i)
			t.strike(from+0.006*t.noise(), far, 0.5*far, mode{t.vary(168, 0.05), 1, 0.06}, mode{t.vary(560, 0.08), 0.5, 0.03})
			t.breath(from+0.012, 0.05, 0.7, still(2400), func(s float64) float64 { return 0.16 * far * arch(s, 0.05) })
		}
	}},

	Door: {1.10, 0.56, func(t *tape, _ float64) {
		creak(t, 0, 0.5, 150, 82)
		t.strike(0.52, 1.4, 0.4, mode{68, 1.3, 0.3}, mode{143, 0.9, 0.18}, mode{310, 0.5, 0.1})
		t.strike(0.53, 0.35, 0.4, iron...)
		t.breath(0.55, 0.4, 0.9, still(210), func(s float64) float64 { return 0.35 * swell(s, 0.02, 0.36) })
	}},

	Level: {0.22, 0.32, func(t *tape, _ float64) {
		t.strike(0, 0.8, 0.4, block...)
		t.strike(0.085, 1, 0.4, mode{990, 1, 0.06}, mode{1980, 0.5, 0.04}, mode{3020, 0.2, 0.02})
	}},

	LevelUp: {1.60, 0.48, func(t *tape, _ float64) {
		for i, hertz := range []float64{261.63, 329.63, 392.0, 523.25, 659.26} {
			length := 0.16
			if i == 4 {
				length = 0.9
			}
			trumpet(t, 0.12*float64(i), length, hertz, 0.6)
		}
		trumpet(t, 0.48, 0.9, 392.0, 0.35)
		t.strike(0.48, 0.35, 0.1, gold...)
		t.strike(0.60, 0.25, 0.1, gold...)
	}},

	Seal: {0.42, 0.46, func(t *tape, _ float64) {
		t.strike(0, 1, 1.4, mode{430, 0.8, 0.05}, mode{1290, 0.9, 0.03}, mode{2750, 0.5, 0.02})
		for range 7 { // crumbs of wax
			t.strike(0.05+0.2*math.Abs(t.noise()), t.vary(0.22, 0.6), 0.4, mode{t.vary(1900, 0.3), 1, 0.02})
		}
		t.strike(0.004, 0.7, 0, mode{132, 1, 0.09})
	}},
}

// velvet adds a die that meets velvet over wood; strength runs from 0 to 1.
func velvet(t *tape, from, strength float64) {
	t.strike(from, 0.9, 0.05, mode{96 + 60*strength, 1, 0.08 + 0.09*strength}, mode{240, 0.4, 0.07})
	t.strike(from, 0.24*strength*strength, 0.3*strength, ivory...)
	t.breath(from, 0.08+0.05*strength, 0.8, still(500+500*strength), func(s float64) float64 {
		return (0.25 + 0.35*strength) * swell(s, 0.004, 0.07+0.05*strength)
	})
}

// pour adds so many dice thrown at once: each leaps three times, ever lower, and now and
// then meets another.
func pour(t *tape, dice int) {
	for i := range dice {
		from := 0.045 * float64(i) * t.vary(1, 0.3)
		for leap, strength := 0, 1.0; leap < 3; leap, strength = leap+1, strength*0.55 {
			velvet(t, from, strength)
			from += t.vary(0.125*strength, 0.15)
		}
		if i > 0 {
			t.strike(from-0.08, t.vary(0.4, 0.4), 0.3, ivory...)
		}
	}
}

// creak adds a hinge that sticks and slips from one pitch to another.
func creak(t *tape, from, length, a, b float64) {
	var grain osc
	var body filter
	t.add(from, length, func(s float64) float64 {
		v := 0.0
		if g := grain.saw(slide(s, length, a, b) / 3); g > 0.7 {
			v = (g - 0.7) * 3 * t.noise()
		}
		body.step(v, slide(s, length, a*7, b*7), 0.18)
		return 1.3 * body.band * arch(s, length)
	})
}

// growl adds the voice of a large throat: a saw tooth that flutters, through two
// resonances that open and close as a mouth does.
func growl(t *tape, from, length, hertz float64) {
	var voice, flutter, slow osc
	var chest, mouth filter
	hertz = t.vary(hertz, 0.02)
	t.add(from, length, func(s float64) float64 {
		now := hertz * (1 + 0.12*arch(s, length) + 0.03*slow.at(5.3))
		raw := voice.saw(now)*(0.55+0.45*flutter.at(hertz*0.41)) + 0.35*t.noise()
		open := arch(s, length)
		chest.step(raw, hertz*3.1, 0.35)
		mouth.step(raw, hertz*(5+6*open), 0.3)
		return (chest.band + 0.8*mouth.band) * math.Pow(open, 0.7)
	})
}
