package fight

import "delvebox/games/doodledungeon/card"

// whole is certainty in Best's fixed point. Fifteen dice are the most that a hand can
// roll in one fight (three Loaded Dice of four dice and a Talisman), so that all chances
// are exact.
const whole uint64 = 1_000_000_000_000_000

// Plan is the best that a hand can do in a fight.
type Plan struct {
	Chance Chance      // to reach the strength with the best play of all cards
	First  card.Action // what to play now, NoAction if it is reached or no card helps
	Reroll []int       // for Loaded Dice: the dice to choose, by number from 0
}

// Best is the greatest chance to have the strength when the fight is settled, if the
// cards are played in the best order, each looked at before the next, and what to play
// first. Cards that do not belong into this fight are passed over. Value gives a card's
// figure. That a card may be worth more later is not considered. Chances are exact; the
// worst hands, with three Loaded Dice, take tens of milliseconds, common ones microseconds.
func (f *Fight) Best(hand []card.Action, value func(card.Action) int, need int) Plan {
	var k kit
	firstBonus, bonus := card.NoAction, 0
	for _, a := range hand {
		switch {
		case a == card.Axe:
			k.axes++
		case a == card.Talisman:
			k.talismans++
		case a == card.CursedBlade:
			k.blades++
		case a == card.LoadedDice:
			k.loaded++
		case a.Adds(f.Monster):
			if bonus += value(a); firstBonus == card.NoAction {
				firstBonus = a
			}
		}
	}
	s := search{need: need - f.Level - f.Bonus - bonus, known: map[node]uint64{}}
	at := node{dice: f.sorted(), n: int(f.count), kit: k}
	best := s.chance(at)
	p := Plan{Chance: reduced(best)}
	switch {
	case best == 0 || f.Strength() >= need:
		return p
	case s.sum(at) >= s.need: // the bonus alone is enough
		p.First = firstBonus
		return p
	}
	p.First, p.Reroll = s.first(at, best, f.rising())
	return p
}

// kit counts the cards that roll dice.
type kit struct{ axes, talismans, blades, loaded uint8 }

// node is a fight before a decision: dice in rising order, and cards.
type node struct {
	dice [2 * Limit]uint8 // room to spare while all cases are gone through
	n    int
	kit
}

// sorted is the dice in rising order.
func (f *Fight) sorted() (out [2 * Limit]uint8) {
	for i, die := range f.rising() {
		out[i] = f.dice[die]
	}
	return out
}

// search remembers what it has worked out.
type search struct {
	need  int // sum of the dice that is wanted
	known map[node]uint64
}

func (s *search) sum(at node) int {
	total := 0
	for _, d := range at.dice[:at.n] {
		total += int(d)
	}
	return total
}

// chance is the best chance from here, in parts of whole.
func (s *search) chance(at node) uint64 {
	if s.sum(at) >= s.need {
		return whole
	}
	if at.kit == (kit{}) {
		return 0
	}
	if v, ok := s.known[at]; ok {
		return v
	}
	best := uint64(0)
	s.each(at, func(_ card.Action, _ int, v uint64) { best = max(best, v) })
	s.known[at] = best
	return best
}

// each shows the chance after playing each card now; of Loaded Dice for the so many
// lowest dice: to roll a higher one again instead is never better.
func (s *search) each(at node, see func(a card.Action, again int, v uint64)) {
	if at.axes > 0 && at.n+1 <= Limit {
		next := at
		next.axes--
		see(card.Axe, 0, s.rolled(next, 1, 0))
	}
	if at.blades > 0 && at.n+2 <= Limit {
		next := at
		next.blades--
		see(card.CursedBlade, 0, s.rolled(next, 2, 0))
	}
	if at.talismans > 0 && at.n+2 <= Limit {
		next := at
		next.talismans--
		see(card.Talisman, 0, s.rolled(next, 2, 2))
	}
	for again := 1; at.loaded > 0 && again <= at.n; again++ {
		next := at
		next.loaded--
		next = next.drop(again)
		see(card.LoadedDice, again, s.rolled(next, again, 0))
	}
}

// drop takes the lowest dice out.
func (at node) drop(n int) node {
	var dice [2 * Limit]uint8 // room to spare while all cases are gone through
	copy(dice[:], at.dice[n:at.n])
	at.dice, at.n = dice, at.n-n
	return at
}

// with puts a die in its place.
func (at node) with(v uint8) node {
	i := at.n
	for ; i > 0 && at.dice[i-1] > v; i-- {
		at.dice[i] = at.dice[i-1]
	}
	at.dice[i] = v
	at.n++
	return at
}

// rolled is the mean chance after rolling so many more dice and dropping the lowest.
func (s *search) rolled(at node, dice, drop int) uint64 {
	sum, of := s.roll(at, dice, drop, Faces)
	return sum / of
}

// roll adds up over all that so many dice of values up to top can show, and counts the
// cases: each number of dice that show top is taken in turn.
func (s *search) roll(at node, dice, drop, top int) (sum, of uint64) {
	switch {
	case dice == 0:
		return s.chance(at.drop(drop)), 1
	case top == 0:
		return 0, 0
	}
	for n := 0; n <= dice; n++ {
		a, b := s.roll(at, dice-n, drop, top-1)
		sum, of = sum+choose[dice][n]*a, of+choose[dice][n]*b
		at = at.with(uint8(top))
	}
	return sum, of
}

// choose is in how many ways n of so many dice can be chosen.
var choose = [Limit + 1][Limit + 1]uint64{{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}}

// first is the card that gives the best chance, and for Loaded Dice which dice.
func (s *search) first(at node, best uint64, rising []int) (card.Action, []int) {
	found, again := card.NoAction, 0
	s.each(at, func(a card.Action, n int, v uint64) {
		if v == best && found == card.NoAction {
			found, again = a, n
		}
	})
	return found, rising[:again:again]
}

// reduced is parts of whole as a fraction in lowest terms.
func reduced(v uint64) Chance {
	a, b := v, whole
	for b != 0 {
		a, b = b, a%b
	}
	return Chance{int(v / a), int(whole / a)}
}
