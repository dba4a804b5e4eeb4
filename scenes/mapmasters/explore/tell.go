package explore

import (
	"strings"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// story is what the path has done, in sentences, made once after each change.
type story struct {
	stamp int
	ok    bool
	lines []string
}

// Strip draws the line at the foot: what the last steps of the pen did, or the log while
// there are none.
func (v *View) Strip(u *ui.UI, r ui.Rect) {
	if v.s.pen.Len() == 0 {
		v.b.Strip(u, r)
		return
	}
	lines := v.told()
	if meets := v.meets(u); meets != "" {
		lines = append(lines[:len(lines):len(lines)], meets)
	}
	v.b.StripOf(u, r, lines)
}

// told gives the sentences of the last steps that did anything.
func (v *View) told() []string {
	t := &v.story
	if t.ok && t.stamp == v.s.stamp {
		return t.lines
	}
	const most = 5
	*t = story{stamp: v.s.stamp, ok: true}
	for i := v.s.pen.Len() - 1; i >= 0 && len(t.lines) < most; i-- {
		if line := v.tellStep(i); line != "" {
			t.lines = append([]string{line}, t.lines...)
		}
	}
	return t.lines
}

// meets tells of what the open choice is about.
func (v *View) meets(u *ui.UI) string {
	sq, ok := v.askedSquare()
	if !ok || v.ask.kind != askPay {
		return ""
	}
	p, on := v.s.cardAt(sq.x, sq.y)
	if !on {
		return ""
	}
	key := "room"
	if kind := v.s.tab.Icon(v.ask.next.To).Kind; v.s.tab.Room(v.ask.next.To) < 0 || kind == card.Pitfall {
		key = kind.String()
	}
	return u.T("mapmasters.explore.meets."+key, "card", v.b.CardName(p.Card))
}

// tellStep is the sentence of step i, "" if it only walks.
func (v *View) tellStep(i int) string {
	p := v.s.pen
	st := p.StepAt(i)
	t := func(key string, args ...any) string { return v.b.Words.T("mapmasters.explore.tell."+key, args...) }
	n := p.NodeAfter(i)
	place := ""
	if n >= 0 {
		at := v.s.tab.Spot(n)
		if c, on := v.s.cardAt(at.X, at.Y); on {
			place = v.b.CardName(c.Card)
		}
	}
	var parts []string
	switch st.Action {
	case dungeon.Start:
		parts = append(parts, t("start", "card", place))
	case dungeon.Go:
		if p.StandingAfter(i) == dungeon.Outside {
			return t("exit", "card", place)
		}
	case dungeon.Fall, dungeon.TakeStairs, dungeon.Climb, dungeon.UseCircle, dungeon.UseBarrel, dungeon.ToMonster, dungeon.Wrap:
		parts = append(parts, t(map[dungeon.Action]string{dungeon.Fall: "fall", dungeon.TakeStairs: "stairs", dungeon.Climb: "climb",
			dungeon.UseCircle: "circle", dungeon.UseBarrel: "barrel", dungeon.ToMonster: "monster", dungeon.Wrap: "wrap"}[st.Action], "card", place))
	}
	if p.StandingAfter(i) == dungeon.Stopped {
		return t("stopped", "card", place)
	}
	if len(st.Pay) > 0 {
		parts = append(parts, t("pays-"+v.paidFor(n), "with", v.payWords(st), "n", len(st.Pay)))
	}
	if found := v.foundWords(i); found != "" {
		key := "finds"
		if v.s.tab.Room(n) >= 0 {
			key = "room"
		}
		parts = append(parts, t(key, "things", found, "card", place))
	}
	for i := range parts {
		parts[i] = strings.TrimSuffix(parts[i], ".")
	}
	return strings.Join(parts, ". ")
}

// paidFor is what a payment on a square was for.
func (v *View) paidFor(n dungeon.Node) string {
	switch kind := v.s.tab.Icon(n).Kind; kind {
	case card.Padlock, card.Lava, card.Pitfall:
		return kind.String()
	}
	return "monster"
}

// payWords lists what was spent.
func (v *View) payWords(st dungeon.Step) string {
	var list []string
	for _, r := range st.Pay {
		switch r.Source {
		case dungeon.Fairy:
			list = append(list, v.b.FairyName(r.Kind))
		case dungeon.Spell:
			list = append(list, v.b.BookName(r.Book))
		default:
			n := v.s.tab.NodeAt(dungeon.Spot{X: r.X, Y: r.Y})
			kind := card.Sword
			if n >= 0 && r.Source == dungeon.ItemAt {
				if k := v.iconAt(r.X, r.Y).Kind; k != card.None {
					kind = k
				}
			}
			list = append(list, v.counted(kind, 1))
		}
	}
	return v.b.Words.List(list...)
}

// iconAt is what lies on a lattice square, on either level.
func (v *View) iconAt(x, y int) card.Icon {
	p, on := v.s.cardAt(x, y)
	if !on {
		return card.Icon{}
	}
	return v.face(p).Icon(x-p.X, y-p.Y)
}

// counted is so many things of a kind in words.
func (v *View) counted(kind card.Kind, n int) string {
	return v.b.Words.T("mapmasters.counted."+kind.String(), "n", n)
}

// foundWords lists what step i circled and did not use up at once.
func (v *View) foundWords(i int) string {
	var n [card.Kinds]int
	var order []card.Kind
	for _, f := range v.s.pen.Finds(i) {
		if f.Crossed {
			continue
		}
		kind := f.Icon.Kind
		if n[kind] == 0 {
			order = append(order, kind)
		}
		n[kind] += max(int(f.Icon.Coins), 1)
	}
	const most = 3
	var list []string
	for _, kind := range order[:min(len(order), most)] {
		list = append(list, v.counted(kind, n[kind]))
	}
	if more := len(order) - most; more > 0 {
		list = append(list, v.b.Words.T("mapmasters.explore.more", "n", more))
	}
	return v.b.Words.List(list...)
}
