package sound

import "math"

// recipe is how an effect is made: its length in seconds, its peak, and what is put on
// the tape. Speed runs from 0 to 1 and matters to the marker only.
type recipe struct {
	seconds float64
	peak    float64
	make    func(t *tape, speed float64)
}

// Wood, metal and bone as sets of ringing modes: hertz, loudness, decay in seconds.
var (
	board = []mode{{410, 1, 0.09}, {905, 0.55, 0.06}, {1510, 0.3, 0.045}, {2480, 0.14, 0.03}}
	block = []mode{{760, 1, 0.05}, {1720, 0.6, 0.035}, {2890, 0.35, 0.025}}
	clack = []mode{{1450, 1, 0.03}, {2600, 0.7, 0.022}, {4100, 0.4, 0.015}}
	brass = []mode{{2290, 0.5, 0.13}, {3640, 0.8, 0.1}, {5210, 0.5, 0.07}}
	gold  = []mode{{3170, 1, 0.34}, {4880, 0.7, 0.26}, {6530, 0.45, 0.2}, {8210, 0.3, 0.14}}
	bell  = []mode{{784, 1, 0.75}, {1574, 0.5, 0.55}, {2370, 0.34, 0.4}, {4210, 0.16, 0.25}}
)

func still(v float64) func(float64) float64 { return func(float64) float64 { return v } }

