package explore

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"delvebox/engine/input"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/cartographer"
	"delvebox/games/mapmasters/dungeon"

	"github.com/stretchr/testify/require"
)

// TestPlansAreCarriedOutByHand lets the computer player plan dungeons for random hands,
// and lays and draws them with the mouse: what comes out is what was planned.
func TestPlansAreCarriedOutByHand(t *testing.T) {
	games := 6
	if os.Getenv("ROUNDS") != "" {
		games = 60
	}
	books := []mapmasters.BookID{1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12}
	for seed := range uint64(games) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			rng := rand.New(rand.NewPCG(seed, 99))
			h := hands{aim: dungeon.Aim(rng.IntN(int(dungeon.Aims))), ready: mapmasters.Tokens{1, 1, 1, 1}}
			var ownDeck, market = rng.Perm(9), rng.Perm(72)
			for i := range 2 {
				h.cards = append(h.cards, mapmasters.CardID(ownDeck[i]+1).String())
			}
			for i := range 3 {
				h.cards = append(h.cards, mapmasters.CardID(market[i]+10).String())
			}
			for _, i := range rng.Perm(len(books))[:2] {
				h.books = append(h.books, books[i])
			}
			r := newRig(t, h)
			var hand []*card.Card
			for _, c := range r.v.s.hand {
				hand = append(hand, c.card)
			}
			w := cartographer.Known(r.b.State().Primary(1))
			w.Exit = cartographer.Point
			for i := range w.Aims {
				w.Aims[i] += rng.IntN(cartographer.Point)
			}
			p, err := cartographer.Design(context.Background(), hand, r.v.s.ready, w, cartographer.Budget{Width: 6, Glances: 40, Finals: 2, Changes: 10, Glance: 200, Nodes: 8000})
			require.NoError(t, err)
			d := &drawer{rig: r, plan: p}
			d.carryOut()
			tab, err := dungeon.New(p.Placed)
			require.NoError(t, err)
			kit := r.v.s.ready
			kit.Pact = p.Pact
			want, err := dungeon.Replay(tab, kit, p.Path)
			require.NoError(t, err)
			got := r.v.s.pen.Result()
			require.Equal(t, want.Tally, got.Tally, "%s\n%s", p.Path, r.v.s.pen.Path())
			require.Equal(t, want.Exit, got.Exit)
			require.Equal(t, want.Books, got.Books)
			r.draw(fmt.Sprintf("plan-%d", seed))
			r.click("done")
			r.click("done-yes")
			require.Equal(t, 1, r.b.Match.Len())
		})
	}
}

// drawer carries a plan out with the mouse.
type drawer struct {
	*rig
	plan cartographer.Project
}

func (d *drawer) carryOut() {
	d.t.Helper()
	for _, p := range d.plan.Placed {
		name := "card-" + p.Card.ID
		if p.Turned {
			d.press(name, input.Right)
		}
		for range 4 {
			d.key("Minus", false)
		}
		d.drag(name, fmt.Sprintf("place %d,%d", p.X, p.Y))
	}
	d.key("0", false)
	require.Len(d.t, d.v.s.laid, len(d.plan.Placed), "%v: %s", d.plan.Placed, d.u.Refused())
	for _, p := range d.plan.Placed {
		at, ok := d.v.s.cardAt(p.X, p.Y)
		require.True(d.t, ok)
		require.Equal(d.t, p.Card.ID, at.Card.String())
		require.Equal(d.t, p.Turned, at.Turned)
	}
	if d.plan.Pact != card.None {
		d.click("book-SB-02")
		d.click("pact-" + d.plan.Pact.String())
	}
	for i, st := range d.plan.Path {
		d.step(i, st)
		pen := d.v.s.pen
		if i+1 < len(d.plan.Path) && d.plan.Path[i+1].Action == dungeon.Fall {
			continue
		}
		require.Equal(d.t, i+1, pen.Len(), "step %d, %s of %s: %s", i+1, st, d.plan.Path, d.u.Refused())
	}
}

// step makes one step and answers what it asks.
func (d *drawer) step(i int, st dungeon.Step) {
	d.t.Helper()
	v := d.v
	before := v.s.pen.Clone()
	edge := func(at dungeon.Spot, side card.Side) { d.click(opening{at: at, side: side}.name()) }
	switch st.Action {
	case dungeon.Start:
		edge(st.At, st.Side)
	case dungeon.Go:
		at := v.s.tab.Spot(v.s.pen.Node())
		if way := v.s.tab.Beyond(v.s.pen.Node(), st.Side); way == dungeon.Free {
			edge(at, st.Side)
			break
		}
		dx, dy := st.Side.Step()
		d.click(squareName(at.X+dx, at.Y+dy))
	case dungeon.Fall:
		d.click("fall")
	case dungeon.TakeStairs:
		d.click("stairs")
	case dungeon.Climb:
		d.click("climb")
	case dungeon.Wrap:
		d.click("wrap")
	case dungeon.UseCircle, dungeon.UseBarrel, dungeon.ToMonster:
		d.click(map[dungeon.Action]string{dungeon.UseCircle: "circle", dungeon.UseBarrel: "barrel", dungeon.ToMonster: "monster"}[st.Action])
		d.click(squareName(st.At.X, st.At.Y))
	}
	for v.ask != nil && v.ask.kind == askCross {
		d.click("cross")
	}
	if v.ask != nil && v.ask.kind == askCircle {
		d.pay(before, card.Scroll, st.With, nil)
	}
	if v.ask == nil {
		return
	}
	if len(st.Pay) == 0 {
		if i+1 < len(d.plan.Path) {
			return // falls with the next step
		}
		d.click("stop")
		return
	}
	var picked []dungeon.Resource
	for _, p := range st.Pay {
		picked = append(picked, d.pay(before, v.ask.next.Asks, p, picked))
	}
}

// pay clicks the resource that the plan names.
func (d *drawer) pay(before *dungeon.Pen, kind card.Kind, want dungeon.Resource, picked []dungeon.Resource) dungeon.Resource {
	d.t.Helper()
	offers := d.v.s.unpicked(kind, picked)
	for i, o := range offers {
		if o == want || want.Source == dungeon.FirstItem && o.Source == dungeon.ItemAt {
			d.click(fmt.Sprintf("pay-%d", i+1))
			return o
		}
	}
	d.t.Fatalf("nothing pays %s among %v", want, offers)
	return want
}
