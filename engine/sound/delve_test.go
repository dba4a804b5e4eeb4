package sound

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

// dungeon lists the effects of Dungeon Roll.
func dungeon() (list []Effect) {
	for e := DieVelvetSoft; e <= Seal; e++ {
		list = append(list, e)
	}
	return list
}

// loudness is the energy of the left channel.
func loudness(s []int16) float64 {
	sum := 0.0
	for i := 0; i < len(s); i += 2 {
		v := float64(s[i]) / 32767
		sum += v * v
	}
	return sum
}

// sounding is how many seconds the left channel can be heard: louder than a fiftieth of
// its loudest.
func sounding(s []int16) float64 {
	first, last, peak := -1, 0, int16(0)
	for i := 0; i < len(s); i += 2 {
		peak = max(peak, s[i])
	}
	for i := 0; i < len(s); i += 2 {
		if v := s[i]; v > peak/50 || v < -peak/50 {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	return float64(last-first) / 2 / Rate
}

// pitch is the strongest period of the left channel's middle, in hertz.
func pitch(s []int16, least, most float64) float64 {
	const window = Rate / 5
	from := len(s)/4 - window/2
	var sums []float64
	first := int(Rate / most)
	for lag := first; lag <= int(Rate/least); lag++ {
		sum := 0.0
		for i := from; i < from+window; i += 4 {
			sum += float64(s[2*i]) * float64(s[2*(i+lag)])
		}
		sums = append(sums, sum)
	}
	best := slices.Max(sums)
	for i := 1; i+1 < len(sums); i++ { // the first that is as good as any, or twice it is found
		if sums[i] > 0.6*best && sums[i] >= sums[i-1] && sums[i] >= sums[i+1] {
			return Rate / float64(first+i)
		}
	}
	return 0
}

// shape describes an effect by what the ear goes by: the share of its energy in each
// of seven octaves and in each of eight stretches of 200 ms.
func shape(s []int16) (v [15]float64) {
	total := 0.0
	var bands [7]filter
	for i := 0; i < len(s); i += 2 {
		x := float64(s[i]) / 32767
		total += x * x
		v[7+min(i/2*5/Rate, 7)] += x * x
		for b := range bands {
			bands[b].step(x, 90*math.Pow(2, float64(b)), 0.7)
			v[b] += bands[b].band * bands[b].band
		}
	}
	sum := 0.0
	for b := range bands {
		sum += v[b]
	}
	for i := range v {
		if i < len(bands) {
			v[i] /= sum
		} else {
			v[i] /= total
		}
	}
	return v
}

// Dice on velvet are heard by their strength.
func TestAHarderThrowIsLouder(t *testing.T) {
	for _, list := range [][]Effect{{DieVelvetSoft, DieVelvet, DieVelvetHard}, {DieRimSoft, DieRim}, {DieDieSoft, DieDie}} {
		for i := 1; i < len(list); i++ {
			for take := range takes {
				soft, hard := Samples(list[i-1], take, 0), Samples(list[i], take, 0)
				assert.Greater(t, loudness(hard), loudness(soft)*1.5, "%s against %s", list[i], list[i-1])
				assert.Greater(t, len(hard), len(soft))
			}
		}
	}
}

// ... and by their number.
func TestManyDiceAreHeardLonger(t *testing.T) {
	for take := range takes {
		few, some, many := sounding(Samples(DiceFew, take, 0)), sounding(Samples(Dice, take, 0)), sounding(Samples(DiceMany, take, 0))
		assert.Greater(t, some, few*1.2)
		assert.Greater(t, many, some*1.2)
	}
}

// Velvet is dull, wood brighter, dice on dice brightest: a crossing of zero is half a
// wave.
func TestWhatADieMeetsCanBeHeard(t *testing.T) {
	hertz := func(e Effect) float64 { s := Samples(e, 0, 0); return float64(crossings(s)) / 2 / sounding(s) }
	assert.Greater(t, hertz(DieRim), hertz(DieVelvet)*1.2)
	assert.Greater(t, hertz(DieDie), hertz(DieRim)*1.5)
}

// The dragons growl ever higher, and the roar is the loudest and longest of them.
func TestGrowlsRise(t *testing.T) {
	for take := range takes {
		var last float64
		for _, e := range []Effect{Dragon, DragonTwo, DragonThree} {
			now := pitch(Samples(e, take, 0), 45, 170)
			assert.Greater(t, now, last*1.2, e)
			last = now
		}
		roar := Samples(Roar, take, 0)
		assert.Greater(t, loudness(roar), loudness(Samples(DragonThree, take, 0)))
		assert.Greater(t, sounding(roar), 1.2)
	}
}

// Steps that run away are heard one by one, each softer than the last but one.
func TestStepsFade(t *testing.T) {
	s := Samples(Retreat, 0, 0)
	const step = 115 * Rate / 1000
	peak := func(i int) float64 { return loudness(s[2*(i*step-step/10) : 2*((i+1)*step-step/10)]) }
	for i := 3; i < 8; i++ {
		assert.Less(t, peak(i), peak(i-2), "step %d", i+1)
	}
}

// What is heard most is softest.
func TestSmallSoundsAreSoft(t *testing.T) {
	for _, e := range []Effect{DieVelvetSoft, DieVelvet, DieDieSoft, DieRimSoft, DieTake} {
		assert.Less(t, recipeOf(e).peak, 0.3, e)
		assert.Less(t, sounding(Samples(e, 0, 0)), 0.2, e)
	}
	for _, e := range dungeon() {
		assert.Greater(t, sounding(Samples(e, 0, 0)), recipeOf(e).seconds*0.3, "%s: its length is not silence", e)
	}
}

// No two effects of the game are alike in colour and course.
func TestEffectsAreToldApart(t *testing.T) {
	all := dungeon()
	shapes := map[Effect][15]float64{}
	for _, e := range all {
		shapes[e] = shape(Samples(e, 0, 0))
	}
	for i, a := range all {
		for _, b := range all[:i] {
			d := math.Abs(recipeOf(a).peak - recipeOf(b).peak)
			for k := range shapes[a] {
				d += math.Abs(shapes[a][k] - shapes[b][k])
			}
			assert.Greater(t, d, 0.2, "%s and %s", a, b)
		}
	}
}
