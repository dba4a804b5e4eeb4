package cartographer

import (
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// tokens weighs the fairy tokens.
func (a *appraiser) tokens() []offer {
	var list []offer
	piles := a.s.Piles()
	for _, kind := range mapmasters.Fairies() {
		o := offer{move: mapmasters.BuyFairy{Kind: kind}, price: 1, gain: a.token(kind)}
		if a.s.BookReady(a.seat, mapmasters.FairyTwins) {
			var twin card.Kind
			more := -1
			for _, other := range mapmasters.Fairies() {
				if v := a.token(other); other != kind && piles.Of(other) > 0 && v > more {
					twin, more = other, v
				}
			}
			if twin != card.None {
				o.move, o.gain = mapmasters.BuyFairy{Kind: kind, Twin: twin}, o.gain+more
			}
		}
		list = append(list, o)
	}
	return list
}

// token is what one more fairy token brings in the round: what it brings on average, by
// the obstacles that can be expected and what is there against them already.
func (a *appraiser) token(kind card.Kind) int {
	i, _ := kind.Resource()
	v := tokenGain[i][a.aim] * Point / 100 * min(a.demand(kind), 200) / 100
	have := a.s.Ready(a.seat).Of(kind)
	if a.s.BookReady(a.seat, answering[i]) {
		have++
	}
	for range have {
		v /= 2
	}
	return v
}

// answering are the books that stand for a resource, by card.Kind.Resource.
var answering = [card.Resources]mapmasters.BookID{dungeon.PhantomBlade, dungeon.SilentLatch, dungeon.Featherfall, dungeon.LivingCircle}

// demand is how many obstacles or circles a resource answers in the hand to come, in
// hundredths of what hands usually bear.
func (a *appraiser) demand(kind card.Kind) int {
	i, _ := kind.Resource()
	n := 0
	for k := card.Monster; k <= card.Circle; k++ {
		if k.Answer() == kind {
			n += a.expects(k)
		}
	}
	return n * 100 / usual[i]
}

// usual is how many obstacles of each resource the hands bore that tokenGain was
// measured with, in hundredths.
var usual = [card.Resources]int{225, 180, 103, 136}

// books weighs the open spellbooks.
func (a *appraiser) books() []offer {
	var list []offer
	owned := a.s.Books(a.seat)
	lost := 0 // a third one costs the weaker of the two (MMV-119)
	if len(owned) == 2 {
		lost = min(a.book(owned[0].Book), a.book(owned[1].Book))
	}
	for i, id := range a.s.OpenBooks() {
		if id != mapmasters.NoBook {
			list = append(list, offer{
				move:  mapmasters.BuyBook{Slot: mapmasters.FirstSlot + mapmasters.Slot(i)},
				price: 2, gain: a.book(id) - lost,
			})
		}
	}
	return list
}

// replace gives the weaker of the two old books away.
func (a *appraiser) replace() mapmasters.Move {
	owned := a.s.Books(a.seat)
	old := owned[0].Book
	if a.book(owned[1].Book) < a.book(old) {
		old = owned[1].Book
	}
	return mapmasters.ReplaceBook{Old: old}
}

// book is what a spellbook brings in this round and the rounds after it.
func (a *appraiser) book(id mapmasters.BookID) int {
	if i, ok := answered(id); ok {
		sum := 0
		for _, v := range tokenGain[i] {
			sum += v
		}
		now := tokenGain[i][a.aim]
		return (now + a.rounds*sum/len(tokenGain[i])) * min(a.demand(card.Sword+card.Kind(i)), 200) * Point / (100 * 100)
	}
	if id == mapmasters.NoBook || int(id) >= len(bookGain) {
		return 0
	}
	g := bookGain[id]
	now := g.each
	if g.more > 0 && g.aim == a.aim {
		now += g.more
	}
	switch {
	case id == dungeon.FairyPact: // once only
		return now * Point / 100
	case g.refresh: // there is no Refresh phase in the last round (MMV-168)
		return a.rounds * g.each * Point / 100
	}
	return (now + a.rounds*g.each) * Point / 100
}

// answered is the resource that a book stands for.
func answered(id mapmasters.BookID) (int, bool) {
	for i, b := range answering {
		if b == id {
			return i, true
		}
	}
	return 0, false
}
