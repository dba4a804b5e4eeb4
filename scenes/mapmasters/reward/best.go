package reward

import (
	"context"
	"time"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/cartographer"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/showing"
)

// bestNodes bounds the search on the own layout.
const bestNodes = 250_000

// answer is a path that was there: what it would have brought.
type answer struct {
	site  *showing.Site
	vp    int
	coins int
	value int  // in units of cartographer.Point
	exact bool // nothing better exists
}

// best looks for the best path one has missed, beside the game loop, and shows it.
type best struct {
	open   bool
	of     *account
	cancel context.CancelFunc
	layout <-chan *answer // nil when nothing is awaited
	plan   <-chan *answer
	here   *answer // on the own layout
	there  *answer // in any layout of the five cards
	pick   int     // 0 the own path, 1 here, 2 there
	since  time.Duration
	failed bool
}

// stop ends the search; what has been found stays.
func (b *best) stop() {
	if b.cancel != nil {
		b.cancel()
		b.cancel = nil
	}
	if b.layout != nil || b.plan != nil {
		b.layout, b.plan, b.of = nil, nil, nil
		b.open, b.pick = false, 0
	}
}

// close puts the paper away.
func (b *best) close() { b.open, b.pick = false, 0 }

// site is the dungeon that is shown in place of the own one, nil for none.
func (b *best) site() *showing.Site {
	switch {
	case !b.open:
		return nil
	case b.pick == 1 && b.here != nil:
		return b.here.site
	case b.pick == 2 && b.there != nil:
		return b.there.site
	}
	return nil
}

// progress is how far its path is drawn.
func (b *best) progress(u *ui.UI, s *showing.Site) float64 {
	d := u.Pace(time.Duration(s.Len()) * 38 * ms)
	if d <= 0 || u.Prefs.Reduced || u.Now-b.since >= d {
		return float64(s.Len())
	}
	u.Wake()
	return float64(s.Len()) * float64(u.Now-b.since) / float64(d)
}

// listen takes what the search has found.
func (b *best) listen(u *ui.UI) {
	take := func(from *<-chan *answer, to **answer) {
		if *from == nil {
			return
		}
		select {
		case a := <-*from:
			*to, *from = a, nil
			b.failed = b.failed || a == nil
			u.Wake()
		default:
		}
	}
	take(&b.layout, &b.here)
	take(&b.plan, &b.there)
}

// bestOffered says whether the shown dungeon's player may see the best path: a person,
// after everything has been shown, in a match that allows it.
func (v *View) bestOffered() bool {
	a := v.shown()
	return a != nil && v.show.over() && v.b.Setup().Options["best"] != "off" && !v.b.Match.IsBot(a.seat)
}

func (v *View) bestButton(u *ui.UI, r ui.Rect) {
	word := u.T("mapmasters.reward.best-missed")
	if v.best.open {
		word = u.T("mapmasters.reward.figures")
	}
	if u.Button("best-path", r, ui.Button{Kind: ui.Secondary, Icon: "search", Word: word, Key: "B", Tip: ui.Tip{Title: u.T("mapmasters.reward.best-missed"), Body: u.T("mapmasters.setup.best-note")}}) {
		v.toggleBest(u)
	}
}

// toggleBest opens the paper of the best path, or puts it away.
func (v *View) toggleBest(u *ui.UI) {
	a := v.shown()
	u.Wake()
	if v.best.open {
		v.best.close()
		return
	}
	if v.best.of != a {
		v.best.stop()
		v.best = best{of: a}
		v.seek(a)
	}
	v.best.open, v.best.pick = true, 0
}

// seek starts both searches for a seat.
func (v *View) seek(a *account) {
	ctx, cancel := context.WithCancel(context.Background())
	v.best.cancel = cancel
	kit := a.kit(v.b.State())
	worth := cartographer.Known(v.l.primary)
	var hand []*card.Card
	for _, id := range v.hand(a) {
		if k := v.b.Tables.Card(id); k != nil {
			hand = append(hand, k)
		}
	}
	own := a.own(worth, v.l.primary)
	aim := v.l.primary
	layout, plan := make(chan *answer, 1), make(chan *answer, 1)
	v.best.layout, v.best.plan = layout, plan
	tab := a.site.Tableau()
	pact := a.plan.Pact
	go func() {
		here := onLayout(ctx, tab, kit, pact, worth, aim)
		if here != nil && here.value <= own.value { // the search may be cut before it comes that far
			better := own
			better.exact = here.exact
			here = &better
		}
		layout <- here
		there := inAnyLayout(ctx, hand, kit, worth, aim)
		for _, other := range []*answer{&own, here} {
			if there != nil && other != nil && there.value < other.value {
				keep := *other
				keep.exact = false
				there = &keep
			}
		}
		plan <- there
	}()
}

// hand lists the cards of the round: those laid, and the rest of the hand.
func (v *View) hand(a *account) []mapmasters.CardID {
	var out []mapmasters.CardID
	met := map[mapmasters.CardID]bool{}
	add := func(id mapmasters.CardID) {
		if !met[id] {
			met[id] = true
			out = append(out, id)
		}
	}
	for _, p := range a.plan.Cards {
		add(p.Card)
	}
	for _, id := range a.hand {
		add(id)
	}
	return out
}

