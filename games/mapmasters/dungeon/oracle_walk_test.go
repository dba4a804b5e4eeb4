package dungeon

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"delvebox/games/mapmasters/card"
)

// drawTableau lays up to five random cards at random legal places.
func drawTableau(rt *rapid.T, cards []*card.Card) []Placement {
	n := rapid.IntRange(1, 5).Draw(rt, "cards")
	var placed []Placement
	for range n {
		k := rapid.SampledFrom(cards).Draw(rt, "card")
		if places := Places(placed, k); len(places) > 0 {
			placed = append(placed, rapid.SampledFrom(places).Draw(rt, "place"))
		}
	}
	return placed
}

// drawKit brings a few tokens and books.
func drawKit(rt *rapid.T) Kit {
	kit := Kit{Books: Books(rapid.Uint32Range(0, 1<<18-1).Draw(rt, "books")) &^ 1}
	for i := range kit.Fairies {
		kit.Fairies[i] = int8(rapid.IntRange(0, 2).Draw(rt, "tokens"))
	}
	if kit.Books.Has(FairyPact) {
		kit.Pact = card.Sword + card.Kind(rapid.IntRange(0, 3).Draw(rt, "pact"))
	}
	return kit
}

// drawStep draws a step that is often legal and sometimes nonsense.
func drawStep(rt *rapid.T, p *Pen) Step {
	legal := p.Next(nil)
	if len(legal) == 0 || rapid.IntRange(0, 3).Draw(rt, "wild") == 0 {
		return drawAnyStep(rt, p.Tableau())
	}
	n := rapid.SampledFrom(legal).Draw(rt, "next")
	s := n.Step
	if paid, ok := n.Paid(); ok && (n.MustPay || rapid.IntRange(0, 3).Draw(rt, "pay") > 0) {
		s = paid
		if rapid.Bool().Draw(rt, "chosen") {
			all := p.Payments(n.Asks)
			s.Pay = nil
			for range n.Count {
				s.Pay = append(s.Pay, rapid.SampledFrom(all).Draw(rt, "resource"))
			}
		}
	}
	return s
}

func drawAnyStep(rt *rapid.T, t *Tableau) Step {
	resources := []Resource{Item(), FairyOf(card.Sword), FairyOf(card.Key), FairyOf(card.Rope), FairyOf(card.Scroll),
		SpellOf(PhantomBlade), SpellOf(SilentLatch), SpellOf(Featherfall), SpellOf(LivingCircle), SpellOf(EastWestGate)}
	s := Step{Action: Action(rapid.IntRange(1, 9).Draw(rt, "action"))}
	s.Side = card.Side(1 << rapid.IntRange(0, 3).Draw(rt, "side"))
	s.Book = rapid.SampledFrom([]Book{NorthSouthGate, EastWestGate}).Draw(rt, "gate")
	targets := append(append(append([]Node{}, t.circles...), t.barrels...), t.monsters...)
	if len(targets) == 0 || rapid.Bool().Draw(rt, "anywhere") {
		targets = []Node{Node(rapid.IntRange(0, t.Nodes()-1).Draw(rt, "node"))}
	}
	s.At = t.Spot(rapid.SampledFrom(targets).Draw(rt, "target"))
	s.With = rapid.SampledFrom(resources).Draw(rt, "with")
	if s.Action != Fall {
		for range rapid.SampledFrom([]int{0, 0, 1, 2}).Draw(rt, "payments") {
			s.Pay = append(s.Pay, rapid.SampledFrom(resources).Draw(rt, "payment"))
		}
	}
	return s
}

// snapshot is everything of a pen that a rule could ask for.
func snapshot(p *Pen) Pen {
	q := *p.Clone()
	q.asked = asked{}
	q.arena = nil
	return q
}

