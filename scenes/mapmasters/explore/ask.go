package explore

import (
	"strconv"

	"delvebox/engine/input"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// askKind is what is being chosen.
type askKind uint8

const (
	askPay    askKind = iota // what pays at the end of a step
	askCross                 // whether SB-06 is used (MMV-081)
	askCircle                // what wakes a magic circle (MMV-066)
	askPact                  // which token SB-02 becomes (MMV-074)
)

// ask is an open choice. Nothing is drawn until it is made.
type ask struct {
	kind   askKind
	next   dungeon.Next
	picked []dungeon.Resource
}

func newAsk(kind askKind, n dungeon.Next) *ask { return &ask{kind: kind, next: n} }

// tokenKind is how a choice is drawn.
type tokenKind uint8

const (
	tokenItem tokenKind = iota // icon on cream, ringed in the player's ink
	tokenFairy
	tokenBook
	tokenPlain // icon on brass
)

// choice is one thing that can be chosen, or one jump that can be made.
type choice struct {
	name        string
	token       tokenKind
	icon        string // of items, fairies and plain ones; the id of a book
	label, note string
	do          func(u *ui.UI)
}

// open opens a choice.
func (v *View) open(u *ui.UI, a *ask) {
	v.ask, v.aim, v.pick = a, nil, 0
	u.Unrefuse()
	u.Wake()
}

// askedSquare is the square that the open choice is about.
func (v *View) askedSquare() (square, bool) {
	if v.ask == nil || v.ask.kind == askPact {
		return square{}, false
	}
	n := v.ask.next.To
	if n < 0 {
		return square{}, false
	}
	at := v.s.tab.Spot(n)
	return square{at.X, at.Y}, true
}

// options lists what can be chosen now: answers to the open choice, else jumps from
// where the pen stands. While a jump is aimed there are only words: what is chosen glows.
func (v *View) options(u *ui.UI) (title, note string, list []choice) {
	switch {
	case v.hold != nil || v.confirm:
		return "", "", nil
	case v.aim != nil:
		return u.T("mapmasters.choose.aim-" + aimNames[v.aim.action]), u.T("mapmasters.choose.aim-note"), nil
	case v.ask == nil:
		return "", "", v.jumps(u)
	}
	a := v.ask
	switch a.kind {
	case askCross:
		return u.T("mapmasters.choose.cross-itself"), "", []choice{
			v.bookChoice(u, "cross", dungeon.CrossedWays, func(u *ui.UI) { v.ask = nil; v.meet(u, a.next) }),
			{name: "stop", token: tokenPlain, icon: "cross", label: u.T("button.cancel"), do: func(u *ui.UI) { v.ask = nil; u.Wake() }},
		}
	case askPact:
		for _, kind := range mapmasters.Fairies() {
			list = append(list, choice{name: "pact-" + kind.String(), token: tokenFairy, icon: kind.String(),
				label: v.b.FairyName(kind), do: func(u *ui.UI) { v.givePact(u, kind) }})
		}
		return u.T("mapmasters.choose.pact"), u.T("mapmasters.choose.pact-note"), list
	case askCircle:
		for i, r := range v.s.pen.Payments(card.Scroll) {
			list = append(list, v.payChoice(u, i, card.Scroll, r, func(u *ui.UI) {
				n := a.next
				n.Step.With = r
				v.ask = nil
				v.meet(u, n)
			}))
		}
		return u.T("mapmasters.choose.circle"), "", list
	}
	return v.payOptions(u, a)
}

// payOptions lists what can pay at the end of a step, and what happens unpaid.
func (v *View) payOptions(u *ui.UI, a *ask) (title, note string, list []choice) {
	n := a.next
	title = v.payTitle(u, a)
	left := n.Count - len(a.picked)
	offers := v.s.unpicked(n.Asks, a.picked)
	if len(offers) < left {
		note, offers = v.b.Reason(n.Shortfall()), nil
		if n.Unpaid == dungeon.OnPit {
			note = ""
		}
	}
	for i, r := range offers {
		list = append(list, v.payChoice(u, i, n.Asks, r, func(u *ui.UI) { v.payWith(u, a, r) }))
	}
	if n.MustPay || len(a.picked) > 0 {
		return title, note, list
	}
	if n.Unpaid == dungeon.OnPit {
		if why := v.s.whyNoFall(n.Step); why == nil {
			list = append(list, choice{name: "fall", token: tokenPlain, icon: "pitfall", label: u.T("mapmasters.choose.fall"),
				note: u.T("mapmasters.choose.fall-note"), do: func(u *ui.UI) { v.fall(u, n.Step) }})
		} else if len(offers) == 0 {
			note = v.b.Reason(asRefusal(why))
		}
	}
	list = append(list, choice{name: "stop", token: tokenPlain, icon: "cross", label: u.T("mapmasters.choose.stop"),
		note: u.T("mapmasters.explore.stop-short"), do: func(u *ui.UI) { v.commit(u, n.Step) }})
	return title, note, list
}

func (v *View) payTitle(u *ui.UI, a *ask) string {
	n := a.next
	if n.Count > 1 {
		if left := n.Count - len(a.picked); len(a.picked) > 0 {
			return u.T("mapmasters.choose.monster-left", "n", left)
		}
		return u.T("mapmasters.choose.monsters", "n", n.Count)
	}
	key := "monster"
	switch v.s.tab.Icon(n.To).Kind {
	case card.Padlock:
		key = "padlock"
	case card.Lava:
		key = "lava"
	case card.Pitfall:
		if n.Asks == card.Rope {
			key = "pit"
		}
	}
	return u.T("mapmasters.choose." + key)
}

// unpicked lists what can still pay when some has been picked.
func (s *site) unpicked(kind card.Kind, picked []dungeon.Resource) []dungeon.Resource {
	var out []dungeon.Resource
	for _, r := range s.pen.Payments(kind) {
		times := 1
		if r.Source == dungeon.Fairy {
			times = s.pen.Fairies().Of(kind)
		}
		for _, p := range picked {
			if p == r {
				times--
			}
		}
		if times > 0 {
			out = append(out, r)
		}
	}
	return out
}

// whyNoFall says why one could not fall after an unpaid step onto a pitfall.
func (s *site) whyNoFall(onto dungeon.Step) error {
	p := s.pen.Clone()
	if err := p.Step(onto); err != nil {
		return err
	}
	return p.Check(dungeon.Step{Action: dungeon.Fall})
}

// payChoice is a resource to choose.
func (v *View) payChoice(u *ui.UI, i int, kind card.Kind, r dungeon.Resource, do func(u *ui.UI)) choice {
	c := choice{name: "pay-" + strconv.Itoa(i+1), icon: kind.String(), do: do}
	switch r.Source {
	case dungeon.Fairy:
		c.token, c.label = tokenFairy, u.T("mapmasters.choose.fairy-"+kind.String())
		left := v.s.pen.Fairies().Of(kind)
		if v.ask != nil {
			for _, p := range v.ask.picked {
				if p == r {
					left--
				}
			}
		}
		c.note = u.T("mapmasters.choose.fairy-left", "n", left)
	case dungeon.Spell:
		b := v.bookChoice(u, c.name, r.Book, do)
		return b
	default:
		c.label = u.T("mapmasters.icon." + kind.String() + ".name")
		if p, on := v.s.cardAt(r.X, r.Y); on {
			c.note = u.T("mapmasters.choose.item-from", "place", v.b.CardName(p.Card))
		}
	}
	return c
}

func (v *View) bookChoice(u *ui.UI, name string, id dungeon.Book, do func(u *ui.UI)) choice {
	return choice{name: name, token: tokenBook, icon: id.String(), label: v.b.BookName(id), note: u.T("mapmasters.choose.once"), do: do}
}

// payWith picks one payment; with the last one the step is made.
func (v *View) payWith(u *ui.UI, a *ask, r dungeon.Resource) {
	a.picked = append(a.picked, r)
	v.pick = 0
	if len(a.picked) < a.next.Count {
		u.Play("ring")
		u.Wake()
		return
	}
	st := a.next.Step
	st.Pay = a.picked
	v.commit(u, st)
}

// fall steps onto a pitfall and falls.
func (v *View) fall(u *ui.UI, onto dungeon.Step) {
	if v.commit(u, onto) {
		v.commit(u, dungeon.Step{Action: dungeon.Fall})
	}
}

// givePact gives SB-02 up for a token.
func (v *View) givePact(u *ui.UI, kind card.Kind) {
	v.ask = nil
	v.s.give(kind)
	u.Play("reveal")
	v.changed(u)
}

// askKeys handles the keys of the open choice.
func (v *View) askKeys(u *ui.UI, list []choice) {
	for i := range min(len(list), 9) {
		if digit(u, i+1) {
			list[i].do(u)
			return
		}
	}
	switch {
	case u.Key(input.ArrowD), u.Key(input.ArrowR):
		v.pick = (v.pick + 1) % max(len(list), 1)
		u.Wake()
	case u.Key(input.ArrowU), u.Key(input.ArrowL):
		v.pick = (v.pick + len(list) - 1) % max(len(list), 1)
		u.Wake()
	case u.Key(input.Escape), u.Key(input.Backspace):
		v.ask = nil
		u.Wake()
	default:
		if _, shown := u.Focused(); !shown && v.pick < len(list) && u.Key(input.Enter) {
			list[v.pick].do(u)
		}
	}
}
