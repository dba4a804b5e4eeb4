package dungeon

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"delvebox/games/mapmasters/card"
)

// draw makes a pen with a path drawn.
func draw(t testing.TB, cards, text string, kit Kit) *Pen {
	t.Helper()
	p := NewPen(tableau(t, cards), kit)
	for _, s := range path(t, text) {
		require.NoError(t, p.Step(s), s.String())
	}
	return p
}

// MMV-040: a refused step says why and draws nothing.
func TestWhySaysWhatIsInTheWay(t *testing.T) {
	p := draw(t, "S01 0,0", "start(0,3,m,W) E", Kit{})
	refused(t, p.Why(card.S), "MMV-029", "not-joined")
	refused(t, p.Why(card.W), "MMV-034", "hallway-twice")
	require.NoError(t, p.Why(card.E))
	require.Equal(t, 2, p.Len(), "asking draws nothing")
	refused(t, p.Why(card.N|card.E), "MMV-144", "no-such-step")
	refused(t, p.Check(Step{}), "MMV-144", "no-such-step")
	refused(t, p.Check(Step{Action: Go}), "MMV-144", "no-such-step")
}

func TestNextTellsWhatIsAsked(t *testing.T) {
	sword := Kit{Fairies: Tokens{}.Plus(card.Sword, 1), Books: BookSet(PhantomBlade)}
	p := draw(t, "D53 0,0", "start(0,3,m,W) E", sword)
	list := p.Next(nil)
	require.Len(t, list, 3, "N, E and S")
	room := list[2]
	assert.Equal(t, card.Sword, room.Asks)
	assert.Equal(t, 2, room.Count)
	assert.Equal(t, Stopped, room.Unpaid)
	assert.Equal(t, []Resource{FairyOf(card.Sword), SpellOf(PhantomBlade)}, room.Pay)
	assert.Nil(t, room.Shortfall())
	s, ok := room.Paid()
	require.True(t, ok)
	require.NoError(t, p.Step(s))
	assert.Equal(t, 2, p.Tally().Of(Monsters))

	bare := draw(t, "D53 0,0", "start(0,3,m,W) E", Kit{})
	room = bare.Next(nil)[2]
	assert.Nil(t, room.Pay)
	refused(t, room.Shortfall(), "MMV-045", "needs-sword")
	assert.Equal(t, "2", room.Shortfall().Args["count"])
	_, ok = room.Paid()
	assert.False(t, ok)

	pit := draw(t, "D14 0,0", "start(3,0,m,N) S S S", Kit{Books: BookSet(Featherfall)}).Next(nil)
	var west Next
	for _, n := range pit {
		if n.Step.Side == card.W {
			west = n
		}
	}
	assert.Equal(t, OnPit, west.Unpaid)
	assert.Equal(t, []Resource{Item()}, west.Pay, "collected items come before books")
}

// MMV-053: a room's pitfall over a used tunnel is offered only to those who can pay.
func TestNextOffersAPitOverAUsedTunnelToThoseWhoPay(t *testing.T) {
	for _, rope := range []int{0, 1} {
		kit := Kit{Fairies: Tokens{}.Plus(card.Sword, 1).Plus(card.Rope, rope), Books: 0}
		p := NewPen(tableau(t, "X4 0,0"), kit)
		for _, s := range path(t, "start(1,0,m,N) S S[item] E stairs S S stairs") {
			require.NoError(t, p.Step(s))
		}
		offered := false
		for _, n := range p.Next(nil) {
			if n.Step.Side == card.N {
				offered = true
				assert.True(t, n.MustPay)
				assert.Equal(t, Spot{2, 3, card.Main}, p.Tableau().Spot(n.To))
			}
		}
		assert.Equal(t, rope > 0, offered)
		refused(t, p.Why(card.N), "MMV-053", "tunnel-used")
	}
}

func TestPaymentsInTheirOrder(t *testing.T) {
	kit := Kit{Fairies: Tokens{}.Plus(card.Sword, 2), Books: BookSet(PhantomBlade, LivingCircle)}
	p := draw(t, "S07 0,0", "start(0,3,m,W) E E E", kit)
	assert.Equal(t, []Resource{ItemOf(2, 3), FairyOf(card.Sword), SpellOf(PhantomBlade)}, p.Payments(card.Sword))
	assert.Equal(t, []Resource{SpellOf(LivingCircle)}, p.Payments(card.Scroll))
	assert.Empty(t, p.Payments(card.Key))
	assert.Empty(t, p.Payments(card.Barrel))
	assert.Equal(t, 1, p.Items(card.Sword))
	assert.Equal(t, 0, p.Items(card.Barrel))
}

