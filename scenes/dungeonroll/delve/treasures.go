package delve

import (
	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
)

// treasures draws the row of the adventurer's treasures.
func (v *View) treasures(u *ui.UI) {
	r := v.p.Treasures
	board.Panel(u, r, true)
	seat := v.Actor()
	pl := v.st.Player(seat)
	title := u.T("dungeonroll.place.treasures")
	if seat != v.Viewer && seat != play.NoSeat {
		title = u.T("dungeonroll.place.treasures-of", "name", v.SeatName(seat))
	}
	ts := board.Fit(u, ui.SmallHead, title, r.W*.5)
	u.TextIn(ui.R(r.X+16, r.Y+6, r.W*.5, 28), ts, title, decor.Head(), ui.AlignLeft)
	u.Area("treasures", ui.R(r.X, r.Y, r.W*.5, 34))
	u.Tip("treasures", ui.R(r.X, r.Y, r.W*.5, 34), ui.Tip{Title: title, Body: u.T("dungeonroll.place.treasures-tip"), Clause: "DR-109"})
	note := v.treasureNote(u, pl)
	u.TextIn(ui.R(r.X+r.W*.5, r.Y+6, r.W*.5-16, 28), board.Fit(u, ui.Note, note, r.W*.5-24-max(0, u.Width(ts, title)-r.W*.5)), note, decor.Text(), ui.AlignRight)
	var kinds []dungeonroll.Token
	for _, k := range dungeonroll.TokenKinds() {
		if pl.Tokens[k] > 0 {
			kinds = append(kinds, k)
		}
	}
	u.Group("tokens")
	names := make([]string, len(kinds))
	n := float64(max(5, len(kinds)))
	w := (r.W - 24) / n
	size, wide := v.tokenSize(u, kinds, &pl, w, r.H-40)
	for i, k := range kinds {
		names[i] = "token-" + k.String()
		v.token(u, ui.R(r.X+12+w*float64(i), r.Y+36, w, r.H-40), k, int(pl.Tokens[k]), size, wide)
	}
	u.Step(names)
	u.Group("")
}

// treasureNote says what the treasures are worth at the end of the game.
func (v *View) treasureNote(u *ui.UI, pl dungeonroll.Player) string {
	switch {
	case pl.Tokens.Count() == 0:
		return u.T("dungeonroll.treasures.none")
	case pl.Hero == dungeonroll.Leprechaun || pl.Hero == dungeonroll.Archaeologist: // DR-184, DR-170
		return u.T("dungeonroll.treasures." + pl.Hero.String())
	}
	n := 0
	for _, t := range pl.Terms()[1:] {
		n += t.Value
	}
	return u.T("dungeonroll.treasures.unused", "n", n)
}

// tokenSize is how wide each treasure is in its part of the row, w by h, and whether the
// words of all of them have room beside them.
func (v *View) tokenSize(u *ui.UI, kinds []dungeonroll.Token, pl *dungeonroll.Player, w, h float64) (size float64, wide bool) {
	for _, d := range []float64{64, 54, 46} {
		d = min(d, h-8, w-4)
		if v.tokensWide(u, kinds, pl, w-d) {
			return d, true
		}
	}
	return min(54, h-8, w-4), false
}

// tokensWide says whether room beside each treasure is enough for its words.
func (v *View) tokensWide(u *ui.UI, kinds []dungeonroll.Token, pl *dungeonroll.Player, room float64) bool {
	for _, k := range kinds {
		n := int(pl.Tokens[k])
		words := max(u.Width(ui.LabelBold, v.tokenWord(u, k, n)), u.Width(ui.Note, v.tokenNote(u, k, n)))
		if board.Pile(n, decor.TokenSize)+14+words > room {
			return false
		}
	}
	return true
}

// tokenWord is the short name of n treasures of a kind.
func (v *View) tokenWord(u *ui.UI, k dungeonroll.Token, n int) string {
	word := u.T("dungeonroll.token." + k.String())
	if n > 1 {
		word = u.T("dungeonroll.times", "n", n, "thing", word)
	}
	return word
}

// token is one kind of treasure in the row, d wide, with words beside it or, where they have no
// room, its name below it.
func (v *View) token(u *ui.UI, r ui.Rect, k dungeonroll.Token, n int, d float64, wide bool) {
	name := "token-" + k.String()
	t := u.Touch(name, r)
	at := ui.R(r.X+4, r.Y+(r.H-d)/2-2, d, d)
	under := u.LineHeight(ui.Label)
	named := !wide && r.W >= 76 && r.H >= 40+under
	if !wide {
		if named { // its name stands below it
			d = min(d, r.H-under-2)
			at = ui.R(at.X, r.Y-2, d, d)
		}
		at.X = r.CX() - d/2
	}
	line := at.Bottom() // of the name, which stays where it is
	if v.tokenUp(k) || v.mayGive(k, n) {
		rim := -2.0
		if named { // close to the treasure, off its name
			rim = 3
		}
		u.Glow(at.Inset(rim), d/2-rim, 0)
	}
	if v.tokenUp(k) && !named {
		at.Y -= 4
	}
	v.tokenFace(u, at, k, n)
	switch {
	case wide:
		v.tokenWords(u, ui.R(at.X, at.Y, at.W+board.Pile(n, d), at.H), r.Right(), k, n)
	case named:
		word := v.tokenWord(u, k, n)
		if u.Width(ui.Label, word) > r.W-4 {
			word = u.T("dungeonroll.token." + k.String())
			u.Text(at.Right()-6, at.Bottom(), ui.BodyBold, u.T("dungeonroll.figure", "n", n), decor.Gold(), ui.AlignMiddle)
		}
		u.TextIn(ui.R(r.X, line, r.W, under), board.Fit(u, ui.Label, word, r.W-4), word, decor.Text(), ui.AlignMiddle)
	case n > 1:
		u.Text(at.Right()-6, at.Bottom(), ui.BodyBold, u.T("dungeonroll.figure", "n", n), decor.Gold(), ui.AlignMiddle)
	}
	if t.Ring {
		u.Ring(r, 8)
	}
	if t.Hot { // what it can do now takes a look at all moves
		title := v.TokenName(k)
		if n > 1 {
			title = u.T("dungeonroll.times", "n", n, "thing", title)
		}
		u.Tip(name, r, ui.Tip{Title: title, Body: v.TokenText(k), Now: v.tokenNow(u, k), Clause: tokenClause(k)})
	}
	v.tokenTouch(u, t, k, at)
}

