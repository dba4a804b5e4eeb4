package reward

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/showing"
)

// account is what the round has brought one seat.
type account struct {
	seat   play.Seat
	plan   mapmasters.Explore
	found  dungeon.Result
	site   *showing.Site
	tokens mapmasters.Tokens // gone back to the market, used or not

	coinTerms []play.Term
	coins     int
	purse     int // afterwards

	firstTerms  []play.Term
	first       int
	secondTerms []play.Term
	second      int

	millis int
	bonus  int
	exit   bool
	hand   []mapmasters.CardID // the five cards of the round, as far as they are known
}

// ledger is the whole reward, in the order of the explorations.
type ledger struct {
	round     int
	primary   mapmasters.Objective
	secondary mapmasters.Objective
	timed     bool      // the Time Bonus was given
	fastest   play.Seat // NoSeat if nobody qualified
	accounts  []*account
	last      bool // the game has ended with it
	next      int  // the round that has begun with it, as nobody can refresh anything; else 0
}

// read takes the ledger from the events of the move that ended the exploration.
func read(b *board.Board, evs []play.Event) *ledger {
	l := &ledger{fastest: play.NoSeat}
	of := func(s play.Seat) *account {
		for _, a := range l.accounts {
			if a.seat == s {
				return a
			}
		}
		a := &account{seat: s, site: showing.Of(nil, dungeon.Kit{}, nil)}
		l.accounts = append(l.accounts, a)
		return a
	}
	for _, ev := range evs {
		switch e := ev.(type) {
		case mapmasters.RewardOpened:
			l.round = e.Round
		case mapmasters.DungeonRevealed:
			a := of(e.Seat)
			a.plan, a.found = e.Plan, e.Found
			a.site = showing.New(b.Tables, e.Plan, e.Found)
			a.millis = e.Plan.Millis
		case mapmasters.FairiesReturned:
			of(e.Seat).tokens = e.Tokens
		case mapmasters.CoinsEarned:
			a := of(e.Seat)
			a.coinTerms, a.coins, a.purse = e.Terms, e.Coins, e.Purse
		case mapmasters.FirstScored:
			a := of(e.Seat)
			a.firstTerms, a.first = e.Terms, e.VP
		case mapmasters.TimeBonusGiven:
			l.timed, l.fastest = true, e.Seat
			if e.Seat != play.NoSeat {
				of(e.Seat).bonus = e.VP
			}
		case mapmasters.SecondaryRevealed:
			l.secondary = b.Tables.Objective(e.Objective)
		case mapmasters.SecondScored:
			a := of(e.Seat)
			a.secondTerms, a.second = e.Terms, e.VP
		case mapmasters.ExitMarked:
			of(e.Seat).exit = e.Exit
		case mapmasters.RefreshEnded:
			of(e.Seat).hand = e.Discarded
		case mapmasters.MarketOpened:
			l.next = e.Round
		case mapmasters.GameRanked:
			l.last = true
		}
	}
	st := b.State()
	l.primary = st.Primary(l.round)
	for _, a := range l.accounts {
		if a.hand == nil && (st.Phase() == mapmasters.RefreshPhase || st.Phase() == mapmasters.Over) {
			for _, h := range st.Hand(a.seat) {
				a.hand = append(a.hand, h.Card)
			}
		}
	}
	return l
}

// kit is what the seat had at hand for its path: the tokens that went back, but for the
// one of SB-02, and its path's books, used or not.
func (a *account) kit(st *mapmasters.State) dungeon.Kit {
	k := dungeon.Kit{Fairies: a.tokens, Books: a.found.Books}
	if k.Fairies.Of(a.plan.Pact) > 0 {
		k.Fairies = k.Fairies.Plus(a.plan.Pact, -1)
	}
	for _, o := range st.Books(a.seat) {
		k.Books = k.Books.With(o.Book)
	}
	return k
}
