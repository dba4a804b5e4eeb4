package cartographer

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// How much more of what an aim counts a good path collects when one more lies on the
// cards of a hand, in hundredths: where it is the Primary Objective, and where it is not
// (measured: TestMeasureCatch).
var (
	caughtPrimary = [dungeon.Aims]int{93, 88, 93, 82, 88, 97, 72, 86, 91, 86, 100, 98}
	caughtOther   = [dungeon.Aims]int{56, 56, 59, 48, 59, 48, 45, 56, 76, 80, 84, 82}
)

// caughtOptimizer is the same for recycling and scissors.
const caughtOptimizer = 55

// drawnAgain is how often a card of one's own comes into the hand, in hundredths a
// round: a hand takes about half of a deck.
const drawnAgain = 45

// lastRound is the round after which nothing is worth keeping but coins.
const lastRound = 6

// appraiser weighs cards for a seat: by what they bring in the round that they are
// wanted for, and by what they bring later.
type appraiser struct {
	s      *mapmasters.State
	seat   play.Seat
	aim    dungeon.Aim // of the round's Primary Objective
	now    Worth       // in that round, as far as it will be collected
	later  Worth       // in a round whose objectives are not known yet
	rounds int         // rounds after that one
	drawn  []*card.Card
	draws  int // of these will come into the hand
	own    []*card.Card
}

// newAppraiser weighs for a round, this one or the next.
func newAppraiser(s *mapmasters.State, seat play.Seat, round int) *appraiser {
	primary := s.Primary(round)
	a := &appraiser{s: s, seat: seat, aim: primary.Aim, rounds: lastRound - round}
	a.now = caught(expected(s, round, primary), primary.Aim)
	a.later = future(s, min(round+1, lastRound))
	a.sortOut(round)
	return a
}

// caught is a worth as far as a path will collect it.
func caught(w Worth, primary dungeon.Aim) Worth {
	for a := range w.Aims {
		if dungeon.Aim(a) == primary {
			w.Aims[a] = w.Aims[a] * caughtPrimary[a] / 100
		} else {
			w.Aims[a] = w.Aims[a] * caughtOther[a] / 100
		}
	}
	w.Recycling = w.Recycling * caughtOptimizer / 100
	w.Scissors = w.Scissors * caughtOptimizer / 100
	return w
}

// future is the worth, as far as it will be collected, in a round of which no objective
// is known: each kind may be Primary and then count full, or Secondary and count half.
func future(s *mapmasters.State, round int) Worth {
	w := expected(s, round, mapmasters.Objective{})
	coins := coinWorth[round] * caughtOther[dungeon.Coins] / 100
	w.Aims[dungeon.Coins] -= coinWorth[round]
	for a, half := range w.Aims {
		w.Aims[a] = half * (2*caughtPrimary[a] + caughtOther[a]) / 100
	}
	w.Aims[dungeon.Coins] += coins
	w.Recycling = w.Recycling * caughtOptimizer / 100
	w.Scissors = w.Scissors * caughtOptimizer / 100
	return w
}

// sortOut finds the cards that can be drawn for the round and all cards of the seat.
func (a *appraiser) sortOut(round int) {
	t := a.s.Tables()
	deck := cardsOf(t, a.s.Unseen(a.seat))
	discards := cardsOf(t, a.s.Discards(a.seat))
	var area []*card.Card // what stays in the Building Area
	kept := 0
	for _, h := range a.s.Hand(a.seat) {
		k := cardsOf(t, []mapmasters.CardID{h.Card})
		switch {
		case h.Fate == mapmasters.Removed || h.Fate == mapmasters.Exchanged:
		case a.s.Round() == round || h.Fate == mapmasters.Recycled:
			kept++
			area = append(area, k...)
		default:
			discards = append(discards, k...)
		}
	}
	a.draws = max(handCards-kept, 0)
	a.drawn = deck
	if len(deck) < a.draws {
		a.drawn = append(append([]*card.Card(nil), deck...), discards...)
	}
	a.own = append(append(append(a.own, deck...), discards...), area...)
}

// handCards is the size of a full hand (MMV-126).
const handCards = 5

// cardsOf finds the known cards of a list.
func cardsOf(t *mapmasters.Tables, ids []mapmasters.CardID) []*card.Card {
	var list []*card.Card
	for _, id := range ids {
		if k := t.Card(id); k != nil {
			list = append(list, k)
		}
	}
	return list
}

// A card brings less than its icons alone suggest: some of them lie where the path does
// not lead any more, and the obstacles of dungeon cards bar ways (measured with pairs of hands
// that differ in one card).
const (
	collected = 84               // hundredths of what the icons suggest
	toll      = Point * 13 / 100 // what a dungeon card loses besides
)

// brings is what a card of the hand brings.
func brings(k *card.Card, worth *Worth) int {
	v := iconsOf(k, worth) * collected / 100
	if !k.Starter() {
		v -= toll
	}
	return v
}

// mean is what a card of a list is worth on average, 0 for none.
func mean(list []*card.Card, worth *Worth) int {
	sum := 0
	for _, k := range list {
		sum += brings(k, worth)
	}
	return sum / max(len(list), 1)
}

// atOnce is how much more a card brings in the round than one drawn at random.
func (a *appraiser) atOnce(k *card.Card) int {
	return brings(k, &a.now) - mean(a.drawn, &a.now)
}

// lasting is how much more a card brings in the rounds after it than the others that
// the seat owns.
func (a *appraiser) lasting(k *card.Card) int {
	return a.rounds * drawnAgain * (brings(k, &a.later) - mean(a.own, &a.later)) / 100
}

// expects is the number of icons of a kind in the hand of the round, in hundredths: on
// the cards that are known and, on average, on those to be drawn.
func (a *appraiser) expects(kind card.Kind) int {
	n := 0
	for _, k := range a.drawn {
		c := k.Counts()
		n += c[kind]
	}
	n = n * 100 * a.draws / max(len(a.drawn), 1)
	for _, h := range a.s.Hand(a.seat) {
		if k := a.s.Tables().Card(h.Card); k != nil {
			c := k.Counts()
			n += 100 * c[kind]
		}
	}
	return n
}