// TestPenAgreesWithOracle walks at random and asks the oracle after every step, taken or
// refused. A refused step changes nothing (MMV-040), and stepping back restores
// everything.
func TestPenAgreesWithOracle(t *testing.T) {
	all, err := card.Load()
	require.NoError(t, err)
	rapid.Check(t, func(rt *rapid.T) {
		placed := drawTableau(rt, all.Cards())
		kit := drawKit(rt)
		tab, err := New(placed)
		require.NoError(rt, err)
		p := NewPen(tab, kit)
		for range rapid.IntRange(1, 40).Draw(rt, "steps") {
			s := drawStep(rt, p)
			before := snapshot(p)
			path := append(p.Path(), s)
			want := judge(placed, kit, path)
			err := p.Step(s)
			require.Equal(rt, want.legal, err == nil, "%v: %s: %v", placed, path, err)
			if err != nil {
				require.Equal(rt, before, snapshot(p), "a refused step changed the pen")
				continue
			}
			compare(rt, p, want)
			require.True(rt, p.Back())
			require.Equal(rt, before, snapshot(p), "stepping back did not restore the pen")
			require.NoError(rt, p.Step(s))
			compare(rt, p, want)
		}
	})
}

func compare(t require.TestingT, p *Pen, want verdict) {
	r := p.Result()
	require.Equal(t, want.standing, p.Standing())
	require.Equal(t, want.tally, r.Tally)
	require.Equal(t, want.exit, r.Exit)
	require.Equal(t, want.optimize, [2]int{r.Recycling, r.Scissors})
	require.Equal(t, want.books, r.Books)
	require.Equal(t, want.fairies, p.Fairies())
	n := 0
	for _, f := range r.Finds {
		if f.Crossed {
			n++
		}
	}
	require.Equal(t, want.crossed, n)
}

// TestNextListsExactlyTheLegalSteps compares Next with trying every step there is.
func TestNextListsExactlyTheLegalSteps(t *testing.T) {
	all, err := card.Load()
	require.NoError(t, err)
	rapid.Check(t, func(rt *rapid.T) {
		placed := drawTableau(rt, all.Cards())
		kit := drawKit(rt)
		tab, err := New(placed)
		require.NoError(rt, err)
		p := NewPen(tab, kit)
		for range rapid.IntRange(1, 15).Draw(rt, "steps") {
			offered := p.Next(nil)
			for _, n := range offered {
				want := judge(placed, kit, append(p.Path(), n.Step))
				require.Equal(rt, !n.MustPay, want.legal, "%s after %s", n.Step, p.Path())
				if want.legal {
					require.Equal(rt, n.Unpaid, want.standing)
				}
				if paid, ok := n.Paid(); ok {
					want := judge(placed, kit, append(p.Path(), paid))
					require.True(rt, want.legal)
					require.Equal(rt, Moving, want.standing)
				}
			}
			for _, s := range every(p) {
				if judge(placed, kit, append(p.Path(), s)).legal {
					require.True(rt, contains(offered, s), "%s after %s is not offered", s, p.Path())
				}
			}
			if len(offered) == 0 {
				return
			}
			n := rapid.SampledFrom(offered).Draw(rt, "next")
			s := n.Step
			if paid, ok := n.Paid(); ok {
				s = paid
			}
			require.NoError(rt, p.Step(s))
		}
	})
}

// every lists all steps without payment at arrival.
func every(p *Pen) []Step {
	list := []Step{{Action: Fall}, {Action: TakeStairs}, {Action: Climb},
		{Action: Wrap, Book: NorthSouthGate}, {Action: Wrap, Book: EastWestGate}}
	for _, side := range card.Sides() {
		list = append(list, Step{Action: Go, Side: side})
	}
	for n := range p.t.Nodes() {
		at := p.t.Spot(Node(n))
		for _, side := range card.Sides() {
			list = append(list, Step{Action: Start, At: at, Side: side})
		}
		list = append(list, Step{Action: UseBarrel, At: at}, Step{Action: ToMonster, At: at})
		if pay := p.Payments(card.Scroll); len(pay) > 0 {
			list = append(list, Step{Action: UseCircle, At: at, With: pay[0]})
		}
	}
	return list
}

func contains(offered []Next, s Step) bool {
	for _, n := range offered {
		if n.Step.Action == s.Action && n.Step.Side == s.Side && n.Step.At == s.At && n.Step.Book == s.Book {
			return true
		}
	}
	return false
}
