package defence

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/drawing"
	"delvebox/scenes/doodledungeon/tray"
)

// Each die of a fight has a place of its own, and one that is taken out leaves its free.
func TestDiceOfAFightHavePlacesOfTheirOwn(t *testing.T) {
	var b bout
	for _, n := range []int{7, 3, 10, 1} {
		b.enter(n)
	}
	assert.Equal(t, []tray.Die{{Figure: 7, Place: 0}, {Figure: 3, Place: 1}, {Figure: 10, Place: 2}, {Figure: 1, Place: 3}}, b.dice)
	assert.Equal(t, 21, b.strength())
	b.dice = append(b.dice[:1:1], b.dice[2:]...) // the 3 goes
	b.enter(5)
	assert.Equal(t, tray.Die{Figure: 5, Place: 1}, b.dice[3])
	b.level, b.bonus = 4, -6
	assert.Equal(t, 21, b.strength())
}

// DD-006: dice that an event rolls are thrown together; a die that a Jinx turns is not
// thrown (DD-120).
func TestWhatIsThrownTogether(t *testing.T) {
	first, ok := rollOf(doodledungeon.DieRolled{Die: 0, Value: 4})
	assert.True(t, ok)
	second, _ := rollOf(doodledungeon.DieRolled{Die: 1, Value: 9})
	again, ok := rollOf(doodledungeon.DieChanged{Die: 1, Value: 2, By: card.LoadedDice})
	assert.True(t, ok)
	_, ok = rollOf(doodledungeon.DieChanged{Die: 1, Value: 1, By: card.Jinx})
	assert.False(t, ok)
	_, ok = rollOf(doodledungeon.DieRemoved{Value: 1})
	assert.False(t, ok)
	b := &beat{rolls: []roll{first}}
	assert.True(t, b.joins(second))
	assert.False(t, b.joins(again), "rolling again is a throw of its own")
	assert.False(t, (*beat)(nil).joins(first))
	assert.False(t, (&beat{}).joins(first), "between two throws something else has happened")
}

// What a beat will bring is not seen before it is shown.
func TestBeatsHoldBackWhatTheyBring(t *testing.T) {
	v := &View{owed: map[play.Seat]*owed{}}
	v.owe(&beat{seat: 1, ev: doodledungeon.HeroWalked{Seat: 1, From: 3, To: 6}})
	v.owe(&beat{seat: 1, ev: doodledungeon.HeartsLost{Seat: 1, Damage: 3, Left: 8}})
	v.owe(&beat{seat: 1, ev: doodledungeon.HeroCardUsed{Seat: 1, Action: card.HealingPotion, Figure: 2}})
	v.owe(&beat{seat: 1, ev: doodledungeon.CrossedOut{Seat: 1, Square: sheet.At(2, 2)}})
	o := v.owed[1]
	assert.True(t, o.walks)
	assert.Equal(t, 3, o.from)
	assert.Equal(t, 1, o.hearts, "three to be lost, two to be regained")
	assert.Equal(t, sheet.Of(sheet.At(2, 2)), o.crossed)
	assert.Nil(t, v.owed[0])
}

// A sheet shows what is still to be crossed out as if it were not.
func TestWhatIsNotCrossedOutYetIsWhole(t *testing.T) {
	var s sheet.Sheet
	a, b := sheet.At(0, 0), sheet.At(4, 5)
	s.Draw(sheet.Orc, sheet.Of(a))
	s.Draw(sheet.Trap, sheet.Of(b))
	s.CrossOut(a)
	s.CrossOut(b)
	got := without(s, sheet.Of(b))
	assert.Equal(t, sheet.Of(a), got.Crossed())
	assert.Equal(t, sheet.Trap, got.At(b))
	assert.Equal(t, sheet.Orc, got.At(a))
}

// The hero goes along the drawn line from square to square, from the door to behind the
// exit, without a jump.
func TestTheHeroWalksWithoutAJump(t *testing.T) {
	path := []sheet.Square{sheet.At(0, 0), sheet.At(1, 0), sheet.At(1, 1), sheet.At(1, 0), sheet.At(0, 0)}
	for row := 1; row < sheet.Rows; row++ {
		path = append(path, sheet.At(0, row))
	}
	for column := 1; column < sheet.Columns; column++ {
		path = append(path, sheet.At(column, sheet.Rows-1))
	}
	e := doodledungeon.HeroWalked{From: -1, To: len(path)}
	x0, y0 := walking(path, e, 0)
	doorX, doorY := drawing.DoorIn()
	assert.InDelta(t, doorX, x0, .01)
	assert.InDelta(t, doorY, y0, .01)
	const steps = 1200
	for i := 1; i <= steps; i++ {
		x, y := walking(path, e, float64(i)/steps)
		assert.Less(t, max(x-x0, x0-x, y-y0, y0-y), 9.0, "at %d of %d", i, steps)
		x0, y0 = x, y
	}
	outX, outY := drawing.DoorOut()
	assert.Equal(t, [2]float64{outX, outY}, [2]float64{x0, y0})
}

// Longer walks take longer, but no walk takes for ever; what is not to be seen takes none.
func TestHowLongThingsAreShown(t *testing.T) {
	short, long := lasting(doodledungeon.HeroWalked{From: 0, To: 2}), lasting(doodledungeon.HeroWalked{From: 0, To: 9})
	assert.Greater(t, long, short)
	assert.LessOrEqual(t, lasting(doodledungeon.HeroWalked{From: -1, To: 80}), 3*time.Second)
	assert.Zero(t, lasting(doodledungeon.StrengthStands{}))
	assert.Zero(t, lasting(doodledungeon.PileShuffled{}))
	assert.Positive(t, lasting(doodledungeon.HeroDied{}))
}

// The happenings of a dungeon are shown in that dungeon, whoever caused them.
func TestWhereThingsHappen(t *testing.T) {
	assert.Equal(t, play.Seat(2), dungeonOf(0, doodledungeon.HeartsLost{Seat: 2}))
	assert.Equal(t, play.Seat(1), dungeonOf(0, doodledungeon.HeroCardUsed{Seat: 1, By: 2}))
	assert.Equal(t, play.Seat(0), dungeonOf(0, doodledungeon.CardLaid{Above: 2}), "a card is laid out of the hand")
}