// tokenUp says whether the hand holds a treasure of a kind.
func (v *View) tokenUp(k dungeonroll.Token) bool {
	h, src := &v.hold, sourceOf(k)
	return h.step == holding && (h.src == src && src != 0 || h.token == k && k != dungeonroll.NoToken)
}

// tokenFace draws n treasures of a kind, without those that stand before the dragon; pale
// where none is left, or all are given up.
func (v *View) tokenFace(u *ui.UI, r ui.Rect, k dungeonroll.Token, n int) {
	h, src := &v.hold, sourceOf(k)
	placed := 0
	for _, use := range h.uses {
		if use.Source == src && src != 0 {
			placed++
		}
	}
	fade := 0.0
	if v.owes() && int(h.give[k]) == n {
		fade = .55
	}
	if v.tokenUp(k) && h.drag && n == 1 || n <= placed {
		fade = .75
	}
	v.Token(u, k, max(1, n-placed), r.X, r.Y, r.W, paint.Place{Fade: fade})
	if v.owes() && h.give[k] > 0 {
		u.Icon("cross", r.Right()-8, r.Y+10, 24, ui.IconRim, 0)
	}
}

// tokenWords writes beside a treasure, up to right, what it is and does.
func (v *View) tokenWords(u *ui.UI, at ui.Rect, right float64, k dungeonroll.Token, n int) {
	w := right - at.Right() - 10
	word, note := v.tokenWord(u, k, n), v.tokenNote(u, k, n)
	u.Text(at.Right()+8, at.Y+.42*at.H, board.Fit(u, ui.LabelBold, word, w), word, decor.Text(), ui.AlignLeft)
	u.Text(at.Right()+8, at.Y+.74*at.H, board.Fit(u, ui.Note, note, w), note, decor.Dim(), ui.AlignLeft)
}

// sourceOf is the source that a treasure is as a companion or scroll, 0 for one with an
// effect of its own.
func sourceOf(k dungeonroll.Token) dungeonroll.Source {
	if k.ActsAs() == dungeonroll.NoFace {
		return 0
	}
	return dungeonroll.TokenSource(k)
}

func tokenClause(k dungeonroll.Token) string {
	return map[dungeonroll.Token]string{dungeonroll.Sword: "DR-093", dungeonroll.Talisman: "DR-094", dungeonroll.Scepter: "DR-095",
		dungeonroll.Tools: "DR-096", dungeonroll.ScrollToken: "DR-098", dungeonroll.Ring: "DR-099", dungeonroll.Scales: "DR-102",
		dungeonroll.Elixir: "DR-103", dungeonroll.Bait: "DR-105", dungeonroll.Portal: "DR-107"}[k]
}

// tokenNote says in two words what a treasure does.
func (v *View) tokenNote(u *ui.UI, k dungeonroll.Token, n int) string {
	switch k {
	case dungeonroll.Portal:
		return u.T("dungeonroll.token.portal-note", "n", max(1, int(v.d.Level)))
	case dungeonroll.Scales:
		return u.T("dungeonroll.token.scales-note", "pairs", n/2, "n", n/2*2)
	}
	return u.T("dungeonroll.token." + k.String() + "-note")
}

// tokenNow is what the treasure can do at this moment.
func (v *View) tokenNow(u *ui.UI, k dungeonroll.Token) string {
	if !v.free() {
		return ""
	}
	can := false
	v.d.Moves(func(m dungeonroll.Move) {
		can = can || m.Token == k && m.Kind == dungeonroll.UseToken || sourceOf(k) != 0 && m.Source == sourceOf(k)
	})
	if can {
		return u.T("dungeonroll.token.now")
	}
	return ""
}

// tokenTouch lets a treasure be taken up, dragged, given and discarded.
func (v *View) tokenTouch(u *ui.UI, t ui.Touch, k dungeonroll.Token, r ui.Rect) {
	if !v.free() {
		return
	}
	h := &v.hold
	src := sourceOf(k)
	effect := k
	if src != 0 {
		effect = dungeonroll.NoToken
	}
	switch {
	case v.owes():
		v.giveUp(u, t, k)
	case h.step == giving:
		if t.Clicked {
			v.giveToken(u, k, pt{r.CX(), r.Y})
		}
	case t.Dropped && h.drag:
		v.use(u, v.spotAt(u, t.X, t.Y), t.X, t.Y)
	case k == dungeonroll.Scales: // good at the end only
		if t.Clicked || t.Dragging && !h.drag {
			u.Refuse(r.CX(), r.Y, v.TokenText(k), tokenClause(k), func() { v.Rulebook(tokenClause(k)) })
		}
	case t.Dragging && !h.drag && (h.step == idle || h.step == holding):
		v.take(u, src, effect, true)
	case t.Clicked && (h.step == idle || h.step == holding):
		v.take(u, src, effect, false)
	}
}
