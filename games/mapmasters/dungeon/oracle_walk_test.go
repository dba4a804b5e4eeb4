package dungeon

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"delvebox/games/mapmasters/card"
)

// pick draws a number from 0 to n-1.
type pick func(n int) int

// rapidPick draws from rapid, which shrinks what fails.
func rapidPick(rt *rapid.T) pick {
	return func(n int) int { return rapid.IntRange(0, n-1).Draw(rt, "pick") }
}

func one[T any](p pick, list []T) T { return list[p(len(list))] }

// drawTableau lays up to five random cards at random legal places.
func drawTableau(p pick, cards []*card.Card) []Placement {
	var placed []Placement
	for range 1 + p(5) {
		k := one(p, cards)
		if places := Places(placed, k); len(places) > 0 {
			placed = append(placed, one(p, places))
		}
	}
	return placed
}

// drawKit brings a few tokens and books.
func drawKit(p pick) Kit {
	kit := Kit{Books: Books(p(1<<18)) &^ 1}
	for i := range kit.Fairies {
		kit.Fairies[i] = int8(p(3))
	}
	if kit.Books.Has(FairyPact) {
		kit.Pact = card.Sword + card.Kind(p(4))
	}
	return kit
}

// drawStep draws a step that is often legal and sometimes nonsense.
func drawStep(p pick, pen *Pen) Step {
	legal := pen.Next(nil)
	if len(legal) == 0 || p(4) == 0 {
		return drawAnyStep(p, pen.Tableau())
	}
	var inside []Next
	for _, n := range legal {
		if n.Step.Action != Start && pen.Tableau().Room(n.To) >= 0 {
			inside = append(inside, n)
		}
	}
	if len(inside) > 0 && p(4) > 0 { // loiter in rooms, where the rules are hardest
		legal = inside
	}
	n := one(p, legal)
	s := n.Step
	if paid, ok := n.Paid(); ok && (n.MustPay || p(6) > 0) {
		s = paid
		if p(2) > 0 {
			all := pen.Payments(n.Asks)
			s.Pay = nil
			for range n.Count {
				s.Pay = append(s.Pay, one(p, all))
			}
		}
	}
	return s
}

func drawAnyStep(p pick, t *Tableau) Step {
	resources := []Resource{Item(), FairyOf(card.Sword), FairyOf(card.Key), FairyOf(card.Rope), FairyOf(card.Scroll),
		SpellOf(PhantomBlade), SpellOf(SilentLatch), SpellOf(Featherfall), SpellOf(LivingCircle), SpellOf(EastWestGate)}
	item := t.Spot(Node(p(t.Nodes())))
	resources = append(resources, ItemOf(item.X, item.Y))
	s := Step{Action: Action(1 + p(9)), Side: card.Side(1 << p(4)), Book: one(p, []Book{NorthSouthGate, EastWestGate})}
	targets := append(append(append([]Node{}, t.circles...), t.barrels...), t.monsters...)
	if len(targets) == 0 || p(2) > 0 {
		targets = []Node{Node(p(t.Nodes()))}
	}
	s.At = t.Spot(one(p, targets))
	s.With = one(p, resources)
	if s.Action != Fall {
		for range one(p, []int{0, 0, 1, 2}) {
			s.Pay = append(s.Pay, one(p, resources))
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
	rapid.Check(t, func(rt *rapid.T) { agree(rt, rapidPick(rt), all.Cards()) })
	large := halls(t)
	for seed := range uint64(1200) {
		luck := rand.New(rand.NewPCG(seed, 1))
		agree(t, luck.IntN, all.Cards())
		agree(t, luck.IntN, large)
	}
}

// agree makes one walk of up to 60 steps.
func agree(t require.TestingT, p pick, cards []*card.Card) {
	placed, kit := drawTableau(p, cards), drawKit(p)
	tab, err := New(placed)
	require.NoError(t, err)
	pen := NewPen(tab, kit)
	for range 1 + p(60) {
		s := drawStep(p, pen)
		before := snapshot(pen)
		path := append(pen.Path(), s)
		want := judge(placed, kit, path)
		err := pen.Step(s)
		if want.legal != (err == nil) {
			require.Equal(t, want.legal, err == nil, "%v: %s: %v", placed, path, err)
		}
		if err != nil {
			require.Equal(t, before, snapshot(pen), "a refused step changed the pen")
			continue
		}
		compare(t, pen, want)
		require.True(t, pen.Back())
		require.Equal(t, before, snapshot(pen), "stepping back did not restore the pen")
		require.NoError(t, pen.Step(s))
		if pen.Standing() == Stopped { // as good as over: try something else
			pen.Back()
		}
	}
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
		placed, kit := drawTableau(rapidPick(rt), all.Cards()), drawKit(rapidPick(rt))
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
			if p.Standing() == Unstarted {
				list = append(list, Step{Action: Start, At: at, Side: side})
			}
		}
		if p.t.Icon(Node(n)).Kind == card.None {
			continue
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