// own is the path that was handed in, in the same terms.
func (a *account) own(worth cartographer.Worth, aim mapmasters.Objective) answer {
	return *answerOf(a.site, worth, aim, true)
}

func answerOf(s *showing.Site, worth cartographer.Worth, aim mapmasters.Objective, exact bool) *answer {
	r := s.Result()
	return &answer{site: s, vp: r.Tally.Of(aim.Aim) * aim.Value, coins: r.Tally.Of(dungeon.Coins), value: worth.Of(r), exact: exact}
}

// onLayout looks for the best path on the dungeon as it lies, with the token SB-02 was
// given up for if it was.
func onLayout(ctx context.Context, t *dungeon.Tableau, kit dungeon.Kit, pact card.Kind, worth cartographer.Worth, aim mapmasters.Objective) *answer {
	kit.Pact = pact
	f, err := cartographer.Best(ctx, t, kit, worth, bestNodes)
	if err != nil {
		return nil
	}
	return answerOf(showing.Of(t.Placements(), kit, f.Path), worth, aim, f.Exact)
}

// inAnyLayout looks for the best plan for the cards of the hand.
func inAnyLayout(ctx context.Context, hand []*card.Card, kit dungeon.Kit, worth cartographer.Worth, aim mapmasters.Objective) *answer {
	p, err := cartographer.Design(ctx, hand, kit, worth, cartographer.Normal())
	if err != nil {
		return nil
	}
	kit.Pact = p.Pact
	return answerOf(showing.Of(p.Placed, kit, p.Path), worth, aim, false)
}

// bestPaper compares the own path with the best ones; a click on a line draws it.
func (v *View) bestPaper(u *ui.UI, in ui.Rect, y float64, a *account) float64 {
	top := y
	y += u.Paragraph(in.X+4, y, in.W-4, ui.SmallHead, u.T("mapmasters.reward.best-missed"), ui.Ink, ui.AlignLeft) + 6
	worth := cartographer.Known(v.l.primary)
	own := a.own(worth, v.l.primary)
	names := []string{"best-own", "best-here", "best-there"}
	u.Group("best-paths")
	y = v.bestLine(u, in, y, 0, names[0], u.T("mapmasters.reward.yours"), &own, nil, false)
	y = v.bestLine(u, in, y, 1, names[1], u.T("mapmasters.reward.best-missed-layout"), v.best.here, &own, v.best.layout != nil)
	y = v.bestLine(u, in, y, 2, names[2], u.T("mapmasters.reward.best-missed-plan"), v.best.there, &own, v.best.plan != nil)
	u.Group("")
	if to, ok := u.Step(names); ok {
		for i, n := range names {
			if n == to {
				v.pick(u, i)
			}
		}
	}
	y += 8
	y += u.Paragraph(in.X+4, y, in.W-4, ui.Note, u.T("mapmasters.reward.best-note"), ui.InkSecond, ui.AlignLeft)
	return y - top
}

// pick shows one of the three paths.
func (v *View) pick(u *ui.UI, i int) {
	if i == 1 && v.best.here == nil || i == 2 && v.best.there == nil || i == v.best.pick {
		return
	}
	v.best.pick, v.best.since = i, u.Now
	u.Play("marker")
	u.Wake()
}

// bestLine draws one of the paths to choose from and gives the height below it.
func (v *View) bestLine(u *ui.UI, in ui.Rect, y float64, i int, name, title string, a *answer, own *answer, sought bool) float64 {
	x, w := in.X+12, in.W-20
	words := ""
	switch {
	case a != nil:
		words = u.T("mapmasters.reward.vp-coins", "n", a.vp, "coins", u.T("count.coins", "n", a.coins))
		if !a.exact && own != nil {
			words = u.T("mapmasters.reward.at-least", "what", words)
		}
		if own != nil && a.value <= own.value {
			words = u.T("mapmasters.reward.best-yours")
			if !a.exact {
				words = u.T("mapmasters.reward.none-better")
			}
		}
	case sought:
		words = u.T("mapmasters.reward.seeking")
	default:
		words = u.T("mapmasters.reward.not-found")
	}
	h := u.ParagraphHeight(ui.LabelMedium, title, w) + u.ParagraphHeight(ui.LabelBold, words, w) + 16
	r := ui.R(in.X, y, in.W, h)
	t := u.Touch(name, r)
	st := ui.StateNormal
	if t.Hot && a != nil {
		st = ui.StateHover
	}
	u.Row(r, v.best.pick == i, st)
	if t.Ring {
		u.Ring(r.Inset(3), 8)
	}
	ty := y + 8
	ty += u.Paragraph(x, ty, w, ui.LabelMedium, title, ui.Ink, ui.AlignLeft)
	u.Paragraph(x, ty, w, ui.LabelBold, words, ui.Ink, ui.AlignLeft)
	if sought {
		u.Flames(r.Right()-54, r.Bottom()-22)
	}
	if t.Clicked {
		v.pick(u, i)
	}
	return y + h + 4
}