func TestTargetsSayWhyNot(t *testing.T) {
	p := draw(t, "D10 0,0; D31 5,2", "start(1,0,m,N) S E E S S", Kit{})
	targets := p.Targets(UseCircle)
	require.Len(t, targets, 1)
	assert.Equal(t, Spot{8, 6, card.Main}, targets[0].At)
	require.NoError(t, targets[0].Why)
	require.NoError(t, p.Step(targets[0].Step))
	assert.Equal(t, Stopped, p.Standing())
	p.Back()
	for _, target := range p.Targets(ToMonster) {
		refused(t, target.Why, "MMV-145", "not-owned")
	}
	require.NotEmpty(t, p.Targets(UseBarrel))
	assert.Empty(t, p.Targets(Go))
}

// MMV-025, MMV-026, MMV-015: finds in the order they are made, for ink and sound.
func TestFindsOfAStep(t *testing.T) {
	p := draw(t, "D10 0,0; D31 5,2", "start(1,0,m,N) S E E S S circle(item; 8,6,m)[fairy(sword)]",
		Kit{Fairies: Tokens{}.Plus(card.Sword, 1)})
	kinds := func(i int) (list []string) {
		for _, f := range p.Finds(i) {
			s := f.Icon.Kind.String()
			if f.Crossed {
				s += "*"
			}
			list = append(list, s)
		}
		return list
	}
	assert.Equal(t, []string{"scroll"}, kinds(2))
	assert.Empty(t, kinds(3))
	assert.Equal(t, []string{"circle"}, kinds(5))
	assert.Equal(t, []string{"scroll*", "circle*", "barrel", "monster*", "key", "coin", "circle", "circle*"}, kinds(6))
	assert.Equal(t, Spot{3, 3, card.Main}, p.Tableau().Spot(p.NodeAfter(5)))
	assert.Equal(t, Spot{8, 6, card.Main}, p.Tableau().Spot(p.NodeAfter(6)))
	assert.Equal(t, Moving, p.StandingAfter(0))
}

// MMV-026: optimizers are circled when reached.
func TestOptimizersAreCircled(t *testing.T) {
	p := draw(t, "D71 0,0", "start(0,5,m,W) E E[fairy(sword)]", Kit{Fairies: Tokens{}.Plus(card.Sword, 1)})
	assert.Equal(t, 2, p.Recycling())
	assert.Equal(t, 0, p.Scissors())
	r := p.Result()
	assert.Equal(t, 2, r.Recycling)
	p = draw(t, "S01 0,0", "start(0,3,m,W) E E S", Kit{})
	assert.Equal(t, 1, p.Scissors())
}

// MMV-064: stairs met on both layers count once, whether taken or not.
func TestStairsCountOnce(t *testing.T) {
	p := draw(t, "S05 0,0", "start(0,1,m,W) E stairs", Kit{})
	assert.Equal(t, 1, p.Tally().Of(Stairways))
	p = draw(t, "S05 0,0", "start(0,1,m,W) E E", Kit{})
	assert.Equal(t, 1, p.Tally().Of(Stairways), "passed by")
}

func TestCloneIsApart(t *testing.T) {
	p := draw(t, "S03 0,0", "start(3,0,m,N) S W W", Kit{})
	q := p.Clone()
	before := snapshot(p)
	require.NoError(t, q.Step(Step{Action: Go, Side: card.S, Pay: []Resource{Item()}}))
	require.NoError(t, q.Step(Step{Action: Go, Side: card.S}))
	require.Equal(t, before, snapshot(p))
	q.BackTo(2)
	require.Equal(t, before, snapshot(p))
	q.Reset()
	require.Equal(t, 0, q.Len())
	require.False(t, q.Back())
	require.Equal(t, before, snapshot(p))
}

func TestStepKeepsItsOwnPayment(t *testing.T) {
	p := draw(t, "S03 0,0", "start(3,0,m,N) S W W", Kit{})
	pay := []Resource{Item()}
	require.NoError(t, p.Step(Step{Action: Go, Side: card.S, Pay: pay}))
	pay[0] = SpellOf(PhantomBlade)
	assert.Equal(t, "S[item]", p.StepAt(4).String())
	p.Path()[4].Pay[0] = SpellOf(PhantomBlade)
	assert.Equal(t, "S[item]", p.StepAt(4).String())
}