// houseRecipes are those of the house and of Map Masters. Peaks are chosen so that the
// effects sit well together: what is heard often is soft.
var houseRecipes = map[Effect]recipe{
	Button: {0.09, 0.30, func(t *tape, _ float64) { t.strike(0, 1, 0.5, block...) }},

	CardSlide: {0.30, 0.34, func(t *tape, _ float64) {
		low := t.vary(1500, 0.12)
		t.breath(0, 0.28, 0.8, func(s float64) float64 { return slide(s, 0.28, low*1.5, low) },
			func(s float64) float64 { return arch(s, 0.28) * (0.8 + 0.2*math.Sin(2*math.Pi*31*s)) })
		t.breath(0.01, 0.26, 0.5, still(340), func(s float64) float64 { return 0.5 * arch(s, 0.26) })
	}},

	CardTurn: {0.26, 0.42, func(t *tape, _ float64) {
		t.breath(0, 0.12, 0.6, func(s float64) float64 { return slide(s, 0.12, 900, 2600) },
			func(s float64) float64 { return 0.7 * arch(s, 0.12) })
		t.strike(0.115, 0.8, 1.2, mode{230, 1, 0.07}, mode{520, 0.5, 0.05}, mode{1900, 0.2, 0.02})
	}},

	Snap: {0.16, 0.40, func(t *tape, _ float64) {
		t.strike(0, 0.5, 0.6, clack...)
		t.strike(0.028, 1, 0.5, block...)
	}},

	Marker: {0.17, 0.22, func(t *tape, speed float64) { squeak(t, 0, 0.16, 0.35+0.65*speed, 0.85) }},

	Ring: {0.24, 0.24, func(t *tape, _ float64) {
		squeak(t, 0, 0.12, 0.45, 1.25)
		squeak(t, 0.1, 0.13, 0.75, 0.7)
	}},

	Cross: {0.22, 0.26, func(t *tape, _ float64) {
		squeak(t, 0, 0.08, 0.9, 0.7)
		squeak(t, 0.11, 0.09, 1, 0.66)
	}},

	Sponge: {0.42, 0.32, func(t *tape, _ float64) {
		t.breath(0, 0.4, 0.7, func(s float64) float64 { return 620 + 260*math.Sin(2*math.Pi*5.5*s) },
			func(s float64) float64 { return arch(s, 0.4) * (0.7 + 0.3*math.Sin(2*math.Pi*11*s)) })
		t.breath(0.02, 0.36, 0.25, func(s float64) float64 { return 1900 + 500*math.Sin(2*math.Pi*4*s) },
			func(s float64) float64 { return 0.12 * arch(s, 0.36) })
	}},

	Coin: {0.50, 0.40, func(t *tape, _ float64) {
		t.strike(0, 1, 0.25, gold...)
		t.strike(t.vary(0.055, 0.2), 0.7, 0.2, gold...)
		t.strike(t.vary(0.13, 0.15), 0.35, 0.1, gold...)
	}},

	Chip: {0.20, 0.46, func(t *tape, _ float64) { t.strike(0, 1, 0.6, board...); t.strike(0.034, 0.3, 0.3, block...) }},

	Bag: {0.55, 0.40, func(t *tape, _ float64) {
		for from := 0.0; from < 0.42; from += t.vary(0.045, 0.6) {
			hertz, loud := t.vary(800, 0.5), t.vary(0.6, 0.6)
			t.breath(from, 0.09, 0.7, still(hertz), func(s float64) float64 { return loud * arch(s, 0.09) })
			if t.noise() > 0 {
				t.strike(from+0.02, 0.18*loud, 0.2, clack...)
			}
		}
	}},

	Dice: {0.70, 0.48, func(t *tape, _ float64) {
		for from, gap, loud := 0.0, 0.13, 1.0; gap > 0.018; from, gap, loud = from+gap, gap*t.vary(0.72, 0.08), loud*0.78 {
			t.strike(from, loud, 0.4, clack...)
			t.strike(from+0.002, loud*0.7, 0, mode{150, 1, 0.06})
		}
	}},

	Thud: {0.50, 0.62, func(t *tape, _ float64) {
		var o osc
		t.add(0, 0.45, func(s float64) float64 { return o.at(slide(s, 0.2, 130, 46)) * swell(s, 0.004, 0.4) })
		t.breath(0, 0.2, 0.6, still(260), func(s float64) float64 { return 0.8 * swell(s, 0.003, 0.18) })
		t.breath(0.04, 0.3, 0.9, still(900), func(s float64) float64 { return 0.12 * swell(s, 0.02, 0.25) })
	}},

	Lock: {0.36, 0.42, func(t *tape, _ float64) {
		t.strike(0, 0.5, 0.5, brass...)
		t.breath(0.03, 0.09, 0.3, func(s float64) float64 { return slide(s, 0.09, 1500, 2400) },
			func(s float64) float64 { return 0.25 * arch(s, 0.09) })
		t.strike(0.125, 1, 0.7, brass...)
		t.strike(0.127, 0.8, 0, block...)
	}},

	Rope: {0.38, 0.36, func(t *tape, _ float64) {
		var o osc
		t.add(0, 0.32, func(s float64) float64 {
			grain := o.saw(slide(s, 0.32, 34, 78))
			return 0.5 * arch(s, 0.32) * math.Max(0, grain-0.55) * t.noise()
		})
		t.breath(0, 0.32, 0.35, func(s float64) float64 { return slide(s, 0.32, 420, 760) },
			func(s float64) float64 { return 0.5 * arch(s, 0.32) })
		t.strike(0.3, 0.4, 0.3, mode{310, 1, 0.06})
	}},

	Fall: {0.75, 0.46, func(t *tape, _ float64) {
		var o osc
		t.add(0, 0.5, func(s float64) float64 { return 0.4 * o.at(slide(s, 0.5, 880, 170)) * arch(s+0.05, 0.56) })
		t.breath(0, 0.5, 0.7, func(s float64) float64 { return slide(s, 0.5, 1800, 380) },
			func(s float64) float64 { return 0.5 * arch(s, 0.5) })
		t.strike(0.5, 1, 0.3, mode{96, 1.2, 0.18}, mode{210, 0.5, 0.1})
	}},

	Teleport: {0.75, 0.36, func(t *tape, _ float64) {
		for i, hertz := range []float64{392, 523, 659, 784, 1047, 1319} {
			var o, shake osc
			from := float64(i) * 0.055
			t.add(from, 0.42, func(s float64) float64 {
				return 0.3 * o.at(hertz*(1+0.004*shake.at(7))) * swell(s, 0.02, 0.36)
			})
		}
		t.breath(0, 0.6, 0.2, func(s float64) float64 { return slide(s, 0.6, 900, 5200) },
			func(s float64) float64 { return 0.12 * arch(s, 0.6) })
	}},

	Stairs: {0.50, 0.36, func(t *tape, _ float64) {
		for i := range 3 {
			t.strike(float64(i)*0.13, 1-0.2*float64(i), 0.4, mode{t.vary(190, 0.08), 1, 0.07}, mode{640, 0.3, 0.03})
		}
	}},

	Stamp: {0.34, 0.56, func(t *tape, _ float64) {
		t.strike(0, 1, 0.9, mode{88, 1.3, 0.16}, mode{190, 0.9, 0.1}, mode{430, 0.5, 0.07}, mode{1200, 0.2, 0.03})
		t.breath(0.09, 0.12, 0.8, still(2100), func(s float64) float64 { return 0.1 * arch(s, 0.12) })
	}},

	Curtain: {0.80, 0.36, func(t *tape, _ float64) {
		t.breath(0, 0.75, 0.9, func(s float64) float64 { return 300 + 500*arch(s, 0.75) },
			func(s float64) float64 { return arch(s, 0.75) * (0.8 + 0.2*math.Sin(2*math.Pi*9*s)) })
		t.breath(0.2, 0.5, 0.6, still(160), func(s float64) float64 { return 0.8 * arch(s, 0.5) })
	}},

	Page: {0.38, 0.30, func(t *tape, _ float64) {
		t.breath(0, 0.3, 0.6, func(s float64) float64 { return slide(s, 0.3, 1100, 3600) },
			func(s float64) float64 {
				return arch(s, 0.3) * (0.6 + 0.4*math.Abs(math.Sin(2*math.Pi*21*s)))
			})
		t.strike(0.27, 0.25, 0.8, mode{260, 0.6, 0.05})
	}},

	Tick: {0.07, 0.26, func(t *tape, _ float64) { t.strike(0, 1, 0.5, mode{1880, 1, 0.02}, mode{3150, 0.5, 0.014}) }},

	Reveal: {0.95, 0.36, func(t *tape, _ float64) {
		t.strike(0, 1, 0.15, bell...)
		t.strike(0.14, 0.8, 0.1, mode{1175, 1, 0.7}, mode{2360, 0.4, 0.45}, mode{3540, 0.2, 0.3})
	}},

	Refused: {0.24, 0.34, func(t *tape, _ float64) {
		t.strike(0, 1, 0.15, mode{205, 1, 0.07}, mode{390, 0.4, 0.04})
		t.strike(0.095, 0.85, 0.12, mode{172, 1, 0.09}, mode{330, 0.4, 0.05})
	}},

	Fanfare: {1.75, 0.50, func(t *tape, _ float64) {
		for _, n := range []struct{ from, length, hertz float64 }{
			{0, 0.24, 392.0}, {0.21, 0.24, 523.25}, {0.42, 0.24, 659.26}, {0.63, 1.05, 783.99},
		} {
			trumpet(t, n.from, n.length, n.hertz, 0.7)
			trumpet(t, n.from, n.length, n.hertz/2, 0.35)
		}
	}},

	Horn: {1.90, 0.52, func(t *tape, _ float64) {
		trumpet(t, 0, 1.8, 73.4, 0.8)
		trumpet(t, 0.05, 1.7, 74.1, 0.5)
		t.breath(0, 1.7, 0.8, still(180), func(s float64) float64 { return 0.25 * arch(s, 1.7) })
	}},
}

