package delve

import (
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// owes says whether treasures have to be given up before anything else.
func (v *View) owes() bool { return v.d.Owed > 0 }

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