// MMV-074: a pact wants the book and a kind that has tokens.
func TestPactWantsItsBook(t *testing.T) {
	tab := tableau(t, "S02 0,0")
	_, err := Replay(tab, Kit{Pact: card.Key}, nil)
	refused(t, err, "MMV-074", "book-used")
	_, err = Replay(tab, Kit{Pact: card.Barrel, Books: BookSet(FairyPact)}, nil)
	refused(t, err, "MMV-074", "no-token")
	r, err := Replay(tab, Kit{Pact: card.Key, Books: BookSet(FairyPact)}, path(t, "start(0,5,m,W) E E E[fairy(key)]"))
	require.NoError(t, err)
	assert.Equal(t, 1, r.Fairies.Of(card.Key))
	assert.Equal(t, BookSet(FairyPact), r.Books)
}

// MMV-144: a plan is replayed, and the first refused step is named.
func TestReplayNamesTheFirstRefusedStep(t *testing.T) {
	_, err := Replay(tableau(t, "S01 0,0"), Kit{}, path(t, "start(0,3,m,W) E S E"))
	refused(t, err, "MMV-029", "not-joined")
	require.ErrorContains(t, err, "step=3")
	r, err := Plan{}.Check(Kit{})
	require.NoError(t, err)
	assert.Zero(t, r.Squares)
	_, err = Plan{Path: path(t, "start(0,3,m,W)")}.Check(Kit{})
	refused(t, err, "MMV-131", "no-cards")
	_, err = Plan{Placed: lay(t, "S01 0,0; S02 1,0")}.Check(Kit{})
	refused(t, err, "MMV-132", "overlap")
}

// MMV-139: what is cut is a legal beginning, and the step behind it is refused.
func TestCutIsTheLongestLegalBeginning(t *testing.T) {
	all, err := card.Load()
	require.NoError(t, err)
	rapid.Check(t, func(rt *rapid.T) {
		p := rapidPick(rt)
		kit := drawKit(p)
		var placed []Placement
		for range 1 + p(4) {
			placed = append(placed, Placement{one(p, all.Cards()), 5 * p(4), 2 * p(8), p(2) == 1})
		}
		plan := Plan{Placed: placed}
		if tab, err := Lay(placed); err == nil {
			pen := NewPen(tab, kit)
			for range p(20) {
				_ = pen.Step(drawStep(p, pen))
			}
			plan.Path = pen.Path()
			if p(2) == 1 {
				plan.Path = append(plan.Path, drawAnyStep(p, tab))
			}
		}
		cut := plan.Cut(kit)
		require.LessOrEqual(rt, len(cut.Path), len(plan.Path))
		_, err := cut.Check(kit)
		require.NoError(rt, err)
		if len(cut.Placed) > 0 && len(cut.Path) < len(plan.Path) {
			_, err = Plan{cut.Placed, plan.Path[:len(cut.Path)+1]}.Check(kit)
			require.Error(rt, err)
		}
	})
}

// MMV-090: the numbers of the books, with the names of the cards that they stand for.
func TestBooksAreNumbered(t *testing.T) {
	for b, id := range map[Book]string{PhantomBlade: "SB-01", FairyPact: "SB-02", MonsterTeleport: "SB-03", SilentLatch: "SB-04",
		Featherfall: "SB-05", CrossedWays: "SB-06", SpiderClimb: "SB-07", LivingCircle: "SB-08", BarrelTeleport: "SB-09",
		NorthSouthGate: "SB-11", EastWestGate: "SB-12"} {
		assert.Equal(t, id, b.String())
		read, ok := ParseBook(id)
		assert.True(t, ok)
		assert.Equal(t, b, read)
	}
	for _, bad := range []string{"", "SB-00", "SB-18", "SB-1", "sb-01", "SB-001"} {
		_, ok := ParseBook(bad)
		assert.False(t, ok, bad)
	}
	set := BookSet(1, 17)
	assert.Equal(t, []Book{1, 17}, set.List())
	assert.Equal(t, 1, set.Without(17).Count())
	assert.False(t, Books(1).Has(NoBook))
}

func TestAimsHaveNames(t *testing.T) {
	for a := range Aims {
		read, ok := ParseAim(a.String())
		assert.True(t, ok)
		assert.Equal(t, a, read)
	}
	_, ok := ParseAim("unknown")
	assert.False(t, ok)
}

// Every reason has a clause and a key.
func TestEveryReasonSaysSomething(t *testing.T) {
	for r := fine + 1; r < reasons; r++ {
		f := fault{why: r, kind: card.Sword, count: 1}.refusal()
		assert.Regexp(t, `^MMV-\d{3}$`, f.Clause, "reason %d", r)
		assert.Regexp(t, `^[a-z-]+$`, f.Key, "reason %d", r)
	}
}
