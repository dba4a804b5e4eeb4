package fight

import "delvebox/games/doodledungeon/sheet"

const (
	// Limit is how many dice may be in a fight (DD-092).
	Limit = 4
	// First is how many dice a fight begins with (DD-084).
	First = 2
	// Faces is the highest value of a die.
	Faces = 10
)

// Fight is one fight of a monster. The zero Fight has no dice.
type Fight struct {
	Monster sheet.Mark
	Level   int // of the monster's kind
	Bonus   int // what cards have added, less Longswords
	dice    [Limit]uint8
	count   uint8
}

// Dice lists the dice in the order in which they entered the fight.
func (f *Fight) Dice() []int {
	out := make([]int, f.count)
	for i := range out {
		out[i] = int(f.dice[i])
	}
	return out
}

// Die is one die's value, 0 if there is none of that number.
func (f *Fight) Die(i int) int {
	if i < 0 || i >= int(f.count) {
		return 0
	}
	return int(f.dice[i])
}

// Count is the number of dice in the fight.
func (f *Fight) Count() int { return int(f.count) }

// Sum is the sum of the dice.
func (f *Fight) Sum() int {
	sum := 0
	for _, d := range f.dice[:f.count] {
		sum += int(d)
	}
	return sum
}

// Strength is dice, level and bonus together (DD-084).
func (f *Fight) Strength() int { return f.Sum() + f.Level + f.Bonus }

// Holds says whether so many more dice may enter, even for a moment (DD-092).
func (f *Fight) Holds(more int) bool { return int(f.count)+more <= Limit }

// Enter rolls a die of this value into the fight. Beyond the limit nothing happens.
func (f *Fight) Enter(value int) {
	if f.count < Limit {
		f.dice[f.count] = uint8(value)
		f.count++
	}
}

// Set gives a die another value (DD-100, DD-120).
func (f *Fight) Set(i, value int) {
	if i >= 0 && i < int(f.count) {
		f.dice[i] = uint8(value)
	}
}

// Highest is the number of the highest die, the first of equal ones.
func (f *Fight) Highest() int {
	best := 0
	for i := range int(f.count) {
		if f.dice[i] > f.dice[best] {
			best = i
		}
	}
	return best
}

// lowest is the number of the lowest die, the first of equal ones.
func (f *Fight) lowest() int {
	best := 0
	for i := range int(f.count) {
		if f.dice[i] < f.dice[best] {
			best = i
		}
	}
	return best
}

// DropLowest takes the lowest die out, of equal ones the one rolled earlier (DD-095), and
// gives its value.
func (f *Fight) DropLowest() int {
	if f.count == 0 {
		return 0
	}
	i := f.lowest()
	value := int(f.dice[i])
	copy(f.dice[i:], f.dice[i+1:])
	f.count--
	f.dice[f.count] = 0
	return value
}

// Of makes a fight with these dice.
func Of(monster sheet.Mark, level, bonus int, dice ...int) Fight {
	f := Fight{Monster: monster, Level: level, Bonus: bonus}
	for _, d := range dice {
		f.Enter(d)
	}
	return f
}