// squeak adds a felt tip on a glossy card: felt sticks and slips, so a hoarse tone with
// noise in it, higher the faster it goes. Bend is the pitch at the end against the start.
func squeak(t *tape, from, length, speed, bend float64) {
	var tone, slip osc
	var f filter
	hertz := t.vary(760+980*speed, 0.04)
	t.add(from, length, func(s float64) float64 {
		now := slide(s, length, hertz, hertz*bend)
		f.step(t.noise(), now*1.6, 0.5)
		rough := 0.65 + 0.35*slip.saw(now/9)
		return arch(s, length) * (0.35*tone.at(now)*rough + 0.55*f.band)
	})
}

// trumpet adds a brass tone: overtones that come in later the higher they are.
func trumpet(t *tape, from, length, hertz, loud float64) {
	const overtones = 9
	var parts [overtones]osc
	var shake osc
	var full [overtones]float64
	for i := range full {
		full[i] = loud / math.Pow(float64(i+1), 1.25)
	}
	hertz = t.vary(hertz, 0.001)
	t.add(from, length, func(s float64) float64 {
		bend := 1 + 0.004*shake.at(5.2)*math.Min(1, s/0.3)
		open := math.Min(1, s/0.06) * math.Min(1, math.Max(0, (length-s)/0.12))
		var v float64
		for i := range parts {
			loud := full[i]
			if open < 1 {
				loud *= math.Pow(open, 0.88+0.28*float64(i))
			}
			v += loud * parts[i].at(hertz*float64(i+1)*bend)
		}
		return v * (0.75 + 0.25*math.Exp(-4*s))
	})
}

// takes is the number of versions of each effect: the same card never slides twice in
// exactly the same way.
const takes = 3

// speeds is the number of steps between the slowest and the fastest marker.
const speeds = 6

// recipeOf finds the recipe of an effect.
func recipeOf(e Effect) recipe {
	for _, list := range []map[Effect]recipe{houseRecipes, delveRecipes, doodleRecipes} {
		if r, ok := list[e]; ok {
			return r
		}
	}
	return recipe{}
}

// Samples makes one take of an effect, left and right in turn. Take is counted modulo
// the number there are; speed, 0 to 1, matters to Marker only. None is empty.
func Samples(e Effect, take int, speed float64) []int16 {
	if e == None || e >= effectCount {
		return nil
	}
	r := recipeOf(e)
	t := newTape(r.seconds, uint64(e)<<8|uint64(take%takes&0xff))
	r.make(t, min(max(speed, 0), 1))
	return t.room(r.peak)
}
