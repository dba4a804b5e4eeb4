package delve

import (
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// owes says whether treasures have to be given up before anything else.
func (v *View) owes() bool { return v.d.Owed > 0 }

// mayGive says whether one more of n treasures of a kind can be given up now: each of them
// serves an ultimate that takes one.
func (v *View) mayGive(k dungeonroll.Token, n int) bool {
	if !v.free() {
		return false
	}
	return v.hold.step == giving || v.owes() && int(v.hold.give[k]) < n && v.hold.give.Count() < int(v.d.Owed)
}

// giveUp marks treasures to be given up: a click one more, a right click one less.
func (v *View) giveUp(u *ui.UI, t ui.Touch, k dungeonroll.Token) {
	h := &v.hold
	have := v.st.Player(v.Actor()).Tokens
	switch {
	case t.Menu && h.give[k] > 0:
		h.give[k]--
	case t.Clicked && h.give[k] >= have[k]:
		h.give[k] = 0
	case t.Clicked:
		h.give[k]++
	default:
		return
	}
	u.Wake()
}

// discardDeed gives up what is marked.
func (v *View) discardDeed(u *ui.UI) deed {
	h := &v.hold
	m := dungeonroll.Move{Kind: dungeonroll.DiscardTokens, Tokens: h.give}
	d := deed{name: "main", word: u.T("dungeonroll.button.give-up-n", "n", h.give.Count(), "of", v.d.Owed)}
	d.do = func() {
		if v.Do(u, m, v.p.Main.CX(), v.p.Main.Y) {
			h.give = dungeonroll.Tokens{}
		}
	}
	if why := v.st.Why(v.Actor(), &m); why != nil {
		d.disabled, d.rule = v.Reason(why), why
		if h.give.Count() == 0 {
			d.disabled = u.T("dungeonroll.hand.give-one")
		}
	}
	return d
}
