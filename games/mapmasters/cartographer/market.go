package cartographer

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters"
)

// coinPrice is what a coin must bring by round before it is spent. A coin that is kept
// counts a third of a point at the end (MMV-174), and hardly ever runs short before.
var coinPrice = [lastRound + 1]int{1: Point * 38 / 100, Point * 37 / 100, Point * 36 / 100, Point * 35 / 100,
	Point * 34 / 100, Point / 3}

// offer is a purchase that can be made now.
type offer struct {
	move  mapmasters.Move
	price int // in coins
	gain  int // in units of Point
	card  bool
}

// trade buys what brings most beyond its price, or passes. Of several purchases that go
// together the dearest is made first, before somebody else takes it.
func (b *Bot) trade(s *mapmasters.State, seat play.Seat) mapmasters.Move {
	a := newAppraiser(s, seat, s.Round())
	if s.Choosing() {
		return a.replace()
	}
	price := coinPrice[s.Round()] * b.level.thrift / 100
	var offers []offer
	for _, o := range append(a.cards(), append(a.tokens(), a.books()...)...) {
		if o.gain > o.price*price && s.Why(seat, o.move) == nil {
			offers = append(offers, o)
		}
	}
	best := basket(offers, s.Coins(seat), handCards-len(s.Hand(seat)), price)
	if len(best) == 0 {
		return mapmasters.Pass{}
	}
	first := best[0]
	for _, o := range best[1:] {
		if o.price > first.price {
			first = o
		}
	}
	return first.move
}

// basket is the set of offers that bring most beyond their price with so many coins and
// so much room for cards.
func basket(offers []offer, coins, room, price int) []offer {
	var best, now []offer
	most := 0
	var fill func(i, coins, room, sum int)
	fill = func(i, coins, room, sum int) {
		if sum > most {
			most = sum
			best = append(best[:0:0], now...)
		}
		for ; i < len(offers); i++ {
			o := offers[i]
			if o.price > coins || o.card && room == 0 {
				continue
			}
			left := room
			if o.card {
				left--
			}
			now = append(now, o)
			fill(i+1, coins-o.price, left, sum+o.gain-o.price*price)
			now = now[:len(now)-1]
		}
	}
	fill(0, coins, room, 0)
	return best
}

// cards weighs the open dungeon cards. Blind ones are thought of only where nothing
// lies open.
func (a *appraiser) cards() []offer {
	var list []offer
	haggler := a.s.BookReady(a.seat, mapmasters.Haggler)
	for _, cost := range mapmasters.Costs() {
		open := a.s.OpenCards(cost)
		add := func(slot mapmasters.Slot, gain int) {
			o := offer{move: mapmasters.BuyCard{Cost: cost, Slot: slot, Haggler: haggler}, price: cost, gain: gain, card: true}
			if haggler {
				o.price--
			}
			list = append(list, o)
		}
		for i, id := range open {
			if k := a.s.Tables().Card(id); k != nil {
				add(mapmasters.FirstSlot+mapmasters.Slot(i), a.atOnce(k)+a.lasting(k))
			}
		}
		if open == [2]mapmasters.CardID{} {
			sum, all := 0, a.s.Tables().Catalog().OfCost(cost)
			for _, k := range all {
				sum += a.atOnce(k) + a.lasting(k)
			}
			add(mapmasters.FromDeck, sum/len(all))
		}
	}
	return list
}
