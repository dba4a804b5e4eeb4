package sound

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

// doodles lists the effects of Doodle Dungeon.
func doodles() (list []Effect) {
	for e := PencilTick; e <= Upgrade; e++ {
		list = append(list, e)
	}
	return list
}

// hertz is a rough pitch: a crossing of zero is half a wave.
func hertz(e Effect, take int) float64 {
	s := Samples(e, take, 0)
	return float64(crossings(s)) / 2 / sounding(s)
}

// A stroke of the pencil is heard as long as it is drawn.
func TestPencilStrokesHaveTheirLengths(t *testing.T) {
	for take := range takes {
		short, middle, long := sounding(Samples(PencilShort, take, 0)), sounding(Samples(Pencil, take, 0)), sounding(Samples(PencilLong, take, 0))
		assert.Less(t, sounding(Samples(PencilTick, take, 0)), 0.13)
		assert.InDelta(t, 0.12, short, 0.03)
		assert.InDelta(t, 0.22, middle, 0.03)
		assert.InDelta(t, 0.6, long, 0.06)
	}
}

// Graphite is brighter than rubber, and neither squeaks as the marker does: no pitch
// stands out of a stroke.
func TestPencilIsBrighterThanRubber(t *testing.T) {
	for take := range takes {
		assert.Greater(t, hertz(Pencil, take), hertz(Eraser, take)*1.5)
	}
	tone := func(e Effect) (most float64) {
		s := Samples(e, 0, .5)
		bands, sum := map[int]float64{}, 0.0
		for b := range 40 {
			var f filter
			for i := 0; i < len(s); i += 2 {
				f.step(float64(s[i])/32767, 300*math.Pow(2, float64(b)/10), 0.05)
				bands[b] += f.band * f.band
			}
			sum += bands[b]
		}
		for _, v := range bands {
			most = max(most, v/sum)
		}
		return most
	}
	assert.Less(t, tone(PencilLong), tone(Marker)*.7)
}

// Dice on the desk are heard by their strength and by their number.
func TestDeskDiceAreHeardByStrengthAndNumber(t *testing.T) {
	for take := range takes {
		soft, middle, hard := Samples(DieDeskSoft, take, 0), Samples(DieDesk, take, 0), Samples(DieDeskHard, take, 0)
		assert.Greater(t, loudness(middle), loudness(soft)*1.5)
		assert.Greater(t, loudness(hard), loudness(middle)*1.5)
		two, four := Samples(DiceDesk, take, 0), Samples(DiceDeskAll, take, 0)
		assert.Greater(t, sounding(four), sounding(two)*1.1)
		assert.Greater(t, loudness(four), loudness(two)*1.5)
		assert.Greater(t, knocks(four), knocks(two))
	}
}

// knocks counts beginnings: 8 ms that are four times as loud as the 8 ms before.
func knocks(s []int16) (n int) {
	const window = 2 * 8 * Rate / 1000
	last := math.Inf(1)
	for i := 0; i+window <= len(s); i += window {
		now := loudness(s[i : i+window])
		if now > 4*last && now > 0.2 {
			n++
		}
		last = now + 1e-9
	}
	return n
}

// A goblin is high, an orc low, a dragon lowest, longest and loudest.
func TestMonstersAreKnownByTheirVoices(t *testing.T) {
	for take := range takes {
		assert.Greater(t, hertz(Goblin, take), hertz(Orc, take)*1.5)
		goblin, orc, dragon := Samples(Goblin, take, 0), Samples(Orc, take, 0), Samples(Drake, take, 0)
		assert.Greater(t, sounding(orc), sounding(goblin)*1.2)
		assert.Greater(t, sounding(dragon), sounding(orc)*1.5)
		assert.Greater(t, loudness(dragon), loudness(orc))
		assert.Greater(t, loudness(orc), loudness(goblin))
		assert.Greater(t, pitch(orc, 50, 300), 75.0)
		assert.Less(t, pitch(orc, 50, 300), 150.0)
	}
}

// The trap is over at once, the hero's end takes its time, and he who gets away is heard
// to go.
func TestHeroesEndsAreLongerThanTheirWounds(t *testing.T) {
	for take := range takes {
		hurt, dies, escapes := sounding(Samples(HeroHurt, take, 0)), sounding(Samples(HeroDies, take, 0)), sounding(Samples(HeroEscapes, take, 0))
		assert.Less(t, hurt, 0.4)
		assert.Greater(t, dies, 1.0)
		assert.Greater(t, escapes, 1.0)
		trap := Samples(Trap, take, 0)
		half := len(trap) / 4 * 2
		assert.Greater(t, loudness(trap[:half]), 10*loudness(trap[half:]))
		assert.Greater(t, loudness(Samples(HeroDies, take, 0)), loudness(Samples(HeroEscapes, take, 0)), "falling is louder than running")
	}
}

// What is heard all the time is soft, and no effect ends in silence.
func TestPencilIsSofterThanAnyFight(t *testing.T) {
	for _, e := range []Effect{PencilTick, PencilShort, Pencil, PencilLong, PencilHatch, Crumbs, DieDeskSoft} {
		assert.Less(t, recipeOf(e).peak, 0.25, e)
	}
	for _, e := range []Effect{Goblin, Orc, Drake, Trap, Blast, HeroHurt, HeroDies, HeroEscapes} {
		assert.Greater(t, recipeOf(e).peak, 0.35, e)
	}
	for _, e := range doodles() {
		assert.Greater(t, sounding(Samples(e, 0, 0)), recipeOf(e).seconds*0.3, "%s: its length is not silence", e)
	}
}

// No two effects of the game are alike in colour and course; nor is one like those of the
// house that the table plays beside it.
func TestDoodlesAreToldApart(t *testing.T) {
	all := append(doodles(), CardSlide, CardTurn, Page, Button, Chest, Refused, Fanfare, Curtain)
	shapes := map[Effect][15]float64{}
	for _, e := range all {
		shapes[e] = shape(Samples(e, 0, 0))
	}
	for i, a := range all {
		for _, b := range all[:i] {
			d := math.Abs(recipeOf(a).peak-recipeOf(b).peak) + math.Abs(math.Log(recipeOf(a).seconds/recipeOf(b).seconds))
			for k := range shapes[a] {
				d += math.Abs(shapes[a][k] - shapes[b][k])
			}
			assert.Greater(t, d, 0.3, "%s and %s", a, b)
		}
	}
}
