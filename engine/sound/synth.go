package sound

import (
	"math"
	"math/rand/v2"
)

// Rate is the number of samples a second.
const Rate = 48000

// tape is one channel of sound being made, samples around -1 to 1, and the noise that
// belongs to it.
type tape struct {
	s   []float64
	rnd *rand.Rand
}

// newTape makes a silent tape of so many seconds; the seed repeats its noise.
func newTape(seconds float64, seed uint64) *tape {
	return &tape{s: make([]float64, int(seconds*Rate)), rnd: rand.New(rand.NewPCG(seed, 0x5eed))}
}

// noise is white, from -1 to 1.
func (t *tape) noise() float64 { return t.rnd.Float64()*2 - 1 }

// vary gives v with a chance deviation of up to the share d, so that no two takes are
// alike.
func (t *tape) vary(v, d float64) float64 { return v * (1 + d*t.noise()) }

// add sums a voice onto the tape: from a start in seconds, for a length in seconds. The
// voice is asked for each sample with the time since its start.
func (t *tape) add(from, length float64, voice func(sec float64) float64) {
	first := int(from * Rate)
	for i := range int(length * Rate) {
		if n := first + i; n >= 0 && n < len(t.s) {
			t.s[n] += voice(float64(i) / Rate)
		}
	}
}

// swell rises over attack seconds and then falls to a thousandth over decay seconds.
func swell(sec, attack, decay float64) float64 {
	if sec < attack {
		return sec / attack
	}
	return math.Exp(-6.9 * (sec - attack) / decay)
}

// arch is 0 at both ends of the length and 1 in its middle.
func arch(sec, length float64) float64 {
	if sec <= 0 || sec >= length {
		return 0
	}
	return math.Sin(math.Pi * sec / length)
}

// slide goes from a to b over the length as pitches do, by equal ratios.
func slide(sec, length, a, b float64) float64 {
	return a * math.Pow(b/a, min(max(sec/length, 0), 1))
}

// osc turns a frequency that may change with every sample into a sine.
type osc struct{ phase float64 }

// at gives the next sample at so many hertz.
func (o *osc) at(hertz float64) float64 {
	o.phase += hertz / Rate
	o.phase -= math.Floor(o.phase)
	return math.Sin(2 * math.Pi * o.phase)
}

// saw gives the next sample of a saw tooth.
func (o *osc) saw(hertz float64) float64 {
	o.phase += hertz / Rate
	o.phase -= math.Floor(o.phase)
	return 2*o.phase - 1
}

// filter is a state variable filter; low and band are its two outputs.
type filter struct{ low, band float64 }

// step feeds one sample. Hertz is the corner or centre, width the damping: 0.1 rings,
// 1 is dull.
func (f *filter) step(in, hertz, width float64) {
	g := 2 * math.Sin(math.Pi*min(hertz, Rate/7)/Rate)
	for range 2 { // twice a sample keeps it steady up to 7 kHz
		f.low += g / 2 * f.band
		high := in - f.low - width*f.band
		f.band += g / 2 * high
	}
}

// mode is one ringing part of a struck thing.
type mode struct{ hertz, loud, decay float64 }

// strike adds a struck thing: its modes and a click of noise at the start.
func (t *tape) strike(from, loud, click float64, modes ...mode) {
	for _, m := range modes {
		var o osc
		hertz := t.vary(m.hertz, 0.015)
		t.add(from, m.decay, func(sec float64) float64 {
			return loud * m.loud * o.at(hertz) * swell(sec, 0.0006, m.decay)
		})
	}
	var f filter
	t.add(from, 0.012, func(sec float64) float64 {
		f.step(t.noise(), 5200, 0.9)
		return loud * click * f.band * swell(sec, 0.0003, 0.01)
	})
}

// breath adds noise through two filters in a row, so that little hiss is left: centre
// frequency and loudness as functions of time.
func (t *tape) breath(from, length, width float64, hertz, loud func(sec float64) float64) {
	var first, second filter
	t.add(from, length, func(sec float64) float64 {
		centre := hertz(sec)
		first.step(t.noise(), centre, width)
		second.step(first.band, centre, width)
		return second.band * loud(sec)
	})
}

// room gives the tape a little wood around it and a left and a right ear: four early
// reflections, then both sides brought to the peak, their last 12 ms faded to nothing.
func (t *tape) room(peak float64) []int16 {
	type echo struct {
		ms          float64
		left, right float64
	}
	echoes := []echo{{0, 1, 1}, {3.1, 0.16, 0.05}, {4.7, 0.04, 0.17}, {9.3, 0.09, 0.06}, {13.9, 0.05, 0.08}}
	n := len(t.s)
	left, right := make([]float64, n), make([]float64, n)
	for _, e := range echoes {
		d := int(e.ms * Rate / 1000)
		for i := d; i < n; i++ {
			left[i] += t.s[i-d] * e.left
			right[i] += t.s[i-d] * e.right
		}
	}
	loudest := 1e-9
	for i := range n {
		loudest = max(loudest, math.Abs(left[i]), math.Abs(right[i]))
	}
	out := make([]int16, 2*n)
	fade := float64(Rate) * 0.012
	for i := range n {
		gain := peak / loudest * 32767 * min(1, float64(n-1-i)/fade)
		out[2*i] = int16(math.Round(left[i] * gain))
		out[2*i+1] = int16(math.Round(right[i] * gain))
	}
	return out
}
